//! `play`: people at one keyboard, played by a script.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::Stdio,
};

use serde_json::Value;

use crate::kit::{feed, hang_up_after, program, run, run_in, run_with};

const GAME: &str = "red-outpost";

/// Enough answers for any game.
fn ones() -> String {
    "1\n".repeat(400)
}

/// The files in a folder.
fn files(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = files
        .map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[track_caller]
fn verify(file: &Path) {
    let told = run(&["verify", file.to_str().unwrap()]).ok();
    assert!(told.starts_with("Valid record"), "{told}");
}

#[test]
fn a_whole_game_by_always_answering_1_in_every_language() {
    for (lang, players, over) in [
        ("en", "1", "Player 1: score details"),
        ("en", "2", "Player 1: score details"),
        ("es", "3", "Jugador 1: desglose de puntos"),
        ("fr", "4", "Joueur 1\u{a0}: détail du score"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let options = ["--set", "tokens=random", "--set", "cards=on"];
        let options = if players == "1" {
            &options[..2]
        } else {
            &options
        };
        let args = [
            "play", GAME, "--lang", lang, "-n", players, "--seed", "3", "--bots",
        ];
        let args = [&args[..], &["none", "--save", "game.jsonl"], options].concat();
        let told = run_in(folder.path(), &args, ones()).ok();
        assert!(told.contains(over), "{told}");
        assert!(told.contains("game.jsonl"), "{told}");
        assert_eq!(files(folder.path()), ["game.jsonl"]);
        verify(&folder.path().join("game.jsonl"));
    }
}

#[test]
fn people_and_bots_have_names() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "play", GAME, "-n", "3", "--seed", "1", "--bots", "random", "--names", "Ana,Ben",
    ];
    let told = run_in(folder.path(), &args, ones()).ok();
    for name in ["Ana", "Ben", "Bot 3"] {
        assert!(told.contains(&format!("{name}: score details")), "{told}");
    }
}

/// A game of one person against a bot, with these lines typed.
fn typed(folder: &Path, lines: &[&str]) -> String {
    let args = [
        "play", GAME, "--seed", "3", "--set", "first=1", "--bots", "none",
    ];
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    run_in(folder, &args, input).ok()
}

#[test]
fn everything_the_help_names_answers() {
    let folder = tempfile::tempdir().unwrap();
    #[rustfmt::skip]
    let cases: &[(&[&str], &[&str])] = &[
        (&["?"], &["all options", "undo", "save FILE"]),
        (&["help"], &["all options"]),
        (&["b"], &["RED OUTPOST"]),
        (&["w"], &["  – ", "Field Kitchen", "[RO-052]"]),
        (&["w brewery"], &["Brewery", "[RO-049]", "(shepherd@brewery,"]),
        (&["w nonsense"], &["Nothing matching is forbidden right now."]),
        (&["why brewery miner"], &["(miner@brewery)"]),
        (&["r"], &["Type r and a rule number or a word"]),
        (&["r RO-049"], &["RO-049  In Morning"]),
        (&["r wheel"], &["RO-084  "]),
        (&["r submarine"], &["“submarine”"]),
        (&["s"], &["Start", "Total"]),
        (&["l"], &["> "]),
        (&["u"], &["Nothing to undo."]),
        (&["99"], &["There is no option 99."]),
        (&["0"], &["Choose a worker"]),
        (&["xyzzy"], &["“xyzzy” is not a move in this game."]),
        (&["miner>barracks"], &["Not possible: ", "Barracks", "[RO-060]", "r RO-060"]),
        (&["a"], &["  42  Bureaucrat → "]),
        (&["miner"], &["Miner → Mine", "   7  "]),
        (&["miner lake", "0"], &["   1  Miner → Lake"]),
        (&["4"], &[" → Miner", "   1  Miner → "]),
        (&["4", "0"], &["   6  Bureaucrat … (7)"]),
        (&["miner>mine"], &["  · Player 1: Miner → Mine"]),
        (&["miner@mine", "l"], &["   1  Player 1  miner@mine\n      · Player 1: "]),
        (&["miner>mine", "u"], &["1 move undone."]),
        (&["miner>mine", "u", "u"], &["1 move undone.", "Nothing to undo."]),
        (&["miner>mine", "u", "miner>lake"], &["1 move undone.", "Miner → Lake"]),
        (&["miner>lake", "u"], &["Can’t undo: new information was revealed."]),
        (&["miner>mine", "s", "q"], &["Total", "Game saved to", "Bye!"]),
    ];
    for (lines, words) in cases {
        let told = typed(folder.path(), lines);
        for word in *words {
            assert!(told.contains(word), "{lines:?}: no {word:?} in: {told}");
        }
    }
}

/// Accents may be left out where one looks for words.
#[test]
fn words_are_found_without_their_accents() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "play", GAME, "--lang", "es", "--seed", "3", "--set", "first=1",
    ];
    for word in ["w cervecería", "w cerveceria", "w CERVECERIA"] {
        let told = run_in(folder.path(), &args, format!("{word}\n")).ok();
        for part in ["  – ", "Cervecería", "[RO-049]"] {
            assert!(told.contains(part), "{word}: {told}");
        }
    }
    let told = run_in(folder.path(), &args, "burocrata almacen\n").ok();
    let mut lines = told.lines().filter(|line| line.contains("Almacén"));
    assert!(lines.any(|line| line.contains("   1  ")), "{told}");
}

#[test]
fn the_help_names_a_rule_of_the_game() {
    for (game, rule) in [
        ("red-outpost", "RO-001"),
        ("kosmonavts", "KOS-001"),
        ("circadians", "CFL-001"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let args = ["play", game, "--seed", "1"];
        let told = run_in(folder.path(), &args, format!("?\nr\nr {rule}\nq\n")).ok();
        assert!(told.contains(&format!("(r {rule}, r WORD)")), "{told}");
        assert!(
            told.contains(&format!("a word: r {rule}, r WORD.")),
            "{told}"
        );
        assert!(told.contains(&format!("{rule}  The game")), "{told}");
    }
}

/// No line is wider than a common terminal, and nothing is set askew.
#[test]
fn what_is_printed_fits_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    for lang in ["en", "es", "fr"] {
        let args = [
            "play", GAME, "--lang", lang, "-n", "4", "--seed", "5", "--set", "cards=on",
        ];
        let input = "?\na\nw\nr RO-049\n".to_string() + &ones();
        let told = run_in(folder.path(), &args, input).ok();
        for line in told.lines() {
            assert!(line.chars().count() <= 110, "{lang}: {line}");
            assert!(!line.ends_with(' ') || line == "> ", "{lang}: {line:?}");
        }
    }
}

#[test]
fn a_game_is_left_and_resumed_as_if_never_interrupted() {
    let folder = tempfile::tempdir().unwrap();
    let new = |save: &str| {
        [
            "play", GAME, "--seed", "8", "--bots", "none", "--set", "cards=on", "--save", save,
        ]
        .map(String::from)
    };
    let play = |args: &[String], input: &str| {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        run_in(folder.path(), &args, input).ok()
    };
    play(&new("whole.jsonl"), &ones());
    let whole = fs::read_to_string(folder.path().join("whole.jsonl")).unwrap();

    let told = play(&new("parts.jsonl"), "1\n1\n1\nq\n");
    assert!(told.contains("orrery play --resume parts.jsonl"), "{told}");
    let resume = ["play", "--resume", "parts.jsonl"].map(String::from);
    let mut rounds = 0;
    loop {
        let text = fs::read_to_string(folder.path().join("parts.jsonl")).unwrap();
        assert!(whole.starts_with(&text), "after {rounds} interruptions");
        if text == whole {
            break;
        }
        // Left by q, and by the end of the input.
        play(
            &resume,
            if rounds % 2 == 0 {
                "1\n1\n1\n1\nq\n"
            } else {
                "1\n1\n1\n1\n1"
            },
        );
        rounds += 1;
    }
    assert!(rounds > 5);
    // A finished game shows its result once more.
    assert!(play(&resume, "").contains("Total"));
    verify(&folder.path().join("parts.jsonl"));
    assert_eq!(files(folder.path()), ["parts.jsonl", "whole.jsonl"]);
}

/// Undo rewrites the file: resumed, the game is where the person left it.
#[test]
fn undo_reaches_the_file() {
    let folder = tempfile::tempdir().unwrap();
    typed(
        folder.path(),
        &["save game.jsonl", "miner>mine", "u", "farmer>field", "q"],
    );
    let text = fs::read_to_string(folder.path().join("game.jsonl")).unwrap();
    assert!(
        text.contains("farmer>field") && !text.contains("miner>mine"),
        "{text}"
    );
    let told = run_in(folder.path(), &["play", "--resume", "game.jsonl"], "l\nq\n").ok();
    assert!(told.contains("farmer@field"), "{told}");
}

/// Bots' actions are taken back together with the person's own.
#[test]
fn undo_takes_back_the_bots_actions_too() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "play", GAME, "--set", "first=1", "--bots", "random", "--seed",
    ];
    let taken = (0..30).any(|seed| {
        let told = run_in(
            folder.path(),
            &[&args[..], &[&seed.to_string()]].concat(),
            "miner>mine\nu\nq\n",
        )
        .ok();
        let answered = told.contains("undone") || told.contains("Can’t undo: ");
        assert!(answered, "{told}");
        told.contains("2 moves undone") || told.contains("3 moves undone")
    });
    assert!(taken, "in some game the bot's first action reveals nothing");
}

#[test]
fn a_game_in_which_nobody_acted_is_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    for input in ["", "q\n", "\n\n", "b\nq\n"] {
        for first in ["first=1", "first=2"] {
            let args = ["play", GAME, "--seed", "3", "--set", first];
            let told = run_in(folder.path(), &args, input).ok();
            assert!(told.ends_with("Bye!\n"), "{told}");
        }
    }
    assert_eq!(files(folder.path()), [""; 0]);
}

/// Control-C, a closed window, a lost connection: whatever ends the program, what was
/// played is there, and the program has said where.
#[test]
fn a_game_goes_on_after_the_program_was_ended() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = program(&[
        "play", GAME, "--seed", "3", "--set", "first=1", "--bots", "none",
    ])
    .current_dir(folder.path())
    .stdin(Stdio::piped())
    .stdout(Stdio::piped())
    .spawn()
    .unwrap();
    let mut keyboard = child.stdin.take().unwrap();
    keyboard.write_all(b"miner>mine\n").unwrap();
    let screen = BufReader::new(child.stdout.take().unwrap());
    let mut lines = screen.lines().map(Result::unwrap);
    assert!(lines.any(|line| line.contains("after every move. To continue later: ")));
    child.kill().unwrap();
    child.wait().unwrap();

    let kept = files(folder.path());
    assert_eq!(kept.len(), 1, "{kept:?}");
    let told = run_in(folder.path(), &["play", "--resume", &kept[0]], "l\nq\n").ok();
    assert!(told.contains("miner@mine"), "{told}");
}

/// What nobody asked for does not stay: a finished game needs no file, and one that is
/// saved elsewhere needs no second.
#[test]
fn the_file_that_nobody_asked_for_goes() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["play", GAME, "--seed", "3", "--bots", "none"];
    let told = run_in(folder.path(), &args, ones()).ok();
    assert!(
        told.contains("after every move") && told.contains("Total"),
        "{told}"
    );
    assert_eq!(files(folder.path()), [""; 0]);
    typed(folder.path(), &["miner>mine", "save mine.jsonl", "q"]);
    assert_eq!(files(folder.path()), ["mine.jsonl"]);
}

/// A game that is left is kept beside those that were kept before.
#[test]
fn no_kept_game_is_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let leave = || typed(folder.path(), &["miner>mine"]);
    leave();
    let first = files(folder.path());
    assert_eq!(first.len(), 1, "{first:?}");
    let told = leave();
    assert_eq!(files(folder.path()).len(), 2);
    assert!(told.contains("-2.jsonl"), "{told}");

    let before = fs::read_to_string(folder.path().join(&first[0])).unwrap();
    let args = ["play", GAME, "--save", &first[0]];
    let told = run_in(folder.path(), &args, ones()).refused();
    assert!(
        told.contains(&first[0]) && told.contains("--resume"),
        "{told}"
    );
    let told = typed(folder.path(), &[&format!("save {}", first[0]), "q"]);
    assert!(
        told.contains("already exists and was not overwritten"),
        "{told}"
    );
    assert_eq!(
        fs::read_to_string(folder.path().join(&first[0])).unwrap(),
        before
    );
}

#[test]
fn garbage_is_answered_and_harms_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut garbage: Vec<u8> = Vec::new();
    for line in [
        &b""[..],
        b"   ",
        b"\xff\xfe\x00\x80",
        b"\x1b[2J\x07\x00",
        b"18446744073709551616",
        b"99999999999999999999999999999999999999999",
        b"-1",
        b"+1e9",
        b"0x1",
        b"1.5",
        b"\xe2\x88\x921",
        b"a b c d e f g",
        b"r RO-",
        b"w \xff",
        b"l 99999999999999999999",
        b"l -3",
        b"save /",
        b"save",
        b"u u u",
        b"; rm -rf /",
        b"{\"n\":1}",
    ] {
        garbage.extend(line);
        garbage.push(b'\n');
    }
    garbage.extend("x".repeat(200_000).as_bytes());
    garbage.extend(b"\n\r\n1\r\n1\r\nq\r\n");
    let args = ["play", GAME, "--seed", "3", "--set", "first=1"];
    let told = run_in(folder.path(), &args, &garbage).ok();
    assert!(told.contains("is not a move in this game"), "{told}");
    assert!(
        told.contains("  · Player 1: Shepherd → "),
        "the game goes on: {told}"
    );
}

#[test]
fn a_half_written_line_is_forgotten_on_resuming() {
    let folder = tempfile::tempdir().unwrap();
    typed(
        folder.path(),
        &["save game.jsonl", "miner>mine", "farmer>field", "q"],
    );
    let file = folder.path().join("game.jsonl");
    let whole = fs::read_to_string(&file).unwrap();
    fs::write(&file, &whole[..whole.len() - 20]).unwrap();
    let told = run_in(
        folder.path(),
        &["play", "--resume", "game.jsonl"],
        "l\nfarmer>field\nq\n",
    )
    .ok();
    assert!(told.contains("   1  Player 1  miner@mine"), "{told}");
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
    // A line that is wrong otherwise is not forgotten.
    fs::write(&file, whole.replace("farmer", "framer")).unwrap();
    let told = run_in(folder.path(), &["play", "--resume", "game.jsonl"], "").refused();
    assert!(told.contains("game.jsonl: line 3: "), "{told}");
    assert!(
        fs::read_to_string(&file).unwrap().contains("framer"),
        "and nothing is changed"
    );
}

/// A file that cannot be written costs the file, not the game.
#[test]
fn a_file_that_cannot_be_written_does_not_end_the_game() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "not empty").unwrap();
    for save in ["no/such/folder/game.jsonl", "file/game.jsonl", "/dev/full"] {
        if save == "/dev/full" && !Path::new(save).exists() {
            continue;
        }
        let args = ["play", GAME, "--seed", "3", "--save", save];
        let told = run_in(folder.path(), &args, ones()).ok();
        assert!(
            told.contains(&format!("Could not save to {save}")),
            "{told}"
        );
        assert_eq!(told.matches("Could not save").count(), 1, "it is told once");
        assert!(told.contains("Total"), "{told}");
        assert!(!told.contains("Game saved"), "{told}");
        let told = run_in(folder.path(), &args, "1\n1\nq\n").ok();
        assert!(told.ends_with("Bye!\n"), "{told}");
    }
    assert_eq!(files(folder.path()), ["file"]);
    assert!(
        !Path::new("/dev/full").is_file(),
        "a device is still a device"
    );
}

/// The disk fills up in the middle of a game: what was written stays a record that
/// can be resumed, and the game goes on.
#[cfg(unix)]
#[test]
fn a_disk_that_fills_up_leaves_a_record_that_resumes() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("game.jsonl");
    // Files may grow to a few blocks; more is an error instead of a signal.
    let mut command = std::process::Command::new("sh");
    let script = "trap '' XFSZ; ulimit -f 4; exec \"$@\"";
    let game = ["play", GAME, "--seed", "3", "--bots", "none", "--save"];
    command
        .args(["-c", script, "sh", env!("CARGO_BIN_EXE_orrery")])
        .args(game)
        .arg(&save);
    command
        .env("LANG", "C")
        .env_remove("ORRERY_LANG")
        .env_remove("LC_ALL");
    let told = feed(command, ones().as_bytes()).ok();
    assert!(told.contains("Could not save"), "{told}");
    assert!(told.contains("Total"), "the game goes on: {told}");

    let kept = fs::read_to_string(&save).unwrap();
    assert!(kept.ends_with('\n'), "whole lines only");
    assert!(kept.lines().count() > 5);
    assert_eq!(files(folder.path()), ["game.jsonl"]);
    let resume = ["play", "--resume", save.to_str().unwrap()];
    let told = feed(program(&resume), ones().as_bytes()).ok();
    assert!(told.contains("Total"), "{told}");
    assert!(fs::read_to_string(&save).unwrap().starts_with(&kept));
    verify(&save);
}

/// A link to a file stays a link.
#[cfg(unix)]
#[test]
fn a_link_is_followed() {
    let folder = tempfile::tempdir().unwrap();
    let (target, link) = (
        folder.path().join("real.jsonl"),
        folder.path().join("link.jsonl"),
    );
    fs::write(&target, "").unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    let args = ["play", GAME, "--seed", "3", "--save", "link.jsonl"];
    run_in(folder.path(), &args, ones()).ok();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    verify(&target);
}

/// Whoever stops reading ends the program quietly, and a game is kept.
#[test]
fn output_may_be_closed_at_any_time() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("game.jsonl");
    let save = save.to_str().unwrap();
    for args in [
        &["rules", GAME][..],
        &["box", GAME],
        &["box", GAME, "--toml"],
        &["box", GAME, "--json"],
        &["new", GAME],
        &[
            "play", GAME, "--seed", "3", "--bots", "none", "--save", save,
        ],
    ] {
        hang_up_after(args, &ones(), 10);
    }
    let record = fs::read_to_string(save).unwrap();
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert_eq!(header["game"], GAME);
    let told = run(&["replay", save]).ok();
    assert!(told.contains("Total"), "{told}");
}

/// The computer says what it would do, and the game goes on as it was.
#[test]
fn a_hint_on_request() {
    let args = ["play", "red-outpost", "--seed", "7", "--set", "first=1"];
    let told = run_with(&args, "hint\n?hint\nq\n").ok();
    assert_eq!(told.matches("Suggested moves").count(), 2);
    assert!(told.contains(" %  "), "{told}");
    let french = run_with(&[&args[..], &["--lang", "fr"]].concat(), "hint\nq\n").ok();
    assert!(french.contains("Coups suggérés"), "{french}");
}

/// A hint names the number to type.
#[test]
fn a_hint_has_its_number() {
    let folder = tempfile::tempdir().unwrap();
    let told = typed(folder.path(), &["a", "hint"]);
    let (_, hints) = told.split_once("Suggested moves").unwrap();
    let best = hints.lines().nth(1).unwrap();
    let (number, choice) = best.split_once(" %  ").unwrap().1.split_once(". ").unwrap();
    let line = format!("{number:>4}  {choice}").replace("    ", "  ");
    let offered = told
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>());
    let wanted: Vec<&str> = line.split_whitespace().collect();
    assert!(offered.filter(|line| *line == wanted).count() > 0, "{told}");
}

/// A refusal is the last thing before the prompt, and the board is not drawn again.
#[test]
fn a_refusal_stands_beside_the_question() {
    let folder = tempfile::tempdir().unwrap();
    for (line, reason) in [
        ("xyzzy", "Not possible: “xyzzy” is not a move in this game."),
        ("99", "There is no option 99."),
        ("u", "Nothing to undo."),
    ] {
        let told = typed(folder.path(), &[line, "q"]);
        let lines: Vec<&str> = told.lines().collect();
        let at = lines.iter().position(|line| line.starts_with(reason));
        let at = at.unwrap_or_else(|| panic!("{told}"));
        assert!(lines[at + 1].starts_with("> "), "{told}");
        assert_eq!(told.matches("RED OUTPOST").count(), 1, "{told}");
    }
    // What is closed is explained when it is named.
    let told = typed(folder.path(), &["brewery"]);
    assert!(
        told.contains("Not possible: ") && told.contains("[RO-049]"),
        "{told}"
    );
}

#[test]
fn the_beginning_of_a_name_is_enough() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["red", "outpost", "Red-Out"] {
        let told = run_in(folder.path(), &["play", name, "--seed", "1"], "q\n").ok();
        assert!(told.starts_with("Red Outpost"), "{told}");
    }
    for (args, reason) in [
        (&["play"][..], "Which game? Available: "),
        (&["play", "chess"], "Unknown game “chess”. Available: "),
        (&["play", ""], "Unknown game “”. Available: "),
    ] {
        let run = run(args);
        assert_eq!(run.code, 2);
        assert!(run.stderr.contains(reason), "{}", run.stderr);
    }
}

/// Boards and sentences of every game fit the columns there are, and pipes get no colours.
#[test]
fn what_is_printed_fits_the_columns() {
    let folder = tempfile::tempdir().unwrap();
    for game in ["red-outpost", "kosmonavts", "circadians"] {
        for columns in [80, 200] {
            let mut widest = 0;
            for lang in ["en", "es", "fr"] {
                let mut command = program(&[
                    "play", game, "-n", "4", "--seed", "5", "--lang", lang, "--bots", "none",
                ]);
                command.current_dir(folder.path());
                command.env("COLUMNS", columns.to_string());
                let told = feed(command, "1\nb\n".repeat(60).as_bytes()).ok();
                assert!(!told.contains('\u{1b}'), "{told}");
                for line in told.lines() {
                    // In a pipe nobody ends the line of the prompt.
                    let line = line.trim_start_matches("> ");
                    let width = line.chars().count();
                    assert!(width <= columns, "{game}, {lang}, {columns}: {line}");
                    widest = widest.max(width);
                }
            }
            assert!(widest > columns * 3 / 4, "{game}: {widest} of {columns}");
        }
    }
}

/// At a terminal there are colours unless `NO_COLOR` forbids them.
#[cfg(target_os = "linux")]
#[test]
fn a_terminal_has_colours() {
    let folder = tempfile::tempdir().unwrap();
    let play = |environment: &str| {
        let orrery = env!("CARGO_BIN_EXE_orrery");
        let inside = format!(
            "stty cols 80 rows 24; env -u NO_COLOR TERM=xterm LANG=C {environment} '{orrery}' \
             play red --seed 3 --set first=1 --bots none"
        );
        let mut command = std::process::Command::new("script");
        command.args(["-qec", &inside, "/dev/null"]);
        command.current_dir(folder.path());
        feed(command, b"q\r").ok()
    };
    let told = play("");
    assert!(told.contains("\u{1b}[1mOUTPOST\u{1b}[0m"), "{told}");
    let told = play("NO_COLOR=1");
    let plain = told.contains("RED OUTPOST") && !told.contains("\u{1b}[1m");
    assert!(plain, "{told}");
}
