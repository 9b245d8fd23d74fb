//! [`BadMoveReason`]: the reason why a move is bad: what the opponent captures in the expected
//! line, or what the move misses.

use awale_rules::{FinalResult, Pit};

use awale_study::{
    catalogue::{AnyGame, AnyMove},
    study::{EndReason, MIN_THREAT_SEEDS, MoveFacts, awale_positions},
};

/// The maximum number of the opponent's moves in which a capture is looked for. Later captures are
/// hard to foresee.
pub const MAX_OPPONENT_MOVES: usize = 3;

/// The reason why a move is bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadMoveReason {
    ImmediateCapture {
        answer: AnyMove,
        seeds: u8,
    },
    /// The opponent captures later in the expected line. Up to this capture, including the bad
    /// move, the opponent captures more seeds than the player of the bad move.
    LaterCapture {
        capturing_move: AnyMove,
        /// The number of the opponent's moves up to the capture, with the capturing move; 2 or
        /// more.
        opponent_move_count: usize,
        /// Seeds captured by the capturing move.
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
        final_result: FinalResult,
    },
    /// The best move captures more seeds than the bad one.
    MissesCapture {
        /// Seeds captured by the best move.
        seeds: u8,
    },
    /// The opponent could make this capture after the bad move, and only smaller ones after the
    /// best move.
    AllowsCapture {
        capturing_pit: Pit,
        seeds: u8,
    },
    /// The best move threatens a capture, and the bad move none as large.
    MissesThreat {
        /// Seeds that the threatened move would capture.
        seeds: u8,
    },
    /// The best move leaves the opponent few legal moves, and the bad move leaves more.
    MissesMoveShortage {
        /// The opponent's legal moves after the best move.
        opponent_moves_after_best: usize,
    },
}

impl BadMoveReason {
    /// Finds the opponent's gain if the first move of `line` is played in the last position of
    /// `positions_so_far`. `None` if the rest of the line does not show a gain.
    pub fn of(positions_so_far: &[AnyGame], line: &[AnyMove]) -> Option<BadMoveReason> {
        let mut positions_so_far = awale_positions(positions_so_far);
        let (mut seed_lead, mut threatened_capture) = (0, None);
        for (ply, &mv) in line.iter().take(2 * MAX_OPPONENT_MOVES).enumerate() {
            let facts = MoveFacts::of(&positions_so_far, mv.as_pit()?)?;
            let is_opponent_move = ply % 2 == 1;
            let gain = facts.before.net_gain(facts.pit);
            seed_lead += if is_opponent_move { gain } else { -gain };
            let seeds = facts.capture.captured_seeds;
            match facts.game_end {
                _ if ply == 1 && seeds > 0 => {
                    return Some(BadMoveReason::ImmediateCapture { answer: mv, seeds });
                }
                _ if is_opponent_move && seeds > 0 && seed_lead > 0 => {
                    return Some(BadMoveReason::LaterCapture {
                        capturing_move: mv,
                        opponent_move_count: ply.div_ceil(2),
                        seeds,
                    });
                }
                Some((end, final_result)) if ply <= 1 => {
                    let answer = is_opponent_move.then_some(mv);
                    return Some(BadMoveReason::EndsGame {
                        answer,
                        end_reason: end,
                        final_result,
                    });
                }
                _ => {}
            }
            if ply == 1 {
                threatened_capture = facts.threat().and_then(|threat| {
                    Some(BadMoveReason::ThreatensCapture {
                        answer: mv,
                        threatening_pit: threat.capturing_pit?,
                        seeds: threat.captured_seeds,
                    })
                });
            }
            positions_so_far.push(facts.after);
        }
        threatened_capture
    }

    /// Returns [`BadMoveReason::of`], or else what the board shows to be worse after the first move
    /// of `line` than after `best_move`. `None` if the board shows nothing.
    pub fn visible_reason(
        positions_so_far: &[AnyGame],
        line: &[AnyMove],
        best_move: AnyMove,
    ) -> Option<BadMoveReason> {
        BadMoveReason::of(positions_so_far, line).or_else(|| {
            let positions_so_far = awale_positions(positions_so_far);
            let facts_of = |mv: AnyMove| MoveFacts::of(&positions_so_far, mv.as_pit()?);
            BadMoveReason::by_comparison(&facts_of(*line.first()?)?, &facts_of(best_move)?)
        })
    }

    /// Returns what is worse after the move `played` than after the move `best`.
    fn by_comparison(played: &MoveFacts, best: &MoveFacts) -> Option<BadMoveReason> {
        if best.capture.captured_seeds > played.capture.captured_seeds {
            let seeds = best.capture.captured_seeds;
            return Some(BadMoveReason::MissesCapture { seeds });
        }
        let allowed_capture = &played.opponents_capture_after;
        if allowed_capture.captured_seeds > best.opponents_capture_after.captured_seeds {
            return Some(BadMoveReason::AllowsCapture {
                capturing_pit: allowed_capture.capturing_pit?,
                seeds: allowed_capture.captured_seeds,
            });
        }
        let [threatened_seeds, seeds_threatened_by_best] =
            [played, best].map(|facts| facts.threat().map_or(0, |threat| threat.captured_seeds));
        if seeds_threatened_by_best >= MIN_THREAT_SEEDS.max(threatened_seeds + 1) {
            let seeds = seeds_threatened_by_best;
            return Some(BadMoveReason::MissesThreat { seeds });
        }
        let opponent_moves_after_best = best.few_legal_answers()?;
        (played.after.moves().count() > opponent_moves_after_best).then_some(
            BadMoveReason::MissesMoveShortage {
                opponent_moves_after_best,
            },
        )
    }
}
