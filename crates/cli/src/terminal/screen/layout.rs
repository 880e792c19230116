//! Where the panes are on a screen of any size.

use ratatui::layout::Rect;

/// The smallest screen on which anything can be shown.
pub const LEAST: (u16, u16) = (40, 12);

/// The columns a board needs.
const BOARD: u16 = 80;
/// The columns that one sheet of a board can use, and those from which on it has two.
const ONE_SHEET: u16 = 121;
const TWO_SHEETS: u16 = 182;
/// The columns a question needs beside a board.
const BESIDE: u16 = 36;
/// From so many columns on the log stands beside the question, where both are below the board.
const LOG_BESIDE: u16 = 110;

/// A pane that can be scrolled and made large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    Question,
    Board,
    Log,
}

/// How the panes are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The board above, everything else below.
    Stacked,
    /// The board at the left, everything else at the right.
    Beside,
}

/// Where everything is. Each pane but the board has a line with its title above it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Areas {
    pub header: Rect,
    pub board: Rect,
    pub question: Rect,
    /// The whole log, or its last lines.
    pub log: Rect,
    /// Whether the log is only its last lines.
    pub log_is_short: bool,
    /// The line between the board and what is at the right of it.
    pub upright: Rect,
    pub footer: Rect,
}

/// Whether anything can be shown.
pub const fn is_too_small(size: Rect) -> bool {
    size.width < LEAST.0 || size.height < LEAST.1
}

/// How wide the board is.
pub fn board_columns(size: Rect, shape: Shape) -> u16 {
    match shape {
        Shape::Stacked => size.width,
        Shape::Beside => {
            let least = BESIDE.min(size.width.saturating_sub(BOARD + 1));
            let most = size.width.saturating_sub(BOARD + 1).clamp(least, 80);
            let board = size.width - (size.width / 3).clamp(least, most) - 1;
            match board {
                ONE_SHEET..TWO_SHEETS => ONE_SHEET,
                board => board,
            }
        }
    }
}

/// How many lines of the board are seen.
pub fn board_rows(size: Rect, shape: Shape) -> u16 {
    areas(size, shape, None).board.height
}

/// Whether the board can have something beside it.
pub const fn has_room_beside(size: Rect) -> bool {
    size.width > BOARD + BESIDE
}

/// Where everything is on a screen of this size; a pane may have all the room.
pub fn areas(size: Rect, shape: Shape, large: Option<Focus>) -> Areas {
    let row = |y: u16| Rect {
        y,
        height: 1,
        ..size
    };
    let inner = Rect {
        y: size.y + 1,
        height: size.height - 2,
        ..size
    };
    let frame = Areas {
        header: row(size.y),
        footer: row(size.bottom() - 1),
        ..Areas::default()
    };
    match (large, shape) {
        (Some(Focus::Board), _) => Areas {
            board: inner,
            ..frame
        },
        (Some(Focus::Question), _) => Areas {
            question: inner,
            ..frame
        },
        (Some(Focus::Log), _) => Areas {
            log: inner,
            ..frame
        },
        (None, Shape::Beside) => beside(inner, board_columns(size, shape), frame),
        (None, Shape::Stacked) => stacked(inner, frame),
    }
}

/// A part of an area: rows from one to another.
fn rows(area: Rect, from: u16, to: u16) -> Rect {
    Rect {
        y: area.y + from,
        height: to - from,
        ..area
    }
}

/// A part of an area: columns from one to another.
fn columns(area: Rect, from: u16, to: u16) -> Rect {
    Rect {
        x: area.x + from,
        width: to - from,
        ..area
    }
}

fn beside(inner: Rect, board: u16, frame: Areas) -> Areas {
    let right = columns(inner, board + 1, inner.width);
    let question = (inner.height * 3 / 5).max(12).min(inner.height - 3);
    Areas {
        board: columns(inner, 0, board),
        upright: columns(inner, board, board + 1),
        question: rows(right, 0, question),
        log: rows(right, question, right.height),
        ..frame
    }
}

fn stacked(inner: Rect, frame: Areas) -> Areas {
    let question = (inner.height * 2 / 5).max(9).min(inner.height / 2);
    let below = inner.height - question;
    if inner.width >= LOG_BESIDE {
        let lower = rows(inner, below, inner.height);
        let middle = inner.width * 3 / 5;
        return Areas {
            board: rows(inner, 0, below),
            question: columns(lower, 0, middle),
            upright: columns(lower, middle, middle + 1),
            log: columns(lower, middle + 1, inner.width),
            ..frame
        };
    }
    // The line with the title, and one or two lines of news.
    let news = if inner.height >= 20 { 3 } else { 2 };
    Areas {
        board: rows(inner, 0, below - news),
        log: rows(inner, below - news, below),
        log_is_short: true,
        question: rows(inner, below, inner.height),
        ..frame
    }
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::{Areas, Focus, LEAST, Shape, areas, board_columns, has_room_beside};

    /// Everything lies on the screen, and nothing upon anything else.
    #[track_caller]
    fn check(size: Rect, areas: &Areas) {
        let all = [
            areas.header,
            areas.board,
            areas.question,
            areas.log,
            areas.upright,
            areas.footer,
        ];
        let mut sum = 0;
        for (index, one) in all.iter().enumerate() {
            assert_eq!(one.intersection(size), *one, "{size:?}: {areas:?}");
            sum += one.area();
            for other in &all[index + 1..] {
                assert_eq!(one.intersection(*other).area(), 0, "{size:?}: {areas:?}");
            }
        }
        assert_eq!(sum, size.area(), "nothing is left empty: {areas:?}");
    }

    #[test]
    fn panes_fill_screens_of_all_sizes() {
        for width in (LEAST.0..300).chain([500, 1000]) {
            for height in (LEAST.1..80).chain([200]) {
                let size = Rect::new(0, 0, width, height);
                let mut shapes = vec![Shape::Stacked];
                shapes.extend(has_room_beside(size).then_some(Shape::Beside));
                for shape in shapes {
                    let whole = areas(size, shape, None);
                    check(size, &whole);
                    assert!(whole.board.height >= 2 && whole.question.height >= 5);
                    assert_eq!(whole.board.width, board_columns(size, shape));
                    for large in [Focus::Board, Focus::Question, Focus::Log] {
                        check(size, &areas(size, shape, Some(large)));
                    }
                    if shape == Shape::Beside {
                        assert!(whole.board.width >= 80 && whole.question.width >= 36);
                    }
                }
            }
        }
    }

    #[test]
    fn common_sizes_have_what_they_need() {
        let small = areas(Rect::new(0, 0, 80, 24), Shape::Stacked, None);
        assert_eq!(small.board, Rect::new(0, 1, 80, 10));
        assert_eq!(small.log, Rect::new(0, 11, 80, 3));
        assert_eq!(small.question, Rect::new(0, 14, 80, 9));
        assert!(small.log_is_short);
        let middle = areas(Rect::new(0, 0, 120, 40), Shape::Beside, None);
        assert_eq!(middle.board, Rect::new(0, 1, 80, 38));
        assert_eq!(middle.question.width, 39);
        let large = areas(Rect::new(0, 0, 200, 60), Shape::Beside, None);
        assert_eq!((large.board.width, large.log.width), (121, 78));
    }
}
