//! Nothing that was answered is ever lost.

use crate::kit::{Guest, serve};

#[test]
fn a_restart_continues_every_table_with_its_bots() {
    let folder = tempfile::tempdir().unwrap();
    let running = serve(folder.path());
    let ana = Guest::new(&running);
    let tables: Vec<String> = (1..=4)
        .map(|players| ana.table(players, players - 1))
        .collect();
    let before: Vec<_> = tables.iter().map(|table| ana.play_on(table, 9)).collect();
    let waiting: Vec<_> = tables.iter().map(|table| ana.wait(table)).collect();
    drop(running);

    let running = serve(folder.path());
    let ana = ana.at(&running);
    for ((table, before), waiting) in tables.iter().zip(&before).zip(&waiting) {
        let now = ana.wait(table);
        assert!(now["seq"].as_u64() >= before["seq"].as_u64());
        assert_eq!(now["seq"], waiting["seq"]);
        assert_eq!(now["digest"], waiting["digest"]);
        assert_eq!(ana.play_on(table, 500)["stage"], "over");
    }
}
