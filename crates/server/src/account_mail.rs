//! E-mails about somebody's own identity: a link to sign in, a question whose an address is, and
//! what has changed. Whoever reads one of the first two can use the code in it once.

use mail::{Address, Email, Part};
use tabletop::{Phrase, Speak};
use words::Speaker;

/// What has changed about an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// Another one signs in besides it.
    Added,
    /// Another one signs in instead of it.
    Replaced,
    /// It does not sign in any more.
    Removed,
}

/// Writes e-mails in one language for the site at an address.
pub struct Writer<'a> {
    /// Says what they say.
    pub speaker: &'a Speaker,
    /// Where people reach the server.
    pub site: &'a str,
}

impl Writer<'_> {
    /// A link to sign in as somebody.
    #[must_use]
    pub fn sign_in(&self, to: Address, name: &str, code: &str, minutes: u64) -> Email {
        let asked = self
            .phrase("page-mail-sign-in-email")
            .with("name", name.to_owned());
        self.with_code(
            to,
            "page-mail-sign-in-subject",
            &asked,
            "page-link-go",
            code,
            minutes,
        )
    }

    /// The question whether an address is to sign in somebody. It does not say whom: whoever asks
    /// may have chosen the name for a stranger to read.
    #[must_use]
    pub fn confirm(&self, to: Address, code: &str, minutes: u64) -> Email {
        let asked = self.phrase("page-mail-confirm-email");
        let (subject, go) = ("page-notice-confirm-subject", "page-notice-confirm");
        self.with_code(to, subject, &asked, go, code, minutes)
    }

    /// What has changed, to an address that signs in, or did until now.
    #[must_use]
    pub fn changed(&self, to: Address, name: &str, changed: Changed, other: &Address) -> Email {
        let key = match changed {
            Changed::Added => "page-mail-added-email",
            Changed::Replaced => "page-mail-replaced-email",
            Changed::Removed => "page-mail-removed-email",
        };
        let told = self.phrase(key).with("name", name.to_owned());
        let told = told.with("address", other.veiled());
        let parts = vec![
            Part::Text(self.speaker.say(&told)),
            Part::Text(self.say("page-mail-changed-else")),
            Part::Button {
                label: self.say("page-profile"),
                url: format!("{}/me", self.site),
            },
        ];
        self.email(to, "page-mail-changed-subject", parts)
    }

    fn with_code(
        &self,
        to: Address,
        subject: &'static str,
        asked: &Phrase,
        go: &'static str,
        code: &str,
        minutes: u64,
    ) -> Email {
        let link = format!("{}/link", self.site);
        let minutes = i64::try_from(minutes).unwrap_or(i64::MAX);
        let holds = self.phrase("page-mail-holds").with("minutes", minutes);
        let typed = self.phrase("page-mail-type").with("address", link.clone());
        let parts = vec![
            Part::Text(self.speaker.say(asked)),
            Part::Button {
                label: self.say(go),
                url: format!("{link}#{code}"),
            },
            Part::Text(self.speaker.say(&typed.with("code", code.to_owned()))),
            Part::Text(self.speaker.say(&holds)),
            Part::Small(self.say("page-mail-else")),
        ];
        self.email(to, subject, parts)
    }

    fn email(&self, to: Address, subject: &'static str, parts: Vec<Part>) -> Email {
        Email {
            to,
            language: self.speaker.language().code(),
            subject: self.say(subject),
            parts,
            id: None,
            unsubscribe: None,
        }
    }

    const fn phrase(&self, key: &'static str) -> Phrase {
        Phrase::new(key)
    }

    fn say(&self, key: &'static str) -> String {
        self.speaker.say(&Phrase::new(key))
    }
}
