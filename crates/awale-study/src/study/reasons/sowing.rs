//! What a move of the awalé family does by itself: what it captures, prevents and threatens, and
//! whether it ends the game.

use awale_rules::{Game, PerSeat, Pit, Position, Seat, Tally, repetition};

use super::super::known::with;
use super::{GameEnd, Reason};

/// One move that captures.
#[derive(Clone, Debug, Default)]
pub struct Capture {
    /// The move; `None` where there is none.
    pub with: Option<Pit>,
    /// The pits that it empties.
    pub pits: Vec<Pit>,
    /// Seeds that it takes.
    pub seeds: u8,
}

/// What the move from `pit` does in the last of the positions `past`.
pub(super) fn facts(past: &[Position], pit: Pit) -> Vec<Reason> {
    let mut found = Vec::new();
    let Some((position, capture)) = past
        .last()
        .and_then(|position| Some((position, capture(position, pit)?)))
    else {
        return found;
    };
    if capture.seeds > 0 {
        found.push(Reason::Captures {
            seeds: capture.seeds,
            pits: capture.pits,
        });
    }
    if position.must_feed() {
        found.push(Reason::Feeds);
    }
    let after = with(past, pit);
    if let Some((end, tally)) = ended(&after) {
        // What would be threatened afterwards is of no use.
        found.push(Reason::Ends { end, tally });
    } else if let Some(after) = after.last() {
        found.extend(only_answer(after));
        found.extend(defends(position, after));
        found.extend(threatens(position, after));
    }
    found
}

/// Why the game is over in the last of the positions `past`, and the result.
fn ended(past: &[Position]) -> Option<(GameEnd, Tally)> {
    let position = past.last()?;
    match position.outcome() {
        Some(outcome) => Some((GameEnd::Rule(outcome.ending), outcome.tally)),
        None => repetition(past).map(|_| (GameEnd::Repetition, position.tally_when_repeated())),
    }
}

/// The largest capture of the opponent after the move from `pit`, in seeds.
pub(super) fn exposed(past: &[Position], pit: Pit) -> u8 {
    let after = with(past, pit);
    match after.last() {
        Some(position) if ended(&after).is_none() => best_capture(position).seeds,
        _ => 0,
    }
}

fn only_answer(after: &Position) -> Option<Reason> {
    let mut answers = after.moves();
    match (answers.next(), answers.next()) {
        (Some(only), None) => Some(Reason::LeavesOneAnswer(after.to_move(), only)),
        _ => None,
    }
}

/// Whether the opponent can capture less after the move than if it were its turn before it.
fn defends(before: &Position, after: &Position) -> Option<Reason> {
    let now = best_capture(&turned(before, after.to_move()));
    let still = best_capture(after).seeds;
    match still {
        _ if still >= now.seeds => None,
        0 => Some(Reason::Prevents {
            seeds: now.seeds,
            pits: now.pits,
        }),
        _ => Some(Reason::Limits {
            seeds: still,
            instead_of: now.seeds,
        }),
    }
}

/// The largest capture that the mover could make next, where it could not capture as much from
/// those pits before.
fn threatens(before: &Position, after: &Position) -> Option<Reason> {
    let next = best_capture(&turned(after, before.to_move()));
    let is_old = captures(before).any(|old| {
        let covers = next.pits.iter().all(|pit| old.pits.contains(pit));
        covers && old.seeds >= next.seeds
    });
    let Capture {
        with: Some(with),
        pits,
        seeds,
    } = next
    else {
        return None;
    };
    (seeds > 0 && !is_old).then_some(Reason::Threatens { seeds, pits, with })
}

/// What the move from `pit` captures, if it is legal.
#[must_use]
pub fn capture(position: &Position, pit: Pit) -> Option<Capture> {
    let trace = position.trace(pit).ok()?;
    let (pits, seeds): (Vec<Pit>, Vec<u8>) = trace.captures().unzip();
    Some(Capture {
        with: Some(pit),
        pits,
        seeds: seeds.into_iter().sum(),
    })
}

/// What each legal move captures, be it nothing.
pub fn captures(position: &Position) -> impl Iterator<Item = Capture> + '_ {
    position.moves().filter_map(|pit| capture(position, pit))
}

/// The move that captures most, the first of equals; without a legal move it is empty.
#[must_use]
pub fn best_capture(position: &Position) -> Capture {
    captures(position)
        .reduce(|best, next| if next.seeds > best.seeds { next } else { best })
        .unwrap_or_default()
}

/// The same seeds with `mover` to move.
#[must_use]
pub fn turned(position: &Position, mover: Seat) -> Position {
    let stores = PerSeat::from_fn(|seat| position.store(seat));
    // The seeds are the same, so they still add up.
    Position::new(position.rules(), *position.pits(), stores, mover).unwrap_or(*position)
}
