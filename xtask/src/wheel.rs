//! `cargo xtask wheel`: the Python package, built by maturin from PyPI in a virtual
//! environment under `target`, and its tests in another one that is made anew each time.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

use crate::{Failure, files, tools};

/// The version that was seen to build the package.
const MATURIN: &str = "maturin==1.16.0";

/// What the tests of the package need besides it.
const BESIDES: &[&str] = &[
    "numpy",
    "pettingzoo==1.27.0",
    "gymnasium==1.4.0",
    "pytest==9.2.0",
];

/// Where the package is.
const PACKAGE: &str = "crates/python";

/// `cargo xtask wheel`: builds what people install.
pub fn run() -> Result<(), Failure> {
    maturin().map_err(Failure::Failed)?;
    let folder = tools::target().join("wheels");
    let wheel = build(&folder, "release")?;
    let size = fs::metadata(&wheel).map_or(0, |data| data.len());
    println!("\n  {} ({:.1} MB)", wheel.display(), size as f64 / 1e6);
    Ok(())
}

/// `cargo xtask wheel --test`: what the gate does, by itself.
pub fn try_out() -> Result<(), Failure> {
    prepare().map_err(Failure::Failed)?;
    test()
}

/// Sees to it that everything is there to build and to test the package, but the package.
pub fn prepare() -> Result<Vec<String>, String> {
    let maturin = maturin()?;
    let besides = fresh()?;
    Ok(vec![
        format!("{} ({MATURIN})", maturin.display()),
        format!("{} ({})", besides.display(), BESIDES.join(", ")),
    ])
}

/// Builds the package as fast as that goes, installs it into the environment that
/// [`prepare`] has made, and runs its tests, the examples in its documentation among them.
pub fn test() -> Result<(), Failure> {
    println!("\n==> wheel: cargo xtask wheel --test");
    let start = Instant::now();
    let wheel = build(&tools::target().join("tmp/wheel"), "dev")?;
    let built = start.elapsed();
    install(&[wheel.as_os_str().to_string_lossy().as_ref(), "--no-deps"])
        .map_err(Failure::Failed)?;
    let root = files::root();
    let tested = tools::succeeds(
        Command::new(python())
            .current_dir(root.join(PACKAGE))
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .args(["-m", "pytest", "-q", "-p", "no:cacheprovider"])
            .args(["--doctest-modules", "--doctest-glob=*.md", "--pyargs"])
            .args(["tests", "orrery"])
            .arg(root.join("docs/python.md")),
    );
    println!(
        "    built in {:.1} s, tested after {:.1} s",
        built.as_secs_f64(),
        start.elapsed().as_secs_f64()
    );
    if tested {
        return Ok(());
    }
    Err(Failure::Failed(
        "The tests of the Python package failed. To repeat them: cargo xtask wheel --test"
            .to_owned(),
    ))
}

/// The examples in `research`, each for a few games, with the optimised package.
pub fn nightly() -> Result<(), Failure> {
    prepare().map_err(Failure::Failed)?;
    let wheel = build(&tools::target().join("wheels"), "release")?;
    install(&[wheel.as_os_str().to_string_lossy().as_ref(), "--no-deps"])
        .map_err(Failure::Failed)?;
    for example in [
        "random_match.py --games 100",
        "study.py --games 1000",
        "bench.py",
    ] {
        println!("\n==> research: {example}");
        let run = tools::succeeds(
            Command::new(python())
                .current_dir(files::root().join("research"))
                .args(example.split(' ')),
        );
        if !run {
            return Err(Failure::Failed(format!("research/{example} failed.")));
        }
    }
    Ok(())
}

/// Builds a wheel into a folder that has no other.
fn build(folder: &Path, profile: &str) -> Result<PathBuf, Failure> {
    let _ = fs::remove_dir_all(folder);
    let built = tools::succeeds(
        Command::new(tools_folder().join("bin/maturin"))
            .current_dir(files::root().join(PACKAGE))
            // Cargo's own variables are about this program, not about the package.
            .env_remove("CARGO")
            .env_remove("CARGO_MANIFEST_DIR")
            .env("CARGO_TARGET_DIR", tools::target())
            .args(["build", "--quiet", "--profile", profile, "--interpreter"])
            .arg(tools_folder().join("bin/python"))
            .arg("--out")
            .arg(folder),
    );
    let wheel = fs::read_dir(folder).ok().and_then(|entries| {
        let mut paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        paths.find(|path| path.extension().is_some_and(|end| end == "whl"))
    });
    match wheel {
        Some(wheel) if built => Ok(wheel),
        _ => Err(Failure::Failed("The wheel cannot be built.".to_owned())),
    }
}

fn tools_folder() -> PathBuf {
    tools::target().join("tmp").join(MATURIN.replace("==", "-"))
}

/// The interpreter of the environment for tests.
fn python() -> PathBuf {
    tools::target().join("tmp/python/bin/python")
}

/// The program that builds wheels, installed if it is not there yet.
fn maturin() -> Result<PathBuf, String> {
    let folder = tools_folder();
    let program = folder.join("bin/maturin");
    if program.is_file() {
        return Ok(program);
    }
    println!("    installing {MATURIN} into {}", folder.display());
    let installed = tools::succeeds(
        Command::new("python3")
            .args(["-m", "venv"])
            .arg(&folder)
            .stdout(Stdio::null()),
    ) && tools::succeeds(
        Command::new(folder.join("bin/python"))
            .args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
            ])
            .args(["--upgrade", "pip", MATURIN]),
    );
    if installed {
        return Ok(program);
    }
    let _ = fs::remove_dir_all(&folder);
    Err(needs())
}

/// A new environment with what the tests need besides the package.
fn fresh() -> Result<PathBuf, String> {
    let folder = tools::target().join("tmp/python");
    let _ = fs::remove_dir_all(&folder);
    println!("    {} with {}", folder.display(), BESIDES.join(", "));
    // The pip of the other environment installs into this one.
    let made = tools::succeeds(
        Command::new(tools_folder().join("bin/python"))
            .args(["-m", "venv", "--without-pip"])
            .arg(&folder),
    );
    if !made {
        return Err(needs());
    }
    install(BESIDES)?;
    Ok(folder)
}

fn install(what: &[&str]) -> Result<(), String> {
    let done = tools::succeeds(
        Command::new(tools_folder().join("bin/python"))
            .args(["-m", "pip", "--quiet", "--disable-pip-version-check"])
            .arg("--python")
            .arg(python())
            .args(["install", "--only-binary=:all:"])
            .args(what),
    );
    if done { Ok(()) } else { Err(needs()) }
}

fn needs() -> String {
    "It needs Python 3.10 or newer with venv and pip (on Debian: sudo apt-get install \
     python3-venv) and a network."
        .to_owned()
}
