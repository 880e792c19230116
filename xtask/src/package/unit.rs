//! The systemd unit, read by systemd's own checks.

use std::process::Command;

use super::{Package, Part, output, write};
use crate::{Failure, files, programs::installed};

/// The highest exposure, of 100, that the unit may have in `systemd-analyze security`.
const EXPOSURE: &str = "20";

/// Checks that systemd understands the unit and finds it closed enough.
pub fn check(package: &Package) -> Result<Part, Failure> {
    if installed("systemd-analyze").is_none() {
        return Ok(Part::Skipped("there is no systemd-analyze".to_owned()));
    }
    let file = files::root().join("packaging/orrery.service");
    let unit = std::fs::read_to_string(&file).map_err(super::failed(&file))?;
    // The program is not installed here: the unit is checked with the one that was built.
    let copy = package.folder.join("unit/orrery.service");
    let program = package.program.display().to_string();
    write(&copy, &unit.replace("/usr/bin/orrery", &program))?;
    let verify = ["verify", "--man=no", "--recursive-errors=no"];
    output(Command::new("systemd-analyze").args(verify).arg(&copy))?;
    let security = ["security", "--offline=true", "--no-pager", "--threshold"];
    let rated = output(
        Command::new("systemd-analyze")
            .args(security)
            .arg(EXPOSURE)
            .arg(&copy),
    )?;
    let verdict = rated
        .lines()
        .rfind(|line| line.contains("Overall exposure"));
    Ok(Part::Done(
        verdict
            .unwrap_or_default()
            .trim_start_matches(['→', ' '])
            .to_owned(),
    ))
}
