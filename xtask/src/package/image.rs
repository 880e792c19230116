//! The container image, where an engine answers.

use std::process::{Command, Stdio};

use super::{Part, output};
use crate::{Failure, files, programs::installed};

/// The name of the image.
const NAME: &str = "orrery";

/// Builds the image and asks it for its version.
pub fn build(target: &str) -> Result<Part, Failure> {
    if !target.contains("linux") {
        return Ok(Part::Skipped("an image is for Linux".to_owned()));
    }
    let Some(engine) = ["podman", "docker"].into_iter().find(|name| answers(name)) else {
        let why = "neither podman nor docker answers; the image was not built";
        return Ok(Part::Skipped(why.to_owned()));
    };
    let mut build = Command::new(engine);
    build.arg("build");
    if engine == "podman" {
        // Its own format has no health checks.
        build.args(["--format", "docker"]);
    }
    build.args(["--tag", NAME, "--file", "Containerfile", "."]);
    output(build.current_dir(files::root()))?;
    let version = output(Command::new(engine).args(["run", "--rm", NAME, "--version"]))?;
    Ok(Part::Done(format!(
        "{NAME} ({}) by {engine}",
        version.trim()
    )))
}

fn answers(engine: &str) -> bool {
    let asked = |engine| {
        Command::new(engine)
            .arg("info")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
    };
    installed(engine).is_some() && asked(engine).is_ok_and(|status| status.success())
}
