//! A shell that looks after a server as long as this program is there.
//!
//! It reads commands from a pipe and answers each with a line. The end of the pipe is the end of
//! this program: then it stops the server and removes its folder.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

/// The shell, until it is dropped.
pub struct Supervisor {
    shell: Child,
    commands: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Supervisor {
    /// Starts a script with arguments; as another user if this is root and the server refuses
    /// that. Gives back the first line it says.
    pub fn start(
        script: &str,
        arguments: &[&str],
        user: Option<&str>,
    ) -> Result<(Self, String), String> {
        let mut command = match user.filter(|_| is_root()) {
            Some(user) => {
                let mut other = Command::new("setpriv");
                other.args(["--reuid", user, "--regid", user, "--init-groups", "/bin/sh"]);
                other
            }
            None => Command::new("/bin/sh"),
        };
        let mut shell = command
            .args(["-c", script, "supervisor"])
            .args(arguments)
            // A folder that the other user may enter.
            .current_dir("/")
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| format!("{command:?}: {why}"))?;
        let answers = shell.stdout.take().map(BufReader::new);
        let mut supervisor = Self {
            commands: shell.stdin.take(),
            answers: answers.ok_or("the shell has no output")?,
            shell,
        };
        let said = supervisor.answer()?;
        Ok((supervisor, said))
    }

    /// Has a command carried out.
    pub fn tell(&mut self, command: &str) -> Result<(), String> {
        let commands = self.commands.as_mut().ok_or("the shell has ended")?;
        writeln!(commands, "{command}").map_err(|why| why.to_string())?;
        match &*self.answer()? {
            "ok" => Ok(()),
            other => Err(format!("{command}: {other}")),
        }
    }

    fn answer(&mut self) -> Result<String, String> {
        let mut line = String::new();
        let read = self.answers.read_line(&mut line);
        match read {
            Ok(0) => Err("the shell that looks after the server has ended".to_owned()),
            Ok(_) => Ok(line.trim_end().to_owned()),
            Err(why) => Err(why.to_string()),
        }
    }
}

impl Drop for Supervisor {
    fn drop(&mut self) {
        self.commands = None;
        let _ = self.shell.wait();
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
