//! Notices for programs: the same as the page.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{
    Visitor,
    api::{Body, ErrorBody},
    notices::{self, Wanted},
};
use crate::{
    app::App,
    frame::{NoticesFrame, QuietFrame},
    notices::{BrowserKeys, ChannelKind, Kind},
    problem::Problem,
};

/// What you want to hear of, and when not.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetNotices {
    /// What you want to hear of.
    kinds: Vec<Kind>,
    /// Your time zone, such as Europe/Madrid.
    zone: String,
    /// Quiet hours, if there are such.
    quiet: Option<QuietHours>,
}

/// The time of day between which nothing is sent.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// When they begin, as in 22:30.
    from: String,
    /// When they end.
    to: String,
}

/// A way to reach you.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewChannel {
    /// What it is. A feed gets a new secret address if you have one.
    kind: ChannelKind,
    /// An e-mail address, the address of a webhook, or the endpoint of a browser; nothing
    /// for a feed.
    #[serde(default)]
    address: String,
    /// `p256dh` of the subscription of a browser.
    #[serde(default)]
    p256dh: String,
    /// `auth` of the subscription of a browser.
    #[serde(default)]
    auth: String,
    /// Your time zone, such as Europe/Madrid, if you have set nothing yet.
    #[serde(default)]
    zone: String,
}

/// What you have set about notices.
#[utoipa::path(get, path = "/api/notices",
    responses((status = 200, description = "What you have set", body = NoticesFrame)))]
pub async fn notices_frame(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<Json<NoticesFrame>, Problem> {
    Ok(Json(notices::frame(&app, &visitor).await?))
}

/// Sets what you hear of, and when not.
#[utoipa::path(post, path = "/api/notices", request_body = SetNotices,
    responses((status = 200, description = "What you have set", body = NoticesFrame), (status = 422, description = "There is no such time or time zone", body = ErrorBody)))]
pub async fn set_notices(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(new): Body<SetNotices>,
) -> Result<Json<NoticesFrame>, Problem> {
    let wanted = Wanted {
        kinds: new.kinds,
        zone: new.zone,
        quiet: new.quiet.map(|quiet| QuietFrame {
            from: quiet.from,
            to: quiet.to,
        }),
    };
    notices::save(&app, &visitor, &wanted).await?;
    Ok(Json(notices::frame(&app, &visitor).await?))
}

/// Adds a way to reach you. E-mail and webhooks are used once somebody there has followed the
/// link that is sent to them.
#[utoipa::path(post, path = "/api/notices/channels", request_body = NewChannel,
    responses((status = 200, description = "What you have set", body = NoticesFrame), (status = 422, description = "Nothing can be sent there", body = ErrorBody), (status = 409, description = "This server sends no e-mail, or you have enough", body = ErrorBody), (status = 502, description = "Nobody takes a message there", body = ErrorBody)))]
pub async fn add_channel(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(new): Body<NewChannel>,
) -> Result<Json<NoticesFrame>, Problem> {
    let (address, zone) = (&new.address, &new.zone);
    match new.kind {
        ChannelKind::Mail => notices::add_mail(&app, &visitor, address, zone).await?,
        ChannelKind::Webhook => notices::add_webhook(&app, &visitor, address, zone).await?,
        ChannelKind::Feed => notices::renew_feed(&app, &visitor, zone).await?,
        ChannelKind::Push => {
            let keys = BrowserKeys {
                p256dh: new.p256dh,
                auth: new.auth,
            };
            notices::add_browser(&app, &visitor, address, keys, zone).await?;
        }
    }
    Ok(Json(notices::frame(&app, &visitor).await?))
}

/// Removes a way to reach you; `feed` is the feed.
#[utoipa::path(delete, path = "/api/notices/channels/{channel}", params(("channel" = String, Path)),
    responses((status = 200, description = "What you have set", body = NoticesFrame)))]
pub async fn remove_channel(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(channel): Path<String>,
) -> Result<Json<NoticesFrame>, Problem> {
    notices::remove_channel(&app, &visitor, &channel).await?;
    Ok(Json(notices::frame(&app, &visitor).await?))
}
