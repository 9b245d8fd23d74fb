//! How the players end a game: by resignation, by agreement or by running out of time.

use awale_rules::Settlement;

use crate::app::ended_while_ahead::table_score;
use crate::app::{Advantage, computer_refusing_agreement};
use crate::prelude::*;

use super::{PlayRemark, PlayScreen};

impl PlayScreen {
    /// The advantage of the side that would resign. `None` if unknown, or if the game allows no
    /// analysis.
    pub fn advantage_of_resigning_side(&self, context: &AppContext) -> Option<Advantage> {
        let session = &context.sessions[self.session];
        if !session.may_study() {
            return None;
        }
        let (mover, seat) = (session.to_move(), resigning_seat(session));
        let study_score = || {
            Some(
                self.study
                    .values
                    .as_ref()?
                    .best()
                    .score
                    .seen_by(seat, mover),
            )
        };
        Advantage::of(table_score(session, seat, context.tables.as_deref()).or_else(study_score)?)
    }

    pub(crate) fn resign(&mut self, context: &mut AppContext) {
        let loser = resigning_seat(&context.sessions[self.session]);
        self.settle(Settlement::Resignation(loser), context);
    }

    /// Ends the game by agreement. A computer agrees unless that would lose the game for it.
    pub(crate) fn end_by_agreement(&mut self, context: &mut AppContext) {
        let session = &context.sessions[self.session];
        let own_seat = session
            .only_human_seat()
            .filter(|_| session.human_count() == 1);
        match computer_refusing_agreement(session.position(), own_seat) {
            Some(computer) => self.remark = Some(PlayRemark::ComputerRefusesToEnd(computer)),
            None => self.settle(Settlement::Agreement, context),
        }
    }

    pub(super) fn settle(&mut self, settlement: Settlement, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        session.game.referee.settle(settlement);
        (self.animation, self.remaining_pause, self.is_paused) = (None, Duration::ZERO, false);
        self.save_and_start_turn(context);
    }
}

/// The side that would resign: the only human player or, without one, the side to move.
fn resigning_seat(session: &Session) -> Seat {
    session.only_human_seat().unwrap_or(session.to_move())
}
