//! The certificate of a proof, and its file.
//!
//! ```text
//!    0  "awaleprf"
//!    8  version (1), two bytes
//!   10  the rules, six bytes as in the file of a table
//!   16  seeds up to which the tables are asked
//!   17  the board: the mover's pits, then the other side's
//!   29  the claim of the side to move, that of the other side: one signed byte each
//!   31  for each claim the number of its moves (LEB128), and each move: board and what is claimed there
//!    .  FNV-1a of 64 bits of all that stands before
//! ```
//!
//! A board is a number of 60 bits, five for each pit, the mover's first pit the highest. The moves
//! are sorted by it, and each has the difference to the one before. Then comes `(claim + 72) * 6 +
//! pit`. Both are LEB128: seven bits in a byte, the low ones first.

use std::error::Error;
use std::fmt;

use awale_rules::{PITS, ROW};

use crate::fnv::fnv1a64;
use crate::tables::TableRules;

const MAGIC: [u8; 8] = *b"awaleprf";
const VERSION: u16 = 1;
const HEAD: usize = 31;
/// Bits of a pit in the number of a board.
const BITS: u32 = 5;
/// The most seeds of a game.
const MOST: i8 = 72;

/// What the prover plays on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofMove {
    /// The pits, those of the prover first, who is to move.
    pub pits: [u8; PITS],
    /// The place of the pit that it plays, 0 to 5.
    pub place: u8,
    /// The prover nets at least this many seeds from here.
    pub claim: i8,
}

/// A claim and the strategy that proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenBound {
    /// The prover nets at least this many seeds from the board of the certificate.
    pub claim: i8,
    /// Its moves, sorted by their boards.
    pub moves: Vec<ProofMove>,
}

/// Both bounds of the value of a board, with their proofs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The rules.
    pub rules: TableRules,
    /// The tables are asked up to this many seeds.
    pub tables: u8,
    /// The board: the pits of the side to move, then those of the other side.
    pub pits: [u8; PITS],
    /// What the side to move nets at least.
    pub mover: ProvenBound,
    /// What the other side nets at least.
    pub other: ProvenBound,
}

/// Why a file is no certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCertificate {
    /// It does not begin as one.
    NotAProof,
    /// It has another version of the format.
    Version(u16),
    /// Its checksum does not agree.
    Damaged,
    /// Its contents make no sense; the byte from which on.
    Senseless(usize),
}

impl fmt::Display for NoCertificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoCertificate::NotAProof => f.write_str("it is no proof"),
            NoCertificate::Version(version) => write!(f, "it has version {version} of the format"),
            NoCertificate::Damaged => {
                f.write_str("it has been damaged: the checksum does not agree")
            }
            NoCertificate::Senseless(byte) => write!(f, "it makes no sense from byte {byte} on"),
        }
    }
}

impl Error for NoCertificate {}

/// The number of a board; `None` if a pit holds too many seeds.
pub(super) fn number(pits: &[u8; PITS]) -> Option<u64> {
    pits.iter().all(|&seeds| seeds < 1 << BITS).then(|| {
        pits.iter()
            .fold(0, |all, &pit| all << BITS | u64::from(pit))
    })
}

/// The board of a number.
#[expect(clippy::cast_possible_truncation, reason = "five bits")]
pub(super) fn pits_of(number: u64) -> [u8; PITS] {
    std::array::from_fn(|pit| {
        (number >> (BITS as usize * (PITS - 1 - pit))) as u8 & ((1 << BITS) - 1)
    })
}

/// Appends a number as LEB128.
#[expect(clippy::cast_possible_truncation, reason = "seven bits")]
fn push(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Takes a LEB128 number; `None` if there is none.
fn take(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0_u64;
    for shift in (0..63).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 127) << shift;
        if byte < 128 {
            return Some(number);
        }
    }
    None
}

impl Certificate {
    /// The bounds of the value for the side to move.
    #[must_use]
    pub fn bounds(&self) -> (i8, i8) {
        // The claim of a file is read only if it has an opposite; one that is made by hand may have
        // none.
        (self.mover.claim, self.other.claim.saturating_neg())
    }

    /// The bytes of its file.
    ///
    /// # Panics
    /// If a pit holds more than 31 seeds: [`prove`](super::prove) makes no such certificate.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(self.rules.to_bytes());
        bytes.push(self.tables);
        bytes.extend(self.pits);
        bytes.extend([
            self.mover.claim.cast_unsigned(),
            self.other.claim.cast_unsigned(),
        ]);
        for bound in [&self.mover, &self.other] {
            push(&mut bytes, bound.moves.len() as u64);
            let mut before = 0;
            for played in &bound.moves {
                let board = number(&played.pits).expect("the prover leaves such boards out");
                push(&mut bytes, board - before);
                let claim = (i16::from(played.claim) + i16::from(MOST)).unsigned_abs();
                push(
                    &mut bytes,
                    u64::from(claim) * ROW as u64 + u64::from(played.place),
                );
                before = board;
            }
        }
        let sum = fnv1a64(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// Why they are no certificate.
    pub fn read(bytes: &[u8]) -> Result<Certificate, NoCertificate> {
        let (body, sum) = bytes
            .split_last_chunk::<8>()
            .ok_or(NoCertificate::NotAProof)?;
        if body.len() < HEAD || body[..8] != MAGIC {
            return Err(NoCertificate::NotAProof);
        }
        let version = u16::from_le_bytes([body[8], body[9]]);
        if version != VERSION {
            return Err(NoCertificate::Version(version));
        }
        if fnv1a64(body) != u64::from_le_bytes(*sum) {
            return Err(NoCertificate::Damaged);
        }
        let mut rest = &body[HEAD..];
        let mut bound = |place: usize| {
            let claim = body[place].cast_signed();
            // No side nets more seeds than there are, or less.
            if !(-MOST..=MOST).contains(&claim) {
                return Err(NoCertificate::Senseless(place));
            }
            let moves =
                read_moves(&mut rest).ok_or(NoCertificate::Senseless(body.len() - rest.len()))?;
            Ok(ProvenBound { claim, moves })
        };
        let (mover, other) = (bound(29)?, bound(30)?);
        let rules = body[10..16].try_into().ok().and_then(TableRules::of_bytes);
        let rules = rules.ok_or(NoCertificate::Senseless(10))?;
        let pits = std::array::from_fn(|pit| body[17 + pit]);
        if !rest.is_empty() {
            return Err(NoCertificate::Senseless(body.len() - rest.len()));
        }
        Ok(Certificate {
            rules,
            tables: body[16],
            pits,
            mover,
            other,
        })
    }
}

/// The moves of a bound; `None` if they make no sense.
fn read_moves(rest: &mut &[u8]) -> Option<Vec<ProofMove>> {
    let count = take(rest)?;
    let (mut moves, mut board) = (Vec::new(), 0_u64);
    for _ in 0..count {
        let step = take(rest)?;
        // Sorted, so that each board stands there once.
        board = board
            .checked_add(step)
            .filter(|&board| board < 1 << 60 && (step > 0 || moves.is_empty()))?;
        let (claim, place) = {
            let both = take(rest)?;
            (both / ROW as u64, both % ROW as u64)
        };
        let claim = i16::try_from(claim).ok()? - i16::from(MOST);
        let claim = i8::try_from(claim).ok().filter(|&claim| claim <= MOST)?;
        let place = u8::try_from(place).ok()?;
        moves.push(ProofMove {
            pits: pits_of(board),
            place,
            claim,
        });
    }
    Some(moves)
}
