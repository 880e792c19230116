//! What a visitor can do at a table: one function for each command. The forms of the
//! pages and the JSON API read a request, call one of these, and answer.
//!
//! Making a table is [`Hub::create`], playing an action [`Hub::submit`]; hints and
//! reviews have files of their own.

use std::sync::Arc;

use tabletop::Seat;

use super::{Accepted, Hub, Party, Table};
use crate::{
    frame::Stage,
    problem::Problem,
    table::{NewGame, Nonce, Sitter},
    table_event::TableEvent,
};

impl Hub {
    /// Sits down on a free seat, by another name than before if one is given.
    ///
    /// # Errors
    /// When the seat is taken, the visitor is not invited, or nobody can be called that.
    pub async fn sit(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        seat: Seat,
        nonce: Nonce,
        invitation: &str,
        name: &str,
    ) -> Result<Accepted, Problem> {
        let table = self.table(table).await?;
        if !name.is_empty() && name != self.name_of(visitor).await {
            self.rename(visitor, name).await?;
        }
        let name = self.name_of(visitor).await;
        let (visitor, invitation) = (visitor.to_string(), invitation.to_string());
        self.change(&table, move |state| {
            state.sit(seat, &visitor, &name, &nonce, &invitation)
        })
        .await
    }

    /// Leaves a seat; the host may also send a bot away before the game.
    ///
    /// # Errors
    /// When the seat is not the visitor's.
    pub async fn leave(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        seat: Seat,
    ) -> Result<Accepted, Problem> {
        let table = self.table(table).await?;
        let visitor = visitor.to_string();
        self.change(&table, move |state| state.leave(seat, &visitor))
            .await
    }

    /// Lets a bot take a free seat.
    ///
    /// # Errors
    /// When there is no such bot, the seat is taken, or the visitor does not sit there.
    pub async fn seat_bot(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        seat: Seat,
        bot: &str,
    ) -> Result<Accepted, Problem> {
        let table = self.table(table).await?;
        let (visitor, bot) = (visitor.to_string(), bot.to_string());
        self.change(&table, move |state| state.seat_bot(seat, &bot, &visitor))
            .await
    }

    /// Takes back the visitor's last action, unless the game went on since `seq`.
    ///
    /// # Errors
    /// When there is nothing that can be taken back.
    pub async fn undo(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        seq: Option<u64>,
    ) -> Result<Accepted, Problem> {
        let table = self.table(table).await?;
        let visitor = visitor.to_string();
        self.change(&table, move |state| match seq {
            Some(seq) if seq < state.moved_seq || seq > state.seq => Err(Problem::late()),
            _ => state.undo(&visitor),
        })
        .await
    }

    /// Says something in the chat.
    ///
    /// # Errors
    /// When the visitor may not speak there, or says nothing or too much.
    pub async fn say(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        text: &str,
    ) -> Result<Accepted, Problem> {
        let table = self.table(table).await?;
        let name = self.name_of(visitor).await;
        let (visitor, text) = (visitor.to_string(), text.to_string());
        self.change(&table, move |state| state.say(&visitor, &name, &text))
            .await
    }

    /// The table at which the same players play again: made for whoever asks first.
    ///
    /// # Errors
    /// When the game is not over, or the visitor does not sit there.
    pub async fn rematch(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
    ) -> Result<Arc<Table>, Problem> {
        let old = self.table(table).await?;
        let (new, party, known) = {
            let state = old.state.lock().await;
            if state.stage() != Stage::Over {
                return Err(Problem::forbidden("problem-not-over"));
            }
            let own = state.seats_of(visitor);
            if own.is_empty() {
                return Err(Problem::forbidden("problem-not-seated"));
            }
            let chairs = (0..).map(Seat).zip(&state.seats);
            let party = Party {
                host: own.iter().collect(),
                nonce: Nonce::default(),
                bots: chairs
                    .filter_map(|(seat, chair)| match chair.sitter {
                        Sitter::Bot(kind) => Some((seat, kind.to_string())),
                        _ => None,
                    })
                    .collect(),
            };
            let new = NewGame {
                game: state.game.clone(),
                players: state.referee.seats(),
                options: state.referee.options(),
                open: state.open,
                hints: state.hints,
            };
            (new, party, state.rematch.clone())
        };
        if let Some((table, _)) = known {
            return self.table(&table).await;
        }
        let table = self.create(visitor, &new, &party).await?;
        let rematched = TableEvent::Rematched {
            table: table.id.clone(),
            invitation: table.state.lock().await.invitation.clone(),
        };
        self.change(&old, move |_| Ok(vec![rematched])).await?;
        Ok(table)
    }
}
