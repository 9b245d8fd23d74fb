//! The search of the tree, as one thread does it.
//!
//! Its contract, from which all else follows: [`Search::search`] answers with a value `v` for a window `alpha < beta`.
//! If `v <= alpha`, the true value is at most `v`; if `v >= beta`, it is at least `v`; in between it is `v`. The true
//! value is what minimax finds at that depth, with the history of the game; reductions make it an approximation, and
//! [`Mode::Exact`] switches them off.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use awale_rules::{FastBoard, FastRules};

use crate::stop::Stop;

use super::evaluation::Judge;
use super::levels::Oversight;
use super::limits::Limits;
use super::oracle::Oracle;
use super::order::{Candidate, Candidates, Memory};
use super::path::{Path, SHORTEST_CYCLE};
use super::stakes::Stakes;
use super::table::{Bound, Entry, NO_PLACE, Table};
use super::value::{INFINITE, TABLE_WON, Value, WON};
use super::{MAX_PLY, Mode};

/// How often the clock and the stop signal are looked at, in positions: every tenth of a millisecond.
const POLL_EVERY: u64 = 1024;

/// What all threads of a search have in common.
pub(super) struct Shared<'a> {
    pub oracle: Option<&'a dyn Oracle>,
    pub limits: Limits,
    pub started: Instant,
    pub mode: Mode,
    pub oversight: Oversight,
    /// Given by whoever asked for the search.
    pub stop: &'a Stop,
    /// Set by the first thread when it is done, so that its helpers end too.
    pub done: AtomicBool,
    /// Positions that all threads have visited, brought up to date at every poll.
    pub nodes: AtomicU64,
}

/// The best line found below a ply.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    places: [u8; MAX_PLY],
    length: usize,
}

impl Line {
    const EMPTY: Line = Line { places: [0; MAX_PLY], length: 0 };

    pub(super) fn places(&self) -> &[u8] {
        &self.places[..self.length]
    }

    fn set(&mut self, first: u8, rest: &Line) {
        let length = (rest.length + 1).min(MAX_PLY);
        self.places[0] = first;
        self.places[1..length].copy_from_slice(&rest.places[..length - 1]);
        self.length = length;
    }
}

/// One thread's search.
pub(super) struct Search<'a> {
    pub shared: &'a Shared<'a>,
    pub table: Table<'a>,
    pub rules: FastRules,
    pub judge: Judge,
    pub stakes: Stakes,
    path: Path,
    memory: &'a mut Memory,
    lines: Vec<Line>,
    /// Positions visited by this thread.
    pub nodes: u64,
    /// Positions of this thread that the shared count does not have yet.
    uncounted: u64,
    /// At this number of positions the limits are looked at again.
    next_poll: u64,
    pub table_hits: u64,
    pub stopped: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        shared: &'a Shared<'a>,
        table: Table<'a>,
        rules: FastRules,
        path: Path,
        memory: &'a mut Memory,
    ) -> Search<'a> {
        let next_poll = POLL_EVERY.min(shared.limits.nodes.unwrap_or(POLL_EVERY));
        let mut search = Search {
            shared,
            table,
            rules,
            judge: Judge::new(&rules),
            stakes: Stakes::Game,
            path,
            memory,
            lines: vec![Line::EMPTY; MAX_PLY + 1],
            nodes: 0,
            uncounted: 0,
            next_poll,
            table_hits: 0,
            stopped: false,
        };
        let is_fresh = search.path.root_run() == 0 || rules.sows_stores();
        search.stakes = Stakes::of_root(search.known_to_oracle(search.path.root()), is_fresh);
        search
    }

    /// The best line of the root, as far as it is known.
    pub(super) fn best_line(&self) -> &[u8] {
        self.lines[0].places()
    }

    /// The value of the root at `depth`, within the window.
    pub(super) fn search_root(&mut self, depth: i32, alpha: Value, beta: Value) -> Value {
        let board = self.path.root();
        self.lines[0].length = 0;
        self.search(board, depth, alpha, beta, 0, self.path.root_run())
    }

    /// The value of `board`, which stands `ply` plies behind the root and `run` plies behind the last capture.
    fn search(&mut self, board: FastBoard, depth: i32, alpha: Value, beta: Value, ply: usize, run: usize) -> Value {
        // 1. Count, and look whether time is up.
        if self.nodes >= self.next_poll && self.must_stop() {
            return 0;
        }
        self.nodes += 1;

        // 2. The ends of the game that need no move generation, and what no play can change any more.
        if ply > 0 {
            if self.rules.is_over_by_count(board) {
                return self.value_when_over_by_count(board);
            }
            if self.path.stood_before(board, ply, run) {
                return self.stakes.of_final_lead(self.rules.lead_when_repeated(board));
            }
        }
        let (lowest, highest) = self.bounds(board);
        if ply > 0 && lowest >= beta {
            return lowest;
        }
        if ply > 0 && highest <= alpha {
            return highest;
        }

        // 3. At the horizon, judge.
        if depth <= 0 {
            return self.value_at_horizon(board, lowest, highest, run);
        }
        self.look_ahead(board, depth, alpha, beta, ply, run)
    }

    /// The value of `board` where it has to be found out by its moves.
    ///
    /// This is a function of its own because three of four positions lie at the horizon: they are spared the room that a
    /// list of moves takes.
    #[inline(never)]
    fn look_ahead(
        &mut self,
        board: FastBoard,
        depth: i32,
        mut alpha: Value,
        beta: Value,
        ply: usize,
        run: usize,
    ) -> Value {
        // 4. What an endgame table knows.
        if ply > 0
            && let Some(value) = self.ask_oracle(board, run)
        {
            return value;
        }

        // 5. What the table of positions remembers.
        self.path.set(ply, board);
        let key = board.hash() ^ self.history_key(ply, run, depth) ^ self.stakes.key();
        let is_principal = beta - alpha > 1;
        let known = self.table.probe(key, depth);
        if let Some(entry) = known
            && ply > 0
            && self.answers(entry, depth, alpha, beta, is_principal)
        {
            return entry.value;
        }

        // 6. The moves; without any the game is over.
        let from_table = known.map_or(NO_PLACE, |entry| entry.place);
        let mut moves = Candidates::new(&self.rules, board, from_table, self.memory, ply, self.stakes);
        if moves.is_empty() {
            return self.stakes.of_final_lead(self.rules.lead_when_stuck(board));
        }
        if self.shared.oversight.happens() {
            moves.overlook(self.shared.oversight, board);
        }
        for after in moves.boards() {
            self.table.fetch(after.hash() ^ self.stakes.key(), depth - 1);
        }

        // 7. Look at them, the most promising first.
        let floor = alpha;
        let mut best = -INFINITE;
        let mut best_place = NO_PLACE;
        for number in 0..moves.len() {
            let candidate = moves.pick(number);
            let value = self.value_of(candidate, number, depth, alpha, beta, ply, run);
            if self.stopped {
                return 0;
            }
            if value <= best {
                continue;
            }
            best = value;
            if value > alpha {
                best_place = candidate.place;
                alpha = value;
                if is_principal {
                    self.extend_line(ply, candidate.place);
                }
                if value >= beta {
                    self.memory.learn(board, &moves, number, ply, depth);
                    break;
                }
            }
        }

        // 8. Remember.
        self.table.store(key, Entry { value: best, depth, bound: Bound::of(best, floor, beta), place: best_place });
        best
    }

    /// The value of one move: the first one with the whole window, each other one first with the narrowest, to prove
    /// that it is no better, and less deep, as it is unlikely to be.
    #[inline]
    #[allow(clippy::too_many_arguments)]
    fn value_of(
        &mut self,
        candidate: Candidate,
        number: usize,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
        run: usize,
    ) -> Value {
        let board = candidate.after;
        let run = if candidate.gains { 0 } else { run + 1 };
        if beta - alpha > 1 {
            self.lines[ply + 1].length = 0;
        }
        if number == 0 {
            return -self.search(board, depth - 1, -beta, -alpha, ply + 1, run);
        }
        let reduction = self.reduction(depth);
        let mut value = -self.search(board, depth - 1 - reduction, -alpha - 1, -alpha, ply + 1, run);
        if value > alpha && reduction > 0 {
            value = -self.search(board, depth - 1, -alpha - 1, -alpha, ply + 1, run);
        }
        if value > alpha && value < beta {
            value = -self.search(board, depth - 1, -beta, -alpha, ply + 1, run);
        }
        value
    }

    /// By how many plies a late move is looked at less deep.
    #[inline]
    fn reduction(&self, depth: i32) -> i32 {
        if self.shared.mode == Mode::Exact || depth < 2 { 0 } else { 3.min(depth - 1) }
    }

    /// Whether `entry` answers the question that is asked.
    #[inline]
    fn answers(&self, entry: Entry, depth: i32, alpha: Value, beta: Value, is_principal: bool) -> bool {
        let suffices = match self.shared.mode {
            Mode::Exact => entry.depth == depth,
            // What is proven needs no depth. The principal line is always looked at, so that it can be shown.
            Mode::Selective | Mode::Sound => !is_principal && (entry.depth >= depth || is_settled(entry)),
        };
        suffices
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            }
    }

    /// What of the history of the game can change the value of a position, as a number for the key of the table.
    ///
    /// The full search leaves it aside, as every such engine does: errors by it are rare and small, the same position
    /// reached on several ways is common. The exact and the sound search cannot. But a position of the past matters only
    /// if it can still come back within `depth` plies, and that takes the emptying of all twelve pits.
    #[inline]
    fn history_key(&self, ply: usize, run: usize, depth: i32) -> u64 {
        if self.shared.mode == Mode::Selective || run + (depth as usize) < SHORTEST_CYCLE {
            0
        } else {
            self.path.key_of_possible_repetitions(ply, run, depth as usize)
        }
    }

    fn extend_line(&mut self, ply: usize, place: u8) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        here[ply].set(place, &below[0]);
    }

    /// Looks at the limits. Once they are reached, every visit is asked to stop, until none is left.
    #[cold]
    fn must_stop(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        let total = self.settle_count();
        let limits = &self.shared.limits;
        self.stopped = self.shared.stop.is_stopped()
            || self.shared.done.load(Ordering::Relaxed)
            || limits.nodes.is_some_and(|most| total >= most)
            || limits.hard_time.is_some_and(|time| self.shared.started.elapsed() >= time);
        let left = limits.nodes.map_or(POLL_EVERY, |most| most.saturating_sub(total));
        self.next_poll = if self.stopped { 0 } else { self.nodes + left.min(POLL_EVERY) };
        self.stopped
    }

    /// Brings the shared count of positions up to date.
    pub(super) fn settle_count(&mut self) -> u64 {
        let fresh = self.nodes - self.uncounted;
        self.uncounted = self.nodes;
        self.shared.nodes.fetch_add(fresh, Ordering::Relaxed) + fresh
    }
}

/// Whether `entry` proves a win or a loss, which no deeper search can change.
#[inline]
fn is_settled(entry: Entry) -> bool {
    entry.bound != Bound::Upper && entry.value >= TABLE_WON || entry.bound != Bound::Lower && entry.value <= -TABLE_WON
}

const _: () = assert!(WON + 72 < INFINITE, "a won game of the largest variant is below the window's end");
