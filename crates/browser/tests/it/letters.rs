//! The letters of a board: large enough on every screen, and none over another.

use browser::{Browser, DESKTOP, Hand, House, LAPTOP, PHONE, Player, SIDEWAYS, Size, TABLET};
use serde_json::json;

/// The texts of the board that are smaller than 11 pixels, and those that lie over each
/// other. What is written on a piece may cover what is printed on the board.
const FAULTS: &str = r"
    const texts = [...document.querySelectorAll('#stage svg text')]
      .filter((text) => text.textContent.trim() && text.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((text) => text.getBoundingClientRect().width)
      .map((text) => {
        const { a, b } = text.getScreenCTM();
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        const { left, right, top, bottom } = text.getBoundingClientRect();
        // The box has room for accents and tails.
        const ink = { left: left + 1, right: right - 1, top: bottom - 0.9 * size, bottom: bottom - 0.3 * size };
        return { words: text.textContent, size, ink, bent: !!text.querySelector('textPath'), piece: !!text.closest('[data-key]') };
      });
    const small = texts.filter(({ size }) => size < 10.95).map(({ words, size }) => `${words}: ${size.toFixed(1)} pixels`);
    const over = texts.flatMap((one, n) => texts.slice(0, n).filter((other) =>
        one.piece === other.piece && !one.bent && !other.bent
        && one.ink.left < other.ink.right && other.ink.left < one.ink.right
        && one.ink.top < other.ink.bottom && other.ink.top < one.ink.bottom)
      .map((other) => `${one.words} over ${other.words}`));
    return [...small, ...over];";

/// The workers that can be chosen and are smaller than a finger, in pixels.
const TOO_SMALL: &str = r"
    return [...document.querySelectorAll('.ro-worker.glow .halo')]
      .map((halo) => halo.getBoundingClientRect())
      .filter(({ width, height }) => Math.min(width, height) < 39.5)
      .map(({ width, height }) => `${width} × ${height}`);";

/// Looks at a game of four with cards, now and then, in every language and size.
#[test]
fn the_letters_of_red_outpost_are_legible() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let player = Player::new(&browser, Hand::Mouse, 41);
    for options in [json!({ "cards": "on" }), json!({})] {
        let players = if options == json!({}) { 1 } else { 4 };
        let bots: Vec<(u8, &str)> = (2..=players).map(|seat| (seat, "novice")).collect();
        let bots = bots
            .into_iter()
            .map(|(seat, bot)| (seat.to_string(), bot.into()));
        let bots: serde_json::Map<String, serde_json::Value> = bots.collect();
        player.sit_at(&json!({
            "game": "red-outpost", "players": players, "seats": [1], "bots": bots, "options": options,
        }));
        let table = player.table();
        for actions in [0, 6, 7] {
            player.rush(&table, actions);
            let sizes = [DESKTOP, LAPTOP, TABLET, PHONE, SIDEWAYS];
            look(&browser, &format!("/t/{table}"), &sizes, |size, at| {
                if size.phone {
                    assert_eq!(browser.js(TOO_SMALL, &[]), json!([]), "{at}");
                }
            });
        }
    }
}

/// Looks at moments of a race of four, in every language and size.
#[test]
fn the_letters_of_kosmonavts_are_legible() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let player = Player::new(&browser, Hand::Mouse, 21);
    player.sit_at(&json!({
        "game": "kosmonavts", "players": 4, "seats": [1], "options": { "mode": "advanced" },
        "bots": { "2": "random", "3": "random", "4": "random" },
    }));
    let table = player.table();
    player.rush(&table, 40);
    browser.reload();
    let last = "return Number(document.querySelector('#frame').dataset.actions)";
    let last = browser.js(last, &[]).as_u64().expect("a number");
    assert!(last > 40, "{last}");
    for part in 1..=5 {
        let address = format!("/t/{table}?at={}", last * part / 6);
        look(
            &browser,
            &address,
            &[DESKTOP, LAPTOP, TABLET, PHONE, SIDEWAYS],
            |_, _| (),
        );
    }
}

/// Brings a part of the board to the front where a phone shows one at a time; whether there
/// is such a part.
const TURN: &str = "
    const tab = [...document.querySelectorAll('#stage [data-tab]')].filter((one) => one.checkVisibility())[arguments[0]];
    tab?.focus();
    return !!tab;";

/// Looks at the choice of leaders, the draft, the middle and the end of games with four and
/// with a rival, at every part of the board.
#[test]
fn the_letters_of_circadians_are_legible() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let player = Player::new(&browser, Hand::Mouse, 41);
    let bots = json!({ "2": "greedy", "3": "greedy", "4": "greedy" });
    let four = json!({ "game": "circadians", "players": 4, "seats": [1], "bots": bots });
    let mut open = four.clone();
    open["options"] = json!({ "leaders": "open" });
    let alone = json!({ "game": "circadians", "players": 1, "seats": [1] });
    for (table, moments) in [(four, &[0, 1, 30, 30][..]), (open, &[0]), (alone, &[40])] {
        player.sit_at(&table);
        let table = player.table();
        for &actions in moments {
            player.rush(&table, actions);
            let sizes = [DESKTOP, LAPTOP, TABLET, PHONE, SIDEWAYS];
            look(&browser, &format!("/t/{table}"), &sizes, |_, at| {
                for part in 0..7 {
                    if browser.js(TURN, &[json!(part)]) == true {
                        browser.until_still();
                        let faults = browser.js(FAULTS, &[]);
                        assert_eq!(faults, json!([]), "{at}, part {part}");
                    }
                }
            });
        }
    }
}

/// Looks at a board in every language and these sizes; `see` is told where.
fn look(browser: &Browser, address: &str, sizes: &[Size], see: impl Fn(Size, &str)) {
    for language in ["en", "es", "fr"] {
        browser.resize(LAPTOP);
        browser.js(
            "document.cookie = `lang=${arguments[0]}; path=/`",
            &[json!(language)],
        );
        browser.visit(address);
        // My turn, or a look back.
        browser.until(
            "document.querySelector('html.script #frame:is([data-yours], .over, :not([data-live]))')",
        );
        for &size in sizes {
            browser.resize(size);
            browser.until_still();
            let at = format!("{address}, {language}, {} pixels wide", size.width);
            assert_eq!(browser.js(FAULTS, &[]), json!([]), "{at}");
            see(size, &at);
        }
    }
}
