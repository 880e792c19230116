//! How much anyone may have of a server.

use std::{net::IpAddr, time::Duration};

use clap::{Args, value_parser};
use ipnet::IpNet;
use server::Limits;

/// How much anyone may have of a server.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Limits")]
pub struct LimitArgs {
    /// Changes a visitor may make in a second, over a while
    #[arg(long, env = "ORRERY_CHANGES_PER_SECOND", default_value_t = Limits::default().changes_per_second, value_name = "N")]
    pub changes_per_second: u32,

    /// Pages a visitor may read in a second, over a while
    #[arg(long, env = "ORRERY_READS_PER_SECOND", default_value_t = Limits::default().reads_per_second, value_name = "N")]
    pub reads_per_second: u32,

    /// How many times the changes, pages and chat of one visitor an address may have
    #[arg(long, env = "ORRERY_VISITORS_PER_ADDRESS", default_value_t = Limits::default().visitors_per_address, value_name = "N")]
    pub visitors_per_address: u32,

    /// New visitors that may come from an address in a minute
    #[arg(long, env = "ORRERY_NEWCOMERS_PER_MINUTE", default_value_t = Limits::default().newcomers_per_minute, value_name = "N")]
    pub newcomers_per_minute: u32,

    /// Times in a minute that somebody at an address may try to sign in
    #[arg(long, env = "ORRERY_CODES_PER_MINUTE", default_value_t = Limits::default().codes_per_minute, value_name = "N")]
    pub codes_per_minute: u32,

    /// Lines of chat a visitor may write in a minute
    #[arg(long, env = "ORRERY_CHAT_PER_MINUTE", default_value_t = Limits::default().chat_per_minute, value_name = "N")]
    pub chat_per_minute: u32,

    /// E-mails and messages a visitor may ask for in an hour, to sign in or to have notices sent there
    #[arg(long, env = "ORRERY_CHANNELS_PER_HOUR", default_value_t = Limits::default().channels_per_hour, value_name = "N")]
    pub channels_per_hour: u32,

    /// People a visitor may ask to be friends, invite or report in an hour
    #[arg(long, env = "ORRERY_ASKS_PER_HOUR", default_value_t = Limits::default().asks_per_hour, value_name = "N")]
    pub asks_per_hour: u32,

    /// Waiting and running tables that a visitor may have made
    #[arg(long, env = "ORRERY_TABLES_PER_VISITOR", default_value_t = Limits::default().tables_per_visitor, value_name = "N")]
    pub tables_per_visitor: u32,

    /// Waiting and running tables that may have been made from an address
    #[arg(long, env = "ORRERY_TABLES_PER_ADDRESS", default_value_t = Limits::default().tables_per_address, value_name = "N")]
    pub tables_per_address: u32,

    /// Event streams a visitor may have open
    #[arg(long, env = "ORRERY_STREAMS_PER_VISITOR", default_value_t = Limits::default().streams_per_visitor, value_name = "N")]
    pub streams_per_visitor: u32,

    /// Event streams an address may have open
    #[arg(long, env = "ORRERY_STREAMS_PER_ADDRESS", default_value_t = Limits::default().streams_per_address, value_name = "N")]
    pub streams_per_address: u32,

    /// Connections an address may have open
    #[arg(long, env = "ORRERY_CONNECTIONS_PER_ADDRESS", default_value_t = Limits::default().connections_per_address, value_name = "N")]
    pub connections_per_address: u32,

    /// Minutes for which bots go on playing when no player has a page of the table open
    #[arg(long, env = "ORRERY_PRESENCE_TIME", default_value_t = Limits::default().presence_time.as_secs() / 60, value_name = "MINUTES", value_parser = value_parser!(u64).range(0..=1_000_000))]
    pub presence_time: u64,

    /// Games without people that bots play at once
    #[arg(long, env = "ORRERY_BOT_GAMES", default_value_t = Limits::default().bot_games, value_name = "N")]
    pub bot_games: usize,

    /// How many of them for one visitor
    #[arg(long, env = "ORRERY_BOT_GAMES_PER_VISITOR", default_value_t = Limits::default().bot_games_per_visitor, value_name = "N")]
    pub bot_games_per_visitor: usize,

    /// Leading bits of an IPv6 address that count as one address
    #[arg(long, env = "ORRERY_IPV6_PREFIX", default_value_t = Limits::default().ipv6_prefix, value_name = "BITS", value_parser = value_parser!(u8).range(0..=128))]
    pub ipv6_prefix: u8,

    /// Believe this proxy, or all in this network, where a request comes from; may be repeated
    #[arg(long = "trusted-proxy", env = "ORRERY_TRUSTED_PROXY", value_delimiter = ',', value_name = "CIDR", value_parser = network)]
    pub trusted_proxies: Vec<IpNet>,

    /// Seconds a connection may be idle, send the head of a request, or refuse an answer
    #[arg(long, env = "ORRERY_CONNECTION_TIME", default_value_t = Limits::default().connection_time.as_secs(), value_name = "SECONDS", value_parser = value_parser!(u64).range(1..=86_400))]
    pub connection_time: u64,

    /// Seconds that requests under way have when the server stops
    #[arg(long, env = "ORRERY_STOP_TIME", default_value_t = Limits::default().stop_time.as_secs(), value_name = "SECONDS", value_parser = value_parser!(u64).range(0..=86_400))]
    pub stop_time: u64,

    /// Let visitors and addresses have as much as they want: for measurements only
    #[arg(long, env = "ORRERY_NO_LIMITS")]
    pub no_limits: bool,
}

impl LimitArgs {
    pub fn limits(&self) -> Limits {
        let times = Limits {
            trusted_proxies: self.trusted_proxies.clone(),
            ipv6_prefix: self.ipv6_prefix,
            presence_time: Duration::from_secs(60 * self.presence_time),
            connection_time: Duration::from_secs(self.connection_time),
            stop_time: Duration::from_secs(self.stop_time),
            ..Limits::unlimited()
        };
        if self.no_limits {
            return times;
        }
        Limits {
            changes_per_second: self.changes_per_second,
            reads_per_second: self.reads_per_second,
            visitors_per_address: self.visitors_per_address,
            newcomers_per_minute: self.newcomers_per_minute,
            codes_per_minute: self.codes_per_minute,
            chat_per_minute: self.chat_per_minute,
            channels_per_hour: self.channels_per_hour,
            asks_per_hour: self.asks_per_hour,
            tables_per_visitor: self.tables_per_visitor,
            tables_per_address: self.tables_per_address,
            streams_per_visitor: self.streams_per_visitor,
            streams_per_address: self.streams_per_address,
            connections_per_address: self.connections_per_address,
            bot_games: self.bot_games,
            bot_games_per_visitor: self.bot_games_per_visitor,
            ..times
        }
    }
}

/// A network, or a single address.
fn network(text: &str) -> Result<IpNet, String> {
    let single = || text.parse::<IpAddr>().map(IpNet::from);
    let network: Result<IpNet, _> = text.parse();
    network
        .or_else(|_| single())
        .map(|network| network.trunc())
        .map_err(|_| "write an address or a network, as 10.0.0.0/8".to_string())
}
