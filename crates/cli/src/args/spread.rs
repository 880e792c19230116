//! Series that are played by workers on other machines.

use std::ffi::OsString;

use clap::Args as ClapArgs;

/// Who plays, if not this machine.
#[derive(Clone, Debug, ClapArgs)]
#[command(next_help_heading = "Many machines")]
pub struct SpreadArgs {
    /// Let all workers on this bus play, with the same result: nats://HOST:PORT
    #[arg(long, value_name = "URL")]
    pub bus: Option<OsString>,

    /// The database that the workers share: postgres://USER@HOST/NAME
    #[arg(
        long,
        env = "ORRERY_DATABASE",
        hide_env_values = true,
        value_name = "URL"
    )]
    pub database: Option<OsString>,
}
