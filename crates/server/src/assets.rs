//! Script and styles of the pages.
//!
//! All of them lie below one address that is named after their content, so browsers may keep
//! them for ever, and the modules of a script never meet those of another version.

use std::collections::BTreeMap;

use axum::body::Bytes;
use catalog::Catalog;
use sha2::{Digest, Sha256};

const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";

/// The module that a page begins with.
pub const MAIN: &str = "main.js";

macro_rules! scripts {
    ($($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../assets/script/", $name)))),+]
    };
}

/// The modules of the script.
pub const SCRIPTS: [(&str, &str); 28] = scripts![
    "account.js",
    "board.js",
    "ceremony.js",
    "chat.js",
    "choices.js",
    "clock.js",
    "commands.js",
    "dice.js",
    "divider.js",
    "dom.js",
    "frame.js",
    "hands.js",
    "lesson.js",
    "main.js",
    "morph.js",
    "motion.js",
    "notice.js",
    "notices.js",
    "passkeys.js",
    "preferences.js",
    "preview.js",
    "replay.js",
    "sheet.js",
    "sound.js",
    "stream.js",
    "tabs.js",
    "tip.js",
    "wall.js",
];

/// The style of all pages.
pub const STYLE: &str = include_str!("../assets/orrery.css");

/// A script as it is sent: without the lines that are comments, a quarter of it.
#[must_use]
pub fn without_comments(script: &str) -> String {
    let mut is_comment = false;
    let mut text = String::with_capacity(script.len());
    for line in script.lines() {
        let begins = line.trim_start();
        // A comment of one line may have code behind it.
        let has_code = begins.contains("*/") && !begins.ends_with("*/");
        is_comment |= begins.starts_with("/**") && !has_code;
        if !is_comment && !begins.starts_with("//") {
            text.push_str(line);
            text.push('\n');
        }
        is_comment &= !line.ends_with("*/");
    }
    text
}

/// A file that pages use.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its content type.
    pub kind: &'static str,
    /// What is in it.
    pub text: Bytes,
}

/// The files that pages use.
pub struct Assets {
    folder: String,
    files: BTreeMap<String, Asset>,
}

impl Assets {
    /// The script, the style of the pages and those of these games.
    #[must_use]
    pub fn new(catalog: &Catalog) -> Self {
        let mut files = BTreeMap::new();
        for (name, text) in SCRIPTS {
            let text = without_comments(text).into();
            let kind = JAVASCRIPT;
            files.insert(name.to_owned(), Asset { kind, text });
        }
        let games = catalog.games().map(|game| (game.info().id, game.style()));
        for (name, text) in games.chain([("orrery", STYLE)]) {
            let text = Bytes::from_static(text.as_bytes());
            files.insert(format!("{name}.css"), Asset { kind: CSS, text });
        }
        let mut hash = Sha256::new();
        for (name, asset) in &files {
            hash.update([name.as_bytes(), &[0], &asset.text, &[0]].concat());
        }
        let folder = format!("/assets/{}", const_hex::encode(&hash.finalize()[..8]));
        Self { folder, files }
    }

    /// Where the files are; it changes with their content.
    #[must_use]
    pub fn folder(&self) -> &str {
        &self.folder
    }

    /// A file by its name in a folder of some version. Only the files of this version are
    /// known: a page that is older than the program loads again.
    #[must_use]
    pub fn find(&self, version: &str, name: &str) -> Option<Asset> {
        let current = self.folder.rsplit('/').next() == Some(version);
        self.files.get(name).cloned().filter(|_| current)
    }
}
