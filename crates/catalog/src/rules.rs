//! The numbered rules of a game, read from its RULES.md and from translations of it.

use std::collections::HashMap;

use words::Language;

use crate::{DynGame, RULINGS, Ruling};

/// One numbered rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// Its number, like `RO-049`.
    pub id: String,
    /// The heading it stands under.
    pub heading: String,
    /// The full sentence, provenance included.
    pub text: String,
    /// The language of heading and sentence.
    pub language: Language,
    /// Whether a beginner needs it: it is marked with `°`.
    pub for_beginners: bool,
}

impl RuleText {
    /// The disputed readings among these that the rule depends on: those it names,
    /// like `rulings.card6_disc`.
    pub fn readings<'a>(&self, rulings: &'a [Ruling]) -> impl Iterator<Item = &'a Ruling> {
        let named = |ruling: &&Ruling| {
            let mut words = self
                .text
                .split(|c: char| !c.is_ascii_alphanumeric() && !"._".contains(c));
            words.any(|word| word.strip_prefix(RULINGS) == Some(&ruling.name))
        };
        rulings.iter().filter(named)
    }
}

/// All numbered rules, rulings and examples in order: bullets that begin with a
/// number in bold.
#[must_use]
pub fn read_rules(markdown: &str) -> Vec<RuleText> {
    let mut rules: Vec<RuleText> = Vec::new();
    let mut heading = String::new();
    let mut inside = false;
    for line in markdown.lines() {
        if let Some(title) = line.strip_prefix('#') {
            heading = title.trim_start_matches('#').trim().to_string();
            inside = false;
        } else if let Some((id, text)) = head(line) {
            let beginners = text.strip_prefix('°');
            rules.push(RuleText {
                id: id.to_string(),
                heading: heading.clone(),
                text: beginners.unwrap_or(text).trim().to_string(),
                language: Language::En,
                for_beginners: beginners.is_some(),
            });
            inside = true;
        } else if line.trim().is_empty() {
            inside = false;
        } else if inside && line.starts_with(char::is_whitespace) {
            if let Some(rule) = rules.last_mut() {
                rule.text.push(' ');
                rule.text.push_str(line.trim());
            }
        } else {
            inside = false;
        }
    }
    rules
}

/// The numbered rules of a game in a language. What is not translated is in English. Where a
/// rule comes from is told as in English: it names sources and numbers.
#[must_use]
pub fn rules_in(game: &dyn DynGame, language: Language) -> Vec<RuleText> {
    let mut rules = read_rules(game.rules());
    let translation = game.translated_rules(language).unwrap_or_default();
    let mut translated: HashMap<String, RuleText> = read_rules(translation)
        .into_iter()
        .map(|rule| (rule.id.clone(), rule))
        .collect();
    for rule in &mut rules {
        if let Some(other) = translated.remove(&rule.id) {
            rule.text = match split_source(&rule.text) {
                (_, Some(source)) => format!("{} [{source}]", other.text),
                (_, None) => other.text,
            };
            rule.heading = other.heading;
            rule.language = language;
        }
    }
    rules
}

/// The sentence of a rule, and where it comes from: what stands in brackets at its end.
#[must_use]
pub fn split_source(text: &str) -> (&str, Option<&str>) {
    let split = text
        .strip_suffix(']')
        .and_then(|text| text.rsplit_once(" ["));
    split.map_or((text, None), |(rule, source)| (rule, Some(source)))
}

/// `- **RO-049** text`
fn head(line: &str) -> Option<(&str, &str)> {
    let rest = line.trim_start().strip_prefix("- **")?;
    let (id, text) = rest.split_once("**")?;
    is_rule_number(id).then_some((id, text))
}

/// Whether a word is the number of a rule, a ruling or an example, like `RO-049` or `RO-Q01`.
#[must_use]
pub fn is_rule_number(word: &str) -> bool {
    let Some((letters, number)) = word.split_once('-') else {
        return false;
    };
    let number = number.trim_start_matches(['Q', 'E', 'X']);
    letters.len() >= 2
        && letters.chars().all(|c| c.is_ascii_uppercase())
        && number.len() >= 2
        && number.chars().all(|c| c.is_ascii_digit())
}

/// The rule with this number, or else all whose text or heading contains the
/// word, whatever its case. Nothing asked for means everything.
#[must_use]
pub fn find_rules(rules: &[RuleText], query: Option<&str>) -> Vec<RuleText> {
    let Some(query) = query else {
        return rules.to_vec();
    };
    let exact: Vec<RuleText> = rules
        .iter()
        .filter(|rule| rule.id.eq_ignore_ascii_case(query))
        .cloned()
        .collect();
    if !exact.is_empty() {
        return exact;
    }
    let word = query.to_lowercase();
    rules
        .iter()
        .filter(|rule| {
            rule.text.to_lowercase().contains(&word) || rule.heading.to_lowercase().contains(&word)
        })
        .cloned()
        .collect()
}
