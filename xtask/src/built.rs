//! Test programs as the whole check builds them.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

use crate::{Failure, cargo::Cargo, files};

/// A test program of a package, run once more in another environment. It is the one that
/// `cargo test --workspace` has built: a call for its package alone would build most
/// dependencies again, with the features that this one package asks for.
pub struct TestProgram {
    program: PathBuf,
    folder: PathBuf,
}

impl TestProgram {
    /// Finds, or builds, the test program of this name.
    pub fn find(package: &str, folder: &str, name: &str) -> Result<Self, Failure> {
        let call = "test --workspace --all-features --no-run --message-format json --quiet";
        let messages = Cargo::new(call).output().map_err(Failure::Failed)?;
        let mut messages = messages.lines();
        let program = messages.find_map(|line| executable(line, package, name));
        let program = program
            .ok_or_else(|| Failure::Failed(format!("Cargo built no test {name} of {package}.")))?;
        Ok(Self {
            program,
            folder: files::root().join(folder),
        })
    }

    /// Runs the tests with these arguments; what it prints goes to this terminal.
    pub fn run(&self, args: &[&str], env: (&str, &str)) -> Result<(), Failure> {
        let shown = shown(&self.program, args, env);
        println!("    {shown}");
        let mut command = Command::new(&self.program);
        command.current_dir(&self.folder).args(args);
        match command.env(env.0, env.1).status() {
            Ok(status) if status.success() => Ok(()),
            Ok(_) => Err(Failure::Failed(format!("Failed: {shown}"))),
            Err(why) => Err(Failure::Failed(format!("{shown}: {why}"))),
        }
    }
}

/// The program that a message of Cargo tells of, if it is the one that is looked for.
fn executable(message: &str, package: &str, name: &str) -> Option<PathBuf> {
    let message: Value = serde_json::from_str(message).ok()?;
    let id = message["package_id"].as_str()?;
    let is_wanted = message["reason"] == "compiler-artifact"
        && id.contains(&format!("#{package}@"))
        && message["target"]["name"] == name
        && message["target"]["kind"][0] == "test";
    let program = message["executable"].as_str()?;
    is_wanted.then(|| PathBuf::from(program))
}

fn shown(program: &Path, args: &[&str], env: (&str, &str)) -> String {
    let program = program.display();
    format!("{}={} {program} {}", env.0, env.1, args.join(" "))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::executable;

    #[test]
    fn a_test_program_is_found_by_package_and_name() {
        let message = r#"{"reason":"compiler-artifact",
            "package_id":"path+file:///src/crates/server#orrery-server@0.1.0",
            "target":{"kind":["test"],"name":"it"},"executable":"/target/it-1"}"#;
        let found = |package, name| executable(message, package, name);
        assert_eq!(
            found("orrery-server", "it"),
            Some(PathBuf::from("/target/it-1"))
        );
        assert_eq!(found("orrery-server", "other"), None);
        assert_eq!(found("orrery", "it"), None);
    }
}
