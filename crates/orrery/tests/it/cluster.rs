//! Several nodes on PostgreSQL and NATS behind a proxy, of which one part after the other breaks while
//! people play: the short form of `cargo xtask cluster`.

use load::cluster::{Args, run};

/// No answered action is lost or done twice, nobody goes back in time, no table is stuck. How
/// soon everyone is right again is not asked here: the machine may be slow.
#[test]
fn a_cluster_on_postgres_and_nats_behind_a_proxy_survives_what_breaks() {
    let words = "--faults 6 --tables 8 --pace 300 --within 100";
    let words = words.split(' ').map(Into::into);
    let program = ["--program", env!("CARGO_BIN_EXE_orrery")].map(Into::into);
    let args = Args::of(words.chain(program)).unwrap();
    let broken = run(&args).unwrap();
    assert!(broken.is_empty(), "{broken:?}");
}
