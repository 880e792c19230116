//! `cargo xtask fuzz`: schemathesis makes requests of every kind from the server's own
//! description of its API and compares the answers with it. No request may break the
//! server, and the description has to be true.

use std::{
    fmt::Write as _,
    fs,
    io::{self, BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::{Failure, files, tools};

/// The version that was seen to work with the description.
const VERSION: &str = "4.32.5";
/// How long an answer may take, and the next action of a game between bots.
const PATIENCE: Duration = Duration::from_secs(120);

/// Runs schemathesis against the program in `target/release`; further words are its own.
pub fn run(args: &[&str]) -> Result<(), Failure> {
    println!("\n==> fuzz: schemathesis {VERSION}");
    let schemathesis = schemathesis()?;
    let folder = tools::target().join("tmp/fuzz");
    let _ = fs::remove_dir_all(&folder);
    let result = fuzz(&schemathesis, &folder, args);
    // When something was found, the log of the server may say more.
    if result.is_ok() {
        let _ = fs::remove_dir_all(&folder);
    }
    result
}

fn fuzz(schemathesis: &Path, folder: &Path, args: &[&str]) -> Result<(), Failure> {
    let unable = |why: io::Error| Failure::Failed(format!("\nThe server was not fuzzed: {why}"));
    fs::create_dir_all(folder).map_err(unable)?;
    let mut server = Server::start(folder).map_err(unable)?;
    let known = server.prepare().map_err(unable)?;
    let config = folder.join("schemathesis.toml");
    fs::write(&config, settings(&known)).map_err(unable)?;
    let status = Command::new(schemathesis)
        .current_dir(folder)
        .arg("--config-file")
        .arg(&config)
        .arg("run")
        .arg(format!("http://{}/api/openapi.json", server.address))
        .args([
            "--header",
            &format!("Authorization: Bearer {}", known.token),
        ])
        .args(["--checks", "all", "--continue-on-failure"])
        .args(["--generation-database", "none", "--request-timeout", "40"])
        .args(args)
        .status()
        .map_err(unable)?;
    let log = folder.join("server.log");
    if let Some(ended) = server.child.try_wait().map_err(unable)? {
        return Err(Failure::Failed(format!(
            "\nThe server ended by itself ({ended}). Its log: {}",
            log.display()
        )));
    }
    if !status.success() {
        return Err(Failure::Failed(format!(
            "\nThe server and its description do not agree, or the server broke: see above. \
             The same requests again: cargo xtask fuzz --seed SEED. The log of the server: {}",
            log.display()
        )));
    }
    Ok(())
}

/// The program, installed into a virtual environment of its own if it is not there yet.
fn schemathesis() -> Result<PathBuf, Failure> {
    let folder = tools::target().join(format!("tmp/schemathesis-{VERSION}"));
    let program = folder.join("bin/schemathesis");
    if program.is_file() {
        return Ok(program);
    }
    println!("    installing it into {}", folder.display());
    let installed = tools::succeeds(
        Command::new("python3")
            .args(["-m", "venv"])
            .arg(&folder)
            .stdout(Stdio::null()),
    ) && tools::succeeds(
        Command::new(folder.join("bin/pip"))
            .args(["install", "--quiet", "--disable-pip-version-check"])
            .arg(format!("schemathesis=={VERSION}")),
    );
    if installed {
        return Ok(program);
    }
    let _ = fs::remove_dir_all(&folder);
    Err(Failure::Failed(format!(
        "\nThe API was not fuzzed: schemathesis {VERSION} could not be installed. It needs \
         Python 3.10 or newer with venv and pip (on Debian: sudo apt-get install python3-venv) \
         and a network."
    )))
}

/// The program under test, with a file of its own. It ends with this value.
struct Server {
    address: String,
    child: Child,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What is there before the first request is made up.
#[derive(Default)]
struct Known {
    token: String,
    tables: Vec<String>,
    actions: Vec<String>,
}

impl Server {
    fn start(folder: &Path) -> io::Result<Self> {
        let program = tools::target().join("release/orrery");
        let mut child = Command::new(program)
            .args(["serve", "--no-browser", "--lang", "en", "--bot-delay", "0"])
            .args(["--address", "127.0.0.1:0", "--database"])
            .arg(folder.join("orrery.sqlite"))
            .arg("--no-limits")
            .stdout(Stdio::piped())
            .stderr(fs::File::create(folder.join("server.log"))?)
            .spawn()?;
        let output = child.stdout.take();
        let mut server = Self {
            address: String::new(),
            child,
        };
        let mut line = String::new();
        if let Some(output) = output {
            BufReader::new(output).read_line(&mut line)?;
        }
        let address = line.split_once("http://").map(|(_, rest)| rest);
        let address = address.and_then(|rest| rest.split_whitespace().next());
        server.address = address
            .ok_or_else(|| io::Error::other(format!("it does not serve: {line:?}")))?
            .to_owned();
        Ok(server)
    }

    /// Makes tables of every game of the catalogue: one that waits for someone,
    /// one at which it is the maker's turn, and one whose game is over.
    fn prepare(&self) -> io::Result<Known> {
        let me = self.ask("GET", "/api/me", "", "")?;
        let token = values(&me, "token").pop();
        let token = token.ok_or_else(|| io::Error::other("it does not welcome us"))?;
        let mut known = Known {
            token,
            ..Known::default()
        };
        for game in files::games(&files::root()) {
            let parties = [
                r#""seats":[1]"#,
                r#""seats":[1,2]"#,
                r#""bots":{"1":"random","2":"random"}"#,
            ];
            for party in parties {
                let body = format!(r#"{{"game":"{game}","players":2,"open":true,{party}}}"#);
                let made = self.ask("POST", "/api/tables", &known.token, &body)?;
                for table in values(&made, "table") {
                    let start = format!("/api/tables/{table}/start");
                    self.ask("POST", &start, &known.token, r#"{"nonce":"a"}"#)?;
                }
                // A game that the catalogue does not have has none.
                known.tables.extend(values(&made, "table"));
            }
            if let [.., playing, over] = &known.tables[..] {
                let frame = self.ask("GET", &format!("/api/tables/{playing}"), &known.token, "")?;
                known.actions.extend(values(&frame, "action"));
                self.wait_for(over)?;
            }
        }
        Ok(known)
    }

    /// Waits for the end of a game, as long as it goes on.
    fn wait_for(&self, table: &str) -> io::Result<()> {
        let (mut played, mut since) = (None, Instant::now());
        while since.elapsed() < PATIENCE {
            let frame = self.ask("GET", &format!("/api/tables/{table}"), "", "")?;
            // Games have stages of their own, which are told later.
            if values(&frame, "stage")
                .first()
                .is_some_and(|stage| stage == "over")
            {
                return Ok(());
            }
            let so_far = number(&frame, "actions");
            if so_far > played {
                (played, since) = (so_far, Instant::now());
            }
            thread::sleep(Duration::from_millis(100));
        }
        Err(io::Error::other("the bots do not go on with their game"))
    }

    /// One request over a connection of its own; the answer with its head.
    fn ask(&self, method: &str, path: &str, token: &str, body: &str) -> io::Result<String> {
        let mut line = TcpStream::connect(&self.address)?;
        line.set_read_timeout(Some(PATIENCE))?;
        let who = match token {
            "" => String::new(),
            token => format!("Authorization: Bearer {token}\r\n"),
        };
        write!(
            line,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{who}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )?;
        let mut answer = String::new();
        line.read_to_string(&mut answer)?;
        Ok(answer)
    }
}

/// The texts that have this name in a JSON text, those without escapes.
fn values(json: &str, name: &str) -> Vec<String> {
    let start = format!("\"{name}\":\"");
    json.split(&start)
        .skip(1)
        .filter_map(|rest| rest.split_once('"'))
        .map(|(value, _)| value.to_owned())
        .filter(|value| !value.contains('\\'))
        .collect()
}

/// The first whole number that has this name in a JSON text.
fn number(json: &str, name: &str) -> Option<u64> {
    let start = format!("\"{name}\":");
    json.split(&start).skip(1).find_map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit());
        rest[..end.unwrap_or(rest.len())].parse().ok()
    })
}

/// What schemathesis has to know besides the description. Most requests are about
/// tables that there are, or they would all end with "no such table".
fn settings(known: &Known) -> String {
    let mut text = String::from(
        "max-stream-events = 1\n\n\
         # A request may be as described and all the same against the rules of the game.\n\
         [checks.positive_data_acceptance]\n\
         expected-statuses = [\"2xx\", 401, 403, 404, 409, 422]\n\n\
         [checks.negative_data_rejection]\n\
         expected-statuses = [400, 401, 403, 404, 405, 409, 413, 422]\n",
    );
    let lists = [
        ("tables", "path.table", &known.tables),
        ("actions", "body.action", &known.actions),
    ];
    for (name, _, values) in lists {
        let _ = write!(text, "\n[dictionaries.{name}]\nvalues = {values:?}\n");
    }
    text.push_str("\n[parameters]\n");
    for (name, place, _) in lists {
        let _ = writeln!(
            text,
            "\"{place}\" = {{ dictionary = \"{name}\", probability = 0.8 }}"
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Known, number, settings, values};

    #[test]
    fn values_are_found_by_their_name() {
        let json = r#"{"table":"a","tables":"b","n":{"table":"c d"},"table":"\"e"}"#;
        assert_eq!(values(json, "table"), ["a", "c d"]);
        assert!(values(json, "seat").is_empty());
    }

    #[test]
    fn a_number_is_found_by_its_name() {
        let json = r#"{"actions":["a"],"n":{"actions":17,"actions":18},"seq":5}"#;
        assert_eq!(number(json, "actions"), Some(17));
        assert_eq!(number(json, "seq"), Some(5));
        assert_eq!(number(json, "n"), None);
    }

    #[test]
    fn the_settings_name_what_there_is() {
        let known = Known {
            token: "t".to_owned(),
            tables: vec!["a".to_owned(), "b".to_owned()],
            actions: vec!["x>y".to_owned()],
        };
        let text = settings(&known);
        for line in [
            "[dictionaries.tables]\nvalues = [\"a\", \"b\"]\n",
            "[dictionaries.actions]\nvalues = [\"x>y\"]\n",
            "\"path.table\" = { dictionary = \"tables\", probability = 0.8 }\n",
        ] {
            assert!(text.contains(line), "{text}");
        }
    }
}
