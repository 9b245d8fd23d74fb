//! Starts, ends and switches the films of the tree. Iterative deepening has several films, one for
//! each depth.

use awale_study::{
    catalogue::LeafValuation,
    players::{DeepeningMemory, MoveOrdering},
    study::tree::{GrowingTree, SearchAlgorithm, TextbookSearch, TreeSubject, ValueUnit},
};

use crate::screens::{FilmView, MctsView, tree::film::JumpDepthAndIsAtEnd};

use super::TreeScreen;

/// The initial depth of iterative deepening in plies. From four plies on, different orders of moves
/// lead to the same position.
const DEFAULT_DEEPENING_DEPTH: u32 = 4;

impl TreeScreen {
    /// The depth of the last search of iterative deepening, or of the only search.
    pub(super) fn max_depth(&self) -> u32 {
        self.iterations
            .last()
            .map_or(self.search.depth, |last| last.depth)
    }

    /// Switches to the next algorithm. If a film is open, opens the film of that algorithm.
    pub(super) fn change_algorithm(&mut self) {
        let first_algorithm = SearchAlgorithm::AlphaBeta(MoveOrdering::NaturalOrder);
        let next_algorithm = match self.search.algorithm {
            _ if self.mcts_view.take().is_some() => first_algorithm,
            SearchAlgorithm::AlphaBeta(MoveOrdering::NaturalOrder)
                if self.subject.value_unit() != ValueUnit::LeafValues =>
            {
                SearchAlgorithm::AlphaBeta(MoveOrdering::GainsFirst)
            }
            SearchAlgorithm::AlphaBeta(_) => SearchAlgorithm::Minimax,
            SearchAlgorithm::Minimax if self.subject.value_unit() == ValueUnit::LeafValues => {
                first_algorithm
            }
            SearchAlgorithm::Minimax => {
                SearchAlgorithm::Deepening(DeepeningMemory::TranspositionTable)
            }
            SearchAlgorithm::Deepening(memory @ DeepeningMemory::TranspositionTable) => {
                let algorithm = SearchAlgorithm::Deepening(memory.toggled());
                let Some(film) = &self.film else {
                    return self.change_search(TextbookSearch {
                        algorithm,
                        ..self.search
                    });
                };
                let jump = (self.search.depth, film.is_at_end());
                self.search.algorithm = algorithm;
                return self.apply_jump(Some(jump));
            }
            SearchAlgorithm::Deepening(_) => {
                self.mcts_view = match &self.subject {
                    TreeSubject::Game(past) if self.film.is_none() => {
                        GrowingTree::new(past, LeafValuation::default()).map(MctsView::new)
                    }
                    _ => None,
                };
                if self.mcts_view.is_some() {
                    return;
                }
                first_algorithm
            }
        };
        let had_film = self.film.is_some();
        if had_film {
            self.end_film();
        }
        let min_depth = if matches!(next_algorithm, SearchAlgorithm::Deepening(_)) {
            DEFAULT_DEEPENING_DEPTH
        } else {
            0
        };
        self.change_search(TextbookSearch {
            algorithm: next_algorithm,
            depth: self.search.depth.max(min_depth),
            ..self.search
        });
        if had_film {
            self.start_film();
        }
    }

    /// Opens the film of the search, or of the first search of iterative deepening.
    pub(super) fn start_film(&mut self) {
        if !self.iterations.is_empty() {
            self.show_search(TextbookSearch {
                depth: 1,
                ..self.search
            });
        }
        self.film = Some(self.new_film());
        self.update_from_film();
    }

    pub(super) fn new_film(&self) -> FilmView {
        let depth = self.search.depth;
        FilmView::new(
            &self.tree,
            depth,
            self.iterations.first().map_or(depth, |first| first.depth)..=self.max_depth(),
        )
    }

    /// Returns from the film to the tree of the search, or of the last search of iterative
    /// deepening.
    pub(super) fn end_film(&mut self) {
        let (moves_to_selected_node, max_depth) = (
            self.tree.moves_to_node(self.selected_node()),
            self.max_depth(),
        );
        self.film = None;
        if self.search.depth < max_depth {
            self.show_search(TextbookSearch {
                depth: max_depth,
                ..self.search
            });
        }
        self.select_node(self.tree.find_node(&moves_to_selected_node));
    }

    /// Jumps to another search if `jump` contains one, and updates the tree on the screen.
    pub(super) fn apply_jump(&mut self, jump: Option<JumpDepthAndIsAtEnd>) {
        if let Some(jump) = jump {
            self.show_search(TextbookSearch {
                depth: jump.0,
                ..self.search
            });
            if let Some(film) = &mut self.film {
                film.switch_to_search(&self.tree, jump);
            }
        }
        self.update_from_film();
    }

    /// Shows the tree at the current step of the film and selects the node that the search is at.
    pub(super) fn update_from_film(&mut self) {
        if let Some(film) = &self.film {
            self.visible_nodes = film.visible_nodes(&self.tree);
            self.chosen_index = self
                .visible_nodes
                .binary_search(&film.current_node())
                .unwrap_or(0);
        }
    }
}
