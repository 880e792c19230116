//! Secret answers: what one browser drafts and seals does not reach the other
//! before it is revealed.

use browser::{Browser, Hand, House, LAPTOP, Player};
use serde_json::json;

/// Everything the browser has been told about its table: the page as it stands,
/// and what the server answers now.
fn told(browser: &Browser, table: &str) -> String {
    let script = "
        const [table, done] = arguments;
        const [page, frame] = [`/t/${table}/frame`, `/api/tables/${table}`];
        Promise.all([page, frame].map((path) => fetch(path).then((answer) => answer.text())))
          .then((answers) => done(document.documentElement.outerHTML + answers.join('')));";
    let told = browser.js_later(script, &[json!(table)]);
    told.as_str().expect("a text").to_owned()
}

/// The board as the server draws it for this browser.
fn board(browser: &Browser, table: &str) -> String {
    let script = "
        const [table, done] = arguments;
        fetch(`/api/tables/${table}`).then((answer) => answer.json()).then(({ board }) => done(board));";
    let board = browser.js_later(script, &[json!(table)]);
    board.as_str().expect("a text").to_owned()
}

fn seq(browser: &Browser) -> String {
    browser.text_of("return document.querySelector('#frame').dataset.seq")
}

/// Two people play the advanced race: while one drafts an order the other's page
/// and the server's answers to the other do not change at all, and a sealed order
/// is in none of them until both are in.
#[test]
fn an_order_stays_sealed_until_all_are_in() {
    let house = House::open();
    let (host, guest) = (
        Browser::new(&house.address(), LAPTOP),
        Browser::new(&house.address(), LAPTOP),
    );
    let mut first = Player::new(&host, Hand::Mouse, 3);
    let mut second = Player::new(&guest, Hand::Mouse, 4);
    first.sit_at(&json!({
        "game": "kosmonavts", "players": 2, "seats": [1], "open": true,
        "options": { "mode": "advanced" },
    }));
    let table = first.table();
    guest.visit(&format!("/t/{table}"));
    guest.click("[data-sit] button");

    // Through the setup, in turns, to the first orders.
    let ordering = |browser: &Browser| browser.sees("#question [data-key$=':stay']");
    for browser in [&host, &guest] {
        browser.until("document.querySelector('#frame.playing')");
    }
    while !(ordering(&host) && ordering(&guest)) {
        for (browser, player) in [(&host, &mut first), (&guest, &mut second)] {
            let asked = "'yours' in document.querySelector('#frame').dataset";
            if browser.is(asked) && !ordering(browser) {
                player.step();
                player.wait_sent();
            }
        }
    }

    // Drafting leaves no trace.
    let before = (seq(&guest), board(&guest, &table));
    let draft = || host.text_of("return new URLSearchParams(location.search).get('draft') ?? ''");
    let mut drafted = String::new();
    for cubes in 1..=2 {
        // The last of the cubes that are offered, whatever it is.
        let script = "
            const cubes = [...document.querySelectorAll('.choice[value^=burn]')];
            cubes.at(-1).form.requestSubmit(cubes.at(-1));";
        host.js(script, &[]);
        drafted = host.wait_for("the draft grows", || {
            let now = draft();
            (now.matches("burn").count() == cubes).then_some(now)
        });
    }
    assert_eq!((seq(&guest), board(&guest, &table)), before);

    // Nor does sealing tell what was sealed.
    let order = drafted.rsplit('.').next().expect("asked, seat, actions");
    assert_eq!(order.matches("burn").count(), 2, "{drafted}");
    host.js("document.querySelector('.choice[value=go]').click()", &[]);
    guest.wait_for("the order is sealed", || {
        (seq(&guest) != before.0).then_some(())
    });
    let known = told(&guest, &table);
    assert!(!known.contains(order), "{order} is known");
    // The guest's own page offers courses to lay, as drafts of its own seat.
    for draft in known.split("draft=").skip(1) {
        let seat = draft.split('.').nth(1);
        assert_eq!(seat, Some("2"), "a draft is known");
    }

    // When both are in, everyone sees the cubes.
    guest.js("document.querySelector('.choice[value=stay]').click()", &[]);
    host.until(
        "document.querySelector('#log-0') && document.querySelectorAll('.log li').length > 8",
    );
    guest.wait_for("the order is revealed", || {
        (board(&guest, &table) != before.1).then_some(())
    });
}

/// The spots of one kind on a page, as they are written there. What is not possible is
/// explained for all leaders and contracts; what lies on the board is one's own.
fn spots(browser: &Browser, kind: &str) -> Vec<String> {
    let script = "
        const spots = document.querySelectorAll(`[data-spot^=${arguments[0]}-]`);
        return [...spots].map((spot) => `data-spot=\"${spot.dataset.spot}\"`);";
    let spots = browser.js(script, &[json!(kind)]);
    serde_json::from_value(spots).expect("names")
}

/// Gives a whole answer, however many actions it takes. Before the last one the other
/// browser learns nothing.
fn answer(player: &mut Player<'_>, browser: &Browser, other: &Browser) {
    let (own, before) = (seq(browser), seq(other));
    while seq(browser) == own {
        assert_eq!(seq(other), before, "a draft is an event");
        player.step();
        player.wait_sent();
    }
}

/// How any die of a seat is drawn, in a garage as on a farm.
fn die_of(seat: u8) -> String {
    format!("href=\"#cf-d{seat}")
}

/// Two people choose leaders, draft contracts and plan: what one is dealt, picks and
/// rolls is neither in the page of the other nor in what the server answers there.
#[test]
fn leaders_drafts_and_plans_stay_sealed() {
    let house = House::open();
    let (host, guest) = (
        Browser::new(&house.address(), LAPTOP),
        Browser::new(&house.address(), LAPTOP),
    );
    let mut first = Player::new(&host, Hand::Mouse, 5);
    let mut second = Player::new(&guest, Hand::Mouse, 6);
    first.sit_at(&json!({ "game": "circadians", "players": 2, "seats": [1], "open": true }));
    let table = first.table();
    guest.visit(&format!("/t/{table}"));
    guest.click("[data-sit] button");
    for browser in [&host, &guest] {
        browser.until("document.querySelector('#frame.playing')");
    }

    let asked =
        |browser: &Browser| browser.is("'yours' in document.querySelector('#frame').dataset");
    let mut packets = 0;
    let mut planned = false;
    while !planned {
        host.wait_for("both are asked", || {
            // Renzo is asked alone, about his event.
            for (browser, player) in [(&host, &mut first), (&guest, &mut second)] {
                if browser.sees("[value^='event:']") {
                    player.step();
                    player.wait_sent();
                }
            }
            (asked(&host) && asked(&guest)).then_some(())
        });
        planned = !spots(&host, "die").is_empty();
        // Later packets have been in the other's hands before.
        packets += usize::from(!spots(&host, "contract").is_empty());
        let secrets = |browser: &Browser, seat: u8| match packets {
            _ if planned => vec![die_of(seat)],
            0 => spots(browser, "leader"),
            1 => spots(browser, "contract"),
            _ => Vec::new(),
        };
        let own = [secrets(&host, 1), secrets(&guest, 2)];
        assert!(packets > 1 || own.iter().all(|own| !own.is_empty()));
        let quiet = |told: &str, secrets: &[String]| {
            let told = told.replace("\\\"", "\"");
            for secret in secrets {
                assert!(!told.contains(secret), "{secret} is known");
            }
        };
        quiet(&told(&host, &table), &own[1]);
        quiet(&told(&guest, &table), &own[0]);
        let before = seq(&guest);
        answer(&mut first, &host, &guest);
        guest.wait_for("it is sealed", || (seq(&guest) != before).then_some(()));
        quiet(&told(&guest, &table), &own[0]);
        answer(&mut second, &guest, &host);
    }

    // When both plans are in, everyone sees the dice.
    for (browser, other) in [(&host, 2), (&guest, 1)] {
        browser.wait_for("the plan is revealed", || {
            let revealed = board(browser, &table).contains(&die_of(other));
            revealed.then_some(())
        });
    }
}
