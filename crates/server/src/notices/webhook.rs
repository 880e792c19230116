//! What the makers of chats want to be sent.
//!
//! Discord and Slack are known by their addresses. Everything else, such as the bridges of
//! Matrix, gets JSON with a `text` and what it is made of.

use outbound::Target;
use serde_json::{Value, json};

use super::Line;

/// Who listens at an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Listener {
    Discord,
    Slack,
    Other,
}

impl Listener {
    fn at(target: &Target) -> Self {
        match target.host() {
            "discord.com" | "discordapp.com" | "canary.discord.com" | "ptb.discord.com" => {
                Self::Discord
            }
            "hooks.slack.com" => Self::Slack,
            _ => Self::Other,
        }
    }

    /// A text as it is meant: nothing in it is markup, and nobody is called by it.
    fn plain(self, text: &str) -> String {
        match self {
            Self::Discord => text
                .chars()
                .flat_map(|c| {
                    let is_markup = r"\*_~`|>#[]()<@:-".contains(c);
                    is_markup.then_some('\\').into_iter().chain([c])
                })
                .collect(),
            Self::Slack => text
                .replace('&', "&amp;")
                .replace('<', "&lt;")
                .replace('>', "&gt;"),
            Self::Other => text.to_owned(),
        }
    }
}

/// The body of a request that tells these.
#[must_use]
pub fn body(target: &Target, lines: &[Line]) -> Value {
    let listener = Listener::at(target);
    let told = lines
        .iter()
        .map(|line| format!("{}\n{}", listener.plain(&line.whole()), line.url));
    let told = told.collect::<Vec<_>>().join("\n");
    let notices = lines.iter().map(|line| {
        json!({ "kind": line.kind.name(), "table": line.table, "text": line.whole(), "url": line.url })
    });
    let notices: Vec<Value> = notices.collect();
    wrapped(listener, &told, &notices)
}

/// The body of a request that asks whoever listens whether they want to be told.
#[must_use]
pub fn question(target: &Target, text: &str, link: &str) -> Value {
    let listener = Listener::at(target);
    let told = format!("{}\n{link}", listener.plain(text));
    wrapped(listener, &told, &[])
}

fn wrapped(listener: Listener, told: &str, notices: &[Value]) -> Value {
    match listener {
        Listener::Discord => json!({ "content": told, "allowed_mentions": { "parse": [] } }),
        Listener::Slack => json!({ "text": told }),
        Listener::Other => json!({ "text": told, "notices": notices }),
    }
}

#[cfg(test)]
mod tests {
    use outbound::Reach;

    use super::*;
    use crate::notices::Kind;

    fn line(about: &str) -> Line {
        Line {
            kind: Kind::Turn,
            table: "abc".into(),
            text: "It is your turn".into(),
            about: about.into(),
            url: "https://play.example.org/t/abc".into(),
        }
    }

    /// Nobody can call a whole chat, or hide a link, by what they are called.
    #[test]
    fn a_name_is_no_markup_wherever_it_arrives() {
        let name = "[x](http://evil) @everyone <!channel>";
        let told = |url: &str| {
            let target = Target::new(url, Reach::Public).unwrap();
            body(&target, &[line(name)])
        };
        let discord = told("https://discord.com/api/webhooks/1/x");
        let content = discord["content"].as_str().unwrap();
        assert!(
            content.contains(r"\[x\]\(http\://evil\) \@everyone"),
            "{content}"
        );
        assert!(
            content.ends_with("\nhttps://play.example.org/t/abc"),
            "{content}"
        );
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));
        let slack = told("https://hooks.slack.com/services/x");
        let text = slack["text"].as_str().unwrap();
        assert!(text.contains("&lt;!channel&gt;"), "{text}");
        let other = told("https://matrix.example.org/hook");
        assert_eq!(other["notices"][0]["kind"], "turn");
        assert!(other["text"].as_str().unwrap().contains("@everyone"));
    }
}
