//! The numbered rules, and that every refusal points at one.

use std::collections::BTreeSet;

use catalog::{Limits, RuleText, find_rules, read_rules, rules_in, split_source};
use tabletop::{Dice, Options};
use words::Language;

const MARKDOWN: &str = "\
# A game

Prose with **bold** words is no rule.

## The wheel
- **AB-001** The wheel turns.
  It turns on [R]
  and on.
- **AB-002** A marker waits.

This belongs to no rule.
- **AB-Q01** *Does it stop?* No.
- **Bold** but no number.
- **ab-003** in small letters.
- **AB-** without a number.
### Ends
- **AB-E10** *Given* a wheel, *then* an end. [D: AB-Q01]
";

fn rules() -> Vec<RuleText> {
    read_rules(MARKDOWN)
}

fn ids(rules: &[RuleText]) -> Vec<&str> {
    rules.iter().map(|rule| rule.id.as_str()).collect()
}

#[test]
fn rules_are_read_with_their_headings() {
    let rules = rules();
    assert_eq!(ids(&rules), ["AB-001", "AB-002", "AB-Q01", "AB-E10"]);
    assert_eq!(rules[0].text, "The wheel turns. It turns on [R] and on.");
    assert_eq!(rules[1].text, "A marker waits.");
    assert_eq!(rules[1].heading, "The wheel");
    assert_eq!(rules[3].heading, "Ends");
    assert!(read_rules("").is_empty());
}

#[test]
fn rules_are_found_by_number_and_by_word() {
    let rules = rules();
    let found = |query| -> Vec<String> {
        let found = find_rules(&rules, query);
        found.into_iter().map(|rule| rule.id).collect()
    };
    assert_eq!(found(None).len(), 4);
    assert_eq!(found(Some("AB-002")), ["AB-002"]);
    assert_eq!(found(Some("ab-e10")), ["AB-E10"]);
    // By number only the rule itself, though another one mentions it.
    assert_eq!(found(Some("AB-Q01")), ["AB-Q01"]);
    assert_eq!(found(Some("MARKER")), ["AB-002"]);
    // A word of the heading finds all under it.
    assert_eq!(found(Some("the wheel")), ["AB-001", "AB-002", "AB-Q01"]);
    assert_eq!(found(Some("wheel")).len(), 4);
    assert!(found(Some("AB-999")).is_empty());
    assert!(found(Some("submarine")).is_empty());
}

#[test]
fn every_game_has_rules_with_different_numbers() {
    for entry in games::catalog().games() {
        let rules = read_rules(entry.rules());
        let different: BTreeSet<&str> = rules.iter().map(|rule| rule.id.as_str()).collect();
        assert_eq!(different.len(), rules.len(), "{}", entry.info().id);
        assert!(rules.len() > 100);
        for rule in &rules {
            assert!(
                !rule.text.is_empty() && !rule.heading.is_empty(),
                "{rule:?}"
            );
            assert!(find_rules(&rules, Some(&rule.id.to_lowercase())).len() == 1);
        }
    }
}

/// Why we decided what a rule marks with D: a sentence behind a colon, or the number
/// of the ruling or rule it follows from, as in `[R; D for the order: printed so]`
/// or `[D, Q14]`. Examples say which of their details are ours and need no reason.
#[test]
fn every_rule_marked_d_has_a_reason() {
    let mut bare = Vec::new();
    for entry in games::catalog().games() {
        let rules = read_rules(entry.rules());
        let decided = rules
            .iter()
            .filter(|rule| rule.id.split('-').nth(1).is_some_and(is_plain_number))
            .filter(|rule| rule.text.ends_with(']'))
            .filter_map(|rule| Some((rule, rule.text.rsplit_once('[')?.1)))
            .filter_map(|(rule, mark)| Some((rule, decided_part(mark)?)));
        let mut count = 0;
        for (rule, part) in decided {
            count += 1;
            let sentence = part.split_once(':').is_some_and(|(_, why)| why.len() > 5);
            let number = part.split(|c: char| !c.is_alphanumeric() && c != '-');
            let number = number.into_iter().any(|word| {
                let id = word.rsplit('-').next().unwrap_or(word);
                id.starts_with('Q') && is_plain_number(&id[1..])
                    || word.contains('-') && is_plain_number(id)
            });
            if !sentence && !number {
                bare.push(format!("{} [{part}", rule.id));
            }
        }
        assert!(count > 20, "{}", entry.info().id);
    }
    assert!(bare.is_empty(), "no reason:\n{}", bare.join("\n"));
}

fn is_plain_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_digit())
}

/// What stands in a mark from the letter D on, if it is there.
fn decided_part(mark: &str) -> Option<&str> {
    let whole = |at: usize| {
        let beside = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '-');
        beside(mark[..at].chars().next_back()) && beside(mark[at + 1..].chars().next())
    };
    let at = mark.match_indices('D').find(|&(at, _)| whole(at))?.0;
    Some(&mark[at..])
}

/// The numbers in the source of the refusals: all that a reason can carry.
#[test]
fn every_rule_that_can_refuse_is_written_down() {
    let source = include_str!("../../../../games/red-outpost/src/refusal.rs");
    let rules = read_rules(games::catalog().find("red-outpost").unwrap().rules());
    let known: BTreeSet<&str> = ids(&rules).into_iter().collect();
    let cited: BTreeSet<&str> = source
        .split('"')
        .filter(|text| text.starts_with("RO-"))
        .collect();
    assert!(cited.len() > 15, "{cited:?}");
    for id in cited {
        assert!(known.contains(id), "{id} refuses, but is not in RULES.md");
    }
}

/// The refusals of real games, in every position on the way.
#[test]
fn every_refusal_points_at_a_rule() {
    for entry in games::catalog().games() {
        let rules = read_rules(entry.rules());
        let known: BTreeSet<&str> = ids(&rules).into_iter().collect();
        let mut seen = BTreeSet::new();
        let words: Vec<words::Speaker> = Language::ALL
            .iter()
            .map(|&language| words::Speaker::new(language, &[entry.locale(language)]))
            .collect();
        for players in entry.info().players.clone() {
            let referee = entry.open(None, players, &Options::new()).unwrap();
            let mut bot = referee.bot(catalog::BotKind::Random, 1, Limits::default());
            let mut game = referee.start(Dice::from_seed(u64::from(players)));
            while let Some(seat) = game.owing().lowest() {
                for closed in game.closed(seat) {
                    let rule = closed.refusal.rule.expect("a reason has a rule").0;
                    assert!(known.contains(rule), "{}: {rule}", closed.action);
                    if seen.insert(rule) {
                        for speaker in &words {
                            speaker
                                .check(&closed.refusal.phrase)
                                .expect("it can be said");
                        }
                    }
                }
                let action = game.ask(seat, &mut *bot);
                game.play(seat, &action).unwrap();
            }
        }
        assert!(seen.len() > 5, "{seen:?}");
    }
}

/// What a translation may not change: figures, numbers of other rules, and code.
fn facts(text: &str) -> Vec<&str> {
    let sentence = split_source(text).0;
    let code = sentence.split('`').skip(1).step_by(2);
    let figures = sentence.split(|c: char| !c.is_ascii_digit());
    let figures = figures.filter(|figure| !figure.is_empty());
    let mut facts: Vec<&str> = code.chain(figures).collect();
    facts.sort_unstable();
    facts
}

#[test]
fn every_rule_is_translated_with_the_same_figures() {
    for entry in games::catalog().games() {
        let english = read_rules(entry.rules());
        for language in [Language::Es, Language::Fr] {
            let at = format!("{} {language:?}", entry.info().id);
            let translation = read_rules(entry.translated_rules(language).unwrap());
            assert_eq!(ids(&translation), ids(&english), "{at}");
            let headings = |rules: &[RuleText]| -> Vec<usize> {
                let same = rules.chunk_by(|one, other| one.heading == other.heading);
                same.map(<[RuleText]>::len).collect()
            };
            assert_eq!(headings(&translation), headings(&english), "{at}");
            for (there, here) in english.iter().zip(&translation) {
                assert_eq!(facts(&here.text), facts(&there.text), "{at} {}", here.id);
                assert_ne!(here.text, there.text, "{at} {}", here.id);
                let marks = ["[R", "[D", "[P"];
                let marked = marks.iter().any(|mark| here.text.contains(mark));
                assert!(!marked && !here.for_beginners, "{at} {}", here.id);
            }
        }
    }
}

#[test]
fn rules_in_a_language_keep_their_sources() {
    let red_outpost = games::catalog();
    let red_outpost = red_outpost.find("red-outpost").unwrap();
    let [english, french] = [Language::En, Language::Fr].map(|to| rules_in(red_outpost, to));
    assert_eq!(english, read_rules(red_outpost.rules()));
    for (one, other) in english.iter().zip(&french) {
        assert_eq!(other.language, Language::Fr);
        assert_eq!(split_source(&one.text).1, split_source(&other.text).1);
        assert_eq!(one.for_beginners, other.for_beginners);
    }
}
