//! Live updates: a stream of server-sent events (SSE) that says when a table has changed.

use std::{
    convert::Infallible,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use axum::{
    extract::{Path, Query, State},
    http::HeaderMap,
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::StreamExt;
use serde::Deserialize;
use serde_json::json;
use tokio_stream::wrappers::WatchStream;

use super::{Visitor, description::StreamEvent};
use crate::{
    app::App,
    guard::{Counted, Network},
    hub::{Change, Connected, Hub, Listening, Table},
    notices::Viewing,
    problem::Problem,
};

/// Counts a stream as long as it is open.
struct OpenStream {
    hub: Arc<Hub>,
    _connected: Connected,
    _listening: Listening,
    _looks: Option<Viewing>,
    _visitor: Counted<String>,
    _network: Counted<Network>,
}

impl OpenStream {
    /// One more stream, unless there are enough of all, of the visitor or of the network.
    /// Who has the page before their eyes sees what happens.
    fn open(
        app: &App,
        visitor: &Visitor,
        table: &Arc<Table>,
        is_seen: bool,
    ) -> Result<Self, Problem> {
        let limits = &app.config.limits;
        let too_many = || Problem::busy("problem-too-many-streams");
        let (id, network) = (visitor.id.clone(), visitor.network);
        let of_visitor = app.visitor_streams.enter(id, limits.streams_per_visitor);
        let of_network = app
            .network_streams
            .enter(network, limits.streams_per_address);
        let open = Self {
            _visitor: of_visitor.ok_or_else(too_many)?,
            _network: of_network.ok_or_else(too_many)?,
            _connected: app.hub.connect(table, &visitor.id, app.stopping.clone()),
            _listening: app.hub.presence.listen(&visitor.id, network),
            _looks: is_seen.then(|| {
                let clock = app.config.clock.clone();
                let now = move || clock.now();
                app.hub.viewers.open(&visitor.id, &table.id, now)
            }),
            hub: app.hub.clone(),
        };
        let all = app.hub.streams.fetch_add(1, Ordering::Relaxed);
        if all >= app.config.most_streams {
            return Err(Problem::new(503, "problem-too-many-streams"));
        }
        Ok(open)
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.hub.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How somebody listens.
#[derive(Debug, Default, Deserialize)]
pub struct StreamQuery {
    /// Whether nobody has it before their eyes.
    #[serde(default)]
    hidden: Option<bool>,
}

/// The stream of a table. Whoever has seen the last event already hears only of
/// what comes next.
#[utoipa::path(get, path = "/api/tables/{table}/events",
    params(("table" = String, Path), ("invitation" = Option<String>, Query, description = "The invitation, where a table is private"),
        ("hidden" = Option<bool>, Query, description = "Whether nobody has it before their eyes: then you are sent notices"),
        ("last-event-id" = Option<String>, Header, description = "The last event you have seen")),
    responses((status = 200, body = StreamEvent, content_type = "text/event-stream", description = "An event whenever the table changes")))]
pub async fn events(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<StreamQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let table = visitor.look(&app, &table).await?;
    let is_seen = query.hidden != Some(true);
    let open = OpenStream::open(&app, &visitor, &table, is_seen)?;
    let seen = headers
        .get("last-event-id")
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.parse::<u64>().ok());
    let receiver = table.changed.subscribe();
    if receiver.borrow().lost.contains(&visitor.id) {
        app.hub.reconnect(&table, &visitor.id);
    }
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
            // As long as someone listens, the table stays.
            let (table, visitor, hub) = (table.clone(), visitor.clone(), open.hub.clone());
            async move {
                // Whoever was signed out, or is somebody else now, comes again as that.
                let holds = hub
                    .sessions
                    .still_holds(&visitor.session, &visitor.id)
                    .await;
                match holds || visitor.session.is_empty() {
                    true => message(&hub, &table, &visitor, &change).await,
                    false => None,
                }
            }
        })
        // Whoever may no longer look hears nothing more.
        .take_while(|message| std::future::ready(message.is_some()))
        .filter_map(|message| std::future::ready(message.map(Ok::<_, Infallible>)))
        .take_until(Box::pin(stop));
    Ok(Sse::new(stream)
        .keep_alive(KeepAlive::new().interval(Duration::from_secs(15)))
        .into_response())
}

/// The news, unless the visitor may no longer look.
async fn message(
    hub: &Arc<Hub>,
    table: &Arc<Table>,
    visitor: &Visitor,
    change: &Change,
) -> Option<Event> {
    if !change.is_public && !visitor.may_look(hub, table).await.unwrap_or(false) {
        return None;
    }
    // Whoever hears this is there.
    if change.lost.contains(&visitor.id) {
        hub.reconnect(table, &visitor.id);
    }
    let yours = change.awaited.contains(&visitor.id);
    let data = json!({
        "seq": change.seq,
        "digest": change.digest,
        "actions": change.actions,
        "stage": change.stage,
        "yours": yours,
    });
    let event = Event::default().event("change");
    Some(event.id(change.seq.to_string()).data(data.to_string()))
}
