//! Encryption and signature as the standards say.

use push::{
    LONGEST, Reader, TooLong, Vapid, VapidError,
    testkit::{self, Browser, signed_by},
};

/// RFC 8291, section 5 and appendix A: the same keys and salt give the same bytes.
#[test]
fn the_example_of_the_standard_comes_out() {
    let browser = Browser::known(
        "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    .unwrap();
    let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx\
               aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    assert_eq!(browser.p256dh(), key);
    let reader = Reader::new(key, "BTBZMqHH6r4Tts7J_aSIgg").unwrap();
    let body = testkit::encrypt_with(
        &reader,
        b"When I grow up, I want to be a watermelon",
        "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        "DGv6ra1nlYgDCS1FRnbzlw",
    )
    .unwrap();
    assert_eq!(
        testkit::text(&body),
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
         mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
         pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    );
    let read = browser.read(&body).unwrap();
    assert_eq!(read, b"When I grow up, I want to be a watermelon");
}

#[test]
fn only_the_browser_it_is_for_can_read_a_message() {
    let (one, other) = (Browser::new(), Browser::new());
    let reader = Reader::new(&one.p256dh(), &one.auth()).unwrap();
    let body = reader.encrypt(b"your turn").unwrap();
    assert_eq!(one.read(&body).unwrap(), b"your turn");
    assert_eq!(other.read(&body), None);
    let mut changed = body.clone();
    *changed.last_mut().unwrap() ^= 1;
    assert_eq!(one.read(&changed), None);
    // Nothing is sent twice with the same key, and the length tells little.
    let again = reader.encrypt(b"another turn").unwrap();
    assert_eq!(again.len(), body.len());
    assert_ne!(again[..86], body[..86]);
}

#[test]
fn messages_fit_into_what_services_take() {
    let browser = Browser::new();
    let reader = Reader::new(&browser.p256dh(), &browser.auth()).unwrap();
    let longest = vec![b'x'; LONGEST];
    let body = reader.encrypt(&longest).unwrap();
    assert_eq!(body.len(), 4096);
    assert_eq!(browser.read(&body).unwrap(), longest);
    assert_eq!(reader.encrypt(&vec![b'x'; LONGEST + 1]), Err(TooLong));
    assert_eq!(browser.read(&reader.encrypt(b"").unwrap()).unwrap(), b"");
}

#[test]
fn keys_that_no_browser_has_given_are_refused() {
    let browser = Browser::new();
    let (key, secret) = (browser.p256dh(), browser.auth());
    let other = "BP".to_owned() + &"A".repeat(85);
    for (key, secret) in [
        ("", &*secret),
        (&*key, ""),
        (&*key, "AAAA"),
        (&key[..80], &*secret),
        (&*other, &*secret),
        ("not a key", "not a secret"),
    ] {
        assert!(Reader::new(key, secret).is_err(), "{key} {secret}");
    }
    // Some browsers pad what they say.
    assert!(Reader::new(&format!("{key}="), &format!("{secret}==")).is_ok());
}

/// RFC 8292: a token for one service, for half a day, with the key that signed it.
#[test]
fn a_signature_is_for_one_service_and_one_day() {
    let vapid = Vapid::generate();
    let header = vapid.authorization("https://push.example", "mailto:ana@example.org", 1_000);
    let (key, claims) = signed_by(&header).unwrap();
    assert_eq!(key, vapid.public());
    assert_eq!(claims["aud"], "https://push.example");
    assert_eq!(claims["sub"], "mailto:ana@example.org");
    let ends = claims["exp"].as_u64().unwrap();
    assert!((1_001..=1_000 + 24 * 60 * 60).contains(&ends), "{ends}");
    let forged = header.replace(&vapid.public(), &Vapid::generate().public());
    assert_eq!(signed_by(&forged), None);
}

#[test]
fn a_key_is_read_as_tools_write_it_and_shows_itself_nowhere() {
    let vapid = Vapid::generate();
    assert_eq!(Vapid::read(&vapid.secret()).unwrap(), vapid);
    assert!(!format!("{vapid:?}").contains(&vapid.secret()));
    // By OpenSSL: `ecparam -name prime256v1 -genkey`, and `pkcs8 -topk8 -nocrypt`.
    let sec1 = "-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n\
        SEC1";
    let (sec1, pkcs8) = (sec1.replace("SEC1", SEC1), PKCS8);
    assert_eq!(Vapid::read(&sec1).unwrap(), Vapid::read(pkcs8).unwrap());
    for wrong in ["", "AAAA", "-----BEGIN EC PRIVATE KEY-----\nAAAA\n"] {
        assert_eq!(Vapid::read(wrong).unwrap_err(), VapidError);
    }
}

const SEC1: &str = "\
-----BEGIN EC PRIVATE KEY-----\n\
MHcCAQEEIAaKzQabVbDkgkuEO7RwvR4ghJVLefd3NjwtQaZJgWO+oAoGCCqGSM49\n\
AwEHoUQDQgAEHTUNRsW01qn4h4UwxXBlFHfGjNxXtUr2MZ8FnWGhFpYvRL6uLatV\n\
8kNWZyUuSI+rRE/lsIAV3TMuNCgvazkyWA==\n\
-----END EC PRIVATE KEY-----\n";

const PKCS8: &str = "\
-----BEGIN PRIVATE KEY-----\n\
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBorNBptVsOSCS4Q7\n\
tHC9HiCElUt593c2PC1BpkmBY76hRANCAAQdNQ1GxbTWqfiHhTDFcGUUd8aM3Fe1\n\
SvYxnwWdYaEWli9Evq4tq1XyQ1ZnJS5Ij6tET+WwgBXdMy40KC9rOTJY\n\
-----END PRIVATE KEY-----\n";
