//! Who somebody is, in a real browser: a passkey, and a second device.

use browser::{Browser, House, LAPTOP, PHONE};
use serde_json::json;

/// Gives the browser an authenticator whose owner is always there and always confirms.
fn authenticator(browser: &Browser) {
    browser.cdp("WebAuthn.enable", &json!({}));
    let options = json!({
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": true,
        "hasUserVerification": true,
        "isUserVerified": true,
        "automaticPresenceSimulation": true,
    });
    let options = json!({ "options": options });
    browser.cdp("WebAuthn.addVirtualAuthenticator", &options);
}

/// Changes the name on the page of one's profile.
fn rename(browser: &Browser, name: &str) {
    browser.visit("/me");
    browser.js(
        "document.querySelector('main [name=name]').value = arguments[0];
         document.querySelector('main [action=\"/name\"]').requestSubmit()",
        &[json!(name)],
    );
    browser.until(&format!(
        "document.querySelector('main [name=name]')?.defaultValue === '{name}'"
    ));
}

fn name(browser: &Browser) -> String {
    browser.visit("/me");
    browser.text_of("return document.querySelector('main [name=name]').value")
}

/// Browsers have passkeys for names only, and the machine itself has one.
#[test]
fn a_passkey_brings_one_back() {
    let house = House::open();
    let here = house.address().replace("127.0.0.1", "localhost");
    let browser = Browser::new(&here, LAPTOP);
    authenticator(&browser);
    rename(&browser, "Ana");
    browser.click("[data-passkey=new] button");
    browser.until("document.querySelector('#passkeys .devices li')");
    browser.click("#devices .here button");
    browser.until("location.pathname === '/'");
    assert_ne!(name(&browser), "Ana");
    browser.visit("/link");
    browser.click("[data-passkey=known] button");
    browser.until("document.querySelector('.signing')");
    assert!(
        browser
            .words("h1")
            .to_lowercase()
            .contains("sign in as ana?")
    );
    browser.click(".signing .strong");
    browser.until("location.pathname === '/me'");
    assert_eq!(name(&browser), "Ana");
    // Removed, it signs nobody in.
    browser.click("#passkeys .devices button");
    browser.until("!document.querySelector('#passkeys .devices')");
}

/// The link signs in with a button, leaves the address at once, and takes along what was played.
#[test]
fn a_second_device_by_its_link() {
    let house = House::open();
    let laptop = Browser::new(&house.address(), LAPTOP);
    rename(&laptop, "Ana");
    laptop.click("#link-device button");
    laptop.until("document.querySelector('.way .qr')");
    let link = laptop.text_of("return document.querySelector('[data-copy]').dataset.copy");
    let path = link.strip_prefix(&house.address()).unwrap().to_owned();
    let phone = Browser::new(&house.address(), PHONE);
    phone.visit("/");
    phone.click("[name=mode][value=bots]");
    phone.until("location.pathname.startsWith('/t/')");
    let table = phone.path();
    phone.visit(&path);
    phone.until("document.querySelector('.signing') && location.hash === ''");
    assert!(phone.words(".plainly").contains("1 game"));
    phone.click(".signing .strong");
    phone.until("location.pathname === '/me'");
    assert_eq!(name(&phone), "Ana");
    laptop.visit(&table);
    laptop.until("document.querySelector('#frame')?.dataset.yours === ''");
    assert_eq!(name(&laptop), "Ana");
    assert_eq!(
        laptop.js(
            "return document.querySelectorAll('#devices .devices li').length",
            &[]
        ),
        json!(2)
    );
}
