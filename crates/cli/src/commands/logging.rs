//! What a server tells whoever runs it, on standard error.

use std::io::IsTerminal;

use tracing_subscriber::fmt;

use crate::args::LogFormat;

/// Writes what passes the filter, with colours where someone looks at a terminal.
pub fn start(filter: &str, format: LogFormat) {
    let colours = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let log = fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(colours)
        .with_target(false);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
}
