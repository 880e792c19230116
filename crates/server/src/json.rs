//! A frame as JSON. Most of it is the board, in which every sixth letter is a quotation mark:
//! the usual writer of strings, which expects few of them, takes longer over it than the
//! drawing did.

use serde::Serializer;

use crate::frame::Frame;

/// Stands for the board until [`text`] puts it there.
///
/// # Errors
/// When the text cannot be written.
pub fn later<S: Serializer>(_board: &str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str("")
}

/// What [`later`] leaves. Nothing else looks like it: in a text the marks are escaped, and no
/// part of a frame before the board has a field of this name.
const EMPTY: &[u8; 10] = br#""board":"""#;

/// A frame as JSON.
///
/// # Errors
/// Never: frames are plain data.
///
/// # Panics
/// Never: a frame has a board, if an empty one.
pub fn text(frame: &Frame) -> Result<Vec<u8>, serde_json::Error> {
    let mut rest = Vec::with_capacity(48 * 1024);
    serde_json::to_writer(&mut rest, frame)?;
    let mut places = rest.windows(EMPTY.len());
    let place = places.position(|part| part.first_chunk() == Some(EMPTY));
    let place = place.expect("a frame has a board");
    let (before, after) = rest.split_at(place + EMPTY.len() - 1);
    let mut text = Vec::with_capacity(rest.len() + frame.board.len() * 5 / 4);
    text.extend_from_slice(before);
    escape(&frame.board, &mut text);
    text.extend_from_slice(after);
    Ok(text)
}

/// Writes a text as it stands between the quotation marks of JSON, eight bytes at a time.
fn escape(text: &str, out: &mut Vec<u8>) {
    let mut rest = text.as_bytes();
    while let Some((eight, later)) = rest.split_first_chunk::<8>() {
        let plain = plain_bytes(*eight);
        out.extend_from_slice(eight);
        if plain == 8 {
            rest = later;
            continue;
        }
        out.truncate(out.len() - (8 - plain));
        escape_byte(eight[plain], out);
        rest = &rest[plain + 1..];
    }
    for &byte in rest {
        if matches!(byte, b'"' | b'\\' | ..0x20) {
            escape_byte(byte, out);
        } else {
            out.push(byte);
        }
    }
}

/// How many bytes come before the first one that has to be escaped.
const fn plain_bytes(eight: [u8; 8]) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let bytes = u64::from_le_bytes(eight);
    // The high bit of a byte that is below `limit`. Of those after the first it may be wrong.
    const fn below(bytes: u64, limit: u64) -> u64 {
        bytes.wrapping_sub(ONES * limit) & !bytes & HIGH
    }
    let quote = below(bytes ^ (ONES * b'"' as u64), 1);
    let backslash = below(bytes ^ (ONES * b'\\' as u64), 1);
    let control = below(bytes, 0x20);
    ((quote | backslash | control).trailing_zeros() / 8) as usize
}

fn escape_byte(byte: u8, out: &mut Vec<u8>) {
    match byte {
        b'"' | b'\\' => out.extend_from_slice(&[b'\\', byte]),
        _ => {
            let digits = b"0123456789abcdef";
            let [high, low] = [byte >> 4, byte & 15].map(|digit| digits[usize::from(digit)]);
            out.extend_from_slice(&[b'\\', b'u', b'0', b'0', high, low]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::escape;

    #[test]
    fn every_text_is_read_again_as_it_was() {
        let letters = [
            "a", "\"", "\\", "\n", "\u{1f}", " ", "!", "é", "🚀", "\u{7f}", "]",
        ];
        for length in 0..20 {
            for first in 0..letters.len() {
                for step in 0..letters.len() {
                    let letter = |n: usize| letters[(first + n * step) % letters.len()];
                    let text: String = (0..length).map(letter).collect();
                    let mut json = vec![b'"'];
                    escape(&text, &mut json);
                    json.push(b'"');
                    let read: String = serde_json::from_slice(&json).unwrap();
                    assert_eq!(read, text);
                }
            }
        }
    }

    #[test]
    fn what_needs_no_escape_has_none() {
        let mut json = Vec::new();
        escape("<g class='a' x=\"1\">Ñandú — 🚀</g>", &mut json);
        assert_eq!(json, "<g class='a' x=\\\"1\\\">Ñandú — 🚀</g>".as_bytes());
    }
}
