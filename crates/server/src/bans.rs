//! Who may look but not change anything: visitors and networks that whoever runs the server has
//! banned.

use std::{
    net::IpAddr,
    sync::{PoisonError, RwLock},
};

use ipnet::IpNet;
use store::Ban;
use tabletop::Phrase;

use crate::{admin::BanInfo, problem::Problem};

/// All bans, as they stand in the store.
#[derive(Default)]
pub struct Bans(RwLock<Vec<(Subject, Ban)>>);

/// Whom a ban is about.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Subject {
    Visitor(String),
    Network(IpNet),
}

impl Subject {
    fn read(text: &str) -> Option<Self> {
        let network = text.parse::<IpNet>().ok();
        let network = network.or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
        if let Some(network) = network {
            return Some(Self::Network(network.trunc()));
        }
        let is_id = text.len() == 24 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_id.then(|| Self::Visitor(text.to_ascii_lowercase()))
    }

    fn text(&self) -> String {
        match self {
            Self::Visitor(id) => id.clone(),
            Self::Network(network) => network.to_string(),
        }
    }
}

/// How a visitor, an address or a network is written in the store, if it is one.
pub fn subject(text: &str) -> Option<String> {
    Subject::read(text.trim()).map(|subject| subject.text())
}

impl Bans {
    /// The bans of a store.
    pub fn new(bans: &[Ban]) -> Self {
        let all = Self::default();
        all.replace(bans);
        all
    }

    /// Puts the bans of a store in the place of those that are known.
    pub fn replace(&self, bans: &[Ban]) {
        let read = |ban: &Ban| Some((Subject::read(&ban.subject)?, ban.clone()));
        let bans = bans.iter().filter_map(read).collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = bans;
    }

    /// Adds one, in the place of what was said of the same visitor or network.
    pub fn add(&self, ban: &Ban) {
        self.remove(&ban.subject);
        if let Some(subject) = Subject::read(&ban.subject) {
            let mut bans = self.0.write().unwrap_or_else(PoisonError::into_inner);
            bans.push((subject, ban.clone()));
        }
    }

    /// Takes one away.
    pub fn remove(&self, subject: &str) {
        let mut bans = self.0.write().unwrap_or_else(PoisonError::into_inner);
        bans.retain(|(_, ban)| ban.subject != subject);
    }

    /// All of them.
    pub fn all(&self) -> Vec<BanInfo> {
        let bans = self.0.read().unwrap_or_else(PoisonError::into_inner);
        bans.iter().map(|(_, ban)| ban.into()).collect()
    }

    /// Whether a visitor is banned at this time, in seconds since 1970.
    pub fn is_banned(&self, visitor: &str, now: u64) -> bool {
        let bans = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let is_meant = |subject: &Subject| matches!(subject, Subject::Visitor(id) if id == visitor);
        let mut bans = bans.iter();
        bans.any(|(subject, ban)| is_meant(subject) && holds(ban, now))
    }

    /// Whether someone may change something at this time, in seconds since 1970.
    ///
    /// # Errors
    /// When the visitor or the network is banned.
    pub fn admit(&self, visitor: &str, address: IpAddr, now: u64) -> Result<(), Problem> {
        let bans = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let is_refused = |(subject, ban): &&(Subject, Ban)| {
            let is_meant = match subject {
                Subject::Visitor(id) => id == visitor,
                Subject::Network(network) => network.contains(&address),
            };
            is_meant && holds(ban, now)
        };
        match bans.iter().find(is_refused) {
            None => Ok(()),
            Some((_, ban)) => Err(banned(ban.until)),
        }
    }
}

/// Whether a ban still holds.
fn holds(ban: &Ban, now: u64) -> bool {
    ban.until.is_none_or(|until| now < until)
}

fn banned(until: Option<u64>) -> Problem {
    let end = until
        .and_then(|seconds| i64::try_from(seconds).ok())
        .and_then(|seconds| jiff::Timestamp::from_second(seconds).ok());
    match end {
        None => Problem::forbidden("problem-banned"),
        Some(end) => Problem {
            phrase: Phrase::new("problem-banned-until")
                .with("until", end.strftime("%Y-%m-%d").to_string()),
            ..Problem::forbidden("problem-banned-until")
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VISITOR: &str = "0123456789abcdef01234567";

    fn ban(subject: &str, until: Option<u64>) -> Ban {
        Ban {
            subject: self::subject(subject).unwrap(),
            until,
            why: String::new(),
        }
    }

    #[test]
    fn visitors_addresses_and_networks_are_told_apart() {
        assert_eq!(subject(VISITOR).as_deref(), Some(VISITOR));
        assert_eq!(subject("192.0.2.7").as_deref(), Some("192.0.2.7/32"));
        assert_eq!(subject("192.0.2.7/24").as_deref(), Some("192.0.2.0/24"));
        assert_eq!(subject("2001:db8::7/64").as_deref(), Some("2001:db8::/64"));
        for nobody in ["", "Ana", "192.0.2.300", "192.0.2.0/33"] {
            assert_eq!(subject(nobody), None, "{nobody}");
        }
    }

    #[test]
    fn a_ban_holds_for_whom_it_names_until_it_ends() {
        let bans = Bans::new(&[ban(VISITOR, Some(100)), ban("192.0.2.0/24", None)]);
        let (near, far) = (
            "192.0.2.9".parse().unwrap(),
            "198.51.100.1".parse().unwrap(),
        );
        assert!(bans.admit(VISITOR, far, 99).is_err());
        assert!(bans.admit(VISITOR, far, 100).is_ok());
        assert!(bans.is_banned(VISITOR, 99) && !bans.is_banned(VISITOR, 100));
        assert!(bans.admit("someone else", far, 99).is_ok());
        assert!(bans.admit("someone else", near, 99).is_err());
        bans.remove("192.0.2.0/24");
        assert!(bans.admit("someone else", near, 99).is_ok());
    }
}
