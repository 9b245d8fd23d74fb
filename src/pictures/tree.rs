//! The tree of a textbook search as it is shown, to be written down: as text, for Graphviz, as a drawing, as a film.

use std::fmt::Write as _;

use toml::value::Datetime;

use crate::i18n::Words;
use crate::i18n::explain::{Signs, TreeTold};
use crate::record::Direction;
use crate::study::tree::{Film, TextbookSearch, Tree, TreeMove, TreeSubject};

use super::tree_drawing;
use super::tree_scene::{Look, Shown, TreeScene};

/// The most steps of a film that is written down: a minute or six of them can be watched.
pub const MOST_STEPS: usize = 400;

/// A tree as it is shown.
#[derive(Clone, Debug)]
pub struct TreeExhibit {
    /// What is searched.
    pub subject: TreeSubject,
    /// How.
    pub search: TextbookSearch,
    /// Which way sowing goes in the picture of a position.
    pub direction: Direction,
    /// Whether North is drawn below.
    pub turned: bool,
    /// The nodes that are shown, in the order in which the search came to them; the parent of each is among them.
    pub shown: Vec<usize>,
    /// How many steps of the film are done, where it is shown.
    pub now: Option<usize>,
    /// When it was shown.
    pub date: Datetime,
}

impl TreeExhibit {
    /// Hands the tree, walked anew, with its film and words to `make`. `None` where there is no position.
    fn with<T>(&self, words: &Words, make: impl FnOnce(&TreeScene<'_>) -> T) -> Option<T> {
        let tree = self.subject.tree(self.search)?;
        let (subject, search) = (&self.subject, self.search);
        let told = TreeTold { words, subject, search, tree: &tree, signs: Signs::Unicode };
        Some(make(&TreeScene { told, film: Film::of(&tree) }))
    }

    /// The steps of the film that are written down: all, or from the one that is shown where there are too many.
    #[must_use]
    pub fn steps(&self, film: &Film) -> std::ops::RangeInclusive<usize> {
        let first = if film.len() <= MOST_STEPS { 0 } else { self.now.unwrap_or(0) };
        first..=film.len().min(first + MOST_STEPS)
    }

    /// The nodes that are shown, with what is written on them.
    fn rows(&self, scene: &TreeScene<'_>) -> Vec<Shown> {
        let known = self.shown.iter().filter(|&&number| number < scene.told.tree.len());
        known.map(|&number| scene.shown(number, self.now)).collect()
    }

    /// The tree as text, a node in each line.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        self.with(words, |scene| {
            let mut text = scene.caption(self.now).join("\n") + "\n\n";
            for Shown { number, value, window, look } in self.rows(scene) {
                let ply = scene.told.tree.node(number).ply as usize;
                let mark = match look {
                    Look::Hand => ">",
                    Look::Marked => "*",
                    Look::Left | Look::Cut => " ",
                };
                let name = format!("{mark} {}{}", "  ".repeat(ply), scene.told.name(number));
                let line = format!("{name:<28}{value:>10}   {window}");
                text += line.trim_end();
                text.push('\n');
            }
            text
        })
        .unwrap_or_default()
    }

    /// The tree for Graphviz.
    #[must_use]
    pub fn dot(&self, words: &Words) -> String {
        self.with(words, |scene| {
            let title = quoted(&scene.caption(self.now).join("\n"));
            let mut text = format!("digraph tree {{\n  label={title};\n  node [shape=box];\n");
            // Writing into a string cannot fail.
            for Shown { number, value, window, look } in self.rows(scene) {
                let more = match look {
                    Look::Left => "",
                    Look::Marked => ", penwidth=2",
                    Look::Hand => ", penwidth=2, style=filled, fillcolor=gold",
                    Look::Cut => ", style=dashed, color=gray, fontcolor=gray",
                };
                let label = quoted([value, window].join("\n").trim_end());
                let _ = writeln!(text, "  n{number} [label={label}{more}];");
                if let Some(parent) = scene.told.tree.parent(number) {
                    let dashed = if look == Look::Cut { ", style=dashed, color=gray, fontcolor=gray" } else { "" };
                    let name = quoted(&scene.told.name(number));
                    let _ = writeln!(text, "  n{parent} -> n{number} [label={name}{dashed}];");
                }
            }
            text + "}\n"
        })
        .unwrap_or_default()
    }

    /// The drawing of the tree.
    #[must_use]
    pub fn svg(&self, words: &Words) -> String {
        self.with(words, |scene| tree_drawing::svg(scene, &self.rows(scene), self.now)).unwrap_or_default()
    }

    /// The film as a picture that moves.
    ///
    /// # Errors
    /// When the encoder refuses a frame, which is a bug.
    pub fn gif(&self, words: &Words) -> std::io::Result<Vec<u8>> {
        let film = self.with(words, |scene| tree_drawing::gif(scene, self.steps(&scene.film)));
        film.unwrap_or_else(|| Ok(Vec::new())).map_err(std::io::Error::other)
    }

    /// The film of the tree, to be shown step by step.
    #[must_use]
    pub fn film(&self) -> Option<Film> {
        self.subject.tree(self.search).map(|tree: Tree<TreeMove>| Film::of(&tree))
    }
}

/// A text as Graphviz reads it.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}
