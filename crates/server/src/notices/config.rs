//! How people are told while they are not looking.

use std::time::Duration;

use mail::{Relay, Sender};
use outbound::Reach;
use push::Vapid;

/// How people are told while they are not looking.
#[derive(Clone, Debug)]
pub struct NoticeConfig {
    /// How e-mails are sent, if they are.
    pub mail: Option<Mail>,
    /// The key for Web Push; if none is given, one is made and kept with the data.
    pub vapid: Option<Vapid>,
    /// Where webhooks and the services of browsers may be.
    pub reach: Reach,
    /// How long something waits before it is told: whoever looks in the meantime is not told.
    pub wait: Duration,
    /// How often it is looked for what is due.
    pub every: Duration,
    /// The shortest time between two e-mails with notices to one address.
    pub between_emails: Duration,
}

/// How e-mails are sent.
#[derive(Clone, Debug)]
pub struct Mail {
    /// Who takes them.
    pub relay: Relay,
    /// In whose name.
    pub sender: Sender,
}

impl NoticeConfig {
    /// How long it is waited for those who look through another server to say so, where there is
    /// no time for more.
    pub fn slack(&self) -> Duration {
        self.wait.min(self.every * 2)
    }
}

impl Default for NoticeConfig {
    fn default() -> Self {
        Self {
            mail: None,
            vapid: None,
            reach: Reach::Public,
            wait: Duration::from_secs(60),
            every: Duration::from_secs(5),
            between_emails: Duration::from_secs(10 * 60),
        }
    }
}
