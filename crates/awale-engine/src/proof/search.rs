//! The search of a proof: null-window alpha-beta with a transposition table, to a depth.
//!
//! A proof holds for any depth and any way to the board, and is kept for good. A proof that leads
//! back to a board on the way waits until the claim of that board is proven too, as the boards of a
//! strongly connected component wait for its root (R. Tarjan, *Depth-First Search and Linear Graph
//! Algorithms*, SIAM Journal on Computing 1(2), 1972); if it is not, the proof is dropped. What is
//! not proven to some depth is kept in a table of fixed size; it only saves time. See the
//! [module](super) for the other sources.

#![allow(
    clippy::cast_possible_truncation,
    reason = "72 seeds, 200 plies, and hashes that are cut"
)]

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use awale_rules::{FastBoard, FastRules, PITS, ROW, Rules};

use crate::stop::Stop;
use crate::tables::{TableBoard, Tables, Truth};

use super::certificate::{ProofMove, number, pits_of};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProofTurn {
    Prover,
    Other,
}

impl ProofTurn {
    const fn next(self) -> ProofTurn {
        match self {
            ProofTurn::Prover => ProofTurn::Other,
            ProofTurn::Other => ProofTurn::Prover,
        }
    }
}

/// Takes the product with an odd constant for a hash: the keys are numbers of boards.
#[derive(Default)]
struct Multiply(u64);

impl Hasher for Multiply {
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

/// What is proven on a board, and by which move.
type Proven = HashMap<u64, (i8, u8), BuildHasherDefault<Multiply>>;

/// A claim that was not proven.
#[derive(Clone, Copy, Default)]
struct Failure {
    key: u64,
    target: i8,
    depth: u8,
    /// The move that was not refuted, or refuted all others.
    place: u8,
}

/// Entries of the table of failures at most: 64 MB.
const FAILURES: usize = 1 << 22;
/// The proof rests on no board on the way.
const FREE: usize = usize::MAX;

/// A move: what it gains, its pit, and the board after it.
type Step = (i32, usize, FastBoard);

/// The search for one claim.
pub(super) struct ProofSearch<'a> {
    tables: &'a Tables,
    up_to: i32,
    rules: FastRules,
    /// Cycles hold claims up to this value.
    paid: i32,
    proven: Proven,
    failures: Vec<Failure>,
    /// The boards on the way to the current one.
    way: Vec<u64>,
    /// What is proven if the claim of a board on the way is, in the order in which it was found;
    /// with what it rests on.
    waiting: Vec<(u64, i8, u8)>,
    resting: HashMap<u64, (i8, usize), BuildHasherDefault<Multiply>>,
    /// Boards visited so far.
    pub nodes: u64,
    pub most_nodes: u64,
    stop: &'a Stop,
}

/// The board and the turn as a number; `None` if a pit holds too many seeds.
fn key_of(board: FastBoard, turn: ProofTurn) -> Option<u64> {
    Some(number(&pits(board))? | u64::from(turn == ProofTurn::Other) << 60)
}

/// The pits of the side to move, then the others.
pub(super) fn pits(board: FastBoard) -> [u8; PITS] {
    let (mine, theirs) = (board.mine(), board.theirs());
    std::array::from_fn(|pit| {
        if pit < ROW {
            mine[pit]
        } else {
            theirs[pit - ROW]
        }
    })
}

impl<'a> ProofSearch<'a> {
    /// Nothing is known yet. Tables of up to `up_to` seeds are asked, and `most_nodes` boards are
    /// visited at most.
    pub(super) fn new(
        tables: &'a Tables,
        up_to: u8,
        playable: &Rules,
        most_nodes: u64,
        stop: &'a Stop,
    ) -> ProofSearch<'a> {
        // A cycle pays nothing where the rest is shared. Where it pays rows, it proves nothing.
        let paid = if tables.truth() == Truth::Exact {
            0
        } else {
            i32::MIN
        };
        ProofSearch {
            tables,
            up_to: up_to.into(),
            rules: FastRules::new(playable),
            paid,
            proven: Proven::default(),
            failures: vec![Failure::default(); (most_nodes as usize).clamp(1, FAILURES)],
            way: Vec::new(),
            waiting: Vec::new(),
            resting: HashMap::default(),
            nodes: 0,
            most_nodes,
            stop,
        }
    }

    /// The legal moves, those that gain most first.
    fn steps(&self, board: FastBoard) -> ([Step; ROW], usize) {
        let (mut steps, mut count) = ([(0, 0, board); ROW], 0);
        for (place, after) in self.rules.moves(board) {
            let gain =
                after.their_store() - board.my_store() - (after.my_store() - board.their_store());
            let mut at = count;
            while at > 0 && steps[at - 1].0 < gain {
                steps[at] = steps[at - 1];
                at -= 1;
            }
            steps[at] = (gain, place, after);
            count += 1;
        }
        (steps, count)
    }

    /// What is known of a claim without a search.
    fn known(&self, board: FastBoard, turn: ProofTurn, target: i32, depth: u32) -> Option<bool> {
        let seeds = self.rules.on_board(board);
        if target <= -seeds || target > seeds {
            return Some(target <= -seeds);
        }
        let sign = if turn == ProofTurn::Prover { 1 } else { -1 };
        if seeds <= self.up_to {
            // A table that cannot be read proves nothing.
            let value = TableBoard::new(pits(board)).and_then(|board| self.tables.get(board));
            return Some(value.is_some_and(|found| sign * i32::from(found.value) >= target));
        }
        let Some(key) = key_of(board, turn) else {
            return Some(false);
        };
        if self
            .proven
            .get(&key)
            .is_some_and(|&(value, _)| i32::from(value) >= target)
        {
            return Some(true);
        }
        let failure = self.failures[self.slot(key)];
        let failed = failure.key == key
            && i32::from(failure.target) <= target
            && u32::from(failure.depth) >= depth;
        failed.then_some(false)
    }

    fn slot(&self, key: u64) -> usize {
        let mut hash = Multiply::default();
        hash.write_u64(key);
        hash.finish() as usize % self.failures.len()
    }

    /// Whether as many boards are visited as may be, or the stop signal was given.
    fn is_over(&mut self) -> bool {
        if self.nodes.is_multiple_of(1024) && self.stop.is_stopped() {
            self.most_nodes = 0;
        }
        self.nodes > self.most_nodes
    }

    /// Whether the prover is proven to net `target` within `depth` plies: `None` if not; else the
    /// place on the way that the proof leads back to and rests on, the earliest of them, [`FREE`]
    /// if there is none.
    pub(super) fn proves(
        &mut self,
        board: FastBoard,
        turn: ProofTurn,
        target: i32,
        depth: u32,
    ) -> Option<usize> {
        if let Some(known) = self.known(board, turn, target, depth) {
            return known.then_some(FREE);
        }
        self.nodes += 1;
        if depth == 0 || self.is_over() {
            return None;
        }
        let key = key_of(board, turn)?;
        if self.rules.is_stuck(board) {
            return (self.net_when_stuck(board, turn) >= target).then_some(FREE);
        }
        if let Some(place) = self.way.iter().position(|&before| before == key) {
            return (target <= self.paid).then_some(place);
        }
        if let Some(&(_, rests_on)) = self
            .resting
            .get(&key)
            .filter(|(value, _)| i32::from(*value) >= target)
        {
            return Some(rests_on);
        }
        let (mut steps, count) = self.steps(board);
        let steps = &mut steps[..count];
        let failure = self.failures[self.slot(key)];
        if failure.key == key
            && let Some(at) = steps
                .iter()
                .position(|&(_, place, _)| place == usize::from(failure.place))
        {
            steps[..=at].rotate_right(1);
        }
        let after = |gain: i32| {
            if turn == ProofTurn::Prover {
                target - gain
            } else {
                target + gain
            }
        };
        let (own, mark) = (self.way.len(), self.waiting.len());
        // The prover needs one move that proves it; the other side one that does not.
        let wanted = turn == ProofTurn::Prover;
        let decides = |&(gain, _, board): &Step| {
            self.known(board, turn.next(), after(gain), depth - 1) == Some(wanted)
        };
        let mut decided = steps.iter().copied().find(decides);
        let mut rests_on = FREE;
        if decided.is_none() {
            self.way.push(key);
            for &step in &*steps {
                let (gain, _, board) = step;
                let found = self.proves(board, turn.next(), after(gain), depth - 1);
                rests_on = rests_on.min(found.unwrap_or(FREE));
                if found.is_some() == wanted {
                    decided = Some(step);
                    break;
                }
            }
            self.way.pop();
        }
        let place = decided.map_or(steps[0].1, |(_, place, _)| place) as u8;
        if decided.is_some() != wanted {
            for (key, ..) in self.waiting.drain(mark..) {
                self.resting.remove(&key);
            }
            if self.nodes <= self.most_nodes {
                let slot = self.slot(key);
                self.failures[slot] = Failure {
                    key,
                    target: target as i8,
                    depth: depth as u8,
                    place,
                };
            }
            return None;
        }
        let proof = (key, target as i8, place);
        if rests_on < own {
            self.waiting.push(proof);
            self.resting.insert(key, (target as i8, rests_on));
            return Some(rests_on);
        }
        // What rests on this board alone holds with it: going round in circles is paid.
        for (key, value, place) in self.waiting.drain(mark..).chain([proof]) {
            self.resting.remove(&key);
            let kept = self.proven.entry(key).or_insert((value, place));
            if kept.0 < value {
                *kept = (value, place);
            }
        }
        Some(FREE)
    }

    /// What the prover nets on a board without a legal move.
    fn net_when_stuck(&self, board: FastBoard, turn: ProofTurn) -> i32 {
        let net = self.rules.lead_when_stuck(board) - (board.my_store() - board.their_store());
        if turn == ProofTurn::Prover { net } else { -net }
    }

    /// The moves of the strategy that proves a claim; `None` if it is not proven.
    pub(super) fn strategy(
        &self,
        board: FastBoard,
        turn: ProofTurn,
        target: i32,
    ) -> Option<Vec<ProofMove>> {
        let mut left = vec![(board, turn, target)];
        let mut seen: HashSet<u64, BuildHasherDefault<Multiply>> = HashSet::default();
        while let Some((board, turn, target)) = left.pop() {
            let seeds = self.rules.on_board(board);
            if target <= -seeds || seeds <= self.up_to || self.rules.is_stuck(board) {
                continue;
            }
            let (steps, count) = self.steps(board);
            if turn == ProofTurn::Other {
                left.extend(
                    steps[..count]
                        .iter()
                        .map(|&(gain, _, after)| (after, turn.next(), target + gain)),
                );
                continue;
            }
            let key = key_of(board, turn)?;
            let &(claim, place) = self
                .proven
                .get(&key)
                .filter(|&&(value, _)| i32::from(value) >= target)?;
            if seen.insert(key) {
                let &(gain, _, after) = steps[..count]
                    .iter()
                    .find(|step| step.1 == usize::from(place))?;
                left.push((after, ProofTurn::Other, i32::from(claim) - gain));
            }
        }
        // The keys of the prover's boards are their numbers, which sort as the boards do.
        let mut numbers: Vec<u64> = seen.into_iter().collect();
        numbers.sort_unstable();
        let played = |number| {
            let (claim, place) = self.proven[&number];
            ProofMove {
                pits: pits_of(number),
                place,
                claim,
            }
        };
        Some(numbers.into_iter().map(played).collect())
    }
}
