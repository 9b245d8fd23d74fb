//! A puzzle from a game, and how it is written down in a few bytes.
//!
//! | bytes | what |
//! | --- | --- |
//! | 1 | the turns less one |
//! | 1 | the rating in tens |
//! | 2 | the themes, a bit each in the order of their declaration, the low byte first |
//! | 1 | South's store; North's is what is missing of all seeds |
//! | 6 | the pits A to f, four bits each, the first in the low half; 15 stands for 15 and more |
//! | 1 for each 15 | the seeds of that pit |
//!
//! Then, for each turn: one byte with the column of the solution (three bits), of North's answer
//! (three bits, 6 where there is none) and what is claimed (two bits: the only winning move, the
//! only drawing move, the best by estimate); for the best one byte with the seeds of the estimate;
//! and one byte for each other legal move, from A to F: what it gives away (five bits) and the
//! column of North's answer (three bits, 6 where there is none).

#![expect(
    clippy::cast_possible_truncation,
    reason = "turns, columns and ratings in tens are small"
)]

use awale_rules::{PITS, PerSeat, Pit, Position, ROW, Rules, Seat};

use crate::catalogue::Wdl;

use super::motif::Motifs;
use super::rating::{HIGHEST, LOWEST, STEP};
use super::{Loss, PuzzleClaim, PuzzleGoal, Turn, Wrong};

/// A puzzle that was found in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MinedPuzzle {
    /// What it is about.
    pub motifs: Motifs,
    /// How strong a player finds it in half of the cases, as estimated.
    pub rating: u16,
    /// South's turns, one at least, each after North's answer to the one before.
    pub turns: Vec<Turn>,
}

/// Seeds of a pit from which on they stand behind the others.
const ESCAPE: u8 = 15;
/// The column that stands for no move.
const NONE: u8 = ROW as u8;
/// The losses above all numbers of seeds.
const TO_DRAW: u8 = 31;
const TO_LOSS: u8 = 30;

/// What is claimed of a solution.
const ONLY_WIN: u8 = 0;
const ONLY_DRAW: u8 = 1;
const BEST: u8 = 2;
/// Turns of a puzzle at most.
const MOST_TURNS: u8 = 4;

impl MinedPuzzle {
    /// Seeds on the board at the beginning.
    #[must_use]
    pub fn seeds(&self) -> u8 {
        self.turns[0].position.on_board()
    }

    /// What South is to reach.
    #[must_use]
    pub fn goal(&self) -> PuzzleGoal {
        self.turns[0].claim.goal()
    }

    /// The position, which is its name in what the player has done.
    #[must_use]
    pub fn name(&self) -> String {
        self.turns[0].position.to_string()
    }

    /// The positions up to that of the turn at `place`.
    #[must_use]
    pub fn past(&self, place: usize) -> Vec<Position> {
        let mut past = vec![self.turns[0].position];
        for pit in self.turns[..place].iter().flat_map(Turn::moves) {
            past.extend(past.last().and_then(|position| position.after(pit).ok()));
        }
        past
    }

    /// The puzzle in bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let position = &self.turns[0].position;
        let [low, high] = self.motifs.bits().to_le_bytes();
        let turns = self.turns.len() as u8 - 1;
        let mut bytes = vec![
            turns,
            (self.rating / STEP) as u8,
            low,
            high,
            position.store(Seat::South),
        ];
        bytes.extend(
            position
                .pits()
                .chunks(2)
                .map(|pair| pair[0].min(ESCAPE) | pair[1].min(ESCAPE) << 4),
        );
        bytes.extend(position.pits().iter().filter(|&&seeds| seeds >= ESCAPE));
        for turn in &self.turns {
            let (claim, seeds) = match turn.claim {
                PuzzleClaim::OnlyWin => (ONLY_WIN, None),
                PuzzleClaim::OnlyDraw => (ONLY_DRAW, None),
                PuzzleClaim::Best { seeds } => (BEST, Some(seeds.unwrap_or(0))),
            };
            bytes.push(turn.solution.column() as u8 | column(turn.answer) << 3 | claim << 6);
            bytes.extend(seeds);
            bytes.extend(
                turn.wrong
                    .iter()
                    .map(|wrong| code(wrong.loss) | column(wrong.refutation) << 5),
            );
        }
        bytes
    }

    /// Reads a puzzle of a game by `rules` and takes its bytes away. `None` where they make no
    /// puzzle: every move is played.
    pub fn take(bytes: &mut &[u8], rules: &Rules) -> Option<MinedPuzzle> {
        let turns_less_one = next(bytes).filter(|&turns| turns < MOST_TURNS)?;
        let rating = u16::from(next(bytes)?) * STEP;
        let motifs = Motifs::of_bits(u16::from_le_bytes([next(bytes)?, next(bytes)?]))?;
        let mut position = take_position(bytes, rules)?;
        let mut turns = Vec::new();
        for _ in 0..=turns_less_one {
            let turn = take_turn(bytes, position)?;
            for pit in turn.moves() {
                position.play(pit).ok()?;
            }
            turns.push(turn);
        }
        (LOWEST..=HIGHEST).contains(&rating).then_some(MinedPuzzle {
            motifs,
            rating,
            turns,
        })
    }
}

fn take_position(bytes: &mut &[u8], rules: &Rules) -> Option<Position> {
    let south = next(bytes)?;
    let mut pits = [0; PITS];
    for pair in pits.chunks_mut(2) {
        let both = next(bytes)?;
        pair.copy_from_slice(&[both & 15, both >> 4]);
    }
    for seeds in pits.iter_mut().filter(|seeds| **seeds == ESCAPE) {
        *seeds = next(bytes)?;
    }
    let there = pits
        .iter()
        .chain([&south])
        .try_fold(0_u8, |sum, &seeds| sum.checked_add(seeds))?;
    let north = rules.total().checked_sub(there)?;
    Position::new(rules, pits, PerSeat { south, north }, Seat::South).ok()
}

fn take_turn(bytes: &mut &[u8], position: Position) -> Option<Turn> {
    let byte = next(bytes)?;
    let solution = pit(Seat::South, byte & 7)?;
    let answer = pit(Seat::North, byte >> 3 & 7);
    let claim = match byte >> 6 {
        ONLY_WIN => PuzzleClaim::OnlyWin,
        ONLY_DRAW => PuzzleClaim::OnlyDraw,
        BEST => PuzzleClaim::Best {
            seeds: Some(next(bytes)?).filter(|&seeds| seeds > 0),
        },
        _ => return None,
    };
    let mut wrong = Vec::new();
    for pit_of_move in position.moves().filter(|&pit| pit != solution) {
        let byte = next(bytes)?;
        let loss = match byte & 31 {
            TO_DRAW => Loss::To(Wdl::Draw),
            TO_LOSS => Loss::To(Wdl::Loss),
            seeds => Loss::Seeds(seeds),
        };
        wrong.push(Wrong {
            pit: pit_of_move,
            loss,
            refutation: pit(Seat::North, byte >> 5),
        });
    }
    Some(Turn {
        position,
        solution,
        claim,
        answer,
        wrong,
    })
}

fn next(bytes: &mut &[u8]) -> Option<u8> {
    let (&first, rest) = bytes.split_first()?;
    *bytes = rest;
    Some(first)
}

fn column(pit: Option<Pit>) -> u8 {
    pit.map_or(NONE, |pit| pit.column() as u8)
}

fn pit(seat: Seat, column: u8) -> Option<Pit> {
    (column < NONE).then(|| Pit::of(seat, usize::from(column)))
}

fn code(loss: Loss) -> u8 {
    match loss {
        // A wrong move leaves less than a win.
        Loss::To(Wdl::Draw | Wdl::Win) => TO_DRAW,
        Loss::To(Wdl::Loss) => TO_LOSS,
        Loss::Seeds(seeds) => seeds.min(TO_LOSS - 1),
    }
}
