//! What the tests need besides Cargo: Chromium with its driver and the accessibility
//! checker axe-core for those in the browser, Python for the example bot and for the Python
//! package, TypeScript as the type checker of the script, proxies, PostgreSQL, NATS, a server for
//! e-mails, a provider of OpenID Connect. What is missing is installed where that is possible,
//! and named where it is not.

use std::{
    fmt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{
    Failure,
    programs::{self, installed},
    services, wheel,
};

/// Debian's names. The fonts make pages look the same on a bare machine.
const PACKAGES: &str = "chromium chromium-driver fonts-liberation fonts-dejavu-core";

/// The version of axe-core whose checksum `crates/browser/src/access.rs` knows.
const AXE: &str = "4.12.1";
/// A Python package that contains it, for machines without npm.
const AXE_IN_PYTHON: (&str, &str) = ("axe-playwright-python==0.1.8", "axe_playwright_python");

/// What rules, words, drawings and bots are built for besides this machine: a browser.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Something that tests need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Chromium or Chrome, with its driver.
    Chromium,
    /// The accessibility checker.
    Axe,
    /// Python, for the example bot.
    Python,
    /// The type checker for the script of the pages.
    TypeScript,
    /// The standard library for WebAssembly.
    Wasm,
    /// Caddy, nginx and HAProxy, in front of the program.
    Proxies,
    /// What builds the Python package, and what its tests need.
    Wheel,
    /// PostgreSQL, which keeps the data of several servers.
    Postgres,
    /// NATS, over which several servers tell each other news and share work.
    Nats,
    /// A server for e-mails.
    Smtp,
    /// A provider of OpenID Connect.
    Oidc,
}

/// Something that is not there and could not be installed.
pub struct Missing {
    /// The tool that is missing.
    pub tool: Tool,
    /// Why not, and how to get it.
    pub why: String,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, tests) = match self.tool {
            Tool::Chromium => ("Chromium and chromedriver", "the tests in the browser"),
            Tool::Axe => ("axe-core", "the tests in the browser"),
            Tool::Python => ("python3", "the tests of the example bot"),
            Tool::TypeScript => ("tsc", "the types of the script"),
            Tool::Wasm => (WASM, "the builds for WebAssembly"),
            Tool::Proxies => ("Caddy, nginx and HAProxy", "the tests behind a proxy"),
            Tool::Wheel => (
                "maturin, NumPy, PettingZoo and Gymnasium",
                "the tests of the Python package",
            ),
            Tool::Postgres => ("PostgreSQL", "the tests on PostgreSQL"),
            Tool::Nats => ("NATS", "the tests of the bus"),
            Tool::Smtp => ("aiosmtpd", "the tests with e-mails"),
            Tool::Oidc => ("oidc-provider-mock", "the tests with the sign-in of a club"),
        };
        write!(f, "{name}: {tests} are left out. {}", self.why)
    }
}

/// `cargo xtask tools`: sees to it that everything is there, and says what is.
pub fn run() -> Result<(), Failure> {
    let missing: Vec<String> = prepare().iter().map(ToString::to_string).collect();
    if missing.is_empty() {
        Ok(())
    } else {
        Err(Failure::Failed(missing.join("\n")))
    }
}

/// Installs what is not there and gives back what could not be installed.
pub fn prepare() -> Vec<Missing> {
    println!("\n==> tools: cargo xtask tools");
    let found = [
        (Tool::Chromium, chromium()),
        (Tool::Python, python()),
        (Tool::TypeScript, typescript()),
        (Tool::Axe, axe()),
        (Tool::Wasm, wasm()),
        (Tool::Proxies, proxies()),
        (Tool::Wheel, environments()),
        (Tool::Postgres, postgres()),
        (Tool::Nats, nats()),
        (Tool::Smtp, smtp()),
        (Tool::Oidc, oidc()),
    ];
    let mut missing = Vec::new();
    for (tool, found) in found {
        match found {
            Ok(lines) => lines.iter().for_each(|line| println!("    {line}")),
            Err(why) => missing.push(Missing { tool, why }),
        }
    }
    missing
}

fn chromium() -> Result<Vec<String>, String> {
    let both = || Some([programs::chromium()?, programs::chromedriver()?]);
    if both().is_none() {
        install(PACKAGES)?;
    }
    let both = both().ok_or_else(|| by_hand(PACKAGES))?;
    let shown = |path: &PathBuf| format!("{} ({})", path.display(), version(path));
    Ok(both.iter().map(shown).collect())
}

fn python() -> Result<Vec<String>, String> {
    program("python3", "python3")
}

/// The virtual environments for the Python package. Debian has the module that makes them
/// in a package of its own.
fn environments() -> Result<Vec<String>, String> {
    let has_venv = || {
        succeeds(
            Command::new("python3")
                .args(["-c", "import ensurepip, venv"])
                .stderr(Stdio::null()),
        )
    };
    if !has_venv() {
        install("python3-venv")?;
    }
    wheel::prepare()
}

fn typescript() -> Result<Vec<String>, String> {
    program("tsc", "node-typescript")
}

fn proxies() -> Result<Vec<String>, String> {
    let mut found = program("caddy", "caddy")?;
    found.extend(program("nginx", "nginx-light")?);
    found.extend(program("haproxy", "haproxy")?);
    found.extend(program("openssl", "openssl")?);
    Ok(found)
}

/// The folder with the programs of PostgreSQL. It refuses to run as root: then the tests run it
/// as the user that its package makes.
fn postgres() -> Result<Vec<String>, String> {
    const PACKAGE: &str = "postgresql";
    if services::postgres().is_none() {
        install(PACKAGE)?;
    }
    let folder = services::postgres().ok_or_else(|| {
        format!(
            "On Debian: sudo apt-get install {PACKAGE}. Elsewhere: name the folder with its \
             programs in ORRERY_POSTGRES."
        )
    })?;
    let server = folder.join("postgres");
    Ok(vec![format!("{} ({})", server.display(), version(&server))])
}

/// The server of NATS.
fn nats() -> Result<Vec<String>, String> {
    const PACKAGE: &str = "nats-server";
    if services::nats().is_none() {
        install(PACKAGE)?;
    }
    let server = services::nats().ok_or_else(|| {
        format!("On Debian: sudo apt-get install {PACKAGE}. Elsewhere: name it in ORRERY_NATS.")
    })?;
    Ok(vec![format!("{} ({})", server.display(), version(&server))])
}

/// The Python that has a server for e-mails.
fn smtp() -> Result<Vec<String>, String> {
    const PACKAGE: &str = "python3-aiosmtpd";
    if services::smtp().is_none() {
        install(PACKAGE)?;
    }
    let python = services::smtp().ok_or_else(|| {
        format!("On Debian: sudo apt-get install {PACKAGE}. Elsewhere: pip install aiosmtpd.")
    })?;
    Ok(vec![format!("{} (aiosmtpd)", python.display())])
}

/// The Python that has a provider of OpenID Connect, in a virtual environment of its own.
fn oidc() -> Result<Vec<String>, String> {
    if services::oidc().is_none() {
        let folder = target().join(services::OIDC_FOLDER);
        let pip = folder.join("bin/pip");
        let made = succeeds(Command::new("python3").args(["-m", "venv"]).arg(&folder))
            && succeeds(
                Command::new(pip)
                    .args(["install", "--quiet", "--disable-pip-version-check"])
                    .arg(services::OIDC),
            );
        if !made {
            let _ = std::fs::remove_dir_all(&folder);
        }
    }
    let python = services::oidc().ok_or_else(|| {
        format!(
            "It could not be installed. It needs Python 3.10 or newer with venv and pip, and a \
             network. By hand: pip install {}.",
            services::OIDC
        )
    })?;
    Ok(vec![format!("{} ({})", python.display(), services::OIDC)])
}

/// A program, installed with its package if it is not there yet.
fn program(name: &str, package: &str) -> Result<Vec<String>, String> {
    if installed(name).is_none() {
        install(package)?;
    }
    let found = installed(name).ok_or_else(|| by_hand(package))?;
    Ok(vec![format!("{} ({})", found.display(), version(&found))])
}

/// The standard library for WebAssembly, fetched by rustup if it is not there yet.
fn wasm() -> Result<Vec<String>, String> {
    let folder = || {
        let args = ["--print", "target-libdir", "--target", WASM];
        let printed = Command::new("rustc").args(args).output().ok()?;
        let folder = String::from_utf8(printed.stdout).ok()?;
        Some(PathBuf::from(folder.trim())).filter(|folder| folder.is_dir())
    };
    if folder().is_none() && installed("rustup").is_some() {
        println!("    rustup target add {WASM}");
        succeeds(Command::new("rustup").args(["target", "add", WASM]));
    }
    match folder() {
        Some(folder) => Ok(vec![format!("{} ({WASM})", folder.display())]),
        None => Err(format!("With rustup: rustup target add {WASM}.")),
    }
}

/// The file with axe-core, fetched if it is not there yet.
fn axe() -> Result<Vec<String>, String> {
    let target = target();
    let file = target.join("tmp").join(format!("axe-core-{AXE}.min.js"));
    let found = || Ok(vec![format!("{} (axe-core {AXE})", file.display())]);
    if file.is_file() {
        return found();
    }
    let folder = target.join("tmp/axe-core");
    std::fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    if !has_npm() && !has_pip() {
        install("python3-pip")?;
    }
    let unpacked = [by_npm, by_pip].iter().find_map(|fetch| fetch(&folder));
    let kept = unpacked.is_some_and(|unpacked| std::fs::rename(unpacked, &file).is_ok());
    let _ = std::fs::remove_dir_all(&folder);
    if kept {
        return found();
    }
    Err(format!(
        "Neither npm nor pip could fetch it. Is there a network? \
         By hand: put axe.min.js of the npm package axe-core@{AXE} at {}",
        file.display()
    ))
}

/// The folder of everything that is built.
pub fn target() -> PathBuf {
    // This program is in target/debug.
    let program = std::env::current_exe().unwrap_or_default();
    let target = program.ancestors().nth(2).unwrap_or(Path::new("target"));
    target.to_owned()
}

fn has_npm() -> bool {
    installed("npm").is_some() && installed("tar").is_some()
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
fn install(packages: &str) -> Result<(), String> {
    if installed("apt-get").is_none() || !is_root() {
        return Err(by_hand(packages));
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
        Err(format!("apt-get failed. {}", by_hand(packages)))
    }
}

fn by_hand(packages: &str) -> String {
    format!(
        "On Debian: sudo apt-get install {packages}. \
         Elsewhere: put Chromium or Chrome, a chromedriver of the same version and python3 on your \
         path, or name them in ORRERY_CHROMIUM and ORRERY_CHROMEDRIVER."
    )
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
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
    use super::*;

    #[test]
    fn what_is_missing_is_said_with_the_way_to_get_it() {
        let missing = Missing {
            tool: Tool::Chromium,
            why: by_hand("chromium"),
        };
        let said = missing.to_string();
        assert!(said.contains("apt-get install chromium"), "{said}");
        assert!(said.contains("tests in the browser are left out"), "{said}");
    }

    #[test]
    fn the_checker_is_the_one_whose_checksum_is_known() {
        let access = crate::files::root().join("crates/browser/src/access.rs");
        let access = std::fs::read_to_string(access).unwrap();
        assert!(access.contains(&format!("axe-core-{AXE}.min.js")));
    }
}
