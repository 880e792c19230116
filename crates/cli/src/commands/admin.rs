//! `admin`: what whoever runs a server does with it. The running server carries it out; where
//! none runs, it is done on the file. On a database of PostgreSQL it is done at once, and the
//! servers that use it find out.

use std::time::Duration;

use server::{
    Config, Database,
    admin::{Answer, BanInfo, Command, Contact, Offline, Order, Refused, TableDetails, Taker},
};
use store::{Lock, Notice, StoreError};
use tabletop::Phrase;
use tokio::runtime::Runtime;

use super::Context;
use crate::{
    args::{AdminArgs, AdminCommand, NewSitter, RatingsCommand, Whom, database},
    output::{Failure, Table, print, print_json},
};

/// How long a running server may take; a check reads everything.
const PATIENCE: Duration = Duration::from_secs(3600);

/// Carries out a command and says what came of it.
pub fn admin(context: &Context, args: &AdminArgs) -> Result<(), Failure> {
    let command = command(&args.command);
    let answer = Desk::open(context, &database(&args.database)?)?.ask(context, command)?;
    if context.json {
        print_json(&answer)?;
    } else {
        print(&text(context, &answer))?;
    }
    match answer {
        Answer::Checked { problems, .. } if !problems.is_empty() => Err(Failure::World(
            context.say(&Phrase::new("cli-admin-faulty")),
        )),
        _ => Ok(()),
    }
}

fn command(command: &AdminCommand) -> Command {
    match command.clone() {
        AdminCommand::List { stage, most } => Command::List { stage, most },
        AdminCommand::Show { table } => Command::Show { table },
        AdminCommand::Close { table } => Command::Close { table },
        AdminCommand::Delete { table } => Command::Delete { table },
        AdminCommand::Ban { whom, days, why } => Command::Ban {
            subject: subject(whom),
            days,
            why,
        },
        AdminCommand::Unban { whom } => Command::Unban {
            subject: subject(whom),
        },
        AdminCommand::Bans => Command::Bans,
        AdminCommand::Erase { visitor } => Command::Erase { visitor },
        AdminCommand::HandOver { table, seat, to } => Command::HandOver {
            table,
            seat,
            to: taker(to),
        },
        AdminCommand::Check => Command::Check,
        AdminCommand::RotateKey => Command::RotateKey,
        AdminCommand::HostLink => Command::HostLink,
        AdminCommand::Ratings {
            what: RatingsCommand::Rebuild,
        } => Command::RebuildRatings,
    }
}

fn subject(whom: Whom) -> String {
    whom.visitor.or(whom.address).unwrap_or_default()
}

fn taker(to: NewSitter) -> Taker {
    match (to.visitor, to.bot) {
        (Some(visitor), _) => Taker::Visitor(visitor),
        (None, Some(bot)) => Taker::Bot(bot),
        (None, None) => Taker::Nobody,
    }
}

/// Where commands are carried out: here on the file, or by the server that uses it.
pub enum Desk {
    Here(Runtime, Offline),
    There(Contact),
}

impl Desk {
    /// Finds out whether a server uses the file.
    pub fn open(context: &Context, database: &Database) -> Result<Self, Failure> {
        let Some(file) = database.file() else {
            return Self::here(context, database, None);
        };
        if !file.is_file() {
            let phrase = Phrase::new("cli-no-database");
            let file = file.display().to_string();
            return Err(Failure::Input(context.say(&phrase.with("file", file))));
        }
        match Lock::take(file) {
            Ok(lock) => Self::here(context, database, Some(lock)),
            Err(locked @ StoreError::Locked { .. }) => {
                let notice = Notice::read(file);
                let contact = notice.and_then(|notice| Contact::read(&notice.contact));
                contact
                    .map(Self::There)
                    .ok_or_else(|| Failure::world(locked))
            }
            Err(why) => Err(Failure::world(why)),
        }
    }

    fn here(context: &Context, database: &Database, lock: Option<Lock>) -> Result<Self, Failure> {
        let config = Config {
            database: database.clone(),
            ..Config::default()
        };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()?;
        let (catalog, language) = (context.catalog.clone(), context.language);
        let offline = runtime.block_on(Offline::open(lock, catalog, config, language));
        Ok(Self::Here(runtime, offline.map_err(Failure::world)?))
    }

    /// Has a command carried out.
    pub fn ask(&self, context: &Context, command: Command) -> Result<Answer, Failure> {
        let done = match self {
            Self::Here(runtime, offline) => runtime.block_on(offline.carry_out(command)),
            Self::There(contact) => there(context, contact, command)?,
        };
        done.map_err(|refused| Failure::Input(refused.error))
    }
}

fn there(
    context: &Context,
    contact: &Contact,
    command: Command,
) -> Result<Result<Answer, Refused>, Failure> {
    let config = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(PATIENCE))
        // The server is on this machine; its key is for nobody else.
        .proxy(None)
        .build();
    let order = Order {
        language: context.language.to_string(),
        command,
    };
    let body = serde_json::to_string(&order).expect("orders are plain data");
    let sent = ureq::Agent::from(config)
        .post(format!("http://{}/admin", contact.address))
        .header("authorization", format!("Bearer {}", contact.key))
        .content_type("application/json")
        .send(body);
    let mut answer = sent.map_err(Failure::world)?;
    let is_done = answer.status().is_success();
    let body = answer.body_mut().with_config().limit(u64::MAX);
    let text = body.read_to_string().map_err(Failure::world)?;
    if is_done {
        serde_json::from_str(&text).map(Ok).map_err(Failure::world)
    } else {
        let refused = serde_json::from_str(&text);
        Ok(Err(refused.unwrap_or(Refused { error: text })))
    }
}

/// What came of a command, for people.
fn text(context: &Context, answer: &Answer) -> String {
    let say = |key: &'static str| context.say(&Phrase::new(key));
    match answer {
        Answer::Record { text } => text.clone(),
        Answer::Done => say("cli-admin-done"),
        Answer::Erased { tables } => {
            context.say(&Phrase::new("cli-admin-erased").with("tables", *tables as i64))
        }
        Answer::Tables(tables) => {
            let head = ["table", "game", "stage", "updated", "players"];
            let head = head.map(|name| say(column(name)));
            let mut list = Table::new(head.len(), head);
            for table in tables {
                let names = table.names.join(", ");
                let (stage, time) = (table.stage.clone(), time(table.updated));
                list.row([table.table.clone(), table.game.clone(), stage, time, names]);
            }
            list.text()
        }
        Answer::Table(table) => details(context, table),
        Answer::Bans(bans) => ban_list(context, bans),
        Answer::HostLink { url, minutes } => {
            let holds = i64::try_from(*minutes).unwrap_or(i64::MAX);
            let how = Phrase::new("cli-admin-host-link").with("minutes", holds);
            format!("{url}\n{}", context.say(&how))
        }
        Answer::Rebuilt {
            games,
            unreadable,
            people,
        } => context.say(
            &Phrase::new("cli-admin-rebuilt")
                .with("games", *games as i64)
                .with("unreadable", *unreadable as i64)
                .with("people", *people as i64),
        ),
        Answer::Checked { tables, problems } => {
            let lines = problems
                .iter()
                .map(|problem| format!("{}: {}\n", problem.table, problem.why));
            let phrase = Phrase::new("cli-admin-checked")
                .with("tables", *tables as i64)
                .with("faulty", problems.len() as i64);
            lines.collect::<String>() + &context.say(&phrase)
        }
    }
}

fn column(name: &str) -> &'static str {
    match name {
        "table" => "cli-admin-table",
        "game" => "cli-admin-game",
        "stage" => "cli-admin-stage",
        "updated" => "cli-admin-updated",
        "players" => "cli-admin-players",
        "seat" => "cli-admin-seat",
        "name" => "cli-admin-name",
        "sitter" => "cli-admin-sitter",
        "subject" => "cli-admin-subject",
        "until" => "cli-admin-until",
        _ => "cli-admin-why",
    }
}

fn details(context: &Context, table: &TableDetails) -> String {
    let say = |key: &'static str| context.say(&Phrase::new(key));
    let phrase = Phrase::new("cli-admin-details")
        .with("table", table.table.clone())
        .with("game", table.game.clone())
        .with("stage", table.stage.clone())
        .with("host", table.host.clone())
        .with("events", i64::try_from(table.events).unwrap_or(i64::MAX))
        .with("actions", table.actions as i64);
    let head = ["seat", "name", "sitter"].map(|name| say(column(name)));
    let mut seats = Table::new(head.len(), head);
    for seat in &table.seats {
        let sitter = seat.visitor.clone().or_else(|| seat.bot.clone());
        let sitter = sitter.unwrap_or_else(|| "–".to_owned());
        seats.row([seat.seat.to_string(), seat.name.clone(), sitter]);
    }
    let chat = table
        .chat
        .iter()
        .map(|line| format!("{} ({}): {}\n", line.name, line.visitor, line.text));
    let chat: String = chat.collect();
    format!("{}\n\n{}\n{chat}", context.say(&phrase), seats.text())
}

fn ban_list(context: &Context, bans: &[BanInfo]) -> String {
    let say = |key: &'static str| context.say(&Phrase::new(key));
    let head = ["subject", "until", "why"].map(|name| say(column(name)));
    let mut list = Table::new(head.len(), head);
    for ban in bans {
        let until = ban.until.map_or_else(|| "–".to_owned(), time);
        list.row([ban.subject.clone(), until, ban.why.clone()]);
    }
    list.text()
}

/// A time as text, in UTC.
fn time(seconds: u64) -> String {
    let time = i64::try_from(seconds).ok();
    let time = time.and_then(|seconds| jiff::Timestamp::from_second(seconds).ok());
    time.map_or_else(String::new, |time| {
        time.strftime("%Y-%m-%d %H:%M").to_string()
    })
}
