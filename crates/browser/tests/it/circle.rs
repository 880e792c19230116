//! Friends and an invitation, by two people in two browsers.

use browser::{Browser, DESKTOP, House, PHONE};

use crate::people::rename;

/// The address that somebody gives to friends.
fn link(browser: &Browser, house: &House) -> String {
    browser.visit("/friends");
    browser.click("#own-link button");
    browser.until("document.querySelector('#own-link [data-copy]')");
    let link =
        browser.text_of("return document.querySelector('#own-link [data-copy]').dataset.copy");
    link.strip_prefix(&house.address()).unwrap().to_owned()
}

/// Makes a table by invitation with a free seat.
fn set_up(browser: &Browser) {
    browser.visit("/new/red-outpost");
    browser.click("label:has([name=seat-2][value=open])");
    browser.click("label:has([name=open][value=no])");
    browser.click(".start .button");
    browser.until("document.querySelector('#frame.waiting')");
}

/// Ben opens Ana's link and asks, Ana accepts and invites him to a private table, he finds the
/// invitation on the first page and sits down, and the game begins.
#[test]
fn a_friend_is_asked_invited_and_sits_down() {
    let house = House::open();
    let ana = Browser::new(&house.address(), DESKTOP);
    let ben = Browser::new(&house.address(), PHONE);
    rename(&ana, "Ana");
    rename(&ben, "Ben");
    let page = link(&ana, &house);
    ben.visit(&page);
    ben.tap("[value=ask]");
    ben.until("location.search === '?said=asked' && document.querySelector('#asked')");
    ana.visit("/");
    assert!(ana.words(".ways a[href='/friends']").contains("(1)"));
    ana.click(".ways a[href='/friends']");
    ana.until("document.querySelector('#asking')");
    ana.picture("friends-desktop");
    ana.click("#asking [value=accept]");
    ana.until("document.querySelector('#friends .people li')");
    assert!(ana.words("#friends .people").contains("Ben"));
    // A table by invitation, with a seat for Ben.
    set_up(&ana);
    let table = ana.path();
    ana.until("document.querySelector('a[href$=\"/friends\"]')");
    ana.click("#frame a[href$='/friends']");
    ana.until("document.querySelector('.people [name=player]')");
    ana.click(".people .strong");
    ana.until("document.querySelector('.people .tag')");
    assert!(ana.words(".people").contains("Invited"));
    ana.picture("guests-desktop");
    // Ben has no way of being notified, and finds it at home.
    ben.visit("/");
    ben.until("document.querySelector('.invitations')");
    assert!(ben.words(".invitations").contains("Ana invites you"));
    ben.picture("invitation-phone");
    ben.tap(".invitations a.strong");
    ben.until("location.pathname.startsWith('/t/') && document.querySelector('[data-sit]')");
    assert_eq!(ben.path().split('?').next(), Some(&*table));
    ben.tap("[data-sit] .strong");
    ana.visit(&table);
    ana.until("document.querySelector('#frame').dataset.stage === 'playing'");
    ben.visit("/");
    ben.until("document.querySelector('#frame')");
    assert!(!ben.sees(".invitations"));
    // Both see the other on their pages, and nobody else's.
    ana.visit("/friends");
    ana.until("document.querySelector('#friends .people')");
    assert!(ana.words("#friends .people").contains("Ben"));
}

/// An invitation is declined with one tap, and whoever invited is told.
#[test]
fn an_invitation_is_declined() {
    let house = House::open();
    let ana = Browser::new(&house.address(), DESKTOP);
    let ben = Browser::new(&house.address(), PHONE);
    rename(&ana, "Ana");
    rename(&ben, "Ben");
    let page = link(&ben, &house);
    ana.visit(&page);
    ana.click("[value=ask]");
    ana.until("document.querySelector('#asked')");
    ben.visit("/friends");
    ben.until("document.querySelector('#asking')");
    ben.tap("#asking [value=accept]");
    ben.until("document.querySelector('#friends .people li')");
    set_up(&ana);
    let friends = format!("{}/friends", ana.path());
    ana.visit(&friends);
    ana.click(".people .strong");
    ana.until("document.querySelector('.people .tag')");
    ben.visit("/");
    ben.tap(".invitations form button");
    ben.until("document.querySelector('#frame.home') && !document.querySelector('.invitations')");
    ana.visit(&friends);
    ana.until("document.querySelector('.people .tag')");
    assert!(ana.words(".people .tag").contains("Declined"));
}
