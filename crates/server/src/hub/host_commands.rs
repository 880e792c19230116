//! What the host of a table and the operator of the server can do at it: close it, free a
//! seat or give it to someone else, make a new invitation.

use std::sync::Arc;

use tabletop::Seat;

use super::{Accepted, Hub, random_name};
use crate::{problem::Problem, table_event::CloseReason};

impl Hub {
    /// Closes a table, for its host.
    ///
    /// # Errors
    /// When the visitor is not in charge, or the table has ended.
    pub async fn close(self: &Arc<Self>, table: &str, visitor: &str) -> Result<Accepted, Problem> {
        let (table, visitor) = (self.table(table).await?, visitor.to_string());
        let (now, patience) = (self.now(), self.config.policy.patience);
        self.change(&table, move |state| {
            if !state.is_in_charge(&visitor, state.overdue(now, patience)) {
                return Err(Problem::forbidden("problem-not-host"));
            }
            state.close_as_host(&visitor)
        })
        .await
    }

    /// Closes a table, for the operator of the server.
    ///
    /// # Errors
    /// When the table has ended.
    pub async fn close_as_operator(self: &Arc<Self>, table: &str) -> Result<Accepted, Problem> {
        let table = self.table(table).await?;
        self.change(&table, |state| state.close(CloseReason::Operator))
            .await
    }

    /// Frees a seat, or gives it to a bot, for the host.
    ///
    /// # Errors
    /// When the visitor is not in charge, or whoever sits there is not gone.
    pub async fn free_seat(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        seat: Seat,
        bot: Option<&str>,
    ) -> Result<Accepted, Problem> {
        let table = self.table(table).await?;
        let name = self.name_of(visitor).await;
        let (visitor, bot) = (visitor.to_string(), bot.map(String::from));
        let (now, patience) = (self.now(), self.config.policy.patience);
        self.change(&table, move |state| {
            let overdue = state.overdue(now, patience);
            state.free_seat(seat, &visitor, &name, bot.as_deref(), overdue)
        })
        .await
    }

    /// Frees a seat, or gives it to a bot, for the operator of the server.
    ///
    /// # Errors
    /// When nobody sits there.
    pub async fn free_seat_as_operator(
        self: &Arc<Self>,
        table: &str,
        seat: Seat,
        bot: Option<&str>,
    ) -> Result<Accepted, Problem> {
        let (table, bot) = (self.table(table).await?, bot.map(String::from));
        self.change(&table, move |state| {
            state.free_seat_as_operator(seat, bot.as_deref())
        })
        .await
    }

    /// Gives a seat to a visitor, for the operator of the server.
    ///
    /// # Errors
    /// When there is no such seat, or the table has ended.
    pub async fn hand_over(
        self: &Arc<Self>,
        table: &str,
        seat: Seat,
        visitor: &str,
    ) -> Result<Accepted, Problem> {
        let table = self.table(table).await?;
        let (visitor, name) = (visitor.to_string(), self.name_of(visitor).await);
        self.change(&table, move |state| state.hand_over(seat, &visitor, &name))
            .await
    }

    /// Makes a new invitation to a table, for its host; the one before no longer works.
    ///
    /// # Errors
    /// When the visitor is not in charge.
    pub async fn renew_invitation(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
    ) -> Result<Accepted, Problem> {
        let (table, visitor) = (self.table(table).await?, visitor.to_string());
        let (now, patience) = (self.now(), self.config.policy.patience);
        self.change(&table, move |state| {
            let overdue = state.overdue(now, patience);
            state.renew_invitation(&visitor, random_name(9), overdue)
        })
        .await
    }
}
