//! The search for a proof: null-window alpha-beta with a transposition table, to a fixed depth.
//!
//! A proof is valid at any depth and after any earlier moves, so it is stored permanently. A proof
//! that leads back to a board on the current path waits until the claim of that board is proven
//! too. If that fails, the waiting proof is dropped. Boards of a strongly connected component wait
//! for their root in the same way (R. Tarjan, *Depth-First Search and Linear Graph Algorithms*,
//! SIAM Journal on Computing 1(2), 1972). A table of fixed size stores claims that were not proven
//! to some depth, only to save time. See the [module](super) for the other sources.

#![allow(
    clippy::cast_possible_truncation,
    reason = "72 seeds, 200 plies, and hashes that are cut"
)]

use std::{
    collections::{HashMap, HashSet},
    hash::{BuildHasherDefault, Hasher},
};

use awale_rules::{FastBoard, FastRules, PITS, ROW, Rules};

use crate::{
    stop::Stop,
    tables::{Exactness, TableBoard, Tables},
};

use super::certificate::{ProofMove, number_to_pits, pits_to_number};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProofTurn {
    Prover,
    Opponent,
}

impl ProofTurn {
    const fn other_side(self) -> ProofTurn {
        match self {
            ProofTurn::Prover => ProofTurn::Opponent,
            ProofTurn::Opponent => ProofTurn::Prover,
        }
    }
}

/// A hasher that multiplies the key by an odd constant. The keys are numbers of boards.
#[derive(Default)]
struct MultiplyHasher(u64);

impl Hasher for MultiplyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, key: u64) {
        let product = u128::from(self.0 ^ key) * 0x9E37_79B9_7F4A_7C15;
        self.0 = (product >> 64) as u64 ^ product as u64;
    }
}

/// The proven claim and the move, by the key of the board.
type ProvenClaims = HashMap<u64, (i8, u8), BuildHasherDefault<MultiplyHasher>>;

/// A claim that a search to some depth did not prove.
#[derive(Clone, Copy, Default)]
struct UnprovenClaim {
    key: u64,
    target_net_gain: i8,
    depth: u8,
    /// The column of the move to try first: the move that refuted the claim, or else the first move
    /// of this search.
    column: u8,
}

/// The maximum number of entries in the table of unproven claims: 64 MB.
const MAX_UNPROVEN_CLAIMS: usize = 1 << 22;
/// The proof does not depend on a board of the current path.
const NO_PATH_DEPENDENCY: usize = usize::MAX;

/// A move: its gain in seeds, its pit, and the board after it.
type GainAndPitAndBoard = (i32, usize, FastBoard);

/// The search for one claim.
pub(super) struct ProofSearch<'a> {
    tables: &'a Tables,
    max_table_seeds: i32,
    rules: FastRules,
    /// Cycles support claims up to this value.
    max_claim_supported_by_cycle: i32,
    proven_claims: ProvenClaims,
    unproven_claims: Vec<UnprovenClaim>,
    /// The boards on the path from the root to the current board.
    path_keys: Vec<u64>,
    /// Proofs that depend on the claim of a board on the path, in the order in which they were
    /// found.
    path_dependent_proofs: Vec<(u64, i8, u8)>,
    /// The claims of the dependent proofs, by the key of the board, and the earliest index on the
    /// path that each depends on.
    path_dependent_claims: HashMap<u64, (i8, usize), BuildHasherDefault<MultiplyHasher>>,
    /// Boards visited so far.
    pub nodes: u64,
    pub node_limit: u64,
    stop: &'a Stop,
}

/// The board and the side to move as one number. `None` if a pit holds too many seeds.
fn board_key(board: FastBoard, turn: ProofTurn) -> Option<u64> {
    Some(pits_to_number(&pits(board))? | u64::from(turn == ProofTurn::Opponent) << 60)
}

/// The seeds of the pits: the row of the side to move, then the other row.
pub(super) fn pits(board: FastBoard) -> [u8; PITS] {
    let (mine, theirs) = (board.my_pits_and_store(), board.their_pits_and_store());
    std::array::from_fn(|pit| {
        if pit < ROW {
            mine[pit]
        } else {
            theirs[pit - ROW]
        }
    })
}

impl<'a> ProofSearch<'a> {
    /// Returns a search without results. It looks up boards with up to `max_table_seeds` seeds in
    /// the tables and visits at most `node_limit` boards.
    pub(super) fn new(
        tables: &'a Tables,
        max_table_seeds: u8,
        playable_rules: &Rules,
        node_limit: u64,
        stop: &'a Stop,
    ) -> ProofSearch<'a> {
        // If a repetition shares the remaining seeds, a cycle pays 0. If each side gets the seeds
        // in its own row, a cycle proves nothing.
        let max_claim_supported_by_cycle = if tables.reliability() == Exactness::Exact {
            0
        } else {
            i32::MIN
        };
        ProofSearch {
            tables,
            max_table_seeds: max_table_seeds.into(),
            rules: FastRules::new(playable_rules),
            max_claim_supported_by_cycle,
            proven_claims: ProvenClaims::default(),
            unproven_claims: vec![
                UnprovenClaim::default();
                (node_limit as usize).clamp(1, MAX_UNPROVEN_CLAIMS)
            ],
            path_keys: Vec::new(),
            path_dependent_proofs: Vec::new(),
            path_dependent_claims: HashMap::default(),
            nodes: 0,
            node_limit,
            stop,
        }
    }

    /// The legal moves, sorted by gain, the largest first.
    fn moves_by_gain(&self, board: FastBoard) -> ([GainAndPitAndBoard; ROW], usize) {
        let (mut moves, mut move_count) = ([(0, 0, board); ROW], 0);
        for (place, after) in self.rules.moves(board) {
            let gain = -after.lead() - board.lead();
            let mut insert_index = move_count;
            while insert_index > 0 && moves[insert_index - 1].0 < gain {
                moves[insert_index] = moves[insert_index - 1];
                insert_index -= 1;
            }
            moves[insert_index] = (gain, place, after);
            move_count += 1;
        }
        (moves, move_count)
    }

    /// Whether a claim is proven, if this is known without a search. `None` if a search is needed.
    fn is_proven_without_search(
        &self,
        board: FastBoard,
        turn: ProofTurn,
        target_net_gain: i32,
        depth: u32,
    ) -> Option<bool> {
        let seeds = self.rules.seeds_on_board(board);
        if target_net_gain <= -seeds || target_net_gain > seeds {
            return Some(target_net_gain <= -seeds);
        }
        let sign = if turn == ProofTurn::Prover { 1 } else { -1 };
        if seeds <= self.max_table_seeds {
            // If the table cannot be read, nothing is proven.
            let table_value = TableBoard::new(pits(board)).and_then(|board| self.tables.get(board));
            return Some(
                table_value.is_some_and(|found| sign * i32::from(found.value) >= target_net_gain),
            );
        }
        let Some(key) = board_key(board, turn) else {
            return Some(false);
        };
        if self
            .proven_claims
            .get(&key)
            .is_some_and(|&(value, _)| i32::from(value) >= target_net_gain)
        {
            return Some(true);
        }
        let entry = self.unproven_claims[self.unproven_slot(key)];
        let is_unproven = entry.key == key
            && i32::from(entry.target_net_gain) <= target_net_gain
            && u32::from(entry.depth) >= depth;
        is_unproven.then_some(false)
    }

    fn unproven_slot(&self, key: u64) -> usize {
        let mut hash = MultiplyHasher::default();
        hash.write_u64(key);
        hash.finish() as usize % self.unproven_claims.len()
    }

    /// Whether the search must end: at the limit of visited boards, or at the stop signal.
    fn must_stop(&mut self) -> bool {
        if self.nodes.is_multiple_of(1024) && self.stop.is_stopped() {
            self.node_limit = 0;
        }
        self.nodes > self.node_limit
    }

    /// Returns `None` if the prover cannot prove `target_net_gain` within `depth` plies. Otherwise
    /// returns the earliest index on the path that the proof depends on, or [`NO_PATH_DEPENDENCY`]
    /// if it depends on no board of the path.
    pub(super) fn prove_within_depth(
        &mut self,
        board: FastBoard,
        turn: ProofTurn,
        target_net_gain: i32,
        depth: u32,
    ) -> Option<usize> {
        if let Some(is_proven) = self.is_proven_without_search(board, turn, target_net_gain, depth)
        {
            return is_proven.then_some(NO_PATH_DEPENDENCY);
        }
        self.nodes += 1;
        if depth == 0 || self.must_stop() {
            return None;
        }
        let key = board_key(board, turn)?;
        if self.rules.is_stuck(board) {
            return (self.net_gain_if_no_legal_move(board, turn) >= target_net_gain)
                .then_some(NO_PATH_DEPENDENCY);
        }
        if let Some(path_index) = self.path_keys.iter().position(|&before| before == key) {
            return (target_net_gain <= self.max_claim_supported_by_cycle).then_some(path_index);
        }
        if let Some(&(_, earliest_path_dependency)) = self
            .path_dependent_claims
            .get(&key)
            .filter(|(value, _)| i32::from(*value) >= target_net_gain)
        {
            return Some(earliest_path_dependency);
        }
        let (mut moves, move_count) = self.moves_by_gain(board);
        let moves = &mut moves[..move_count];
        let entry = self.unproven_claims[self.unproven_slot(key)];
        if entry.key == key
            && let Some(remembered_move_index) = moves
                .iter()
                .position(|&(_, place, _)| place == usize::from(entry.column))
        {
            moves[..=remembered_move_index].rotate_right(1);
        }
        let target_net_gain_after = |gain: i32| {
            if turn == ProofTurn::Prover {
                target_net_gain - gain
            } else {
                target_net_gain + gain
            }
        };
        let (path_length, path_dependent_proof_count) =
            (self.path_keys.len(), self.path_dependent_proofs.len());
        // The prover needs one move that proves the claim. The other side needs one that refutes
        // it.
        let is_proven_reply_deciding = turn == ProofTurn::Prover;
        let decides_claim = |&(gain, _, board): &GainAndPitAndBoard| {
            self.is_proven_without_search(
                board,
                turn.other_side(),
                target_net_gain_after(gain),
                depth - 1,
            ) == Some(is_proven_reply_deciding)
        };
        let mut deciding_move = moves.iter().copied().find(decides_claim);
        let mut earliest_path_dependency = NO_PATH_DEPENDENCY;
        if deciding_move.is_none() {
            self.path_keys.push(key);
            for &step in &*moves {
                let (gain, _, board) = step;
                let path_dependency = self.prove_within_depth(
                    board,
                    turn.other_side(),
                    target_net_gain_after(gain),
                    depth - 1,
                );
                earliest_path_dependency =
                    earliest_path_dependency.min(path_dependency.unwrap_or(NO_PATH_DEPENDENCY));
                if path_dependency.is_some() == is_proven_reply_deciding {
                    deciding_move = Some(step);
                    break;
                }
            }
            self.path_keys.pop();
        }
        let column = deciding_move.map_or(moves[0].1, |(_, place, _)| place) as u8;
        if deciding_move.is_some() != is_proven_reply_deciding {
            for (key, ..) in self
                .path_dependent_proofs
                .drain(path_dependent_proof_count..)
            {
                self.path_dependent_claims.remove(&key);
            }
            if self.nodes <= self.node_limit {
                let slot = self.unproven_slot(key);
                self.unproven_claims[slot] = UnprovenClaim {
                    key,
                    target_net_gain: target_net_gain as i8,
                    depth: depth as u8,
                    column,
                };
            }
            return None;
        }
        let proof = (key, target_net_gain as i8, column);
        if earliest_path_dependency < path_length {
            self.path_dependent_proofs.push(proof);
            self.path_dependent_claims
                .insert(key, (target_net_gain as i8, earliest_path_dependency));
            return Some(earliest_path_dependency);
        }
        // Proofs that depend on no board of the path except this one are now valid, because the
        // claim of this board is proven and a cycle of moves pays it.
        for (key, value, column) in self
            .path_dependent_proofs
            .drain(path_dependent_proof_count..)
            .chain([proof])
        {
            self.path_dependent_claims.remove(&key);
            let best_claim = self.proven_claims.entry(key).or_insert((value, column));
            if best_claim.0 < value {
                *best_claim = (value, column);
            }
        }
        Some(NO_PATH_DEPENDENCY)
    }

    /// The seeds that the prover still gains, minus those that the other side gains, if the side to
    /// move has no legal move.
    fn net_gain_if_no_legal_move(&self, board: FastBoard, turn: ProofTurn) -> i32 {
        let net_gain = self.rules.final_lead_when_stuck(board) - board.lead();
        if turn == ProofTurn::Prover {
            net_gain
        } else {
            -net_gain
        }
    }

    /// The moves of the strategy that proves a claim. `None` if the claim is not proven.
    pub(super) fn proven_strategy(
        &self,
        board: FastBoard,
        turn: ProofTurn,
        target_net_gain: i32,
    ) -> Option<Vec<ProofMove>> {
        let mut claims_to_visit = vec![(board, turn, target_net_gain)];
        let mut visited_keys: HashSet<u64, BuildHasherDefault<MultiplyHasher>> = HashSet::default();
        while let Some((board, turn, target_net_gain)) = claims_to_visit.pop() {
            let seeds = self.rules.seeds_on_board(board);
            if target_net_gain <= -seeds
                || seeds <= self.max_table_seeds
                || self.rules.is_stuck(board)
            {
                continue;
            }
            let (moves, move_count) = self.moves_by_gain(board);
            if turn == ProofTurn::Opponent {
                claims_to_visit.extend(
                    moves[..move_count].iter().map(|&(gain, _, after)| {
                        (after, turn.other_side(), target_net_gain + gain)
                    }),
                );
                continue;
            }
            let key = board_key(board, turn)?;
            let &(claim, column) = self
                .proven_claims
                .get(&key)
                .filter(|&&(value, _)| i32::from(value) >= target_net_gain)?;
            if visited_keys.insert(key) {
                let &(gain, _, board_after) = moves[..move_count]
                    .iter()
                    .find(|step| step.1 == usize::from(column))?;
                claims_to_visit.push((board_after, ProofTurn::Opponent, i32::from(claim) - gain));
            }
        }
        // On the prover's boards the key equals the number of the board, so sorting by key sorts by
        // board.
        let mut board_numbers: Vec<u64> = visited_keys.into_iter().collect();
        board_numbers.sort_unstable();
        let proof_move_of_board = |number| {
            let (claim, column) = self.proven_claims[&number];
            ProofMove {
                pits: number_to_pits(number),
                column,
                claim,
            }
        };
        Some(board_numbers.into_iter().map(proof_move_of_board).collect())
    }
}
