//! A large board on a phone: one part of it at a time.

use browser::{Browser, Hand, House, LAPTOP, PHONE, Player};
use serde_json::json;

const GAME: &str = "circadians";

/// Boxes for discs of Red Outpost that lie over each other or leave their portrait.
const SLOTS: &str = "
    const box = (node) => node.getBoundingClientRect();
    const wrong = [];
    for (const row of document.querySelectorAll('.ro-moods .ground .ro-row')) {
      const sheet = box(row.querySelector('.ro-card2'));
      const slots = [...row.querySelectorAll('.ro-share')].map(box);
      slots.forEach((one, n) => {
        if (one.right > sheet.right || one.bottom > sheet.bottom) wrong.push(`slot ${n} leaves the portrait`);
        for (const other of slots.slice(n + 1)) {
          if (Math.min(one.right, other.right) > Math.max(one.x, other.x) && Math.min(one.bottom, other.bottom) > Math.max(one.y, other.y))
            wrong.push(`slot ${n} lies over another`);
        }
      });
      if (!slots.length) wrong.push('no slots');
    }
    return wrong;";

#[test]
fn discs_of_any_number_of_players_have_their_place_on_a_phone() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let player = Player::new(&browser, Hand::Mouse, 34);
    for players in 1..=4 {
        let bots = (2..=players).map(|seat| (seat.to_string(), json!("novice")));
        let bots: serde_json::Map<_, _> = bots.collect();
        let table =
            json!({ "game": "red-outpost", "players": players, "seats": [1], "bots": bots });
        player.sit_at(&table);
        for size in [LAPTOP, PHONE] {
            browser.resize(size);
            browser.until_still();
            let wrong = browser.js(SLOTS, &[]);
            assert_eq!(wrong, json!([]), "{players} players, {size:?}");
        }
        browser.resize(LAPTOP);
    }
}

/// The smallest text that is seen in a part, in tenths of a pixel.
const SMALLEST: &str = "
    const texts = [...document.querySelectorAll(`.cf-p-${arguments[0]} text`)]
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d);
    return Math.round(10 * Math.min(...texts));";

#[test]
fn the_stations_can_be_read_on_a_phone() {
    let house = House::open();
    let browser = Browser::new(&house.address(), PHONE);
    let mut player = Player::new(&browser, Hand::Finger, 31);
    player.sit_with_bots(GAME);
    player.rush(&player.table(), 12);
    browser.reload();
    player.wait();
    for part in ["works", "trade", "talks"] {
        browser.tap(&format!(".cf-t-{part}"));
        let smallest = browser.js(SMALLEST, &[json!(part)]).as_i64();
        assert!(smallest >= Some(110), "{part}: {smallest:?}");
    }
    // Nothing lies over the base of another.
    browser.tap(".cf-t-others");
    browser.tap(".cf-mini");
    let clear = "
        const box = [...document.querySelectorAll('.cf-open')]
          .find((sheet) => sheet.checkVisibility()).getBoundingClientRect();
        const corners = [[box.x, box.y], [box.right, box.y], [box.x, box.bottom], [box.right, box.bottom]];
        return corners.map(([x, y]) => [x + Math.sign(box.x + box.width / 2 - x) * 12, y + Math.sign(box.y + box.height / 2 - y) * 12])
          .every(([x, y]) => document.elementFromPoint(x, y).closest('.cf-open'))";
    assert_eq!(browser.js(clear, &[]), true);
}

#[test]
fn tokens_are_large_enough_to_hit() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 32);
    player.sit_with_bots(GAME);
    player.wait();
    let least = "
        const boxes = [...document.querySelectorAll('[data-spot^=token-]')].map((token) => token.getBoundingClientRect());
        return boxes.length && Math.floor(Math.min(...boxes.flatMap(({ width, height }) => [width, height])))";
    let least = browser.js(least, &[]).as_i64();
    assert!(least >= Some(24), "{least:?}");
}

/// How far the game and my choice are.
const STATE: &str = "
    const crumbs = document.querySelectorAll('.crumb').length;
    return [document.querySelector('#frame').dataset.seq, location.search, crumbs].join()";

/// Lets the focus go when a finger touches, as some browsers do, and notes whether the
/// thing is hit nevertheless.
const LET_GO: &str = "
    const [spot] = arguments;
    document.addEventListener('mousedown', (event) => {
      event.preventDefault();
      document.activeElement.blur();
    }, true);
    document.addEventListener('click', ({ x, y }) => {
      window.hit = document.elementsFromPoint(x, y).some((node) => node.closest(spot));
    }, true);";

/// Something to touch in a part that is not in front.
const ELSEWHERE: &str = "
    const glows = [...document.querySelectorAll('#stage .glow')];
    const seen = glows.filter((glow) => glow.checkVisibility({ visibilityProperty: true }))
      .map((glow) => glow.dataset.spot);
    const there = glows.find((glow) => !seen.includes(glow.dataset.spot));
    if (!there) return null;
    const part = there.closest('.cf-part').classList[1].replace('cf-p-', '');
    return { part, spot: there.dataset.spot };";

#[test]
fn what_a_finger_touches_stays_in_front_and_is_taken() {
    let house = House::open();
    let browser = Browser::new(&house.address(), PHONE);
    let mut player = Player::new(&browser, Hand::Finger, 33);
    player.sit_with_bots(GAME);
    let there = loop {
        player.wait();
        let there = browser.js(ELSEWHERE, &[]);
        if there.is_object() {
            break there;
        }
        assert!(player.step(), "something glows in two parts");
        player.wait_sent();
    };
    let text = |name: &str| there[name].as_str().map(str::to_owned).expect("a name");
    let spot = format!("#stage .glow[data-spot=\"{}\"]", text("spot"));
    let seen = "document.querySelector(arguments[0]).checkVisibility({ visibilityProperty: true })";
    let is_seen = || browser.js(&format!("return {seen}"), &[json!(spot)]) == true;
    assert!(!is_seen());
    browser.tap(&format!(".cf-t-{}", text("part")));
    browser.wait_for("the part is in front", || is_seen().then_some(()));

    let state = || browser.text_of(STATE);
    let before = state();
    browser.js(LET_GO, &[json!(spot)]);
    browser.tap(&format!("{spot} .halo"));
    browser.until("'hit' in window");
    assert!(browser.is("window.hit"), "it was in front");
    browser.wait_for("it is taken", || (state() != before).then_some(()));
}
