//! Everything can be done with forms alone.

use std::collections::BTreeSet;

use scraper::{ElementRef, Html, Selector};
use words::Language;

use crate::{fixture, gallery};

fn within<'a>(element: ElementRef<'a>, query: &str) -> Vec<ElementRef<'a>> {
    let query = Selector::parse(query).expect("a selector");
    element.select(&query).collect()
}

fn fields(form: ElementRef<'_>) -> BTreeSet<&str> {
    within(form, "[name]")
        .iter()
        .filter_map(|field| field.attr("name"))
        .collect()
}

/// What a form does: the last part of its address, or the first where that names a game or a
/// tournament.
fn deed(action: &str) -> &str {
    let parts: Vec<&str> = action.split('/').skip(1).collect();
    match parts[..] {
        ["daily", _] => "daily",
        ["tournaments", _] => "tournament",
        ["host", "enter", _] => "enter",
        ["host", _] => "desk",
        ["t", _, "friends"] => "invite-friend",
        ["notices", "feed"] => "feed",
        ["notices", "remove"] => "remove-channel",
        ["notices", deed, _] => deed,
        _ => parts.last().unwrap_or(&""),
    }
}

/// The forms with the fields they send.
fn needed(action: &str) -> &'static [&'static str] {
    match deed(action) {
        "play-now" => &["submission", "game", "mode", "bot"],
        "tables" => &[
            "submission",
            "game",
            "name",
            "open",
            "watch",
            "hints",
            "clock",
            "clock-minutes",
            "clock-bonus",
            "clock-days",
            "clock-working",
            "clock-holidays",
            "clock-away",
            "time-out",
            "colour-1",
            "seat-2",
            "seat-3",
            "seat-4",
            "colour-4",
            "set-tokens",
        ],
        "name" => &["name"],
        "tournaments" => &[
            "name", "game", "group", "rounds", "minutes", "clock", "time-out", "league", "last",
            "rated",
        ],
        "tournament" => &["act"],
        "settings" if action == "/me/settings" => &["theme", "sound", "speed"],
        "settings" => &["kind-turn", "kind-time", "quiet", "from", "to", "zone"],
        "mail" if action == "/notices/mail" => &["address", "zone"],
        "mail" => &["address"],
        "push" => &["endpoint", "p256dh", "auth", "zone"],
        "webhook" => &["url", "zone"],
        "remove-channel" => &["channel"],
        "sign-out" => &["session"],
        "tokens" => &["name"],
        "link" if action == "/link" => &["code"],
        "confirm" if action == "/me/mail/confirm" => &["code"],
        "confirm" => &["code", "games"],
        "delete" => &["sure"],
        "remove" if action == "/me/mail/remove" => &["address"],
        "remove" if action == "/me/club/remove" => &["account"],
        "remove" => &["key"],
        "friends" => &["player", "act"],
        "seen" => &["profile", "playing"],
        "invite-friend" => &["player"],
        "decline" => &["table"],
        "person" => &["seat", "act"],
        "report" => &["submission", "line", "why"],
        "desk" => &["act"],
        "enter" => &[],
        "language" => &["lang", "back"],
        "coach" => &["tips", "back"],
        "toy-moon" => &["chapter"],
        "sit" => &["seat", "nonce", "invitation"],
        "start" => &["nonce"],
        "leave" => &["seat"],
        "bot" => &["seat", "bot"],
        "play" => &["seat", "action", "seq", "submission"],
        "try" => &["seat", "actions"],
        "undo" => &["seq"],
        "chat" => &["submission", "text"],
        "line" => &["line", "act"],
        "free" => &["seat", "bot"],
        "pause" => &["wanted"],
        "hands" => &["agree"],
        "give-time" => &["seat"],
        "away" | "daily" | "rematch" | "review" | "stop" | "close" | "invite" | "leave-lesson" => {
            &[]
        }
        "sign-out-others" | "link" | "club" | "passkeys" | "passkey" | "feed" => &[],
        _ => panic!("no such route: {action}"),
    }
}

#[test]
fn every_form_has_its_token_and_its_fields() {
    let mut met = BTreeSet::new();
    for (name, page) in gallery::pages(Language::En) {
        let html = Html::parse_document(&page);
        let query = Selector::parse("form[method=post]").expect("a selector");
        for form in html.select(&query) {
            let action = form.attr("action").expect("every form has an action");
            let fields = fields(form);
            met.insert(deed(action).to_owned());
            // The address itself is a secret, and whoever has it from an e-mail may be signed in nowhere.
            if action.starts_with("/notices/confirm/") || action.starts_with("/notices/stop/") {
                continue;
            }
            for field in needed(action).iter().chain(&["token"]) {
                assert!(fields.contains(field), "{name}: {action} lacks {field}");
            }
            let token = within(form, "input[name=token]");
            assert_eq!(
                token[0].attr("value"),
                Some("token-of-ana"),
                "{name}: {action}"
            );
        }
    }
    assert_eq!(met.len(), 53, "every form is on some page: {met:?}");
}

#[test]
fn the_list_of_choices_is_complete() {
    let reader = fixture::reader(Language::En);
    for frame in [fixture::playing(), fixture::one_screen()] {
        let page = server::pages::fragment(&frame, &reader).into_string();
        let html = Html::parse_fragment(&page);
        for question in &frame.questions {
            let query = format!("#play-{}", question.seat);
            let form = html
                .select(&Selector::parse(&query).expect("a selector"))
                .next()
                .expect("every question has a form");
            let buttons = within(form, "ol > li > button[name=action]");
            assert_eq!(buttons.len(), question.choices.len());
            for (button, choice) in buttons.iter().zip(&question.choices) {
                assert_eq!(button.attr("value"), Some(&*choice.action));
                assert_eq!(button.text().collect::<String>(), choice.text);
                let path: Vec<&str> = choice.path.iter().map(|crumb| &*crumb.element).collect();
                let told: Vec<String> =
                    serde_json::from_str(button.attr("data-path").expect("a path"))
                        .expect("a list");
                assert_eq!(told, path);
            }
            let seat = within(form, "input[name=seat]");
            assert_eq!(seat[0].attr("value"), Some(&*question.seat.to_string()));
            let seq = within(form, "input[name=seq]");
            assert_eq!(seq[0].attr("value"), Some(&*frame.seq.to_string()));
        }
    }
}

/// The question that is owed stands in front, with the player's name.
#[test]
fn several_seats_of_one_browser_are_asked_by_name() {
    let reader = fixture::reader(Language::En);
    let page = server::pages::fragment(&fixture::one_screen(), &reader).into_string();
    let html = Html::parse_fragment(&page);
    let query = Selector::parse("details.asked").expect("a selector");
    let asked: Vec<ElementRef<'_>> = html.select(&query).collect();
    assert_eq!(asked.len(), 2);
    assert!(asked[0].attr("open").is_some() && asked[1].attr("open").is_none());
    assert_eq!(
        within(asked[0], ".who")[0].text().collect::<String>(),
        "●Ana"
    );
    assert_eq!(
        within(asked[1], ".who")[0].text().collect::<String>(),
        "▲Iris"
    );
}

/// A reason that closes several ways is told once, with all the ways.
#[test]
fn reasons_are_told_once() {
    let reader = fixture::reader(Language::En);
    let page = server::pages::fragment(&fixture::playing(), &reader).into_string();
    let html = Html::parse_fragment(&page);
    let query = Selector::parse(".closed li").expect("a selector");
    let reasons: Vec<ElementRef<'_>> = html.select(&query).collect();
    assert_eq!(reasons.len(), 1);
    let paths: Vec<Vec<String>> =
        serde_json::from_str(reasons[0].attr("data-paths").expect("paths")).expect("lists");
    assert_eq!(paths.len(), 3);
    let link = within(reasons[0], "a.rule");
    assert_eq!(link[0].attr("href"), Some("/rules/toy-moon#TM-002"));
}

/// Reasons that differ only in what they are about are folded together, and the script finds
/// the paths of each.
#[test]
fn many_reasons_of_a_kind_are_folded() {
    let mut frame = fixture::playing();
    let question = &mut frame.questions[0];
    let reason = question.closed[0].clone();
    question.closed = (1..=5)
        .map(|n| server::frame::ClosedFrame {
            reason: format!("Place {n} is closed."),
            path: vec![format!("place-{n}")],
            ..reason.clone()
        })
        .collect();
    let reader = fixture::reader(Language::En);
    let page = server::pages::fragment(&frame, &reader).into_string();
    let html = Html::parse_fragment(&page);
    let count = |query: &str| {
        html.select(&Selector::parse(query).expect("a selector"))
            .count()
    };
    assert_eq!(count(".closed > ul > li[data-paths]"), 2);
    assert_eq!(count(".closed > ul > li > details li[data-paths]"), 3);
    assert!(page.contains("3 more like this"));
}

/// Whoever has no invitation to a closed table cannot sit down, but whoever came
/// by the link can.
#[test]
fn sitting_down_needs_an_open_table_or_the_link() {
    for (name, page) in gallery::pages(Language::En) {
        let sits = page.contains("/sit\"");
        match name {
            "uninvited" => assert!(!sits),
            "invited" => {
                assert!(sits && page.contains("name=\"invitation\" value=\"s3cr3t\""));
            }
            "waiting" => assert!(sits),
            _ => {}
        }
    }
}
