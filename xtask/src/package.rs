//! `cargo xtask package`: everything to install Orrery without Rust, as far as this machine can
//! build it, and tried as far as it can be tried here. What is left out is named.

mod debian;
mod image;
mod notices;
mod unit;

use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{Failure, cargo::Cargo, dependencies, files, programs::installed, tools};

/// What came of a part: a line that says what was made, or why it was left out.
pub enum Part {
    /// It was made and tried.
    Done(String),
    /// It cannot be made or tried here.
    Skipped(String),
}

/// What is packaged.
pub struct Package {
    /// The version of the program.
    version: String,
    /// The platform, as the compiler calls it.
    target: String,
    /// The program.
    program: PathBuf,
    /// Where everything goes.
    folder: PathBuf,
    /// The archive's content, unpacked.
    stage: PathBuf,
}

/// Builds and tries what can be, for one target or the best that this machine can build.
pub fn run(target: Option<&str>) -> Result<(), Failure> {
    let host = dependencies::host();
    let target = target.map_or_else(|| best_target(&host), str::to_owned);
    let package = Package::build(&target)?;
    let mut lines = Vec::new();
    let mut skipped = Vec::new();
    let mut note = |name: &str, part: Part| match part {
        Part::Done(what) => lines.push(format!("  {name:<10}{what}")),
        Part::Skipped(why) => skipped.push(format!("  SKIPPED {name}: {why}")),
    };
    package.stage()?;
    note("archive", package.archive()?);
    note("deb", debian::package(&package)?);
    note("unit", unit::check(&package)?);
    note("image", image::build(&target)?);
    if !target.contains("musl") && target.contains("linux") {
        let why = "this program needs the C library of this system; with \
                   `rustup target add x86_64-unknown-linux-musl` and musl-tools it would not";
        note("static", Part::Skipped(why.to_owned()));
    }
    println!("\n{}", lines.join("\n"));
    for line in skipped {
        println!("{line}");
    }
    Ok(())
}

/// The static target of this processor where it can be built, else this system.
fn best_target(host: &str) -> String {
    let musl = host.replace("-gnu", "-musl");
    let args = ["--print", "target-libdir", "--target", &musl];
    let libraries = Command::new("rustc").args(args).output();
    let is_there = libraries.is_ok_and(|printed| {
        let folder = String::from_utf8_lossy(&printed.stdout).trim().to_owned();
        printed.status.success() && Path::new(&folder).is_dir()
    });
    if is_there && installed("musl-gcc").is_some() {
        musl
    } else {
        host.to_owned()
    }
}

impl Package {
    fn build(target: &str) -> Result<Self, Failure> {
        let call = Cargo::new(&format!(
            "build --release --locked -p orrery --target {target}"
        ));
        println!("\n==> program: {}", call.shown());
        if !call.succeeds() {
            return Err(Failure::Failed("The program cannot be built.".to_owned()));
        }
        let name = if target.contains("windows") {
            "orrery.exe"
        } else {
            "orrery"
        };
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let folder = tools::target().join("package");
        Ok(Self {
            program: tools::target().join(target).join("release").join(name),
            stage: folder.join(format!("orrery-{version}-{target}")),
            target: target.to_owned(),
            version,
            folder,
        })
    }

    /// Puts everything that the archive holds into a folder.
    fn stage(&self) -> Result<(), Failure> {
        let stage = &self.stage;
        if stage.exists() {
            fs::remove_dir_all(stage).map_err(failed(stage))?;
        }
        let root = files::root();
        for (from, to) in [
            ("README.md", "README.md"),
            ("CHANGELOG.md", "CHANGELOG.md"),
            ("SECURITY.md", "SECURITY.md"),
            ("LICENSE-MIT", "LICENSE-MIT"),
            ("LICENSE-APACHE", "LICENSE-APACHE"),
            ("docs/hosting.md", "docs/hosting.md"),
            ("docs/bots.md", "docs/bots.md"),
            ("packaging/orrery.service", "packaging/orrery.service"),
            ("packaging/Caddyfile", "packaging/Caddyfile"),
            ("packaging/nginx.conf", "packaging/nginx.conf"),
        ] {
            copy(&root.join(from), &stage.join(to))?;
        }
        let name = self.program.file_name().unwrap_or_default();
        copy(&self.program, &stage.join(name))?;
        write(&stage.join("LICENSES-OF-LIBRARIES"), &notices::text()?)?;
        self.ask(&["man".as_ref(), stage.join("man").as_os_str()])?;
        for (shell, file) in [
            ("bash", "orrery.bash"),
            ("zsh", "_orrery"),
            ("fish", "orrery.fish"),
            ("powershell", "_orrery.ps1"),
        ] {
            let script = self.ask(&["completions".as_ref(), shell.as_ref()])?;
            write(&stage.join("completions").join(file), &script)?;
        }
        Ok(())
    }

    /// What the program that was built says: it starts.
    fn ask(&self, args: &[&std::ffi::OsStr]) -> Result<String, Failure> {
        output(Command::new(&self.program).args(args))
    }

    /// The archive with its checksum, unpacked again to see that it is whole.
    fn archive(&self) -> Result<Part, Failure> {
        let (Some(_), Some(name)) = (installed("tar"), self.stage.file_name()) else {
            return Ok(Part::Skipped("there is no tar".to_owned()));
        };
        let archive = self.folder.join(format!("{}.tar.gz", name.display()));
        let mut tar = Command::new("tar");
        tar.arg("-czf").arg(&archive).arg("-C").arg(&self.folder);
        output(tar.arg(name))?;
        let listed = output(Command::new("tar").arg("-tzf").arg(&archive))?;
        for part in ["man/orrery.1", "completions/_orrery", "LICENSE-MIT"] {
            if !listed.contains(part) {
                return Err(Failure::Failed(format!("{part} is not in the archive.")));
            }
        }
        let said = self.ask(&["--version".as_ref()])?;
        if said.trim() != format!("orrery {}", self.version) {
            return Err(Failure::Failed(format!("The program calls itself {said}")));
        }
        checksum(&archive)?;
        Ok(Part::Done(shown(&archive)))
    }
}

/// Writes the checksum of a file beside it, where there is a program that makes one.
fn checksum(file: &Path) -> Result<(), Failure> {
    let (Some(folder), Some(name)) = (file.parent(), file.file_name()) else {
        return Ok(());
    };
    if installed("sha256sum").is_none() {
        return Ok(());
    }
    let sum = output(Command::new("sha256sum").arg(name).current_dir(folder))?;
    write(
        &folder.join(format!("{}.sha256", name.to_string_lossy())),
        &sum,
    )
}

/// A file with its size.
fn shown(file: &Path) -> String {
    let size = fs::metadata(file).map_or(0, |data| data.len());
    format!("{} ({:.1} MB)", file.display(), size as f64 / 1e6)
}

/// Runs a program to its end and gives back what it prints.
fn output(command: &mut Command) -> Result<String, Failure> {
    let name = command.get_program().to_string_lossy().into_owned();
    let run = command.output();
    let run = run.map_err(|why| Failure::Failed(format!("{name}: {why}")))?;
    let mut said = String::from_utf8_lossy(&run.stdout).into_owned();
    if run.status.success() {
        return Ok(said);
    }
    let _ = write!(said, "{}", String::from_utf8_lossy(&run.stderr));
    Err(Failure::Failed(format!("{name} failed:\n{said}")))
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(failed(folder))?;
    }
    fs::copy(from, to).map_err(failed(from))?;
    Ok(())
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(failed(folder))?;
    }
    fs::write(file, text).map_err(failed(file))
}

fn failed(path: &Path) -> impl Fn(std::io::Error) -> Failure {
    let path = path.display().to_string();
    move |why| Failure::Failed(format!("{path}: {why}"))
}
