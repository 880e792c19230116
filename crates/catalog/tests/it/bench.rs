//! The benchmark plays the games that were measured before.

use std::time::Duration;

use tabletop::Options;

#[test]
fn every_benchmark_ends_in_its_digest() {
    for entry in games::catalog().games() {
        let spec = entry.bench_spec();
        let options: Options = spec
            .options
            .iter()
            .map(|(key, value)| (key.to_string(), value.to_string()))
            .collect();
        let referee = entry.open(None, spec.players, &options).unwrap();
        let bench = referee.bench(spec.games, Duration::ZERO);
        let id = entry.info().id;
        assert_eq!(
            Some(bench.digest),
            spec.digest,
            "{id}: if the rules were meant to change, raise rules_version and write \
             digest: {:#018x}",
            bench.digest
        );
    }
}
