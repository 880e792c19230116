//! Every page as text, for the tests, and as files, to look at.

use maud::Markup;
use server::{
    frame::{NoticePurpose, WaysFrame},
    pages::{self, TableExtras},
};
use words::Language;

use crate::fixture;

/// Every page in a language, with a name for each.
pub fn pages(language: Language) -> Vec<(&'static str, String)> {
    let reader = &fixture::reader(language);
    let table = |frame| pages::table(&frame, reader, &TableExtras::default());
    let invited = TableExtras {
        invitation: Some("s3cr3t".to_owned()),
        notice: Some(pages::Notice {
            text: "The Bar is closed.".to_owned(),
            rule: Some("TM-002".to_owned()),
        }),
        wall: false,
    };
    let mut alone = fixture::waiting();
    alone.open = false;
    alone.invitation = None;
    alone.sides[0].you = false;
    let mut left = fixture::watching();
    left.sides[2].kind = server::frame::SideKind::Free;
    let mut back = fixture::playing();
    back.moment = Some(0);
    back.log.truncate(1);
    let review = |review| pages::review(&fixture::over(), &review, reader);
    let mut absent = fixture::review();
    absent.stage = server::frame::ReviewStage::Absent;
    let rules = fixture::rules();
    let game = &fixture::home().games[0];
    let filled = [
        ("preset", "first"),
        ("seat-2", "novice"),
        ("set-tokens", "random"),
    ];
    let filled: pages::Fields = filled
        .map(|(field, value)| (field.to_owned(), value.to_owned()))
        .into();
    let found = pages::rules(&fixture::rules_page(&rules[2..], Some("dig")), reader);
    let set = fixture::notices();
    let link = |purpose, channel: usize| {
        pages::notice_link(purpose, "a.0123", set.channels.get(channel), reader)
    };
    let [every, none] = [true, false].map(|is_on| WaysFrame {
        passkeys: is_on,
        mail: is_on,
        club: is_on.then(|| "Club <b>".to_owned()),
    });
    let pages: Vec<(&str, Markup)> = vec![
        ("home", pages::home(&fixture::home(), reader)),
        ("first-visit", pages::home(&fixture::first_visit(), reader)),
        ("sheet", pages::sheet(game, &filled, None, reader)),
        (
            "sheet-refused",
            pages::sheet(game, &filled, invited.notice.as_ref(), reader),
        ),
        ("waiting", table(fixture::waiting())),
        ("invited", pages::table(&alone, reader, &invited)),
        ("uninvited", table(alone.clone())),
        ("playing", table(fixture::playing())),
        ("hinted", table(fixture::hinted())),
        ("unhinted", table(fixture::unhinted())),
        ("lessons", pages::lessons(game, reader)),
        ("learning", table(fixture::learning())),
        (
            "coached",
            pages::table(
                &fixture::playing(),
                &fixture::coached(language),
                &TableExtras::default(),
            ),
        ),
        ("one-screen", table(fixture::one_screen())),
        ("watching", table(fixture::watching())),
        ("left", table(left)),
        ("looking-back", table(back)),
        ("hosting", table(fixture::hosting())),
        ("over", table(fixture::over())),
        ("closed", table(fixture::closed())),
        ("closed-early", table(fixture::closed_early())),
        ("replay", pages::replay(&fixture::replayed(), reader)),
        (
            "rules",
            pages::rules(&fixture::rules_page(&rules, None), reader),
        ),
        (
            "how-to-play",
            pages::guide("toy-moon", "Toy Moon", &fixture::guide(), reader),
        ),
        ("rules-found", found),
        ("review", review(fixture::review())),
        ("review-going", review(fixture::reviewing())),
        ("review-absent", review(absent)),
        (
            "verify",
            pages::verify(&fixture::over(), &fixture::proof(), reader),
        ),
        ("daily", pages::daily(&fixture::day(), reader)),
        ("daily-before", pages::daily(&fixture::day_before(), reader)),
        (
            "puzzles",
            pages::puzzles("toy-moon", "Toy Moon", &fixture::puzzles(), reader),
        ),
        ("puzzle", pages::puzzle(&fixture::puzzle(), Some(3), reader)),
        (
            "puzzle-failed",
            pages::puzzle(&fixture::failed_puzzle(), None, reader),
        ),
        (
            "profile",
            pages::account(&fixture::account(), &pages::Fresh::default(), reader),
        ),
        (
            "profile-fresh",
            pages::account(&fixture::account(), &fixture::fresh(), reader),
        ),
        (
            "profile-bare",
            pages::account(&fixture::bare_account(), &pages::Fresh::default(), reader),
        ),
        ("link", pages::link(None, &every, reader)),
        (
            "link-refused",
            pages::link(invited.notice.as_ref(), &none, reader),
        ),
        ("link-asked", pages::link_asked(&fixture::asked(), reader)),
        (
            "address",
            pages::address(Some("ana@example.org"), "k7qm-2xfd", reader),
        ),
        (
            "to-club",
            pages::to_club("Club <b>", "https://accounts.example.org/?a=b&c=d", reader),
        ),
        (
            "met-at-club",
            pages::met_at_club("Club <b>", "ana", "0123", reader),
        ),
        ("address-elsewhere", pages::address(None, "k7qm", reader)),
        ("linked", pages::linked(reader)),
        ("signing", pages::signing(&fixture::signing(), reader)),
        (
            "signing-nothing",
            pages::signing(&fixture::signing_nothing(), reader),
        ),
        (
            "signing-both",
            pages::signing(&fixture::signing_both(), reader),
        ),
        ("wall-empty", pages::wall(reader)),
        (
            "wall",
            pages::table(
                &fixture::watching(),
                reader,
                &TableExtras {
                    wall: true,
                    ..TableExtras::default()
                },
            ),
        ),
        (
            "tournaments",
            pages::tournaments(&fixture::tournaments(), reader),
        ),
        (
            "tournament",
            pages::tournament(&fixture::tournament(), reader),
        ),
        (
            "tournament-open",
            pages::tournament(&fixture::sign_up(), reader),
        ),
        ("league", pages::league(&fixture::league(), reader)),
        ("ratings", pages::ratings(&fixture::leaders(), reader)),
        ("player", pages::player(&fixture::player(), false, reader)),
        (
            "own-page",
            pages::player(&fixture::own_page(), true, reader),
        ),
        (
            "player-hidden",
            pages::player(
                &fixture::hidden_player(server::frame::Relation::Asks),
                false,
                reader,
            ),
        ),
        (
            "player-blocked",
            pages::player(
                &fixture::hidden_player(server::frame::Relation::Blocked),
                false,
                reader,
            ),
        ),
        (
            "friends",
            pages::friends(&fixture::circle(), "blocked", reader),
        ),
        (
            "friends-none",
            pages::friends(&server::frame::CircleFrame::default(), "", reader),
        ),
        ("guests", pages::guests(&fixture::guests(), reader)),
        ("report", pages::report(&fixture::report(), false, reader)),
        ("reported", pages::report(&fixture::report(), true, reader)),
        ("desk-enter", pages::enter_desk("0123", reader)),
        ("games", pages::games(&fixture::list(), reader)),
        ("games-running", pages::games(&fixture::running(), reader)),
        ("agreeing", table(fixture::agreeing())),
        ("watching-agreed", table(fixture::watching_agreed())),
        ("open-hands", table(fixture::open_hands())),
        ("clocked", table(fixture::clocked())),
        ("over-days", table(fixture::over_days())),
        ("paused", table(fixture::paused())),
        ("on-time", table(fixture::decided_on_time())),
        (
            "notices",
            pages::notices(&fixture::notices(), "saved", reader),
        ),
        (
            "notices-none",
            pages::notices(&fixture::no_notices(), "", reader),
        ),
        ("notices-asked", link(NoticePurpose::Confirm, 1)),
        ("notices-on", link(NoticePurpose::Confirm, 0)),
        ("notices-stop", link(NoticePurpose::Stop, 0)),
        ("notices-stopped", link(NoticePurpose::Stop, 9)),
        (
            "error",
            pages::error(404, "This game does not exist.", reader),
        ),
    ];
    let desks = fixture::desks().map(|(name, desk)| (name, pages::desk(&desk, reader)));
    pages
        .into_iter()
        .chain(desks)
        .map(|(name, page)| (name, page.into_string()))
        .collect()
}

/// `PAGES=folder cargo test -p orrery-server --test pages -- --ignored gallery` writes
/// all pages with their assets into the folder.
#[test]
#[ignore = "writes files to look at"]
fn gallery() {
    let folder = std::env::var("PAGES").expect("a folder in PAGES");
    let folder = std::path::Path::new(&folder);
    for language in Language::ALL {
        for (name, page) in pages(language) {
            let page = page.replace("/assets/0123/", "assets/");
            let file = folder.join(format!("{name}-{language}.html"));
            std::fs::write(file, page).expect("the folder can be written to");
        }
    }
}
