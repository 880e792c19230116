//! Runs Cargo in the root of the workspace.

use std::process::{Command, Stdio};

use crate::files;

/// One call of Cargo, with the words that repeat it in a shell.
pub struct Cargo {
    args: Vec<String>,
    envs: Vec<(&'static str, String)>,
}

impl Cargo {
    /// `cargo` with these words, split at spaces.
    pub fn new(args: &str) -> Self {
        Self {
            args: args.split_whitespace().map(str::to_owned).collect(),
            envs: Vec::new(),
        }
    }

    /// Adds words as they are.
    pub fn args(mut self, args: &[&str]) -> Self {
        self.args.extend(args.iter().map(ToString::to_string));
        self
    }

    /// Sets a variable of the environment.
    pub fn env(mut self, key: &'static str, value: &str) -> Self {
        self.envs.push((key, value.to_owned()));
        self
    }

    /// Runs it on this terminal; true when it went well.
    pub fn succeeds(&self) -> bool {
        self.command().status().is_ok_and(|status| status.success())
    }

    /// Runs it and gives back what it prints.
    pub fn output(&self) -> Result<String, String> {
        let output = self.command().stderr(Stdio::inherit()).output();
        let output = output.map_err(|why| format!("Cargo does not start: {why}"))?;
        if !output.status.success() {
            return Err(format!("`{}` failed.", self.shown()));
        }
        String::from_utf8(output.stdout).map_err(|why| why.to_string())
    }

    /// Whether this is about a component that can be missing, `fmt` or `clippy`,
    /// and it is. Every other command is part of Cargo itself.
    pub fn is_missing(&self) -> bool {
        let component = self.args[0].as_str();
        if !matches!(component, "fmt" | "clippy") {
            return false;
        }
        let mut command = Self::new(&format!("{component} --version")).command();
        command.stdout(Stdio::null()).stderr(Stdio::null());
        !command.status().is_ok_and(|status| status.success())
    }

    /// What to type to repeat it.
    pub fn shown(&self) -> String {
        let mut words: Vec<String> = Vec::new();
        words.extend(
            self.envs
                .iter()
                .map(|(key, value)| format!("{key}={value}")),
        );
        words.push("cargo".to_owned());
        words.extend(self.args.iter().cloned());
        words.join(" ")
    }

    fn command(&self) -> Command {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.current_dir(files::root()).args(&self.args);
        // A machine that checks one commit never uses what an incremental build keeps for the next.
        if is_ci() && std::env::var_os("CARGO_INCREMENTAL").is_none() {
            command.env("CARGO_INCREMENTAL", "0");
        }
        for (key, value) in &self.envs {
            command.env(key, value);
        }
        command
    }
}

/// Whether this runs for continuous integration.
pub fn is_ci() -> bool {
    std::env::var_os("CI").is_some_and(|ci| !ci.is_empty())
}

#[cfg(test)]
mod tests {
    use super::Cargo;

    #[test]
    fn a_call_is_shown_as_it_is_typed() {
        let call = Cargo::new("test --workspace").env("GAMES", "7");
        assert_eq!(call.shown(), "GAMES=7 cargo test --workspace");
    }

    #[test]
    fn what_is_part_of_cargo_is_never_missing() {
        assert!(!Cargo::new("test --workspace").is_missing());
        assert!(!Cargo::new("no-such-command").is_missing());
    }
}
