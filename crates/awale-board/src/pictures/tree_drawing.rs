//! Draws the tree as shapes: the root at the top, one level per ply, and no node above another
//! node's children.

use std::{io, ops::RangeInclusive};

use awale_study::{study::tree::SearchTree, words::say};

use super::{
    drawing::{Ink, Shape},
    gif as animation, raster, svg,
    tree_scene::{LabeledNode, NodeLook, TreeScene},
};

/// The distance between two levels in units. The next two constants are the margins above the first
/// level and below the last.
const LEVEL_HEIGHT: f32 = 76.0;
const TOP_MARGIN: f32 = 28.0;
const BOTTOM_MARGIN: f32 = 44.0;
/// Width of the margin at the left, in units. It contains the side to move on each level.
const LEFT_MARGIN: f32 = 64.0;
/// Height of a node.
const NODE_HEIGHT: f32 = 22.0;
/// Size of the letters in nodes. The next constant is the size of the letters in search windows.
const NODE_FONT_SIZE: f32 = 13.0;
const SEARCH_WINDOW_FONT_SIZE: f32 = 10.0;
/// Height of the search window below its node.
const SEARCH_WINDOW_HEIGHT: f32 = 15.0;
const NODE_GAP: f32 = 8.0;
/// A film shows the whole tree if it has at most this many leaves. Larger trees would be
/// unreadable, so only the nodes around the current one are shown.
const MAX_LEAVES_OF_WHOLE_TREE: usize = 18;
/// The largest animation in pixels. 400 steps of a tree then stay below two megabytes.
const MAX_FILM_SIZE: (f32, f32) = (960.0, 600.0);
/// The smallest scale of an animation. With a smaller one, the letters of a search window would
/// have less than 7 pixels.
const MIN_FILM_SCALE: f32 = 0.7;

struct TreeLayout {
    nodes: Vec<usize>,
    x_positions: Vec<f32>,
    /// Width and height of the drawing.
    size: (f32, f32),
    /// By how much the drawing was shifted to the left.
    left_shift: f32,
}

impl TreeLayout {
    /// Arranges `nodes`, each at least `min_node_width` units wide.
    fn for_nodes(tree: &SearchTree, nodes: &[usize], min_node_width: f32) -> TreeLayout {
        let parent_index = |place: usize| {
            tree.parent(nodes[place])
                .and_then(|parent| nodes.binary_search(&parent).ok())
        };
        let (mut node_widths, mut subtree_widths) = (
            vec![min_node_width; nodes.len()],
            vec![0.0_f32; nodes.len()],
        );
        for place in (0..nodes.len()).rev() {
            node_widths[place] = node_widths[place].max(subtree_widths[place]);
            if let Some(parent_index) = parent_index(place) {
                subtree_widths[parent_index] += node_widths[place];
            }
        }
        let (mut x_positions, mut next_x_positions) = (
            vec![LEFT_MARGIN; nodes.len()],
            vec![LEFT_MARGIN; nodes.len()],
        );
        for place in 0..nodes.len() {
            let left = parent_index(place).map_or(LEFT_MARGIN, |parent_index| {
                let left = next_x_positions[parent_index];
                next_x_positions[parent_index] += node_widths[place];
                left
            });
            x_positions[place] = left + node_widths[place] / 2.0;
            next_x_positions[place] = x_positions[place] - subtree_widths[place] / 2.0;
        }
        let max_ply = nodes
            .iter()
            .map(|&node| tree.node(node).ply)
            .max()
            .unwrap_or(0);
        let size = (
            LEFT_MARGIN + node_widths.first().copied().unwrap_or(min_node_width) + NODE_GAP,
            level_y(max_ply) + BOTTOM_MARGIN,
        );
        TreeLayout {
            nodes: nodes.to_vec(),
            x_positions,
            size,
            left_shift: 0.0,
        }
    }

    /// If the tree is wider than the picture, shifts it so that the node `middle_node` is in the
    /// middle.
    fn centered_on(
        mut self,
        scene: &TreeScene,
        middle_node: usize,
        picture_width: f32,
    ) -> TreeLayout {
        let (x, _) = self.node_position(scene, middle_node).unwrap_or_default();
        self.left_shift = (x - f32::midpoint(LEFT_MARGIN, picture_width))
            .clamp(0.0, (self.size.0 - picture_width).max(0.0));
        self.x_positions
            .iter_mut()
            .for_each(|x| *x -= self.left_shift);
        self
    }

    fn node_position(&self, scene: &TreeScene, node_number: usize) -> Option<(f32, f32)> {
        let node_index = self.nodes.binary_search(&node_number).ok()?;
        Some((
            self.x_positions[node_index],
            level_y(scene.tree_words.tree.node(node_number).ply),
        ))
    }
}

/// The y coordinate of the middle of a level.
fn level_y(ply: u32) -> f32 {
    TOP_MARGIN + LEVEL_HEIGHT * ply as f32
}

fn text_shape(text: String, (x, y): (f32, f32), font_size: f32, ink: Ink) -> Shape {
    Shape::Text {
        x,
        y,
        font_size,
        text,
        ink,
    }
}

/// The visible nodes with their edges, and the side to move of each level.
fn tree_shapes(
    scene: &TreeScene,
    shown_nodes: &[LabeledNode],
    layout: &TreeLayout,
    (width, height): (f32, f32),
) -> Vec<Shape> {
    let tree = scene.tree_words.tree;
    let mut shapes = vec![Shape::RoundedRectangle {
        x: 0.0,
        y: 0.0,
        width,
        height,
        corner_radius: 0.0,
        ink: Ink::Table,
    }];
    // Edges begin below the search window of their node.
    let offset_below_node = if scene.tree_words.has_search_windows() {
        NODE_HEIGHT / 2.0 + SEARCH_WINDOW_HEIGHT
    } else {
        NODE_HEIGHT / 2.0
    };
    for LabeledNode {
        node_number: number,
        node_look,
        ..
    } in shown_nodes
    {
        let end_points = (
            layout.node_position(scene, *number),
            tree.parent(*number)
                .and_then(|up| layout.node_position(scene, up)),
        );
        let (Some((x, y)), Some((parent_x, parent_y))) = end_points else {
            continue;
        };
        let is_cut = *node_look == NodeLook::Cut;
        let (top, bottom) = (parent_y + offset_below_node, y - NODE_HEIGHT / 2.0);
        let ink = match node_look {
            NodeLook::Cut => Ink::Hollow,
            NodeLook::Finished | NodeLook::TableHit => Ink::Wood,
            NodeLook::OnHighlightedPath | NodeLook::Current => Ink::LastMove,
        };
        shapes.push(Shape::Line {
            start: (parent_x, top),
            end: (x, bottom),
            ink,
        });
        if is_cut {
            let (middle_x, middle_y) = (f32::midpoint(parent_x, x), f32::midpoint(top, bottom));
            shapes.push(Shape::Line {
                start: (middle_x - 6.0, middle_y + 3.0),
                end: (middle_x + 6.0, middle_y - 3.0),
                ink: Ink::MatchHead,
            });
        }
        // The move is written next to the node, on the side away from the edge to the parent.
        let text_offset_x = if x < parent_x { -10.0 } else { 10.0 };
        let ink = if is_cut { Ink::Hollow } else { Ink::DarkSeed };
        shapes.push(text_shape(
            scene.tree_words.node_name_with_signs(*number),
            (x + text_offset_x, bottom - 8.0),
            NODE_FONT_SIZE,
            ink,
        ));
    }
    for LabeledNode {
        node_number: number,
        value_text: value,
        window_text: window,
        node_look,
    } in shown_nodes
    {
        let Some((x, y)) = layout
            .node_position(scene, *number)
            .filter(|_| *node_look != NodeLook::Cut)
        else {
            continue;
        };
        let (width, corner_radius) = (
            raster::text_width(value, NODE_FONT_SIZE) + 10.0,
            if tree.node(*number).is_maximizing() {
                0.0
            } else {
                9.0
            },
        );
        let mut draw_node_box = |more: f32, ink| {
            let (x, y, width, height) = (
                x - width / 2.0 - more,
                y - NODE_HEIGHT / 2.0 - more,
                width + 2.0 * more,
                NODE_HEIGHT + 2.0 * more,
            );
            shapes.push(Shape::RoundedRectangle {
                x,
                y,
                width,
                height,
                corner_radius,
                ink,
            });
        };
        if matches!(node_look, NodeLook::Current | NodeLook::OnHighlightedPath) {
            draw_node_box(2.0, Ink::LastMove);
        }
        let (node_box_ink, text_ink) = match node_look {
            NodeLook::Current => (Ink::LastMove, Ink::Text),
            NodeLook::TableHit => (Ink::Wood, Ink::Text),
            NodeLook::Finished | NodeLook::OnHighlightedPath | NodeLook::Cut => {
                (Ink::Hollow, Ink::Seed)
            }
        };
        draw_node_box(0.0, node_box_ink);
        shapes.push(text_shape(value.clone(), (x, y), NODE_FONT_SIZE, text_ink));
        if !window.is_empty() {
            shapes.push(text_shape(
                window.clone(),
                (x, y + NODE_HEIGHT / 2.0 + 8.0),
                SEARCH_WINDOW_FONT_SIZE,
                Ink::DarkSeed,
            ));
        }
    }
    if layout.left_shift > 0.0 {
        // The margin covers the part of the tree that was shifted under it.
        shapes.push(Shape::RoundedRectangle {
            x: 0.0,
            y: 0.0,
            width: LEFT_MARGIN,
            height,
            corner_radius: 0.0,
            ink: Ink::Table,
        });
    }
    let mut next_unlabeled_level = 0;
    for LabeledNode {
        node_number: number,
        ..
    } in shown_nodes
        .iter()
        .filter(|shown| tree.has_children(shown.node_number))
    {
        if tree.node(*number).ply == next_unlabeled_level {
            shapes.push(text_shape(
                scene.tree_words.choosing_side(*number),
                (LEFT_MARGIN / 2.0, level_y(next_unlabeled_level)),
                NODE_FONT_SIZE,
                Ink::Wood,
            ));
            next_unlabeled_level += 1;
        }
    }
    shapes
}

/// The smallest node width for these values and search windows.
fn min_node_width<'a>(shown_nodes: impl Iterator<Item = &'a LabeledNode>) -> f32 {
    let node_text_widths = shown_nodes.map(|shown| {
        raster::text_width(&shown.value_text, NODE_FONT_SIZE).max(raster::text_width(
            &shown.window_text,
            SEARCH_WINDOW_FONT_SIZE,
        ))
    });
    node_text_widths.fold(0.0, f32::max) + 10.0 + NODE_GAP
}

/// The nodes `shown_nodes` as SVG, with a caption: about film step `current_step`, or about the
/// whole search.
pub(super) fn tree_svg(
    scene: &TreeScene,
    shown_nodes: &[LabeledNode],
    current_step: Option<usize>,
) -> String {
    let nodes: Vec<usize> = shown_nodes.iter().map(|shown| shown.node_number).collect();
    let layout = TreeLayout::for_nodes(
        scene.tree_words.tree,
        &nodes,
        min_node_width(shown_nodes.iter()),
    );
    svg::tree_svg(
        &tree_shapes(scene, shown_nodes, &layout, layout.size),
        layout.size,
        &scene.caption_lines(current_step),
    )
}

/// The nodes that a film shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FilmExtent {
    /// The whole tree. It does not move while it grows.
    WholeTree,
    /// The nodes around the current one.
    AroundCurrentNode,
}

/// The searches of a film, each with its exported steps.
type Scenes<'a> = [(TreeScene<'a>, RangeInclusive<usize>)];

/// The size of a film's frames. It is computed from the widest node and the largest of all frames,
/// so that the picture does not jump.
struct FilmLayout {
    /// Trees with at most this many leaves are shown whole.
    max_leaves_of_whole_tree: usize,
    /// The smallest width of a node.
    min_node_width: f32,
    /// The size of the largest frame in units.
    size: (f32, f32),
}

impl FilmLayout {
    fn new(scenes: &Scenes, max_leaves_of_whole_tree: usize) -> FilmLayout {
        let all_scenes_and_steps = || {
            scenes
                .iter()
                .flat_map(|(scene, steps)| steps.clone().map(move |now| (scene, now)))
        };
        let mut film_layout = FilmLayout {
            max_leaves_of_whole_tree,
            min_node_width: 0.0,
            size: (0.0, 0.0),
        };
        film_layout.min_node_width = all_scenes_and_steps()
            .map(|(scene, now)| min_node_width(film_layout.visible_nodes(scene, now).iter()))
            .fold(0.0, f32::max);
        let largest_size = |(width, height): (f32, f32), (other, more): (f32, f32)| {
            (width.max(other), height.max(more))
        };
        film_layout.size = all_scenes_and_steps()
            .map(|(scene, now)| {
                film_layout
                    .layout(scene, &film_layout.visible_nodes(scene, now))
                    .size
            })
            .fold((0.0, 0.0), largest_size);
        film_layout
    }

    fn film_extent(&self, scene: &TreeScene) -> FilmExtent {
        let tree = scene.tree_words.tree;
        if scene.grown_texts.is_some() {
            return FilmExtent::WholeTree;
        }
        let leaf_count = (0..tree.len())
            .filter(|&node| !tree.has_children(node))
            .count();
        if leaf_count <= self.max_leaves_of_whole_tree {
            FilmExtent::WholeTree
        } else {
            FilmExtent::AroundCurrentNode
        }
    }

    /// The visible nodes after this many steps.
    fn visible_nodes(&self, scene: &TreeScene, current_step: usize) -> Vec<LabeledNode> {
        let (tree, film) = (scene.tree_words.tree, scene.film);
        let nodes: Vec<usize> = match self.film_extent(scene) {
            FilmExtent::WholeTree => (0..tree.len())
                .filter(|&node| {
                    scene.grown_texts.is_some() || film.is_node_entered_or_cut(node, current_step)
                })
                .collect(),
            FilmExtent::AroundCurrentNode => film.visible_nodes(tree, current_step),
        };
        nodes
            .into_iter()
            .map(|node| scene.labeled_node(node, Some(current_step)))
            .collect()
    }

    fn layout(&self, scene: &TreeScene, shown_nodes: &[LabeledNode]) -> TreeLayout {
        let tree = scene.tree_words.tree;
        let nodes: Vec<usize> = match self.film_extent(scene) {
            FilmExtent::WholeTree => (0..tree.len()).collect(),
            FilmExtent::AroundCurrentNode => {
                shown_nodes.iter().map(|shown| shown.node_number).collect()
            }
        };
        TreeLayout::for_nodes(tree, &nodes, self.min_node_width)
    }

    /// The scale at which the largest frame fits the picture.
    fn scale(&self) -> f32 {
        (MAX_FILM_SIZE.0 / self.size.0)
            .min(MAX_FILM_SIZE.1 / self.size.1)
            .min(1.0)
    }
}

/// Encodes the steps of a film as frames, search by search.
pub(super) fn film_gif(scenes: &Scenes) -> io::Result<Vec<u8>> {
    let whole_tree_layout = Some(FilmLayout::new(scenes, MAX_LEAVES_OF_WHOLE_TREE))
        .filter(|stage| stage.scale() >= MIN_FILM_SCALE);
    let film_layout = whole_tree_layout.unwrap_or_else(|| FilmLayout::new(scenes, 0));
    let scale = film_layout.scale().max(MIN_FILM_SCALE);
    let size = (
        film_layout.size.0.min(MAX_FILM_SIZE.0 / scale),
        film_layout.size.1.min(MAX_FILM_SIZE.1 / scale),
    );
    let all_scenes_and_steps = || {
        scenes
            .iter()
            .flat_map(|(scene, steps)| steps.clone().map(move |now| (scene, now)))
    };
    let frame_shapes = |(scene, now): (&TreeScene<'_>, usize)| {
        let shown_nodes = film_layout.visible_nodes(scene, now);
        let layout = film_layout.layout(scene, &shown_nodes).centered_on(
            scene,
            scene.film.current_node(now),
            size.0,
        );
        let mut shapes = tree_shapes(scene, &shown_nodes, &layout, size);
        let mut counter_text = format!("{now} / {}", scene.film.len());
        if let Some(grown_texts) = scene.grown_texts {
            counter_text = grown_texts.playouts.to_string();
        } else if scenes.len() > 1 {
            let plies_text = say!(
                scene.tree_words.words,
                "plies",
                plies = scene.tree_words.search.depth
            );
            counter_text = format!("{plies_text} · {counter_text}");
        }
        shapes.push(text_shape(
            counter_text,
            (LEFT_MARGIN, size.1 - 10.0),
            NODE_FONT_SIZE,
            Ink::Wood,
        ));
        shapes
    };
    animation::encode_gif(
        size,
        scale,
        &all_scenes_and_steps().map(frame_shapes).collect::<Vec<_>>(),
    )
}
