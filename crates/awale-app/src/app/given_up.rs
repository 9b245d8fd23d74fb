//! Games that a player resigned or agreed to end while standing better.

use awale_engine::Score;
use awale_engine::tables::Tables;
use awale_rules::{Game, GameEnd, Position, Seat, Settlement};

use awale_study::catalogue::AnyGame;
use awale_study::record::Assessment;
use awale_study::study::known;

use crate::app::Session;

/// The least estimated lead that counts, in hundredths of a seed.
const LEAST: i32 = 200;

/// How a side stands better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advantage {
    /// It wins: that is proven.
    Won,
    /// It is likely to win: by an estimate, or by a table value that repetition may change.
    Better,
}

impl Advantage {
    /// The advantage of a side to which a position is worth `score`.
    #[must_use]
    pub fn of(score: Score) -> Option<Advantage> {
        match score {
            Score::Proven(lead) => (lead > 0).then_some(Advantage::Won),
            Score::Table(lead) => (lead > 0).then_some(Advantage::Better),
            Score::Estimate(lead) => (lead >= LEAST).then_some(Advantage::Better),
        }
    }
}

/// The computer that does not agree to end a game in `position` as it stands, since it would lose
/// by it.
#[must_use]
pub fn unwilling(position: &AnyGame, only_human: Option<Seat>) -> Option<Seat> {
    let winner = position.tally_when_agreed().winner;
    only_human
        .map(Seat::opponent)
        .filter(|computer| winner == Some(computer.opponent()))
}

/// What the position of `session` is worth to `seat`, where the `tables` know it.
#[must_use]
pub fn by_tables(session: &Session, seat: Seat, tables: Option<&Tables>) -> Option<Score> {
    let past = session.game.referee.past();
    let past: Vec<Position> = past
        .iter()
        .map(|game| AnyGame::awale(*game))
        .collect::<Option<_>>()?;
    let position = past.last()?;
    let score = known(
        &past,
        tables.filter(|tables| tables.serve(position.rules())),
    )?;
    Some(score.seen_by(seat, position.to_move()))
}

/// The side that resigned the game of `session`, or agreed to end it without winning, although it
/// stood better: by `tables` or else by its judged `moves`.
#[must_use]
pub fn given_up(
    session: &Session,
    moves: &[Assessment],
    tables: Option<&Tables>,
) -> Option<(Seat, Advantage)> {
    let referee = &session.game.referee;
    let verdict = referee.outcome()?;
    let seat = match verdict.ending {
        GameEnd::Settled(Settlement::Resignation(seat)) => seat,
        GameEnd::Settled(Settlement::Agreement) => session.only_human()?,
        _ => return None,
    };
    if verdict.tally.winner == Some(seat) {
        return None;
    }
    let score = by_tables(session, seat, tables).or_else(|| {
        let last = moves
            .last()
            .filter(|_| moves.len() == referee.moves().len())?;
        Some(
            last.value
                .seen_by(seat, referee.past()[moves.len() - 1].to_move()),
        )
    })?;
    Some((seat, Advantage::of(score)?))
}
