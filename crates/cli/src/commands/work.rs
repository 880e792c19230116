//! `work`: a program that only thinks.

use std::time::Duration;

use server::{Config, Worker};
use tabletop::Phrase;

use super::{
    Context, logging,
    serve::{stopped, survive_full_files},
};
use crate::{
    args::WorkArgs,
    output::{Failure, print},
};

/// Thinks for others until it is told to stop.
pub fn work(context: &Context, args: &WorkArgs) -> Result<(), Failure> {
    logging::start(&args.log, args.log_format);
    let config = config(context, args)?;
    let bus = config.bus.as_ref().map(ToString::to_string);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let worked = runtime.block_on(async {
        survive_full_files();
        let worker = Worker::start(context.catalog.clone(), config)
            .await
            .map_err(Failure::world)?;
        let bus = bus.unwrap_or_default();
        print(&context.say(&Phrase::new("cli-working").with("bus", bus)))?;
        worker.run(stopped()).await;
        print(&context.say(&Phrase::new("cli-goodbye")))
    });
    // What was not finished in time was given back: it is not waited for.
    runtime.shutdown_background();
    worked
}

fn config(context: &Context, args: &WorkArgs) -> Result<Config, Failure> {
    let defaults = Config::default();
    Ok(Config {
        metrics_address: args.metrics_address,
        database: args.data.database()?,
        database_settings: store::Settings {
            connections: args.database_connections.into(),
            ..defaults.database_settings
        },
        bus: args.bus.bus()?,
        boxes: context.boxes.clone(),
        bot_time: Duration::from_millis(args.bot_time),
        bot_memory: args.bot_memory,
        bot_threads: args.bot_threads.unwrap_or(defaults.bot_threads),
        most_tables: args.most_tables,
        limits: server::Limits {
            stop_time: Duration::from_secs(args.stop_time),
            ..defaults.limits
        },
        ..defaults
    })
}
