//! Lists of bots as they are written, and how they go round the table.

use bots::{BotKind, BotList, UnknownBot};
use tabletop::Seat;

use BotKind::{Greedy, Random};

#[test]
fn lists_are_read() {
    let read = |text: &str| text.parse::<BotList>().map(|list| list.0);
    assert_eq!(read("random"), Ok(vec![Random]));
    assert_eq!(read("greedy,random"), Ok(vec![Greedy, Random]));
    assert_eq!(
        read(" greedy , random,greedy "),
        Ok(vec![Greedy, Random, Greedy])
    );
    for (text, name) in [
        ("", ""),
        ("greedy,", ""),
        ("greedy,,random", ""),
        ("gredy", "gredy"),
        ("random, Greedy", "Greedy"),
        ("random;greedy", "random;greedy"),
    ] {
        assert_eq!(read(text), Err(UnknownBot(name.to_string())), "{text:?}");
    }
}

#[test]
fn an_unknown_bot_is_told_which_there_are() {
    let told = "chess".parse::<BotList>().unwrap_err().to_string();
    assert!(told.contains("\"chess\""), "{told}");
    for name in BotKind::NAMES {
        assert!(told.contains(name), "{told}");
        let kind: BotKind = name.parse().unwrap();
        assert_eq!(kind.to_string(), *name);
    }
}

/// Over as many games as there are bots in the list, every seat has every bot once.
#[test]
fn the_list_goes_round_the_table() {
    let list = BotList(vec![Greedy, Random]);
    let seats = |game| [0, 1, 2].map(|seat| list.at(Seat(seat), game));
    assert_eq!(seats(0), [Greedy, Random, Greedy]);
    assert_eq!(seats(1), [Random, Greedy, Random]);
    assert_eq!(seats(2), seats(0));

    let list: BotList = "greedy,random,random".parse().unwrap();
    for seat in Seat::first(4) {
        let greedy = (0..3).filter(|&game| list.at(seat, game) == Greedy);
        assert_eq!(greedy.count(), 1, "seat {seat}");
    }
    for game in [0, 1, 2, u64::MAX] {
        let greedy = Seat::first(3).filter(|&seat| list.at(seat, game) == Greedy);
        assert_eq!(greedy.count(), 1, "game {game}");
    }
}
