//! How fast each client may go on, by visitor and by network.

use std::{hash::Hash, num::NonZero, time::Duration};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};

use super::Network;
use crate::{limits::Limits, problem::Problem};

/// How much may come at once, in seconds of what may come over a while.
const BURST: u32 = 4;

/// How often a link to sign in may be sent for to one address, in an hour.
const LINKS_PER_HOUR: u32 = 6;

/// The rate limits of a server.
pub struct Rates {
    changes: Rate,
    reads: Rate,
    chat: Rate,
    channels: Rate,
    asks: Rate,
    newcomers: DefaultKeyedRateLimiter<Network>,
    codes: DefaultKeyedRateLimiter<Network>,
    links: DefaultKeyedRateLimiter<String>,
}

/// A limit for each visitor, and a wider one for each network.
struct Rate {
    visitors: DefaultKeyedRateLimiter<String>,
    networks: DefaultKeyedRateLimiter<Network>,
}

impl Rate {
    fn new(quota: impl Fn(u32) -> Quota, times: u32) -> Self {
        Self {
            visitors: RateLimiter::keyed(quota(1)),
            networks: RateLimiter::keyed(quota(times.max(1))),
        }
    }

    /// One more of this visitor. What is refused to a visitor is not charged to the
    /// others of the network.
    fn check(&self, visitor: Option<&str>, network: Network) -> Result<(), Problem> {
        if let Some(visitor) = visitor {
            check(&self.visitors, &visitor.to_string())?;
        }
        check(&self.networks, &network)
    }

    fn forget_the_idle(&self) {
        forget_the_idle(&self.visitors);
        forget_the_idle(&self.networks);
    }
}

impl Rates {
    pub fn new(limits: &Limits) -> Self {
        let per_second = |rate: u32| {
            move |times: u32| {
                let rate = at_least_one(rate.saturating_mul(times));
                Quota::per_second(rate).allow_burst(rate.saturating_mul(at_least_one(BURST)))
            }
        };
        let per_minute = |rate: u32| {
            move |times: u32| Quota::per_minute(at_least_one(rate.saturating_mul(times)))
        };
        let per_hour =
            |rate: u32| move |times: u32| Quota::per_hour(at_least_one(rate.saturating_mul(times)));
        let times = limits.visitors_per_address;
        Self {
            changes: Rate::new(per_second(limits.changes_per_second), times),
            reads: Rate::new(per_second(limits.reads_per_second), times),
            chat: Rate::new(per_minute(limits.chat_per_minute), times),
            channels: Rate::new(per_hour(limits.channels_per_hour), times),
            asks: Rate::new(per_hour(limits.asks_per_hour), times),
            newcomers: RateLimiter::keyed(per_minute(limits.newcomers_per_minute)(1)),
            codes: RateLimiter::keyed(per_minute(limits.codes_per_minute)(1)),
            links: RateLimiter::keyed(per_hour(LINKS_PER_HOUR)(1)),
        }
    }

    /// A request of someone who is known.
    pub fn request(&self, visitor: &str, network: Network, change: bool) -> Result<(), Problem> {
        self.of(change).check(Some(visitor), network)
    }

    /// A request of someone who has never been here.
    pub fn newcomer(&self, network: Network, change: bool) -> Result<(), Problem> {
        check(&self.newcomers, &network)?;
        self.of(change).check(None, network)
    }

    /// A request for what is the same for everybody.
    pub fn anonymous(&self, network: Network) -> Result<(), Problem> {
        self.reads.check(None, network)
    }

    /// A line of chat.
    pub fn chat(&self, visitor: &str, network: Network) -> Result<(), Problem> {
        self.chat.check(Some(visitor), network)
    }

    /// A try to sign in with a code or a key.
    pub fn code(&self, network: Network) -> Result<(), Problem> {
        check(&self.codes, &network)
    }

    /// An e-mail or a message that asks whether somebody wants notices.
    pub fn channel(&self, visitor: &str, network: Network) -> Result<(), Problem> {
        self.channels.check(Some(visitor), network)
    }

    /// A link to sign in that somebody wants to be sent to an address, whether anybody is known by
    /// it or not.
    pub fn link(&self, visitor: &str, network: Network, address: &str) -> Result<(), Problem> {
        self.channel(visitor, network)?;
        check(&self.links, &address.to_owned())
    }

    /// A question to be friends, an invitation, or a report.
    pub fn ask(&self, visitor: &str, network: Network) -> Result<(), Problem> {
        self.asks.check(Some(visitor), network)
    }

    /// All that are kept for visitors and for networks.
    const fn all(&self) -> [&Rate; 5] {
        [
            &self.changes,
            &self.reads,
            &self.chat,
            &self.channels,
            &self.asks,
        ]
    }

    const fn of(&self, change: bool) -> &Rate {
        if change { &self.changes } else { &self.reads }
    }

    /// Forgets whoever has not come for so long that nothing is held against them.
    pub fn forget_the_idle(&self) {
        for rate in self.all() {
            rate.forget_the_idle();
        }
        forget_the_idle(&self.newcomers);
        forget_the_idle(&self.codes);
        forget_the_idle(&self.links);
    }

    /// How many clients are remembered.
    #[cfg(test)]
    pub fn remembered(&self) -> usize {
        let of = |rate: &Rate| rate.visitors.len() + rate.networks.len();
        self.all().into_iter().map(of).sum::<usize>()
            + self.newcomers.len()
            + self.codes.len()
            + self.links.len()
    }
}

fn at_least_one(number: u32) -> NonZero<u32> {
    NonZero::new(number).unwrap_or(NonZero::<u32>::MIN)
}

fn check<K: Clone + Eq + Hash>(
    limiter: &DefaultKeyedRateLimiter<K>,
    key: &K,
) -> Result<(), Problem> {
    limiter.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        let problem = Problem::busy("problem-too-fast");
        problem.after(wait.max(Duration::from_millis(1)))
    })
}

fn forget_the_idle<K: Clone + Eq + Hash>(limiter: &DefaultKeyedRateLimiter<K>) {
    limiter.retain_recent();
    limiter.shrink_to_fit();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guard::Addresses;

    /// Every visitor was remembered for ever.
    #[test]
    fn whoever_has_not_come_for_long_is_forgotten() {
        let limits = Limits::unlimited();
        let (rates, addresses) = (Rates::new(&limits), Addresses::new(&limits));
        for number in 0..1000 {
            let network = addresses.network([10, 0, (number >> 8) as u8, number as u8].into());
            rates.newcomer(network, number % 2 == 0).unwrap();
            rates
                .request(&format!("visitor {number}"), network, false)
                .unwrap();
            rates.chat(&format!("visitor {number}"), network).unwrap();
            rates.code(network).unwrap();
        }
        assert!(rates.remembered() > 1000);
        // With such limits everybody is idle in no time.
        while rates.remembered() > 0 {
            rates.forget_the_idle();
        }
    }
}
