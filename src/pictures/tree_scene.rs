//! What is written on a tree: the value and the window of each node after a step, and what is said of the whole.

use crate::i18n::explain::TreeTold;
use crate::study::tree::{Film, NodeKind, TreeSubject};

/// How a node is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// The search has left it.
    Left,
    /// On the principal variation, or on the way to the node in hand.
    Marked,
    /// The node in hand of a film.
    Hand,
    /// A transposition table answered it.
    Hit,
    /// It was cut off.
    Cut,
}

/// A node with what is written on it.
pub(super) struct Shown {
    pub(super) number: usize,
    pub(super) value: String,
    /// Its window; empty where it has none, or nothing comes from the node.
    pub(super) window: String,
    pub(super) look: Look,
}

/// A tree with its film and words.
pub(super) struct TreeScene<'a> {
    pub(super) told: TreeTold<'a>,
    pub(super) film: &'a Film,
}

impl TreeScene<'_> {
    /// A node as it is, or, in a film, as the search knows it after so many steps.
    pub(super) fn shown(&self, number: usize, now: Option<usize>) -> Shown {
        let (told, node) = (&self.told, self.told.tree.node(number));
        let moment = now.map(|now| self.film.moment(told.tree, number, now));
        let open = moment.filter(|moment| moment.is_open);
        let value = match open {
            Some(open) => format!("{}…", open.value.map(|value| told.value(value)).unwrap_or_default()),
            None => told.bounded(number),
        };
        let look = match now {
            _ if node.kind == NodeKind::CutOff => Look::Cut,
            Some(now) if self.film.hand(now) == number => Look::Hand,
            _ if matches!(node.kind, NodeKind::Hit(_)) && open.is_none() => Look::Hit,
            Some(_) if open.is_some() => Look::Marked,
            None if node.is_principal => Look::Marked,
            _ => Look::Left,
        };
        let has_window = told.has_windows() && node.kind == NodeKind::Inner;
        let window = moment.map_or(node.window, |moment| moment.window);
        Shown { number, value, window: if has_window { told.window(window) } else { String::new() }, look }
    }

    /// What is said of the tree, line by line.
    pub(super) fn caption(&self, now: Option<usize>) -> Vec<String> {
        let (told, words) = (&self.told, self.told.words);
        let mut title = vec![words.algorithm(told.search.algorithm)];
        let position = match told.subject {
            TreeSubject::Game(_) => {
                title.push(words.with("plies", &[("plies", told.search.depth.into())]));
                told.subject.position().and_then(|game| game.awale()).map(|position| position.to_string())
            }
            TreeSubject::Exercise(exercise) => Some(exercise.written(std::iter::empty())),
        };
        title.extend(told.evaluation().map(|evaluation| words.evaluation(evaluation)));
        title.extend(now.map(|now| format!("{now} / {}", self.film.len())));
        let said = now.map_or_else(|| vec![told.turn(0), told.worth(0)], |now| told.step(self.film, now));
        [title.join(" · ")].into_iter().chain(position).chain(said).chain(told.legend()).collect()
    }
}
