//! How the players end a game: by resignation, by agreement or by running out of time.

use awale_rules::Settlement;

use crate::{
    app::{WinCertainty, computer_seat_refusing_agreement, ended_while_ahead::table_score},
    prelude::*,
};

use super::{PlayRemark, PlayScreen};

/// With at most this many seeds on the board a game is quiet after [`QUIET_PERIOD_PLIES`] without a
/// capture.
const MAX_SEEDS_IN_QUIET_GAME: u8 = 12;

/// About two turns for each seed.
const QUIET_PERIOD_PLIES: usize = 20;

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

    /// The remark that a repeated position ends the game and that the players may agree to end it.
    /// The remark appears at a human's turn when the game has become quiet, and again if the game
    /// stays quiet as long as before.
    pub(super) fn quiet_game_remark(&self, context: &AppContext) -> Option<PlayRemark> {
        let session = &context.sessions[self.session];
        let positions = session.positions_so_far();
        // The human's turn before was two plies ago.
        let positions_before = &positions[..positions.len().saturating_sub(2)];
        let is_due = quiet_period_count(positions) > quiet_period_count(positions_before);
        (is_due && session.awaits_human()).then_some(PlayRemark::QuietGame)
    }

    pub(super) fn settle(&mut self, settlement: Settlement, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        session.game.referee.settle(settlement);
        (self.animation, self.remaining_pause, self.is_paused) = (None, Duration::ZERO, false);
        self.save_and_start_turn(context);
    }
}

/// Whether the players can end a quiet game by agreement: no computer would lose by it.
pub(super) fn may_end_quiet_game(session: &Session) -> bool {
    quiet_period_count(session.positions_so_far()) > 0
        && computer_seat_refusing_agreement(session.position(), session.only_human_seat()).is_none()
}

/// How many times [`QUIET_PERIOD_PLIES`] have passed without a capture; 0 if many seeds are left.
fn quiet_period_count(positions: &[AnyGame]) -> usize {
    let seeds_on_board = |position: &AnyGame| Some(position.as_awale()?.seeds_on_board());
    let last_seed_count = positions.last().and_then(seeds_on_board);
    if last_seed_count.is_none_or(|seeds| seeds > MAX_SEEDS_IN_QUIET_GAME) {
        return 0;
    }
    let is_since_capture = |position: &&AnyGame| seeds_on_board(position) == last_seed_count;
    let position_count = positions.iter().rev().take_while(is_since_capture).count();
    (position_count - 1) / QUIET_PERIOD_PLIES
}

/// The side that would resign: the only human player or, without one, the side to move.
fn resigning_seat(session: &Session) -> Seat {
    session.only_human_seat().unwrap_or(session.to_move())
}
