//! The books that ship, and what they say of a position.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use awale_engine::fnv1a64;
use awale_rules::{FastBoard, Pit, Position, Rules};

use crate::catalogue::Variant;

use super::file::{self, BookEffort, BookFile};
use super::graph::{BookGraph, BookNode, Settled};
use super::value::BookValue;

/// The engine plays from the book where its best line goes on for this many plies: at the edge of
/// the book a search knows more.
const PLAYED_PLIES: u8 = 4;

/// The books that ship, by the id of their variant.
const SHIPPED: [(&str, &[u8]); 6] = [
    ("oware", include_bytes!("../../assets/openings/oware.book")),
    ("awele", include_bytes!("../../assets/openings/awele.book")),
    ("awale", include_bytes!("../../assets/openings/awale.book")),
    ("abapa", include_bytes!("../../assets/openings/abapa.book")),
    (
        "awale-26",
        include_bytes!("../../assets/openings/awale-26.book"),
    ),
    ("awari", include_bytes!("../../assets/openings/awari.book")),
];

/// What a position is worth, and what that rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookEntry {
    /// The value for the side to move.
    pub value: BookValue,
    /// The plies of the best line in the book behind the position: 0 where the engine has valued
    /// the position itself.
    pub plies: u8,
}

impl BookEntry {
    /// The same position seen from the other side.
    #[must_use]
    pub const fn turned(self) -> BookEntry {
        BookEntry {
            value: self.value.turned(),
            ..self
        }
    }
}

/// The books read so far: reading one takes longer than a move may, so a process reads each once.
static READ: Mutex<Vec<(Rules, Option<Arc<OpeningBook>>)>> = Mutex::new(Vec::new());

/// One of the best moves of a position, by the book that ships for its rules, and what the position
/// is worth; see [`OpeningBook::choose`].
#[must_use]
pub fn book_move(position: &Position, seed: u64) -> Option<(Pit, BookValue)> {
    let book = OpeningBook::shipped(position.rules())?;
    Some((book.choose(position, seed)?, book.entry(position)?.value))
}

/// A book of openings: a tree of positions with a value each.
#[derive(Clone)]
pub struct OpeningBook {
    graph: BookGraph,
    settled: Settled,
    effort: BookEffort,
}

/// Its size only: all of it would be megabytes of text.
impl fmt::Debug for OpeningBook {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut all = formatter.debug_struct("OpeningBook");
        all.field("positions", &self.positions())
            .field("effort", &self.effort)
            .finish_non_exhaustive()
    }
}

impl OpeningBook {
    /// A file that is longer is none.
    pub const MOST_BYTES: u64 = 16 << 20;

    /// Reads a book of games by `rules`. `None` where the bytes are none, or are damaged.
    #[must_use]
    pub fn read(bytes: &[u8], rules: &Rules) -> Option<OpeningBook> {
        let BookFile { graph, effort, .. } = file::read(bytes, rules)?;
        Some(OpeningBook {
            settled: graph.settle(),
            graph,
            effort,
        })
    }

    /// The book that ships for these rules, under any name of the variant. It is read on the first
    /// call.
    #[must_use]
    pub fn shipped(rules: &Rules) -> Option<Arc<OpeningBook>> {
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, book)) = read.iter().find(|(known, _)| known == rules) {
            return book.clone();
        }
        let variant = Variant::built_in()
            .into_iter()
            .find(|variant| variant.rules == *rules)?;
        let bytes = SHIPPED
            .iter()
            .find(|(id, _)| *id == variant.id.as_str())
            .map(|(_, bytes)| *bytes);
        let book = bytes
            .and_then(|bytes| OpeningBook::read(bytes, rules))
            .map(Arc::new);
        read.push((*rules, book.clone()));
        book
    }

    /// What is known of a position; `None` for one that is not in the book.
    #[must_use]
    pub fn entry(&self, position: &Position) -> Option<BookEntry> {
        let place = self.graph.place(FastBoard::of(position))?;
        Some(BookEntry {
            value: self.settled.values[place],
            plies: self.settled.plies[place],
        })
    }

    /// The moves that are worth as much as the best, where the book goes on far enough to be played
    /// from.
    #[must_use]
    pub fn best_moves(&self, position: &Position) -> Vec<Pit> {
        let worth = |pit: &Pit| {
            self.entry(&position.after(*pit).ok()?)
                .map(|entry| entry.value.turned().rank())
        };
        let is_deep = self
            .entry(position)
            .is_some_and(|entry| entry.plies >= PLAYED_PLIES);
        let moves = || position.moves().filter(|_| is_deep);
        let best = moves().filter_map(|pit| worth(&pit)).max();
        moves()
            .filter(|pit| best.is_some() && worth(pit) == best)
            .collect()
    }

    /// One of the best moves: with one `seed` always the same, with many seeds each as often as the
    /// others.
    #[must_use]
    pub fn choose(&self, position: &Position, seed: u64) -> Option<Pit> {
        let moves = self.best_moves(position);
        let number = seed ^ FastBoard::of(position).hash();
        let chance = usize::try_from(fnv1a64(&number.to_le_bytes()) >> 33).unwrap_or_default();
        moves.get(chance.checked_rem(moves.len())?).copied()
    }

    /// How the values were found.
    #[must_use]
    pub const fn effort(&self) -> BookEffort {
        self.effort
    }

    /// How many positions there are.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.graph.len()
    }

    /// How many of them are expanded: all their moves are in the book.
    #[must_use]
    pub fn expanded(&self) -> usize {
        self.graph.expanded()
    }

    /// How many results are proven, and how many positions there are after each number of plies, by
    /// the shortest way.
    #[must_use]
    pub fn counts(&self) -> (usize, Vec<usize>) {
        let proven = self
            .settled
            .values
            .iter()
            .filter(|value| value.is_proven)
            .count();
        let mut layers = Vec::new();
        for (_, ply) in self.graph.by_breadth() {
            let ply = usize::from(ply);
            layers.resize(layers.len().max(ply + 1), 0);
            layers[ply] += 1;
        }
        (proven, layers)
    }

    /// Whether all moves of a position are in the book.
    #[must_use]
    pub fn is_expanded(&self, position: &Position) -> bool {
        let place = self.graph.place(FastBoard::of(position));
        place.is_some_and(|place| matches!(self.graph.node(place), BookNode::Expanded(_)))
    }
}
