//! How the players end a game: by resignation, by agreement or by running out of time.

use awale_rules::Settlement;

use crate::{
    app::{WinCertainty, computer_seat_refusing_agreement, ended_while_ahead::table_score},
    prelude::*,
};

use super::{PlayRemark, PlayScreen};

/// With at most this many seeds on the board a game is quiet after [`MIN_PLIES_WITHOUT_CAPTURE`].
const MAX_SEEDS_IN_QUIET_GAME: u8 = 12;

/// A game is quiet after this many plies without a capture: about two turns for each seed.
const MIN_PLIES_WITHOUT_CAPTURE: usize = 20;

impl PlayScreen {
    /// The advantage of the side that would resign. `None` if unknown, or if the game allows no
    /// analysis.
    pub fn advantage_of_resigning_side(&self, context: &AppContext) -> Option<WinCertainty> {
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
        WinCertainty::of(
            table_score(session, seat, context.tables.as_deref()).or_else(study_score)?,
        )
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
        match computer_seat_refusing_agreement(session.position(), own_seat) {
            Some(computer) => self.remark = Some(PlayRemark::ComputerRefusesToEnd(computer)),
            None => self.settle(Settlement::Agreement, context),
        }
    }

    /// The reminder that the players may agree to end the game. It appears once, when a game in
    /// which little happens any more is a human's turn and a computer would agree.
    pub(super) fn reminder_of_agreement(&self, context: &AppContext) -> Option<PlayRemark> {
        let session = &context.sessions[self.session];
        let positions = session.positions_so_far();
        // The human's turn before was two plies ago.
        let has_just_become_quiet =
            is_quiet(positions) && !is_quiet(&positions[..positions.len().saturating_sub(2)]);
        let computer_agrees =
            computer_seat_refusing_agreement(session.position(), session.only_human_seat())
                .is_none();
        (has_just_become_quiet && session.awaits_human() && computer_agrees)
            .then_some(PlayRemark::PlayersMayAgreeToEnd)
    }

    pub(super) fn settle(&mut self, settlement: Settlement, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        session.game.referee.settle(settlement);
        (self.animation, self.remaining_pause, self.is_paused) = (None, Duration::ZERO, false);
        self.save_and_start_turn(context);
    }
}

/// Whether few seeds are left and nothing was captured for a while.
fn is_quiet(positions: &[AnyGame]) -> bool {
    let seeds_on_board = |plies_ago: usize| {
        let position = positions
            .len()
            .checked_sub(plies_ago + 1)
            .map(|at| positions[at]);
        position?
            .as_awale()
            .map(|position| position.seeds_on_board())
    };
    let current_seeds_on_board = seeds_on_board(0);
    current_seeds_on_board.is_some_and(|seeds| seeds <= MAX_SEEDS_IN_QUIET_GAME)
        && current_seeds_on_board == seeds_on_board(MIN_PLIES_WITHOUT_CAPTURE)
}

/// The side that would resign: the only human player or, without one, the side to move.
fn resigning_seat(session: &Session) -> Seat {
    session.only_human_seat().unwrap_or(session.to_move())
}
