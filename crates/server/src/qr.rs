//! QR codes: addresses that a phone reads from a screen.

use qrcode::{Color, EcLevel, QrCode, types::QrError};

use crate::frame::QrFrame;

/// How many light squares are around the code, as its standard wants.
const MARGIN: usize = 4;

/// The code of a text.
///
/// # Errors
/// When the text is too long for one.
pub fn qr(text: &str) -> Result<QrFrame, QrError> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M)?;
    let width = code.width();
    let colors = code.to_colors();
    let mut path = String::new();
    for (y, row) in colors.chunks(width).enumerate() {
        for (x, _) in row
            .iter()
            .enumerate()
            .filter(|(_, color)| **color == Color::Dark)
        {
            path += &format!("M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
        }
    }
    Ok(QrFrame {
        size: width + 2 * MARGIN,
        path,
    })
}
