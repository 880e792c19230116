//! What people write is text, wherever it stands.

use server::pages::{self, RulesPage, TableExtras};
use words::Language;

use crate::fixture::{self, EVIL};

/// Puts the evil name wherever a person's words go.
fn evil_frame(mut frame: server::frame::Frame) -> server::frame::Frame {
    for side in &mut frame.sides {
        side.name = EVIL.to_owned();
    }
    frame.waiting = vec![EVIL.to_owned()];
    for line in &mut frame.chat {
        line.name = EVIL.to_owned();
        line.text = EVIL.to_owned();
    }
    for entry in &mut frame.log {
        entry.lines = vec![EVIL.to_owned()];
    }
    for entry in &mut frame.points {
        entry.why = EVIL.to_owned();
    }
    for question in &mut frame.questions {
        question.text = EVIL.to_owned();
        for choice in &mut question.choices {
            choice.text = EVIL.to_owned();
            choice.path[0].label = EVIL.to_owned();
        }
    }
    frame.table = EVIL.to_owned();
    frame
}

#[test]
fn names_and_chat_are_escaped() {
    let mut reader = fixture::reader(Language::En);
    reader.name = EVIL.to_owned();
    let mut home = fixture::home();
    for line in home
        .open
        .iter_mut()
        .chain(&mut home.mine)
        .chain(&mut home.past)
        .chain(&mut home.finished)
    {
        line.names = vec![EVIL.to_owned()];
        line.winners = vec![EVIL.to_owned()];
    }
    let extras = TableExtras {
        invitation: Some(EVIL.to_owned()),
        notice: Some(pages::Notice {
            text: EVIL.to_owned(),
            rule: Some(EVIL.to_owned()),
        }),
        wall: false,
    };
    let over = evil_frame(fixture::over());
    let rules = fixture::rules();
    let pages = [
        pages::home(&home, &reader),
        pages::table(&evil_frame(fixture::playing()), &reader, &extras),
        pages::table(&evil_frame(fixture::one_screen()), &reader, &extras),
        pages::table(&evil_frame(fixture::waiting()), &reader, &extras),
        pages::table(&over, &reader, &extras),
        pages::fragment(&evil_frame(fixture::playing()), &reader),
        pages::replay(&over, &reader),
        pages::rules(
            &RulesPage {
                title: EVIL,
                ..fixture::rules_page(&rules, Some(EVIL))
            },
            &reader,
        ),
        pages::verify(&over, &fixture::proof(), &reader),
        pages::error(400, EVIL, &reader),
    ];
    for page in pages {
        let page = page.into_string();
        assert!(!page.contains("<script>"), "a script got in");
        assert!(!page.contains("')</script>"), "a script got in");
        assert!(page.contains("&lt;script&gt;"), "the text is there");
        assert!(!page.contains("<b>never</b>"), "rules are text too");
    }
}
