//! Finds the numbers of rules, and tests, in source text.
//!
//! A number is `RO-014` in a text, or `ro_014_` at the head of a function's name;
//! `RO-Q03` is a ruling and `RO-E07` a worked example. `RO-014..RO-018`, or
//! shorter `RO-014..018`, stands for all five.

use std::ops::Range;

/// What an id counts, by the letter before its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A rule, `RO-014`.
    Rule,
    /// A ruling on an unclear point, `RO-Q03`.
    Ruling,
    /// A worked example, `RO-E07` or `KOS-X07`.
    Example,
}

impl Kind {
    fn of(letter: &str) -> Self {
        match letter {
            "" => Self::Rule,
            "Q" => Self::Ruling,
            _ => Self::Example,
        }
    }
}

/// The id at the head of a bullet, as RULES.md writes it: `- **RO-014** text`.
pub fn bullet(line: &str) -> Option<(&str, Kind)> {
    let line = line.trim_start();
    let rest = line.strip_prefix('-').or_else(|| line.strip_prefix('*'))?;
    let bold = rest.trim_start();
    if bold.len() == rest.len() {
        return None;
    }
    let (id, _) = bold.strip_prefix("**")?.split_once("**")?;
    let (prefix, number) = id.split_once('-')?;
    if prefix.is_empty() || !prefix.bytes().all(|b| b.is_ascii_uppercase()) {
        return None;
    }
    let (letter, number) = letter(number);
    let (_, rest) = digits(number)?;
    rest.is_empty().then_some((id, Kind::of(letter)))
}

/// All ids with this prefix on one line, ranges written out.
pub fn ids(line: &str, prefix: &str) -> Vec<String> {
    let mut found = Vec::new();
    let head = format!("{prefix}-");
    for (at, _) in line.match_indices(&head) {
        if !line[..at].ends_with(is_word)
            && let Some((letter, numbers, width)) = span(&line[at + head.len()..], &head)
        {
            found.extend(numbers.map(|n| format!("{head}{letter}{n:0width$}")));
        }
    }
    for (at, _) in line.match_indices("fn") {
        let name = line[at + 2..].trim_start();
        if !line[..at].ends_with(is_word) && name.len() < line.len() - at - 2 {
            names(name, prefix, &mut found);
        }
    }
    found
}

/// Where the tests of a source file are, as ranges of lines counted from 0: each
/// from the comment and the attributes above it to the next one.
pub fn tests(text: &str) -> Vec<Range<usize>> {
    let lines: Vec<&str> = text.lines().collect();
    let mut starts = Vec::new();
    for (mut at, line) in lines.iter().enumerate() {
        if opens_test(line) {
            while at > 0 && is_above(lines[at - 1]) {
                at -= 1;
            }
            starts.push(at);
        }
    }
    let ends = starts.iter().skip(1).copied().chain([lines.len()]);
    starts.iter().zip(ends).map(|(&a, b)| a..b).collect()
}

/// `014`, `Q03`, `014..RO-018` or `Q03..Q05`: the letter, the numbers and how many digits they have.
fn span<'a>(text: &'a str, head: &str) -> Option<(&'a str, Range<u32>, usize)> {
    let (letter, rest) = letter(text);
    let (first, rest) = digits(rest)?;
    let from = number(first);
    let last = rest.strip_prefix("..").and_then(|rest| {
        let rest = rest.strip_prefix(head).unwrap_or(rest);
        let (last, rest) = digits(rest.strip_prefix(letter)?)?;
        (!rest.starts_with(is_word)).then(|| number(last))
    });
    match last {
        Some(last) => Some((letter, from..last + 1, first.len())),
        None if rest.starts_with(is_word) => None,
        None => Some((letter, from..from + 1, first.len())),
    }
}

/// The ids a function's name begins with: `ro_014_ro_q03_and_so_on`.
fn names(mut name: &str, prefix: &str, found: &mut Vec<String>) {
    while let Some((word, rest)) = name.split_once('_') {
        let (letter, rest) = letter(rest);
        let Some((digits, rest)) = digits(rest) else {
            return;
        };
        let Some(rest) = rest.strip_prefix('_') else {
            return;
        };
        if word.eq_ignore_ascii_case(prefix) {
            found.push(format!("{prefix}-{}{digits}", letter.to_uppercase()));
        }
        name = rest;
    }
}

fn letter(text: &str) -> (&str, &str) {
    text.split_at(usize::from(
        text.starts_with(['Q', 'E', 'X', 'q', 'e', 'x']),
    ))
}

/// One to three digits and what follows them; no fourth digit.
fn digits(text: &str) -> Option<(&str, &str)> {
    let count = text.bytes().take_while(u8::is_ascii_digit).count();
    (1..=3).contains(&count).then(|| text.split_at(count))
}

fn number(digits: &str) -> u32 {
    digits
        .bytes()
        .fold(0, |n, digit| n * 10 + u32::from(digit - b'0'))
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// `#[test]`, `#[tokio::test]`, `#[rstest]` and their like, or `proptest!`.
fn opens_test(line: &str) -> bool {
    let line = line.trim_start();
    let Some(attribute) = line.strip_prefix("#[") else {
        return line.starts_with("proptest!");
    };
    let mut path = attribute.splitn(2, "::");
    let first = path.next().unwrap_or_default();
    let name = match path.next() {
        Some(second) if !first.is_empty() && first.chars().all(is_word) => second,
        _ => attribute,
    };
    let end = name.find(|c| !is_word(c)).unwrap_or(name.len());
    matches!(&name[..end], "test" | "rstest" | "test_case" | "quickcheck")
}

fn is_above(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("//") || line.starts_with("#[")
}

// The ids below belong to no game, so that these tests are not counted as tests of a rule.
#[cfg(test)]
mod unit {
    use super::{Kind, bullet, ids, tests};

    #[test]
    fn a_rule_is_a_bullet_with_a_bold_id() {
        assert_eq!(
            bullet("- **ZZ-014** Text. [R]"),
            Some(("ZZ-014", Kind::Rule))
        );
        assert_eq!(
            bullet("* **ZZ-Q03** *Why?*"),
            Some(("ZZ-Q03", Kind::Ruling))
        );
        assert_eq!(
            bullet("  - **ZZ-E7** Given"),
            Some(("ZZ-E7", Kind::Example))
        );
        assert_eq!(bullet("- See **ZZ-014**"), None);
        assert_eq!(bullet("- **Note** text"), None);
        assert_eq!(bullet("**ZZ-014** text"), None);
        assert_eq!(bullet("- **ZZ-0145** text"), None);
    }

    #[track_caller]
    fn check(line: &str, expected: &str) {
        assert_eq!(ids(line, "ZZ").join(" "), expected, "{line}");
    }

    #[test]
    fn ids_stand_alone() {
        check("// ZZ-014, ZZ-Q03 (ZZ-E07).", "ZZ-014 ZZ-Q03 ZZ-E07");
        check("AZZ-014 ZZ-0145 ZZ-014b ZZ-Q ZZ-", "");
        check("YY-014", "");
        check("ZZ-014: and ZZ-014..", "ZZ-014 ZZ-014");
    }

    #[test]
    fn a_range_stands_for_each_of_its_rules() {
        check("ZZ-098..100", "ZZ-098 ZZ-099 ZZ-100");
        check("ZZ-Q03..Q05", "ZZ-Q03 ZZ-Q04 ZZ-Q05");
        // The end of a long range is met once more as an id of its own.
        check("ZZ-014..ZZ-016", "ZZ-014 ZZ-015 ZZ-016 ZZ-016");
        check("ZZ-Q03..05", "ZZ-Q03");
        check("ZZ-014..0189", "ZZ-014");
        check("ZZ-018..014", "");
    }

    #[test]
    fn the_name_of_a_function_counts() {
        check("fn zz_014_workers_rest() {", "ZZ-014");
        check(
            "    fn zz_q03_zz_015_yy_001_zz_e02_x() {",
            "ZZ-Q03 ZZ-015 ZZ-E02",
        );
        check("fn workers_rest_zz_014_() {", "");
        check("fn zz_014() {", "");
        check("let zz_014_x = fn_zz_015_x;", "");
    }

    #[test]
    fn a_test_reaches_from_its_comment_to_the_next_test() {
        let text = "\
fn helper() {}
/// ZZ-001
#[should_panic]
#[test]
fn one() {}

// ZZ-002
#[tokio::test]
async fn two() {}
proptest! {
}";
        assert_eq!(tests(text), [1..6, 6..9, 9..11]);
        assert_eq!(tests("#[rstest]\nfn a() {}\n").first(), Some(&(0..2)));
        assert_eq!(
            tests("#[cfg(test)]\nmod tests;\n#[a::b::test]\n#[testing]\n"),
            []
        );
    }

    #[test]
    fn two_marks_on_one_function_are_one_test() {
        let regions = tests("// ZZ-001\n#[test_case(1)]\n#[test]\nfn a() {}\n");
        assert_eq!(regions, [0..0, 0..4]);
    }
}
