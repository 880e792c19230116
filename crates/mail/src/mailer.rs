//! Who sends e-mails, a few at a time and not too many to anybody.

use std::{fmt, num::NonZero, str::FromStr, sync::Arc, time::Duration};

use governor::{
    DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};
use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{
        Mailbox, MultiPart,
        header::{HeaderName, HeaderValue},
    },
};
use tokio::sync::Semaphore;

use crate::{Email, Relay};

/// How many e-mails are on their way at once.
const AT_ONCE: u32 = 4;

/// How long an e-mail may take, the wait for others included.
const PATIENCE: Duration = Duration::from_secs(25);

/// E-mails that people may ask for in an hour, to one address.
const ASKED_PER_HOUR: NonZero<u32> = NonZero::new(6).expect("more than none");

/// E-mails that people may ask for in a minute, to all addresses.
const ASKED_PER_MINUTE: NonZero<u32> = NonZero::new(60).expect("more than none");

/// Codes by which a server says that nobody can be reached at an address (RFC 5321, 4.2.3,
/// RFC 7504). With any other it cannot take the e-mail now, or not from us.
const NOBODY_THERE: [u16; 5] = [550, 551, 553, 554, 556];

/// From whom e-mails come, such as `Orrery <orrery@example.org>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sender(Mailbox);

/// Why a text is no sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write an address, as in orrery@example.org or 'Orrery <orrery@example.org>'")]
pub struct SenderError;

impl FromStr for Sender {
    type Err = SenderError;

    fn from_str(text: &str) -> Result<Self, SenderError> {
        let mailbox: Mailbox = text.parse().map_err(|_| SenderError)?;
        Ok(Self(mailbox))
    }
}

impl Sender {
    /// The address without a name.
    #[must_use]
    pub fn address(&self) -> String {
        self.0.email.to_string()
    }
}

impl fmt::Display for Sender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why an e-mail was not sent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailError {
    /// Too many were asked for lately; after this time one may be asked for again.
    #[error("too many e-mails were asked for")]
    TooMany(Duration),
    /// Nobody can be reached at the address: there is no use in another attempt.
    #[error("the server refuses the address (code {0})")]
    Nobody(u16),
    /// It could not be sent now.
    #[error("the e-mail could not be sent: {0}")]
    NotNow(String),
}

/// Sends e-mails. Copies share connections and limits.
#[derive(Clone)]
pub struct Mailer(Arc<Shared>);

struct Shared {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    sender: Mailbox,
    places: Semaphore,
    /// By address in small letters: it is the same one however it is written.
    asked: DefaultKeyedRateLimiter<String>,
    asked_in_all: DefaultDirectRateLimiter,
}

impl Mailer {
    /// Whoever sends e-mails through this server in this name. It connects when there is
    /// an e-mail.
    ///
    /// # Errors
    /// When encryption cannot be set up on this machine.
    pub fn new(relay: &Relay, sender: &Sender) -> Result<Self, MailError> {
        let sender = sender.0.clone();
        let transport = relay.transport(sender.email.domain(), AT_ONCE);
        Ok(Self(Arc::new(Shared {
            transport: transport.map_err(|why| told(&why))?,
            sender,
            places: Semaphore::new(AT_ONCE as usize),
            asked: RateLimiter::keyed(Quota::per_hour(ASKED_PER_HOUR)),
            asked_in_all: RateLimiter::direct(Quota::per_minute(ASKED_PER_MINUTE)),
        })))
    }

    /// Sends an e-mail that somebody has asked for, such as one with a link to sign in. Whoever
    /// asks need not be the one who gets it, so there are limits.
    ///
    /// # Errors
    /// When too many were asked for, or it cannot be sent.
    pub async fn send_asked(&self, email: &Email) -> Result<(), MailError> {
        let now = || DefaultClock::default().now();
        let too_many = |wait: Duration| MailError::TooMany(wait.max(Duration::from_secs(1)));
        let address = email.to.as_str().to_ascii_lowercase();
        let of_address = self.0.asked.check_key(&address);
        of_address.map_err(|until| too_many(until.wait_time_from(now())))?;
        let of_all = self.0.asked_in_all.check();
        of_all.map_err(|until| too_many(until.wait_time_from(now())))?;
        self.send(email).await
    }

    /// Sends an e-mail, however many there were.
    ///
    /// # Errors
    /// When it cannot be sent. When the way to the server broke after the whole e-mail was on
    /// it, nobody knows whether it was taken: sent again it has the same name.
    pub async fn send(&self, email: &Email) -> Result<(), MailError> {
        let message = self.message(email)?;
        let sending = async {
            let place = self.0.places.acquire().await;
            let _place = place.map_err(|why| MailError::NotNow(why.to_string()))?;
            let sent = self.0.transport.send(message).await;
            sent.map(drop).map_err(|why| told(&why))
        };
        let late = || MailError::NotNow("the server does not answer in time".to_owned());
        tokio::time::timeout(PATIENCE, sending)
            .await
            .unwrap_or_else(|_| Err(late()))
    }

    /// Forgets the limits of addresses for which nothing was asked lately.
    pub fn forget_the_idle(&self) {
        self.0.asked.retain_recent();
        self.0.asked.shrink_to_fit();
    }

    fn message(&self, email: &Email) -> Result<Message, MailError> {
        let cannot = |why: &dyn fmt::Display| MailError::NotNow(why.to_string());
        let to = email.to.as_str().parse();
        let to: lettre::Address = to.map_err(|_| MailError::Nobody(0))?;
        let domain = self.0.sender.email.domain();
        let mut builder = Message::builder()
            .from(self.0.sender.clone())
            .to(Mailbox::new(None, to))
            .subject(email.one_line_subject())
            .date_now()
            .raw_header(header("Content-Language", email.language))
            // Nobody is answered by a machine that is on holiday (RFC 3834).
            .raw_header(header("Auto-Submitted", "auto-generated"));
        // Without a name the server gives one.
        if let Some(id) = &email.id {
            builder = builder.message_id(Some(format!("<{id}@{domain}>")));
        }
        if let Some(stop) = &email.unsubscribe {
            builder = builder
                .raw_header(header("List-Unsubscribe", &format!("<{stop}>")))
                .raw_header(header(
                    "List-Unsubscribe-Post",
                    "List-Unsubscribe=One-Click",
                ));
        }
        let both = MultiPart::alternative_plain_html(email.text(), email.html());
        builder.multipart(both).map_err(|why| cannot(&why))
    }
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

/// What went wrong. Of an answer only its code: the words may repeat the address.
fn told(error: &lettre::transport::smtp::Error) -> MailError {
    if let Some(code) = error.status() {
        let code: u16 = code.into();
        if NOBODY_THERE.contains(&code) {
            return MailError::Nobody(code);
        }
        return MailError::NotNow(format!("the server answers {code}"));
    }
    MailError::NotNow(if error.is_timeout() {
        "the server does not answer in time".to_owned()
    } else {
        error.to_string()
    })
}
