//! The tree as shapes: the root at the top, each ply a level, and no node above another's children.

use std::io;
use std::ops::RangeInclusive;

use awale_study::study::tree::Tree;

use awale_study::words::say;

use super::drawing::{Ink, Shape};
use super::tree_scene::{NodeLook, Shown, TreeScene};
use super::{gif as animation, raster, svg};

/// Units from one level to the next, above the first, and below the last.
const LEVEL: f32 = 76.0;
const TOP: f32 = 28.0;
const BELOW: f32 = 44.0;
/// Units on the left, where the levels say who chooses.
const MARGIN: f32 = 64.0;
/// The height of a node.
const NODE: f32 = 22.0;
/// The size of letters in nodes, and of those of windows.
const LETTERS: f32 = 13.0;
const SMALL: f32 = 10.0;
/// The room that a window takes below its node.
const WINDOW: f32 = 15.0;
const GAP: f32 = 8.0;
/// Trees of this many leaves stand still in a film while they grow; of larger ones, which could not
/// be read, only the nodes around the one in hand are seen.
const MOST_WHOLE: usize = 18;
/// The largest picture that moves, in pixels: 400 steps of a tree stay below two megabytes.
const LARGEST: (f32, f32) = (960.0, 600.0);
/// The least scale of a picture that moves: smaller letters of a window, of 7 pixels, cannot be
/// read.
const LEAST_SCALE: f32 = 0.7;

struct Layout {
    nodes: Vec<usize>,
    x: Vec<f32>,
    /// How far it reaches to the right and down.
    size: (f32, f32),
    /// How far it was moved to the left.
    moved: f32,
}

impl Layout {
    /// Lays out `nodes`, of which each takes at least `width` units.
    fn of<M: Copy + PartialEq>(tree: &Tree<M>, nodes: &[usize], width: f32) -> Layout {
        let parent = |place: usize| {
            tree.parent(nodes[place])
                .and_then(|parent| nodes.binary_search(&parent).ok())
        };
        let (mut widths, mut below) = (vec![width; nodes.len()], vec![0.0_f32; nodes.len()]);
        for place in (0..nodes.len()).rev() {
            widths[place] = widths[place].max(below[place]);
            if let Some(parent) = parent(place) {
                below[parent] += widths[place];
            }
        }
        let (mut x, mut next) = (vec![MARGIN; nodes.len()], vec![MARGIN; nodes.len()]);
        for place in 0..nodes.len() {
            let left = parent(place).map_or(MARGIN, |parent| {
                let left = next[parent];
                next[parent] += widths[place];
                left
            });
            x[place] = left + widths[place] / 2.0;
            next[place] = x[place] - below[place] / 2.0;
        }
        let plies = nodes
            .iter()
            .map(|&node| tree.node(node).ply)
            .max()
            .unwrap_or(0);
        let size = (
            MARGIN + widths.first().copied().unwrap_or(width) + GAP,
            level(plies) + BELOW,
        );
        Layout {
            nodes: nodes.to_vec(),
            x,
            size,
            moved: 0.0,
        }
    }

    /// Moves what is wider than the picture to the left, so that the node `hand` is in its middle.
    fn moved_to(mut self, scene: &TreeScene<'_>, hand: usize, width: f32) -> Layout {
        let (x, _) = self.place(scene, hand).unwrap_or_default();
        self.moved = (x - f32::midpoint(MARGIN, width)).clamp(0.0, (self.size.0 - width).max(0.0));
        self.x.iter_mut().for_each(|x| *x -= self.moved);
        self
    }

    fn place(&self, scene: &TreeScene<'_>, number: usize) -> Option<(f32, f32)> {
        let place = self.nodes.binary_search(&number).ok()?;
        Some((self.x[place], level(scene.told.tree.node(number).ply)))
    }
}

/// How far down the middle of a level is.
fn level(ply: u32) -> f32 {
    TOP + LEVEL * ply as f32
}

fn sign(text: String, (x, y): (f32, f32), size: f32, ink: Ink) -> Shape {
    Shape::Sign {
        x,
        y,
        size,
        text,
        ink,
    }
}

/// The nodes that are there, with their edges, and who chooses at each level.
fn shapes(
    scene: &TreeScene<'_>,
    shown: &[Shown],
    layout: &Layout,
    (width, height): (f32, f32),
) -> Vec<Shape> {
    let tree = scene.told.tree;
    let mut shapes = vec![Shape::Plate {
        x: 0.0,
        y: 0.0,
        width,
        height,
        round: 0.0,
        ink: Ink::Table,
    }];
    // Edges begin below the window of their node.
    let below = if scene.told.has_windows() {
        NODE / 2.0 + WINDOW
    } else {
        NODE / 2.0
    };
    for Shown { number, look, .. } in shown {
        let ends = (
            layout.place(scene, *number),
            tree.parent(*number).and_then(|up| layout.place(scene, up)),
        );
        let (Some((x, y)), Some((from, top))) = ends else {
            continue;
        };
        let is_cut = *look == NodeLook::Cut;
        let (top, bottom) = (top + below, y - NODE / 2.0);
        let ink = match look {
            NodeLook::Cut => Ink::Hollow,
            NodeLook::Left | NodeLook::Hit => Ink::Wood,
            NodeLook::Marked | NodeLook::Hand => Ink::Mark,
        };
        shapes.push(Shape::Line {
            from: (from, top),
            to: (x, bottom),
            ink,
        });
        if is_cut {
            let (across, down) = (f32::midpoint(from, x), f32::midpoint(top, bottom));
            shapes.push(Shape::Line {
                from: (across - 6.0, down + 3.0),
                to: (across + 6.0, down - 3.0),
                ink: Ink::Head,
            });
        }
        // The name stands on the side from which the edge does not come.
        let aside = if x < from { -10.0 } else { 10.0 };
        let ink = if is_cut { Ink::Hollow } else { Ink::OtherSeed };
        shapes.push(sign(
            scene.told.signed_name(*number),
            (x + aside, bottom - 8.0),
            LETTERS,
            ink,
        ));
    }
    for Shown {
        number,
        value,
        window,
        look,
    } in shown
    {
        let Some((x, y)) = layout
            .place(scene, *number)
            .filter(|_| *look != NodeLook::Cut)
        else {
            continue;
        };
        let (width, round) = (
            raster::width(value, LETTERS) + 10.0,
            if tree.node(*number).is_highest() {
                0.0
            } else {
                9.0
            },
        );
        let mut plate = |more: f32, ink| {
            let (x, y, width, height) = (
                x - width / 2.0 - more,
                y - NODE / 2.0 - more,
                width + 2.0 * more,
                NODE + 2.0 * more,
            );
            shapes.push(Shape::Plate {
                x,
                y,
                width,
                height,
                round,
                ink,
            });
        };
        if matches!(look, NodeLook::Hand | NodeLook::Marked) {
            plate(2.0, Ink::Mark);
        }
        let (ground, ink) = match look {
            NodeLook::Hand => (Ink::Mark, Ink::Text),
            NodeLook::Hit => (Ink::Wood, Ink::Text),
            NodeLook::Left | NodeLook::Marked | NodeLook::Cut => (Ink::Hollow, Ink::Seed),
        };
        plate(0.0, ground);
        shapes.push(sign(value.clone(), (x, y), LETTERS, ink));
        if !window.is_empty() {
            shapes.push(sign(
                window.clone(),
                (x, y + NODE / 2.0 + 8.0),
                SMALL,
                Ink::OtherSeed,
            ));
        }
    }
    if layout.moved > 0.0 {
        // What is left of the picture passes below the margin.
        shapes.push(Shape::Plate {
            x: 0.0,
            y: 0.0,
            width: MARGIN,
            height,
            round: 0.0,
            ink: Ink::Table,
        });
    }
    let mut levels = 0;
    for Shown { number, .. } in shown.iter().filter(|shown| tree.has_children(shown.number)) {
        if tree.node(*number).ply == levels {
            shapes.push(sign(
                scene.told.side(*number),
                (MARGIN / 2.0, level(levels)),
                LETTERS,
                Ink::Wood,
            ));
            levels += 1;
        }
    }
    shapes
}

/// The least width of a node: its value, or its window.
fn node_width<'a>(shown: impl Iterator<Item = &'a Shown>) -> f32 {
    let widest = shown
        .map(|shown| raster::width(&shown.value, LETTERS).max(raster::width(&shown.window, SMALL)));
    widest.fold(0.0, f32::max) + 10.0 + GAP
}

/// The nodes `shown` as a drawing with its caption.
pub(super) fn svg(scene: &TreeScene<'_>, shown: &[Shown], now: Option<usize>) -> String {
    let nodes: Vec<usize> = shown.iter().map(|shown| shown.number).collect();
    let layout = Layout::of(scene.told.tree, &nodes, node_width(shown.iter()));
    svg::tree(
        &shapes(scene, shown, &layout, layout.size),
        layout.size,
        &scene.caption(now),
    )
}

/// What of a tree is seen in its film.
#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    /// All of it, which stands still while it grows.
    Whole,
    /// The nodes around the one in hand.
    Around,
}

/// The searches of a film, each with the steps that are written down.
type Scenes<'a> = [(TreeScene<'a>, RangeInclusive<usize>)];

/// The room that the frames of a film take. The picture must not jump: the widest node and the
/// largest frame of all count.
struct FilmLayout {
    /// Trees of this many leaves are seen whole.
    most_whole: usize,
    /// The least width of a node.
    width: f32,
    /// How far the largest frame reaches, in units.
    size: (f32, f32),
}

impl FilmLayout {
    fn new(scenes: &Scenes<'_>, most_whole: usize) -> FilmLayout {
        let all = || {
            scenes
                .iter()
                .flat_map(|(scene, steps)| steps.clone().map(move |now| (scene, now)))
        };
        let mut stage = FilmLayout {
            most_whole,
            width: 0.0,
            size: (0.0, 0.0),
        };
        stage.width = all()
            .map(|(scene, now)| node_width(stage.shown(scene, now).iter()))
            .fold(0.0, f32::max);
        let larger = |(width, height): (f32, f32), (other, more): (f32, f32)| {
            (width.max(other), height.max(more))
        };
        stage.size = all()
            .map(|(scene, now)| stage.layout(scene, &stage.shown(scene, now)).size)
            .fold((0.0, 0.0), larger);
        stage
    }

    fn view(&self, scene: &TreeScene<'_>) -> View {
        let tree = scene.told.tree;
        if scene.grown.is_some() {
            return View::Whole;
        }
        let leaves = (0..tree.len())
            .filter(|&node| !tree.has_children(node))
            .count();
        if leaves <= self.most_whole {
            View::Whole
        } else {
            View::Around
        }
    }

    /// The nodes that are seen after this many steps.
    fn shown(&self, scene: &TreeScene<'_>, now: usize) -> Vec<Shown> {
        let (tree, film) = (scene.told.tree, scene.film);
        let nodes: Vec<usize> = match self.view(scene) {
            View::Whole => (0..tree.len())
                .filter(|&node| scene.grown.is_some() || film.is_known(node, now))
                .collect(),
            View::Around => film.seen(tree, now),
        };
        nodes
            .into_iter()
            .map(|node| scene.shown(node, Some(now)))
            .collect()
    }

    fn layout(&self, scene: &TreeScene<'_>, shown: &[Shown]) -> Layout {
        let tree = scene.told.tree;
        let nodes: Vec<usize> = match self.view(scene) {
            View::Whole => (0..tree.len()).collect(),
            View::Around => shown.iter().map(|shown| shown.number).collect(),
        };
        Layout::of(tree, &nodes, self.width)
    }

    /// The scale at which all of it is in the picture.
    fn scale(&self) -> f32 {
        (LARGEST.0 / self.size.0)
            .min(LARGEST.1 / self.size.1)
            .min(1.0)
    }
}

/// The steps of a film as frames, search by search: of whole trees where they can be read, or else
/// of the nodes around the one in hand.
pub(super) fn gif(scenes: &Scenes<'_>) -> io::Result<Vec<u8>> {
    let whole =
        Some(FilmLayout::new(scenes, MOST_WHOLE)).filter(|stage| stage.scale() >= LEAST_SCALE);
    let stage = whole.unwrap_or_else(|| FilmLayout::new(scenes, 0));
    let scale = stage.scale().max(LEAST_SCALE);
    let size = (
        stage.size.0.min(LARGEST.0 / scale),
        stage.size.1.min(LARGEST.1 / scale),
    );
    let all = || {
        scenes
            .iter()
            .flat_map(|(scene, steps)| steps.clone().map(move |now| (scene, now)))
    };
    let frame = |(scene, now): (&TreeScene<'_>, usize)| {
        let shown = stage.shown(scene, now);
        let layout = stage
            .layout(scene, &shown)
            .moved_to(scene, scene.film.hand(now), size.0);
        let mut shapes = shapes(scene, &shown, &layout, size);
        let mut counter = format!("{now} / {}", scene.film.len());
        if let Some(grown) = scene.grown {
            counter = grown.playouts.to_string();
        } else if scenes.len() > 1 {
            let plies = say!(scene.told.words, "plies", plies = scene.told.search.depth);
            counter = format!("{plies} · {counter}");
        }
        shapes.push(sign(counter, (MARGIN, size.1 - 10.0), LETTERS, Ink::Wood));
        shapes
    };
    animation::encoded(size, scale, &all().map(frame).collect::<Vec<_>>())
}
