//! A secret plan is a draft on the table: dice are put down, picked up and exchanged in any
//! order, and nothing is told before a click of its own.

use browser::{Browser, Hand, House, Key, LAPTOP, Player};

fn seq(browser: &Browser) -> String {
    browser.text_of("return document.querySelector('#frame').dataset.seq")
}

/// What is drafted, as the address says it.
fn drafted(browser: &Browser) -> Vec<String> {
    let draft = browser.text_of("return new URLSearchParams(location.search).get('draft') ?? ''");
    let actions = draft.splitn(3, '.').nth(2).unwrap_or_default();
    let actions = actions.split(';').filter(|action| !action.is_empty());
    actions.map(str::to_owned).collect()
}

/// The spots that are in the hand.
fn chosen(browser: &Browser) -> String {
    browser.text_of(
        "return [...document.querySelectorAll('#stage .chosen')].map((one) => one.dataset.spot).join(' ')",
    )
}

fn spot(name: &str) -> String {
    format!("#stage [data-spot=\"{name}\"]")
}

/// Clicks a spot of the board once the question has settled.
fn touch(player: &mut Player<'_>, browser: &Browser, name: &str) {
    player.wait();
    browser.click(&spot(name));
}

/// The rolled dice that wait, as spots.
fn waiting_dice(browser: &Browser) -> Vec<String> {
    let script = "
        const paths = [...document.querySelectorAll('.choice')].map((one) => JSON.parse(one.dataset.path ?? '[]')[0] ?? '');
        return [...new Set(paths)].filter((part) => part.startsWith('die-'));";
    serde_json::from_value(browser.js(script, &[])).expect("names")
}

/// Against bots too: the last die reveals nothing, placed dice can be picked up again one by
/// one, another die can be taken instead, a place can come first, and Enter reveals.
#[test]
fn a_plan_can_be_rearranged_until_it_is_revealed() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 31);
    player.sit_with_bots("circadians");
    loop {
        player.wait();
        if waiting_dice(&browser).len() > 1 {
            break;
        }
        player.step();
        player.wait_sent();
    }
    let before = seq(&browser);

    // Another die instead of the one in the hand.
    let dice = waiting_dice(&browser);
    for die in &dice[..2] {
        touch(&mut player, &browser, die);
        browser.wait_for("the die is in the hand", || {
            (chosen(&browser) == *die).then_some(())
        });
    }
    // A place first, then the die.
    browser.press(&Key::Escape);
    touch(&mut player, &browser, "farm-2");
    browser.until("document.querySelector('#stage .chosen[data-spot=farm-2]')");
    touch(&mut player, &browser, &dice[1]);
    let first = format!("assign:{}>farm_2", dice[1].trim_start_matches("die-"));
    browser.wait_for("the die is on the farm", || {
        (drafted(&browser) == [first.clone()]).then_some(())
    });

    // The last die reveals nothing.
    while !browser.sees(".seal") {
        player.step();
        player.wait_sent();
    }
    let whole = drafted(&browser);
    assert_eq!(whole[0], first);
    assert_eq!(seq(&browser), before, "the plan is not sent yet");
    assert!(waiting_dice(&browser).is_empty());

    // A placed die comes back into the hand, wherever it is in the plan.
    touch(&mut player, &browser, "farm-2");
    browser.wait_for("the die is in the hand again", || {
        (drafted(&browser) == whole[1..] && chosen(&browser) == dice[1]).then_some(())
    });
    touch(&mut player, &browser, "farm-2");
    browser.until("document.querySelector('.seal')");
    let mut again = whole[1..].to_vec();
    again.push(first);
    assert_eq!(drafted(&browser), again);
    assert_eq!(seq(&browser), before);

    player.wait();
    browser.press(&Key::Enter);
    browser.wait_for("the plan is revealed", || {
        (seq(&browser) != before && drafted(&browser).is_empty()).then_some(())
    });
}

/// A die in a garage goes where one touches, after a touch on its value where several values
/// lead there: two answers of the rules, no list and no garage.
#[test]
fn a_die_is_sent_with_two_touches() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut player = Player::new(&browser, Hand::Mouse, 33);
    player.sit_with_bots("circadians");
    let paths = "
        const sent = [...document.querySelectorAll('.choice[value*=\";to:\"]')];
        return sent.map((one) => JSON.parse(one.dataset.path)).filter((path) => path[0].startsWith('garage-'));";
    let (paths, scene) = loop {
        let scene = player.wait();
        let paths: Vec<Vec<String>> =
            serde_json::from_value(browser.js(paths, &[])).expect("paths");
        // Sal stays a 3; a die in garage 1 can change.
        if paths.iter().any(|path| path.len() == 3) {
            break (paths, scene);
        }
        player.step();
        player.wait_sent();
    };
    let places = scene.glows.iter().filter_map(|glow| {
        let path = paths.iter().find(|path| path[1] == glow.spot)?;
        Some((path, glow.at?))
    });
    // Garage 1 has a ship that changes the value.
    let (path, (x, y)) = places.max_by_key(|(path, _)| path.len()).expect("a place");
    assert_eq!(path.len(), 3, "{paths:?}");
    browser.click_at(x, y);
    let value = format!("#stage .cf-values .glow[data-spot=\"{}\"]", path[2]);
    browser.until(&format!("document.querySelector('{value}')"));
    browser.click(&value);
    browser.wait_for("the die is sent", || {
        let now = browser.text_of("return document.querySelector('#frame').dataset.actions");
        (now.parse::<u64>().expect("a number") >= scene.actions + 2).then_some(())
    });
}
