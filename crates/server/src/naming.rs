//! Names and lines as people may show them to each other: nothing invisible in them,
//! nothing that changes the direction of what follows, and no name that looks like
//! another's.

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{BidiControl, DefaultIgnorableCodePoint, GeneralCategory},
};
use unicode_segmentation::UnicodeSegmentation;

/// The longest name, in characters as people count them.
pub const LONGEST_NAME: usize = 30;
/// The most code points of one character: letters may be piled up with marks.
pub const LARGEST_CHARACTER: usize = 8;
/// An empty pattern of dots: a symbol that cannot be seen.
const BRAILLE_BLANK: char = '\u{2800}';
/// Asks for the picture of a symbol rather than its sign, or the other way round.
const PRESENTATION: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

/// Why nobody can be called that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// It is empty or too long.
    #[error("a name has 1 to {LONGEST_NAME} characters")]
    Length,
    /// It has characters that nobody can see.
    #[error("a name has no invisible characters")]
    Invisible,
}

/// A name as it is kept and shown.
///
/// # Errors
/// When it is empty, too long, or has characters that nobody can see.
pub fn clean(name: &str) -> Result<String, NameError> {
    let name = normal(name);
    if name.contains(is_invisible) {
        return Err(NameError::Invisible);
    }
    let characters = name.graphemes(true).count();
    if !(1..=LONGEST_NAME).contains(&characters) {
        return Err(NameError::Length);
    }
    let is_large = |character: &str| character.chars().count() > LARGEST_CHARACTER;
    if name.graphemes(true).any(is_large) {
        return Err(NameError::Length);
    }
    Ok(name)
}

/// A line as it is kept and shown: what nobody can see is left out of it.
#[must_use]
pub fn clean_line(line: &str) -> String {
    let joined = |c: &char| *c == JOINER || PRESENTATION.contains(c) || !is_invisible(*c);
    let nfc = ComposingNormalizerBorrowed::new_nfc();
    let line: String = nfc.normalize(line).chars().filter(joined).collect();
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Joins pictures to one.
const JOINER: char = '\u{200d}';

/// Whether two names look alike, whatever letters they are written in.
#[must_use]
pub fn look_alike(one: &str, other: &str) -> bool {
    // A large I looks like a small l, and a small i does not.
    look(one) == look(other) || small_look(one) == small_look(other)
}

/// How a name looks: the same for all that look like it as it is written.
#[must_use]
pub fn look(name: &str) -> String {
    let bare = unicode_security::skeleton(name);
    bare.filter(|c| !c.is_whitespace()).collect()
}

/// How a name looks in small letters. Large ones come first, so that letters which are written
/// as two in capitals are the same as those two.
#[must_use]
pub fn small_look(name: &str) -> String {
    look(&name.to_uppercase().to_lowercase())
}

/// The same name in the normal form NFC, with single spaces.
fn normal(name: &str) -> String {
    let nfc = ComposingNormalizerBorrowed::new_nfc();
    let plain: String = name.chars().filter(|c| !PRESENTATION.contains(c)).collect();
    let spaced: Vec<&str> = plain.split(' ').filter(|word| !word.is_empty()).collect();
    nfc.normalize(&spaced.join(" ")).into_owned()
}

/// Whether a character cannot be seen, or changes how others are seen.
fn is_invisible(c: char) -> bool {
    use GeneralCategory as Category;
    let hidden = matches!(
        CodePointMapData::<Category>::new().get(c),
        Category::Control
            | Category::Format
            | Category::LineSeparator
            | Category::ParagraphSeparator
            | Category::PrivateUse
            | Category::Unassigned
    );
    let is_space = c.is_whitespace() && c != ' ';
    hidden
        || is_space
        || c == BRAILLE_BLANK
        || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
        || CodePointSetData::new::<BidiControl>().contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_stay_as_they_are() {
        for name in [
            "Ana",
            "José Ñandú",
            "Zoë 2",
            "Łukasz",
            "Ирина",
            "李明",
            "😀🚀",
            "O’Brien-Ng",
        ] {
            assert_eq!(clean(name).as_deref(), Ok(name));
        }
        assert_eq!(clean("  Ana   Maria ").as_deref(), Ok("Ana Maria"));
        // One character and one mark, or both in one: the same name.
        assert_eq!(clean("Jose\u{301}").as_deref(), Ok("José"));
        assert_eq!(clean("❤\u{fe0f}").as_deref(), Ok("❤"));
        let thirty = "é".repeat(30);
        assert_eq!(clean(&"e\u{301}".repeat(30)), Ok(thirty));
    }

    #[test]
    fn what_nobody_can_see_is_no_name() {
        for name in [
            "\u{200b}\u{200b}",
            "Ana\u{200b}",
            "\u{202e}nasuS",
            "Ana\u{2066}",
            "Ana\u{feff}",
            "Ana\u{ad}",
            "\u{3164}",
            "\u{2800}",
            "\u{a0}",
            "Ana\nBen",
            "Ana\u{7}",
            "\u{e000}",
            "Ana\u{e0041}",
        ] {
            assert_eq!(clean(name), Err(NameError::Invisible), "{name:?}");
        }
    }

    #[test]
    fn a_name_has_an_end() {
        assert_eq!(clean(""), Err(NameError::Length));
        assert_eq!(clean("   "), Err(NameError::Length));
        assert_eq!(clean(&"x".repeat(31)), Err(NameError::Length));
        let piled = format!("Z{}", "\u{30d}\u{31a}".repeat(9));
        assert_eq!(clean(&piled), Err(NameError::Length));
    }

    #[test]
    fn names_that_look_alike_are_found() {
        // The first letter of the third, and the last of the fourth, are Cyrillic.
        for other in ["ana", "ANA", "\u{410}na", "An\u{430}", "A na"] {
            assert!(look_alike("Ana", other), "{other}");
        }
        assert!(look_alike("Bill", "BiII"));
        assert!(look_alike("Straße", "STRASSE"));
        assert!(look_alike("Ana", "Ａｎａ"));
        assert!(!look_alike("Ana", "Ben"));
    }

    #[test]
    fn lines_lose_what_nobody_can_see() {
        assert_eq!(clean_line("  hello\u{202e}   you\u{200b}\n"), "hello you");
        assert_eq!(clean_line("\u{200b}"), "");
        assert_eq!(clean_line("👩\u{200d}🚀"), "👩\u{200d}🚀");
    }
}
