//! E-mails, Web Push, webhooks: what is said to whom, and what became of it.

use std::time::Duration;

use axum::http::{HeaderName, header};
use mail::{Email, MailError, Mailer, Part};
use outbound::{Answer, Client, PostError, Target};
use push::{Reader, Vapid};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest, Sha256};
use store::{Channel, Store};
use tabletop::{Phrase, Speak};
use words::Speaker;

use super::{Line, Links, NoticeConfig, Purpose, message::title, webhook};
use crate::{PublicUrl, ServerError, clock::now, hub::random_name};

/// How long the service of a browser keeps a message for one that is switched off.
const TIME_TO_LIVE: Duration = Duration::from_secs(24 * 60 * 60);

/// The most notices that one message names; it says how many there are.
const MOST: usize = 20;

/// Sends what is to be told.
pub struct Messenger {
    /// Who sends e-mails, where e-mails can be sent.
    pub mailer: Option<Mailer>,
    /// Links in what is sent.
    pub links: Links,
    vapid: Vapid,
    client: Client,
    contact: String,
}

/// What became of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was taken.
    Sent,
    /// It could not be sent now; where the other side says so, not before this time has passed.
    Later(&'static str, Option<Duration>),
    /// It can never be sent there.
    Never(&'static str),
    /// There is nobody at the other end any more.
    Gone,
}

/// What a browser has said of itself when it subscribed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrowserKeys {
    /// The key for which messages are encrypted.
    pub p256dh: String,
    /// The secret that goes with it.
    pub auth: String,
}

impl Messenger {
    /// Whoever sends for the server at this address.
    ///
    /// # Errors
    /// When keys cannot be kept, or encryption cannot be set up.
    pub async fn new(
        store: &dyn Store,
        config: &NoticeConfig,
        site: &str,
        public: Option<&PublicUrl>,
    ) -> Result<Self, ServerError> {
        let mail = config.mail.as_ref();
        let mailer = mail.map(|mail| Mailer::new(&mail.relay, &mail.sender));
        let key = store.constant("notice key".into(), random_name(32)).await?;
        let vapid = match &config.vapid {
            Some(vapid) => vapid.clone(),
            None => {
                let fresh = Vapid::generate().secret();
                let kept = store.constant("vapid key".into(), fresh).await?;
                Vapid::read(&kept).unwrap_or_else(|_| {
                    tracing::error!("the key for Web Push cannot be read");
                    Vapid::generate()
                })
            }
        };
        let encrypted = public.filter(|public| public.is_encrypted());
        let contact = match (mail, encrypted) {
            (Some(mail), _) => format!("mailto:{}", mail.sender.address()),
            (None, Some(public)) => public.origin().to_owned(),
            (None, None) => "mailto:nobody@localhost".to_owned(),
        };
        Ok(Self {
            mailer: mailer.transpose()?,
            links: Links::new(&key, site),
            vapid,
            client: Client::new(config.reach),
            contact,
        })
    }

    /// The key that browsers subscribe with.
    pub fn push_key(&self) -> String {
        self.vapid.public()
    }

    /// An address that something can be sent to.
    ///
    /// # Errors
    /// When nothing is sent there.
    pub fn target(&self, address: &str) -> Result<Target, outbound::TargetError> {
        Target::new(address, self.client.reach())
    }

    /// Sends an e-mail with notices; the same ones have the same name again.
    pub async fn mail(
        &self,
        channel: &Channel,
        speaker: &Speaker,
        lines: &[Line],
        name: &str,
    ) -> Outcome {
        let Some(mailer) = &self.mailer else {
            return Outcome::Later("off", None);
        };
        let Ok(to) = channel.address.parse() else {
            return Outcome::Never("refused");
        };
        let say = |key| speaker.say(&Phrase::new(key));
        let stop = self.links.link(Purpose::Stop, channel);
        let mut parts = Vec::new();
        match lines {
            [one] => {
                parts.push(Part::Text(one.whole()));
                parts.push(Part::Button {
                    label: say("page-notice-go"),
                    url: one.url.clone(),
                });
            }
            many => parts.extend(many.iter().take(MOST).map(|line| Part::Item {
                label: line.whole(),
                url: line.url.clone(),
            })),
        }
        parts.push(Part::Small(say("page-notice-why")));
        parts.push(Part::SmallLink {
            label: say("page-notice-stop"),
            url: stop.clone(),
        });
        parts.push(Part::SmallLink {
            label: say("page-notice-change"),
            url: format!("{}/notices", self.links.site()),
        });
        let email = Email {
            to,
            language: speaker.language().code(),
            subject: match lines {
                [one] => one.whole(),
                many => title(speaker, many),
            },
            parts,
            id: Some(name.to_owned()),
            unsubscribe: Some(stop),
        };
        of_email(mailer.send(&email).await)
    }

    /// Asks by e-mail whether somebody wants e-mails.
    ///
    /// # Errors
    /// When too many were asked for, or it cannot be sent now.
    pub async fn ask_by_mail(&self, channel: &Channel, speaker: &Speaker) -> Result<(), MailError> {
        let off = || MailError::NotNow("e-mails are not set up".to_owned());
        let mailer = self.mailer.as_ref().ok_or_else(off)?;
        let to = channel.address.parse();
        let say = |key| speaker.say(&Phrase::new(key));
        let email = Email {
            to: to.map_err(|_| MailError::Nobody(0))?,
            language: speaker.language().code(),
            subject: say("page-notice-confirm-subject"),
            parts: vec![
                Part::Text(say("page-notice-confirm-email")),
                Part::Button {
                    label: say("page-notice-confirm"),
                    url: self.links.link(Purpose::Confirm, channel),
                },
                Part::Small(say("page-notice-confirm-else")),
            ],
            id: None,
            unsubscribe: None,
        };
        mailer.send_asked(&email).await
    }

    /// Sends notices to a browser.
    pub async fn push(&self, channel: &Channel, speaker: &Speaker, lines: &[Line]) -> Outcome {
        let site = self.links.site();
        let (url, tag) = match lines {
            [one] => (one.url.clone(), one.table.clone()),
            _ => (format!("{site}/games?list=owing"), "notices".to_owned()),
        };
        let shown = lines.iter().take(4).map(|line| match lines {
            [one] => one.about.clone(),
            _ => line.whole(),
        });
        let shown: Vec<String> = shown.collect();
        let message = json!({
            "title": title(speaker, lines),
            "body": shown.join("\n"),
            "url": url,
            "tag": tag,
            "lang": speaker.language().code(),
        });
        let is_urgent = lines.iter().any(|line| line.kind == super::Kind::Time);
        self.push_message(channel, &message.to_string(), &tag, is_urgent)
            .await
    }

    async fn push_message(
        &self,
        channel: &Channel,
        message: &str,
        topic: &str,
        is_urgent: bool,
    ) -> Outcome {
        let keys = serde_json::from_str::<BrowserKeys>(&channel.details).ok();
        let reader = keys.and_then(|keys| Reader::new(&keys.p256dh, &keys.auth).ok());
        let (Some(reader), Ok(target)) = (reader, self.target(&channel.address)) else {
            return Outcome::Gone;
        };
        let Ok(body) = reader.encrypt(message.as_bytes()) else {
            return Outcome::Never("long");
        };
        let signed = self
            .vapid
            .authorization(&target.origin(), &self.contact, now() / 1000);
        // A message takes the place of an earlier one about the same that was not fetched yet.
        let topic = const_hex::encode(&Sha256::digest(topic)[..16]);
        let own = HeaderName::from_static;
        let headers = [
            (header::AUTHORIZATION, signed),
            (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
            (header::CONTENT_ENCODING, "aes128gcm".to_owned()),
            (own("ttl"), TIME_TO_LIVE.as_secs().to_string()),
            (
                own("urgency"),
                if is_urgent { "high" } else { "normal" }.to_owned(),
            ),
            (own("topic"), topic),
        ];
        match self.client.post(&target, &headers, body).await {
            Ok(Answer {
                status: 404 | 410, ..
            }) => Outcome::Gone,
            other => of_answer(&other),
        }
    }

    /// Sends notices to whoever listens at an address.
    pub async fn webhook(&self, channel: &Channel, lines: &[Line]) -> Outcome {
        let lines = &lines[..lines.len().min(MOST)];
        match self.target(&channel.address) {
            Ok(target) => {
                let body = webhook::body(&target, lines);
                of_answer(&self.post_json(&target, &body).await)
            }
            Err(_) => Outcome::Never("private"),
        }
    }

    /// Asks whoever listens at an address whether they want to be told.
    pub async fn ask_by_webhook(&self, channel: &Channel, speaker: &Speaker) -> Outcome {
        let text = speaker.say(&Phrase::new("page-notice-confirm-hook"));
        let link = self.links.link(Purpose::Confirm, channel);
        match self.target(&channel.address) {
            Ok(target) => {
                let body = webhook::question(&target, &text, &link);
                of_answer(&self.post_json(&target, &body).await)
            }
            Err(_) => Outcome::Never("private"),
        }
    }

    async fn post_json(
        &self,
        target: &Target,
        body: &serde_json::Value,
    ) -> Result<Answer, PostError> {
        let kind = (header::CONTENT_TYPE, "application/json".to_owned());
        let body = body.to_string().into_bytes();
        self.client.post(target, &[kind], body).await
    }
}

fn of_email(sent: Result<(), MailError>) -> Outcome {
    match sent {
        Ok(()) => Outcome::Sent,
        Err(MailError::Nobody(_)) => Outcome::Never("refused"),
        Err(MailError::TooMany(wait)) => Outcome::Later("busy", Some(wait)),
        Err(MailError::NotNow(why)) => {
            tracing::warn!(why, "an e-mail could not be sent");
            Outcome::Later("unreachable", None)
        }
    }
}

/// What an answer means. The words of the other side are not looked at.
fn of_answer(answer: &Result<Answer, PostError>) -> Outcome {
    match answer {
        Ok(answer) => match answer.status {
            200..=299 => Outcome::Sent,
            404 | 410 => Outcome::Never("gone"),
            408 | 429 | 500.. => Outcome::Later("busy", answer.retry_after),
            // Redirects are not followed.
            300..=399 => Outcome::Later("redirect", None),
            _ => Outcome::Later("refused", None),
        },
        Err(PostError::Private(_)) => Outcome::Never("private"),
        Err(PostError::Unknown(_)) => Outcome::Later("unknown", None),
        Err(PostError::Broken(_) | PostError::Late) => Outcome::Later("unreachable", None),
    }
}
