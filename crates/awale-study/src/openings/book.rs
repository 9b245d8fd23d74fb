//! [`OpeningBook`]: the built-in opening books and their values for a position.

use std::{
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use awale_engine::fnv1a64;
use awale_rules::{FastBoard, Pit, Position, Rules};

use crate::catalogue::Variant;

use super::{
    book_value::{BookEntry, BookValue},
    file::{self, BookEffort},
    graph::{BookGraph, BookNode},
};

/// The engine plays from the book only if the book's best line continues for at least this many
/// plies. Near the end of the book a search gives better values.
const MIN_PLIES_LEFT_IN_BOOK: u8 = 4;

/// The built-in books, by the id of their variant.
const BUILT_IN_BOOKS: [(&str, &[u8]); 6] = [
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

/// The books read so far. Reading a book takes longer than a move may, so each process reads it
/// only once.
static BOOK_CACHE: Mutex<Vec<(Rules, Option<Arc<OpeningBook>>)>> = Mutex::new(Vec::new());

/// Returns one of the best moves of `position` in the built-in book for its rules, with the value
/// of the position. Returns `None` if there is no such book or move; see [`OpeningBook::choose`].
pub fn book_move(position: &Position, seed: u64) -> Option<(Pit, BookValue)> {
    let book = OpeningBook::built_in(position.rules())?;
    Some((book.choose(position, seed)?, book.entry(position)?.value))
}

/// An opening book: a graph of positions with their values.
#[derive(Clone)]
pub struct OpeningBook {
    graph: BookGraph,
    /// The entries of all positions of the graph.
    entries: Vec<BookEntry>,
    effort: BookEffort,
}

/// Prints only the number of positions and the search effort, because all positions would be
/// megabytes of text.
impl fmt::Debug for OpeningBook {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let mut debug_struct = formatter.debug_struct("OpeningBook");
        debug_struct
            .field("positions", &self.position_count())
            .field("effort", &self.effort)
            .finish_non_exhaustive()
    }
}

impl OpeningBook {
    /// The maximum size of a book file in bytes. The program does not read larger files.
    pub const MAX_BOOK_BYTES: u64 = 16 << 20;

    /// Reads a book of games with `rules`. Returns `None` if the bytes are not such a book or are
    /// damaged.
    pub fn read(bytes: &[u8], rules: &Rules) -> Option<OpeningBook> {
        let (graph, effort) = file::read(bytes, rules)?;
        Some(OpeningBook {
            entries: graph.propagate_values(),
            graph,
            effort,
        })
    }

    /// Returns the built-in book for these rules, whatever the variant's name, or `None` if there
    /// is no such book. The first call reads the book.
    pub fn built_in(rules: &Rules) -> Option<Arc<OpeningBook>> {
        let mut cache = BOOK_CACHE.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, book)) = cache.iter().find(|(known, _)| known == rules) {
            return book.clone();
        }
        let variant = Variant::built_in()
            .into_iter()
            .find(|variant| variant.rules == *rules)?;
        let bytes = BUILT_IN_BOOKS
            .iter()
            .find(|(id, _)| *id == variant.id.as_str())
            .map(|(_, bytes)| *bytes);
        let book = bytes
            .and_then(|bytes| OpeningBook::read(bytes, rules))
            .map(Arc::new);
        cache.push((*rules, book.clone()));
        book
    }

    /// Returns the value of a position, or `None` if the book does not have the position.
    pub fn entry(&self, position: &Position) -> Option<BookEntry> {
        let index = self.graph.index_of(FastBoard::of(position))?;
        self.entries.get(index).copied()
    }

    /// Returns the moves with the best value, or no moves if the book's best line ends too soon to
    /// play from it.
    pub fn best_moves(&self, position: &Position) -> Vec<Pit> {
        let sort_key_after_move = |pit: &Pit| {
            self.entry(&position.after(*pit).ok()?)
                .map(|entry| entry.value.for_opponent().sort_key())
        };
        let is_line_long_enough = self
            .entry(position)
            .is_some_and(|entry| entry.best_line_plies >= MIN_PLIES_LEFT_IN_BOOK);
        let moves = || position.moves().filter(|_| is_line_long_enough);
        let best_sort_key = moves().filter_map(|pit| sort_key_after_move(&pit)).max();
        moves()
            .filter(|pit| best_sort_key.is_some() && sort_key_after_move(pit) == best_sort_key)
            .collect()
    }

    /// Chooses one of the best moves. The same `seed` always gives the same move; over many seeds
    /// all best moves are about equally frequent. Returns `None` if there is no best move.
    pub fn choose(&self, position: &Position, seed: u64) -> Option<Pit> {
        let moves = self.best_moves(position);
        let hash = seed ^ FastBoard::of(position).hash();
        let random_number = usize::try_from(fnv1a64(&hash.to_le_bytes()) >> 33).unwrap_or_default();
        moves.get(random_number.checked_rem(moves.len())?).copied()
    }

    /// Returns the search effort with which the values were computed.
    pub const fn effort(&self) -> BookEffort {
        self.effort
    }

    /// Returns the number of positions.
    pub fn position_count(&self) -> usize {
        self.graph.len()
    }

    /// Returns the number of expanded positions. All moves of an expanded position are in the book.
    pub fn expanded_position_count(&self) -> usize {
        self.graph.expanded_position_count()
    }

    /// Returns the number of proven positions, and the number of positions at each distance in
    /// plies from the start.
    pub fn proven_count_and_counts_by_ply(&self) -> (usize, Vec<usize>) {
        let proven_position_count = self
            .entries
            .iter()
            .filter(|entry| entry.value.is_proven)
            .count();
        let mut position_counts_by_ply = Vec::new();
        for (_, ply) in self.graph.breadth_first_order() {
            let ply = usize::from(ply);
            position_counts_by_ply.resize(position_counts_by_ply.len().max(ply + 1), 0);
            position_counts_by_ply[ply] += 1;
        }
        (proven_position_count, position_counts_by_ply)
    }

    /// Returns true if all moves of `position` are in the book.
    pub fn is_expanded(&self, position: &Position) -> bool {
        let index = self.graph.index_of(FastBoard::of(position));
        index.is_some_and(|index| matches!(self.graph.node(index), BookNode::ExpandedEdgeIndex(_)))
    }
}
