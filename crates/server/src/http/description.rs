//! What the description of the JSON API says besides its types: the names that can be
//! said, and the refusals that every request may meet.

use std::borrow::Cow;

use catalog::{BotKind, Catalog};
use tabletop::Seat;
use utoipa::{
    Modify, PartialSchema, ToSchema,
    openapi::{
        Content, KnownFormat, ObjectBuilder, OpenApi, Ref, RefOr, ResponseBuilder, Schema,
        SchemaFormat, SecurityRequirement,
        path::Operation,
        schema::Type,
        security::{Http, HttpAuthScheme, SecurityScheme},
    },
};

use crate::{
    hub::LONGEST_ID,
    naming::{LARGEST_CHARACTER, LONGEST_NAME},
    table::{LONGEST_CHAT, LONGEST_NONCE},
};

/// Puts the names of the games into the description.
pub fn name_games(description: &mut OpenApi, catalog: &Catalog) {
    let schemas = description
        .components
        .as_mut()
        .map(|parts| &mut parts.schemas);
    if let Some(schemas) = schemas {
        let ids = catalog.games().map(|game| game.info().id);
        let schema = names(ids).description(Some("A game in the catalogue."));
        schemas.insert(GameName::name().into_owned(), schema.into());
    }
}

/// The largest whole number that every reader of JSON keeps exactly.
pub const LARGEST: u64 = (1 << 53) - 1;

/// At least one character that can be seen.
const SAYS_SOMETHING: &str = r"[^\s\u0000-\u001f\u007f-\u009f]";

/// Describes a type that stands for others in the description.
macro_rules! described {
    ($(#[$doc:meta])* $name:ident, $schema:expr) => {
        $(#[$doc])*
        pub struct $name;

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                $schema.into()
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                stringify!($name).into()
            }
        }
    };
}

described!(
    /// A game in the catalogue.
    GameName,
    text(1, 100).description(Some("A game in the catalogue."))
);
described!(
    /// A kind of bot.
    BotName,
    names(BotKind::NAMES.iter().copied()).description(Some("A kind of bot."))
);
described!(
    /// The number of a seat.
    SeatNumber,
    number(1, Seat::MAX as u64).description(Some("A seat, counted from 1."))
);
described!(
    /// How many people play.
    Players,
    number(1, Seat::MAX as u64).description(Some("How many people play."))
);
described!(
    /// How many events or actions there were.
    Count,
    number(0, LARGEST).description(Some("How many events or actions there were."))
);
described!(
    /// A page of a list.
    PageNumber,
    number(0, u32::MAX.into()).description(Some("A page of a list, counted from 1."))
);
described!(
    /// What someone adds to the dice.
    Nonce,
    text(0, LONGEST_NONCE).description(Some("What someone adds to the dice."))
);
described!(
    /// What someone adds to the dice, where that is asked for.
    GivenNonce,
    text(1, LONGEST_NONCE).description(Some("What someone adds to the dice."))
);
described!(
    /// A day.
    DayName,
    ObjectBuilder::new()
        .schema_type(Type::String)
        .format(Some(SchemaFormat::KnownFormat(KnownFormat::Date)))
        .description(Some("A day, such as 2031-07-09."))
);
described!(
    /// The id of a submission.
    SubmissionId,
    text(1, LONGEST_ID).description(Some("An id that its sender makes."))
);
described!(
    /// A line of chat.
    ChatText,
    text(1, LONGEST_CHAT)
        .pattern(Some(SAYS_SOMETHING))
        .description(Some("A line of chat."))
);
described!(
    /// What someone is called.
    VisitorName,
    text(1, LONGEST_NAME * LARGEST_CHARACTER)
        .pattern(Some(SAYS_SOMETHING))
        .description(Some(
            "What someone is called: at most 30 characters as people count them, none of them \
             invisible."
        ))
);
described!(
    /// What a token is called.
    TokenName,
    text(1, 200)
        .pattern(Some(SAYS_SOMETHING))
        .description(Some("What it is for; more than 40 characters are not kept."))
);
described!(
    /// Bots by the number of their seat.
    SeatBots,
    ObjectBuilder::new()
        .schema_type(Type::Object)
        .property_names(Some(
            ObjectBuilder::new()
                .schema_type(Type::String)
                .pattern(Some(format!("^[1-{}]$", Seat::MAX)))
                .build()
        ))
        .additional_properties(Some(Ref::from_schema_name("BotName")))
        .description(Some("Bots by the number of their seat."))
);

described!(
    /// An event of a stream.
    StreamEvent,
    ObjectBuilder::new()
        .property("event", names(["change"].into_iter()))
        .property("id", text(1, 20).description(Some("The `seq` of the table.")))
        .property(
            "data",
            ObjectBuilder::new()
                .schema_type(Type::String)
                .content_media_type("application/json")
                .description(Some(
                    "The `seq`, `digest`, `actions` and `stage` of the table, and whether it is \
                     `yours` to act."
                ))
        )
        .description(Some("The news that a table has changed."))
);

fn names<'a>(names: impl Iterator<Item = &'a str>) -> ObjectBuilder {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(names))
}

fn number(least: u64, most: u64) -> ObjectBuilder {
    ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(least))
        .maximum(Some(most))
}

fn text(shortest: usize, longest: usize) -> ObjectBuilder {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .min_length(Some(shortest))
        .max_length(Some(longest))
}

/// Adds how to say who one is, and the refusals that do not depend on the request alone.
pub struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, description: &mut OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = description.components.get_or_insert_default();
        components.add_security_scheme("token", scheme);
        let nobody = SecurityRequirement::default();
        let bearer = SecurityRequirement::new::<_, [&str; 0], &str>("token", []);
        description.security = Some(vec![nobody, bearer]);
        for (path, item) in &mut description.paths.paths {
            let operations = [&mut item.get, &mut item.post, &mut item.delete];
            for operation in operations.into_iter().flatten() {
                operation.tags = Some(vec![tag(path).to_string()]);
            }
            if let Some(read) = &mut item.get {
                refusals(path, read, false);
            }
            for change in [&mut item.post, &mut item.delete].into_iter().flatten() {
                refusals(path, change, true);
            }
        }
    }
}

/// What a request is about: client generators group by it.
fn tag(path: &str) -> &'static str {
    let last = path.rsplit('/').next().unwrap_or_default();
    match last {
        "me" => "you",
        "review" => "reviews",
        "sit" | "start" | "leave" | "bot" | "play" | "undo" | "hint" | "chat" | "line" => "play",
        _ if path.starts_with("/api/me/") => "you",
        _ if path.starts_with("/api/tables") => "tables",
        _ if path.starts_with("/api/tournaments") || path.starts_with("/api/leagues") => {
            "tournaments"
        }
        _ if path.starts_with("/api/ratings") || path.starts_with("/api/players") => "ratings",
        _ => "games",
    }
}

fn refusals(path: &str, operation: &mut Operation, changes: bool) {
    let has_body = operation.request_body.is_some();
    let asks = has_body || operation.parameters.is_some();
    let all = [
        (400, "Not as it is described here", asks),
        (401, "The token is not one of ours", true),
        (403, "Not yours, or sent by another site", changes),
        (404, "There is nothing of that name", path.contains('{')),
        (413, "Too long", has_body),
        (429, "Too many requests", true),
        (503, "Not possible right now", true),
    ];
    for (status, why, applies) in all {
        if applies {
            let body = Content::new(Some(Ref::from_schema_name("ErrorBody")));
            let refusal = ResponseBuilder::new()
                .description(why)
                .content("application/json", body)
                .build();
            let responses = &mut operation.responses.responses;
            let status = status.to_string();
            responses.entry(status).or_insert_with(|| refusal.into());
        }
    }
}
