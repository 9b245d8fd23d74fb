//! Positions and looks of seeds. A pit with the same number of seeds always looks the same.

use std::f32::consts::{PI, TAU};

use crate::{
    board::canvas::{Canvas, Pixel},
    theme::{PaintColors, Rgb},
};

use super::rounded_rectangle::RoundedRectangle;

/// One seed: a pebble, longer than it is wide.
struct Seed {
    x: f32,
    y: f32,
    radius: f32,
    /// Sine and cosine of the angle by which the seed is turned.
    rotation_sin_cos: (f32, f32),
    color: Rgb,
    /// 1 for a solid seed, less for a ghost.
    opacity: f32,
    /// Whether the edge is sharp and the seed has no shadow, because the terminal has only a few
    /// colors, and none between the seed and the floor.
    is_sharp: bool,
}

/// The opacity of a ghost, or its brightness relative to a seed if the terminal has only a few
/// colors.
const GHOST_OPACITY: f32 = 0.5;

impl Seed {
    /// The seed with this number in a pit. The number determines its color and its angle.
    fn new(x: f32, y: f32, radius: f32, seed_number: usize, paint: &PaintColors) -> Seed {
        Seed {
            x,
            y,
            radius,
            rotation_sin_cos: libm::sincosf(seed_number as f32 * 2.3),
            color: paint.seeds[(seed_number * 3 + seed_number / 7) % paint.seeds.len()],
            opacity: 1.0,
            is_sharp: paint.tones.is_some(),
        }
    }
}

/// Draws `count` seeds in a pit: next to each other while there is room, then in a heap. The last
/// `ghosts` of them are ghosts.
pub(super) fn draw_pit_seeds(
    canvas: &mut Canvas<impl Pixel>,
    pit: &RoundedRectangle,
    pit_index: usize,
    [count, ghosts]: [u8; 2],
    paint: &PaintColors,
) {
    let has_fine_pixels = canvas.density().times_finer_than_quadrants() > 1.0;
    let is_small_pit = !has_fine_pixels && pit.corner_radius < 4.5;
    // Up to seven seeds have gaps in a small pit, as five or more would hide each other, and a pit
    // must not look poorer when it gains a seed.
    let has_gaps = is_small_pit && count <= 7;
    let size_factor = match count {
        0..=7 if has_gaps => 0.76,
        0..=7 => 1.0,
        8..=12 => 0.84,
        _ => 0.74,
    };
    // With many pixels per cell, seeds keep their natural size and stay inside with their shadows.
    let (radius, outer_radius_factor) = if has_fine_pixels {
        (0.25 * pit.corner_radius * size_factor, 1.3)
    } else {
        ((seed_radius(pit) * size_factor).max(1.0), 0.85)
    };
    let max_seed_distance = pit.corner_radius - outer_radius_factor * radius;
    // In a small pit the seeds are as far apart as possible, because only the gaps between them
    // make them visible.
    let ideal_spread = if has_gaps {
        max_seed_distance
    } else {
        1.1 * radius * outermost_seed_distance(count)
    };
    let spread = ideal_spread.min(max_seed_distance);
    // A heap that is already as wide as the pit spreads along a pit that is longer than wide.
    let stretch = |half: f32| {
        if ideal_spread > max_seed_distance {
            (half / pit.corner_radius).min(ideal_spread / max_seed_distance)
        } else {
            1.0
        }
    };
    let (stretch_x, stretch_y) = (stretch(pit.half_width), stretch(pit.half_height));
    // In small pits an upright square of seeds is clearer than a turned one.
    let spiral_rotation = if is_small_pit {
        PI / 4.0
    } else {
        pit_index as f32 * 1.7
    };
    // Heaps are drawn from the outside in, so that the middle seeds are on top.
    for i in (0..count).rev() {
        let (angle, relative_distance) = spiral_angle_and_distance(i, count);
        let (sin, cos) = libm::sincosf(angle + spiral_rotation);
        let (x, y) = (
            pit.center_x + cos * relative_distance * spread * stretch_x,
            pit.center_y + sin * relative_distance * spread * stretch_y,
        );
        let mut seed = Seed::new(x, y, radius, pit_index * 3 + usize::from(i), paint);
        if i >= count.saturating_sub(ghosts) {
            if seed.is_sharp {
                seed.color = seed.color * GHOST_OPACITY;
            } else {
                seed.opacity = GHOST_OPACITY;
            }
        }
        if count > 7 {
            seed.color = seed.color
                * (1.16 - 0.34 * relative_distance)
                * if i % 2 == 0 { 1.08 } else { 0.9 };
        }
        draw_seed(canvas, &seed);
    }
}

/// Fills a store with `seed_count` seeds from below, two next to each other, with a second layer if
/// there are many.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a store has room for a few rows"
)]
pub(super) fn draw_store_seeds(
    canvas: &mut Canvas<impl Pixel>,
    store: &RoundedRectangle,
    seed_count: u8,
    paint: &PaintColors,
) {
    // With many pixels per cell, the shadows of the seeds stay inside the store too.
    let (radius, margin) = if canvas.density().times_finer_than_quadrants() > 1.0 {
        let radius = 0.5 + 0.2 * store.half_width;
        (radius, 0.36 * radius + 0.2)
    } else {
        (0.65 + 0.2 * store.half_width, 0.2)
    };
    let seeds_per_row = ((2.0 * store.half_width - 0.6) / (2.0 * radius))
        .floor()
        .max(1.0);
    let (max_offset_x, max_offset_y) = (
        store.half_width - radius - margin,
        store.half_height - radius - 0.4_f32.max(margin),
    );
    // Half of all seeds win the game, so a narrow store is full with that number and shows how near
    // a player is.
    let row_distance = if seeds_per_row > 1.0 {
        1.75 * radius
    } else {
        (2.0 * max_offset_y / 24.0).clamp(0.85 * radius, 1.15 * radius)
    };
    let row_count = (2.0 * max_offset_y / row_distance).floor() + 1.0;
    let seeds_per_layer = (row_count * seeds_per_row) as u8;
    for i in 0..seed_count {
        let (layer_number, place_in_layer) = (i / seeds_per_layer, i % seeds_per_layer);
        let row = (f32::from(place_in_layer) / seeds_per_row).floor();
        let column = f32::from(place_in_layer) % seeds_per_row;
        let relative_x = if seeds_per_row > 1.0 {
            (column + 0.5) / seeds_per_row * 2.0 - 1.0
                + 0.18 * if row % 2.0 == 0.0 { 1.0 } else { -1.0 }
        } else if (row as u32 + u32::from(layer_number)).is_multiple_of(2) {
            0.8
        } else {
            -0.8
        };
        let y = (max_offset_y - (row + 0.5 * f32::from(layer_number % 2)) * row_distance)
            .max(-max_offset_y);
        // The round ends of a store are narrower than its middle.
        let depth_in_round_end = (y.abs() - (max_offset_y - max_offset_x)).max(0.0);
        let max_x = (max_offset_x * max_offset_x - depth_in_round_end * depth_in_round_end)
            .max(0.0)
            .sqrt();
        let x = (relative_x * (max_offset_x + radius * 0.3)).clamp(-max_x, max_x);
        draw_seed(
            canvas,
            &Seed::new(
                store.center_x + x,
                store.center_y + y,
                radius,
                usize::from(i),
                paint,
            ),
        );
    }
}

/// The radius of a seed in this pit. Four seeds fill a small pit, because a seed of less than three
/// pixels has no shape. In a large pit the size looks natural next to the hand.
fn seed_radius(pit: &RoundedRectangle) -> f32 {
    (0.8 + 0.19 * pit.corner_radius).max(1.25)
}

/// How far the outermost of `seed_count` seeds is from the middle, in seed radii.
fn outermost_seed_distance(seed_count: u8) -> f32 {
    match seed_count {
        0 | 1 => 0.0,
        2 => 1.0,
        3 => 1.16,
        4 => 1.42,
        5 => 1.70,
        6 | 7 => 2.0,
        8 => 2.3,
        9 => 2.6,
        _ => f32::from(seed_count).sqrt() * 0.98 - 0.4,
    }
}

/// The angle and the distance from the middle (0 to 1) of seed `i` of `seed_count`.
fn spiral_angle_and_distance(i: u8, seed_count: u8) -> (f32, f32) {
    /// The golden angle between one seed of a spiral and the next, as in a sunflower, so that the
    /// seeds do not form lines.
    const GOLDEN_ANGLE: f32 = PI * 0.763_932;
    let i = f32::from(i);
    match seed_count {
        1 => (0.0, 0.0),
        2..=5 => (i * TAU / f32::from(seed_count), 1.0),
        6..=9 => {
            let seeds_on_ring = f32::from(seed_count - 1);
            if i == 0.0 {
                (0.0, 0.0)
            } else {
                (i * TAU / seeds_on_ring, 1.0)
            }
        }
        _ => (i * GOLDEN_ANGLE, ((i + 0.3) / f32::from(seed_count)).sqrt()),
    }
}

/// Draws one seed: its shadow, then its body lit from the top left.
fn draw_seed(canvas: &mut Canvas<impl Pixel>, seed: &Seed) {
    let &Seed {
        x,
        y,
        radius,
        rotation_sin_cos: (sin, cos),
        color,
        opacity,
        is_sharp,
    } = seed;
    let fineness = canvas.density().times_finer_than_quadrants();
    // The radius of the seed in pixels. A pixel is a quarter of a block character, or smaller.
    let radius_in_pixels = radius * fineness;
    // The ratio of width to length. A seed hardly three pixels long is drawn as a ball.
    let width_per_length = (1.0 - 0.12 * (radius_in_pixels - 1.3)).clamp(0.82, 1.0);
    // A small seed has too few pixels for full shading.
    let shading_strength = ((radius_in_pixels - 0.9) / 1.2).clamp(0.62, 1.0);
    // The position of a pixel relative to the seed: the edge is at distance 1.
    let to_seed_coordinates = |dx: f32, dy: f32| {
        (
            (dx * cos + dy * sin) / radius,
            (dy * cos - dx * sin) / (width_per_length * radius),
        )
    };
    let shadow_offset = 0.32 * radius;
    // The larger the seed is in pixels, the sharper is the edge of its shadow.
    let shadow_sharpness = radius * fineness.min(3.0);
    // The squared distance from the middle of the seed beyond which there is no shadow.
    let squared_outer_distance = (1.0 + 0.5 / radius).powi(2);
    // The darkness of the shadow at a pixel.
    let shadow_opacity = |dx: f32, dy: f32| {
        let (u, v) = to_seed_coordinates(dx - shadow_offset, dy - shadow_offset);
        if is_sharp || u * u + v * v > squared_outer_distance {
            return 0.0;
        }
        0.5 * opacity * (shadow_sharpness * (1.0 - vector_length(u, v)) + 0.5).clamp(0.0, 1.0)
    };
    let reach = radius + 0.6;
    let bounds_with_shadow = [
        x - reach,
        y - reach,
        x + reach + shadow_offset + 0.2,
        y + reach + shadow_offset + 0.2,
    ];
    canvas.paint_over(bounds_with_shadow, |px, py| {
        let (dx, dy) = (px - x, py - y);
        let (u, v) = to_seed_coordinates(dx, dy);
        let distance_from_middle = vector_length(u, v);
        let coverage =
            (1.4 * radius_in_pixels * (1.0 - distance_from_middle) + 0.5).clamp(0.0, 1.0);
        let coverage = opacity * if is_sharp { coverage.round() } else { coverage };
        if coverage == 0.0 {
            return (Rgb::default(), shadow_opacity(dx, dy));
        }
        let surface_height = (1.0 - distance_from_middle * distance_from_middle)
            .max(0.0)
            .sqrt();
        // The slope of the surface, turned from the seed's axes back to the board's.
        let (slope_x, slope_y) = (u * cos - v * sin, u * sin + v * cos);
        let cosine_to_light = (-0.45 * slope_x - 0.6 * slope_y + 0.66 * surface_height).max(0.0);
        let highlight = cosine_to_light.powi(12) * 18.0 * radius_in_pixels.min(3.0);
        let lit_color = color * (1.02 - shading_strength * (0.62 - 0.68 * cosine_to_light))
            + Rgb([highlight; 3]);
        let lit_color = lit_color.clamped_to_255();
        if coverage >= 1.0 {
            return (lit_color, 1.0);
        }
        // The seed covers its shadow, so the opacity is that of both together.
        let total_opacity = 1.0 - (1.0 - coverage) * (1.0 - shadow_opacity(dx, dy));
        (lit_color * (coverage / total_opacity), total_opacity)
    });
}

/// The length of a vector. A large picture needs it millions of times, and `libm::hypotf` is slow.
fn vector_length(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}
