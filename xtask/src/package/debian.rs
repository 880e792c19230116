//! The Debian package: built by dpkg-deb, installed into a folder of its own and purged again.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use super::{Package, Part, checksum, copy, failed, output, shown, write};
use crate::{Failure, files, programs::installed};

/// Builds the package and tries it.
pub fn package(package: &Package) -> Result<Part, Failure> {
    if !package.target.contains("linux") {
        return Ok(Part::Skipped(format!("not for {}", package.target)));
    }
    if installed("dpkg-deb").is_none() {
        return Ok(Part::Skipped("there is no dpkg-deb".to_owned()));
    }
    let tree = package.folder.join("deb");
    if tree.exists() {
        fs::remove_dir_all(&tree).map_err(failed(&tree))?;
    }
    lay_out(package, &tree)?;
    let name = format!("orrery_{}_{}.deb", package.version, architecture(package));
    let deb = package.folder.join(name);
    let mut build = Command::new("dpkg-deb");
    build.args(["--root-owner-group", "--build"]);
    output(build.arg(&tree).arg(&deb))?;
    checksum(&deb)?;
    let tried = install_and_purge(package, &deb)?;
    let judged = lint(&deb)?;
    Ok(Part::Done(format!("{}, {tried}, {judged}", shown(&deb))))
}

/// Puts every file where it will be.
fn lay_out(package: &Package, tree: &Path) -> Result<(), Failure> {
    let root = files::root().join("packaging");
    let stage = &package.stage;
    let doc = tree.join("usr/share/doc/orrery");
    copy(&stage.join("orrery"), &tree.join("usr/bin/orrery"))?;
    copy(
        &root.join("orrery.service"),
        &tree.join("lib/systemd/system/orrery.service"),
    )?;
    copy(
        &root.join("debian/default"),
        &tree.join("etc/default/orrery"),
    )?;
    copy(&root.join("debian/copyright"), &doc.join("copyright"))?;
    for name in ["README.md", "LICENSE-MIT", "LICENSES-OF-LIBRARIES"] {
        copy(&stage.join(name), &doc.join(name))?;
    }
    copy(&stage.join("docs/hosting.md"), &doc.join("hosting.md"))?;
    for name in ["Caddyfile", "nginx.conf"] {
        copy(
            &stage.join("packaging").join(name),
            &doc.join("examples").join(name),
        )?;
    }
    for (name, to) in [
        (
            "orrery.bash",
            "usr/share/bash-completion/completions/orrery",
        ),
        ("_orrery", "usr/share/zsh/vendor-completions/_orrery"),
        (
            "orrery.fish",
            "usr/share/fish/vendor_completions.d/orrery.fish",
        ),
    ] {
        copy(&stage.join("completions").join(name), &tree.join(to))?;
    }
    for page in entries(&stage.join("man"))? {
        let name = page.file_name().unwrap_or_default();
        let to = tree.join("usr/share/man/man1").join(name);
        copy(&page, &to)?;
        output(Command::new("gzip").args(["-9", "-n"]).arg(&to))?;
    }
    changelog(package, &doc)?;
    control(package, tree)?;
    set_modes(tree)
}

fn changelog(package: &Package, doc: &Path) -> Result<(), Failure> {
    let text = format!(
        "orrery ({}) unstable; urgency=medium\n\n  * See CHANGELOG.md of the source.\n\n \
         -- The Orrery authors <orrery@example.org>  Thu, 01 Jan 2026 00:00:00 +0000\n",
        package.version
    );
    let file = doc.join("changelog");
    write(&file, &text)?;
    output(Command::new("gzip").args(["-9", "-n"]).arg(&file)).map(drop)
}

fn control(package: &Package, tree: &Path) -> Result<(), Failure> {
    let from = files::root().join("packaging/debian");
    for name in ["conffiles", "postinst", "prerm", "postrm"] {
        copy(&from.join(name), &tree.join("DEBIAN").join(name))?;
    }
    let file = from.join("control");
    let text = fs::read_to_string(&file).map_err(failed(&file))?;
    let size = fs::metadata(&package.program).map_or(0, |data| data.len() / 1024);
    let text = text
        .replace("@VERSION@", &package.version)
        .replace("@DEPENDS@", needs(package))
        .replace("@ARCHITECTURE@", architecture(package))
        .replace("@SIZE@", &size.to_string());
    write(&tree.join("DEBIAN/control"), &text)
}

/// What must be installed: the C library only where the program is not static.
fn needs(package: &Package) -> &'static str {
    if package.target.contains("musl") {
        "adduser"
    } else {
        "adduser, libc6"
    }
}

/// Debian's name for a processor.
fn architecture(package: &Package) -> &'static str {
    if package.target.starts_with("aarch64") {
        "arm64"
    } else {
        "amd64"
    }
}

/// Gives every file the rights it has in a package, whatever the umask here is.
fn set_modes(tree: &Path) -> Result<(), Failure> {
    let tree = tree.as_os_str();
    output(Command::new("chmod").arg("-R").arg("u=rwX,go=rX").arg(tree))?;
    Ok(())
}

/// Installs the package into an empty root, looks at it, and purges it.
fn install_and_purge(package: &Package, deb: &Path) -> Result<&'static str, Failure> {
    let root = package.folder.join("root");
    if root.exists() {
        fs::remove_dir_all(&root).map_err(failed(&root))?;
    }
    let database = root.join("var/lib/dpkg");
    for folder in ["updates", "info"] {
        let folder = database.join(folder);
        fs::create_dir_all(&folder).map_err(failed(&folder))?;
    }
    for file in ["status", "available"] {
        write(&database.join(file), "")?;
    }
    let dpkg = |args: &[&str]| {
        let mut command = Command::new("dpkg");
        command
            .arg(format!("--root={}", root.display()))
            .args([
                "--force-not-root",
                "--force-depends",
                "--force-script-chrootless",
            ])
            .args(["--log=/dev/null"])
            .args(args);
        output(&mut command)
    };
    dpkg(&["--install", &deb.to_string_lossy()])?;
    let said = output(Command::new(root.join("usr/bin/orrery")).arg("--version"))?;
    let configured = root.join("etc/default/orrery").is_file();
    if said.trim() != format!("orrery {}", package.version) || !configured {
        return Err(Failure::Failed(format!("The installed program: {said}")));
    }
    dpkg(&["--purge", "orrery"])?;
    for left in [
        "usr/bin/orrery",
        "etc/default/orrery",
        "lib/systemd/system/orrery.service",
    ] {
        if root.join(left).exists() {
            return Err(Failure::Failed(format!("{left} is left after a purge.")));
        }
    }
    Ok("installed and purged")
}

/// What lintian says, where it is there: errors fail.
fn lint(deb: &Path) -> Result<&'static str, Failure> {
    if installed("lintian").is_none() {
        return Ok("not read by lintian, which is not there");
    }
    // A static program, and a package outside the archive, are what is wanted here.
    let tags = "statically-linked-binary,initial-upload-closes-no-bugs,no-manual-page";
    let mut lintian = Command::new("lintian");
    lintian.args([
        "--allow-root",
        "--fail-on",
        "error",
        "--suppress-tags",
        tags,
    ]);
    output(lintian.arg(deb))?;
    Ok("lintian finds no error")
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(failed(folder))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}
