//! `completions` and `man`: what shells and manuals know of the command line.

use std::path::Path;

use catalog::Catalog;
use clap_complete::Shell;

use crate::{
    args::command,
    output::{Failure, print},
};

/// Prints the completions for a shell.
pub fn completions(catalog: &Catalog, shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(catalog), "orrery", &mut script);
    print(&String::from_utf8_lossy(&script))
}

/// Writes a manual page for the program and each of its commands.
pub fn man(catalog: &Catalog, folder: &Path) -> Result<(), Failure> {
    let failed = |why| Failure::World(format!("{}: {why}", folder.display()));
    std::fs::create_dir_all(folder).map_err(failed)?;
    clap_mangen::generate_to(command(catalog), folder).map_err(failed)
}
