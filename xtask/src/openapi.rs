//! `cargo xtask openapi`: the description of the JSON API is held against a validator, and a
//! client is generated from it. Both come from PyPI, into a virtual environment under `target`.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{Failure, tools};

/// The versions that were seen to work with the description.
const VALIDATOR: &str = "openapi-spec-validator==0.9.0";
const GENERATOR: &str = "openapi-python-client==0.29.1";

/// Checks the description that the program in `target/release` prints.
pub fn run() -> Result<(), Failure> {
    println!("\n==> openapi: {VALIDATOR}, {GENERATOR}");
    let environment = environment()?;
    let folder = tools::target().join("tmp/openapi");
    let _ = fs::remove_dir_all(&folder);
    check(&environment, &folder)
}

fn check(environment: &Path, folder: &Path) -> Result<(), Failure> {
    let unable = |why: io::Error| Failure::Failed(format!("\nThe API was not checked: {why}"));
    fs::create_dir_all(folder).map_err(unable)?;
    let description = folder.join("openapi.json");
    let printed = Command::new(tools::target().join("release/orrery"))
        .args(["schema", "openapi"])
        .output()
        .map_err(unable)?;
    fs::write(&description, &printed.stdout).map_err(unable)?;
    let program = |name: &str| Command::new(environment.join("bin").join(name));
    let valid = tools::succeeds(program("openapi-spec-validator").arg(&description));
    let client = folder.join("client");
    let generated = tools::succeeds(
        program("openapi-python-client")
            .args(["generate", "--meta", "none", "--path"])
            .arg(&description)
            .arg("--output-path")
            .arg(&client),
    ) && client.join("models/frame.py").is_file();
    if printed.status.success() && valid && generated {
        return Ok(());
    }
    Err(Failure::Failed(format!(
        "\nThe description of the API is not valid, or no client can be made from it: {}",
        description.display()
    )))
}

/// The virtual environment, made if it is not there yet.
fn environment() -> Result<PathBuf, Failure> {
    let folder = tools::target().join("tmp/openapi-tools");
    let installed = folder.join("installed");
    let versions = format!("{VALIDATOR}\n{GENERATOR}\n");
    if fs::read_to_string(&installed).is_ok_and(|known| known == versions) {
        return Ok(folder);
    }
    println!("    installing them into {}", folder.display());
    let _ = fs::remove_dir_all(&folder);
    let done = tools::succeeds(
        Command::new("python3")
            .args(["-m", "venv"])
            .arg(&folder)
            .stdout(Stdio::null()),
    ) && tools::succeeds(
        Command::new(folder.join("bin/pip"))
            .args(["install", "--quiet", "--disable-pip-version-check"])
            .args([VALIDATOR, GENERATOR]),
    );
    if done && fs::write(&installed, versions).is_ok() {
        return Ok(folder);
    }
    let _ = fs::remove_dir_all(&folder);
    Err(Failure::Failed(
        "\nThe API was not checked: its tools could not be installed. They need Python 3.10 or \
         newer with venv and pip (on Debian: sudo apt-get install python3-venv) and a network."
            .to_owned(),
    ))
}
