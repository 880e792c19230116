//! `exec:PROGRAM`: programs of other people at the table, and what becomes of those
//! that misbehave.

use std::fs;

use crate::kit::{run, run_in, run_with};

const PYTHON: &str = concat!(
    "exec:python3 ",
    env!("CARGO_MANIFEST_DIR"),
    "/../guests/examples/favourites.py mine brewery"
);

/// A bot that is a shell script.
fn script(folder: &tempfile::TempDir, text: &str) -> String {
    let file = folder.path().join("bot.sh");
    fs::write(&file, text).unwrap();
    format!("exec:sh {}", file.to_str().unwrap())
}

#[test]
fn the_python_example_plays_a_series_again_and_again() {
    let bots = format!("{PYTHON},greedy");
    let series = |threads: &str| {
        let args = [
            "match",
            "red-outpost",
            "--games",
            "4",
            "--seed",
            "3",
            "--bot-time",
            "60000",
            "--json",
            "--bots",
            &bots,
            "--threads",
            threads,
        ];
        let mut json = run(&args).json();
        for bot in json["bots"].as_array_mut().unwrap() {
            assert_eq!(bot["lost_seats"], 0);
            bot["milliseconds_per_decision"] = 0.into();
        }
        json
    };
    let one = series("1");
    assert_eq!(one["bots"][0]["bot"], PYTHON);
    assert_eq!(series("3"), one);
}

/// Both seats are bots: the game is played to its end, and kept with their names.
#[test]
fn a_program_plays_in_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let bots = format!("{PYTHON},random");
    let args = [
        "play",
        "red-outpost",
        "--seed",
        "3",
        "--bot-time",
        "60000",
        "--bots",
        &bots,
        "--save",
        "game.jsonl",
    ];
    let told = run_in(folder.path(), &args, "").ok();
    assert!(!told.contains("is replaced by a random bot"), "{told}");
    assert!(told.contains("Complete game saved"), "{told}");
    let verified = run_in(folder.path(), &["verify", "game.jsonl"], "").ok();
    assert!(verified.starts_with("Valid record"), "{verified}");
}

/// A record may come from a stranger, so the programs it names are not started.
#[test]
fn a_record_starts_no_program_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let bot = script(&folder, "echo started >> \"$0.log\"; exit 1");
    let save = ["--save", "game.jsonl"];
    let begin = ["play", "red-outpost", "--seed", "3", "--bots", &bot];
    run_in(folder.path(), &[&begin[..], &save].concat(), "q\n");
    let log = folder.path().join("bot.sh.log");
    fs::remove_file(&log).unwrap_or_default();
    let resume = ["play", "--resume", "game.jsonl"];
    let refused = run_in(folder.path(), &resume, "q\n").refused();
    assert!(refused.contains(&bot["exec:".len()..]), "{refused}");
    assert!(refused.contains("--run-programs"), "{refused}");
    assert!(!log.exists(), "it was started");
    let resumed = run_in(
        folder.path(),
        &[&resume[..], &["--run-programs"]].concat(),
        "q\n",
    );
    assert_eq!(resumed.code, 0, "{resumed:?}");
}

#[test]
fn a_program_that_cannot_be_started_is_told_before_anything_is_played() {
    for command in ["sim", "match", "play"] {
        let args = [
            command,
            "red-outpost",
            "--bots",
            "exec:./no-such-bot,greedy",
        ];
        let refused = run_with(&args, "").refused();
        assert!(refused.contains("“./no-such-bot”"), "{refused}");
    }
}

#[test]
fn a_program_that_crashes_is_reported_and_the_series_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let bot = script(&folder, "read -r hello; echo 'no idea' >&2; exit 3");
    let bots = format!("{bot},greedy");
    for (language, words) in [
        (
            "en",
            ["Game 1:", "is replaced by a random bot", "exit status: 3"],
        ),
        (
            "es",
            [
                "Partida 1:",
                "Un bot aleatorio sustituye a",
                "exit status: 3",
            ],
        ),
        (
            "fr",
            [
                "Partie 1",
                "est remplacé par un bot aléatoire",
                "exit status: 3",
            ],
        ),
    ] {
        let args = [
            "sim",
            "red-outpost",
            "--games",
            "5",
            "--seed",
            "1",
            "--threads",
            "1",
            "--bots",
            &bots,
            "--lang",
            language,
        ];
        let run = run(&args);
        assert_eq!(run.code, 0, "{run:?}");
        for word in words {
            assert!(run.stderr.contains(word), "{word} in {run:?}");
        }
        assert!(
            run.stderr.contains(&bot) && run.stderr.contains("    no idea"),
            "{run:?}"
        );
        assert_eq!(
            run.stderr.matches("no idea").count(),
            3,
            "three are told in full"
        );
        assert!(run.stdout.contains('5'), "{run:?}");
    }
    let saved = folder.path().join("series.jsonl");
    let args = [
        "match",
        "red-outpost",
        "--games",
        "4",
        "--seed",
        "1",
        "--bots",
        &bots,
        "--save",
        saved.to_str().unwrap(),
    ];
    let text = run(&args).stdout;
    assert!(text.contains("in 4 of its games"), "{text}");
    // Nothing is left to play: the loss is known from the file.
    let again = run(&[&args[..], &["--json"]].concat()).json();
    assert_eq!(again["bots"][0]["lost_seats"], 4);
    assert_eq!(again["bots"][1]["lost_seats"], 0);
}

/// A game that a random bot played for a program is not the program's: all output says so,
/// and with `--strict` the exit code does.
#[test]
fn lost_seats_are_reported_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let bot = script(&folder, "exit 3");
    let bots = format!("{bot},greedy");
    for command in ["sim", "match"] {
        let args = [
            command,
            "red-outpost",
            "--games",
            "4",
            "--seed",
            "1",
            "--bots",
            &bots,
        ];
        let text = run(&args);
        assert_eq!(text.code, 0, "{text:?}");
        assert!(text.stdout.contains("in 4 of its games"), "{text:?}");
        let json = run(&[&args[..], &["--json", "--strict"]].concat());
        assert_eq!(json.code, 3, "{json:?}");
        assert!(json.stderr.contains("random bot"), "{json:?}");
        let json: serde_json::Value = serde_json::from_str(&json.stdout).unwrap();
        let [own, other] = if command == "sim" {
            [&json["bots"][&bot], &json["bots"]["greedy"]]
        } else {
            [&json["bots"][0], &json["bots"][1]]
        };
        assert_eq!(
            (&own["lost_seats"], &other["lost_seats"]),
            (&4.into(), &0.into())
        );
    }
    let strict = ["sim", "red-outpost", "--games", "4", "--strict"];
    assert_eq!(run(&strict).code, 0, "nobody lost a seat");
}

/// Someone who stops a series stops the programs in it, also one that never reads.
#[cfg(unix)]
#[test]
fn nothing_goes_on_when_the_program_is_stopped() {
    use std::{process::Command, thread::sleep, time::Duration};

    let folder = tempfile::tempdir().unwrap();
    let bot = script(
        &folder,
        "read -r hello; read -r question; sleep 300 & echo $$ $! > \"$0.pids\"; wait",
    );
    let bots = format!("{bot},random");
    let args = [
        "match",
        "red-outpost",
        "--bots",
        &bots,
        "--bot-time",
        "300000",
    ];
    let mut command = crate::kit::program(&args);
    command.stdout(std::process::Stdio::null());
    let mut child = command.spawn().unwrap();
    let file = folder.path().join("bot.sh.pids");
    let pids = (0..1500).find_map(|_| {
        sleep(Duration::from_millis(20));
        let text = fs::read_to_string(&file).unwrap_or_default();
        text.ends_with('\n').then_some(text)
    });
    let pids = pids.expect("the bot was asked");
    let stop = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(stop.unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let alive = |pid: &str| {
        let found = Command::new("kill").args(["-0", pid]).output();
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        found.unwrap().status.success() && !stat.contains(") Z ")
    };
    for pid in pids.split_whitespace() {
        let ended = (0..100).any(|_| {
            sleep(Duration::from_millis(20));
            !alive(pid)
        });
        assert!(ended, "{pid} is still there");
    }
}
