//! The prover: iterative deepening, claim by claim.

use awale_rules::{FastBoard, PITS, PerSeat, Position, Rules, Seat};

use crate::stop::Stop;
use crate::tables::{TableRules, Tables};

use super::certificate::{Certificate, ProvenBound};
use super::search::{ProofSearch, ProofTurn, pits};

/// The deepest search, in plies.
const MOST_DEPTH: u32 = 200;

/// What a proof may take.
#[derive(Clone, Copy, Debug)]
pub struct ProofLimits {
    /// Up to how many seeds the tables are asked.
    pub tables: u8,
    /// How many boards are visited for each claim. Each that is proven takes about 20 bytes of
    /// memory.
    pub nodes: u64,
    /// The value that is tried first.
    pub guess: i8,
}

/// What the search for a proof reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofProgress {
    /// The claim is not proven to this depth yet.
    Searched {
        /// The claim for the side to move: a lower or an upper bound.
        claim: ProofClaim,
        /// Plies that were searched.
        depth: u32,
        /// Boards visited for this claim.
        nodes: u64,
    },
    /// It is proven.
    Proven(ProofClaim),
}

/// A claim about the value for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofClaim {
    /// The value is at least this.
    AtLeast(i8),
    /// The value is at most this.
    AtMost(i8),
}

/// The position with these pits, South to move, the other seeds in North's store.
fn south_to_move(rules: &Rules, pits: [u8; PITS]) -> Option<Position> {
    let rest = rules.total().checked_sub(pits.iter().sum())?;
    Position::new(
        rules,
        pits,
        PerSeat {
            south: 0,
            north: rest,
        },
        Seat::South,
    )
    .ok()
}

/// How a claim is searched for.
struct Prover<'a> {
    tables: &'a Tables,
    limits: ProofLimits,
    board: FastBoard,
    playable: &'a Rules,
    stop: &'a Stop,
}

impl Prover<'_> {
    /// Searches for a proof that the side whose `turn` it is at the board nets `target`.
    fn claim(
        &self,
        turn: ProofTurn,
        target: i32,
        told: &mut dyn FnMut(u32, u64),
    ) -> Option<ProvenBound> {
        let mut search = ProofSearch::new(
            self.tables,
            self.limits.tables,
            self.playable,
            self.limits.nodes,
            self.stop,
        );
        let depths = std::iter::successors(Some(2), |depth| Some(depth + 2 + depth / 4));
        for depth in depths.take_while(|&depth| depth < MOST_DEPTH) {
            if search.proves(self.board, turn, target, depth).is_some() {
                let moves = search.strategy(self.board, turn, target)?;
                return Some(ProvenBound {
                    claim: i8::try_from(target).ok()?,
                    moves,
                });
            }
            told(depth, search.nodes);
            if search.nodes > search.most_nodes || self.stop.is_stopped() {
                break;
            }
        }
        None
    }
}

/// Searches for bounds of the value of a board and their proofs. What is not proven within the
/// limits stays open: the bounds of the certificate are then as wide as they have to be. Stores and
/// `win_at` do not count, as in tables.
///
/// # Examples
/// ```
/// use awale_engine::Stop;
/// use awale_engine::proof::{ProofLimits, check, prove};
/// use awale_engine::tables::{TableRules, Tables};
/// use awale_rules::{Position, Rules};
///
/// let (stop, rules) = (Stop::new(), Rules::AWARI);
/// let tables = Tables::solve(TableRules::new(&rules), 6, 1, &stop).unwrap();
/// let position = Position::parse("0-1-2-0-1-0-0-3-1-0-0-1-20-19-S", &rules)?;
/// let limits = ProofLimits { tables: 6, nodes: 100_000, guess: 0 };
/// let certificate = prove(&position, &tables, limits, &stop, &mut |_| ());
/// let (least, most) = certificate.bounds();
/// assert!(least <= most && check(&certificate, &tables, &stop).is_ok());
/// # Ok::<(), awale_rules::PositionError>(())
/// ```
#[must_use]
pub fn prove(
    position: &Position,
    tables: &Tables,
    limits: ProofLimits,
    stop: &Stop,
    report: &mut dyn FnMut(ProofProgress),
) -> Certificate {
    let rules = TableRules::new(position.rules());
    let playable = rules.playable();
    // The same board by rules that know no more than tables do.
    let board = pits(FastBoard::of(position));
    let seeds = position.on_board().cast_signed();
    let start = south_to_move(&playable, board)
        .unwrap_or_else(|| unreachable!("no game has more seeds than these rules"));
    let limits = ProofLimits {
        tables: limits.tables.min(tables.up_to()),
        ..limits
    };
    let prover = Prover {
        tables,
        limits,
        board: FastBoard::of(&start),
        playable: &playable,
        stop,
    };
    let nothing = || ProvenBound {
        claim: -seeds,
        moves: Vec::new(),
    };
    let mut certificate = Certificate {
        rules,
        tables: limits.tables,
        pits: board,
        mover: nothing(),
        other: nothing(),
    };
    let mut search = |claim: ProofClaim| {
        let (turn, target) = match claim {
            ProofClaim::AtLeast(value) => (ProofTurn::Prover, value),
            ProofClaim::AtMost(value) => (ProofTurn::Other, -value),
        };
        let found = prover.claim(turn, target.into(), &mut |depth, nodes| {
            report(ProofProgress::Searched {
                claim,
                depth,
                nodes,
            });
        });
        if found.is_some() {
            report(ProofProgress::Proven(claim));
        }
        found
    };
    let guess = limits.guess.clamp(-seeds, seeds);
    // Upwards from the guess as long as it is proven, or downwards until it is.
    let mut value = guess;
    while value > -seeds && !stop.is_stopped() {
        if let Some(bound) = search(ProofClaim::AtLeast(value)) {
            certificate.mover = bound;
            if let Some(bound) = search(ProofClaim::AtMost(value)) {
                certificate.other = bound;
                return certificate;
            }
            if value < guess {
                break;
            }
            value += 1;
        } else if value > guess {
            break;
        } else {
            value -= 1;
        }
    }
    // The same for the upper bound.
    let least = certificate.mover.claim + 1;
    let first = guess.max(least);
    let mut value = first;
    while (least..seeds).contains(&value) && !stop.is_stopped() {
        if let Some(bound) = search(ProofClaim::AtMost(value)) {
            certificate.other = bound;
            if value > first {
                break;
            }
            value -= 1;
        } else if value < first {
            break;
        } else {
            value += 1;
        }
    }
    certificate
}
