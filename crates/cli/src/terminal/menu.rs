//! Choices as a numbered list; long lists are walked along their paths.

use catalog::Choice;
use tabletop::Speak;
use words::Speaker;

/// A list up to this long is shown whole.
const SHORT: usize = 14;

/// The legal answers and the way taken into them so far.
pub struct Menu {
    choices: Vec<Choice>,
    /// The elements chosen so far.
    way: Vec<String>,
    /// Only answers with these words.
    filter: Option<String>,
    all: bool,
}

/// What came of an input.
pub enum Pick {
    /// An answer, in notation.
    Action(String),
    /// The list is shorter now.
    Narrowed,
    /// No line has this number.
    NoSuchNumber,
    /// The input means nothing here; it may be notation.
    Nothing,
}

/// One numbered line.
enum Item<'a> {
    Choice(&'a Choice),
    /// Several answers that begin alike: the first of them, and how many.
    Group(&'a Choice, usize),
}

impl Menu {
    pub fn new(choices: Vec<Choice>) -> Self {
        Self {
            choices,
            way: Vec::new(),
            filter: None,
            all: false,
        }
    }

    /// Shows every answer, however many there are.
    pub fn show_all(&mut self) {
        self.all = true;
        self.way.clear();
        self.filter = None;
    }

    /// One step back.
    pub fn back(&mut self) {
        if self.filter.take().is_none() && !std::mem::take(&mut self.all) {
            self.way.pop();
        }
    }

    /// The answers on the way taken.
    fn open<'a>(&'a self, speaker: &'a Speaker) -> impl Iterator<Item = &'a Choice> {
        self.choices.iter().filter(move |choice| {
            let on_the_way = choice.path.len() >= self.way.len()
                && choice
                    .path
                    .iter()
                    .zip(&self.way)
                    .all(|(crumb, way)| crumb.element == *way);
            let has_words = |words: &String| {
                has_words(
                    &format!("{} {}", choice.action, speaker.say(&choice.phrase)),
                    words,
                )
            };
            on_the_way && self.filter.as_ref().is_none_or(has_words)
        })
    }

    fn items<'a>(&'a self, speaker: &'a Speaker) -> Vec<Item<'a>> {
        let open: Vec<&Choice> = self.open(speaker).collect();
        let depth = self.way.len();
        if self.all || self.filter.is_some() || open.len() <= SHORT {
            return open.into_iter().map(Item::Choice).collect();
        }
        let mut groups: Vec<(&Choice, usize)> = Vec::new();
        for choice in &open {
            let element =
                |choice: &Choice| choice.path.get(depth).map(|crumb| crumb.element.clone());
            match groups
                .iter_mut()
                .find(|(first, _)| element(first) == element(choice))
            {
                Some((_, count)) => *count += 1,
                None => groups.push((choice, 1)),
            }
        }
        if groups.len() < 2 || groups.len() == open.len() {
            return open.into_iter().map(Item::Choice).collect();
        }
        let item = |(first, count)| match count {
            1 => Item::Choice(first),
            count => Item::Group(first, count),
        };
        groups.into_iter().map(item).collect()
    }

    /// The lines to be numbered from 1.
    pub fn lines(&self, speaker: &Speaker) -> Vec<String> {
        let depth = self.way.len();
        let line = |item: &Item<'_>| match item {
            Item::Choice(choice) => speaker.say(&choice.phrase),
            Item::Group(first, count) => {
                format!("{} … ({count})", speaker.say(&first.path[depth].label))
            }
        };
        self.items(speaker).iter().map(line).collect()
    }

    /// The way taken, to stand behind the question.
    pub fn crumbs(&self, speaker: &Speaker) -> String {
        let Some(choice) = self.open(speaker).next() else {
            return String::new();
        };
        let labels = choice.path.iter().take(self.way.len());
        labels
            .map(|crumb| format!(" → {}", speaker.say(&crumb.label)))
            .collect()
    }

    /// The number of the line that has an answer, or leads to it.
    pub fn number_of(&self, action: &str, speaker: &Speaker) -> Option<usize> {
        let wanted = self.open(speaker).find(|choice| choice.action == action)?;
        let depth = self.way.len();
        let element = |choice: &Choice| choice.path.get(depth).map(|crumb| crumb.element.clone());
        let leads = |item: &Item<'_>| match item {
            Item::Choice(choice) => choice.action == action,
            Item::Group(first, _) => element(first) == element(wanted),
        };
        let place = self.items(speaker).iter().position(leads)?;
        Some(place + 1)
    }

    /// A number, notation, or words that narrow the list.
    pub fn pick(&mut self, input: &str, speaker: &Speaker) -> Pick {
        if let Ok(number) = input.parse::<usize>() {
            let items = self.items(speaker);
            return match number.checked_sub(1).and_then(|index| items.get(index)) {
                Some(Item::Choice(choice)) => Pick::Action(choice.action.clone()),
                Some(Item::Group(first, _)) => {
                    let element = first.path[self.way.len()].element.clone();
                    drop(items);
                    self.way.push(element);
                    Pick::Narrowed
                }
                None => Pick::NoSuchNumber,
            };
        }
        let action = catalog::as_recorded(input);
        if let Some(choice) = self.choices.iter().find(|choice| choice.action == action) {
            return Pick::Action(choice.action.clone());
        }
        let before = self.filter.replace(input.to_string());
        if self.open(speaker).next().is_some() {
            return Pick::Narrowed;
        }
        self.filter = before;
        Pick::Nothing
    }
}

/// Whether a text has all these words, whatever their case and accents.
pub fn has_words(text: &str, words: &str) -> bool {
    let text = plain(text);
    plain(words)
        .split_whitespace()
        .all(|word| text.contains(word))
}

/// Small letters without the accents of our languages: not every keyboard has them.
fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        other => other,
    };
    text.to_lowercase().chars().map(letter).collect()
}
