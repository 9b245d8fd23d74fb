//! What a losing move allows: what the teacher would take, by the line that she expects.

use awale_rules::{Game, Pit};

use crate::catalogue::{AnyGame, AnyMove};
use crate::study::{Reason, facts};

/// Moves of the line that are told at most: a longer one would not be followed.
const MOST: usize = 5;

/// What a move allows the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    /// The answer captures.
    AtOnce {
        /// The answer.
        answer: AnyMove,
        /// Seeds that it takes.
        seeds: u8,
    },
    /// The last move of the expected line captures, by which the opponent has taken more since the move than the mover.
    Later {
        /// The line behind the move, of which `plies` are used.
        line: [AnyMove; MOST],
        /// Its length.
        plies: usize,
        /// Seeds that its last move takes.
        seeds: u8,
    },
    /// The answer makes a new threat.
    Made {
        /// The answer.
        answer: AnyMove,
        /// What would capture next.
        with: Pit,
        /// Seeds that it would take.
        seeds: u8,
    },
}

impl Threat {
    /// What the move that begins `line` allows in the last of the positions `past`, if the rest of the line shows it.
    pub(super) fn of(past: &[AnyGame], line: &[AnyMove]) -> Option<Threat> {
        let mut past = past.to_vec();
        let (mut ahead, mut made) = (0, None);
        for (ply, &mv) in line.iter().take(1 + MOST).enumerate() {
            let game = *past.last()?;
            game.check(mv).ok()?;
            let is_opponents = ply % 2 == 1;
            ahead += if is_opponents { game.gain(mv) } else { -game.gain(mv) };
            for fact in facts(&past, mv).into_iter().filter(|_| is_opponents) {
                match fact {
                    Reason::Captures { seeds, .. } if ply == 1 => return Some(Threat::AtOnce { answer: mv, seeds }),
                    Reason::Captures { seeds, .. } if ahead > 0 => return Some(Threat::later(&line[1..=ply], seeds)),
                    Reason::Threatens { seeds, with, .. } if ply == 1 => {
                        made = Some(Threat::Made { answer: mv, with, seeds });
                    }
                    _ => {}
                }
            }
            let mut after = game;
            after.play_unchecked(mv);
            past.push(after);
        }
        made
    }

    fn later(moves: &[AnyMove], seeds: u8) -> Threat {
        let mut line = [moves[0]; MOST];
        line[..moves.len()].copy_from_slice(moves);
        Threat::Later { line, plies: moves.len(), seeds }
    }
}

#[cfg(test)]
mod tests {
    use awale_rules::{PerSeat, Position, Rules, Seat};
    use rand::rngs::StdRng;
    use rand::seq::IteratorRandom;
    use rand::{RngExt, SeedableRng};

    use super::*;

    /// What is taken on the way from one position to the other, South's less North's.
    fn taken(before: &Position, after: &Position) -> i32 {
        let lead =
            |position: &Position| i32::from(position.store(Seat::South)) - i32::from(position.store(Seat::North));
        lead(after) - lead(before)
    }

    /// Random lines of random games: what is said of each is what happens on the board.
    #[test]
    fn what_is_threatened_happens_when_the_line_is_played() {
        let mut dice = StdRng::seed_from_u64(8);
        let mut told = [0; 4];
        for _ in 0..3_000 {
            let mut positions = vec![Position::start(&Rules::OWARE, Seat::South)];
            let mut line = Vec::new();
            let begins = 2 * dice.random_range(2..20);
            while positions.len() < begins + 1 + MOST + 1 {
                let position = positions[positions.len() - 1];
                let pit = position.moves().filter(|_| position.outcome().is_none()).choose(&mut dice);
                let Some(pit) = pit else { break };
                line.extend((positions.len() > begins).then_some(AnyMove::Pit(pit)));
                positions.push(position.after(pit).expect("a legal move"));
            }
            if positions.len() <= begins + 2 || positions.iter().any(|position| position.outcome().is_some()) {
                continue;
            }
            let mover = positions[begins].to_move();
            let won = |from: usize, to: usize| {
                let south = taken(&positions[begins + from], &positions[begins + to]);
                if mover == Seat::South { -south } else { south }
            };
            let past: Vec<AnyGame> = positions[..=begins].iter().copied().map(AnyGame::Awale).collect();
            match Threat::of(&past, &line) {
                None => told[0] += 1,
                Some(Threat::AtOnce { answer, seeds }) => {
                    assert_eq!((answer, won(1, 2)), (line[1], i32::from(seeds)));
                    told[1] += 1;
                }
                Some(Threat::Later { line: moves, plies, seeds }) => {
                    assert_eq!(moves[..plies], line[1..=plies]);
                    assert_eq!((won(1, 2), won(plies, plies + 1)), (0, i32::from(seeds)));
                    assert!(won(0, plies + 1) > 0 && plies > 1);
                    told[2] += 1;
                }
                Some(Threat::Made { answer, with, seeds }) => {
                    assert_eq!((answer, won(1, 2)), (line[1], 0));
                    let after = positions[begins + 2];
                    let stores = PerSeat::from_fn(|seat| after.store(seat));
                    let again =
                        Position::new(&Rules::OWARE, *after.pits(), stores, mover.opponent()).expect("all seeds");
                    assert_eq!(again.gain(with), i32::from(seeds));
                    told[3] += 1;
                }
            }
        }
        assert!(told.iter().all(|&count| count > 20), "{told:?}");
    }
}
