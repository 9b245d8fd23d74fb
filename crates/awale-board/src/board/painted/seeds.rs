//! Seeds: their places and their look. A pit with the same number of seeds always looks the same.

use std::f32::consts::{PI, TAU};

use crate::board::canvas::Canvas;
use crate::theme::{Paint, Rgb};

use super::shape::RoundBox;

/// One seed: a pebble, longer than it is wide.
struct Seed {
    x: f32,
    y: f32,
    radius: f32,
    /// Sine and cosine of the direction that it lies in.
    lie: (f32, f32),
    colour: Rgb,
}

impl Seed {
    /// Seed number `number` of a place: the number gives it its color and its lie.
    fn new(x: f32, y: f32, radius: f32, number: usize, paint: &Paint) -> Seed {
        let colour = paint.seeds[(number * 3 + number / 7) % paint.seeds.len()];
        Seed {
            x,
            y,
            radius,
            lie: libm::sincosf(number as f32 * 2.3),
            colour,
        }
    }
}

/// Lays `count` seeds into a pit: side by side while there is room, then in a heap.
pub(super) fn in_pit(canvas: &mut Canvas, pit: &RoundBox, index: usize, count: u8, paint: &Paint) {
    let shrink = match count {
        // Where a seed is three pixels wide, the gaps between five of them would be none.
        5..=7 if pit.radius < 4.5 => 0.68,
        0..=7 => 1.0,
        8..=12 => 0.84,
        _ => 0.74,
    };
    let radius = (radius(pit) * shrink).max(1.0);
    let room = pit.radius - 0.85 * radius;
    // In a small pit they lie as far apart as there is room: what lies between them is what one
    // sees them by.
    let wanted = if pit.radius < 4.5 && (5..=7).contains(&count) {
        room
    } else {
        1.1 * radius * reach(count)
    };
    let spread = wanted.min(room);
    // A heap that has no more room across spreads along a pit that is longer than wide.
    let along = |half: f32| {
        if wanted > room {
            (half / pit.radius).min(wanted / room)
        } else {
            1.0
        }
    };
    let (along_x, along_y) = (along(pit.half_width), along(pit.half_height));
    // In small pits a square of seeds that stands straight is clearer than one that does not.
    let turn = if pit.radius < 4.5 {
        PI / 4.0
    } else {
        index as f32 * 1.7
    };
    // Heaps are laid from the outside in, so that the middle ones lie on top.
    for i in (0..count).rev() {
        let (angle, out) = lie(i, count);
        let (sin, cos) = libm::sincosf(angle + turn);
        let (x, y) = (
            pit.x + cos * out * spread * along_x,
            pit.y + sin * out * spread * along_y,
        );
        let mut seed = Seed::new(x, y, radius, index * 3 + usize::from(i), paint);
        if count > 7 {
            seed.colour = seed.colour * (1.16 - 0.34 * out) * if i % 2 == 0 { 1.08 } else { 0.9 };
        }
        draw(canvas, &seed);
    }
}

/// Fills a store with `count` seeds from below, two abreast, a second layer on the first where
/// there are many.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a store has room for a few rows"
)]
pub(super) fn in_store(canvas: &mut Canvas, store: &RoundBox, count: u8, paint: &Paint) {
    let radius = 0.65 + 0.2 * store.half_width;
    let abreast = ((2.0 * store.half_width - 0.6) / (2.0 * radius))
        .floor()
        .max(1.0);
    let (inner_x, inner_y) = (
        store.half_width - radius - 0.2,
        store.half_height - radius - 0.4,
    );
    // Half of all seeds decide a game: as many fill a narrow store just so, and fewer show how near
    // one is.
    let step = if abreast > 1.0 {
        1.75 * radius
    } else {
        (2.0 * inner_y / 24.0).clamp(0.85 * radius, 1.15 * radius)
    };
    let rows = (2.0 * inner_y / step).floor() + 1.0;
    let layer = (rows * abreast) as u8;
    for i in 0..count {
        let (level, place) = (i / layer, i % layer);
        let row = (f32::from(place) / abreast).floor();
        let column = f32::from(place) % abreast;
        let sideways = if abreast > 1.0 {
            (column + 0.5) / abreast * 2.0 - 1.0 + 0.18 * if row % 2.0 == 0.0 { 1.0 } else { -1.0 }
        } else if (row as u32 + u32::from(level)).is_multiple_of(2) {
            0.8
        } else {
            -0.8
        };
        let y = (inner_y - (row + 0.5 * f32::from(level % 2)) * step).max(-inner_y);
        // In the round ends there is less room to the sides.
        let into_end = (y.abs() - (inner_y - inner_x)).max(0.0);
        let aside = (inner_x * inner_x - into_end * into_end).max(0.0).sqrt();
        let x = (sideways * (inner_x + radius * 0.3)).clamp(-aside, aside);
        draw(
            canvas,
            &Seed::new(store.x + x, store.y + y, radius, usize::from(i), paint),
        );
    }
}

/// The radius of a seed that suits a pit: in a small one four fill it, since a seed of less than
/// three pixels has no shape; in a large one they look the size they have by the hand.
fn radius(pit: &RoundBox) -> f32 {
    (0.8 + 0.19 * pit.radius).max(1.25)
}

/// How far the outermost of `count` seeds lies from the middle, in radii of a seed.
fn reach(count: u8) -> f32 {
    match count {
        0 | 1 => 0.0,
        2 => 1.0,
        3 => 1.16,
        4 => 1.42,
        5 => 1.70,
        6 | 7 => 2.0,
        8 => 2.3,
        9 => 2.6,
        _ => f32::from(count).sqrt() * 0.98 - 0.4,
    }
}

/// The direction and the distance from the middle (0 to 1) of seed `i` of `count`.
fn lie(i: u8, count: u8) -> (f32, f32) {
    /// Sunflower seeds turn by this much, and never line up.
    const GOLDEN: f32 = PI * 0.763_932;
    let i = f32::from(i);
    match count {
        1 => (0.0, 0.0),
        2..=5 => (i * TAU / f32::from(count), 1.0),
        6..=9 => {
            let ring = f32::from(count - 1);
            if i == 0.0 {
                (0.0, 0.0)
            } else {
                (i * TAU / ring, 1.0)
            }
        }
        _ => (i * GOLDEN, ((i + 0.3) / f32::from(count)).sqrt()),
    }
}

/// Draws one seed: its shadow, then a body lit from the top left.
fn draw(canvas: &mut Canvas, seed: &Seed) {
    let &Seed {
        x,
        y,
        radius,
        lie: (sin, cos),
        colour,
    } = seed;
    // A seed's width to its length: where a seed is hardly three pixels long, it is a ball.
    let slim = (1.0 - 0.12 * (radius - 1.3)).clamp(0.82, 1.0);
    // And it has too few pixels to be shaded as a large one is.
    let relief = ((radius - 0.9) / 1.2).clamp(0.62, 1.0);
    let bounds = |x: f32, y: f32, reach: f32| [x - reach, y - reach, x + reach, y + reach];
    // The place of a pixel on the seed: 1 away from the middle is its edge.
    let on_seed = |dx: f32, dy: f32| {
        (
            (dx * cos + dy * sin) / radius,
            (dy * cos - dx * sin) / (slim * radius),
        )
    };
    let drop = 0.32 * radius;
    canvas.change(bounds(x + drop, y + drop, radius + 0.8), |px, py, under| {
        let (u, v) = on_seed(px - x - drop, py - y - drop);
        under * (1.0 - 0.5 * (radius * (1.0 - libm::hypotf(u, v)) + 0.5).clamp(0.0, 1.0))
    });
    canvas.change(bounds(x, y, radius + 0.6), |px, py, under| {
        let (u, v) = on_seed(px - x, py - y);
        let from_middle = libm::hypotf(u, v);
        let cover = (1.4 * radius * (1.0 - from_middle) + 0.5).clamp(0.0, 1.0);
        if cover == 0.0 {
            return under;
        }
        let height = (1.0 - from_middle * from_middle).max(0.0).sqrt();
        // The lean of the surface, turned back from the seed's axes to the board's.
        let (dx, dy) = (u * cos - v * sin, u * sin + v * cos);
        let facing = (-0.45 * dx - 0.6 * dy + 0.66 * height).max(0.0);
        let shine = facing.powi(12) * 18.0 * radius.min(3.0);
        let lit = colour * (1.02 - relief * (0.62 - 0.68 * facing)) + Rgb([shine; 3]);
        under.mix(lit.bounded(), cover)
    });
}
