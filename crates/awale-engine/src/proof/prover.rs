//! The prover: iterative deepening, one claim after another.

use awale_rules::{FastBoard, PITS, PerSeat, Position, Rules, Seat};

use crate::{
    stop::Stop,
    tables::{TableRules, Tables},
};

use super::{
    certificate::{ProofCertificate, ProvenBound},
    search::{ProofSearch, ProofTurn, pits},
};

/// The maximum depth of a search, in plies.
const MAX_DEPTH: u32 = 200;

/// The limits of a search for a proof.
#[derive(Clone, Copy, Debug)]
pub struct ProofLimits {
    /// The tables decide positions with up to this many seeds.
    pub max_table_seeds: u8,
    /// The maximum number of visited boards per claim. Each proven board takes about 20 bytes of
    /// memory.
    pub max_nodes_per_claim: u64,
    /// The value that the prover tries first.
    pub first_guess: i8,
}

/// A progress report of the prover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofProgress {
    /// The prover has searched the claim to this depth without a proof.
    SearchedWithoutProof {
        /// The claim: a lower or an upper bound for the side to move.
        claim: ProofClaim,
        /// The depth of the search in plies.
        depth: u32,
        /// Boards visited for this claim.
        nodes: u64,
    },
    /// The prover has proven this claim.
    Proven(ProofClaim),
}

/// A claim about the value for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofClaim {
    /// The value is at least this number of seeds.
    AtLeast(i8),
    /// The value is at most this number of seeds.
    AtMost(i8),
}

/// Returns the position with these pits, South to move, and all other seeds in North's store.
fn position_with_south_to_move(rules: &Rules, pits: [u8; PITS]) -> Option<Position> {
    let seeds_in_stores = rules.total_seeds().checked_sub(pits.iter().sum())?;
    Position::new(
        rules,
        pits,
        PerSeat {
            south: 0,
            north: seeds_in_stores,
        },
        Seat::South,
    )
    .ok()
}

/// The inputs of the search for a claim.
struct Prover<'a> {
    tables: &'a Tables,
    limits: ProofLimits,
    board: FastBoard,
    playable_rules: &'a Rules,
    stop: &'a Stop,
}

impl Prover<'_> {
    /// Searches for a proof that the side with this `turn` on the board nets `target_net_gain`
    /// seeds.
    fn prove_claim(
        &self,
        turn: ProofTurn,
        target_net_gain: i32,
        report_depth_and_nodes: &mut dyn FnMut(u32, u64),
    ) -> Option<ProvenBound> {
        let mut search = ProofSearch::new(
            self.tables,
            self.limits.max_table_seeds,
            self.playable_rules,
            self.limits.max_nodes_per_claim,
            self.stop,
        );
        let depths = std::iter::successors(Some(2), |depth| Some(depth + 2 + depth / 4));
        for depth in depths.take_while(|&depth| depth < MAX_DEPTH) {
            if search
                .prove_within_depth(self.board, turn, target_net_gain, depth)
                .is_some()
            {
                let moves = search.proven_strategy(self.board, turn, target_net_gain)?;
                return Some(ProvenBound {
                    claim: i8::try_from(target_net_gain).ok()?,
                    moves,
                });
            }
            report_depth_and_nodes(depth, search.nodes);
            if search.nodes > search.node_limit || self.stop.is_stopped() {
                break;
            }
        }
        None
    }
}

/// Proves a lower and an upper bound for the value of a board, as close together as `limits` allow,
/// and returns them with their proofs. If the search finds no proof of a bound, the certificate
/// has the bound that holds for every board with this number of seeds. Stores and `win_at` do not
/// count, as in the tables.
///
/// # Examples
/// ```
/// use awale_engine::Stop;
/// use awale_engine::proof::{ProofLimits, check_certificate, prove_bounds};
/// use awale_engine::tables::{TableRules, Tables};
/// use awale_rules::{Position, Rules};
///
/// let (stop, rules) = (Stop::new(), Rules::AWARI);
/// let tables = Tables::solve(TableRules::new(&rules), 6, 1, &stop).unwrap();
/// let position = Position::parse("0-1-2-0-1-0-0-3-1-0-0-1-20-19-S", &rules)?;
/// let limits = ProofLimits { max_table_seeds: 6, max_nodes_per_claim: 100_000, first_guess: 0 };
/// let certificate = prove_bounds(&position, &tables, limits, &stop, &mut |_| ());
/// let (lower, upper) = certificate.value_bounds();
/// assert!(lower <= upper && check_certificate(&certificate, &tables, &stop).is_ok());
/// # Ok::<(), awale_rules::PositionError>(())
/// ```
pub fn prove_bounds(
    position: &Position,
    tables: &Tables,
    limits: ProofLimits,
    stop: &Stop,
    report: &mut dyn FnMut(ProofProgress),
) -> ProofCertificate {
    let rules = TableRules::new(position.rules());
    let playable_rules = rules.playable_rules();
    // Use the board with reduced rules: without `win_at` and stores, as in the tables.
    let board = pits(FastBoard::of(position));
    let seeds = position.seeds_on_board().cast_signed();
    let start_position = position_with_south_to_move(&playable_rules, board)
        .unwrap_or_else(|| unreachable!("no game has more seeds than these rules"));
    let limits = ProofLimits {
        max_table_seeds: limits.max_table_seeds.min(tables.max_seeds()),
        ..limits
    };
    let prover = Prover {
        tables,
        limits,
        board: FastBoard::of(&start_position),
        playable_rules: &playable_rules,
        stop,
    };
    let trivial_bound = || ProvenBound {
        claim: -seeds,
        moves: Vec::new(),
    };
    let mut certificate = ProofCertificate {
        rules,
        max_table_seeds: limits.max_table_seeds,
        pits: board,
        mover_bound: trivial_bound(),
        opponent_bound: trivial_bound(),
    };
    let mut search_for_proof = |claim: ProofClaim| {
        let (turn, target_net_gain) = match claim {
            ProofClaim::AtLeast(value) => (ProofTurn::Prover, value),
            ProofClaim::AtMost(value) => (ProofTurn::Opponent, -value),
        };
        let proven_bound = prover.prove_claim(turn, target_net_gain.into(), &mut |depth, nodes| {
            report(ProofProgress::SearchedWithoutProof {
                claim,
                depth,
                nodes,
            });
        });
        if proven_bound.is_some() {
            report(ProofProgress::Proven(claim));
        }
        proven_bound
    };
    let value_guess = limits.first_guess.clamp(-seeds, seeds);
    // Find the lower bound: raise the claim from the guess while the claim is proven, or lower it
    // until it is proven.
    let mut value = value_guess;
    while value > -seeds && !stop.is_stopped() {
        if let Some(proven_bound) = search_for_proof(ProofClaim::AtLeast(value)) {
            certificate.mover_bound = proven_bound;
            if let Some(proven_bound) = search_for_proof(ProofClaim::AtMost(value)) {
                certificate.opponent_bound = proven_bound;
                return certificate;
            }
            if value < value_guess {
                break;
            }
            value += 1;
        } else if value > value_guess {
            break;
        } else {
            value -= 1;
        }
    }
    // Find the upper bound in the same way: lower the claim from the guess while the claim is
    // proven, or raise it until it is proven.
    let min_claim = certificate.mover_bound.claim + 1;
    let first_claim = value_guess.max(min_claim);
    let mut value = first_claim;
    while (min_claim..seeds).contains(&value) && !stop.is_stopped() {
        if let Some(proven_bound) = search_for_proof(ProofClaim::AtMost(value)) {
            certificate.opponent_bound = proven_bound;
            if value > first_claim {
                break;
            }
            value -= 1;
        } else if value < first_claim {
            break;
        } else {
            value += 1;
        }
    }
    certificate
}
