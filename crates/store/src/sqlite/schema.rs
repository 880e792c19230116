//! The tables of the database, and how a file of an earlier format is brought up to date.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use crate::StoreError;

/// What each format added to the one before. A new file takes all of these steps, so there is
/// one way to every format. The format of a file is the number of steps it has taken.
const STEPS: [&str; 9] = [
    // 1: the log.
    "
CREATE TABLE game_table (
    id      TEXT PRIMARY KEY,
    secret  TEXT NOT NULL,
    line    TEXT NOT NULL,
    live    INTEGER NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX game_table_by_time ON game_table (live, updated DESC);
CREATE TABLE event (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seq        INTEGER NOT NULL,
    submission TEXT,
    body       TEXT NOT NULL,
    PRIMARY KEY (game_table, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX event_by_submission ON event (game_table, submission)
    WHERE submission IS NOT NULL;
CREATE TABLE visitor (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE constant (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
",
    // 2: texts beside the log.
    "
CREATE TABLE kept (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    name       TEXT NOT NULL,
    text       TEXT NOT NULL,
    PRIMARY KEY (game_table, name)
) WITHOUT ROWID;
",
    // 3: the time of events in milliseconds since 1970; submissions by seat; the index for
    // lists; figures by their hash. Of the events before, only the time of a table's last one
    // is known. The index of earlier tables is written by whoever can read their events.
    "
DROP INDEX game_table_by_time;
DROP INDEX event_by_submission;
ALTER TABLE event ADD COLUMN at INTEGER;
ALTER TABLE event ADD COLUMN scope TEXT;
CREATE UNIQUE INDEX event_by_submission ON event (game_table, submission, scope)
    WHERE submission IS NOT NULL;
UPDATE game_table SET updated = updated * 1000;
UPDATE event SET at = (SELECT updated FROM game_table WHERE id = event.game_table)
    WHERE seq = (SELECT max(seq) FROM event AS last WHERE last.game_table = event.game_table);

ALTER TABLE game_table RENAME COLUMN line TO summary;
ALTER TABLE game_table ADD COLUMN stage TEXT NOT NULL DEFAULT 'live'
    CHECK (stage IN ('waiting', 'live', 'finished', 'closed'));
UPDATE game_table SET stage = 'finished' WHERE NOT live;
ALTER TABLE game_table DROP COLUMN live;
ALTER TABLE game_table ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN game TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN search TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX game_table_by_time ON game_table (stage, updated DESC);
CREATE INDEX game_table_listed ON game_table (stage, updated DESC) WHERE listed;
CREATE INDEX game_table_by_host ON game_table (host) WHERE stage = 'waiting';
CREATE INDEX game_table_unended_by_host ON game_table (host) WHERE stage IN ('waiting', 'live');
CREATE INDEX game_table_by_index ON game_table (indexed);

CREATE TABLE seat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat       INTEGER NOT NULL,
    visitor    TEXT,
    sits       INTEGER NOT NULL,
    bot        TEXT,
    owes       INTEGER NOT NULL,
    PRIMARY KEY (game_table, seat)
) WITHOUT ROWID;
CREATE INDEX seat_by_visitor ON seat (visitor) WHERE visitor IS NOT NULL;
CREATE INDEX seat_of_owing_bot ON seat (game_table) WHERE bot IS NOT NULL AND owes;

CREATE TABLE figures (hash TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
",
    // 4: bans, until a time in seconds since 1970 or for good.
    "
CREATE TABLE ban (
    subject TEXT PRIMARY KEY,
    until   INTEGER,
    why     TEXT NOT NULL
) WITHOUT ROWID;
",
    // 5: no index that nothing reads.
    "
DROP INDEX seat_of_owing_bot;
",
    // 6: results of games that many people play each at a table of their own.
    "
ALTER TABLE game_table ADD COLUMN contest TEXT;
ALTER TABLE game_table ADD COLUMN standing INTEGER;
CREATE INDEX game_table_by_standing ON game_table (contest, standing DESC)
    WHERE standing IS NOT NULL;
",
    // 7: what people come back to: clocks, sessions, notices, ratings, tournaments.
    "
-- When the time of a seat runs out; when somebody was last at work to look at that, and when
-- nobody was.
ALTER TABLE seat ADD COLUMN due INTEGER;
CREATE INDEX seat_by_due ON seat (due, game_table) WHERE due IS NOT NULL;
CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
CREATE TABLE outage (began INTEGER PRIMARY KEY, ended INTEGER NOT NULL);
-- Sessions, one-time codes, credentials and settings of visitors.
CREATE TABLE session (
    hash    TEXT PRIMARY KEY,
    visitor TEXT NOT NULL,
    kind    TEXT NOT NULL,
    device  TEXT NOT NULL,
    made    INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    ended   INTEGER
) WITHOUT ROWID;
CREATE INDEX session_by_visitor ON session (visitor);
CREATE INDEX session_by_time ON session (seen);
CREATE TABLE code (
    hash    TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    visitor TEXT NOT NULL,
    data    TEXT NOT NULL,
    until   INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX code_by_visitor ON code (visitor);
CREATE INDEX code_by_time ON code (until);
CREATE TABLE credential (
    id      TEXT PRIMARY KEY,
    visitor TEXT NOT NULL,
    name    TEXT NOT NULL,
    data    TEXT NOT NULL,
    made    INTEGER NOT NULL,
    used    INTEGER
) WITHOUT ROWID;
CREATE INDEX credential_by_visitor ON credential (visitor);
CREATE TABLE setting (
    visitor TEXT NOT NULL,
    name    TEXT NOT NULL,
    value   TEXT NOT NULL,
    PRIMARY KEY (visitor, name)
) WITHOUT ROWID;
-- Where people are told of their games, what is to be told, and what was.
CREATE TABLE channel (
    id         TEXT PRIMARY KEY,
    visitor    TEXT NOT NULL,
    kind       TEXT NOT NULL,
    address    TEXT NOT NULL,
    details    TEXT NOT NULL,
    made       INTEGER NOT NULL,
    confirmed  INTEGER,
    not_before INTEGER NOT NULL,
    held       INTEGER NOT NULL,
    failures   INTEGER NOT NULL,
    problem    TEXT
) WITHOUT ROWID;
CREATE UNIQUE INDEX channel_by_visitor ON channel (visitor, kind, address);
CREATE INDEX channel_by_address ON channel (kind, address);
CREATE TABLE notice_settings (
    visitor    TEXT PRIMARY KEY,
    language   TEXT NOT NULL,
    off        TEXT NOT NULL,
    zone       TEXT NOT NULL,
    quiet_from INTEGER,
    quiet_to   INTEGER
) WITHOUT ROWID;
CREATE TABLE notice (
    channel    TEXT NOT NULL,
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    kind       TEXT NOT NULL,
    visitor    TEXT NOT NULL,
    happened   INTEGER NOT NULL,
    due        INTEGER NOT NULL,
    PRIMARY KEY (channel, game_table, kind)
) WITHOUT ROWID;
CREATE INDEX notice_by_time ON notice (due);
CREATE INDEX notice_by_visitor ON notice (visitor, game_table);
CREATE INDEX notice_by_table ON notice (game_table);
CREATE TABLE feed_entry (
    visitor    TEXT NOT NULL,
    happened   INTEGER NOT NULL,
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    kind       TEXT NOT NULL,
    PRIMARY KEY (visitor, happened, game_table, kind)
) WITHOUT ROWID;
CREATE INDEX feed_entry_by_table ON feed_entry (game_table);
-- Results of rated games and the ratings that follow from them.
CREATE TABLE result (
    game_table TEXT PRIMARY KEY REFERENCES game_table (id),
    number     INTEGER NOT NULL,
    game       TEXT NOT NULL,
    players    INTEGER NOT NULL,
    at         INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX result_by_number ON result (number);
CREATE TABLE result_side (
    game_table TEXT NOT NULL REFERENCES result (game_table),
    seat       INTEGER NOT NULL,
    visitor    TEXT,
    level      TEXT,
    place      INTEGER NOT NULL,
    PRIMARY KEY (game_table, seat)
) WITHOUT ROWID;
CREATE INDEX result_side_by_visitor ON result_side (visitor) WHERE visitor IS NOT NULL;
CREATE TABLE rating (
    game       TEXT NOT NULL,
    players    INTEGER NOT NULL,
    visitor    TEXT NOT NULL,
    handle     TEXT NOT NULL,
    mean       INTEGER NOT NULL,
    deviation  INTEGER NOT NULL,
    standing   INTEGER NOT NULL,
    games      INTEGER NOT NULL,
    updated    INTEGER NOT NULL,
    week       INTEGER NOT NULL,
    week_games INTEGER NOT NULL,
    week_gain  INTEGER NOT NULL,
    PRIMARY KEY (game, players, visitor)
) WITHOUT ROWID;
CREATE INDEX rating_by_standing ON rating (game, players, standing DESC, visitor);
CREATE INDEX rating_by_week ON rating (game, players, week, standing DESC, visitor);
CREATE INDEX rating_by_visitor ON rating (visitor);
CREATE INDEX rating_by_handle ON rating (handle);
-- Tournaments.
CREATE TABLE tournament (
    id      TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    stage   TEXT NOT NULL,
    host    TEXT NOT NULL,
    league  TEXT,
    updated INTEGER NOT NULL,
    state   TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tournament_by_stage ON tournament (stage, updated DESC, id);
CREATE INDEX tournament_by_league ON tournament (league, updated DESC, id)
    WHERE league IS NOT NULL;
CREATE INDEX tournament_by_host ON tournament (host, stage);
",
    // 8: names that belong to somebody. What a name is compared by is added by whoever can tell.
    "
ALTER TABLE visitor ADD COLUMN look TEXT;
ALTER TABLE visitor ADD COLUMN folded TEXT;
ALTER TABLE visitor ADD COLUMN owned INTEGER NOT NULL DEFAULT 0;
CREATE INDEX visitor_by_look ON visitor (look);
CREATE INDEX visitor_by_folded ON visitor (folded);
CREATE UNIQUE INDEX visitor_owning_look ON visitor (look) WHERE owned;
CREATE UNIQUE INDEX visitor_owning_folded ON visitor (folded) WHERE owned;
",
    // 9: a person's circle: names in addresses, friends and blocked people, invitations, reports.
    "
CREATE TABLE handle (handle TEXT PRIMARY KEY, visitor TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX handle_by_visitor ON handle (visitor);
CREATE TABLE tie (
    visitor TEXT NOT NULL,
    other   TEXT NOT NULL,
    kind    TEXT NOT NULL CHECK (kind IN ('asked', 'declined', 'friend', 'blocked')),
    made    INTEGER NOT NULL,
    PRIMARY KEY (visitor, other, kind)
) WITHOUT ROWID;
CREATE INDEX tie_by_other ON tie (other, kind);
CREATE TABLE invitation (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    visitor    TEXT NOT NULL,
    inviter    TEXT NOT NULL,
    made       INTEGER NOT NULL,
    declined   INTEGER,
    PRIMARY KEY (game_table, visitor)
) WITHOUT ROWID;
CREATE INDEX invitation_by_visitor ON invitation (visitor);
CREATE INDEX invitation_by_inviter ON invitation (inviter);
CREATE TABLE report (
    id         TEXT PRIMARY KEY,
    visitor    TEXT NOT NULL,
    about      TEXT NOT NULL,
    game_table TEXT NOT NULL,
    line       INTEGER NOT NULL,
    said       TEXT NOT NULL,
    why        TEXT NOT NULL,
    made       INTEGER NOT NULL,
    closed     INTEGER
) WITHOUT ROWID;
CREATE INDEX report_by_visitor ON report (visitor);
CREATE INDEX report_by_about ON report (about);
",
];

/// The newest format.
pub(crate) const FORMAT: i64 = STEPS.len() as i64;

/// Brings a file up to date, or makes the tables of a new one; all of it or nothing.
pub(crate) fn bring_up_to_date(connection: &mut Connection, file: &Path) -> Result<(), StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found: i64 = change.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let taken = usize::try_from(found)
        .ok()
        .filter(|&taken| taken <= STEPS.len());
    let Some(taken) = taken else {
        return Err(StoreError::Version {
            file: file.display().to_string(),
            found,
            known: FORMAT,
        });
    };
    for step in &STEPS[taken..] {
        change.execute_batch(step)?;
    }
    change.pragma_update(None, "user_version", FORMAT)?;
    Ok(change.commit()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_file_says_so_and_keeps_its_cause() {
        let connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "max_page_count", 1).unwrap();
        let error = StoreError::from(connection.execute_batch(STEPS[0]).unwrap_err());
        assert!(matches!(error, StoreError::Full(_)), "{error:?}");
        assert!(error.to_string().contains("full"), "{error}");
    }
}
