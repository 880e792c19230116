//! What a visitor can do at a table: one function for each command. The forms of the
//! pages and the JSON API read a request, call one of these, and answer.
//!
//! Making a table is [`Hub::create`], playing an action [`Hub::submit`]; hints and
//! reviews have files of their own, and so has trying a finished game again.

use std::sync::Arc;

use store::SubmissionKey;
use tabletop::Seat;

use super::{Accepted, Hub, Party, Table, saving::is_id};
use crate::{
    frame::Stage,
    problem::Problem,
    table::{ChatAct, NewGame, Nonce, OpenHands, Sitter, TableState},
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
            if state.seats_of(&visitor).contains(seat) {
                // Sent again: nothing happens twice.
                return Ok(Vec::new());
            }
            state.sit(seat, &visitor, &name, &nonce, &invitation)
        })
        .await
    }

    /// Adds to the dice. When everyone has, the game begins.
    ///
    /// # Errors
    /// When the visitor does not sit there, or adds nothing.
    pub async fn contribute(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        nonce: Nonce,
    ) -> Result<Accepted, Problem> {
        let (table, visitor) = (self.table(table).await?, visitor.to_string());
        self.change(&table, move |state| state.contribute(&visitor, &nonce))
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

    /// Leaves the lesson; the game goes on freely.
    ///
    /// # Errors
    /// When the visitor does not sit there.
    pub async fn leave_lesson(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
    ) -> Result<Accepted, Problem> {
        let table = self.table(table).await?;
        let visitor = visitor.to_string();
        self.change(&table, move |state| state.leave_lesson(&visitor))
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
        submission: Option<String>,
    ) -> Result<Accepted, Problem> {
        if submission.as_ref().is_some_and(|id| !is_id(id)) {
            return Err(Problem::bad("problem-form"));
        }
        let table = self.table(table).await?;
        let name = self.name_of(visitor).await;
        let (visitor, text) = (visitor.to_string(), text.to_string());
        // Whose it is can be told, but not who that is: it stays when a visitor is erased.
        let scope = self.id_of(&visitor, "chat");
        let key = submission.clone().map(|id| SubmissionKey { scope, id });
        self.change_once(&table, key, move |state| {
            state.say(&visitor, &name, &text, submission.as_deref())
        })
        .await
    }

    /// Does something about a line of the chat, or about who said it.
    ///
    /// # Errors
    /// When there is no such line, or the visitor may not do this.
    pub async fn act_on_line(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        line: u64,
        act: ChatAct,
    ) -> Result<Accepted, Problem> {
        let table = self.table(table).await?;
        let visitor = visitor.to_string();
        self.change(&table, move |state| state.act_on_line(&visitor, line, act))
            .await
    }

    /// The table at which the same players play again: made for whoever asks first. All
    /// others sit down there.
    ///
    /// # Errors
    /// When the game is not over, or the visitor does not sit there.
    pub async fn rematch(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
    ) -> Result<Arc<Table>, Problem> {
        let old = self.table(table).await?;
        let (hub, held, visitor) = (self.clone(), old.clone(), visitor.to_string());
        // The old table is held until it knows the new one: of two who ask at once, one waits
        // and finds it.
        let work = async move {
            let mut state = held.state.lock().await;
            let (new, party) = same_again(&state, &visitor)?;
            if let Some((again, invitation)) = state.rematch.clone() {
                drop(state);
                return hub.join(&again, &visitor, &party.host, &invitation).await;
            }
            let again = hub.create(&visitor, &new, &party).await?;
            let rematched = TableEvent::Rematched {
                table: again.id.clone(),
                invitation: again.state.lock().await.invitation.clone(),
            };
            hub.save(&held, &mut state, vec![rematched], None, Vec::new())
                .await?;
            Ok(again)
        };
        old.detached("a rematch", work).await
    }

    /// Sits down on those of the seats that are still free.
    async fn join(
        self: &Arc<Self>,
        table: &str,
        visitor: &str,
        seats: &[Seat],
        invitation: &str,
    ) -> Result<Arc<Table>, Problem> {
        for seat in seats {
            let sat = self.sit(table, visitor, *seat, Nonce::default(), invitation, "");
            match sat.await {
                Ok(_) => {}
                // The seat is taken, by this visitor before or by somebody else since.
                Err(problem) if problem.status == 409 => {}
                Err(problem) => return Err(problem),
            }
        }
        self.table(table).await
    }
}

/// The same game with the same bots; of the people, the one who asks sits down.
fn same_again(state: &TableState, visitor: &str) -> Result<(NewGame, Party), Problem> {
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
        bots: chairs
            .filter_map(|(seat, chair)| match chair.sitter {
                Sitter::Bot(kind) => Some((seat, kind.to_string())),
                _ => None,
            })
            .collect(),
        people: Vec::new(),
    };
    let new = NewGame {
        game: state.game.clone(),
        players: state.referee.seats(),
        options: state.referee.options(),
        open: state.open,
        watch: Some(state.watch),
        hints: state.hints,
        rated: state.rated,
        lesson: None,
        clock: state.clocks.as_ref().map(|clocks| clocks.control().clone()),
        open_hands: state.hands.as_ref().map(OpenHands::minutes),
    };
    Ok((new, party))
}
