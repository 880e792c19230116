//! The code by which a signed-in device signs in another one, and the codes in e-mails.
//!
//! A code is short enough to be typed and holds for minutes only: nobody can try more than a few of
//! its 2^80 values in that time. In a link it stands behind `#`, which browsers send to nobody: it
//! is in no log of a proxy and in no `Referer`, and a program that looks at the links in e-mails
//! does not even get to see it. Looking at a code uses nothing up; only a form does.

use std::time::Duration;

/// For how long a code holds.
pub const HOLDS: Duration = Duration::from_secs(10 * 60);
/// The most codes somebody may have at the same time; then the oldest is no longer good.
pub const MOST: u32 = 3;
/// What the store calls it.
pub const PURPOSE: &str = "link";

/// For how long a code in an e-mail holds: e-mails take their time.
pub const MAIL_HOLDS: Duration = Duration::from_secs(30 * 60);
/// The most of them for one visitor: as many as there may be e-mails in that time to all three
/// addresses, so that nobody who asks for e-mails to somebody else makes the earlier ones useless.
pub const MOST_MAILED: u32 = 18;
/// What the store calls a code that came by e-mail and signs in.
pub const BY_MAIL: &str = "mail";
/// What it calls one that shows whose an address is.
pub const ADDRESS: &str = "address";

/// The characters of a code: none that looks like another (Crockford's base 32).
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many it has, and how many stand together.
const LENGTH: usize = 16;
const GROUP: usize = 4;

/// A new code, in groups.
pub fn new_code() -> String {
    let mut random = [0; LENGTH];
    getrandom::fill(&mut random).expect("the system has randomness");
    let letters = random.map(|byte| ALPHABET[usize::from(byte) % ALPHABET.len()]);
    let groups = letters.chunks(GROUP).map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join("-")
}

/// A code as people type it, in its one form; nothing if it cannot be one.
pub fn read_code(typed: &str) -> Option<String> {
    let letters = typed
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–' | '#'))
        .map(|c| match c.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            c => c,
        });
    let letters: String = letters.take(LENGTH + 1).collect();
    let is_code = letters.len() == LENGTH && letters.bytes().all(|c| ALPHABET.contains(&c));
    is_code.then_some(letters)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = new_code();
        assert_eq!(code.len(), 19, "{code}");
        let plain = code.replace('-', "");
        for typed in [
            code.clone(),
            format!(" #{} ", code.to_lowercase()),
            plain.replace('0', "o").replace('1', "l"),
            code.replace('-', " "),
        ] {
            assert_eq!(read_code(&typed).as_ref(), Some(&plain), "{typed}");
        }
        let longer = format!("{plain}0");
        for wrong in [
            "",
            &plain[1..],
            &longer,
            "ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ",
            "UUUUUUUUUUUUUUUU",
        ] {
            assert_eq!(read_code(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn codes_use_all_letters_and_do_not_repeat() {
        let codes: BTreeSet<String> = (0..500).map(|_| new_code()).collect();
        assert_eq!(codes.len(), 500);
        let letters: BTreeSet<char> = codes.iter().flat_map(|code| code.chars()).collect();
        assert_eq!(letters.len(), ALPHABET.len() + 1);
    }
}
