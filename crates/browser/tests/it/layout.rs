//! The frame around the boards: rows of players, the height of the question, the divider,
//! the sheet for a new game, and floors that hold on every screen.

use browser::{Browser, DESKTOP, Hand, House, Key, LAPTOP, PHONE, Player, SIDEWAYS, TABLET};
use serde_json::{Value, json};

/// Full tables with everything, and how many of my actions make it the middle of the game.
fn full_tables() -> [(Value, usize); 3] {
    let bots = json!({ "2": "greedy", "3": "novice", "4": "greedy" });
    let table = |game: &str, options: Value| json!({ "game": game, "players": 4, "seats": [1], "bots": bots, "options": options });
    [
        (table("red-outpost", json!({ "cards": "on" })), 9),
        (table("kosmonavts", json!({ "mode": "advanced" })), 24),
        (table("circadians", json!({})), 30),
    ]
}

/// Sits down and plays to the middle of the game.
fn play_to_the_middle(browser: &Browser, (table, actions): &(Value, usize)) {
    let mut player = Player::new(browser, Hand::Mouse, 41);
    player.sit_at(table);
    player.rush(&player.table(), *actions);
    browser.reload();
    player.wait();
}

/// What is wrong with the rows of players and with the height of the question.
const RAIL: &str = "
    const wrong = [];
    const box = (node) => node.getBoundingClientRect();
    const rows = [...document.querySelectorAll('.player')];
    const heights = new Set(rows.map((row) => Math.round(box(row).height)));
    if (rows.length !== 4 || heights.size !== 1) wrong.push(`rows of ${[...heights]}`);
    const table = box(document.querySelector('.players table'));
    if (table.height > 150) wrong.push(`the rows take ${table.height}`);
    if (table.bottom > innerHeight || table.right > innerWidth) wrong.push('the rows are cut');
    for (const row of rows) {
      const [name, end, total] = ['.name', '.name > :last-child', '.total b'].map((part) => box(row.querySelector(part)));
      if (end.right > name.right + 1 || name.right > total.x) wrong.push(`${row.id}: the end of the name is cut`);
      if (!total.width || total.right > innerWidth) wrong.push(`${row.id}: no points`);
      const outside = [...row.querySelectorAll('td > *')].filter((part) => part.checkVisibility() && box(part).right > innerWidth);
      if (outside.length) wrong.push(`${row.id}: ${outside.length} things outside`);
    }
    // The offer of a hint is one line, and all of it is there.
    const hint = document.querySelector('.hints:has(> .ask)');
    if (!hint || hint.scrollHeight > hint.clientHeight + 1) wrong.push('the hint is cut');
    // The list scrolls only when the log has given way.
    const list = document.querySelector('.play');
    const panel = [...document.querySelectorAll('.panel')].find((one) => one.checkVisibility());
    const left = panel ? box(panel).height : 0;
    if (list.scrollHeight > list.clientHeight + 1 && left > 24) wrong.push(`choices are hidden, the log has ${left}`);
    return wrong;";

#[test]
fn four_players_have_a_row_each_and_the_question_the_height() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    for table in full_tables() {
        play_to_the_middle(&browser, &table);
        for size in [LAPTOP, DESKTOP] {
            browser.resize(size);
            assert_eq!(browser.js(RAIL, &[]), json!([]), "{size:?}: {}", table.0);
        }
    }
}

#[test]
fn a_phone_shows_all_players_at_once() {
    let house = House::open();
    let browser = Browser::new(&house.address(), PHONE);
    play_to_the_middle(&browser, &full_tables()[0]);
    let seen = "
        return [...document.querySelectorAll('.player')].every((row) => ['.name', '.mark', '.total b']
          .every((part) => {
            const box = row.querySelector(part).getBoundingClientRect();
            return box.width > 0 && box.x >= 0 && box.right <= innerWidth;
          }))";
    assert_eq!(browser.js(seen, &[]), true);
    assert!(browser.sees(".players .own"), "one's own things");
    assert!(!browser.sees(".player .stat"));
    browser.tap(".unfold");
    browser.until("document.querySelector('.player .stat').checkVisibility()");
    assert_eq!(browser.js(seen, &[]), true);
}

#[test]
fn the_divider_can_be_dragged_and_stays() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let player = Player::new(&browser, Hand::Mouse, 42);
    player.sit_with_bots("red-outpost");
    let rail = || {
        let wide =
            "return Math.round(document.querySelector('#question').getBoundingClientRect().width)";
        browser.js(wide, &[]).as_i64().unwrap_or(0)
    };
    let usual = rail();
    let line = LAPTOP.width as i64 - usual;
    browser.drag((line, 500), (line - 160, 500));
    assert!((rail() - usual - 160).abs() < 8, "{} of {usual}", rail());
    let dragged = rail();
    browser.reload();
    assert_eq!(rail(), dragged, "it stays");
    browser.js("document.querySelector('#divider').focus()", &[]);
    browser.press(&Key::Right);
    assert!(rail() < dragged, "by keyboard");
    let told = "return document.querySelector('#divider').getAttribute('aria-valuenow')";
    assert_eq!(
        browser.text_of(told),
        (rail() as f64 * 100.0 / f64::from(LAPTOP.width))
            .round()
            .to_string()
    );
}

/// Everything that is chosen on the sheet is there at the table, also without script.
#[test]
fn the_sheet_sets_up_what_it_says() {
    let house = House::open();
    for script in [true, false] {
        let mut browser = Browser::new(&house.address(), LAPTOP);
        browser.expect("status of 422");
        let browser = browser;
        if !script {
            let off = json!({ "value": true });
            browser.cdp("Emulation.setScriptExecutionDisabled", &off);
        }
        browser.visit("/");
        browser.click(".game-red-outpost a[href='/new/red-outpost']");
        browser.until("document.querySelector('#setup')");
        browser.click(".presets a[href$=everything]");
        browser.until("document.querySelector('[name=set-cards][value=on]').checked");
        // Alone with special cards: the sheet says why not, and keeps what was chosen.
        browser.click("label:has([name=seat-2][value=none])");
        browser.click(".start .button");
        browser.until("document.querySelector('[role=alert]')");
        assert!(browser.words("[role=alert]").contains("2–4 players"));
        assert!(browser.is("document.querySelector('[name=set-cards][value=on]').checked"));
        browser.click("label:has([name=seat-2][value=here])");
        browser.click("label:has([name=seat-4][value=novice])");
        browser.click("label:has([name=colour-1][value=pink])");
        if script {
            let summary = browser.words("#summary");
            assert!(summary.contains("This device · Novice"), "{summary}");
            assert!(
                summary.contains("Special cards: Two per player"),
                "{summary}"
            );
        }
        browser.click(".start .button");
        if !script {
            browser.until("document.querySelector('#ready')");
            browser.click("#ready [name=nonce]");
            browser.write("seven");
            browser.click("#ready .button");
        }
        browser.until("document.querySelector('#frame.playing')");
        let rows = "return [...document.querySelectorAll('.player')].map((row) => [row.matches('.you'), row.matches('.colour-pink')])";
        let expected = json!([[true, true], [true, false], [false, false]]);
        assert_eq!(browser.js(rows, &[]), expected);
        assert!(browser.sees(".player .face-novice"));
        assert!(
            browser
                .words("#panel-rules .options")
                .contains("Two per player")
        );
    }
}

/// Without script a page that waits for somebody is fetched again by itself.
#[test]
fn without_script_a_page_that_waits_looks_again() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let player = Player::new(&browser, Hand::Mouse, 43);
    let table = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true });
    player.sit_at(&table);
    let address = browser.path();
    let off = json!({ "value": true });
    browser.cdp("Emulation.setScriptExecutionDisabled", &off);
    browser.visit(&address);
    assert!(browser.sees("#frame.waiting"));
    let other = Browser::new(&house.address(), LAPTOP);
    other.visit(&address);
    other.click(".take button");
    // Nobody touches the first browser.
    browser.until("document.querySelector('#frame.playing')");
}

/// Texts under 11 pixels, targets that are too small, and texts that lie over each other,
/// outside the board. Boards have tests of their own.
const FLOORS: &str = r"
    const [least] = arguments;
    const wrong = new Set();
    const frame = document.querySelector('#frame');
    const name = (node) => `${node.localName}${node.id ? '#' + node.id : ''}.${node.className} “${node.textContent.trim().slice(0, 30)}”`;
    const box = (node) => node.getBoundingClientRect();
    const scrolls = (node) => getComputedStyle(node).overflow !== 'visible';
    // The part of a box that is not cut off by what it is in.
    const seen = (node, rect) => {
      let [x, y, right, bottom] = [rect.x, rect.y, rect.right, rect.bottom];
      for (let at = node; at && at !== document.body; at = at.parentElement) {
        if (!scrolls(at)) continue;
        const edge = box(at);
        [x, y, right, bottom] = [Math.max(x, edge.x), Math.max(y, edge.y), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return right - x > 1 && bottom - y > 1 ? { x, y, right, bottom } : null;
    };
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) wrong.add(`the page is ${page.scrollWidth} wide`);
    const walk = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const node = text.parentElement;
      if (!text.data.trim() || node.closest('svg, .unseen, [popover]:not(:popover-open):not(#menu), option') || !node.checkVisibility({ visibilityProperty: true })) continue;
      if (node.closest('details:not([open])') && !node.closest('summary')) continue;
      // Said by another text in its place, and only read out.
      if (getComputedStyle(node).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].map((rect) => seen(node, rect)).filter(Boolean);
      if (!rects.length) continue;
      const size = parseFloat(getComputedStyle(node).fontSize);
      if (size < 11) wrong.add(`${size} px: ${name(node)}`);
      texts.push({ node, rects });
    }
    for (const text of frame.querySelectorAll('.chart text')) {
      const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
      if (text.checkVisibility() && box(text).width && size < 11) wrong.add(`${size} px: ${name(text)}`);
    }
    const overlay = (node) => node.closest('#preview, .moment, .notice, .story, .heads, .handle, .bar, .zoom, .start, #progress, .sheet:has(#pull:checked)')?.className;
    texts.forEach(({ node, rects }, n) => {
      for (const other of texts.slice(n + 1)) {
        if (node.closest('#board') || other.node.closest('#board') || overlay(node) !== overlay(other.node)) continue;
        const hit = rects.some((a) => other.rects.some((b) => Math.min(a.right, b.right) - Math.max(a.x, b.x) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 5));
        if (hit) wrong.add(`${name(node)} lies over ${name(other.node)}`);
      }
    });
    for (const node of frame.querySelectorAll('a, button, select, summary, label, input:not([type=hidden])')) {
      if (node.closest('svg, .unseen, [popover]:not(#menu)') || !node.checkVisibility({ visibilityProperty: true })) continue;
      // What can be ticked is touched by its label, and the name of a field is no target.
      const ticked = (control) => ['radio', 'checkbox'].includes(control?.type);
      if (ticked(node) && node.closest('label')) continue;
      if (node.localName === 'label' && node.control && !ticked(node.control)) continue;
      // A link in a sentence is as high as its line; the handle of the sheet is as wide as the screen.
      if (getComputedStyle(node).display === 'inline' || node.matches('.handle')) continue;
      const { width, height } = box(node);
      if (Math.min(width, height) < least - .5) wrong.add(`${Math.round(width)} × ${Math.round(height)}: ${name(node)}`);
    }
    return [...wrong];";

#[test]
fn nothing_is_too_small_or_in_the_way_on_any_screen() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let mut found = Vec::new();
    for table in full_tables() {
        play_to_the_middle(&browser, &table);
        let game = table.0["game"].as_str().unwrap_or_default();
        for language in ["es", "fr", "en"] {
            browser.js(
                "document.cookie = `lang=${arguments[0]}; path=/`",
                &[json!(language)],
            );
            browser.reload();
            for size in [DESKTOP, LAPTOP, TABLET, PHONE, SIDEWAYS] {
                browser.resize(size);
                browser.until_still();
                let least = if size.phone { 40 } else { 24 };
                let seen = browser.js(FLOORS, &[json!(least)]);
                let wrong = seen.as_array().expect("a list");
                let place = format!("{game}, {language}, {} × {}", size.width, size.height);
                found.extend(wrong.iter().map(|what| format!("{place}: {what}")));
            }
            browser.resize(LAPTOP);
        }
        // The chart of the scores, too.
        browser.js("document.querySelector('#tab-scores').click()", &[]);
        for size in [LAPTOP, PHONE] {
            browser.resize(size);
            browser.js("document.querySelector('#pull').checked = true", &[]);
            browser.until_still();
            let least = if size.phone { 40 } else { 24 };
            let seen = browser.js(FLOORS, &[json!(least)]);
            let wrong = seen.as_array().expect("a list");
            found.extend(wrong.iter().map(|what| format!("{game}, scores: {what}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The same around the tables: home, lists, sheets, lessons, puzzles, the games of the day.
#[test]
fn nothing_is_too_small_or_in_the_way_around_the_tables() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    for (table, _) in full_tables() {
        Player::new(&browser, Hand::Mouse, 44).sit_at(&table);
    }
    let pages = [
        "/",
        "/games",
        "/daily",
        "/notices",
        "/friends",
        "/ratings",
        "/tournaments",
        "/me",
    ];
    let mut pages: Vec<String> = pages.map(String::from).into();
    for game in ["red-outpost", "kosmonavts", "circadians"] {
        let of_game = ["new", "learn", "puzzles", "how-to-play"];
        pages.extend(of_game.map(|kind| format!("/{kind}/{game}")));
    }
    let mut found = Vec::new();
    for page in pages {
        for language in ["es", "fr", "en"] {
            let tongue = "document.cookie = `lang=${arguments[0]}; path=/`";
            browser.js(tongue, &[json!(language)]);
            browser.resize(LAPTOP);
            browser.visit(&page);
            for size in [LAPTOP, TABLET, PHONE] {
                browser.resize(size);
                browser.until_still();
                let least = if size.phone { 40 } else { 24 };
                let seen = browser.js(FLOORS, &[json!(least)]);
                let wrong = seen.as_array().expect("a list");
                let place = format!("{page}, {language}, {} × {}", size.width, size.height);
                found.extend(wrong.iter().map(|what| format!("{place}: {what}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Nobody scrolls on a tablet for what is asked about, nor for the rose beside the chart on a
/// phone on its side.
#[test]
fn what_is_asked_about_fits_the_window_of_the_board() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let parts = [
        (".ro-town", &[TABLET][..]),
        (".ks-own", &[TABLET, SIDEWAYS, PHONE][..]),
        (".cf-p-base", &[TABLET, PHONE][..]),
    ];
    let outside = "
        const box = (node) => node.getBoundingClientRect();
        const [stage, part] = [box(document.querySelector('#stage')), box(document.querySelector(`#stage ${arguments[0]}`))];
        const over = [stage.left - part.left, stage.top - part.top, part.right - stage.right, part.bottom - stage.bottom];
        return Math.round(Math.max(...over));";
    for (table, (part, sizes)) in full_tables().into_iter().zip(parts) {
        play_to_the_middle(&browser, &table);
        for &size in sizes {
            browser.resize(size);
            browser.reload();
            browser.until_still();
            if part == ".cf-p-base" {
                browser.js("document.querySelector('.cf-t-base').focus()", &[]);
            }
            let over = browser.js(outside, &[json!(part)]);
            let over = over.as_i64().expect("a number");
            assert!(over <= 1, "{part} is {over} pixels outside: {size:?}");
        }
        browser.resize(LAPTOP);
    }
}

/// The bar of every page beside the table leads to all places of the site, says which one
/// this is, and its words stand side by side in every language and size.
#[test]
fn every_page_beside_the_table_leads_to_all_places() {
    let house = House::open();
    let browser = Browser::new(&house.address(), LAPTOP);
    let places = [
        "/",
        "/games",
        "/tournaments",
        "/friends",
        "/ratings",
        "/notices",
        "/me",
    ];
    let seen = "
        const links = [...document.querySelectorAll('.places a')];
        const boxes = links.map((link) => link.getBoundingClientRect());
        const bar = document.querySelector('.bar').getBoundingClientRect();
        return {
          to: links.map((link) => link.getAttribute('href')),
          here: links.filter((link) => link.ariaCurrent).map((link) => link.getAttribute('href')),
          apart: boxes.every((box, n) => n === 0 || box.x >= boxes[n - 1].right - 1),
          whole: links.every((link) => link.scrollWidth <= link.clientWidth + 1),
          low: boxes.every((box) => box.bottom <= bar.bottom + 1),
        };";
    for language in ["fr", "es", "en"] {
        browser.visit("/");
        let tongue = "document.cookie = `lang=${arguments[0]}; path=/`";
        browser.js(tongue, &[json!(language)]);
        for place in places.iter().chain(&["/new/red-outpost"]) {
            browser.visit(place);
            for size in [DESKTOP, LAPTOP, TABLET, PHONE] {
                browser.resize(size);
                let here: Vec<&str> = places.iter().copied().filter(|one| one == place).collect();
                let expected = json!({ "to": places, "here": here, "apart": true, "whole": true, "low": true });
                assert_eq!(
                    browser.js(seen, &[]),
                    expected,
                    "{place}, {language}, {size:?}"
                );
            }
            browser.resize(LAPTOP);
        }
    }
}
