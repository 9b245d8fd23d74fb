//! The certificate of a proof, and its file format.
//!
//! ```text
//!    0  "awaleprf"
//!    8  version (1), two bytes
//!   10  the rules, six bytes as in the file of a table
//!   16  the tables decide boards with up to this many seeds, one byte
//!   17  the board: the mover's pits, then the other side's
//!   29  the claim of the side to move and the claim of the other side, one signed byte each
//!   31  for each claim: the number of its moves (LEB128), then for each move its board and its claim
//!       the 64-bit FNV-1a hash of all bytes before
//! ```
//!
//! A board is a number of 60 bits: five bits for each pit, with the mover's first pit highest.
//! Moves are sorted by this number, and each stores the difference to the move before. After it
//! comes `(claim + 72) * 6 + pit`. Both numbers are LEB128: seven bits in a byte, the lowest ones
//! first.

use std::{error::Error, fmt};

use awale_rules::{MAX_GAME_SEEDS, PITS, ROW};

use crate::{fnv::fnv1a64, tables::TableRules};

const MAGIC: [u8; 8] = *b"awaleprf";
const CERTIFICATE_VERSION: u16 = 1;
const HEADER_BYTES: usize = 31;
/// Bits of one pit in the number of a board.
const BITS_PER_PIT: u32 = 5;

/// The prover's move on one board, and the claim for this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofMove {
    /// The seeds of the twelve pits, starting with the row of the prover, who is to move.
    pub pits: [u8; PITS],
    /// The pit that the prover plays, as a place from 0 to 5 in its row.
    pub column: u8,
    /// The prover's net gain from this board is at least this many seeds.
    pub claim: i8,
}

/// A claim and the strategy that proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenBound {
    /// The prover's net gain from the board of the certificate is at least this many seeds.
    pub claim: i8,
    /// The prover's moves, sorted by their boards.
    pub moves: Vec<ProofMove>,
}

/// A lower and an upper bound for the value of a board, with their proofs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofCertificate {
    /// The rules by which the certificate is valid.
    pub rules: TableRules,
    /// The tables decide positions with up to this many seeds.
    pub max_table_seeds: u8,
    /// The seeds of the twelve pits, starting with the row of the side to move.
    pub pits: [u8; PITS],
    /// A lower bound for the net gain of the side to move, in seeds.
    pub mover_bound: ProvenBound,
    /// A lower bound for the net gain of the other side, in seeds.
    pub opponent_bound: ProvenBound,
}

/// The reason why a file is not a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CertificateError {
    /// The file does not start with the magic bytes of a certificate.
    NotACertificate,
    /// The file has this version of the format, which this program cannot read.
    UnknownVersion(u16),
    /// The checksum is wrong.
    WrongChecksum,
    /// The contents are invalid from this byte on.
    InvalidFromByte(usize),
}

impl fmt::Display for CertificateError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            CertificateError::NotACertificate => f.write_str("it is not a proof"),
            CertificateError::UnknownVersion(version) => {
                write!(
                    f,
                    "it has version {version} of the format, and this program uses another"
                )
            }
            CertificateError::WrongChecksum => {
                f.write_str("it has been damaged: the checksum does not match")
            }
            CertificateError::InvalidFromByte(byte) => {
                write!(f, "it makes no sense from byte {byte} on")
            }
        }
    }
}

impl Error for CertificateError {}

/// Converts a board into a number, or `None` if a pit holds too many seeds.
pub(super) fn pits_to_number(pits: &[u8; PITS]) -> Option<u64> {
    pits.iter()
        .all(|&seeds| seeds < 1 << BITS_PER_PIT)
        .then(|| {
            pits.iter()
                .fold(0, |all, &pit| all << BITS_PER_PIT | u64::from(pit))
        })
}

/// Converts the number of a board into its pits.
#[expect(clippy::cast_possible_truncation, reason = "five bits")]
pub(super) fn number_to_pits(number: u64) -> [u8; PITS] {
    std::array::from_fn(|pit| {
        (number >> (BITS_PER_PIT as usize * (PITS - 1 - pit))) as u8 & ((1 << BITS_PER_PIT) - 1)
    })
}

/// Appends a number as LEB128.
#[expect(clippy::cast_possible_truncation, reason = "seven bits")]
fn push_leb128(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Removes a LEB128 number from the start of `bytes`. `None` if it is missing.
fn read_leb128(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0_u64;
    for shift in (0..63).step_by(7) {
        let (&byte, remaining_bytes) = bytes.split_first()?;
        *bytes = remaining_bytes;
        number |= u64::from(byte & 127) << shift;
        if byte < 128 {
            return Some(number);
        }
    }
    None
}

impl ProofCertificate {
    /// The lower and the upper bound for the value for the side to move.
    pub fn value_bounds(&self) -> (i8, i8) {
        // A certificate made by hand may have a claim of -128, whose negation does not fit.
        (
            self.mover_bound.claim,
            self.opponent_bound.claim.saturating_neg(),
        )
    }

    /// Returns the bytes of a certificate file.
    ///
    /// # Panics
    /// Panics if a pit holds more than 31 seeds. [`prove_bounds`](super::prove_bounds) makes no
    /// such certificate.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(CERTIFICATE_VERSION.to_le_bytes());
        bytes.extend(self.rules.to_bytes());
        bytes.push(self.max_table_seeds);
        bytes.extend(self.pits);
        bytes.extend([
            self.mover_bound.claim.cast_unsigned(),
            self.opponent_bound.claim.cast_unsigned(),
        ]);
        for bound in [&self.mover_bound, &self.opponent_bound] {
            push_leb128(&mut bytes, bound.moves.len() as u64);
            let mut previous_board_number = 0;
            for played in &bound.moves {
                let board_number =
                    pits_to_number(&played.pits).expect("the prover leaves such boards out");
                push_leb128(&mut bytes, board_number - previous_board_number);
                let claim = (i16::from(played.claim) + i16::from(MAX_GAME_SEEDS)).unsigned_abs();
                push_leb128(
                    &mut bytes,
                    u64::from(claim) * ROW as u64 + u64::from(played.column),
                );
                previous_board_number = board_number;
            }
        }
        let checksum = fnv1a64(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }

    /// Reads the bytes of a certificate file.
    ///
    /// # Errors
    /// Returns the reason why the bytes are not a certificate.
    pub fn from_bytes(bytes: &[u8]) -> Result<ProofCertificate, CertificateError> {
        let (body, checksum_bytes) = bytes
            .split_last_chunk::<8>()
            .ok_or(CertificateError::NotACertificate)?;
        if body.len() < HEADER_BYTES || body[..8] != MAGIC {
            return Err(CertificateError::NotACertificate);
        }
        let version = u16::from_le_bytes([body[8], body[9]]);
        if version != CERTIFICATE_VERSION {
            return Err(CertificateError::UnknownVersion(version));
        }
        if fnv1a64(body) != u64::from_le_bytes(*checksum_bytes) {
            return Err(CertificateError::WrongChecksum);
        }
        let mut unread_bytes = &body[HEADER_BYTES..];
        let mut read_bound = |place: usize| {
            let claim = body[place].cast_signed();
            // No side can net more than all seeds of the largest game, or lose more.
            if claim.unsigned_abs() > MAX_GAME_SEEDS {
                return Err(CertificateError::InvalidFromByte(place));
            }
            let moves = read_proof_moves(&mut unread_bytes).ok_or(
                CertificateError::InvalidFromByte(body.len() - unread_bytes.len()),
            )?;
            Ok(ProvenBound { claim, moves })
        };
        let (mover_bound, opponent_bound) = (read_bound(29)?, read_bound(30)?);
        let rules = body[10..16]
            .try_into()
            .ok()
            .and_then(TableRules::from_bytes);
        let rules = rules.ok_or(CertificateError::InvalidFromByte(10))?;
        let pits = std::array::from_fn(|pit| body[17 + pit]);
        if !unread_bytes.is_empty() {
            return Err(CertificateError::InvalidFromByte(
                body.len() - unread_bytes.len(),
            ));
        }
        Ok(ProofCertificate {
            rules,
            max_table_seeds: body[16],
            pits,
            mover_bound,
            opponent_bound,
        })
    }
}

/// Reads the moves of a bound. `None` if they are invalid.
fn read_proof_moves(unread_bytes: &mut &[u8]) -> Option<Vec<ProofMove>> {
    let move_count = read_leb128(unread_bytes)?;
    let (mut moves, mut board_number) = (Vec::new(), 0_u64);
    for _ in 0..move_count {
        let board_delta = read_leb128(unread_bytes)?;
        // The moves must be sorted, so that no board occurs twice.
        board_number = board_number
            .checked_add(board_delta)
            .filter(|&board| board < 1 << 60 && (board_delta > 0 || moves.is_empty()))?;
        let (claim, column) = {
            let claim_and_column = read_leb128(unread_bytes)?;
            (claim_and_column / ROW as u64, claim_and_column % ROW as u64)
        };
        let claim = i16::try_from(claim).ok()? - i16::from(MAX_GAME_SEEDS);
        let claim = i8::try_from(claim)
            .ok()
            .filter(|claim| claim.unsigned_abs() <= MAX_GAME_SEEDS)?;
        let column = u8::try_from(column).ok()?;
        moves.push(ProofMove {
            pits: number_to_pits(board_number),
            column,
            claim,
        });
    }
    Some(moves)
}
