//! The program alone serves the table in the browser until it is told to stop.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
};

/// The program without a command, on a free port, with its data in this folder.
fn serve(folder: &std::path::Path) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .env("ORRERY_ADDRESS", "127.0.0.1:0")
        .env("ORRERY_DATABASE", folder.join("orrery.sqlite"))
        .env("ORRERY_LANG", "en")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap())
        .read_line(&mut line)
        .unwrap();
    let address = line
        .split("http://")
        .nth(1)
        .unwrap_or_else(|| panic!("{line}"));
    let address = address.split(' ').next().unwrap().to_string();
    (child, address)
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn the_program_alone_serves_and_stops_when_asked() {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, address) = serve(folder.path());
    assert!(get(&address, "/healthz").ends_with("ok\n"));
    assert!(get(&address, "/").contains("<!DOCTYPE html>"));
    let pid = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-TERM", &pid])
            .status()
            .unwrap()
            .success()
    );
    assert!(child.wait().unwrap().success());
    assert!(folder.path().join("orrery.sqlite").exists());
}

#[test]
fn an_address_that_is_taken_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(["serve", "--address", &address, "--database"])
        .arg(folder.path().join("orrery.sqlite"))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains(&address), "{told}");
}
