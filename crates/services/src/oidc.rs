//! A provider of OpenID Connect that signs in whoever is named.

use std::{
    io::{BufRead, BufReader},
    process::{Child, ChildStdin, Command, Stdio},
};

use crate::programs;

/// A provider for one test. It ends when it is dropped, and with the program.
pub struct Oidc {
    port: u16,
    program: Child,
    input: Option<ChildStdin>,
}

impl Oidc {
    /// A provider that knows every client.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn start() -> Self {
        let python = programs::oidc().expect(
            "oidc-provider-mock is not installed: cargo xtask tools, or pip install \
             oidc-provider-mock",
        );
        let mut program = Command::new(python)
            .args(["-c", include_str!("oidc.py")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the provider starts");
        let output = program.stdout.take().expect("its output is read");
        let mut port = String::new();
        let read = BufReader::new(output).read_line(&mut port);
        read.expect("the provider says its port");
        Self {
            port: port.trim().parse().expect("a port"),
            input: program.stdin.take(),
            program,
        }
    }

    /// Its address.
    #[must_use]
    pub fn issuer(&self) -> String {
        format!("http://localhost:{}", self.port)
    }
}

impl Drop for Oidc {
    fn drop(&mut self) {
        // The end of its input ends it.
        self.input = None;
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
