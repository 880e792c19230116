//! What hosts copy to run several servers fits this program: variables, names and ports.

use std::{collections::BTreeSet, fs, path::Path};

use crate::kit::run;

fn snippet(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    fs::read_to_string(root.unwrap().join("packaging").join(name)).unwrap()
}

/// The lines of a file that are no comments.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| !line.trim_start().starts_with('#'))
}

/// The keys one level below a key at the beginning of a line.
fn below<'a>(text: &'a str, key: &str) -> BTreeSet<&'a str> {
    let inside = lines(text).skip_while(|line| *line != format!("{key}:"));
    let inside = inside
        .skip(1)
        .take_while(|line| line.is_empty() || line.starts_with(' '));
    let keys = inside.filter_map(|line| line.strip_prefix("  "));
    let keys = keys.filter(|line| !line.starts_with([' ', '-']));
    keys.filter_map(|line| Some(line.split_once(':')?.0))
        .collect()
}

#[test]
fn the_compose_file_sets_what_the_program_reads() {
    let text = snippet("compose.yaml");
    let helps = [["serve", "--help"], ["work", "--help"]].map(|words| run(&words).ok());
    // What is only put together here.
    let own = [
        "ORRERY_DATABASE_PASSWORD",
        "ORRERY_BUS_PASSWORD",
        "ORRERY_CERTIFICATE",
    ];
    for line in lines(&text) {
        let mut words = line.split(|c: char| !c.is_ascii_uppercase() && c != '_');
        if let Some(name) = words.find(|word| word.starts_with("ORRERY_")) {
            let known = own.contains(&name)
                || helps
                    .iter()
                    .any(|help| help.contains(&format!("[env: {name}")));
            assert!(known, "{line}");
        }
    }
    // Not everything is in this file: the image has its own command and port.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    let image = fs::read_to_string(root.unwrap().join("Containerfile")).unwrap();
    assert!(image.contains("ORRERY_ADDRESS=0.0.0.0:4700"), "{image}");
    assert!(
        text.contains("ORRERY_METRICS_ADDRESS: 127.0.0.1:4700") && image.contains("4700/healthz")
    );
}

#[test]
fn the_proxy_and_the_compose_file_name_the_same_servers() {
    let (compose, proxy) = (snippet("compose.yaml"), snippet("haproxy.cfg"));
    let services = below(&compose, "services");
    assert!(
        services.contains("postgres") && services.contains("nats"),
        "{services:?}"
    );
    let servers = lines(&proxy).filter_map(|line| line.trim().strip_prefix("server "));
    let named: BTreeSet<&str> = servers
        .map(|server| server.split(' ').nth(1).unwrap())
        .collect();
    assert_eq!(named.len(), 3);
    for server in named {
        let (name, port) = server.split_once(':').unwrap();
        assert!(services.contains(name) && port == "4700", "{server}");
    }
    // What is used is there, and what is there is used.
    for part in ["networks", "volumes"] {
        for name in below(&compose, part) {
            let used = format!("- {name}:");
            let is_used = compose.contains(&used)
                || compose.contains(&format!("[{name}]"))
                || compose.contains(&format!(", {name}]"));
            assert!(is_used, "{part} {name}");
        }
    }
    assert!(proxy.contains("/etc/haproxy/play.example.org.pem"));
    assert!(compose.contains(":/etc/haproxy/play.example.org.pem:ro"));
}
