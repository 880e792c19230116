//! Figures for whoever runs the server, in the format of Prometheus.

use std::{
    sync::{Mutex, OnceLock, PoisonError, atomic::Ordering},
    time::Duration,
};

use catalog::BotKind;
use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::{app::App, frame::Stage, hub::Hub, problem::report};

/// The upper ends of the buckets of all times, in seconds.
const SECONDS: [f64; 14] = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0,
];

/// One recorder for the whole process.
pub fn recorder() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE
        .get_or_init(|| {
            let recorder = PrometheusBuilder::new()
                .set_buckets(&SECONDS)
                .expect("there are buckets")
                .build_recorder();
            let handle = recorder.handle();
            // Another recorder may be there already: then these figures go there.
            let _ = metrics::set_global_recorder(recorder);
            describe();
            metrics_process::Collector::default().describe();
            handle
        })
        .clone()
}

fn describe() {
    describe_gauge!("orrery_build_info", "The version of the program; always 1");
    describe_gauge!("orrery_tables", "Tables in memory");
    describe_gauge!("orrery_stored_tables", "Tables in the database");
    describe_gauge!("orrery_database_bytes", "Size of the database");
    describe_gauge!(
        "orrery_database_sound",
        "Whether everything in the database could be read after the start: 1 or 0"
    );
    describe_gauge!("orrery_streams", "Open event streams");
    describe_gauge!("orrery_bot_queue", "Bots that wait for a place to think");
    describe_gauge!("orrery_reviews", "Reviews that are under way or wait");
    describe_counter!("orrery_requests_total", "Requests by route and status");
    describe_counter!(
        "orrery_actions_total",
        "Actions played, by people and by bots"
    );
    describe_counter!(
        "orrery_bots_replaced_total",
        "Bots that failed and were replaced by simpler ones"
    );
    describe_counter!(
        "orrery_connections_refused_total",
        "Connections of addresses that had too many"
    );
    describe_counter!("orrery_hints_total", "Hints given");
    describe_counter!("orrery_tables_created_total", "Tables made, by game");
    describe_counter!(
        "orrery_games_over_total",
        "Games played to their end, by game"
    );
    describe_counter!(
        "orrery_tables_closed_total",
        "Tables closed before their game was over, by game"
    );
    describe_counter!(
        "orrery_missed_events_total",
        "Events by other servers that share the database"
    );
    describe_gauge!(
        "orrery_bus_heard",
        "Whether what is said on the bus is heard here: 1 or 0; without a bus it is not there"
    );
    describe_gauge!(
        "orrery_nodes",
        "Programs that were heard on the bus lately, by what they do: serve or work"
    );
    describe_gauge!(
        "orrery_jobs_in_queue",
        "Jobs on the bus that are not done, by queue: play (somebody waits) or background"
    );
    describe_counter!(
        "orrery_jobs_total",
        "Jobs by kind and what became of them: sent to the bus, done here although there is a bus, \
         late; at workers done, again, returned"
    );
    describe_counter!(
        "orrery_news_total",
        "News of tables: told, unsaid and heard on the bus; asked counts questions to the database"
    );
    describe_counter!(
        "orrery_store_errors_total",
        "Reads and writes of the database that failed"
    );
    describe_counter!(
        "orrery_notices_total",
        "Notices that were sent, failed for now, or were refused, by channel"
    );
    describe_counter!(
        "orrery_notices_seen_total",
        "Notices that nobody had to be sent, because their readers had looked"
    );
    describe_gauge!("orrery_notices_waiting", "Notices that wait to be sent");
    describe_gauge!(
        "orrery_notices_due",
        "Notices that should have been sent by now"
    );
    describe_histogram!(
        "orrery_request_seconds",
        "Time to answer a request, by route and status"
    );
    describe_histogram!("orrery_append_seconds", "Time until events are on disk");
    describe_histogram!(
        "orrery_bot_seconds",
        "Time a bot thinks about a decision, by level"
    );
}

/// A table was made.
pub fn table_made(table: &str, game: &str) {
    counter!("orrery_tables_created_total", "game" => game.to_owned()).increment(1);
    tracing::info!(table, game, "a table is made");
}

/// Nothing can be played any more at a table.
pub fn table_ended(table: &str, game: &str, stage: Stage) {
    if stage == Stage::Over {
        counter!("orrery_games_over_total", "game" => game.to_owned()).increment(1);
        tracing::info!(table, game, "a game is over");
    } else {
        counter!("orrery_tables_closed_total", "game" => game.to_owned()).increment(1);
        tracing::info!(table, game, "a table is closed");
    }
}

/// A bot has thought about a decision.
pub fn bot_thought(kind: BotKind, took: Duration) {
    histogram!("orrery_bot_seconds", "level" => kind.to_string()).record(took.as_secs_f64());
}

/// All figures as text. The recorder is one for the whole process, so the gauges of a server
/// are set and rendered in one go: another server of the process cannot set them in between.
pub async fn render(app: &App) -> String {
    static RENDERING: Mutex<()> = Mutex::new(());
    let size = app.hub.store().size().await;
    let notices = app.hub.store().waiting_notices(app.hub.now()).await;
    let waiting = app.hub.jobs_in_queue().await;
    let _one_at_a_time = RENDERING.lock().unwrap_or_else(PoisonError::into_inner);
    let count = |number: u64| number as f64;
    gauge!("orrery_build_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    gauge!("orrery_tables").set(app.hub.table_count() as f64);
    gauge!("orrery_streams").set(count(app.hub.streams.load(Ordering::Relaxed)));
    gauge!("orrery_bot_queue").set(count(app.hub.bot_queue()));
    gauge!("orrery_reviews").set(app.hub.review_count() as f64);
    match notices {
        Ok((waiting, due)) => {
            gauge!("orrery_notices_waiting").set(count(waiting));
            gauge!("orrery_notices_due").set(count(due));
        }
        Err(why) => report(&why, "how many notices wait cannot be read"),
    }
    set_bus(&app.hub, waiting);
    match size {
        Ok(size) => {
            gauge!("orrery_stored_tables").set(count(size.tables));
            gauge!("orrery_database_bytes").set(count(size.bytes));
        }
        Err(why) => report(&why, "the size of the database cannot be read"),
    }
    if let Some(examined) = app.health.examined() {
        gauge!("orrery_database_sound").set(f64::from(u8::from(examined.is_ok())));
    }
    metrics_process::Collector::default().collect();
    app.metrics.render()
}

/// All figures of a program that only thinks.
pub async fn render_worker(hub: &Hub, metrics: &PrometheusHandle) -> String {
    let waiting = hub.jobs_in_queue().await;
    gauge!("orrery_build_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    gauge!("orrery_tables").set(hub.table_count() as f64);
    set_bus(hub, waiting);
    metrics_process::Collector::default().collect();
    metrics.render()
}

/// What is known of the bus and those on it.
fn set_bus(hub: &Hub, waiting: Option<[u64; 2]>) {
    let Some(link) = hub.link() else { return };
    gauge!("orrery_bus_heard").set(f64::from(u8::from(link.hears())));
    let (serve, work) = link.nodes(|nodes| {
        nodes.fold((0, 0), |(serve, work), node| {
            (
                serve + u32::from(node.serves()),
                work + u32::from(node.works()),
            )
        })
    });
    gauge!("orrery_nodes", "does" => "serve").set(f64::from(serve));
    gauge!("orrery_nodes", "does" => "work").set(f64::from(work));
    // While the queues cannot be asked, nobody knows.
    let [play, background] = waiting.map_or([f64::NAN; 2], |all| all.map(|one| one as f64));
    gauge!("orrery_jobs_in_queue", "queue" => "play").set(play);
    gauge!("orrery_jobs_in_queue", "queue" => "background").set(background);
}
