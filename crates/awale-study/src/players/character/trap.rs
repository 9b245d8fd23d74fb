//! Traps: among moves that are worth the same, the one that the opponent most likely answers
//! wrongly. What it would answer is asked of players of middling strength, a few with each other's
//! errors.

use awale_engine::{Engine, Level, Limits, Stop};
use awale_rules::{Pit, Position};

use super::deep::Deep;
use super::valued::{self, Valued};

/// The level of the players that are asked.
const LEVEL: u32 = 5;
/// An answer that lets a better result slip counts this many seeds more.
const RESULT: i32 = 100;
/// What it counts that all answers but none would let it slip; one that most do not find counts
/// less.
const NARROW: usize = 200;
/// How many of them, each of which overlooks other moves.
const PLAYERS: u64 = 12;

/// The moves that the tables call equal and best, where they know what every move leads to. What
/// the history of the game makes of them must not be worse either: a repetition ends a game
/// otherwise than the tables suppose.
pub(super) fn equals(moves: &[Valued], deep: &Deep) -> Option<Vec<Valued>> {
    let known: Vec<(Valued, i32)> = moves
        .iter()
        .map(|valued| Some((*valued, -deep.table_value(&valued.after)?)))
        .collect::<Option<_>>()?;
    let best = known.iter().map(|(_, lead)| *lead).max()?;
    let equal = known
        .into_iter()
        .filter(|(_, lead)| *lead == best)
        .map(|(valued, _)| valued);
    let result = |valued: &Valued| (valued.value - valued::lead(valued.value)).signum();
    let surest = equal.clone().map(|valued| result(&valued)).max()?;
    Some(equal.filter(|valued| result(valued) == surest).collect())
}

/// What it costs a trap that the game is over.
const OVER: i32 = 1000;

/// The players that are asked.
#[derive(Debug)]
pub(super) struct Victims {
    players: Vec<Engine>,
    limits: Limits,
}

impl Victims {
    pub(super) fn new(seed: u64) -> Victims {
        let level = Level::new(LEVEL).unwrap_or(Level::LAST);
        let player = |number: u64| {
            let mut engine = Engine::new(1, 1);
            engine.set_handicap(level.handicap(!seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
            engine
        };
        Victims {
            players: (0..PLAYERS).map(player).collect(),
            limits: level.limits(std::time::Duration::ZERO),
        }
    }

    /// For each of the moves how much its answers would give away by the tables, in seeds; errors
    /// that cannot be told are none. A move that ends the game sets no trap, and one whose answer
    /// can end it by repetition is a poor one.
    pub(super) fn errors(
        &mut self,
        past: &[Position],
        moves: &[Valued],
        deep: &Deep,
        stop: &Stop,
    ) -> Vec<i32> {
        let error = |valued: &Valued| {
            if valued::with(past, valued.after).1.is_some() {
                return -OVER;
            }
            let ways_back = valued::moves(&valued.after)
                .iter()
                .filter(|(_, next)| past.contains(next))
                .count();
            let over = if ways_back > 0 { OVER / 2 } else { 0 };
            self.error(&valued.after, deep, stop) - over
        };
        moves.iter().map(error).collect()
    }

    fn error(&mut self, position: &Position, deep: &Deep, stop: &Stop) -> i32 {
        let answers = valued::moves(position).into_iter();
        let known: Vec<(Pit, i32)> = answers
            .filter_map(|(pit, after)| Some((pit, -deep.table_value(&after)?)))
            .collect();
        let Some(best) = known.iter().map(|&(_, value)| value).max() else {
            return 0;
        };
        // The fewer answers keep the result, the better; and the more seeds stay, the more there is
        // to come.
        let losing = known
            .iter()
            .filter(|(_, value)| value.signum() < best.signum())
            .count();
        let narrow = i32::try_from(losing * NARROW / position.moves().count().max(1)).unwrap_or(0);
        let mut errors = narrow + i32::from(position.on_board());
        for player in &mut self.players {
            let answer = player.think(&[*position], &self.limits, stop, &mut |_| ());
            let value = known
                .iter()
                .find(|(pit, _)| {
                    answer
                        .as_ref()
                        .is_some_and(|answer| answer.best_move == *pit)
                })
                .map_or(best, |&(_, value)| value);
            errors += if value.signum() < best.signum() {
                RESULT
            } else {
                0
            } + best
                - value;
        }
        errors
    }
}
