//! Exports a textbook search tree: as text, for Graphviz, as a drawing, or as an animation.

use std::{fmt::Write as _, ops::RangeInclusive};

use awale_study::{
    catalogue::LeafValuation,
    players::MoveOrdering,
    record::{DateTime, SowingDirection},
    study::tree::{
        GrowingTree, MAX_PLAYOUTS, SearchAlgorithm, SearchFilm, SearchTree, TextbookSearch,
        TreeSubject,
    },
    words::{SignSet, TreeWords, Words, say},
};

use super::{
    PictureFormat, tree_drawing,
    tree_scene::{GrownTreeTexts, LabeledNode, NodeLook, TreeScene},
};

/// The largest number of steps in an exported film. At one second per step, it takes seven minutes.
pub const MAX_FILM_STEPS: usize = 400;

/// How many playouts a film of Monte Carlo tree search shows after the current one. Each frame
/// shows a larger tree than the one before.
const MAX_FILMED_PLAYOUTS: u32 = 100;

/// The largest number of exported nodes. More do not fit next to each other on a sheet.
pub const MAX_EXPORTED_NODES: usize = 2000;

/// A part of a film: one search, or the tree of Monte Carlo tree search after a playout.
#[derive(Debug)]
pub struct FilmPart {
    pub search: TextbookSearch,
    tree: SearchTree,
    film: SearchFilm,
    grown_texts: Option<GrownTreeTexts>,
    /// The exported steps.
    pub exported_steps: RangeInclusive<usize>,
}

/// A search tree as it is shown on the screen.
#[derive(Clone, Debug)]
pub struct TreePicture {
    pub subject: TreeSubject,
    pub search: TextbookSearch,
    /// The depth of the film's last search, if the film has several (iterative deepening).
    pub max_depth: u32,
    /// The leaf evaluation and the number of playouts, if Monte Carlo tree search is shown.
    pub leaf_value_and_playouts: Option<(LeafValuation, u32)>,
    /// The direction of sowing in the picture of a position.
    pub direction: SowingDirection,
    /// Whether North's row is drawn below.
    pub is_north_below: bool,
    /// The shown nodes in the order in which the search visited them. The parent of each node is
    /// among them.
    pub shown_nodes: Vec<usize>,
    /// The number of film steps that are done; `None` if no film is shown.
    pub current_step: Option<usize>,
    pub date: DateTime,
}

impl TreePicture {
    /// Searches again and passes the tree with its film and texts to `use_scene`. `None` if there
    /// is no position.
    fn with_current_scene<T>(
        &self,
        words: &Words,
        use_scene: impl FnOnce(&TreeScene) -> T,
    ) -> Option<T> {
        let film_part = match self.leaf_value_and_playouts {
            Some((_, playouts)) => self
                .film_parts_of_playouts(words, playouts..=playouts)
                .pop()?,
            None => self.film_part(self.search)?,
        };
        Some(use_scene(&self.scene_of_part(words, &film_part)))
    }

    fn scene_of_part<'a>(&'a self, words: &'a Words, part: &'a FilmPart) -> TreeScene<'a> {
        let (subject, search, tree) = (&self.subject, part.search, &part.tree);
        TreeScene {
            tree_words: TreeWords {
                words,
                subject,
                search,
                tree,
                signs: SignSet::UnicodeSigns,
            },
            film: &part.film,
            grown_texts: part.grown_texts.as_ref(),
        }
    }

    fn film_part(&self, search: TextbookSearch) -> Option<FilmPart> {
        let tree = self.subject.search_tree(search)?;
        let film = SearchFilm::of(&tree);
        Some(FilmPart {
            search,
            tree,
            exported_steps: 0..=film.len(),
            film,
            grown_texts: None,
        })
    }

    /// The parts of a film that show the tree of Monte Carlo tree search after each of these
    /// numbers of playouts.
    fn film_parts_of_playouts(
        &self,
        words: &Words,
        playouts: RangeInclusive<u32>,
    ) -> Vec<FilmPart> {
        let (Some((leaf_value, _)), TreeSubject::Game(past)) =
            (self.leaf_value_and_playouts, &self.subject)
        else {
            return Vec::new();
        };
        let Some(mut growing_tree) = GrowingTree::new(past, leaf_value) else {
            return Vec::new();
        };
        let algorithm = SearchAlgorithm::AlphaBeta(MoveOrdering::default());
        let film_part_at_playout = |now| {
            growing_tree.go_to_playout(now);
            let (tree, grown_texts) = (
                growing_tree.tree(),
                Some(GrownTreeTexts::from_tree(&growing_tree, words)),
            );
            FilmPart {
                search: TextbookSearch {
                    algorithm,
                    ..self.search
                },
                film: SearchFilm::of(&tree),
                tree,
                grown_texts,
                exported_steps: 0..=0,
            }
        };
        playouts.map(film_part_at_playout).collect()
    }

    /// The exported playouts: from the shown one on.
    pub fn exported_playouts(&self) -> Option<RangeInclusive<u32>> {
        let (_, shown_playouts) = self.leaf_value_and_playouts?;
        Some(shown_playouts..=MAX_PLAYOUTS.min(shown_playouts + MAX_FILMED_PLAYOUTS))
    }

    /// All searches of the film with all steps.
    fn all_film_parts(&self) -> Vec<FilmPart> {
        let is_deepening = matches!(self.search.algorithm, SearchAlgorithm::Deepening(_));
        let depths = if is_deepening {
            1..=self.max_depth
        } else {
            self.search.depth..=self.max_depth
        };
        let search_at_depth = |depth| TextbookSearch {
            depth,
            ..self.search
        };
        depths
            .filter_map(|depth| self.film_part(search_at_depth(depth)))
            .collect()
    }

    /// The searches of the film, each with the steps to export. If all of them have too many steps,
    /// the film begins with the shown step.
    pub fn exported_film_parts(&self) -> Vec<FilmPart> {
        let mut film_parts = self.all_film_parts();
        let picture_count =
            |part: &FilmPart| part.exported_steps.end() + 1 - part.exported_steps.start();
        if let Some(current_step) = self
            .current_step
            .filter(|_| film_parts.iter().map(picture_count).sum::<usize>() > MAX_FILM_STEPS)
        {
            film_parts.retain(|part| part.search.depth >= self.search.depth);
            if let Some(first) = film_parts.first_mut() {
                first.exported_steps = current_step..=first.film.len();
            }
        }
        let mut remaining_picture_count = MAX_FILM_STEPS + 1;
        for part in &mut film_parts {
            let first_step = *part.exported_steps.start();
            part.exported_steps = first_step
                ..=part
                    .film
                    .len()
                    .min((first_step + remaining_picture_count).saturating_sub(1));
            remaining_picture_count -= picture_count(part);
        }
        film_parts.retain(|part| !part.exported_steps.is_empty());
        film_parts
    }

    /// The shown nodes with their texts.
    fn labeled_nodes(&self, scene: &TreeScene) -> Vec<LabeledNode> {
        if self.leaf_value_and_playouts.is_some() {
            return (0..scene.tree_words.tree.len().min(MAX_EXPORTED_NODES))
                .map(|number| scene.labeled_node(number, None))
                .collect();
        }
        let shown_nodes_in_scene = self
            .shown_nodes
            .iter()
            .filter(|&&number| number < scene.tree_words.tree.len());
        shown_nodes_in_scene
            .take(MAX_EXPORTED_NODES)
            .map(|&number| scene.labeled_node(number, self.current_step))
            .collect()
    }

    /// A message about the part that a file in this format leaves out; `None` if it is complete.
    pub fn omission_message(&self, format: PictureFormat, words: &Words) -> Option<String> {
        match format {
            // A tree of playouts shows only the path of its last playout, and a film may stop after
            // any playout, so nothing is left out.
            _ if self.leaf_value_and_playouts.is_some() => None,
            PictureFormat::Gif | PictureFormat::AsciinemaCast => {
                let (all_parts, exported_film_parts) =
                    (self.all_film_parts(), self.exported_film_parts());
                let total_step_count: usize = all_parts.iter().map(|part| part.film.len()).sum();
                // The number of a step also counts the steps of the earlier searches.
                let steps_before_part = |part: &FilmPart| -> usize {
                    let parts_of_shallower_searches = all_parts
                        .iter()
                        .filter(|other| other.search.depth < part.search.depth);
                    parts_of_shallower_searches
                        .map(|other| other.film.len())
                        .sum()
                };
                let (first_part, last_part) =
                    (exported_film_parts.first()?, exported_film_parts.last()?);
                let (first_step, last_step) = (
                    steps_before_part(first_part) + first_part.exported_steps.start(),
                    steps_before_part(last_part) + last_part.exported_steps.end(),
                );
                (last_step - first_step < total_step_count).then(|| {
                    say!(
                        words,
                        "export-steps",
                        first = first_step,
                        last = last_step,
                        all = total_step_count
                    )
                })
            }
            PictureFormat::Svg | PictureFormat::GraphvizDot | PictureFormat::Text => {
                (self.shown_nodes.len() > MAX_EXPORTED_NODES).then(|| {
                    say!(
                        words,
                        "export-nodes",
                        most = MAX_EXPORTED_NODES,
                        all = self.shown_nodes.len()
                    )
                })
            }
            PictureFormat::Html => None,
        }
    }

    /// The tree as text, one node per line.
    pub fn to_text(&self, words: &Words) -> String {
        self.with_current_scene(words, |scene| {
            let mut text = scene.caption_lines(self.current_step).join("\n") + "\n\n";
            for LabeledNode {
                node_number: number,
                value_text: value,
                window_text: window,
                node_look,
            } in self.labeled_nodes(scene)
            {
                let ply = scene.tree_words.tree.node(number).ply as usize;
                let mark = match node_look {
                    NodeLook::Current => ">",
                    NodeLook::OnHighlightedPath => "*",
                    NodeLook::Finished | NodeLook::TableHit | NodeLook::Cut => " ",
                };
                let indented_name = format!(
                    "{mark} {}{}",
                    "  ".repeat(ply),
                    scene.tree_words.node_name_with_signs(number)
                );
                let line = format!("{indented_name:<28}{value:>10}   {window}");
                text += line.trim_end();
                text.push('\n');
            }
            text
        })
        .unwrap_or_default()
    }

    pub fn to_dot(&self, words: &Words) -> String {
        self.with_current_scene(words, |scene| {
            let title = quote_for_graphviz(&scene.caption_lines(self.current_step).join("\n"));
            let mut dot_text =
                format!("digraph tree {{\n  label={title};\n  labelloc=t;\n  node [shape=box];\n");
            // Writing into a string cannot fail.
            for LabeledNode {
                node_number: number,
                value_text: value,
                window_text: window,
                node_look,
            } in self.labeled_nodes(scene)
            {
                let attributes = match node_look {
                    NodeLook::Finished => "",
                    NodeLook::OnHighlightedPath => ", penwidth=2",
                    NodeLook::Current => ", penwidth=2, style=filled, fillcolor=gold",
                    NodeLook::TableHit => ", style=filled, fillcolor=lightblue",
                    NodeLook::Cut => ", style=dashed, color=gray, fontcolor=gray",
                };
                let label = quote_for_graphviz([value, window].join("\n").trim_end());
                let _ = writeln!(dot_text, "  n{number} [label={label}{attributes}];");
                if let Some(parent) = scene.tree_words.tree.parent(number) {
                    let edge_attributes = if node_look == NodeLook::Cut {
                        ", style=dashed, color=gray, fontcolor=gray"
                    } else {
                        ""
                    };
                    // A blank keeps the text away from the edge.
                    let edge_label = quote_for_graphviz(&format!(
                        " {}",
                        scene.tree_words.node_name_with_signs(number)
                    ));
                    let _ = writeln!(
                        dot_text,
                        "  n{parent} -> n{number} [label={edge_label}{edge_attributes}];"
                    );
                }
            }
            dot_text + "}\n"
        })
        .unwrap_or_default()
    }

    /// The tree as SVG.
    pub fn svg(&self, words: &Words) -> String {
        self.with_current_scene(words, |scene| {
            tree_drawing::tree_svg(scene, &self.labeled_nodes(scene), self.current_step)
        })
        .unwrap_or_default()
    }

    /// The film as an animated GIF.
    ///
    /// # Errors
    /// If the encoder rejects a frame, which would be a bug.
    pub fn gif(&self, words: &Words) -> std::io::Result<Vec<u8>> {
        let film_parts = match self.exported_playouts() {
            Some(playouts) => self.film_parts_of_playouts(words, playouts),
            None => self.exported_film_parts(),
        };
        let scenes: Vec<_> = film_parts
            .iter()
            .map(|part| (self.scene_of_part(words, part), part.exported_steps.clone()))
            .collect();
        tree_drawing::film_gif(&scenes)
    }
}

/// Quotes a text as Graphviz needs it.
fn quote_for_graphviz(text: &str) -> String {
    format!(
        "\"{}\"",
        text.replace('\\', "\\\\")
            .replace('"', "\\\"")
            .replace('\n', "\\n")
    )
}
