//! The example bots of the documentation, in whole games.

use std::{path::PathBuf, process::Command, time::Duration};

use crate::kit::play;

const PATIENT: Duration = Duration::from_secs(60);

#[test]
fn the_python_example_plays_whole_games() {
    let python = Command::new("python3").arg("--version").output();
    assert!(
        python.is_ok_and(|output| output.status.success()),
        "this test needs python3: `cargo xtask tools` installs it on Debian"
    );
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/favourites.py");
    let (lost, _) = play(&format!("python3 {file} mine brewery"), PATIENT);
    assert_eq!(lost, None);
}

#[test]
fn the_rust_example_plays_whole_games() {
    // This test is in target/…/deps, examples are beside that folder.
    let test = std::env::current_exe().unwrap();
    let folder = test.ancestors().nth(2).unwrap();
    let example: PathBuf = folder.join("examples/variety");
    assert!(
        example
            .with_extension(std::env::consts::EXE_EXTENSION)
            .is_file(),
        "`cargo test` without filters builds the example {}",
        example.display()
    );
    let (lost, _) = play(example.to_str().unwrap(), PATIENT);
    assert_eq!(lost, None);
}
