//! Detects games that a player resigned, or agreed to end, in the better position.

use awale_engine::{Score, tables::Tables};
use awale_rules::{Game, GameEnd, Seat, Settlement};

use awale_study::{catalogue::AnyGame, record::Assessment, study::known_value};

use crate::app::Session;

/// The minimum estimated lead of a better position, in hundredths of a seed.
const MIN_LEAD_CENTISEEDS: i32 = 200;

/// The certainty of a side's advantage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinCertainty {
    /// A proven win.
    ProvenWin,
    /// A likely win: by an estimate, or by a table value that repetition may change.
    LikelyWin,
}

impl WinCertainty {
    /// The advantage of a side for which the position is worth `score`. `None` if the side has
    /// none.
    pub fn of(score: Score) -> Option<WinCertainty> {
        match score {
            Score::Proven(lead) => (lead > 0).then_some(WinCertainty::ProvenWin),
            Score::Table(lead) => (lead > 0).then_some(WinCertainty::LikelyWin),
            Score::Estimate(lead) => {
                (lead >= MIN_LEAD_CENTISEEDS).then_some(WinCertainty::LikelyWin)
            }
        }
    }
}

/// The seat of the computer, if it refuses to end the game in `position` by agreement because it
/// would lose.
pub fn computer_seat_refusing_agreement(
    position: &AnyGame,
    only_human_seat: Option<Seat>,
) -> Option<Seat> {
    let winner = position.result_when_agreed().winner;
    only_human_seat
        .map(Seat::opponent)
        .filter(|computer| winner == Some(computer.opponent()))
}

/// The value of the current position for `seat`, if the endgame `tables` contain it.
pub fn table_score(session: &Session, seat: Seat, tables: Option<&Tables>) -> Option<Score> {
    let positions_so_far = AnyGame::all_as_awale(session.positions_so_far())?;
    let position = positions_so_far.last()?;
    let score = known_value(
        &positions_so_far,
        tables.filter(|tables| tables.are_for_rules(position.rules())),
    )?;
    Some(score.seen_by(seat, position.to_move()))
}

/// The side that resigned, or agreed to end the game without winning, although it had the better
/// position. The value comes from `tables`, or else from the analyzed `assessments`.
pub fn side_that_gave_up_lead(
    session: &Session,
    assessments: &[Assessment],
    tables: Option<&Tables>,
) -> Option<(Seat, WinCertainty)> {
    let referee = &session.game.referee;
    let outcome = referee.outcome()?;
    let losing_seat = match outcome.ending {
        GameEnd::Settled(Settlement::Resignation(seat)) => seat,
        GameEnd::Settled(Settlement::Agreement) => session.only_human_seat()?,
        _ => return None,
    };
    if outcome.final_result.winner == Some(losing_seat) {
        return None;
    }
    let score = table_score(session, losing_seat, tables).or_else(|| {
        let last_assessment = assessments
            .last()
            .filter(|_| assessments.len() == referee.moves().len())?;
        Some(last_assessment.value.seen_by(
            losing_seat,
            referee.positions_so_far()[assessments.len() - 1].to_move(),
        ))
    })?;
    Some((losing_seat, WinCertainty::of(score)?))
}
