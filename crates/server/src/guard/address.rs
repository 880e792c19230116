//! Where a request comes from.

use std::{
    net::{IpAddr, SocketAddr},
    sync::atomic::{AtomicBool, Ordering},
};

use axum::http::{HeaderMap, header};
use ipnet::IpNet;

use crate::limits::Limits;

/// Who is one client to the limits: an IPv4 address, or the network of an IPv6 address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Network(IpAddr);

impl Network {
    /// Its first address.
    pub const fn address(self) -> IpAddr {
        self.0
    }
}

/// Finds out where requests come from.
pub struct Addresses {
    proxies: Vec<IpNet>,
    ipv6_prefix: u8,
    /// Whether the host was told of a proxy that is not trusted.
    warned: AtomicBool,
}

impl Addresses {
    pub fn new(limits: &Limits) -> Self {
        Self {
            proxies: limits.trusted_proxies.clone(),
            ipv6_prefix: limits.ipv6_prefix.min(128),
            warned: AtomicBool::new(false),
        }
    }

    /// Whether this is a proxy whose word is taken.
    pub fn is_proxy(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.proxies.iter().any(|proxy| proxy.contains(&address))
    }

    /// The network of an address.
    pub fn network(&self, address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V6(address) => {
                let host_bits = 128 - u32::from(self.ipv6_prefix);
                let mask = u128::MAX.checked_shl(host_bits).unwrap_or(0);
                IpAddr::V6((u128::from(address) & mask).into())
            }
            address => address,
        })
    }

    /// Where a request comes from: the peer, or what trusted proxies say of it.
    pub fn client(&self, peer: SocketAddr, headers: &HeaderMap) -> Network {
        let mut client = peer.ip();
        if !self.is_proxy(client) {
            self.warn_of_proxy(client, headers);
            return self.network(client);
        }
        // Each proxy adds the peer it saw at the end; before the first that is not ours
        // anybody may have written anything.
        for address in forwarded(headers).into_iter().rev() {
            let Some(address) = address else { break };
            client = address;
            if !self.is_proxy(client) {
                break;
            }
        }
        self.network(client)
    }

    /// Behind a proxy that is not declared everybody shares the limits of one address.
    fn warn_of_proxy(&self, peer: IpAddr, headers: &HeaderMap) {
        let is_forwarded = headers.contains_key(FORWARDED_FOR);
        if is_forwarded && !self.warned.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                %peer,
                "requests come through a proxy that is not trusted: all its clients share the \
                 limits of one address. If it is yours, name it with --trusted-proxy"
            );
        }
    }
}

const FORWARDED_FOR: &str = "x-forwarded-for";

/// The addresses that proxies noted, the one nearest to us last: from `X-Forwarded-For`,
/// or else from `Forwarded` (RFC 7239). What is no address is `None`.
fn forwarded(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let all = |name: &str| -> Vec<String> {
        let lines = headers.get_all(name).iter();
        let texts = lines.map(|line| line.to_str().unwrap_or("?"));
        texts
            .flat_map(|text| text.split(','))
            .map(|part| part.trim().to_string())
            .collect()
    };
    let noted = all(FORWARDED_FOR);
    if !noted.is_empty() {
        return noted.iter().map(|text| address(text)).collect();
    }
    let of_hop = |hop: &String| {
        let mut pairs = hop
            .split(';')
            .filter_map(|pair| pair.trim().split_once('='));
        let (_, value) = pairs.find(|(name, _)| name.eq_ignore_ascii_case("for"))?;
        address(value.trim_matches('"'))
    };
    all(header::FORWARDED.as_str()).iter().map(of_hop).collect()
}

/// An address with or without a port; IPv6 with or without brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    let plain = bare.unwrap_or(text).parse();
    plain
        .or_else(|_| text.parse().map(|address: SocketAddr| address.ip()))
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(proxies: &[&str]) -> Addresses {
        Addresses::new(&Limits {
            trusted_proxies: proxies.iter().map(|proxy| proxy.parse().unwrap()).collect(),
            ..Limits::default()
        })
    }

    fn client(addresses: &Addresses, peer: &str, headers: &[(&'static str, &str)]) -> String {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().unwrap());
        }
        let peer = SocketAddr::new(peer.parse().unwrap(), 1234);
        addresses.client(peer, &map).0.to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let spoofed = [("x-forwarded-for", "192.0.2.7")];
        assert_eq!(client(&addresses(&[]), "10.0.0.1", &spoofed), "10.0.0.1");
        let trusting = addresses(&["10.0.0.0/8", "fd00::/8"]);
        assert_eq!(client(&trusting, "10.0.0.1", &spoofed), "192.0.2.7");
        assert_eq!(client(&trusting, "::ffff:10.0.0.1", &spoofed), "192.0.2.7");
        assert_eq!(client(&trusting, "192.0.2.9", &spoofed), "192.0.2.9");
    }

    #[test]
    fn the_rightmost_address_that_is_no_proxy_counts() {
        let trusting = addresses(&["10.0.0.0/8"]);
        for (headers, expected) in [
            (
                vec![("x-forwarded-for", "1.1.1.1, 192.0.2.7, 10.0.0.3")],
                "192.0.2.7",
            ),
            (
                vec![
                    ("x-forwarded-for", "1.1.1.1"),
                    ("x-forwarded-for", "192.0.2.7"),
                ],
                "192.0.2.7",
            ),
            (vec![("x-forwarded-for", "10.0.0.5, 10.0.0.3")], "10.0.0.5"),
            (vec![("x-forwarded-for", "192.0.2.7:4711")], "192.0.2.7"),
            (
                vec![("x-forwarded-for", "192.0.2.7, unknown, 10.0.0.3")],
                "10.0.0.3",
            ),
            (vec![("x-forwarded-for", "")], "10.0.0.1"),
            (vec![], "10.0.0.1"),
            (
                vec![("forwarded", "for=192.0.2.7;proto=https, for=10.0.0.3")],
                "192.0.2.7",
            ),
            (
                vec![("forwarded", "For=\"[2001:db8:1:2:3::4]:80\"")],
                "2001:db8:1:2::",
            ),
            // A client may have written `Forwarded` itself.
            (
                vec![
                    ("forwarded", "for=1.1.1.1"),
                    ("x-forwarded-for", "192.0.2.7"),
                ],
                "192.0.2.7",
            ),
        ] {
            assert_eq!(
                client(&trusting, "10.0.0.1", &headers),
                expected,
                "{headers:?}"
            );
        }
    }

    #[test]
    fn an_ipv6_network_is_one_client() {
        let none = addresses(&[]);
        assert_eq!(client(&none, "2001:db8:1:2:3:4:5:6", &[]), "2001:db8:1:2::");
        assert_eq!(client(&none, "::ffff:192.0.2.7", &[]), "192.0.2.7");
        for (prefix, expected) in [(128, "2001:db8::6"), (48, "2001:db8::"), (0, "::")] {
            let limits = Limits {
                ipv6_prefix: prefix,
                ..Limits::default()
            };
            let addresses = Addresses::new(&limits);
            assert_eq!(client(&addresses, "2001:db8::6", &[]), expected);
        }
    }
}
