//! `serve`: the table in the browser.

use std::time::Duration;

use server::{Config, Server};
use tabletop::Phrase;

use super::Context;
use crate::{
    args::ServeArgs,
    output::{Failure, print},
};

/// Serves until it is told to stop.
pub fn serve(context: &Context, args: &ServeArgs) -> Result<(), Failure> {
    tracing_subscriber::fmt()
        .with_env_filter(args.log.as_str())
        .with_writer(std::io::stderr)
        .init();
    allow_connections(args.most_streams);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let server = Server::bind(context.catalog.clone(), config(args))
            .await
            .map_err(Failure::world)?;
        let address = format!("http://{}", server.address());
        print(&context.say(&Phrase::new("cli-serving").with("address", address.clone())))?;
        if args.open_browser() {
            // Where there is none, the address was printed.
            let _ = opener::open_browser(&address);
        }
        server.run(stopped()).await.map_err(Failure::world)?;
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

fn config(args: &ServeArgs) -> Config {
    let defaults = Config::default();
    Config {
        address: args.address,
        database: args.database.clone(),
        bot_delay: Duration::from_millis(args.bot_delay),
        bot_time: Duration::from_millis(args.bot_time),
        bot_memory: args.bot_memory,
        bot_threads: args.bot_threads.unwrap_or(defaults.bot_threads),
        most_tables: args.most_tables,
        most_reviews: args.most_reviews,
        review_pace: defaults.review_pace,
        most_streams: args.most_streams,
        changes_per_second: args.changes_per_second,
        reads_per_second: args.reads_per_second,
        secure_cookies: args.secure_cookies,
    }
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
