//! [`MoveFacts`]: what a move of the awalé family does, by the board, the rules and the history of
//! the game. Nothing here searches. Hints, warnings, puzzle themes and chapters use it.

use std::cmp::Reverse;

use awale_rules::{
    BoardPlace, Ending, FinalResult, Game, PerSeat, Pit, Position, Seat, find_repetition,
};

use crate::catalogue::{AnyGame, AnyMove};

/// The minimum number of seeds of a threat. A smaller capture is neither a threat nor a temptation.
pub const MIN_THREAT_SEEDS: u8 = 2;

/// The maximum number of legal moves of a side that is short of moves.
const MAX_FEW_ANSWERS: usize = 3;

/// The reason why a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// The game ends by a rule.
    ByRules(Ending),
    /// The position occurred earlier in the game.
    Repetition,
}

/// Returns why the game is over in the last of the positions `positions_so_far`, and the result.
/// Returns `None` if the game is not over.
pub(super) fn game_end(positions_so_far: &[Position]) -> Option<(EndReason, FinalResult)> {
    let position = positions_so_far.last()?;
    match position.outcome() {
        Some(outcome) => Some((EndReason::ByRules(outcome.ending), outcome.final_result)),
        None => find_repetition(positions_so_far)
            .map(|_| (EndReason::Repetition, position.result_when_repeated())),
    }
}

/// Returns the positions `positions_so_far` with the position after the legal move from `pit`.
pub(super) fn positions_with_move(positions_so_far: &[Position], pit: Pit) -> Vec<Position> {
    let next_position = positions_so_far
        .last()
        .and_then(|position| position.after(pit).ok());
    positions_so_far
        .iter()
        .copied()
        .chain(next_position)
        .collect()
}

/// The capture of one move.
#[derive(Clone, Debug, Default)]
pub struct Capture {
    /// The pit of the move, or `None` if there is no move.
    pub capturing_pit: Option<Pit>,
    /// The pits that are captured.
    pub captured_pits: Vec<Pit>,
    /// The number of seeds that are captured.
    pub captured_seeds: u8,
}

/// A legal move and its effects.
#[derive(Clone, Debug)]
pub struct MoveFacts {
    /// The position before the move.
    pub before: Position,
    /// The pit of the move.
    pub pit: Pit,
    /// The position after the move.
    pub after: Position,
    /// The capture of the move, which may be empty.
    pub capture: Capture,
    /// The opponent's largest capture if the opponent were to move before the move.
    pub opponents_capture_before: Capture,
    /// The opponent's largest capture after the move. It is empty if the game is over.
    pub opponents_capture_after: Capture,
    /// Why the game ends with the move, and the result, if it ends.
    pub game_end: Option<(EndReason, FinalResult)>,
}

impl MoveFacts {
    /// Computes the effects of the move from `pit` in the last of the positions `positions_so_far`.
    /// Returns `None` if the move is illegal.
    pub fn of(positions_so_far: &[Position], pit: Pit) -> Option<MoveFacts> {
        let before = *positions_so_far.last()?;
        let capture = capture_of_move(&before, pit)?;
        let positions = positions_with_move(positions_so_far, pit);
        let (after, game_end) = (*positions.last()?, game_end(&positions));
        let opponents_capture_after = match game_end {
            Some(_) => Capture::default(),
            None => best_capture(&after),
        };
        Some(MoveFacts {
            before,
            pit,
            after,
            capture,
            opponents_capture_before: opponents_best_capture(&before),
            opponents_capture_after,
            game_end,
        })
    }

    /// Returns true if the opponent can capture less after the move than if the opponent were to
    /// move before it.
    pub fn reduces_opponents_capture(&self) -> bool {
        self.opponents_capture_after.captured_seeds < self.opponents_capture_before.captured_seeds
    }

    /// Returns the mover's largest capture if the mover could move twice in a row. Returns `None`
    /// if a move could already capture as much from these pits before, or if the game is over.
    pub fn threat(&self) -> Option<Capture> {
        let movers_next_capture = best_capture(&with_mover(&self.after, self.before.to_move()));
        let was_possible_before = captures_of_moves(&self.before).any(|old| {
            let old_captures_all_pits = movers_next_capture
                .captured_pits
                .iter()
                .all(|pit| old.captured_pits.contains(pit));
            old_captures_all_pits && old.captured_seeds >= movers_next_capture.captured_seeds
        });
        (self.game_end.is_none() && movers_next_capture.captured_seeds > 0 && !was_possible_before)
            .then_some(movers_next_capture)
    }

    /// Returns the two largest new threats of captures from different pits, if no answer prevents
    /// both. `None` after the end of the game.
    pub fn double_threat(&self) -> Option<[Capture; 2]> {
        if self.game_end.is_some() {
            return None;
        }
        let MoveFacts { before, after, .. } = self;
        let captures_before: Vec<Capture> = captures_of_moves(before).collect();
        let is_new_threat = |threat: &Capture| {
            !captures_before.iter().any(|old_capture| {
                old_capture.capturing_pit == threat.capturing_pit
                    && old_capture.captured_seeds >= threat.captured_seeds
            })
        };
        let position_with_mover_again = with_mover(after, before.to_move());
        let movers_threats = captures_of_moves(&position_with_mover_again)
            .filter(|threat| threat.captured_seeds >= MIN_THREAT_SEEDS);
        let mut movers_new_threats: Vec<Capture> = movers_threats.filter(is_new_threat).collect();
        movers_new_threats.sort_by_key(|threat| Reverse(threat.captured_seeds));
        let have_no_common_pit = |one: &Capture, other: &Capture| {
            one.captured_pits
                .iter()
                .all(|pit| !other.captured_pits.contains(pit))
        };
        let ranked_threats = movers_new_threats.iter().enumerate();
        let mut threat_pairs = ranked_threats.flat_map(|(rank, one)| {
            movers_new_threats[rank..]
                .iter()
                .map(move |other| (one, other))
        });
        let (first_threat, second_threat) =
            threat_pairs.find(|(one, other)| have_no_common_pit(one, other))?;
        let takes_threatened_pits = |capture: &Capture| {
            let is_threatened = |pit| {
                movers_new_threats
                    .iter()
                    .any(|threat| threat.captured_pits.contains(pit))
            };
            capture.captured_seeds >= MIN_THREAT_SEEDS
                && capture.captured_pits.iter().any(is_threatened)
        };
        let parries_both_threats = |answer| {
            after.after(answer).is_ok_and(|next| {
                !captures_of_moves(&next).any(|each| takes_threatened_pits(&each))
            })
        };
        (!after.moves().any(parries_both_threats))
            .then(|| [first_threat.clone(), second_threat.clone()])
    }

    /// Returns the opponent's only legal move, if the game is not over and there is only one.
    pub fn only_legal_answer(&self) -> Option<Pit> {
        let mut answers = self.after.moves().filter(|_| self.game_end.is_none());
        answers.next().filter(|_| answers.next().is_none())
    }

    /// Returns the number of the opponent's legal moves, if the game is not over and there are at
    /// most `MAX_FEW_ANSWERS`, that is 3.
    pub fn few_legal_answers(&self) -> Option<usize> {
        let answer_count = self.after.moves().count();
        (self.game_end.is_none() && answer_count <= MAX_FEW_ANSWERS).then_some(answer_count)
    }

    /// Returns true if the opponent had no seeds before the move and gets some by it.
    pub fn feeds_opponent(&self) -> bool {
        let opponent = self.after.to_move();
        self.before.seeds_in_row(opponent) == 0 && self.after.seeds_in_row(opponent) > 0
    }

    /// Returns true if the opponent has no seeds after the move, or none after any answer, and
    /// another move would have left some.
    pub fn starves_opponent(&self) -> bool {
        let opponent = self.after.to_move();
        let opponent_runs_out_of_seeds = |after: &Position| {
            let empties_row = |pit| {
                after
                    .after(pit)
                    .is_ok_and(|next| next.seeds_in_row(opponent) == 0)
            };
            // A game that ended because a store reached the winning number may leave seeds in the
            // row.
            after.seeds_in_row(opponent) == 0
                || after.outcome().is_none() && after.moves().all(empties_row)
        };
        let mut other_moves = self.before.moves().filter(|&pit| pit != self.pit);
        opponent_runs_out_of_seeds(&self.after)
            && other_moves.any(|pit| {
                self.before
                    .after(pit)
                    .is_ok_and(|other| !opponent_runs_out_of_seeds(&other))
            })
    }

    /// Returns true if the sowing goes round the board, so that a pit gets a second seed.
    pub fn sows_full_lap(&self) -> bool {
        let Ok(trace) = self.before.trace(self.pit) else {
            return false;
        };
        let sown_pits: Vec<BoardPlace> = trace
            .sown_places()
            .filter(|place| matches!(place, BoardPlace::Pit(_)))
            .collect();
        sown_pits
            .iter()
            .enumerate()
            .any(|(number, place)| sown_pits[..number].contains(place))
    }
}

/// Returns where the last seed of the move from `pit` falls, if the move is legal.
pub fn last_seed_place(position: &Position, pit: Pit) -> Option<BoardPlace> {
    position.trace(pit).ok()?.sown_places().last()
}

/// Returns the capture of the move from `pit`, which may be empty, if the move is legal.
pub fn capture_of_move(position: &Position, pit: Pit) -> Option<Capture> {
    let trace = position.trace(pit).ok()?;
    let (captured_pits, seeds): (Vec<Pit>, Vec<u8>) = trace.captures().unzip();
    Some(Capture {
        capturing_pit: Some(pit),
        captured_pits,
        captured_seeds: seeds.into_iter().sum(),
    })
}

/// Returns the capture of each legal move, which may be empty.
pub fn captures_of_moves(position: &Position) -> impl Iterator<Item = Capture> + '_ {
    position
        .moves()
        .filter_map(|pit| capture_of_move(position, pit))
}

/// Returns the largest capture, the first of equals. Returns an empty capture if no move is legal.
pub fn best_capture(position: &Position) -> Capture {
    captures_of_moves(position)
        .reduce(|best, next| {
            if next.captured_seeds > best.captured_seeds {
                next
            } else {
                best
            }
        })
        .unwrap_or_default()
}

/// Returns the largest capture that the other side could make if it were to move now.
pub fn opponents_best_capture(position: &Position) -> Capture {
    best_capture(&with_mover(position, position.to_move().opponent()))
}

/// Returns the position with the same seeds and `mover` to move.
pub fn with_mover(position: &Position, mover: Seat) -> Position {
    let stores = PerSeat::from_fn(|seat| position.store(seat));
    // The number of seeds is unchanged, so the position is valid.
    Position::new(position.rules(), *position.pits(), stores, mover).unwrap_or(*position)
}

/// Returns a move with the number of captured seeds, if any: `C`, `F +5`, `3`.
pub fn move_and_capture(before: &AnyGame, mv: AnyMove) -> String {
    let position_and_pit = before.as_awale().zip(mv.as_pit());
    match position_and_pit.and_then(|(position, pit)| capture_of_move(&position, pit)) {
        Some(Capture { captured_seeds, .. }) if captured_seeds > 0 => {
            format!("{mv} +{captured_seeds}")
        }
        _ => mv.to_string(),
    }
}

/// Returns the moves of a line from `start`, each with the number of captured seeds, if any.
pub fn moves_and_captures(start: &AnyGame, line: &[AnyMove]) -> Vec<String> {
    let mut position = *start;
    let text_of_move = |&mv: &AnyMove| {
        let text = move_and_capture(&position, mv);
        position.play_unchecked(mv);
        text
    };
    line.iter().map(text_of_move).collect()
}
