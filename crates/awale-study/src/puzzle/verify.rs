//! Whether a position has one good move: each legal move is searched for itself, on one thread,
//! with an empty transposition table and a fixed number of positions, so that the verdict is the
//! same on every machine.
//!
//! The best move has to be ahead of each other one by a [`Margin`] at the last two depths that both
//! were searched to. What the rules or exact endgame tables prove needs no depth; a table value
//! that is not proven makes no puzzle.

use std::sync::Arc;

use awale_engine::tables::{TableRules, Tables, Truth};
use awale_engine::{Engine, Limits, Mode, Score, Stop};
use awale_rules::{Pit, Position, Rules};

use crate::catalogue::{AnyMove, Wdl};
use crate::players::put_first;
use crate::study::expected::{Points, expected_points};
use crate::study::{MoveValue, Values, known};

use super::{Loss, PuzzleClaim, Turn, Wrong};

/// By how much the best move has to be ahead, and after how much work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margin {
    /// Expected points, in thousandths.
    pub points: Points,
    /// Hundredths of a seed, where both values are estimates.
    pub seeds: i32,
    /// Positions that are visited for each move.
    pub nodes: u64,
    /// Plies that each move is searched at least, where it is not proven.
    pub depth: usize,
}

/// The margin of a puzzle: 0.15 expected points (more than a mistake gives away) and two seeds.
pub const REQUIRED: Margin = Margin {
    points: 150,
    seeds: 200,
    nodes: 60_000,
    depth: 8,
};

/// The margin that a puzzle from a game must keep in a second test: half as large, after ten times
/// the work.
pub const CONFIRMED: Margin = Margin {
    points: 75,
    seeds: 100,
    nodes: 10 * REQUIRED.nodes,
    ..REQUIRED
};

/// Moves that are so far behind after the work of [`REQUIRED`], twice its margin, do not catch up:
/// they are not searched again.
const CLEAR: Margin = Margin {
    points: 2 * REQUIRED.points,
    seeds: 2 * REQUIRED.seeds,
    ..REQUIRED
};

/// Which positions are worth that work.
pub const GLANCE: Margin = Margin {
    points: 90,
    seeds: 120,
    nodes: 3_000,
    depth: 2,
};

/// Expected points, in thousandths, that the solution leaves the solver at least: a lost game is no
/// puzzle.
pub const LEAST: Points = 300;

/// Endgame tables are made in memory up to this many seeds: a moment's work.
const TABLES: u8 = 10;

/// Tells which move is the only good one.
#[derive(Debug)]
pub struct Verifier {
    engine: Engine,
    tables: Option<Arc<Tables>>,
    /// Ends the search under way. What comes of one that was ended is worth nothing.
    stop: Stop,
}

/// A move and what it is worth to the side that plays it.
struct Searched {
    pit: Pit,
    /// After one ply, after two, and so on.
    scores: Vec<Score>,
    /// Its worth where that is proven.
    proven: Option<Score>,
    /// The best answer; `None` where the game is over.
    answer: Option<Pit>,
    /// The best play that begins with the answer.
    line: Vec<Pit>,
}

impl Searched {
    fn at(&self, depth: usize) -> Score {
        let searched = || {
            self.scores
                .get(depth.clamp(1, self.scores.len().max(1)) - 1)
                .copied()
        };
        self.proven.or_else(searched).unwrap_or(Score::Table(0))
    }

    fn value_at(&self, depth: usize) -> MoveValue {
        let line = [self.pit].into_iter().chain(self.line.iter().copied());
        MoveValue::new(
            AnyMove::Pit(self.pit),
            self.at(depth),
            line.map(AnyMove::Pit).collect(),
        )
    }
}

impl Verifier {
    /// For games by `rules`. `None` where `stop` was given; given later, it ends every search at
    /// once.
    #[must_use]
    pub fn new(rules: &Rules, stop: &Stop) -> Option<Verifier> {
        let by = TableRules::new(rules);
        let tables = match by.truth() {
            Truth::Exact => Some(Arc::new(Tables::solve(
                by,
                TABLES.min(rules.total()),
                1,
                stop,
            )?)),
            Truth::TableValue => None,
        };
        let mut engine = Engine::new(2, 1).with_mode(Mode::Sound);
        engine.set_tables(tables.clone());
        Some(Verifier {
            engine,
            tables,
            stop: stop.clone(),
        })
    }

    /// What South has to find in the last of the positions `past`: the only good move. `None` where
    /// no move is ahead of all others by the margin, or the game is lost.
    pub fn turn(&mut self, past: &[Position], margin: &Margin) -> Option<Turn> {
        let position = past.last()?;
        let mut pits: Vec<Pit> = position.moves().collect();
        let favourite = self.favourite(past, &pits)?;
        put_first(&mut pits, &favourite);
        let best = self.search(past, favourite, margin);
        let left = position.on_board();
        let mut wrong = Vec::new();
        for &pit in &pits[1..] {
            let other = self.search(past, pit, margin);
            wrong.push(Wrong {
                pit,
                loss: loss(&best, &other, left, margin)?,
                refutation: other.answer,
            });
        }
        wrong.sort_by_key(|wrong| wrong.pit);
        let last = best.at(usize::MAX);
        if expected_points(last, left, 1) < LEAST {
            return None;
        }
        let result = match last {
            Score::Proven(lead) if lead < 0 => return None,
            Score::Proven(lead) => Some(Wdl::of_lead(lead)),
            _ => None,
        };
        let claim = PuzzleClaim::of(position, result, &wrong);
        Some(Turn {
            position: *position,
            solution: favourite,
            claim,
            answer: best.answer,
            wrong,
        })
    }

    /// Whether the solution of each turn is still the only good move by `margin`, which is that of
    /// longer searches.
    pub fn confirms(&mut self, turns: &[Turn], margin: &Margin) -> bool {
        let mut past = Vec::new();
        turns.iter().all(|turn| {
            past.push(turn.position);
            let is_good = self.confirms_turn(&past, turn, margin);
            past.extend(turn.position.after(turn.solution).ok());
            is_good
        })
    }

    fn confirms_turn(&mut self, past: &[Position], turn: &Turn, margin: &Margin) -> bool {
        let left = turn.position.on_board();
        let [glance, best] =
            [&REQUIRED, margin].map(|margin| self.search(past, turn.solution, margin));
        turn.wrong.iter().all(|wrong| {
            loss(
                &glance,
                &self.search(past, wrong.pit, &REQUIRED),
                left,
                &CLEAR,
            )
            .is_some()
                || loss(&best, &self.search(past, wrong.pit, margin), left, margin).is_some()
        })
    }

    /// The move that a short search takes for the best: a wrong guess is refuted by the search of
    /// the others.
    fn favourite(&mut self, past: &[Position], pits: &[Pit]) -> Option<Pit> {
        if pits.len() < 2 {
            return None;
        }
        self.engine.forget();
        let found =
            self.engine
                .think(past, &Limits::nodes(GLANCE.nodes), &self.stop, &mut |_| ())?;
        Some(found.best_move)
    }

    /// Searches the move from `pit`.
    fn search(&mut self, past: &[Position], pit: Pit, margin: &Margin) -> Searched {
        let mut line = past.to_vec();
        line.extend(past.last().and_then(|position| position.after(pit).ok()));
        let certain =
            known(&line, self.tables.as_deref()).filter(|score| matches!(score, Score::Proven(_)));
        let mut scores = Vec::new();
        self.engine.forget();
        let limits = Limits::nodes(margin.nodes);
        let found = self.engine.think(&line, &limits, &self.stop, &mut |info| {
            scores.push(info.score.turned());
        });
        let searched = scores
            .last()
            .copied()
            .filter(|score| matches!(score, Score::Proven(_)));
        let proven = certain.map(Score::turned).or(searched);
        let answer = found.as_ref().map(|found| found.best_move);
        Searched {
            pit,
            scores,
            proven,
            answer,
            line: found.map(|found| found.info.line).unwrap_or_default(),
        }
    }

    /// What every move in the last of the positions `past` is worth after `nodes` positions a move,
    /// by the last two depths that all of them were searched to. `None` where there is no move.
    pub fn values(&mut self, past: &[Position], nodes: u64) -> Option<[Values; 2]> {
        let position = past
            .last()
            .filter(|position| position.moves().next().is_some())?;
        let margin = Margin { nodes, ..REQUIRED };
        let searched: Vec<Searched> = position
            .moves()
            .map(|pit| self.search(past, pit, &margin))
            .collect();
        let open = searched.iter().filter(|searched| searched.proven.is_none());
        let deepest = open
            .map(|searched| searched.scores.len())
            .min()
            .unwrap_or(2)
            .max(2);
        let at = |depth: usize| Values {
            depth: u32::try_from(depth).unwrap_or(u32::MAX),
            left: position.on_board(),
            moves: searched
                .iter()
                .map(|searched| searched.value_at(depth))
                .collect(),
            is_final: true,
        };
        Some([at(deepest - 1), at(deepest)])
    }
}

/// What `other` gives away; `None` where that is less than the margin.
fn loss(best: &Searched, other: &Searched, left: u8, margin: &Margin) -> Option<Loss> {
    debug_assert_ne!(best.pit, other.pit, "a move is compared with the others");
    let depths = [best, other]
        .into_iter()
        .filter(|searched| searched.proven.is_none());
    let deepest = depths.map(|searched| searched.scores.len()).min();
    if deepest.is_some_and(|depth| depth < margin.depth) {
        return None;
    }
    let last = deepest.unwrap_or(2);
    let is_ahead = |depth: usize| {
        let (best, other) = (best.at(depth), other.at(depth));
        let points = |score| expected_points(score, left, u32::try_from(depth).unwrap_or(u32::MAX));
        match (best, other) {
            (Score::Table(_), _) | (_, Score::Table(_)) => false,
            (Score::Proven(one), Score::Proven(another)) => one.signum() > another.signum(),
            (Score::Estimate(one), Score::Estimate(another)) if one - another < margin.seeds => {
                false
            }
            _ => points(best) >= points(other).saturating_add(margin.points),
        }
    };
    if !(is_ahead(last - 1) && is_ahead(last)) {
        return None;
    }
    match (best.at(last), other.at(last)) {
        (_, Score::Proven(lead)) => Some(Loss::To(Wdl::of_lead(lead))),
        (best, other) => Loss::by_estimate(best.lead() - other.lead()),
    }
}
