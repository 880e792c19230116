//! `serve`: the table in the browser.

use std::time::Duration;

use server::{ClosingTimes, Config, Role, Server, TablePolicy};
use tabletop::Phrase;

use super::{Context, logging};
use crate::{
    args::ServeArgs,
    output::{Failure, print},
};

/// Serves until it is told to stop.
pub fn serve(context: &Context, args: &ServeArgs) -> Result<(), Failure> {
    logging::start(&args.log, args.log_format);
    allow_connections(args.most_streams);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        survive_full_files();
        let server = Server::bind(context.catalog.clone(), config(context, args)?)
            .await
            .map_err(Failure::world)?;
        let address = format!("http://{}", server.address());
        print(&context.say(&Phrase::new("cli-serving").with("address", address.clone())))?;
        if args.open_browser() {
            // Where there is none, the address was printed.
            let _ = opener::open_browser(&address);
        }
        server.run(stopped()).await;
        print(&context.say(&Phrase::new("cli-goodbye")))
    })
}

/// Every open stream is a file to the system, and many systems allow a thousand
/// unless a program asks for more.
fn allow_connections(streams: u64) {
    let wanted = streams.saturating_mul(2).saturating_add(1000);
    // Where that is not allowed, the table serves as many as it can.
    let _ = rlimit::increase_nofile_limit(wanted);
}

/// A file that may not grow is an error to whoever writes it, not the end of the program: by
/// default the system ends it with a signal. It is ignored by having a listener.
pub fn survive_full_files() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let number = rustix::process::Signal::XFSZ.as_raw();
        let _ = signal(SignalKind::from_raw(number));
    }
}

fn config(context: &Context, args: &ServeArgs) -> Result<Config, Failure> {
    let defaults = Config::default();
    Ok(Config {
        address: args.address,
        metrics_address: args.metrics_address,
        database: args.data.database()?,
        database_settings: store::Settings {
            connections: args.database_connections.into(),
            ..defaults.database_settings
        },
        bus: args.bus.bus()?,
        role: if args.work { Role::Both } else { Role::Serves },
        boxes: context.boxes.clone(),
        bot_delay: Duration::from_millis(args.bot_delay),
        bot_time: Duration::from_millis(args.bot_time),
        bot_memory: args.bot_memory,
        bot_threads: args.bot_threads.unwrap_or(defaults.bot_threads),
        most_tables: args.most_tables,
        most_reviews: args.most_reviews,
        review_pace: defaults.review_pace,
        most_streams: args.most_streams,
        limits: args.limits.limits(),
        public_url: args.public_url.clone(),
        club: args.club.settings()?,
        notices: args.notices.config()?,
        secure_cookies: args.secure_cookies,
        policy: TablePolicy {
            closing: ClosingTimes {
                empty: args.close_empty.0,
                waiting: args.close_waiting.0,
                abandoned: args.close_abandoned.0,
            },
            patience: Duration::from_secs(60 * args.free_seat_after),
        },
        sweep: defaults.sweep,
        due_every: defaults.due_every,
        rounds_every: defaults.rounds_every,
        loss_after: defaults.loss_after,
        news_every: defaults.news_every,
        clock: defaults.clock,
    })
}

/// Control-C, or the signal by which systems end a service.
pub async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = interrupt => {}
                    _ = terminate.recv() => {}
                }
            }
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
