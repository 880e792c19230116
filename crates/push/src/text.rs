//! Bytes as a text that may stand in an address (RFC 4648, 5).

use base64::{
    Engine,
    engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig},
};

/// Without padding; read with and without.
const ENGINE: GeneralPurpose = GeneralPurpose::new(
    &base64::alphabet::URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

pub fn write(bytes: impl AsRef<[u8]>) -> String {
    ENGINE.encode(bytes)
}

pub fn read(text: &str) -> Option<Vec<u8>> {
    ENGINE.decode(text.trim()).ok()
}
