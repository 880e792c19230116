//! The tables of the database, and how an earlier format is brought up to date.

use deadpool_postgres::Client;

use super::{Address, faults::unreachable};
use crate::StoreError;

/// What each format added to the one before. A new database takes all of these steps. The
/// columns are those of the SQLite file, so that everything can be copied either way; only
/// `game_table.seq`, the number of a table's last event and the guard of appends, and
/// `rewritten`, how often its texts were taken back, are here alone.
///
/// Names are compared byte by byte (`COLLATE "C"`), as SQLite does: lists have the same
/// order whatever the locale of the server is.
const STEPS: [&str; 4] = [
    // 1: everything that a SQLite file has in its format 6.
    r#"
CREATE TABLE game_table (
    id       text COLLATE "C" PRIMARY KEY,
    secret   text NOT NULL,
    seq      bigint NOT NULL DEFAULT 0,
    rewritten bigint NOT NULL DEFAULT 0,
    summary  text NOT NULL,
    updated  bigint NOT NULL,
    stage    text COLLATE "C" NOT NULL
             CHECK (stage IN ('waiting', 'live', 'finished', 'closed')),
    listed   boolean NOT NULL,
    host     text COLLATE "C" NOT NULL,
    game     text COLLATE "C" NOT NULL,
    search   text NOT NULL,
    indexed  bigint NOT NULL,
    contest  text COLLATE "C",
    standing bigint
);
CREATE INDEX game_table_by_time ON game_table (stage, updated DESC, id);
CREATE INDEX game_table_listed ON game_table (stage, updated DESC, id) WHERE listed;
CREATE INDEX game_table_unended_by_host ON game_table (host) WHERE stage IN ('waiting', 'live');
CREATE INDEX game_table_by_index ON game_table (indexed);
CREATE INDEX game_table_by_standing ON game_table (contest, standing DESC, id)
    WHERE standing IS NOT NULL;

CREATE TABLE event (
    game_table text COLLATE "C" NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seq        bigint NOT NULL,
    at         bigint,
    scope      text COLLATE "C",
    submission text COLLATE "C",
    body       text NOT NULL,
    PRIMARY KEY (game_table, seq)
);
CREATE UNIQUE INDEX event_by_submission ON event (game_table, submission, scope)
    WHERE submission IS NOT NULL;

CREATE TABLE seat (
    game_table text COLLATE "C" NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat       bigint NOT NULL,
    visitor    text COLLATE "C",
    sits       boolean NOT NULL,
    bot        text,
    owes       boolean NOT NULL,
    PRIMARY KEY (game_table, seat)
);
CREATE INDEX seat_by_visitor ON seat (visitor) WHERE visitor IS NOT NULL;

CREATE TABLE kept (
    game_table text COLLATE "C" NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    name       text COLLATE "C" NOT NULL,
    text       text NOT NULL,
    PRIMARY KEY (game_table, name)
);

CREATE TABLE figures (hash text COLLATE "C" PRIMARY KEY, text text NOT NULL);
CREATE TABLE visitor (id text COLLATE "C" PRIMARY KEY, name text NOT NULL);
CREATE TABLE constant (name text COLLATE "C" PRIMARY KEY, value text NOT NULL);
CREATE TABLE ban (
    subject text COLLATE "C" PRIMARY KEY,
    until   bigint,
    why     text NOT NULL
);
"#,
    // 2: what people come back to: clocks, sessions, notices, ratings, tournaments.
    r#"
-- When the time of a seat runs out; when somebody was last at work to look at that, and when
-- nobody was.
ALTER TABLE seat ADD COLUMN due bigint;
CREATE INDEX seat_by_due ON seat (due, game_table) WHERE due IS NOT NULL;
CREATE TABLE pulse (one bigint PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
CREATE TABLE outage (began bigint PRIMARY KEY, ended bigint NOT NULL);
-- Sessions, one-time codes, credentials and settings of visitors.
CREATE TABLE session (
    hash    text COLLATE "C" PRIMARY KEY,
    visitor text COLLATE "C" NOT NULL,
    kind    text NOT NULL,
    device  text NOT NULL,
    made    bigint NOT NULL,
    seen    bigint NOT NULL,
    ended   bigint
);
CREATE INDEX session_by_visitor ON session (visitor);
CREATE INDEX session_by_time ON session (seen);
CREATE TABLE code (
    hash    text COLLATE "C" PRIMARY KEY,
    purpose text NOT NULL,
    visitor text COLLATE "C" NOT NULL,
    data    text NOT NULL,
    until   bigint NOT NULL
);
CREATE INDEX code_by_visitor ON code (visitor);
CREATE INDEX code_by_time ON code (until);
CREATE TABLE credential (
    id      text COLLATE "C" PRIMARY KEY,
    visitor text COLLATE "C" NOT NULL,
    name    text NOT NULL,
    data    text NOT NULL,
    made    bigint NOT NULL,
    used    bigint
);
CREATE INDEX credential_by_visitor ON credential (visitor);
CREATE TABLE setting (
    visitor text COLLATE "C" NOT NULL,
    name    text COLLATE "C" NOT NULL,
    value   text NOT NULL,
    PRIMARY KEY (visitor, name)
);
-- Where people are told of their games, what is to be told, and what was.
CREATE TABLE channel (
    id         text COLLATE "C" PRIMARY KEY,
    visitor    text COLLATE "C" NOT NULL,
    kind       text COLLATE "C" NOT NULL,
    address    text COLLATE "C" NOT NULL,
    details    text NOT NULL,
    made       bigint NOT NULL,
    confirmed  bigint,
    not_before bigint NOT NULL,
    held       bigint NOT NULL,
    failures   bigint NOT NULL,
    problem    text
);
CREATE UNIQUE INDEX channel_by_visitor ON channel (visitor, kind, address);
CREATE INDEX channel_by_address ON channel (kind, address);
CREATE TABLE notice_settings (
    visitor    text COLLATE "C" PRIMARY KEY,
    language   text COLLATE "C" NOT NULL,
    off        text NOT NULL,
    zone       text NOT NULL,
    quiet_from bigint,
    quiet_to   bigint
);
CREATE TABLE notice (
    channel    text COLLATE "C" NOT NULL,
    game_table text COLLATE "C" NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    kind       text COLLATE "C" NOT NULL,
    visitor    text COLLATE "C" NOT NULL,
    happened   bigint NOT NULL,
    due        bigint NOT NULL,
    PRIMARY KEY (channel, game_table, kind)
);
CREATE INDEX notice_by_time ON notice (due);
CREATE INDEX notice_by_visitor ON notice (visitor, game_table);
CREATE INDEX notice_by_table ON notice (game_table);
CREATE TABLE feed_entry (
    visitor    text COLLATE "C" NOT NULL,
    happened   bigint NOT NULL,
    game_table text COLLATE "C" NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    kind       text COLLATE "C" NOT NULL,
    PRIMARY KEY (visitor, happened, game_table, kind)
);
CREATE INDEX feed_entry_by_table ON feed_entry (game_table);
-- Results of rated games and the ratings that follow from them.
CREATE TABLE result (
    game_table text COLLATE "C" PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    number     bigint NOT NULL,
    game       text COLLATE "C" NOT NULL,
    players    bigint NOT NULL,
    at         bigint NOT NULL
);
CREATE UNIQUE INDEX result_by_number ON result (number);
CREATE TABLE result_side (
    game_table text COLLATE "C" NOT NULL REFERENCES result (game_table) ON DELETE CASCADE,
    seat       bigint NOT NULL,
    visitor    text COLLATE "C",
    level      text COLLATE "C",
    place      bigint NOT NULL,
    PRIMARY KEY (game_table, seat)
);
CREATE INDEX result_side_by_visitor ON result_side (visitor) WHERE visitor IS NOT NULL;
CREATE TABLE rating (
    game       text COLLATE "C" NOT NULL,
    players    bigint NOT NULL,
    visitor    text COLLATE "C" NOT NULL,
    handle     text COLLATE "C" NOT NULL,
    mean       bigint NOT NULL,
    deviation  bigint NOT NULL,
    standing   bigint NOT NULL,
    games      bigint NOT NULL,
    updated    bigint NOT NULL,
    week       bigint NOT NULL,
    week_games bigint NOT NULL,
    week_gain  bigint NOT NULL,
    PRIMARY KEY (game, players, visitor)
);
CREATE INDEX rating_by_standing ON rating (game, players, standing DESC, visitor);
CREATE INDEX rating_by_week ON rating (game, players, week, standing DESC, visitor);
CREATE INDEX rating_by_visitor ON rating (visitor);
CREATE INDEX rating_by_handle ON rating (handle);
-- Tournaments.
CREATE TABLE tournament (
    id      text COLLATE "C" PRIMARY KEY,
    version bigint NOT NULL,
    stage   text COLLATE "C" NOT NULL,
    host    text COLLATE "C" NOT NULL,
    league  text COLLATE "C",
    updated bigint NOT NULL,
    state   text NOT NULL
);
CREATE INDEX tournament_by_stage ON tournament (stage, updated DESC, id);
CREATE INDEX tournament_by_league ON tournament (league, updated DESC, id)
    WHERE league IS NOT NULL;
CREATE INDEX tournament_by_host ON tournament (host, stage);
"#,
    // 3: names that belong to somebody. What a name is compared by is added by whoever can tell.
    r#"
ALTER TABLE visitor ADD COLUMN look text COLLATE "C";
ALTER TABLE visitor ADD COLUMN folded text COLLATE "C";
ALTER TABLE visitor ADD COLUMN owned boolean NOT NULL DEFAULT false;
CREATE INDEX visitor_by_look ON visitor (look);
CREATE INDEX visitor_by_folded ON visitor (folded);
CREATE UNIQUE INDEX visitor_owning_look ON visitor (look) WHERE owned;
CREATE UNIQUE INDEX visitor_owning_folded ON visitor (folded) WHERE owned;
"#,
    // 4: a person's circle: names in addresses, friends and blocked people, invitations, reports.
    r#"
CREATE TABLE handle (handle text COLLATE "C" PRIMARY KEY, visitor text COLLATE "C" NOT NULL);
CREATE INDEX handle_by_visitor ON handle (visitor);
CREATE TABLE tie (
    visitor text COLLATE "C" NOT NULL,
    other   text COLLATE "C" NOT NULL,
    kind    text COLLATE "C" NOT NULL
            CHECK (kind IN ('asked', 'declined', 'friend', 'blocked')),
    made    bigint NOT NULL,
    PRIMARY KEY (visitor, other, kind)
);
CREATE INDEX tie_by_other ON tie (other, kind);
CREATE TABLE invitation (
    game_table text COLLATE "C" NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    visitor    text COLLATE "C" NOT NULL,
    inviter    text COLLATE "C" NOT NULL,
    made       bigint NOT NULL,
    declined   bigint,
    PRIMARY KEY (game_table, visitor)
);
CREATE INDEX invitation_by_visitor ON invitation (visitor);
CREATE INDEX invitation_by_inviter ON invitation (inviter);
CREATE TABLE report (
    id         text COLLATE "C" PRIMARY KEY,
    visitor    text COLLATE "C" NOT NULL,
    about      text COLLATE "C" NOT NULL,
    game_table text COLLATE "C" NOT NULL,
    line       bigint NOT NULL,
    said       text NOT NULL,
    why        text NOT NULL,
    made       bigint NOT NULL,
    closed     bigint
);
CREATE INDEX report_by_visitor ON report (visitor);
CREATE INDEX report_by_about ON report (about);
"#,
];

/// The newest format.
const FORMAT: i64 = STEPS.len() as i64;

/// Whoever changes the format of a database holds this advisory lock. The number only has to be
/// the same in all programs.
pub const LOCK: i64 = 0x6f72_7265_7279;

/// Brings a database up to date, or makes the tables of a new one; all of it or nothing. Of
/// several programs that start at once one does it, and the others wait.
pub async fn bring_up_to_date(client: &mut Client, address: &Address) -> Result<(), StoreError> {
    let encoding: String = client.query_one("SHOW server_encoding", &[]).await?.get(0);
    if encoding != "UTF8" {
        return Err(unreachable(&format!(
            "{address} has the encoding {encoding}; make it with ENCODING 'UTF8'"
        )));
    }
    let change = client.transaction().await?;
    change
        .batch_execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
        .await?;
    let lock = "SELECT pg_advisory_xact_lock($1)";
    change.execute(lock, &[&LOCK]).await?;
    change
        .batch_execute("CREATE TABLE IF NOT EXISTS orrery_format (format bigint NOT NULL)")
        .await?;
    let found = change
        .query_opt("SELECT format FROM orrery_format", &[])
        .await?;
    let found: i64 = found.map_or(0, |row| row.get(0));
    let taken = usize::try_from(found)
        .ok()
        .filter(|&taken| taken <= STEPS.len());
    let Some(taken) = taken else {
        return Err(StoreError::Version {
            file: address.to_string(),
            found,
            known: FORMAT,
        });
    };
    for step in &STEPS[taken..] {
        change.batch_execute(step).await?;
    }
    if taken < STEPS.len() {
        change.execute("DELETE FROM orrery_format", &[]).await?;
        let format = "INSERT INTO orrery_format VALUES ($1)";
        change.execute(format, &[&FORMAT]).await?;
    }
    Ok(change.commit().await?)
}
