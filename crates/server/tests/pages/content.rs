//! What stands on the pages.

use scraper::{ElementRef, Html, Selector};
use server::pages::{self, RulesPage, TableExtras};
use words::Language;

use crate::{fixture, gallery};

fn select<'a>(html: &'a Html, query: &str) -> Vec<ElementRef<'a>> {
    let query = Selector::parse(query).expect("a selector");
    html.select(&query).collect()
}

fn text(element: ElementRef<'_>) -> String {
    element.text().collect()
}

fn table(frame: &server::frame::Frame) -> Html {
    let reader = fixture::reader(Language::En);
    let page = pages::table(frame, &reader, &TableExtras::default());
    Html::parse_document(&page.into_string())
}

#[test]
fn the_title_says_whose_turn_it_is() {
    let title = |frame| text(select(&table(&frame), "title")[0]);
    assert_eq!(title(fixture::playing()), "● Your turn — Toy Moon");
    assert_eq!(
        title(fixture::watching()),
        "Waiting for Ben and Iris — Toy Moon"
    );
    assert_eq!(title(fixture::waiting()), "Waiting for players — Toy Moon");
    assert_eq!(title(fixture::over()), "Game over — Toy Moon");
}

/// What the script needs to know about the moment is on `main`.
#[test]
fn the_frame_tells_where_it_is() {
    let html = table(&fixture::playing());
    let main = select(&html, "main")[0];
    for (name, value) in [
        ("data-table", "k7mq2d"),
        ("data-game", "toy-moon"),
        ("data-seq", "31"),
        ("data-actions", "24"),
        ("data-stage", "playing"),
        ("data-live", ""),
        ("data-yours", ""),
    ] {
        assert_eq!(main.attr(name), Some(value), "{name}");
    }
    let reader = fixture::reader(Language::En);
    let replay = pages::replay(&fixture::replayed(), &reader).into_string();
    let replay = Html::parse_document(&replay);
    let main = select(&replay, "main")[0];
    assert_eq!(main.attr("data-moment"), Some("3"));
    assert_eq!(
        (main.attr("data-live"), main.attr("data-yours")),
        (None, None)
    );
}

/// One can look, but not act, at an earlier moment.
#[test]
fn the_past_has_no_questions() {
    let reader = fixture::reader(Language::En);
    let mut frame = fixture::playing();
    frame.moment = Some(3);
    let extras = TableExtras::default();
    for page in [
        pages::replay(&frame, &reader),
        pages::table(&frame, &reader, &extras),
    ] {
        let html = Html::parse_document(&page.into_string());
        assert!(select(&html, ".play, #undo, [data-sit]").is_empty());
        assert_eq!(select(&html, "#moment a[data-swap]").len() / 4, 1);
    }
}

#[test]
fn the_end_ranks_and_explains_every_point() {
    let html = table(&fixture::over());
    let ranked: Vec<String> = select(&html, ".ranking .name")
        .into_iter()
        .map(text)
        .collect();
    assert_eq!(ranked, ["Ana", "Iris", "Ben"]);
    assert_eq!(text(select(&html, ".ending h2")[0]), "You win!");
    let points = fixture::over().points;
    assert_eq!(select(&html, ".points li").len(), points.len());
    assert!(text(select(&html, ".points li b")[2]).starts_with('+'));
    for address in ["/replay/k7mq2d?at=0", "/t/k7mq2d/record", "/verify/k7mq2d"] {
        assert_eq!(
            select(&html, &format!("a[href=\"{address}\"]")).len(),
            1,
            "{address}"
        );
    }
}

/// While the end is told, the script lights on the board what a row of the sheet names.
#[test]
fn a_row_of_the_score_sheet_names_what_earned_it() {
    let html = table(&fixture::over());
    let rows = select(&html, ".sheet-of-scores tr[data-earners]");
    let named: Vec<_> = rows.iter().map(|row| row.attr("data-earners")).collect();
    assert_eq!(named, [Some(r#"["place-mine","worker-miner"]"#)]);
    assert!(select(&table(&fixture::playing()), "[data-earners]").is_empty());
}

/// One symbol for each action, which is not read out; the start has none.
#[test]
fn a_line_of_the_log_begins_with_one_symbol() {
    let html = table(&fixture::playing());
    let count = |query: &str| select(&html, query).len();
    let actions = count("#panel-log li[data-n]:not([data-n='0']) .lines");
    assert!(actions > 9, "{actions}");
    let symbol = "#panel-log .lines > svg:first-child[aria-hidden=true]";
    assert_eq!(count(symbol), actions);
    assert_eq!(count("#panel-log .lines svg"), actions);
    let used = select(&html, "#panel-log .lines use");
    assert!(used.iter().all(|one| one.attr("href") == Some("#toy-disc")));
}

/// Every side has its line, and the numbers are there as a table too.
#[test]
fn the_chart_has_a_text_alternative() {
    let html = table(&fixture::over());
    let lines = select(&html, ".chart polyline");
    assert_eq!(lines.len(), 3);
    for line in lines {
        let points = line.attr("points").unwrap_or_default();
        assert_eq!(
            points.split_whitespace().count(),
            fixture::over().chart.len()
        );
    }
    let rows = select(&html, ".chart tbody tr");
    assert!((8..=14).contains(&rows.len()), "{}", rows.len());
    let last = rows.last().map(|row| text(*row));
    assert_eq!(last.as_deref(), Some("24211719"));
}

/// A chart that goes far up or below zero still stands on the paper.
#[test]
fn a_steep_chart_can_be_drawn() {
    let mut frame = fixture::over();
    frame.chart = vec![vec![-7, 3], vec![900, -40], vec![901, -41]];
    let html = table(&frame);
    let lines = select(&html, ".chart polyline");
    assert_eq!(lines.len(), 2);
    for line in lines {
        for point in line.attr("points").unwrap_or_default().split_whitespace() {
            let (x, y) = point.split_once(',').expect("a point");
            let inside = |v: &str, most| (0..=most).contains(&v.parse::<i32>().unwrap_or(-1));
            assert!(inside(x, 600) && inside(y, 240), "{point}");
        }
    }
}

/// Where nothing is counted before the end, there is no chart.
#[test]
fn a_chart_that_tells_nothing_is_not_drawn() {
    let counted_at_the_end = vec![vec![0, 0], vec![0, 0], vec![61, 70]];
    for chart in [
        vec![],
        vec![vec![]; 3],
        vec![vec![5]; 9],
        counted_at_the_end,
    ] {
        let mut frame = fixture::over();
        frame.chart = chart;
        assert!(select(&table(&frame), ".chart").is_empty());
    }
}

/// Players are told apart by shape, not only by colour.
#[test]
fn every_player_has_a_shape() {
    let html = table(&fixture::playing());
    let marks: Vec<String> = select(&html, "#players .mark")
        .into_iter()
        .map(text)
        .collect();
    assert_eq!(marks, ["●", "■", "▲"]);
    let logged = select(&html, ".log li[data-n] .mark");
    assert_eq!(logged.len(), fixture::playing().log.len());
}

#[test]
fn rules_link_to_each_other() {
    let reader = fixture::reader(Language::Es);
    let all = pages::rules(&fixture::rules_page(&fixture::rules(), None), &reader);
    let all = Html::parse_document(&all.into_string());
    assert_eq!(select(&all, "#TM-001").len(), 1);
    assert_eq!(text(select(&all, "#TM-001 strong")[0]), "three");
    assert_eq!(text(select(&all, "#TM-001 code")[0]), "stones = 3");
    let links: Vec<_> = select(&all, "#TM-002 span a")
        .iter()
        .filter_map(|a| a.attr("href"))
        .collect();
    assert_eq!(
        links,
        ["TM-003", "TM-Q01", "TM-Q02"].map(|id| format!("/rules/toy-moon#{id}"))
    );
    assert_eq!(text(select(&all, "#TM-002 .source")[0]), "[D: TM-Q02]");
    assert_eq!(select(&all, ".contents a").len(), 2);
    // A disputed reading says what is in force, in the reader's language.
    assert_eq!(
        text(select(&all, "#TM-002 .reading-in-force")[0]),
        "who_begins En vigor: youngest. También es posible: oldest."
    );
    assert_eq!(select(&all, ".reading-in-force").len(), 1);

    // Where a rule comes from is for those who ask.
    let rules = fixture::rules();
    let plain = RulesPage {
        sources: false,
        ..fixture::rules_page(&rules, None)
    };
    let plain = Html::parse_document(&pages::rules(&plain, &reader).into_string());
    assert_eq!(select(&plain, ".source").len(), 0);
    assert_eq!(
        select(&all, "#TM-001 .taught")[0].attr("href"),
        Some("/how-to-play/toy-moon#aim")
    );

    let found = pages::rules(&fixture::rules_page(&rules[2..], Some("DIG")), &reader);
    let found = Html::parse_document(&found.into_string());
    let marked: Vec<String> = select(&found, "mark").into_iter().map(text).collect();
    assert_eq!(marked, ["dig", "Dig"]);
}

/// Days are counted right, leap years included.
#[test]
fn tables_tell_when_something_last_happened() {
    let reader = fixture::reader(Language::En);
    for (seconds, told) in [
        (0, "1970-01-01T00:00Z"),
        (951_782_400 + 3_660, "2000-02-29T01:01Z"),
        (1_763_202_600, "2025-11-15T10:30Z"),
        (4_102_444_800 - 60, "2099-12-31T23:59Z"),
    ] {
        let mut home = fixture::first_visit();
        home.open = fixture::home().open;
        home.open.truncate(1);
        home.open[0].updated = seconds;
        let page = pages::home(&home, &reader).into_string();
        assert!(page.contains(&format!("datetime=\"{told}\"")), "{told}");
    }
}

/// The first visit offers to play at once, alone too where the game can do that.
#[test]
fn home_offers_every_way_to_play() {
    let pages = gallery::pages(Language::En);
    let (_, page) = pages
        .iter()
        .find(|(name, _)| *name == "first-visit")
        .expect("it is there");
    let html = Html::parse_document(page);
    let modes = |id: &str| -> Vec<_> {
        let query = format!("article.game-{id} button[name=mode]");
        select(&html, &query)
            .iter()
            .filter_map(|button| button.attr("value"))
            .collect()
    };
    assert_eq!(modes("toy-moon"), ["bots", "solo", "screen"]);
    assert_eq!(modes("toy-mars"), ["bots", "screen"]);
}
