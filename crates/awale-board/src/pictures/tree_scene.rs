//! The texts of a search tree: value and window of each node after a step, and the caption.

use awale_study::{
    study::tree::{GrowingTree, NodeKind, SearchFilm, TreeSubject},
    words::{TreeWords, Words, say},
};

/// The look of a node in the drawing of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeLook {
    /// The search has left the node.
    Finished,
    /// The node is on the principal variation, or on the path to the current node.
    OnHighlightedPath,
    /// The current node of a film.
    Current,
    /// The search took the value of the node from a transposition table.
    TableHit,
    Cut,
}

/// A node with its texts.
pub(super) struct LabeledNode {
    pub(super) node_number: usize,
    pub(super) value_text: String,
    /// The search window; empty if the node has none or is not searched further.
    pub(super) window_text: String,
    pub(super) node_look: NodeLook,
}

/// A tree with its film and texts.
pub(super) struct TreeScene<'a> {
    pub(super) tree_words: TreeWords<'a>,
    pub(super) film: &'a SearchFilm,
    /// The texts of Monte Carlo tree search, if that is shown.
    pub(super) grown_texts: Option<&'a GrownTreeTexts>,
}

/// The texts of a tree that Monte Carlo tree search grows.
#[derive(Debug)]
pub(super) struct GrownTreeTexts {
    /// Number of playouts.
    pub(super) playouts: u32,
    /// For each node its mean, its visits with the upper bound, and its look.
    node_texts_and_looks: Vec<(String, String, NodeLook)>,
    caption_lines: Vec<String>,
}

impl GrownTreeTexts {
    pub(super) fn from_tree(tree: &GrowingTree, words: &Words) -> GrownTreeTexts {
        let two_decimals = |figure| words.decimal(figure, 2);
        let node_texts_and_look = |(line, &(number, ply)): (usize, &(usize, usize))| {
            let visits_text = tree.search.node(number).visits.to_string();
            let node_look = match tree.last_playout_path().get(ply) == Some(&number) {
                true if tree.last_playout_path().len() == ply + 1 => NodeLook::Current,
                true => NodeLook::OnHighlightedPath,
                false => NodeLook::Finished,
            };
            match tree.mean_and_upper_bound(line) {
                None => (visits_text, String::new(), node_look),
                Some([mean, bound]) => (
                    two_decimals(mean),
                    format!("{visits_text} · {}", two_decimals(bound)),
                    node_look,
                ),
            }
        };
        let node_texts_and_looks = tree
            .visible_nodes_and_plies
            .iter()
            .enumerate()
            .map(node_texts_and_look)
            .collect();
        let column_titles = [
            "tree-column-mean",
            "tree-column-visits",
            "tree-column-bound",
        ]
        .map(|id| words.get(id));
        let title_parts = [
            words.get("kind-mcts"),
            words.leaf_valuation_name(tree.options.leaf_valuation),
            column_titles.join(" · "),
        ]
        .join(" · ");
        let caption_lines = [title_parts]
            .into_iter()
            .chain(words.playout_texts(tree))
            .collect();
        GrownTreeTexts {
            playouts: tree.playouts(),
            node_texts_and_looks,
            caption_lines,
        }
    }
}

impl TreeScene<'_> {
    /// A node with its final texts, or in a film with what the search knows about the node after
    /// `current_step` steps.
    pub(super) fn labeled_node(
        &self,
        node_number: usize,
        current_step: Option<usize>,
    ) -> LabeledNode {
        if let Some(grown_texts) = self.grown_texts {
            let (value_text, window_text, node_look) =
                grown_texts.node_texts_and_looks[node_number].clone();
            return LabeledNode {
                node_number,
                value_text,
                window_text,
                node_look,
            };
        }
        let (tree_words, node) = (&self.tree_words, self.tree_words.tree.node(node_number));
        let node_at_step = current_step.map(|current_step| {
            self.film
                .node_state_at_step(tree_words.tree, node_number, current_step)
        });
        let open_node = node_at_step.filter(|shown| shown.is_being_searched);
        let value_text = match open_node {
            Some(open_node) => format!(
                "{}…",
                open_node
                    .value
                    .map(|value| tree_words.value_text(value))
                    .unwrap_or_default()
            ),
            None => tree_words.value_with_bound(node_number),
        };
        let node_look = match current_step {
            _ if node.kind == NodeKind::CutOff => NodeLook::Cut,
            Some(current_step) if self.film.current_node(current_step) == node_number => {
                NodeLook::Current
            }
            _ if matches!(node.kind, NodeKind::TableHit(_)) && open_node.is_none() => {
                NodeLook::TableHit
            }
            Some(_) if open_node.is_some() => NodeLook::OnHighlightedPath,
            None if node.is_on_principal_variation => NodeLook::OnHighlightedPath,
            _ => NodeLook::Finished,
        };
        let has_window = tree_words.has_search_windows() && node.kind == NodeKind::Inner;
        let window = node_at_step.map_or(node.window, |shown| shown.window);
        LabeledNode {
            node_number,
            value_text,
            window_text: if has_window {
                tree_words.window_text(window)
            } else {
                String::new()
            },
            node_look,
        }
    }

    /// The lines of the caption.
    pub(super) fn caption_lines(&self, current_step: Option<usize>) -> Vec<String> {
        if let Some(grown_texts) = self.grown_texts {
            return grown_texts.caption_lines.clone();
        }
        let (tree_words, words) = (&self.tree_words, self.tree_words.words);
        let mut title_parts = vec![words.algorithm_name(tree_words.search.algorithm)];
        let position_text = match tree_words.subject {
            TreeSubject::Game(_) => {
                title_parts.push(say!(words, "plies", plies = tree_words.search.depth));
                tree_words
                    .subject
                    .position()
                    .and_then(|game| game.as_awale())
                    .map(|position| position.to_string())
            }
            TreeSubject::Exercise(exercise) => Some(exercise.subtree_text(std::iter::empty())),
        };
        title_parts.extend(
            tree_words
                .shown_evaluation()
                .map(|evaluation| words.evaluation_name(evaluation)),
        );
        title_parts.extend(
            current_step.map(|current_step| format!("{current_step} / {}", self.film.len())),
        );
        let lines = current_step.map_or_else(
            || {
                vec![
                    tree_words.side_goal_and_unit_text(0),
                    tree_words.value_sentence(0),
                ]
            },
            |current_step| tree_words.last_step_lines(self.film, current_step),
        );
        [title_parts.join(" · ")]
            .into_iter()
            .chain(position_text)
            .chain(lines)
            .chain(tree_words.legend_text())
            .collect()
    }
}
