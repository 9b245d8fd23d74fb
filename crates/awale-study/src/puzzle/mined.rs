//! [`MinedPuzzle`]: a puzzle from a game, and its encoding in a few bytes.
//!
//! | bytes | content |
//! | --- | --- |
//! | 1 | the number of turns minus one |
//! | 1 | the rating divided by ten |
//! | 2 | the themes, one bit each in the order of their declaration, the low byte first |
//! | 1 | South's store; North's store has the remaining seeds |
//! | 6 | the pits A to f, four bits each, the first in the low half; 15 means 15 or more |
//! | 1 for each 15 | the seeds of that pit |
//!
//! Each turn follows:
//!
//! * One byte with the column of the solution (three bits), the column of North's answer (three
//!   bits, 6 for none) and the claim (two bits: the only winning move, the only drawing move, the
//!   best by estimate).
//! * If the claim is an estimate, one byte with its seeds.
//! * For each other legal move, from A to F, one byte with what it gives away (five bits) and the
//!   column of North's answer (three bits, 6 for none).

#![expect(
    clippy::cast_possible_truncation,
    reason = "turns, columns and ratings in tens are small"
)]

use awale_rules::{PITS, PerSeat, Pit, Position, ROW, Rules, Seat};

use crate::{catalogue::Wdl, study::Motifs};

use super::{
    PuzzleClaim, PuzzleTurn, WrongMove, WrongMoveLoss,
    grade::{MAX_RATING, MIN_RATING, RATING_STEP},
};

/// A puzzle that was found in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MinedPuzzle {
    /// The themes of all turns.
    pub motifs: Motifs,
    /// The estimated rating: a player of this rating solves the puzzle in half of all tries.
    pub rating: u16,
    /// South's turns, at least one. Each follows North's answer to the turn before.
    pub turns: Vec<PuzzleTurn>,
}

/// A pit with this many seeds or more is encoded with an extra byte.
const MIN_LARGE_PIT_SEEDS: u8 = 15;
/// The column that means no move.
const COLUMN_FOR_NO_MOVE: u8 = ROW as u8;
/// The code of a move that turns a win into a draw. This code is larger than any number of seeds in
/// the same byte.
const WORSENS_TO_DRAW_CODE: u8 = 31;
/// The code of a move that turns a win or a draw into a loss.
const WORSENS_TO_LOSS_CODE: u8 = 30;

/// The code of [`PuzzleClaim::OnlyWin`].
const ONLY_WIN_CLAIM_CODE: u8 = 0;
/// The code of [`PuzzleClaim::OnlyDraw`].
const ONLY_DRAW_CLAIM_CODE: u8 = 1;
/// The code of [`PuzzleClaim::BestByEstimate`].
const BEST_BY_ESTIMATE_CLAIM_CODE: u8 = 2;
/// The maximum number of turns in an encoded puzzle.
pub(super) const MAX_ENCODED_TURNS: u8 = 4;

impl MinedPuzzle {
    /// Returns the number of seeds on the first board.
    pub fn seeds_on_board(&self) -> u8 {
        self.turns[0].position.seeds_on_board()
    }

    /// Returns the result to reach, if it is proven. Otherwise the goal is the best move by
    /// estimate.
    pub fn goal(&self) -> Option<Wdl> {
        self.turns[0].claim.proven_goal()
    }

    /// Returns the first position as text, which identifies the puzzle in a player's progress.
    pub fn name(&self) -> String {
        self.turns[0].position.to_string()
    }

    /// Returns the positions from the start to the turn with this index.
    pub fn positions_until(&self, turn_index: usize) -> Vec<Position> {
        let mut positions = vec![self.turns[0].position];
        for pit in self.turns[..turn_index]
            .iter()
            .flat_map(PuzzleTurn::solution_and_answer)
        {
            positions.extend(
                positions
                    .last()
                    .and_then(|position| position.after(pit).ok()),
            );
        }
        positions
    }

    /// Encodes the puzzle.
    pub fn to_bytes(&self) -> Vec<u8> {
        let position = &self.turns[0].position;
        let [low_byte, high_byte] = self.motifs.bits().to_le_bytes();
        let turns_less_one = self.turns.len() as u8 - 1;
        let mut bytes = vec![
            turns_less_one,
            (self.rating / RATING_STEP) as u8,
            low_byte,
            high_byte,
            position.store(Seat::South),
        ];
        bytes.extend(
            position.pits().chunks(2).map(|pair| {
                pair[0].min(MIN_LARGE_PIT_SEEDS) | pair[1].min(MIN_LARGE_PIT_SEEDS) << 4
            }),
        );
        bytes.extend(
            position
                .pits()
                .iter()
                .filter(|&&seeds| seeds >= MIN_LARGE_PIT_SEEDS),
        );
        for turn in &self.turns {
            let (claim_code, advantage_seeds_byte) = match turn.claim {
                PuzzleClaim::OnlyWin => (ONLY_WIN_CLAIM_CODE, None),
                PuzzleClaim::OnlyDraw => (ONLY_DRAW_CLAIM_CODE, None),
                PuzzleClaim::BestByEstimate {
                    seeds_better_than_other_moves: seeds,
                } => (BEST_BY_ESTIMATE_CLAIM_CODE, Some(seeds.unwrap_or(0))),
            };
            bytes.push(
                turn.solution.column() as u8 | encode_column(turn.answer) << 3 | claim_code << 6,
            );
            bytes.extend(advantage_seeds_byte);
            bytes.extend(
                turn.wrong_moves
                    .iter()
                    .map(|wrong| encode_loss(wrong.loss) | encode_column(wrong.refutation) << 5),
            );
        }
        bytes
    }

    /// Decodes a puzzle for `rules` and removes its bytes from `bytes`. Returns `None` if `bytes`
    /// does not begin with a puzzle with legal moves.
    pub fn decode_first(bytes: &mut &[u8], rules: &Rules) -> Option<MinedPuzzle> {
        let turns_less_one = next_byte(bytes).filter(|&turns| turns < MAX_ENCODED_TURNS)?;
        let rating = u16::from(next_byte(bytes)?) * RATING_STEP;
        let motifs = Motifs::from_bits(u16::from_le_bytes([next_byte(bytes)?, next_byte(bytes)?]))?;
        let mut position = decode_position(bytes, rules)?;
        let mut turns = Vec::new();
        for _ in 0..=turns_less_one {
            let turn = decode_turn(bytes, position)?;
            for pit in turn.solution_and_answer() {
                position.play(pit).ok()?;
            }
            turns.push(turn);
        }
        (MIN_RATING..=MAX_RATING)
            .contains(&rating)
            .then_some(MinedPuzzle {
                motifs,
                rating,
                turns,
            })
    }
}

fn decode_position(bytes: &mut &[u8], rules: &Rules) -> Option<Position> {
    let south_store = next_byte(bytes)?;
    let mut pits = [0; PITS];
    for pair in pits.chunks_mut(2) {
        let two_pits_byte = next_byte(bytes)?;
        pair.copy_from_slice(&[two_pits_byte & 15, two_pits_byte >> 4]);
    }
    for seeds in pits
        .iter_mut()
        .filter(|seeds| **seeds == MIN_LARGE_PIT_SEEDS)
    {
        *seeds = next_byte(bytes)?;
    }
    let seeds_except_north_store = pits
        .iter()
        .chain([&south_store])
        .try_fold(0_u8, |sum, &seeds| sum.checked_add(seeds))?;
    let north_store = rules.total_seeds().checked_sub(seeds_except_north_store)?;
    Position::new(
        rules,
        pits,
        PerSeat {
            south: south_store,
            north: north_store,
        },
        Seat::South,
    )
    .ok()
}

fn decode_turn(bytes: &mut &[u8], position: Position) -> Option<PuzzleTurn> {
    let turn_byte = next_byte(bytes)?;
    let solution = decode_pit(Seat::South, turn_byte & 7)?;
    let answer = decode_pit(Seat::North, turn_byte >> 3 & 7);
    let claim = match turn_byte >> 6 {
        ONLY_WIN_CLAIM_CODE => PuzzleClaim::OnlyWin,
        ONLY_DRAW_CLAIM_CODE => PuzzleClaim::OnlyDraw,
        BEST_BY_ESTIMATE_CLAIM_CODE => PuzzleClaim::BestByEstimate {
            seeds_better_than_other_moves: Some(next_byte(bytes)?).filter(|&seeds| seeds > 0),
        },
        _ => return None,
    };
    let mut wrong_moves = Vec::new();
    for pit_of_move in position.moves().filter(|&pit| pit != solution) {
        let move_byte = next_byte(bytes)?;
        let loss = match move_byte & 31 {
            WORSENS_TO_DRAW_CODE => WrongMoveLoss::WorsensToResult(Wdl::Draw),
            WORSENS_TO_LOSS_CODE => WrongMoveLoss::WorsensToResult(Wdl::Loss),
            seeds => WrongMoveLoss::EstimatedSeeds(seeds),
        };
        let refutation = decode_pit(Seat::North, move_byte >> 5);
        if let Some(answer) = refutation {
            position.after(pit_of_move).ok()?.after(answer).ok()?;
        }
        wrong_moves.push(WrongMove {
            pit: pit_of_move,
            loss,
            refutation,
        });
    }
    Some(PuzzleTurn {
        position,
        solution,
        claim,
        answer,
        wrong_moves,
    })
}

fn next_byte(bytes: &mut &[u8]) -> Option<u8> {
    let (&first_byte, remaining_bytes) = bytes.split_first()?;
    *bytes = remaining_bytes;
    Some(first_byte)
}

fn encode_column(pit: Option<Pit>) -> u8 {
    pit.map_or(COLUMN_FOR_NO_MOVE, |pit| pit.column() as u8)
}

fn decode_pit(seat: Seat, column: u8) -> Option<Pit> {
    (column < COLUMN_FOR_NO_MOVE).then(|| Pit::of(seat, usize::from(column)))
}

fn encode_loss(loss: WrongMoveLoss) -> u8 {
    match loss {
        // A wrong move cannot leave a win.
        WrongMoveLoss::WorsensToResult(Wdl::Draw | Wdl::Win) => WORSENS_TO_DRAW_CODE,
        WrongMoveLoss::WorsensToResult(Wdl::Loss) => WORSENS_TO_LOSS_CODE,
        WrongMoveLoss::EstimatedSeeds(seeds) => seeds.min(WORSENS_TO_LOSS_CODE - 1),
    }
}
