//! The board as text.

use kosmonavts::Kosmonavts;
use tabletop::{Game, Seat, Words};
use words::{
    Language,
    testkit::{Strict, names},
};

use super::missions;
use crate::kit::{Board, BoardExt as _, advanced, board};

fn drawn(board: &Board, seat: Option<u8>, language: Language) -> String {
    drawn_in(board, seat, language, 100)
}

fn drawn_in(board: &Board, seat: Option<u8>, language: Language, columns: usize) -> String {
    let seat = seat.and_then(Seat::from_number);
    let view = board.game.view(&board.state, seat);
    let names = names(board.game.seats());
    board
        .game
        .board(&view, &names, &Strict::new::<Kosmonavts>(language), columns)
}

/// Nobody reads other people's missions, orders or covered tanks off a board.
#[test]
fn a_board_tells_no_secret() {
    let mut board = advanced(4);
    board.play_as(2, "burn:se:hyper");
    let shown = |seat| drawn(&board, seat, Language::En);
    for (seat, mark) in (1..=4).zip(["●", "■", "▲", "◆"]) {
        let text = shown(Some(seat));
        assert_eq!(text.matches(&format!("{mark} Mission")).count(), 2);
        assert_eq!(text.matches("Mission").count(), 2);
    }
    assert!(!shown(None).contains("Mission"));
    // Seat 2 alone sees the draft.
    let drafted = "SE ▮1";
    assert!(shown(Some(2)).contains(drafted));
    assert!(!shown(Some(1)).contains(drafted) && !shown(None).contains(drafted));
    assert!(shown(Some(1)).contains("▪8 ▮2") && shown(Some(2)).contains("▪8 ▮1"));
}

#[test]
fn the_board_shows_what_lies_on_the_table() {
    let mut table = board(2)
        .flying(2, 3, -8, &[("n", 1, 0), ("se", 0, 1)])
        .body("saturn", 2, -8)
        .body("venus", 3, -3)
        .with(missions("first-saturn"));
    table.play_as(1, "burn:se:normal");
    let text = drawn(&table, Some(1), Language::En);
    for line in [
        " KOSMONAVTS · Round 1 · Phase 2: Order",
        " Waiting for ● Ana and ■ Björn: order",
        // The own draft is on the rose, and in brackets where the ships would end.
        " SW ·        SE ▪1          −9 ·     ∘     ·     ∘     ·                        SW ·        SE ▮1",
        "  0 ·     ∘     ·     ·     ·     ·     ·     *     ■     (■)   ·     *     ∘     ·",
        "       ∘     ∘     ·     ∘     ∘     ░     ♂     ░     ∘     ∘     ·     ∘     ∘",
        "       ∘     ·     ∘     ∘     ░     ∘     ⊕●    (♂)   ░     ∘     ∘     ·     ∘",
        "  3 ·     ·     ·     ·     ░     ·     ·     (●)   ·     ░     ·     ·     *     ·",
        "       ∘     ·     ∘     ░     ∘     ∘     ☼     (☿)   ∘     ░     ∘     *     ∘",
        "                                           0",
        " ▸●★  Ana, white    Earth  1,−4         ▪8 ▮1          3  Earth        0",
        " ▸■   Björn, green  3,−8   5,−9         ▪9 ▮1          3  Earth        0",
        "      Supply                            ▪29 ▮13",
        " ♄  Saturn          2,−8   4,−8   4 3 2 1  ·  ·",
        " EVENTS · 27 in deck, 0 discarded",
        " ● Mission 1 (Saturn): be the first to land on Saturn (+2 points)",
    ] {
        assert!(
            text.lines().any(|drawn| drawn == line),
            "{line:?} is not in\n{text}"
        );
    }
    let lines = text.lines().skip_while(|line| !line.contains("−13 ·"));
    assert_eq!(lines.take_while(|line| !line.contains("☼ Sun")).count(), 55);
}
