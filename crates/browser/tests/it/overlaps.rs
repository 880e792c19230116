//! Texts of the boards do not lie on each other, and none is too small to read.

use browser::{Browser, Hand, House, LAPTOP, PHONE, Player, Size};
use serde_json::{Value, json};

/// From a large screen to a small one.
const SIZES: [Size; 4] = [
    Size {
        width: 1440,
        height: 900,
        phone: false,
    },
    LAPTOP,
    Size {
        width: 820,
        height: 1180,
        phone: true,
    },
    PHONE,
];

/// Names pairs of texts of the board of which one covers a good part of the other, and texts
/// under eleven pixels. Boxes of letters are higher than what is seen of them.
const MEASURE: &str = r"
    const shown = (text) => {
      for (let node = text; node.id !== 'stage'; node = node.parentElement) if (getComputedStyle(node).opacity < 0.2) return false;
      return text.textContent.trim() && text.checkVisibility({ visibilityProperty: true });
    };
    const texts = [...document.querySelectorAll('#stage svg text')].filter(shown).map((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      const { a, b } = text.getScreenCTM();
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      return { said: text.textContent, x, y: y + height / 5, right: x + width, bottom: y + height * 4 / 5, size };
    });
    const faults = texts.filter(({ size }) => size < 10.9).map(({ said, size }) => `${said}: ${size.toFixed(1)} px`);
    texts.forEach((one, n) => {
      for (const other of texts.slice(n + 1)) {
        const wide = Math.min(one.right, other.right) - Math.max(one.x, other.x);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y);
        if (wide > 2 && high > 2) faults.push(`${one.said} × ${other.said}`);
      }
    });
    return faults;";

/// Looks at moments of a game of four in all sizes and languages.
fn check(new: &Value) {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let player = Player::new(&browser, Hand::Mouse, 21);
    player.sit_at(new);
    let table = player.table();
    player.rush(&table, 60);
    browser.reload();
    let last = browser.js(
        "return Number(document.querySelector('#frame').dataset.actions)",
        &[],
    );
    let last = last.as_u64().expect("a number");
    assert!(last > 60, "{last}");
    let mut faults = Vec::new();
    for language in ["en", "es", "fr"] {
        browser.visit("/");
        browser.click(&format!(".languages [lang={language}]"));
        browser.until(&format!("document.documentElement.lang === '{language}'"));
        for part in 1..=6 {
            let at = last * part / 6;
            browser.visit(&format!("/t/{table}?at={at}"));
            for size in SIZES {
                browser.resize(size);
                browser.until_still();
                let found: Vec<String> =
                    serde_json::from_value(browser.js(MEASURE, &[])).expect("a list");
                let place = format!("{language}, after {at}, {} wide", size.width);
                faults.extend(found.into_iter().map(|fault| format!("{place}: {fault}")));
            }
            browser.resize(LAPTOP);
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_text_of_kosmonavts_lies_on_another() {
    let bots = json!({ "2": "random", "3": "random", "4": "greedy" });
    check(&json!({
        "game": "kosmonavts", "players": 4, "seats": [1], "bots": bots,
        "options": { "mode": "advanced" },
    }));
}
