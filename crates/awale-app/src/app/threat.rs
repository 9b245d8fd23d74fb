//! [`Threat`]: why a move loses: what the opponent takes in the expected line, or what the move
//! misses.

use awale_rules::{Pit, Position, Tally};

use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::study::{EndReason, MoveFacts};

/// The longest line that is shown, in moves: a longer one is hard to follow.
pub const MOST: usize = 5;

/// What a move allows the opponent, or misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    AtOnce {
        answer: AnyMove,
        seeds: u8,
    },
    /// The last move of the expected line captures, by which the opponent has taken more since the
    /// move than the mover.
    Later {
        /// The line behind the move, of which `plies` are used.
        line: [AnyMove; MOST],
        plies: usize,
        /// Seeds that its last move takes.
        seeds: u8,
    },
    /// The answer makes a new threat.
    Made {
        answer: AnyMove,
        with: Pit,
        /// Seeds that it would take.
        seeds: u8,
    },
    /// The game ends with the move, or with the answer.
    Ends {
        /// The answer, where that ends it.
        answer: Option<AnyMove>,
        end: EndReason,
        tally: Tally,
    },
    /// The best move captures more than the one that is played.
    Missed {
        /// Seeds that the best move takes.
        seeds: u8,
    },
}

impl Threat {
    /// What the move that begins `line` allows in the last of the positions `past`, if the rest of
    /// the line shows it.
    #[must_use]
    pub fn of(past: &[AnyGame], line: &[AnyMove]) -> Option<Threat> {
        let mut past = positions(past);
        let (mut ahead, mut made) = (0, None);
        for (ply, &mv) in line.iter().take(1 + MOST).enumerate() {
            let facts = MoveFacts::of(&past, mv.pit()?)?;
            let is_opponents = ply % 2 == 1;
            let gain = facts.before.gain(facts.pit);
            ahead += if is_opponents { gain } else { -gain };
            let seeds = facts.captured.seeds;
            match facts.end {
                _ if ply == 1 && seeds > 0 => return Some(Threat::AtOnce { answer: mv, seeds }),
                _ if is_opponents && seeds > 0 && ahead > 0 => {
                    return Some(Threat::later(&line[1..=ply], seeds));
                }
                Some((end, tally)) if ply <= 1 => {
                    let answer = is_opponents.then_some(mv);
                    return Some(Threat::Ends { answer, end, tally });
                }
                _ => {}
            }
            if ply == 1 {
                made = facts.threat().and_then(|threat| {
                    Some(Threat::Made {
                        answer: mv,
                        with: threat.with?,
                        seeds: threat.seeds,
                    })
                });
            }
            past.push(facts.after);
        }
        made
    }

    /// What the move that begins `line` allows in the last of the positions `past`; else what it
    /// misses beside the move `best`. `None` where neither a capture nor the end of the game shows
    /// why it is worse.
    #[must_use]
    pub fn or_missed(past: &[AnyGame], line: &[AnyMove], best: AnyMove) -> Option<Threat> {
        let takes = |mv: AnyMove| {
            let facts = MoveFacts::of(&positions(past), mv.pit()?)?;
            Some(facts.captured.seeds)
        };
        Threat::of(past, line).or_else(|| {
            let (seeds, played) = (takes(best)?, takes(*line.first()?)?);
            (seeds > played).then_some(Threat::Missed { seeds })
        })
    }

    fn later(moves: &[AnyMove], seeds: u8) -> Threat {
        let mut line = [moves[0]; MOST];
        line[..moves.len()].copy_from_slice(moves);
        Threat::Later {
            line,
            plies: moves.len(),
            seeds,
        }
    }
}

fn positions(past: &[AnyGame]) -> Vec<Position> {
    past.iter().copied().filter_map(AnyGame::awale).collect()
}
