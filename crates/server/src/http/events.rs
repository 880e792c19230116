//! Live updates: a stream of server-sent events (SSE) that says when a table has changed.

use std::{
    convert::Infallible,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use axum::{
    extract::{Path, State},
    http::HeaderMap,
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::StreamExt;
use serde_json::json;
use tokio_stream::wrappers::WatchStream;

use super::{Visitor, description::StreamEvent};
use crate::{
    app::App,
    hub::{Change, Hub, Table},
    problem::Problem,
};

/// Counts a stream as long as it is open.
struct OpenStream(Arc<Hub>);

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.0.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The stream of a table. Whoever has seen the last event already hears only of
/// what comes next.
#[utoipa::path(get, path = "/api/tables/{table}/events",
    params(("table" = String, Path), ("last-event-id" = Option<String>, Header, description = "The last event you have seen")),
    responses((status = 200, body = StreamEvent, content_type = "text/event-stream", description = "An event whenever the table changes")))]
pub async fn events(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let table = app.hub.table(&table).await?;
    let open = OpenStream(app.hub.clone());
    if app.hub.streams.fetch_add(1, Ordering::Relaxed) >= app.config.most_streams {
        return Err(Problem::busy("problem-too-many-streams"));
    }
    let seen = headers
        .get("last-event-id")
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.parse::<u64>().ok());
    let receiver = table.changed.subscribe();
    let up_to_date = seen == Some(receiver.borrow().seq);
    let changes = if up_to_date {
        WatchStream::from_changes(receiver)
    } else {
        WatchStream::new(receiver)
    };
    let mut stopping = app.stopping.clone();
    let stop = async move {
        let _ = stopping.wait_for(|stop| *stop).await;
    };
    let stream = changes
        .then(move |change| {
            let (table, visitor, _open) = (table.clone(), visitor.id.clone(), &open);
            async move { Ok::<_, Infallible>(message(&table, &visitor, &change).await) }
        })
        .take_until(Box::pin(stop));
    Ok(Sse::new(stream)
        .keep_alive(KeepAlive::new().interval(Duration::from_secs(15)))
        .into_response())
}

async fn message(table: &Table, visitor: &str, change: &Change) -> Event {
    let yours = {
        let state = table.state.lock().await;
        let owing = state.journal.as_ref().map(|journal| journal.game().owing());
        let own = state.seats_of(visitor);
        owing
            .unwrap_or_default()
            .iter()
            .any(|seat| own.contains(seat))
    };
    let data = json!({
        "seq": change.seq,
        "digest": change.digest,
        "actions": change.actions,
        "stage": change.stage,
        "yours": yours,
    });
    Event::default()
        .event("change")
        .id(change.seq.to_string())
        .data(data.to_string())
}
