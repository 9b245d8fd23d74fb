//! What is written on a tree: the value and the window of each node after a step, and what is said
//! of the whole.

use awale_study::study::tree::{Film, GrowingTree, NodeKind, TreeSubject};

use awale_study::words::TreeWords;
use awale_study::words::{Sign, Words, say};

/// How a node is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeLook {
    /// The search has left it.
    Left,
    /// On the principal variation, or on the way to the node in hand.
    Marked,
    /// The node in hand of a film.
    Hand,
    /// A transposition table answered it.
    Hit,
    Cut,
}

/// A node with what is written on it.
pub(super) struct Shown {
    pub(super) number: usize,
    pub(super) value: String,
    /// Its window; empty where it has none, or nothing comes from the node.
    pub(super) window: String,
    pub(super) look: NodeLook,
}

/// A tree with its film and words.
pub(super) struct TreeScene<'a> {
    pub(super) told: TreeWords<'a>,
    pub(super) film: &'a Film,
    /// What is written on the nodes of Monte Carlo tree search, and what is said of it.
    pub(super) grown: Option<&'a Grown>,
}

/// A growing tree in words.
#[derive(Debug)]
pub(super) struct Grown {
    /// How many playouts there were.
    pub(super) playouts: u32,
    /// The mean of each node, its visits and its upper bound, and how it is drawn.
    nodes: Vec<(String, String, NodeLook)>,
    caption: Vec<String>,
}

impl Grown {
    pub(super) fn of(tree: &GrowingTree, words: &Words) -> Grown {
        let figure = |figure| words.decimal(figure, 2, Sign::Minus);
        let node = |(line, &(number, ply)): (usize, &(usize, usize))| {
            let visits = tree.search.node(number).visits.to_string();
            let look = match tree.path().get(ply) == Some(&number) {
                true if tree.path().len() == ply + 1 => NodeLook::Hand,
                true => NodeLook::Marked,
                false => NodeLook::Left,
            };
            match tree.figures(line) {
                None => (visits, String::new(), look),
                Some([mean, bound]) => {
                    (figure(mean), format!("{visits} · {}", figure(bound)), look)
                }
            }
        };
        let nodes = tree.lines.iter().enumerate().map(node).collect();
        let heads = [
            "tree-column-mean",
            "tree-column-visits",
            "tree-column-bound",
        ]
        .map(|id| words.get(id));
        let title = [
            words.get("kind-mcts"),
            words.leaf_value(tree.options.leaf),
            heads.join(" · "),
        ]
        .join(" · ");
        let caption = [title].into_iter().chain(words.playout(tree)).collect();
        Grown {
            playouts: tree.playouts(),
            nodes,
            caption,
        }
    }
}

impl TreeScene<'_> {
    /// A node as it is, or, in a film, as the search knows it after this many steps.
    pub(super) fn shown(&self, number: usize, now: Option<usize>) -> Shown {
        if let Some(grown) = self.grown {
            let (value, window, look) = grown.nodes[number].clone();
            return Shown {
                number,
                value,
                window,
                look,
            };
        }
        let (told, node) = (&self.told, self.told.tree.node(number));
        let shown = now.map(|now| self.film.node(told.tree, number, now));
        let open = shown.filter(|shown| shown.is_open);
        let value = match open {
            Some(open) => format!(
                "{}…",
                open.value
                    .map(|value| told.value(value))
                    .unwrap_or_default()
            ),
            None => told.bounded(number),
        };
        let look = match now {
            _ if node.kind == NodeKind::CutOff => NodeLook::Cut,
            Some(now) if self.film.hand(now) == number => NodeLook::Hand,
            _ if matches!(node.kind, NodeKind::Hit(_)) && open.is_none() => NodeLook::Hit,
            Some(_) if open.is_some() => NodeLook::Marked,
            None if node.is_principal => NodeLook::Marked,
            _ => NodeLook::Left,
        };
        let has_window = told.has_windows() && node.kind == NodeKind::Inner;
        let window = shown.map_or(node.window, |shown| shown.window);
        Shown {
            number,
            value,
            window: if has_window {
                told.window(window)
            } else {
                String::new()
            },
            look,
        }
    }

    /// What is said of the tree, line by line.
    pub(super) fn caption(&self, now: Option<usize>) -> Vec<String> {
        if let Some(grown) = self.grown {
            return grown.caption.clone();
        }
        let (told, words) = (&self.told, self.told.words);
        let mut title = vec![words.algorithm(told.search.algorithm)];
        let position = match told.subject {
            TreeSubject::Game(_) => {
                title.push(say!(words, "plies", plies = told.search.depth));
                told.subject
                    .position()
                    .and_then(|game| game.awale())
                    .map(|position| position.to_string())
            }
            TreeSubject::Exercise(exercise) => Some(exercise.written(std::iter::empty())),
        };
        title.extend(
            told.evaluation()
                .map(|evaluation| words.evaluation(evaluation)),
        );
        title.extend(now.map(|now| format!("{now} / {}", self.film.len())));
        let said = now.map_or_else(
            || vec![told.turn(0), told.worth(0)],
            |now| told.step(self.film, now),
        );
        [title.join(" · ")]
            .into_iter()
            .chain(position)
            .chain(said)
            .chain(told.legend())
            .collect()
    }
}
