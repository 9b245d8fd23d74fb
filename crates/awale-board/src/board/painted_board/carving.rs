//! Paints the empty board: grain, bevelled edges, hollows. The only light comes from the top left.

use std::ops::Add;

use awale_rules::Seat;

use crate::{
    board::canvas::{Canvas, PixelsPerCell},
    theme::{BoardTones, PaintColors, Rgb},
};

use super::{
    super::{all_places, board_layout::BoardLayout},
    board_area,
    characters::uses_seed_characters,
    hollow_shape,
    rounded_rectangle::RoundedRectangle,
};

/// Sampling points inside a pixel, as parts of its width and height from its upper left corner. Six
/// samples make edges smooth.
const SAMPLE_POINTS: [(f32, f32); 6] = [
    (0.25, 0.1),
    (0.75, 0.25),
    (0.25, 0.42),
    (0.75, 0.58),
    (0.25, 0.75),
    (0.75, 0.9),
];
/// The direction of the light: from the left, from the top, and mostly from above the board.
const LIGHT_DIRECTION: [f32; 3] = [-0.42, -0.58, 0.70];

pub(super) fn paint_carved_board(
    plan: &BoardLayout,
    paint: &PaintColors,
    table_color: Rgb,
) -> Canvas {
    /// How much of the light and shadow in a bowl is left under seeds that are characters. Deep
    /// shadow would hide them. Chosen by comparing pictures.
    const BOWL_SHADING_UNDER_CHARACTERS: f32 = 0.4;
    let area = board_area(plan);
    let mut wood = CarvedWood::new(plan, paint, table_color);
    if uses_seed_characters(plan) {
        wood.bowl_shading = BOWL_SHADING_UNDER_CHARACTERS;
    }
    let size = PixelsPerCell::QUADRANTS.pixel_size();
    Canvas::from_painter(area.width, area.height, |x, y| match &paint.tones {
        Some(tones) => wood.tone_at(x + size.0 / 2.0, y + size.1 / 2.0, tones),
        None => wood.pixel_color([x, y], size),
    })
}

pub(super) struct CarvedWood<'a> {
    outline: RoundedRectangle,
    hollows: Vec<RoundedRectangle>,
    paint: &'a PaintColors,
    table_color: Rgb,
    /// Width of a rounded edge in units.
    bevel_width: f32,
    /// The strength of light and shadow in pits and stores, from 0 to 1.
    bowl_shading: f32,
    /// Whether the letters are on the first and the last line of the wood.
    has_letters_on_edge: bool,
}

impl CarvedWood<'_> {
    pub(super) fn new<'a>(
        plan: &BoardLayout,
        paint: &'a PaintColors,
        table_color: Rgb,
    ) -> CarvedWood<'a> {
        let area = board_area(plan);
        let (width, height) = (f32::from(area.width), 2.0 * f32::from(area.height));
        let has_rim = plan.caption_line_y.is_none();
        CarvedWood {
            // Without a rim, the letters are on the last line, and there is no room for a shadow
            // below.
            outline: RoundedRectangle::new(
                0.0,
                0.0,
                width - 1.0,
                height - f32::from(u8::from(has_rim)),
            )
            .with_max_corner_radius(f32::from(plan.columns_per_pit) * 0.65),
            hollows: all_places()
                .map(|place| hollow_shape(plan, place))
                .collect(),
            paint,
            table_color,
            bevel_width: (f32::from(plan.columns_per_pit) / 8.0).clamp(1.0, 2.4),
            bowl_shading: 1.0,
            has_letters_on_edge: Seat::BOTH
                .iter()
                .any(|&seat| plan.letter_line_ys[seat] == area.top()),
        }
    }

    /// The color of the pixel with this upper left corner and this width and height, in units.
    pub(super) fn pixel_color(&self, [x, y]: [f32; 2], (width, height): (f32, f32)) -> Rgb {
        // Grain and light do not change within a pixel, so one sample is enough except at edges and
        // rims.
        let (middle_x, middle_y) = (x + width / 2.0, y + height / 2.0);
        let grain_color = self.grain_color_at(middle_x, middle_y);
        if !self.pixel_may_cross_edge(middle_x, middle_y, height) {
            return self.color_at(middle_x, middle_y, grain_color);
        }
        let sample_colors = SAMPLE_POINTS
            .map(|(right, down)| self.color_at(x + right * width, y + down * height, grain_color));
        sample_colors.into_iter().fold(Rgb::default(), Rgb::add)
            * (1.0 / SAMPLE_POINTS.len() as f32)
    }

    /// Whether the pixel with this middle and this height may lie on an edge or a rounded rim,
    /// where color and light change within the pixel.
    fn pixel_may_cross_edge(&self, x: f32, y: f32, height: f32) -> bool {
        // A little more than half the diagonal of a pixel.
        let pixel_reach = 0.7 * height;
        // On a slope that is many pixels wide, the light hardly changes within a pixel.
        let slope_width = if height < 1.0 { 0.0 } else { self.bevel_width };
        let rim_reach = slope_width + pixel_reach;
        let is_on_rim = |hollow: &RoundedRectangle| {
            hollow.is_within_bounds(rim_reach, x, y)
                && (-pixel_reach..rim_reach).contains(&hollow.signed_distance(x, y))
        };
        self.outline.signed_distance(x, y) > -rim_reach || self.hollows.iter().any(is_on_rim)
    }

    /// The color of this point if the board has only a few colors: flat areas, with light and shade
    /// at the edge of the board and of the pits. A line with letters has one color.
    fn tone_at(&self, x: f32, y: f32, tones: &BoardTones) -> Rgb {
        /// From this part of the full light or shadow on, an edge has another color.
        const MIN_EDGE_LIGHT: f32 = 0.3;
        let (edge_distance, outward_normal) = self.outline.distance_and_normal(x, y);
        if edge_distance > 0.0 {
            let is_in_shadow = self.outline.signed_distance(x - 1.0, y - 1.0) < 0.4;
            return if is_in_shadow {
                self.paint.shadow
            } else {
                self.table_color
            };
        }
        let hollow = (self.hollows.iter()).find(|hollow| hollow.signed_distance(x, y) < 0.0);
        if let Some(hollow) = hollow {
            // The rim on the side of the light throws a shadow, but not over seeds that are
            // characters, because it would look like one.
            let shadow_width = 0.3 * hollow.corner_radius;
            let [toward_light_x, toward_light_y, _] = LIGHT_DIRECTION;
            let is_in_shadow = self.bowl_shading >= 1.0
                && hollow.signed_distance(
                    x + toward_light_x * shadow_width,
                    y + toward_light_y * shadow_width,
                ) > 0.0;
            return if is_in_shadow {
                tones.hollow_shadow
            } else {
                tones.hollow_floor
            };
        }
        let edge_light = facing_light(outward_normal);
        let is_on_edge = edge_distance > -1.0
            && !(self.has_letters_on_edge && outward_normal[1].abs() > outward_normal[0].abs());
        match () {
            () if is_on_edge && edge_light > MIN_EDGE_LIGHT => tones.lit_wood,
            () if is_on_edge && edge_light < -MIN_EDGE_LIGHT => tones.shaded_wood,
            () => tones.flat_wood,
        }
    }

    fn color_at(&self, x: f32, y: f32, grain_color: Rgb) -> Rgb {
        let (edge_distance, outward_normal) = self.outline.distance_and_normal(x, y);
        if edge_distance > 0.0 {
            let offset_edge_distance = self.outline.signed_distance(x - 1.0, y - 1.0);
            return self.table_color.mix(
                self.paint.shadow,
                (0.9 - offset_edge_distance).clamp(0.0, 0.9),
            );
        }
        let rim_width = self.bevel_width + 1.0;
        let nearby_hollows = self
            .hollows
            .iter()
            .filter(|hollow| hollow.is_within_bounds(rim_width, x, y));
        let nearest_hollow_and_distance = nearby_hollows
            .map(|hollow| (hollow, hollow.distance_and_normal(x, y)))
            .min_by(|(_, a), (_, b)| a.0.total_cmp(&b.0));
        if let Some((hollow, (distance, hollow_normal))) = nearest_hollow_and_distance {
            if distance < 0.0 {
                return self.hollow_color(hollow, [x, y], (distance, hollow_normal), grain_color);
            }
            if distance < self.bevel_width {
                // The rim slopes toward the hollow, more steeply closer to it.
                let steepness = 0.75 * (1.0 - distance / self.bevel_width);
                return grain_color
                    * relative_brightness([
                        -hollow_normal[0] * steepness,
                        -hollow_normal[1] * steepness,
                    ]);
            }
        }
        let steepness = (0.95 * (1.0 + edge_distance / self.bevel_width)).max(0.0);
        grain_color
            * relative_brightness([outward_normal[0] * steepness, outward_normal[1] * steepness])
    }

    /// The inside of a hollow: a bowl, with the shadow of its rim on the side of the light.
    fn hollow_color(
        &self,
        hollow: &RoundedRectangle,
        [x, y]: [f32; 2],
        (distance, away): (f32, [f32; 2]),
        grain_color: Rgb,
    ) -> Rgb {
        // The distance from the edge of the hollow toward its middle: 0 at the edge, 1 in the
        // middle.
        let closeness_to_middle = (-distance / hollow.corner_radius).min(1.0);
        let steepness = 1.25 * libm::powf(1.0 - closeness_to_middle, 0.8);
        let depth = hollow.corner_radius * 0.45 * (1.0 - (1.0 - closeness_to_middle).powi(3));
        let distance_toward_light = hollow.signed_distance(
            x + LIGHT_DIRECTION[0] * depth * 1.5,
            y + LIGHT_DIRECTION[1] * depth * 1.5,
        );
        let shadow = (0.5 + distance_toward_light / (0.25 * hollow.corner_radius)).clamp(0.0, 1.0);
        let unlit_color = grain_color.mix(self.paint.hollow, 0.55 + 0.4 * closeness_to_middle);
        let brightness = relative_brightness([-away[0] * steepness, -away[1] * steepness]);
        let shaded_color = unlit_color * (brightness * (1.0 - 0.38 * shadow));
        self.paint.hollow.mix(shaded_color, self.bowl_shading)
    }

    /// Bare wood: rings cut lengthwise, wavy and unevenly wide, with fine pores along them.
    fn grain_color_at(&self, x: f32, y: f32) -> Rgb {
        // The patterns scale with the board but never get finer than a pixel.
        let grain_scale = 60.0 / self.outline.half_width / 2.0;
        let (u, v) = (x * grain_scale.max(0.45), y * grain_scale.max(0.45));
        let warp =
            5.0 * smooth_noise(u * 0.035, v * 0.09, 1) + 1.2 * smooth_noise(u * 0.11, v * 0.3, 2);
        let rings = 0.5 + 0.5 * libm::sinf(v * 0.85 + warp * 2.2);
        let streaks = smooth_noise(u * 0.09, v * 1.6, 3);
        let pores = smooth_noise(x * 0.07, y * 1.05 + warp, 5);
        let cloud = smooth_noise(u * 0.05, v * 0.12, 4);
        let dark_wood_share = 0.40 * rings + 0.28 * streaks + 0.28 * pores + 0.3 * cloud - 0.12;
        self.paint
            .light
            .mix(self.paint.dark, dark_wood_share.clamp(0.0, 1.0))
    }
}

/// How directly a slope that falls in this direction faces the light, from -1 to 1.
fn facing_light(downhill: [f32; 2]) -> f32 {
    let [from_left, from_top, _] = LIGHT_DIRECTION;
    (downhill[0] * from_left + downhill[1] * from_top) / libm::hypotf(from_left, from_top)
}

/// The brightness of a surface with this slope, relative to a flat one.
fn relative_brightness(slope: [f32; 2]) -> f32 {
    const AMBIENT_LIGHT: f32 = 0.34;
    let length = (slope[0] * slope[0] + slope[1] * slope[1] + 1.0).sqrt();
    let cosine_to_light =
        (slope[0] * LIGHT_DIRECTION[0] + slope[1] * LIGHT_DIRECTION[1] + LIGHT_DIRECTION[2])
            / length;
    AMBIENT_LIGHT + (1.0 - AMBIENT_LIGHT) * cosine_to_light.max(0.0) / LIGHT_DIRECTION[2]
}

/// Smooth noise from 0 to 1 with features about one unit wide. Each `pattern_number` is another
/// pattern.
#[expect(clippy::cast_possible_truncation, reason = "places on a board")]
fn smooth_noise(x: f32, y: f32, pattern_number: u32) -> f32 {
    let (column, row) = (x.floor(), y.floor());
    let smooth_step = |t: f32| t * t * (3.0 - 2.0 * t);
    let (right_weight, lower_weight) = (smooth_step(x - column), smooth_step(y - row));
    let corner_value =
        |dx: i32, dy: i32| random_value_at(column as i32 + dx, row as i32 + dy, pattern_number);
    let upper_value = corner_value(0, 0) * (1.0 - right_weight) + corner_value(1, 0) * right_weight;
    let lower_value = corner_value(0, 1) * (1.0 - right_weight) + corner_value(1, 1) * right_weight;
    upper_value * (1.0 - lower_weight) + lower_value * lower_weight
}

/// A number from 0 to 1 that looks random but is always the same for the same point.
fn random_value_at(x: i32, y: i32, pattern_number: u32) -> f32 {
    let mut hash = x.cast_unsigned().wrapping_mul(0x9E37_79B1)
        ^ y.cast_unsigned().wrapping_mul(0x85EB_CA77)
        ^ pattern_number.wrapping_mul(0xC2B2_AE3D);
    hash = (hash ^ (hash >> 15)).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297A_2D39);
    (hash >> 8) as f32 / (1 << 24) as f32
}
