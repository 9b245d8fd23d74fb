//! Why a move is good, as facts that the board shows: nothing here searches. Words for them belong to another floor.

use crate::awale::{PITS, Pit, Position};
use crate::catalogue::{AnyGame, AnyMove};
use crate::game::{Game, PerSeat, Seat};
use crate::matches::{Heap, Take};

use super::moves::{MoveValue, Values};
use super::value::{SEED, is_exact, lead_of, prefers, result_of};

/// A lead over the next best move that is worth a word, in hundredths of a seed.
const WORTH_TELLING: i32 = 100;

/// One reason for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no other.
    OnlyMove,
    /// It takes these seeds.
    Captures {
        /// How many.
        seeds: u8,
        /// From where.
        pits: Vec<Pit>,
    },
    /// These pits would have been captured, and cannot be any more.
    Saves {
        /// Seeds in them.
        seeds: u8,
        /// The pits, the fullest first.
        pits: Vec<Pit>,
    },
    /// These pits could be captured next, and could not before.
    Threatens {
        /// Seeds that would be taken.
        seeds: u8,
        /// The pits, the fullest first.
        pits: Vec<Pit>,
    },
    /// The opponent, who has no seeds, must be given some.
    Feeds,
    /// The opponent has no legal move: the game ends.
    LeavesNoAnswer(Seat),
    /// The opponent has a single legal move.
    LeavesOneAnswer(Seat, Pit),
    /// It leaves so many matches, from which nobody wins.
    LeavesLostHeap {
        /// Who has to take from them.
        seat: Seat,
        /// How many.
        left: u8,
    },
    /// Whatever is taken, the other side can win: one match makes the game the longest.
    Delays,
    /// Every other move loses, and this one does not.
    OthersLose,
    /// This one wins, and no other is known to.
    OnlyWin,
    /// So many hundredths of a seed better than the next best move.
    Ahead(i32),
    /// The best play that it leads to wins so many seeds more than it loses; or loses so many, and every other more.
    Brings {
        /// Seeds, own gain less the opponent's.
        seeds: i32,
    },
    /// It leads to the best position, of which nothing has come home by the end of the line that was looked at.
    StandsBest,
    /// The result is certain, and this move keeps it: a win (1), a draw (0), or a loss (-1) that no other move avoids.
    Keeps {
        /// The result for who moves.
        result: i32,
    },
}

/// Why the best move of `values` is good in `game`, the plainest reasons first. Never empty.
#[must_use]
pub fn reasons(game: &AnyGame, values: &Values) -> Vec<Reason> {
    let best = values.best();
    let mut found = facts(game, best.mv);
    if values.moves.len() == 1 {
        found.insert(0, Reason::OnlyMove);
        return found;
    }
    if matches!(game, AnyGame::Awale(_)) {
        found.extend(against_the_others(values));
    }
    if let (AnyGame::Awale(position), true) = (game, found.is_empty()) {
        found.push(of_line(*position, best));
    }
    found
}

/// What `mv` does in `game` by itself, whatever else could be played, the plainest facts first. Of a move that only goes on it
/// says nothing, and of one that is not legal.
#[must_use]
pub fn facts(game: &AnyGame, mv: AnyMove) -> Vec<Reason> {
    match (game, mv) {
        (AnyGame::Awale(position), AnyMove::Pit(pit)) => of_sowing(position, pit),
        (AnyGame::Matches(heap), AnyMove::Take(take)) if heap.check(take).is_ok() => of_taking(*heap, take),
        _ => Vec::new(),
    }
}

/// What sets the best move apart from all others.
fn against_the_others(values: &Values) -> Option<Reason> {
    let best = values.best();
    let others = values.moves.iter().filter(|value| value.mv != best.mv);
    let next = others.map(|value| value.score).max_by(|one, other| prefers(*one, *other))?;
    let results = (result_of(best.score), result_of(next));
    let margin = lead_of(best.score) - lead_of(next);
    match results {
        (Some(1), Some(1)) | (Some(-1), _) => None,
        (Some(1), _) => Some(Reason::OnlyWin),
        (_, Some(-1)) => Some(Reason::OthersLose),
        _ if margin >= WORTH_TELLING && !is_exact(best.score) && !is_exact(next) => Some(Reason::Ahead(margin)),
        _ => None,
    }
}

fn of_sowing(position: &Position, pit: Pit) -> Vec<Reason> {
    let mut found = Vec::new();
    let Ok(trace) = position.trace(pit) else { return found };
    let (mover, after) = (position.to_move(), trace.after);
    let captured: Vec<(Pit, u8)> = trace.captures().collect();
    if !captured.is_empty() {
        let seeds = captured.iter().map(|(_, seeds)| seeds).sum();
        found.push(Reason::Captures { seeds, pits: captured.into_iter().map(|(pit, _)| pit).collect() });
    }
    if position.must_feed() {
        found.push(Reason::Feeds);
    }
    let opponent = mover.opponent();
    let mut answers = after.moves();
    match (answers.next(), answers.next()) {
        (None, _) => {
            // The game ends: what would be threatened afterwards is of no use to anybody.
            found.push(Reason::LeavesNoAnswer(opponent));
            return found;
        }
        (Some(only), None) => found.push(Reason::LeavesOneAnswer(opponent, only)),
        _ => {}
    }
    found.extend(saved(position, &after, mover));
    found.extend(threatened(position, &after, mover));
    found
}

/// The pits of `mover` that the opponent could have captured, and cannot after the move.
fn saved(before: &Position, after: &Position, mover: Seat) -> Option<Reason> {
    let threatened = captures_of(&turned(before, mover.opponent()));
    let still = captures_of(after);
    let pits = fullest_first(Pit::row(mover).filter_map(|pit| {
        let was = before.seeds(pit);
        (threatened[pit.index()] > 0 && still[pit.index()] == 0 && was > 0).then_some((pit, was))
    }));
    let seeds = pits.iter().map(|(_, seeds)| seeds).sum();
    (seeds > 0).then(|| Reason::Saves { seeds, pits: pits.into_iter().map(|(pit, _)| pit).collect() })
}

/// The pits of the opponent that `mover` could capture next, and could not have before.
fn threatened(before: &Position, after: &Position, mover: Seat) -> Option<Reason> {
    let could = captures_of(before);
    let can = captures_of(&turned(after, mover));
    let fresh = |pit: Pit| can[pit.index()] > 0 && could[pit.index()] == 0;
    let pits = fullest_first(Pit::row(mover.opponent()).filter(|&pit| fresh(pit)).map(|pit| (pit, can[pit.index()])));
    let seeds = pits.iter().map(|(_, seeds)| seeds).sum();
    (seeds > 0).then(|| Reason::Threatens { seeds, pits: pits.into_iter().map(|(pit, _)| pit).collect() })
}

/// The most seeds that any one move of the side to move could capture from each pit.
fn captures_of(position: &Position) -> [u8; PITS] {
    let mut most = [0; PITS];
    for trace in position.moves().filter_map(|pit| position.trace(pit).ok()) {
        for (pit, seeds) in trace.captures() {
            most[pit.index()] = most[pit.index()].max(seeds);
        }
    }
    most
}

/// The same seeds with `mover` to move.
fn turned(position: &Position, mover: Seat) -> Position {
    let stores = PerSeat::from_fn(|seat| position.store(seat));
    // The seeds are the same, so they still add up.
    Position::new(*position.rules(), *position.pits(), stores, mover).unwrap_or(*position)
}

fn fullest_first(pits: impl Iterator<Item = (Pit, u8)>) -> Vec<(Pit, u8)> {
    let mut pits: Vec<(Pit, u8)> = pits.collect();
    pits.sort_by_key(|&(_, seeds)| std::cmp::Reverse(seeds));
    pits
}

fn of_taking(heap: Heap, take: Take) -> Vec<Reason> {
    let mut after = heap;
    after.play_unchecked(take);
    vec![if after.outcome().is_none() && after.winning_take().is_none() {
        Reason::LeavesLostHeap { seat: after.to_move(), left: after.left() }
    } else {
        Reason::Delays
    }]
}

/// What the best line brings, where the move itself shows nothing. It is told only where the value says the same: a line ends
/// somewhere, and the position that it ends in may be worth more than what was taken on the way.
fn of_line(position: Position, best: &MoveValue) -> Reason {
    let mover = position.to_move();
    let lead = |position: &Position| i32::from(position.store(mover)) - i32::from(position.store(mover.opponent()));
    let (before, mut after) = (lead(&position), position);
    for mv in &best.line {
        if let AnyMove::Pit(pit) = mv
            && after.play(*pit).is_err()
        {
            break;
        }
    }
    let seeds = lead(&after) - before;
    let promised = lead_of(best.score) - SEED * before;
    match result_of(best.score) {
        Some(result) => Reason::Keeps { result },
        None if (promised - SEED * seeds).abs() < WORTH_TELLING => Reason::Brings { seeds },
        None => Reason::StandsBest,
    }
}
