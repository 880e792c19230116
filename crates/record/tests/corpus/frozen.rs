//! `records/frozen/`: records that no command ever rewrites. Whatever was written once can
//! be read for ever, and is replayed as long as the rules are the same.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use record::{Header, Record, verify};
use sha2::{Digest, Sha256};

use crate::{CATALOG, CORPORA};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records/frozen")
}

/// The frozen records by their paths.
fn frozen() -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for corpus in CORPORA {
        let game = corpus.game;
        for file in fs::read_dir(folder().join(game)).expect("the frozen records of a game") {
            let file = file.expect("a readable folder").path();
            let name = file.file_name().expect("a name").to_string_lossy();
            let text = fs::read_to_string(&file).expect("a text");
            texts.insert(format!("{game}/{name}"), text);
        }
    }
    texts
}

#[test]
fn frozen_records_are_never_rewritten() {
    let sums = fs::read_to_string(folder().join("SHA256SUMS")).expect("the list of sums");
    let found = frozen().into_iter().map(|(path, text)| {
        let sum = const_hex::encode(Sha256::digest(text.as_bytes()));
        format!("{sum}  {path}\n")
    });
    assert_eq!(found.collect::<String>(), sums);
}

#[test]
fn frozen_records_are_read_for_ever() {
    let mut replayed = 0;
    let mut formats = BTreeSet::new();
    for (path, text) in frozen() {
        let record = Record::read(&text).unwrap_or_else(|problem| panic!("{path}: {problem}"));
        assert_eq!(record.write(), text, "{path} is written as it is read");
        assert!(record.ending.is_some(), "{path} is a finished game");
        let header = &record.header;
        assert!(
            path.contains(&format!("/rules-{}-", header.rules)),
            "{path}"
        );
        formats.insert(header.orrery);
        let entry = CATALOG.find(&header.game).expect("the game is there");
        let verdict = verify(&CATALOG, &text, None);
        if header.rules == entry.info().rules_version {
            let verdict = verdict.unwrap_or_else(|problem| panic!("{path}: {problem}"));
            assert_eq!(verdict.actions, record.entries.len(), "{path}");
            replayed += 1;
        } else {
            let problem = verdict.expect_err("other rules").to_string();
            let version = format!("version {} of the rules", header.rules);
            assert!(problem.contains(&version), "{path}: {problem}");
        }
    }
    assert!(replayed >= CORPORA.len(), "some are of the current rules");
    let known = Header::FIRST_FORMAT..=Header::FORMAT;
    assert!(known.eq(formats), "there are some in every format");
}
