//! The texts about search trees: values of nodes, the side that chooses, and the steps of a film.

use crate::{
    catalogue::{Evaluation, LeafValuation},
    players::{DeepeningMemory, MoveOrdering, SearchWindow, ValueBound, score_of},
    study::tree::{
        GrowingTree, NodeKind, SearchAlgorithm, SearchFilm, SearchFilmQuestion, SearchFilmStep,
        SearchTree, TextbookSearch, TreeSubject, ValueUnit,
    },
    words::{Words, say},
};

/// The character set for signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignSet {
    /// The characters `≥` and `∞`.
    UnicodeSigns,
    /// The texts `>=` and `inf`.
    AsciiSigns,
}

/// A tree with everything that is needed to describe it.
#[derive(Clone, Copy, Debug)]
pub struct TreeWords<'a> {
    /// The language.
    pub words: &'a Words,
    /// The position or typed tree that is searched.
    pub subject: &'a TreeSubject,
    /// The search that recorded the tree.
    pub search: TextbookSearch,
    /// The recorded tree.
    pub tree: &'a SearchTree,
    /// The character set for infinity and bounds.
    pub signs: SignSet,
}

impl TreeWords<'_> {
    /// Returns the move to a node, or the name of the root.
    pub fn node_name(&self, number: usize) -> String {
        let root_message_id = match self.subject {
            TreeSubject::Game(_) => "tree-root",
            TreeSubject::Exercise(_) => "exercise-root",
        };
        self.tree
            .node(number)
            .mv
            .map_or_else(|| self.words.get(root_message_id), |mv| mv.to_string())
    }

    /// Returns `name`, which is the name of a node or the moves to it, with letter marks unless the
    /// node is the root.
    fn with_letter_marks(&self, number: usize, node_text: String) -> String {
        if number == 0 {
            node_text
        } else {
            self.words.mark_letters_if_enabled(node_text)
        }
    }

    /// Returns the move to a node, with `^` if it was the best in the search before, and `=` if a
    /// table answered.
    pub fn node_name_with_signs(&self, number: usize) -> String {
        let node = self.tree.node(number);
        let sign = match (
            node.was_best_in_earlier_search,
            matches!(node.kind, NodeKind::TableHit(_)),
        ) {
            (false, false) => "",
            (true, false) => " ^",
            (false, true) => " =",
            (true, true) => " ^=",
        };
        self.node_name(number) + sign
    }

    /// Returns the legend of the signs `^` and `=`, if the algorithm uses them.
    pub fn legend_text(&self) -> Option<String> {
        matches!(self.search.algorithm, SearchAlgorithm::Deepening(_))
            .then(|| self.words.get("tree-legend"))
    }

    /// Returns all moves from the root to a node.
    pub fn moves_to_node(&self, number: usize) -> String {
        if number == 0 {
            self.node_name(0)
        } else {
            self.words.line_text(&self.tree.moves_to_node(number))
        }
    }

    /// Returns the side that chooses at a node.
    pub fn choosing_side(&self, number: usize) -> String {
        self.side_by_goal(self.tree.node(number).is_maximizing())
    }

    /// Returns the side that looks for the highest value, or the other side.
    fn side_by_goal(&self, is_maximizing: bool) -> String {
        let root_seat = self.subject.root_seat();
        match (self.subject, is_maximizing) {
            (TreeSubject::Game(_), true) => self.words.seat_name(root_seat),
            (TreeSubject::Game(_), false) => self.words.seat_name(root_seat.opponent()),
            (TreeSubject::Exercise(_), true) => self.words.get("exercise-max"),
            (TreeSubject::Exercise(_), false) => self.words.get("exercise-min"),
        }
    }

    /// Returns the static evaluation of the search, if it has one.
    pub fn shown_evaluation(&self) -> Option<Evaluation> {
        (self.subject.value_unit() == ValueUnit::Seeds).then_some(self.search.evaluation)
    }

    /// Formats a value, or who wins, for the side that moves at the root. The bounds of the open
    /// window are infinite.
    pub fn value_text(&self, value: i32) -> String {
        let infinity = if self.signs == SignSet::AsciiSigns {
            "inf"
        } else {
            "∞"
        };
        let decimal_count = if self.subject.value_unit() == ValueUnit::Seeds {
            2
        } else {
            0
        };
        match value {
            _ if value == SearchWindow::OPEN.alpha => format!("-{infinity}"),
            _ if value == SearchWindow::OPEN.beta => format!("+{infinity}"),
            _ if self.subject.value_unit() == ValueUnit::LeafValues => (value / 100).to_string(),
            _ if score_of(value).has_known_result() => {
                self.words
                    .get(if value > 0 { "tree-won" } else { "tree-lost" })
            }
            _ => self
                .words
                .signed_decimal(f64::from(value) / 100.0, decimal_count),
        }
    }

    /// Formats the value of a node in whole seeds. Empty if the node has no value.
    pub fn whole_seeds_text(&self, number: usize) -> String {
        let value = self.tree.node(number).value;
        value.map_or_else(String::new, |value| {
            self.words.signed_decimal(f64::from(value) / 100.0, 0)
        })
    }

    /// Formats the value of a node with its bound, for a column.
    pub fn value_with_bound(&self, number: usize) -> String {
        let node = self.tree.node(number);
        let Some(value) = node.value else {
            return self.words.get("tree-cut");
        };
        let sign = match (node.value_bound(), self.signs) {
            (ValueBound::Exact, _) => return self.value_text(value),
            (ValueBound::AtLeast, SignSet::UnicodeSigns) => "≥",
            (ValueBound::AtLeast, SignSet::AsciiSigns) => ">=",
            (ValueBound::AtMost, SignSet::UnicodeSigns) => "≤",
            (ValueBound::AtMost, SignSet::AsciiSigns) => "<=",
        };
        format!("{sign} {}", self.value_text(value))
    }

    /// Formats a window for a column.
    pub fn window_text(&self, window: SearchWindow) -> String {
        say!(
            self.words,
            "tree-interval",
            alpha = self.value_text(window.alpha),
            beta = self.value_text(window.beta)
        )
    }

    /// Returns true if the algorithm has windows. Minimax has none.
    pub fn has_search_windows(&self) -> bool {
        self.search.algorithm != SearchAlgorithm::Minimax
    }

    /// Returns a sentence about the value of a node.
    pub fn value_sentence(&self, number: usize) -> String {
        let node = self.tree.node(number);
        let is_known_result = self.subject.value_unit() != ValueUnit::LeafValues
            && node
                .value
                .is_some_and(|value| score_of(value).has_known_result());
        let message_id = match (node.value_bound(), is_known_result) {
            (ValueBound::Exact, false) => "tree-value",
            (ValueBound::AtLeast, false) => "tree-at-least",
            (ValueBound::AtMost, false) => "tree-at-most",
            (ValueBound::Exact, true) => "tree-result",
            (ValueBound::AtLeast, true) => "tree-result-at-least",
            (ValueBound::AtMost, true) => "tree-result-at-most",
        };
        let value = node
            .value
            .map(|value| self.value_text(value))
            .unwrap_or_default();
        let winner = self.side_by_goal(node.value.is_some_and(|value| value > 0));
        let root_side = self.side_by_goal(true);
        say!(
            self.words,
            message_id,
            value,
            side = winner,
            root = root_side
        )
    }

    /// Returns the value of a node, and the window with which the search entered it.
    pub fn value_sentence_with_window(&self, number: usize) -> String {
        let (node, value_sentence) = (self.tree.node(number), self.value_sentence(number));
        if !self.has_search_windows() || node.mv.is_none() {
            return value_sentence;
        }
        let [alpha, beta] = [node.window.alpha, node.window.beta].map(|end| self.value_text(end));
        format!(
            "{value_sentence} {}",
            say!(self.words, "tree-window", alpha, beta)
        )
    }

    /// Returns which side chooses at a node, what it looks for, and the unit of the values.
    pub fn side_goal_and_unit_text(&self, number: usize) -> String {
        let side_text = self.side_and_goal_text(number);
        let message_id = match self.subject.value_unit() {
            ValueUnit::Seeds => "tree-all-values",
            ValueUnit::GameResults => "tree-all-results",
            ValueUnit::LeafValues => return side_text,
        };
        format!(
            "{side_text} {}",
            say!(self.words, message_id, side = self.side_by_goal(true))
        )
    }

    /// Returns which side chooses at a node, and what it looks for.
    pub fn side_and_goal_text(&self, number: usize) -> String {
        let is_maximizing = self.tree.node(number).is_maximizing();
        let message_id = match (self.subject, is_maximizing) {
            (TreeSubject::Game(_), true) => "tree-turn-highest",
            (TreeSubject::Game(_), false) => "tree-turn-lowest",
            (TreeSubject::Exercise(_), true) => "exercise-turn-highest",
            (TreeSubject::Exercise(_), false) => "exercise-turn-lowest",
        };
        say!(
            self.words,
            message_id,
            side = self.side_by_goal(is_maximizing)
        )
    }

    /// Returns why a node has no children, or `None` if it has children or was cut off.
    pub fn why_no_children(&self, number: usize) -> Option<String> {
        let evaluation = self
            .shown_evaluation()
            .map(|evaluation| self.words.evaluation_name(evaluation));
        match (self.tree.node(number).kind, evaluation) {
            (NodeKind::Horizon, Some(text)) => {
                Some(say!(self.words, "tree-horizon", evaluation = text))
            }
            (NodeKind::Horizon, None) => Some(self.words.get("tree-horizon-open")),
            (NodeKind::GameOver, _) if self.subject.value_unit() == ValueUnit::LeafValues => {
                Some(self.words.get("exercise-leaf"))
            }
            (NodeKind::GameOver, _) => Some(self.words.get("tree-end")),
            (NodeKind::TableHit(ValueBound::Exact), _) => Some(self.words.get("tree-hit-exact")),
            (NodeKind::TableHit(ValueBound::AtLeast), _) => {
                Some(self.words.get("tree-hit-at-least"))
            }
            (NodeKind::TableHit(ValueBound::AtMost), _) => Some(self.words.get("tree-hit-at-most")),
            (NodeKind::Inner | NodeKind::CutOff, _) => None,
        }
    }

    /// Returns which moves were cut off at a node and why, or `None` if there was no cutoff.
    pub fn cutoff_text(&self, number: usize) -> Option<String> {
        let node = self.tree.node(number);
        let (bound, bounding_move, ply) = self.tree.cutoff_reason(number)?;
        let cut_children = self
            .tree
            .children(number)
            .filter(|&child| self.tree.node(child).kind == NodeKind::CutOff);
        let is_exercise = self.subject.value_unit() == ValueUnit::LeafValues;
        let cut_move_names: Vec<String> = cut_children
            .map(|child| {
                let name = if is_exercise {
                    self.moves_to_node(child)
                } else {
                    self.node_name(child)
                };
                self.with_letter_marks(child, name)
            })
            .collect();
        let message_id = match (is_exercise, node.is_maximizing()) {
            (false, true) => "tree-cut-because",
            (false, false) => "tree-cut-because-lowest",
            (true, true) => "exercise-cut-beta",
            (true, false) => "exercise-cut-alpha",
        };
        let moves_before_bounding_move = self
            .words
            .line_text(&self.tree.moves_to_node(number)[..ply as usize]);
        let (moves_before_text, bounding_move_text) = (
            self.words
                .mark_letters_if_enabled(moves_before_bounding_move),
            self.words.mark_letters_if_enabled(bounding_move),
        );
        let bounding_move_phrase = if moves_before_text.is_empty() {
            say!(self.words, "tree-move-at-root", move = bounding_move_text)
        } else {
            say!(self.words, "tree-move-after", move = bounding_move_text, moves = moves_before_text)
        };
        Some(say!(
            self.words,
            message_id,
            moves = self.words.list_with_and(&cut_move_names),
            bound = self.value_text(bound),
            other = self.side_by_goal(!node.is_maximizing()),
            with = bounding_move_phrase
        ))
    }

    /// Returns a question about the step after `done_step_count`.
    pub fn question_text(
        &self,
        question: &SearchFilmQuestion,
        film: &SearchFilm,
        done_step_count: usize,
    ) -> String {
        let node = question.node_index();
        let message_id = match question {
            SearchFilmQuestion::AreMovesCut { .. } => "tree-predict-cut",
            SearchFilmQuestion::WhichMoveIsChosen { .. } => "tree-predict-choice",
        };
        let last_node = film.current_node(done_step_count);
        let other_children = self.tree.children(node).filter(|&child| child > last_node);
        let other_children: Vec<String> = other_children
            .map(|child| self.with_letter_marks(child, self.node_name(child)))
            .collect();
        say!(
            self.words,
            message_id,
            side = self.choosing_side(node),
            place = self.with_letter_marks(node, self.moves_to_node(node)),
            move = self.with_letter_marks(last_node, self.node_name(last_node)),
            value = self.value_with_bound(last_node),
            moves = other_children.join(" ")
        )
    }

    /// Returns the answers to a question, in order.
    pub fn answer_texts(&self, question: &SearchFilmQuestion) -> Vec<String> {
        match question {
            SearchFilmQuestion::AreMovesCut { .. } => ["tree-predict-yes", "tree-predict-no"]
                .map(|id| self.words.get(id))
                .to_vec(),
            SearchFilmQuestion::WhichMoveIsChosen { children, .. } => children
                .iter()
                .map(|&child| self.node_name(child))
                .collect(),
        }
    }

    /// Returns what the last step of a film did: first the line about the node, last the line about
    /// the change at its parent.
    pub fn last_step_lines(&self, film: &SearchFilm, done_step_count: usize) -> Vec<String> {
        self.last_step_lines_with(film, done_step_count, |number| {
            self.side_goal_and_unit_text(number)
        })
    }

    /// Returns what the last step did. `side_text_of_node` returns the text about the side that
    /// chooses at a node.
    pub fn last_step_lines_with(
        &self,
        film: &SearchFilm,
        done_step_count: usize,
        side_text_of_node: impl Fn(usize) -> String,
    ) -> Vec<String> {
        let Some(step) = film.step(done_step_count) else {
            let start_text = match self
                .tree
                .children(0)
                .find(|&child| self.tree.node(child).was_best_in_earlier_search)
            {
                None => self.words.get("tree-film-start"),
                Some(best) => {
                    let best_name = self.words.mark_letters_if_enabled(self.node_name(best));
                    say!(self.words, "tree-deepening-start", move = best_name)
                }
            };
            return vec![start_text, side_text_of_node(0)];
        };
        match step {
            SearchFilmStep::EnterNode(number) => {
                let node = self.tree.node(number);
                let side_text = (node.kind == NodeKind::Inner).then(|| side_text_of_node(number));
                let mut entered_text = self.sentence_for_entered_node(number);
                if node.was_best_in_earlier_search {
                    entered_text =
                        format!("{entered_text} {}", self.words.get("tree-film-remembered"));
                }
                [entered_text].into_iter().chain(side_text).collect()
            }
            SearchFilmStep::CutOffMovesOf(number) => self.cutoff_text(number).into_iter().collect(),
            SearchFilmStep::LeaveNode(number) => {
                let mut lines: Vec<String> = self.why_no_children(number).into_iter().collect();
                lines.push(self.value_sentence_with_window(number));
                let parent = self.tree.parent(number);
                lines.push(parent.map_or_else(
                    || self.words.get("tree-film-end"),
                    |parent| self.parent_change_text(film, parent, done_step_count),
                ));
                lines
            }
        }
    }

    /// Returns the text for the step in which the search enters a node.
    pub fn sentence_for_entered_node(&self, number: usize) -> String {
        let window = self.tree.node(number).window;
        let moves = self.with_letter_marks(number, self.moves_to_node(number));
        if !self.has_search_windows() {
            return say!(self.words, "tree-film-enter", moves);
        }
        let [alpha, beta] = [window.alpha, window.beta].map(|end| self.value_text(end));
        say!(self.words, "tree-film-enter-window", moves, alpha, beta)
    }

    /// Returns what the last step changed at the node `parent`.
    pub fn parent_change_text(
        &self,
        film: &SearchFilm,
        parent: usize,
        done_step_count: usize,
    ) -> String {
        let [state_before_step, state_after_step] =
            [done_step_count.saturating_sub(1), done_step_count]
                .map(|done_step_count| film.node_state_at_step(self.tree, parent, done_step_count));
        let message_id = if state_before_step.value == state_after_step.value {
            "tree-film-nothing"
        } else if self.search.algorithm == SearchAlgorithm::Minimax {
            "tree-film-best"
        } else if state_before_step.window == state_after_step.window {
            "tree-film-outside"
        } else if self.tree.node(parent).is_maximizing() {
            "tree-film-alpha"
        } else {
            "tree-film-beta"
        };
        let value = state_after_step.value.map(|value| self.value_text(value));
        say!(
            self.words,
            message_id,
            side = self.choosing_side(parent),
            value = value.unwrap_or_default()
        )
    }
}

impl Words {
    /// Returns what the last playout of a growing tree did, and how the next move is chosen.
    pub fn playout_texts(&self, tree: &GrowingTree) -> [String; 2] {
        let message_id = match tree.options.leaf_valuation {
            LeafValuation::RandomPlayout => "tree-growth-chance",
            LeafValuation::CapturingPlayout => "tree-growth-captures",
            LeafValuation::Evaluation(_) => "tree-growth-evaluation",
        };
        let text = match &tree.last_playout {
            None => self.get("tree-growth-start"),
            Some(last) => {
                say!(
                    self,
                    message_id,
                    number = tree.playouts(),
                    moves =
                        self.mark_letters_if_enabled(self.line_text(&tree.last_playout_moves())),
                    points = self.decimal(last.points_of_last_mover, 2),
                    side = self.seat_name(tree.last_mover())
                )
            }
        };
        let exploration_constant_text =
            self.decimal(tree.options.exploration.exploration_constant(), 1);
        [
            text,
            say!(
                self,
                "tree-growth-bound",
                constant = exploration_constant_text
            ),
        ]
    }

    /// Returns the name of an algorithm with the order of its moves.
    pub fn algorithm_name(&self, algorithm: SearchAlgorithm) -> String {
        self.get(match algorithm {
            SearchAlgorithm::Minimax => "tree-minimax",
            SearchAlgorithm::AlphaBeta(MoveOrdering::NaturalOrder) => "tree-alphabeta",
            SearchAlgorithm::AlphaBeta(MoveOrdering::GainsFirst) => "tree-alphabeta-ordered",
            SearchAlgorithm::Deepening(DeepeningMemory::RootBestMove) => "tree-deepening",
            SearchAlgorithm::Deepening(DeepeningMemory::TranspositionTable) => {
                "tree-deepening-table"
            }
        })
    }
}
