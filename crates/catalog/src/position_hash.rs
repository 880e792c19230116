//! The hash of a position, by which a replay recognises where an action led to.
//!
//! It is part of every record and of every stored table, so it is taken over a canonical
//! form, and how it was taken is part of the record's format. The canonical form is a
//! string of bytes: each value begins with a byte for its kind, everything of varying
//! length is preceded by its length, and an object is its entries in the order of their
//! keys, those that are `null` left out. So it does not depend on how a text spells the
//! values, on the order of fields, or on whether an optional field is written at all.

use serde_json::Value;
use sha2::{Digest, Sha256};

/// How the hash of a position is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PositionHash {
    /// Over the JSON text of the position, fields in the order in which the game writes them.
    Text,
    /// Over the canonical form of the position.
    #[default]
    Canonical,
}

impl PositionHash {
    /// A short hash of a position: the first 8 bytes of SHA-256, in hexadecimal.
    #[must_use]
    pub fn of(self, position: &Value) -> String {
        let hash = match self {
            Self::Text => Sha256::digest(position.to_string()),
            Self::Canonical => {
                let mut hash = Sha256::new();
                write(position, &mut hash);
                hash.finalize()
            }
        };
        const_hex::encode(&hash[..8])
    }
}

/// The kinds of values in the canonical form.
mod kind {
    pub const NULL: u8 = 0;
    pub const BOOL: u8 = 1;
    pub const INTEGER: u8 = 2;
    pub const FLOAT: u8 = 3;
    pub const TEXT: u8 = 4;
    pub const LIST: u8 = 5;
    pub const OBJECT: u8 = 6;
}

/// Writes the canonical form of a value.
fn write(value: &Value, hash: &mut Sha256) {
    match value {
        Value::Null => hash.update([kind::NULL]),
        Value::Bool(is) => hash.update([kind::BOOL, u8::from(*is)]),
        Value::Number(number) => {
            let integer = number.as_i64().map(i128::from);
            if let Some(integer) = integer.or_else(|| number.as_u64().map(i128::from)) {
                hash.update([kind::INTEGER]);
                hash.update(integer.to_le_bytes());
            } else {
                hash.update([kind::FLOAT]);
                hash.update(number.as_f64().unwrap_or_default().to_le_bytes());
            }
        }
        Value::String(text) => {
            hash.update([kind::TEXT]);
            write_text(text, hash);
        }
        Value::Array(values) => {
            hash.update([kind::LIST]);
            write_length(values.len(), hash);
            for value in values {
                write(value, hash);
            }
        }
        Value::Object(fields) => {
            let there = fields.iter().filter(|(_, value)| !value.is_null());
            let mut entries: Vec<(&String, &Value)> = there.collect();
            entries.sort_unstable_by_key(|(name, _)| *name);
            hash.update([kind::OBJECT]);
            write_length(entries.len(), hash);
            for (name, value) in entries {
                write_text(name, hash);
                write(value, hash);
            }
        }
    }
}

fn write_text(text: &str, hash: &mut Sha256) {
    write_length(text.len(), hash);
    hash.update(text);
}

fn write_length(length: usize, hash: &mut Sha256) {
    hash.update((length as u64).to_le_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn canonical(text: &str) -> String {
        PositionHash::Canonical.of(&serde_json::from_str(text).unwrap())
    }

    const POSITION: &str =
        r#"{"round":2,"seats":[{"name":"é","coins":-3},{"coins":0}],"over":false}"#;

    #[test]
    fn spelling_order_of_fields_and_absent_fields_do_not_matter() {
        for same in [
            r#"{ "round": 2, "seats": [ { "name": "\u00e9", "coins": -3 }, { "coins": 0 } ], "over": false }"#,
            r#"{"over":false,"seats":[{"coins":-3,"name":"é"},{"coins":0}],"round":2}"#,
            r#"{"round":2,"seats":[{"name":"é","coins":-3},{"name":null,"coins":0}],"over":false,"draft":null}"#,
        ] {
            assert_eq!(canonical(same), canonical(POSITION), "{same}");
        }
    }

    #[test]
    fn names_values_kinds_and_the_order_of_lists_matter() {
        for other in [
            r#"{"turn":2,"seats":[{"name":"é","coins":-3},{"coins":0}],"over":false}"#,
            r#"{"round":3,"seats":[{"name":"é","coins":-3},{"coins":0}],"over":false}"#,
            r#"{"round":"2","seats":[{"name":"é","coins":-3},{"coins":0}],"over":false}"#,
            r#"{"round":2.0,"seats":[{"name":"é","coins":-3},{"coins":0}],"over":false}"#,
            r#"{"round":2,"seats":[{"coins":0},{"name":"é","coins":-3}],"over":false}"#,
            r#"{"round":2,"seats":[{"name":"é","coins":-3},{"coins":0}],"over":true}"#,
            r#"{"round":2,"seats":[{"name":"é","coins":-3}],"over":false}"#,
            r#"{"round":2,"seats":[{"name":"é","coins":-3},{}],"coins":0,"over":false}"#,
        ] {
            assert_ne!(canonical(other), canonical(POSITION), "{other}");
        }
        // Nothing flows over from one value into the next.
        assert_ne!(canonical(r#"["ab","c"]"#), canonical(r#"["a","bc"]"#));
        assert_ne!(canonical("[[1],2]"), canonical("[[1,2]]"));
        assert_ne!(canonical("[null]"), canonical("[]"));
        assert_ne!(canonical("[0]"), canonical("[false]"));
    }

    /// What was written once is recognised for ever.
    #[test]
    fn both_hashes_stay_as_they_are() {
        let position = serde_json::from_str(POSITION).unwrap();
        assert_eq!(PositionHash::Text.of(&position), "c3f566204094acd1");
        assert_eq!(PositionHash::Canonical.of(&position), "6da5add839cd1c5f");
    }
}
