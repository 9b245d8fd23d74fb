//! [`Proof`]: what each side can force by the rules, in every position that can come from one.
//!
//! It does not ask what a repetition pays. The side that claims a result must reach it in a game
//! that ends by the rules, so endless play counts against it, whichever side it is. Such a claim
//! holds for any history: the claiming side comes nearer to the end with every move and never meets
//! a position twice. If neither side's claim suffices, [`Bounds`] stay open, and the position is no
//! puzzle.

use std::collections::HashMap;

use awale_engine::Stop;
use awale_rules::{Game, Pit, Position, Seat};

use super::{Bounds, Wdl};

/// The positions that can come from one, with what is certain about each.
#[derive(Clone, Debug)]
pub struct Proof {
    places: HashMap<Key, u32>,
    bounds: Vec<Bounds<Wdl>>,
}

/// A position in one number: its rules are those of all the others.
type Key = u128;

fn key(position: &Position) -> Key {
    /// A pit or a store holds 72 seeds at most.
    const BITS: u32 = 7;
    let seeds = position
        .pits()
        .iter()
        .copied()
        .chain(Seat::BOTH.map(|seat| position.store(seat)));
    let mover = Key::from(position.to_move() == Seat::North);
    seeds.fold(mover, |key, seeds| key << BITS | Key::from(seeds))
}

/// The positions, before anything is known.
#[derive(Default)]
struct Graph {
    places: HashMap<Key, u32>,
    /// Whose turn it is.
    movers: Vec<Seat>,
    children: Vec<Vec<u32>>,
    /// Where the moves come from.
    parents: Vec<Vec<u32>>,
    /// The fate of those in which the game is decided.
    decided: Vec<Option<Wdl>>,
}

impl Proof {
    /// Goes through all that can come from `root`. `None` where that is more than `most` positions,
    /// or `stop` was given.
    #[must_use]
    pub fn of(root: &Position, most: usize, stop: &Stop) -> Option<Proof> {
        let graph = Graph::explore(root, most, stop)?;
        let forced = |side, enough: fn(Wdl) -> bool| graph.forced(side, enough);
        let south_wins = forced(Seat::South, |fate| fate == Wdl::Win);
        let south_holds = forced(Seat::South, |fate| fate >= Wdl::Draw);
        let north_wins = forced(Seat::North, |fate| fate == Wdl::Loss);
        let north_holds = forced(Seat::North, |fate| fate <= Wdl::Draw);
        let bounds = (0..graph.movers.len()).map(|place| Bounds {
            least: match (south_wins[place], south_holds[place]) {
                (true, _) => Wdl::Win,
                (false, true) => Wdl::Draw,
                (false, false) => Wdl::Loss,
            },
            most: match (north_wins[place], north_holds[place]) {
                (true, _) => Wdl::Loss,
                (false, true) => Wdl::Draw,
                (false, false) => Wdl::Win,
            },
        });
        let bounds = bounds.collect();
        Some(Proof {
            places: graph.places,
            bounds,
        })
    }

    /// What is certain about a position that can come.
    #[must_use]
    pub fn bounds(&self, position: &Position) -> Option<Bounds<Wdl>> {
        self.places
            .get(&key(position))
            .map(|&place| self.bounds[place as usize])
    }

    /// How many positions were visited.
    #[must_use]
    pub fn size(&self) -> usize {
        self.bounds.len()
    }
}

impl Graph {
    fn explore(root: &Position, most: usize, stop: &Stop) -> Option<Graph> {
        let mut graph = Graph::default();
        let mut waiting = vec![graph.place(*root)];
        while let Some((place, position, _)) = waiting.pop() {
            if graph.places.len() > most || stop.is_stopped() {
                return None;
            }
            if graph.decided[place as usize].is_some() {
                continue;
            }
            let moves: Vec<Pit> = position.moves().collect();
            for pit in moves {
                let mut next = position;
                next.play_unchecked(pit);
                let found = graph.place(next);
                graph.children[place as usize].push(found.0);
                graph.parents[found.0 as usize].push(place);
                if found.2 {
                    waiting.push(found);
                }
            }
        }
        Some(graph)
    }

    /// The place of a position, and whether it is new.
    fn place(&mut self, position: Position) -> (u32, Position, bool) {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "memory ends before 2^32 positions"
        )]
        let new = self.movers.len() as u32;
        let place = *self.places.entry(key(&position)).or_insert(new);
        let is_new = place == new;
        if is_new {
            self.movers.push(position.to_move());
            self.children.push(Vec::new());
            self.parents.push(Vec::new());
            self.decided.push(decided(&position));
        }
        (place, position, is_new)
    }

    /// Where `side` can force an end that is `enough` for it: those positions in which it stands
    /// already; those of its own with one move to such a position; those of the other side with no
    /// other moves.
    fn forced(&self, side: Seat, enough: fn(Wdl) -> bool) -> Vec<bool> {
        let mut forced: Vec<bool> = self
            .decided
            .iter()
            .map(|fate| fate.is_some_and(enough))
            .collect();
        let mut escapes: Vec<usize> = self.children.iter().map(Vec::len).collect();
        let mut waiting: Vec<u32> = (0..)
            .zip(&forced)
            .filter(|(_, is_forced)| **is_forced)
            .map(|(place, _)| place)
            .collect();
        while let Some(place) = waiting.pop() {
            for &parent in &self.parents[place as usize] {
                let at = parent as usize;
                escapes[at] -= 1;
                if !forced[at] && (self.movers[at] == side || escapes[at] == 0) {
                    forced[at] = true;
                    waiting.push(parent);
                }
            }
        }
        forced
    }
}

/// The fate of a position in which the game is over, or a store holds more than half of all seeds.
fn decided(position: &Position) -> Option<Wdl> {
    let more_than_half =
        |seat: &Seat| u32::from(position.store(*seat)) * 2 > u32::from(position.rules().total());
    let rich = Seat::BOTH.into_iter().find(more_than_half);
    rich.map(|seat| Wdl::of(Some(seat), Seat::South))
        .or_else(|| {
            position
                .outcome()
                .map(|end| Wdl::of(end.tally.winner, Seat::South))
        })
}
