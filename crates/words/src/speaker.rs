//! Says phrases with the files of one language.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

use fluent_bundle::{
    FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle,
};
use tabletop::{Arg, Phrase, Seat, Speak};
use unic_langid::LanguageIdentifier;

use crate::{
    Language,
    keys::{self, with_line},
    memory::Memory,
    needs::Needs,
};

/// Someone who speaks one language and knows the players' names.
///
/// The texts are read once and shared: a clone with other names is cheap.
#[derive(Clone)]
pub struct Speaker {
    language: Language,
    texts: Arc<Texts>,
    players: Arc<[Player]>,
}

/// A player's name, and what is said of it once someone has.
struct Player {
    name: String,
    said: OnceLock<Arc<Said>>,
}

/// The texts of a language.
struct Texts {
    bundle: FluentBundle<FluentResource>,
    /// Which attributes of its arguments each message mentions.
    needs: Needs,
    /// What was said of phrases that name no player. It is always the same, and the
    /// things in the box are named a hundred times on every page.
    said: Memory<Phrase, Arc<Said>>,
    /// What was said of keys that were made up at run time; nothing where there is none.
    keyed: Memory<String, Option<String>>,
}

/// What is said of an argument: its text, and texts for its attributes.
struct Said {
    text: String,
    attributes: Vec<(String, String)>,
}

impl Speaker {
    /// A speaker who knows these complete Fluent texts besides the words that all
    /// games share.
    ///
    /// # Panics
    /// When a text cannot be read or a key is there twice: texts are part of the
    /// program, and a test reads them all.
    #[must_use]
    pub fn new(language: Language, texts: &[&str]) -> Self {
        Self::try_new(language, texts)
            .unwrap_or_else(|mistakes| panic!("words in {language}: {}", mistakes.join("; ")))
    }

    /// The same, with the mistakes in the texts as the error.
    pub fn try_new(language: Language, texts: &[&str]) -> Result<Self, Vec<String>> {
        let mut mistakes = Vec::new();
        let locale: LanguageIdentifier = language.code().parse().expect("a code is a tag");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.as_string().replace('-', "−")),
            _ => None,
        }));
        bundle
            .add_function("CAP", |given, _| match given {
                [FluentValue::String(text)] => capitalised(text).into(),
                _ => FluentValue::Error,
            })
            .expect("the first function");
        let mut entries = BTreeMap::new();
        for text in [language.common()].iter().chain(texts) {
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, errors)| {
                    mistakes.extend(errors.iter().map(|error| with_line(text, error)));
                    resource
                });
            entries.extend(keys::entries(resource.entries()));
            if let Err(errors) = bundle.add_resource(resource) {
                mistakes.extend(errors.iter().map(|error| match error {
                    FluentError::Overriding { id, .. } => format!("{id} is there twice"),
                    other => other.to_string(),
                }));
            }
        }
        if mistakes.is_empty() {
            Ok(Self {
                language,
                texts: Arc::new(Texts {
                    bundle,
                    needs: Needs::of_all(&entries),
                    said: Memory::default(),
                    keyed: Memory::default(),
                }),
                players: Arc::new([]),
            })
        } else {
            Err(mistakes)
        }
    }

    /// The same speaker at a table of these players, in the order of the seats.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        let players = names.into_iter().map(|name| Player {
            name,
            said: OnceLock::new(),
        });
        self.players = players.collect();
        self
    }

    /// The language that is spoken.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message with this key.
    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        self.texts.bundle.has_message(key)
    }

    /// Says a message without arguments whose key is made up at run time; nothing
    /// when there is none.
    #[must_use]
    pub fn say_key(&self, key: &str) -> Option<String> {
        if let Some(said) = self.texts.keyed.get(key) {
            return said;
        }
        let said = self.message(key, &FluentArgs::new(), &mut Vec::new());
        let said = self.knows(key).then_some(said.text);
        self.texts.keyed.put(key.to_owned(), said.clone());
        said
    }

    /// Says the phrase, or tells every missing key and argument. [`Speak::say`]
    /// shows the key, or the name of the argument, in its place.
    pub fn check(&self, phrase: &Phrase) -> Result<String, Vec<String>> {
        let mut problems = Vec::new();
        let said = self.speak(phrase, &mut problems);
        if problems.is_empty() {
            Ok(said.text.clone())
        } else {
            Err(problems)
        }
    }

    fn speak(&self, phrase: &Phrase, problems: &mut Vec<String>) -> Arc<Said> {
        if phrase.names_seats() {
            return Arc::new(self.speak_anew(phrase, problems));
        }
        if let Some(said) = self.texts.said.get(phrase) {
            return said;
        }
        let before = problems.len();
        let said = Arc::new(self.speak_anew(phrase, problems));
        if problems.len() == before {
            self.texts.said.put(phrase.clone(), said.clone());
        }
        said
    }

    /// A message with its arguments.
    fn speak_anew(&self, phrase: &Phrase, problems: &mut Vec<String>) -> Said {
        // It has to stay as long as the arguments that name it.
        let named: Vec<Option<Arc<Said>>> = (phrase.args.iter())
            .map(|(_, arg)| self.named(arg, problems))
            .collect();
        let needs = self.texts.needs.of(phrase.key);
        let mut args = FluentArgs::with_capacity(phrase.args.len() + needs.len());
        for ((name, arg), said) in phrase.args.iter().zip(&named) {
            put(&mut args, name, arg, said.as_deref(), needs);
        }
        self.message(phrase.key, &args, problems)
    }

    /// A message with its attributes.
    fn message(&self, key: &str, args: &FluentArgs<'_>, problems: &mut Vec<String>) -> Said {
        let Some(message) = self.texts.bundle.get_message(key) else {
            problems.push(format!("{key}: no such key"));
            return Said::plain(key.to_owned());
        };
        let mut errors = Vec::new();
        let mut format = |pattern| {
            let text = self
                .texts
                .bundle
                .format_pattern(pattern, Some(args), &mut errors);
            text.into_owned()
        };
        let attributes = message
            .attributes()
            .map(|attribute| (attribute.id().to_owned(), format(attribute.value())))
            .collect();
        let text = message.value().map(&mut format);
        problems.extend(errors.iter().map(|error| format!("{key}: {error}")));
        Said {
            text: text.unwrap_or_else(|| {
                problems.push(format!("{key}: only attributes"));
                key.to_owned()
            }),
            attributes,
        }
    }

    /// What is said of an argument that is no number and no text already.
    fn named(&self, arg: &Arg, problems: &mut Vec<String>) -> Option<Arc<Said>> {
        Some(match arg {
            Arg::Number(_) | Arg::Text(_) => return None,
            Arg::Thing(thing) => self.speak(thing, problems),
            Arg::Things(things) => Arc::new(self.list(things, problems)),
            Arg::Seat(seat) => self.seat(*seat, problems),
        })
    }

    /// A player's name; a seat without one has its number.
    fn seat(&self, seat: Seat, problems: &mut Vec<String>) -> Arc<Said> {
        let Some(player) = self.players.get(seat.index()) else {
            let mut args = FluentArgs::new();
            args.set("number", seat.number());
            return Arc::new(self.message("words-seat", &args, problems));
        };
        let said = player.said.get_or_init(|| {
            let mut args = FluentArgs::new();
            args.set("sound", sound(&player.name));
            args.set("name", &*player.name);
            Arc::new(self.message("words-player", &args, problems))
        });
        said.clone()
    }

    /// Things joined in the way of the language, and so are those attributes
    /// that all of them have.
    fn list(&self, things: &[Phrase], problems: &mut Vec<String>) -> Said {
        let things: Vec<Arc<Said>> = things
            .iter()
            .map(|thing| self.speak(thing, problems))
            .collect();
        let mut attributes = Vec::new();
        for (name, _) in things.first().map_or(&[][..], |first| &first.attributes) {
            let texts: Option<Vec<&str>> = things.iter().map(|thing| thing.get(name)).collect();
            if let Some(texts) = texts {
                attributes.push((name.clone(), self.join(&texts, problems)));
            }
        }
        let texts: Vec<&str> = things.iter().map(|thing| thing.text.as_str()).collect();
        Said {
            text: self.join(&texts, problems),
            attributes,
        }
    }

    fn join(&self, texts: &[&str], problems: &mut Vec<String>) -> String {
        let mut say = |key, first: &str, second: &str| {
            let mut args = FluentArgs::new();
            args.set("first", first);
            args.set("second", second);
            args.set("sound", sound(second));
            self.message(key, &args, problems).text
        };
        match texts {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [first, inner @ .., last] => {
                let most = inner.iter().fold((*first).to_owned(), |list, text| {
                    say("words-list-comma", &list, text)
                });
                say("words-list-and", &most, last)
            }
        }
    }
}

impl Speak for Speaker {
    fn say(&self, phrase: &Phrase) -> String {
        self.speak(phrase, &mut Vec::new()).text.clone()
    }

    fn language(&self) -> Option<&'static str> {
        Some(self.language.code())
    }
}

impl Said {
    const fn plain(text: String) -> Self {
        Self {
            text,
            attributes: Vec::new(),
        }
    }

    fn get(&self, attribute: &str) -> Option<&str> {
        let mut attributes = self.attributes.iter();
        attributes
            .find(|(name, _)| name == attribute)
            .map(|(_, text)| text.as_str())
    }
}

/// Sets an argument, and of what is said of it those attributes that are needed.
fn put<'a>(
    args: &mut FluentArgs<'a>,
    name: &'a str,
    arg: &'a Arg,
    said: Option<&'a Said>,
    needs: &'a [String],
) {
    match (arg, said) {
        (Arg::Number(number), _) => args.set(name, *number),
        (Arg::Text(text), _) => args.set(name, &**text),
        (_, None) => {}
        (_, Some(said)) => args.set(name, &*said.text),
    }
    let of_it = |need: &'a String| Some((need, need.strip_prefix(name)?.strip_prefix('_')?));
    for (need, attribute) in needs.iter().filter_map(of_it) {
        if let (Arg::Things(things), "count") = (arg, attribute) {
            args.set(&**need, things.len());
        } else if let Some(text) = said.and_then(|said| said.get(attribute)) {
            args.set(&**need, text);
        }
    }
}

/// The text with its first letter as at the beginning of a sentence.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// How a word begins, as far as the word before it cares: `i` (Spanish “y”
/// becomes “e”), another `vowel` (French “de” becomes “d’”), or a `consonant`.
fn sound(word: &str) -> &'static str {
    let mut letters = word.chars().flat_map(char::to_lowercase);
    let first = letters.next().unwrap_or_default();
    let second = letters.next().unwrap_or_default();
    match (first, second) {
        // “hierro” begins with a consonant, “hijo” does not.
        ('h', 'i' | 'í' | 'î' | 'y') if matches!(letters.next(), Some('a' | 'e' | 'o')) => {
            "consonant"
        }
        ('i' | 'í' | 'î' | 'ï', _) | ('h', 'i' | 'í') => "i",
        // “Yves” begins with a vowel, “Yann” does not.
        ('y', letter) if !is_vowel(letter) => "i",
        ('h', letter) if is_vowel(letter) => "vowel",
        (letter, _) if is_vowel(letter) => "vowel",
        _ => "consonant",
    }
}

fn is_vowel(letter: char) -> bool {
    "aàâáäeéèêëiîïíoôöóuùûüúæœ".contains(letter)
}
