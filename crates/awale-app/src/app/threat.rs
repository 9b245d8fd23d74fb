//! [`Threat`]: the reason why a move is bad: what the opponent captures in the expected line, or
//! what the move misses.

use awale_rules::{Pit, Position, Tally};

use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::study::{EndReason, MoveFacts};

/// The maximum length of a line that is shown, in moves. Longer lines are hard to follow.
pub const MAX_SHOWN_LINE_MOVES: usize = 5;

/// The reason why a move is bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    ImmediateCapture {
        answer: AnyMove,
        seeds: u8,
    },
    /// The opponent captures later, with the last move of the expected line. In the whole line,
    /// including the bad move, the opponent captures more seeds than the player of the bad move.
    LaterCapture {
        /// The expected line after the bad move; only the first `shown_plies` moves are used.
        line: [AnyMove; MAX_SHOWN_LINE_MOVES],
        shown_plies: usize,
        /// Seeds captured by the last move of the line.
        seeds: u8,
    },
    /// The opponent's answer threatens a capture.
    ThreatensCapture {
        answer: AnyMove,
        threatening_pit: Pit,
        /// Seeds that the threatened move would capture.
        seeds: u8,
    },
    /// The game ends with the bad move, or with the opponent's answer.
    EndsGame {
        /// The opponent's answer, if it ends the game. `None` if the bad move ends the game.
        answer: Option<AnyMove>,
        end_reason: EndReason,
        tally: Tally,
    },
    /// The best move captures more seeds than the bad one.
    MissesCapture {
        /// Seeds captured by the best move.
        seeds: u8,
    },
}

impl Threat {
    /// Finds the opponent's gain if the first move of `line` is played in the last position of
    /// `positions_so_far`. `None` if the rest of the line does not show a gain.
    pub fn of(positions_so_far: &[AnyGame], line: &[AnyMove]) -> Option<Threat> {
        let mut positions_so_far = awale_positions(positions_so_far);
        let (mut seed_lead, mut threatened_capture) = (0, None);
        for (ply, &mv) in line.iter().take(1 + MAX_SHOWN_LINE_MOVES).enumerate() {
            let facts = MoveFacts::of(&positions_so_far, mv.pit()?)?;
            let is_opponent_move = ply % 2 == 1;
            let gain = facts.before.net_gain(facts.pit);
            seed_lead += if is_opponent_move { gain } else { -gain };
            let seeds = facts.capture.seeds;
            match facts.game_end {
                _ if ply == 1 && seeds > 0 => {
                    return Some(Threat::ImmediateCapture { answer: mv, seeds });
                }
                _ if is_opponent_move && seeds > 0 && seed_lead > 0 => {
                    return Some(Threat::later_capture(&line[1..=ply], seeds));
                }
                Some((end, tally)) if ply <= 1 => {
                    let answer = is_opponent_move.then_some(mv);
                    return Some(Threat::EndsGame {
                        answer,
                        end_reason: end,
                        tally,
                    });
                }
                _ => {}
            }
            if ply == 1 {
                threatened_capture = facts.threat().and_then(|threat| {
                    Some(Threat::ThreatensCapture {
                        answer: mv,
                        threatening_pit: threat.capturing_pit?,
                        seeds: threat.seeds,
                    })
                });
            }
            positions_so_far.push(facts.after);
        }
        threatened_capture
    }

    /// Returns [`Threat::of`], or else what the first move of `line` misses compared with the move
    /// `best_move`. `None` if neither a capture nor the end of the game shows why the move is
    /// worse.
    pub fn threat_or_missed_capture(
        positions_so_far: &[AnyGame],
        line: &[AnyMove],
        best_move: AnyMove,
    ) -> Option<Threat> {
        let seeds_captured_by = |mv: AnyMove| {
            let facts = MoveFacts::of(&awale_positions(positions_so_far), mv.pit()?)?;
            Some(facts.capture.seeds)
        };
        Threat::of(positions_so_far, line).or_else(|| {
            let (seeds, seeds_of_played_move) = (
                seeds_captured_by(best_move)?,
                seeds_captured_by(*line.first()?)?,
            );
            (seeds > seeds_of_played_move).then_some(Threat::MissesCapture { seeds })
        })
    }

    fn later_capture(moves: &[AnyMove], seeds: u8) -> Threat {
        let mut line = [moves[0]; MAX_SHOWN_LINE_MOVES];
        line[..moves.len()].copy_from_slice(moves);
        Threat::LaterCapture {
            line,
            shown_plies: moves.len(),
            seeds,
        }
    }
}

fn awale_positions(positions_so_far: &[AnyGame]) -> Vec<Position> {
    positions_so_far
        .iter()
        .copied()
        .filter_map(AnyGame::as_awale)
        .collect()
}
