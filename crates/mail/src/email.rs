//! An e-mail: what it says, once as plain text and once as HTML.

use std::fmt::Write as _;

use maud::{DOCTYPE, Markup, html};

use crate::Address;

/// An e-mail to one person.
#[derive(Clone, Debug)]
pub struct Email {
    /// To whom.
    pub to: Address,
    /// The code of the language it is written in.
    pub language: &'static str,
    /// The subject.
    pub subject: String,
    /// What it says.
    pub parts: Vec<Part>,
    /// A name that is the same whenever this e-mail is sent again, so that programs for mail
    /// recognise it; if there is none, the server gives it one.
    pub id: Option<String>,
    /// The address at which one POST stops e-mails like this one (RFC 8058).
    pub unsubscribe: Option<String>,
}

/// A part of an e-mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A paragraph.
    Text(String),
    /// The one thing to do, on a line of its own.
    Button {
        /// What it says.
        label: String,
        /// Where it leads.
        url: String,
    },
    /// One of several things to go to.
    Item {
        /// What it says.
        label: String,
        /// Where it leads.
        url: String,
    },
    /// A paragraph in small letters, below everything else.
    Small(String),
    /// Something to go to from there.
    SmallLink {
        /// What it says.
        label: String,
        /// Where it leads.
        url: String,
    },
}

impl Email {
    /// The subject on one line: nothing in it can begin a header of its own.
    pub(crate) fn one_line_subject(&self) -> String {
        let subject = self.subject.chars();
        subject
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect()
    }

    /// What it says, as plain text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut is_small = false;
        for part in &self.parts {
            let small = matches!(part, Part::Small(_) | Part::SmallLink { .. });
            if small && !is_small {
                // By this line programs for mail know the foot of an e-mail.
                text.push_str("-- \n");
                is_small = true;
            }
            let _ = match part {
                Part::Text(words) => writeln!(text, "{words}\n"),
                Part::Small(words) => writeln!(text, "{words}"),
                Part::Button { label, url } => writeln!(text, "{label}:\n{url}\n"),
                Part::Item { label, url } => writeln!(text, "* {label}\n  {url}\n"),
                Part::SmallLink { label, url } => writeln!(text, "{label}: {url}"),
            };
        }
        text
    }

    /// The same as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let is_small = |part: &&Part| matches!(part, Part::Small(_) | Part::SmallLink { .. });
        let (small, large): (Vec<&Part>, Vec<&Part>) = self.parts.iter().partition(is_small);
        let page = html! {
            (DOCTYPE)
            html lang=(self.language) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width";
                    meta name="color-scheme" content="light dark";
                    title { (self.one_line_subject()) }
                }
                body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif" {
                    div style="max-width:34em;margin:0 auto" {
                        @for part in large { (markup(part)) }
                        @if !small.is_empty() {
                            div style="margin-top:32px;font-size:13px;opacity:.75" {
                                @for part in small { (markup(part)) }
                            }
                        }
                    }
                }
            }
        };
        page.into_string()
    }
}

fn markup(part: &Part) -> Markup {
    html! {
        @match part {
            Part::Text(words) | Part::Small(words) => p { (words) },
            Part::Button { label, url } => p {
                a href=(url) style="display:inline-block;padding:10px 20px;border-radius:8px;\
                    background:#b5321f;color:#fff;font-weight:600;text-decoration:none" { (label) }
            },
            Part::Item { label, url } => p style="margin:8px 0" { a href=(url) { (label) } },
            Part::SmallLink { label, url } => p { a href=(url) style="color:inherit" { (label) } },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_email_says_the_same_as_text_and_as_html_and_nothing_in_it_is_markup() {
        let email = Email {
            to: "ana@example.org".parse().unwrap(),
            language: "en",
            subject: "Your\r\nBcc: ben@example.org turn".into(),
            parts: vec![
                Part::Text("<script>alert(1)</script> waits".into()),
                Part::Button {
                    label: "Play".into(),
                    url: "https://x.example/t/a?b=\"c\"".into(),
                },
                Part::SmallLink {
                    label: "Stop".into(),
                    url: "https://x.example/stop".into(),
                },
            ],
            id: None,
            unsubscribe: None,
        };
        assert!(!email.one_line_subject().contains(['\r', '\n']));
        let (text, html) = (email.text(), email.html());
        assert!(text.contains("Play:\nhttps://x.example/t/a"), "{text}");
        assert!(text.contains("-- \nStop: https://x.example/stop"), "{text}");
        assert!(html.contains("&lt;script&gt;"), "{html}");
        assert!(html.contains("?b=&quot;c&quot;"), "{html}");
        assert!(!html.contains("<script"), "{html}");
    }
}
