//! The accessibility check: axe-core, which `cargo xtask tools` fetches.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::{Browser, visit::results};

/// The file that `cargo xtask tools` puts into `target/tmp`.
const FILE: &str = "axe-core-4.12.1.min.js";
/// The SHA-256 of that file without white space at its end, which differs
/// between the packages that contain it.
const DIGEST: &str = "66a8aaa95a8b044a7fd74a5435873bf04ff65a1ca75567c921b7509742085a14";

/// Everything up to WCAG 2.2 AA, and what is good practice besides; or, the
/// second time, only what changes with light and dark.
const RUN: &str = "
    const [only, done] = arguments;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
    const rules = { 'target-size': { enabled: true } };
    const runOnly = only ? ['color-contrast'] : { type: 'tag', values: tags };
    axe.run(document, { runOnly, rules: only ? {} : rules, resultTypes: ['violations'] }).then(
      ({ violations, passes }) => done(passes.length < (only ? 1 : 5) ? ['axe checks next to nothing'] : violations.flatMap(
        ({ id, help, nodes }) => nodes.map((node) => `${id} (${help}) at ${node.target.join(' ')}: ${node.html.slice(0, 200)}
      ${node.failureSummary.replace(/\\s+/g, ' ')}`))),
      (why) => done([`axe fails: ${why}`]));";

/// A checker of pages.
pub struct Scan {
    script: String,
}

impl Scan {
    /// The checker, if it is the one we know.
    ///
    /// # Panics
    /// When its file is missing or is another one.
    #[must_use]
    pub fn new() -> Self {
        let path = results().join(FILE);
        let script = std::fs::read_to_string(&path).unwrap_or_else(|_| {
            panic!(
                "{} is missing. `cargo xtask tools` fetches it.",
                path.display()
            )
        });
        let script = script.trim_end().to_owned();
        let found = const_hex::encode(Sha256::digest(script.as_bytes()));
        assert_eq!(
            found,
            DIGEST,
            "{} is not the axe-core we know. Delete it and run `cargo xtask tools`.",
            path.display()
        );
        Self { script }
    }

    /// What the checker finds wrong with the page as it stands.
    #[must_use]
    pub fn violations(&self, browser: &Browser) -> Vec<String> {
        self.run(browser, false)
    }

    /// What it finds wrong with the contrast of colours.
    #[must_use]
    pub fn contrast(&self, browser: &Browser) -> Vec<String> {
        self.run(browser, true)
    }

    fn run(&self, browser: &Browser, only_contrast: bool) -> Vec<String> {
        if !browser.is("window.axe") {
            browser.js(&self.script, &[]);
        }
        let found = browser.js_later(RUN, &[json!(only_contrast)]);
        let texts = found.as_array().cloned().unwrap_or_else(|| vec![found]);
        texts
            .iter()
            .map(|text| Value::as_str(text).map_or_else(|| json!(text).to_string(), str::to_owned))
            .collect()
    }
}

impl Default for Scan {
    fn default() -> Self {
        Self::new()
    }
}
