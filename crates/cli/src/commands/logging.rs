//! What a server tells whoever runs it, on standard error.

use std::io::IsTerminal;

use tracing_subscriber::fmt;

use crate::args::LogFormat;

/// The library of the bus logs every attempt to connect; what matters of that is logged here,
/// once. Whoever names it in the filter gets it all.
const QUIET: &str = "async_nats=off,";

/// Writes what passes the filter, with colours where someone looks at a terminal.
pub fn start(filter: &str, format: LogFormat) {
    // What comes later in a filter holds.
    let filter = format!("{QUIET}{filter}");
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
