//! What is in a word file, for tests that compare files with each other and with
//! the code that uses them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{
        Attribute, Entry as Node, Expression, InlineExpression, Pattern, PatternElement, Variant,
    },
    parser::{self, ParserError},
};

/// What is known about one message of a word file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Whether it has a text of its own besides its attributes.
    pub has_text: bool,
    /// Its attributes, without the dot.
    pub attributes: BTreeSet<String>,
    /// The variables in its text and its attributes, without the `$`.
    pub variables: BTreeSet<String>,
    /// Other messages and terms that it refers to.
    pub references: BTreeSet<String>,
}

/// The messages of a Fluent text by key; terms have their `-`. The error lists
/// what cannot be read and what is there twice.
pub fn keys(text: &str) -> Result<BTreeMap<String, Entry>, Vec<String>> {
    let resource = parser::parse(text).map_err(|(_, errors)| {
        let mistakes = errors.iter().map(|error| with_line(text, error));
        mistakes.collect::<Vec<_>>()
    })?;
    let mut known = BTreeMap::new();
    let mut twice = Vec::new();
    for (key, entry) in entries(&resource.body) {
        if known.insert(key.clone(), entry).is_some() {
            twice.push(format!("{key} is there twice"));
        }
    }
    if twice.is_empty() {
        Ok(known)
    } else {
        Err(twice)
    }
}

/// The messages and terms among what a text has, by key; terms have their `-`.
pub(crate) fn entries<'a>(
    nodes: impl IntoIterator<Item = &'a Node<&'a str>>,
) -> impl Iterator<Item = (String, Entry)> {
    nodes.into_iter().filter_map(|node| match node {
        Node::Message(message) => {
            let entry = Entry::of(message.value.as_ref(), &message.attributes);
            Some((message.id.name.to_owned(), entry))
        }
        Node::Term(term) => {
            let entry = Entry::of(Some(&term.value), &term.attributes);
            Some((format!("-{}", term.id.name), entry))
        }
        _ => None,
    })
}

/// A mistake with the line it is in.
pub(crate) fn with_line(text: &str, error: &ParserError) -> String {
    let line = text[..error.pos.start].lines().count().max(1);
    format!("line {line}: {}", error.kind)
}

impl Entry {
    fn of(text: Option<&Pattern<&str>>, attributes: &[Attribute<&str>]) -> Self {
        let mut entry = Self {
            has_text: text.is_some(),
            ..Self::default()
        };
        text.into_iter().for_each(|text| entry.pattern(text));
        for attribute in attributes {
            entry.attributes.insert(attribute.id.name.to_owned());
            entry.pattern(&attribute.value);
        }
        entry
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for Variant { value, .. } in variants {
                    self.pattern(value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.references.insert(format!("-{}", id.name));
            }
            // Named arguments are always literals.
            InlineExpression::FunctionReference { arguments, .. } => {
                let given = arguments.positional.iter();
                given.for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
