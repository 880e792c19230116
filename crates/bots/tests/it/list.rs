//! Lists of bots as they are written, and how they go round the table.

use bots::{BotKind, BotList, BotSpec, NetworkBot, NetworkSearch, UnknownBot};
use tabletop::Seat;

const GREEDY: BotSpec = BotSpec::House(BotKind::Greedy);
const RANDOM: BotSpec = BotSpec::House(BotKind::Random);

fn read(text: &str) -> Result<Vec<BotSpec>, UnknownBot> {
    text.parse::<BotList>().map(|list| list.0)
}

#[test]
fn lists_are_read() {
    assert_eq!(read("random"), Ok(vec![RANDOM]));
    assert_eq!(read("greedy,random"), Ok(vec![GREEDY, RANDOM]));
    assert_eq!(
        read(" greedy , random,greedy "),
        Ok(vec![GREEDY, RANDOM, GREEDY])
    );
    for (text, name) in [
        ("", ""),
        ("greedy,", ""),
        ("greedy,,random", ""),
        ("gredy", "gredy"),
        ("random, Greedy", "Greedy"),
        ("random;greedy", "random;greedy"),
        ("greedy,exec:", "exec:"),
        ("exec: ", "exec:"),
        ("EXEC:./bot", "EXEC:./bot"),
    ] {
        assert_eq!(read(text), Err(UnknownBot(name.to_string())), "{text:?}");
    }
}

#[test]
fn a_program_is_written_with_its_arguments() {
    let program = |command: &str| BotSpec::Program(command.to_string());
    assert_eq!(
        read("exec:python3 bot.py --deep, greedy,exec: ./bot"),
        Ok(vec![
            program("python3 bot.py --deep"),
            GREEDY,
            program("./bot")
        ])
    );
    for bot in [program("python3 bot.py"), GREEDY] {
        assert_eq!(bot.to_string().parse(), Ok(bot));
    }
}

/// Whoever asks for one of our bots, as the table in the browser does, cannot be
/// given a program.
#[test]
fn a_program_is_no_bot_of_the_house() {
    assert!("exec:./bot".parse::<BotKind>().is_err());
}

#[test]
fn an_unknown_bot_is_told_which_there_are() {
    let told = "chess".parse::<BotList>().unwrap_err().to_string();
    assert!(told.contains("\"chess\""), "{told}");
    assert!(told.contains("exec:PROGRAM"), "{told}");
    for name in BotKind::NAMES {
        assert!(told.contains(name), "{told}");
        let kind: BotKind = name.parse().unwrap();
        assert_eq!(kind.to_string(), *name);
    }
}

/// Over as many games as there are bots in the list, every seat has every bot once.
#[test]
fn the_list_goes_round_the_table() {
    let list = BotList(vec![GREEDY, RANDOM]);
    let seats = |game| [0, 1, 2].map(|seat| list.at(Seat(seat), game).clone());
    assert_eq!(seats(0), [GREEDY, RANDOM, GREEDY]);
    assert_eq!(seats(1), [RANDOM, GREEDY, RANDOM]);
    assert_eq!(seats(2), seats(0));

    let list: BotList = "greedy,random,random".parse().unwrap();
    for seat in Seat::first(4) {
        let greedy = (0..3).filter(|&game| *list.at(seat, game) == GREEDY);
        assert_eq!(greedy.count(), 1, "seat {seat}");
    }
    for game in [0, 1, 2, u64::MAX] {
        let greedy = Seat::first(3).filter(|&seat| *list.at(seat, game) == GREEDY);
        assert_eq!(greedy.count(), 1, "game {game}");
    }
}

#[test]
fn a_network_is_named_by_its_file_with_or_without_a_search() {
    let network = |file: &str, search: Option<(u32, u32)>| {
        BotSpec::Network(NetworkBot {
            file: file.to_string(),
            search: search.map(|(rounds, trust)| NetworkSearch { rounds, trust }),
        })
    };
    for (name, expected) in [
        ("network:a.bin", network("a.bin", None)),
        (
            "network+200:dir/a:b.bin",
            network("dir/a:b.bin", Some((200, 100))),
        ),
        ("network+50/0:a", network("a", Some((50, 0)))),
    ] {
        let read: BotSpec = name.parse().unwrap();
        assert_eq!(read, expected);
        assert_eq!(read.to_string(), name);
    }
    for wrong in [
        "network",
        "network:",
        "network+0:a",
        "network+x:a",
        "network+9/101:a",
        "network+9/:a",
        "network+:a",
        "networks:a",
    ] {
        assert!(wrong.parse::<BotSpec>().is_err(), "{wrong}");
    }
}
