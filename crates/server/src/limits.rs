//! How much anyone may have of a server. Every limit is kept for a visitor and for the
//! network a visitor comes from, because a new identity costs nothing.

use std::time::Duration;

use ipnet::IpNet;

/// How much anyone may have of a server.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How many changes a visitor may make in a second, over a while.
    pub changes_per_second: u32,
    /// How many pages a visitor may read in a second, over a while.
    pub reads_per_second: u32,
    /// How many times what one visitor may do in a second an address may do.
    pub visitors_per_address: u32,
    /// How many new identities an address may get in a minute.
    pub newcomers_per_minute: u32,
    /// How many times in a minute somebody at an address may try to sign in.
    pub codes_per_minute: u32,
    /// How many lines of chat a visitor may write in a minute.
    pub chat_per_minute: u32,
    /// How many e-mails and messages a visitor may ask for in an hour, to say that they want
    /// notices there.
    pub channels_per_hour: u32,
    /// How many people a visitor may ask to be friends, invite or report in an hour.
    pub asks_per_hour: u32,
    /// How many waiting and running tables a visitor may have made.
    pub tables_per_visitor: u32,
    /// How many waiting and running tables may have been made from an address.
    pub tables_per_address: u32,
    /// How many event streams a visitor may have open.
    pub streams_per_visitor: u32,
    /// How many event streams an address may have open.
    pub streams_per_address: u32,
    /// How many connections an address may have open.
    pub connections_per_address: u32,
    /// How long a visitor counts as present after the last request: bots play only for
    /// people who are present.
    pub presence_time: Duration,
    /// How many games without people bots play at once.
    pub bot_games: usize,
    /// How many of them for one visitor.
    pub bot_games_per_visitor: usize,
    /// How many bits of an IPv6 address are one address to all these limits.
    pub ipv6_prefix: u8,
    /// Proxies whose word on where a request comes from is taken.
    pub trusted_proxies: Vec<IpNet>,
    /// How long a connection may take to send the head of its next request, and how
    /// long it may refuse to take what is sent to it.
    pub connection_time: Duration,
    /// How long requests under way may take when the server stops.
    pub stop_time: Duration,
}

impl Limits {
    /// Visitors and addresses may have as much as they want: for tests and measurements.
    #[must_use]
    pub fn unlimited() -> Self {
        // More than anyone can use, and small enough to be multiplied.
        const PLENTY: u32 = 1_000_000;
        Self {
            changes_per_second: PLENTY,
            reads_per_second: PLENTY,
            visitors_per_address: 1,
            newcomers_per_minute: PLENTY,
            codes_per_minute: PLENTY,
            chat_per_minute: PLENTY,
            channels_per_hour: PLENTY,
            asks_per_hour: PLENTY,
            tables_per_visitor: u32::MAX,
            tables_per_address: u32::MAX,
            streams_per_visitor: u32::MAX,
            streams_per_address: u32::MAX,
            connections_per_address: u32::MAX,
            bot_games: usize::MAX,
            bot_games_per_visitor: usize::MAX,
            ..Self::default()
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            changes_per_second: 10,
            reads_per_second: 50,
            visitors_per_address: 10,
            newcomers_per_minute: 120,
            codes_per_minute: 20,
            chat_per_minute: 20,
            channels_per_hour: 10,
            asks_per_hour: 40,
            tables_per_visitor: 40,
            tables_per_address: 200,
            streams_per_visitor: 20,
            streams_per_address: 200,
            connections_per_address: 500,
            presence_time: Duration::from_secs(600),
            bot_games: 4,
            bot_games_per_visitor: 1,
            ipv6_prefix: 64,
            trusted_proxies: Vec::new(),
            connection_time: Duration::from_secs(30),
            stop_time: Duration::from_secs(10),
        }
    }
}
