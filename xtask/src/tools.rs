//! What the tests need besides Cargo: Chromium with its driver and the accessibility
//! checker axe-core for those in the browser, Python for the example bot. What is
//! missing is installed.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::Failure;

/// Debian's names. The fonts make pages look the same on a bare machine.
const PACKAGES: &str = "chromium chromium-driver fonts-liberation fonts-dejavu-core";

/// The version of axe-core whose checksum `crates/browser/src/access.rs` knows.
const AXE: &str = "4.12.1";
/// A Python package that contains it, for machines without npm.
const AXE_IN_PYTHON: (&str, &str) = ("axe-playwright-python==0.1.8", "axe_playwright_python");

/// `cargo xtask tools`: sees to it that everything is there, and says what is.
pub fn run() -> Result<(), Failure> {
    println!("\n==> tools: cargo xtask tools");
    if find("chromium").is_none() || find("chromedriver").is_none() {
        install("Chromium and chromedriver are", PACKAGES)?;
    }
    for program in ["chromium", "chromedriver"] {
        let Some(path) = find(program) else {
            return Err(Failure::Failed(missing(
                "Chromium and chromedriver are",
                PACKAGES,
            )));
        };
        println!("    {program}: {} ({})", path.display(), version(&path));
    }
    if find("python3").is_none() {
        install("python3, for the example bot, is", "python3")?;
    }
    let axe = axe()?;
    println!("    axe-core {AXE}: {}", axe.display());
    Ok(())
}

/// The file with axe-core, fetched if it is not there yet.
fn axe() -> Result<PathBuf, Failure> {
    let target = target();
    let file = target.join("tmp").join(format!("axe-core-{AXE}.min.js"));
    if file.is_file() {
        return Ok(file);
    }
    let folder = target.join("tmp/axe-core");
    std::fs::create_dir_all(&folder)
        .map_err(|why| Failure::Failed(format!("{}: {why}", folder.display())))?;
    if !has_npm() && !has_pip() {
        install(
            "npm and pip, one of which fetches axe-core, are",
            "python3-pip",
        )?;
    }
    let unpacked = [by_npm, by_pip].iter().find_map(|fetch| fetch(&folder));
    let kept = unpacked.is_some_and(|unpacked| std::fs::rename(unpacked, &file).is_ok());
    let _ = std::fs::remove_dir_all(&folder);
    if kept {
        return Ok(file);
    }
    Err(Failure::Failed(format!(
        "\nThe accessibility check needs axe-core {AXE}, and neither npm nor pip could fetch it. \
         Is there a network? By hand: put axe.min.js of the npm package axe-core@{AXE} at {}",
        file.display()
    )))
}

/// The folder of everything that is built.
pub fn target() -> PathBuf {
    // This program is in target/debug.
    let program = std::env::current_exe().unwrap_or_default();
    let target = program.ancestors().nth(2).unwrap_or(Path::new("target"));
    target.to_owned()
}

fn has_npm() -> bool {
    find("npm").is_some() && find("tar").is_some()
}

fn has_pip() -> bool {
    succeeds(
        Command::new("python3")
            .args(["-m", "pip", "--version"])
            .stdout(Stdio::null()),
    )
}

fn by_npm(folder: &Path) -> Option<PathBuf> {
    if !has_npm() {
        return None;
    }
    let package = format!("axe-core@{AXE}");
    println!("    fetching {package} with npm");
    let packed = succeeds(
        Command::new("npm")
            .args([
                "pack",
                &package,
                "--silent",
                "--fetch-retries=1",
                "--pack-destination",
            ])
            .arg(folder)
            .stdout(Stdio::null()),
    ) && succeeds(
        Command::new("tar")
            .arg("-xzf")
            .arg(folder.join(format!("axe-core-{AXE}.tgz")))
            .arg("-C")
            .arg(folder),
    );
    packed.then(|| folder.join("package/axe.min.js"))
}

fn by_pip(folder: &Path) -> Option<PathBuf> {
    if !has_pip() {
        return None;
    }
    let (package, module) = AXE_IN_PYTHON;
    println!("    fetching {package} with pip");
    let fetched = succeeds(
        Command::new("python3")
            .args([
                "-m",
                "pip",
                "download",
                "--quiet",
                "--no-deps",
                "--only-binary=:all:",
            ])
            .arg("--dest")
            .arg(folder)
            .arg(package),
    );
    if !fetched {
        return None;
    }
    let wheel = std::fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|end| end == "whl"))?;
    let unpacked = succeeds(
        Command::new("python3")
            .args(["-m", "zipfile", "-e"])
            .arg(wheel)
            .arg(folder),
    );
    unpacked.then(|| folder.join(module).join("axe.min.js"))
}

/// Installs packages of Debian, or says how to.
fn install(what: &str, packages: &str) -> Result<(), Failure> {
    if find("apt-get").is_none() || !is_root() {
        return Err(Failure::Failed(missing(what, packages)));
    }
    println!("    installing {packages}");
    let apt = |args: &str| {
        succeeds(
            Command::new("apt-get")
                .args(args.split_whitespace())
                .env("DEBIAN_FRONTEND", "noninteractive")
                .stdout(Stdio::null()),
        )
    };
    if apt("update -q") && apt(&format!("install -q -y --no-install-recommends {packages}")) {
        Ok(())
    } else {
        Err(Failure::Failed(missing(what, packages)))
    }
}

fn missing(what: &str, packages: &str) -> String {
    format!(
        "\nNot all tests can run: {what} missing and could not be installed. \
         On Debian: sudo apt-get install {packages}. \
         Elsewhere: put `chromium`, a `chromedriver` of the same version and `python3` on your path."
    )
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Where a program is.
fn find(program: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders)
        .map(|folder| folder.join(program))
        .find(|path| path.is_file())
}

fn version(program: &Path) -> String {
    let output = Command::new(program).arg("--version").output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let words = text.unwrap_or_default();
    words
        .split_whitespace()
        .take(2)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Runs a program on this terminal; true when it went well.
pub fn succeeds(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_missing_is_said_with_the_way_to_get_it() {
        let said = super::missing("Chromium is", "chromium");
        assert!(said.contains("apt-get install chromium"), "{said}");
    }

    #[test]
    fn the_checker_is_the_one_whose_checksum_is_known() {
        let access = crate::files::root().join("crates/browser/src/access.rs");
        let access = std::fs::read_to_string(access).unwrap();
        assert!(access.contains(&format!("axe-core-{}.min.js", super::AXE)));
    }
}
