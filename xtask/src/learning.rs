//! `cargo xtask learn`: that programs learn to play, with `PyTorch` from `PyPI` in a virtual
//! environment under `target`: self-play through the Python package, and the training of
//! networks with a tiny one. Each takes some minutes on a CPU and fails when the player that
//! comes of it is too weak.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{Failure, files, tools};

/// What was seen to learn: a download of gigabytes, for it brings what graphics cards need.
const NEEDED: [&str; 2] = ["torch==2.15.0", "numpy"];

/// Learns with the package in this wheel and the program in `target/release`.
pub fn run(wheel: &Path) -> Result<(), Failure> {
    let python = environment(wheel)?;
    let folder = tools::target().join("tmp/learning");
    let _ = fs::remove_dir_all(&folder);
    let unable = |why| Failure::Failed(format!("{}: {why}", folder.display()));
    fs::create_dir_all(&folder).map_err(unable)?;
    let out = |name: &str| folder.join(name).display().to_string();
    let program = tools::target().join("release/orrery").display().to_string();
    play_oneself(&python, &out("ppo"))?;
    train(&python, &program, &out("loop"))
}

/// A short run of PPO that must beat `random` clearly: the long one beats `greedy`.
fn play_oneself(python: &Path, out: &str) -> Result<(), Failure> {
    let wanted = ["--minutes", "3", "--wanted", "0", "0.8", "--out", out];
    learn(python, "research/ppo.py", &wanted)
}

/// A tiny network after minutes of games of others and of its own.
fn train(python: &Path, program: &str, out: &str) -> Result<(), Failure> {
    let how = "red-outpost --minutes 8 --hidden 128,64 --greedy 2000 --start skilled \
               --start-part 0.3 --turns 3 --rounds 64 --wanted 0.5 0.9";
    let mut args: Vec<&str> = how.split_whitespace().collect();
    args.extend(["--orrery", program, "--out", out]);
    learn(python, "training/loop.py", &args)
}

fn learn(python: &Path, script: &str, args: &[&str]) -> Result<(), Failure> {
    println!("\n==> learn: {script} {}", args.join(" "));
    let mut command = Command::new(python);
    command
        .current_dir(files::root())
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .arg(script)
        .args(args);
    if tools::succeeds(&mut command) {
        return Ok(());
    }
    Err(Failure::Failed(format!(
        "{script} failed, or what it learnt is too weak. To repeat it: cargo xtask learn"
    )))
}

/// The interpreter of the virtual environment, which is made if it is not there yet, with the
/// package as it is now.
fn environment(wheel: &Path) -> Result<PathBuf, Failure> {
    let folder = tools::target().join("tmp/learning-tools");
    let installed = folder.join("installed");
    let versions = NEEDED.join("\n");
    let pip = |args: &[&str]| {
        let options = ["install", "--quiet", "--disable-pip-version-check"];
        tools::succeeds(
            Command::new(folder.join("bin/pip"))
                .args(options)
                .args(args),
        )
    };
    if !fs::read_to_string(&installed).is_ok_and(|known| known == versions) {
        println!("    installing {} into {}", NEEDED[0], folder.display());
        let _ = fs::remove_dir_all(&folder);
        let made = tools::succeeds(
            Command::new("python3")
                .args(["-m", "venv"])
                .arg(&folder)
                .stdout(Stdio::null()),
        );
        if !made || !pip(&NEEDED) || fs::write(&installed, versions).is_err() {
            let _ = fs::remove_dir_all(&folder);
            return Err(Failure::Failed(format!(
                "Nothing was learnt: {} could not be installed. It needs Python 3.10 or newer with \
                 venv and pip (on Debian: sudo apt-get install python3-venv), a network, and 6 GB.",
                NEEDED[0]
            )));
        }
    }
    let wheel = wheel.display().to_string();
    if pip(&["--no-deps", "--force-reinstall", &wheel]) {
        return Ok(folder.join("bin/python"));
    }
    Err(Failure::Failed(format!("{wheel} cannot be installed.")))
}
