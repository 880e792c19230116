//! The numbered rules of a game, read from its RULES.md.

use crate::{RULINGS, Ruling};

/// One numbered rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// Its number, like `RO-049`.
    pub id: String,
    /// The heading it stands under.
    pub heading: String,
    /// The full sentence, provenance included.
    pub text: String,
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
            rules.push(RuleText {
                id: id.to_string(),
                heading: heading.clone(),
                text: text.trim().to_string(),
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

/// `- **RO-049** text`
fn head(line: &str) -> Option<(&str, &str)> {
    let rest = line.trim_start().strip_prefix("- **")?;
    let (id, text) = rest.split_once("**")?;
    let (letters, number) = id.split_once('-')?;
    let is_id = !letters.is_empty()
        && letters.chars().all(|c| c.is_ascii_uppercase())
        && number
            .trim_start_matches(['Q', 'E', 'X'])
            .chars()
            .all(|c| c.is_ascii_digit())
        && number.ends_with(|c: char| c.is_ascii_digit());
    is_id.then_some((id, text))
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
