//! Starts, ends and switches the films of the tree. Iterative deepening has several films, one for
//! each depth.

use awale_study::catalogue::LeafValue;
use awale_study::players::{Memory, Ordering};
use awale_study::study::tree::{Algorithm, GrowingTree, TextbookSearch, TreeSubject, ValueUnit};

use crate::screens::tree::film::{CueAt, FilmJump};
use crate::screens::{FilmView, MctsView};

use super::TreeScreen;

/// The initial depth of iterative deepening in plies. From four plies on, different orders of moves
/// lead to the same position.
const USUAL_DEPTH: u32 = 4;

impl TreeScreen {
    /// The depth of the last search of iterative deepening, or of the only search.
    pub(super) fn deepest(&self) -> u32 {
        self.iterations
            .last()
            .map_or(self.search.depth, |last| last.depth)
    }

    /// Switches to the next algorithm. If a film is open, opens the film of that algorithm.
    pub(super) fn change_algorithm(&mut self) {
        let first = Algorithm::AlphaBeta(Ordering::Natural);
        let next = match self.search.algorithm {
            _ if self.growth.take().is_some() => first,
            Algorithm::AlphaBeta(Ordering::Natural) if self.subject.unit() != ValueUnit::Leaves => {
                Algorithm::AlphaBeta(Ordering::GainsFirst)
            }
            Algorithm::AlphaBeta(_) => Algorithm::Minimax,
            Algorithm::Minimax if self.subject.unit() == ValueUnit::Leaves => first,
            Algorithm::Minimax => Algorithm::Deepening(Memory::Table),
            Algorithm::Deepening(memory @ Memory::Table) => {
                let algorithm = Algorithm::Deepening(memory.other());
                let Some(film) = &self.film else {
                    return self.look(TextbookSearch {
                        algorithm,
                        ..self.search
                    });
                };
                let at = if film.is_at_end() {
                    CueAt::End
                } else {
                    CueAt::Start
                };
                self.search.algorithm = algorithm;
                return self.follow(Some(FilmJump {
                    depth: self.search.depth,
                    at,
                }));
            }
            Algorithm::Deepening(_) => {
                self.growth = match &self.subject {
                    TreeSubject::Game(past) if self.film.is_none() => {
                        GrowingTree::new(past, LeafValue::default()).map(MctsView::new)
                    }
                    _ => None,
                };
                if self.growth.is_some() {
                    return;
                }
                first
            }
        };
        let is_filmed = self.film.is_some();
        if is_filmed {
            self.end_film();
        }
        let least = if matches!(next, Algorithm::Deepening(_)) {
            USUAL_DEPTH
        } else {
            0
        };
        self.look(TextbookSearch {
            algorithm: next,
            depth: self.search.depth.max(least),
            ..self.search
        });
        if is_filmed {
            self.start_film();
        }
    }

    /// Opens the film of the search. With iterative deepening, of the first search.
    pub(super) fn start_film(&mut self) {
        if !self.iterations.is_empty() {
            self.show_search(TextbookSearch {
                depth: 1,
                ..self.search
            });
        }
        self.film = Some(self.new_film());
        self.show_film();
    }

    pub(super) fn new_film(&self) -> FilmView {
        let depth = self.search.depth;
        FilmView::new(
            &self.tree,
            depth,
            self.iterations.first().map_or(depth, |first| first.depth)..=self.deepest(),
        )
    }

    /// Returns from the film to the tree. With iterative deepening, to the tree of the last search.
    pub(super) fn end_film(&mut self) {
        let (line, deepest) = (self.tree.line(self.node()), self.deepest());
        self.film = None;
        if self.search.depth < deepest {
            self.show_search(TextbookSearch {
                depth: deepest,
                ..self.search
            });
        }
        self.show(self.tree.find(&line));
    }

    /// Jumps to another search if `cue` contains one, and updates the tree on the screen.
    pub(super) fn follow(&mut self, cue: Option<FilmJump>) {
        if let Some(cue) = cue {
            self.show_search(TextbookSearch {
                depth: cue.depth,
                ..self.search
            });
            if let Some(film) = &mut self.film {
                film.turn(&self.tree, cue);
            }
        }
        self.show_film();
    }

    /// Shows the tree at the current step of the film and selects the node that the search is at.
    pub(super) fn show_film(&mut self) {
        if let Some(film) = &self.film {
            self.lines = film.seen(&self.tree);
            self.chosen = self.lines.binary_search(&film.hand()).unwrap_or(0);
        }
    }
}
