//! Who somebody is, in a real browser: a passkey, and a second device.

use browser::{Browser, House, LAPTOP, PHONE};
use serde_json::json;
use server::Mail;
use services::{Email, Smtp};

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
pub fn rename(browser: &Browser, name: &str) {
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

/// Sends a form with an address in it.
fn enter(browser: &Browser, form: &str, address: &str) {
    browser.js(
        "const form = document.querySelector(arguments[0]);
         form.elements.namedItem('address').value = arguments[1];
         form.requestSubmit()",
        &[json!(form), json!(address)],
    );
}

/// The path of the link in an e-mail.
fn path(house: &House, email: &Email) -> String {
    let link = email.link("/link#");
    link.strip_prefix(&house.address()).unwrap().to_owned()
}

/// An address is confirmed where it was entered, and brings one back on another device: an e-mail
/// from a real server is opened, and what signs in is a button. The theme comes along, and a name
/// that is kept cannot be taken.
#[test]
fn smtp_an_email_signs_in_another_browser() {
    let smtp = Smtp::start();
    let house = House::with(|config| {
        config.notices.mail = Some(Mail {
            relay: smtp.address().parse().unwrap(),
            sender: "Orrery <orrery@play.example.org>".parse().unwrap(),
        });
    });
    let laptop = Browser::new(&house.address(), LAPTOP);
    rename(&laptop, "Ana");
    enter(&laptop, "#mail form", "ana@example.org");
    laptop.until("document.querySelector('#mail-code')");
    laptop.visit(&path(&house, &smtp.next()));
    laptop.until("document.querySelector('.signing') && location.hash === ''");
    assert!(laptop.words("h1").contains("ana@example.org"));
    laptop.click(".signing .strong");
    laptop.until("location.search === '?said=mail-added'");
    laptop.until("document.querySelector('#mail .devices li')");
    // One after the other: what is sent at once may come in another order.
    for theme in ["light", "dark"] {
        laptop.click("#theme");
        laptop.wait_for("the theme is kept", || {
            laptop.visit("/me");
            let kept = format!("document.documentElement.dataset.likes?.includes('{theme}')");
            laptop.is(&kept).then_some(())
        });
    }
    let phone = Browser::new(&house.address(), PHONE);
    phone.visit("/link");
    enter(&phone, "#mail-form", "ana@example.org");
    phone.until("location.pathname === '/link/mail'");
    let link = path(&house, &smtp.next());
    // Looking at it in another browser uses nothing up.
    let mut other = Browser::new(&house.address(), LAPTOP);
    // The link when it is used up, and the name of somebody else.
    other.expect("/link/confirm - Failed to load resource");
    other.expect("/name - Failed to load resource");
    other.visit(&link);
    other.until("document.querySelector('.signing')");
    phone.visit(&link);
    phone.until("document.querySelector('.signing')");
    phone.click(".signing .strong");
    phone.until("location.pathname === '/me'");
    assert_eq!(name(&phone), "Ana");
    phone.until("document.documentElement.dataset.theme === 'dark'");
    other.click(".signing .strong");
    other.until("document.querySelector('.refused')");
    other.visit("/me");
    other.js(
        "document.querySelector('main [name=name]').value = 'ANA';
         document.querySelector('main [action=\"/name\"]').requestSubmit()",
        &[],
    );
    other.until("document.querySelector('main')?.textContent.includes('belongs to someone else')");
}
