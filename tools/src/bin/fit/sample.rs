//! A training position with its results, and its file format.

use awale_engine::Score;
use awale_rules::{FastBoard, Position};

/// Size of a sample in bytes: 12 pits, 2 stores, the result, and a score of 2 bytes.
pub const SAMPLE_BYTES: usize = 17;

/// The result of the game for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    Lost = 0,
    Drawn = 1,
    Won = 2,
    /// Unknown: the position is off the line of the game, the game was stopped, or the score is not
    /// an estimate.
    Unknown = 3,
}

impl GameResult {
    fn from_byte(byte: u8) -> GameResult {
        [GameResult::Lost, GameResult::Drawn, GameResult::Won]
            .get(usize::from(byte))
            .copied()
            .unwrap_or(GameResult::Unknown)
    }

    /// The points 0, 1/2 or 1, or `None` for an unknown result.
    pub fn points(self) -> Option<f32> {
        (self != GameResult::Unknown).then_some(f32::from(self as u8) / 2.0)
    }
}

/// A position with its results, from the point of view of the side to move.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    pub pits: [u8; 12],
    pub stores: [u8; 2],
    pub result: GameResult,
    /// The score of the search, in hundredths of a seed.
    pub score_centiseeds: i16,
}

impl Sample {
    pub fn from_position(position: &Position, score: Score, result: GameResult) -> Sample {
        let board = FastBoard::of(position);
        let (mine, theirs) = (board.my_pits_and_store(), board.their_pits_and_store());
        let mut pits = [0; 12];
        pits[..6].copy_from_slice(&mine[..6]);
        pits[6..].copy_from_slice(&theirs[..6]);
        let result = if score.has_known_result() {
            GameResult::Unknown
        } else {
            result
        };
        Sample {
            pits,
            stores: [mine[6], theirs[6]],
            result,
            score_centiseeds: score.lead_centiseeds() as i16,
        }
    }

    pub fn write_sample(&self, out: &mut Vec<u8>) {
        out.extend(self.pits);
        out.extend(self.stores);
        out.push(self.result as u8);
        out.extend(self.score_centiseeds.to_le_bytes());
    }

    pub fn read_sample(bytes: &[u8; SAMPLE_BYTES]) -> Sample {
        let mut pits = [0; 12];
        pits.copy_from_slice(&bytes[..12]);
        let score_centiseeds = i16::from_le_bytes([bytes[15], bytes[16]]);
        Sample {
            pits,
            stores: [bytes[12], bytes[13]],
            result: GameResult::from_byte(bytes[14]),
            score_centiseeds,
        }
    }
}
