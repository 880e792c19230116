//! What a browser or a program calls itself, in a few words that are the same in every language.

use axum::http::{HeaderMap, header};

use crate::naming;

/// The longest name of a device, in characters.
const MOST_DEVICE: usize = 40;

/// Browsers, by what only they say; the first that fits is meant, because they all claim to be
/// each other.
const BROWSERS: [(&str, &str); 10] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("HeadlessChrome/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Version/", "Safari"),
    ("AppleWebKit/", "WebKit"),
];

/// Systems, in the same way.
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

/// What a request comes from; empty if it does not say.
#[must_use]
pub fn of(headers: &HeaderMap) -> String {
    let agent = headers
        .get(header::USER_AGENT)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("");
    let named = |list: &[(&str, &'static str)]| {
        let found = list.iter().find(|(sign, _)| agent.contains(sign));
        found.map(|(_, name)| *name)
    };
    match (named(&BROWSERS), named(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} · {system}"),
        (Some(browser), None) => browser.to_owned(),
        // A program names itself first.
        _ => clean(agent.split([' ', '/']).next().unwrap_or("")),
    }
}

/// A name as it is kept and shown.
#[must_use]
pub fn clean(name: &str) -> String {
    let short: String = naming::clean_line(name).chars().take(MOST_DEVICE).collect();
    short.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_and_programs_are_told_apart() {
        for (agent, name) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox · Linux",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 \
                 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari · iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0",
                "Edge · Windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/138.0.0.0 Mobile Safari/537.36",
                "Chrome · Android",
            ),
            ("python-requests/2.32", "python-requests"),
            ("\t", ""),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, agent.parse().unwrap());
            assert_eq!(of(&headers), name, "{agent}");
        }
        assert_eq!(of(&HeaderMap::new()), "");
    }

    #[test]
    fn a_name_shows_nothing_invisible_and_ends() {
        assert_eq!(clean("  my\u{202e}  bot\n"), "my bot");
        assert_eq!(clean(&"x".repeat(99)).chars().count(), MOST_DEVICE);
    }
}
