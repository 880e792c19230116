//! A server for e-mails, and the e-mails it was given.

use std::{
    collections::HashMap,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::Duration,
};

use serde::Deserialize;

use crate::programs;

/// How long a test waits for what is sure to come, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// An e-mail as Python's own library for mail reads it.
#[derive(Clone, Debug, Deserialize)]
pub struct Email {
    /// From whom, as the envelope says.
    pub from: String,
    /// To whom, as the envelope says.
    pub to: Vec<String>,
    /// The headers, with their names in lower case.
    pub headers: HashMap<String, String>,
    /// The plain text.
    pub text: String,
    /// The HTML.
    pub html: String,
    /// Whether it came over TLS.
    pub encrypted: bool,
    /// Who was logged in.
    pub login: Option<String>,
}

impl Email {
    /// The first address in the text that contains this.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub fn link(&self, part: &str) -> String {
        let mut words = self.text.split_whitespace();
        let link = words.find(|word| word.starts_with("http") && word.contains(part));
        link.unwrap_or_else(|| panic!("no link with {part} in {}", self.text))
            .to_owned()
    }
}

/// What the server says.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Said {
    Port(u16),
    Begun(#[allow(dead_code, reason = "only that it has begun counts")] u64),
    Email(Email),
    Done(String),
}

/// An SMTP server for one test. It ends when it is dropped, and with the program.
pub struct Smtp {
    port: u16,
    program: Child,
    commands: Option<ChildStdin>,
    emails: Receiver<Email>,
    begun: Receiver<()>,
    done: Receiver<String>,
}

impl Smtp {
    /// A server without encryption that takes e-mails from everyone.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn start() -> Self {
        Self::start_with(&[])
    }

    /// A server that demands encryption with this certificate and key, and this name and
    /// password.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn start_guarded(certificate: &Path, key: &Path, name: &str, password: &str) -> Self {
        let [certificate, key] = [certificate, key].map(|path| path.to_string_lossy());
        Self::start_with(&[&certificate, &key, name, password])
    }

    fn start_with(arguments: &[&str]) -> Self {
        let python = programs::smtp().expect(
            "aiosmtpd is not installed. On Debian: sudo apt-get install python3-aiosmtpd. \
             Elsewhere: pip install aiosmtpd",
        );
        let mut program = Command::new(python)
            .args(["-c", include_str!("smtp.py")])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server for e-mails starts");
        let commands = program.stdin.take();
        let output = program.stdout.take().expect("its output is read");
        let (email, emails) = channel();
        let (done, told) = channel();
        let (beginning, begun) = channel();
        let (port, ports) = channel();
        thread::spawn(move || listen(output, &port, &email, &beginning, &done));
        let port = ports.recv_timeout(PATIENCE);
        Self {
            port: port.expect("the server for e-mails says its port"),
            program,
            commands,
            emails,
            begun,
            done: told,
        }
    }

    /// Where it listens on this machine.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// The address for `--smtp`, without encryption.
    #[must_use]
    pub fn address(&self) -> String {
        format!("smtp://127.0.0.1:{}?tls=off", self.port)
    }

    /// Waits for the next e-mail.
    ///
    /// # Panics
    /// When none comes.
    pub fn next(&self) -> Email {
        let email = self.emails.recv_timeout(PATIENCE);
        email.expect("an e-mail comes")
    }

    /// The e-mail that has come already, if there is one.
    #[must_use]
    pub fn came(&self) -> Option<Email> {
        self.emails.try_recv().ok()
    }

    /// Waits until somebody has sent an e-mail, whatever the answer will be.
    ///
    /// # Panics
    /// When nobody does.
    pub fn wait_for_attempt(&self) {
        self.begun.recv_timeout(PATIENCE).expect("somebody tries");
    }

    /// Takes e-mails again.
    pub fn accept(&mut self) {
        self.tell("accept");
    }

    /// Refuses every address with this code from now on.
    pub fn refuse(&mut self, code: u16) {
        self.tell(&format!("refuse {code}"));
    }

    /// Refuses every e-mail with this code from now on.
    pub fn defer(&mut self, code: u16) {
        self.tell(&format!("defer {code}"));
    }

    /// Lets e-mails wait for their answer from now on.
    pub fn hold(&mut self) {
        self.tell("hold");
    }

    /// Answers them.
    pub fn release(&mut self) {
        self.tell("release");
    }

    fn tell(&mut self, command: &str) {
        let commands = self.commands.as_mut().expect("the server listens");
        writeln!(commands, "{command}").expect("the server listens");
        let done = self.done.recv_timeout(PATIENCE);
        assert_eq!(done.as_deref(), Ok(command));
    }
}

/// Sorts what the server says, until it ends.
fn listen(
    output: ChildStdout,
    port: &Sender<u16>,
    email: &Sender<Email>,
    begun: &Sender<()>,
    done: &Sender<String>,
) {
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        let said = serde_json::from_str(&line).expect("the server speaks JSON");
        // A test that has ended hears nothing.
        let _ = match said {
            Said::Port(number) => port.send(number).is_ok(),
            Said::Begun(_) => begun.send(()).is_ok(),
            Said::Email(one) => email.send(one).is_ok(),
            Said::Done(command) => done.send(command).is_ok(),
        };
    }
}

impl Drop for Smtp {
    fn drop(&mut self) {
        // The end of its input ends it; what it still waits for is nobody's business.
        self.commands = None;
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
