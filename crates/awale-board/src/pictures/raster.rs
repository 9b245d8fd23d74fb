//! Paints the drawing in pixels, with the same shapes, colors and light as the SVG and the letters
//! of a bundled font.

use std::sync::LazyLock;

use tiny_skia::{
    Color, FillRule, GradientStop, LinearGradient, Paint, Path, PathBuilder, Pixmap, Point,
    RadialGradient, Rect, Shader, SpreadMode, Stroke, Transform,
};
use ttf_parser::{Face, OutlineBuilder};
use unicode_segmentation::UnicodeSegmentation;

use super::drawing::{Gradient, Ink, LINE_WIDTH, Shape};

/// The bundled font, `DejaVu Sans Bold`.
static FONT: LazyLock<Option<Face<'static>>> = LazyLock::new(|| {
    Face::parse(
        include_bytes!("../../../../assets/fonts/dejavu-sans-bold.ttf"),
        0,
    )
    .ok()
});

/// The Bézier handle length of a quarter circle with radius 1.
const ARC_HANDLE_LENGTH: f32 = 0.552_285;

/// Distance from the middle of a text of size 1 down to its baseline.
pub(super) const BASELINE_OFFSET: f32 = 0.36;

/// The width of a text in the same unit as `font_size`.
pub(super) fn text_width(text: &str, font_size: f32) -> f32 {
    let Some(face) = FONT.as_ref() else {
        return 0.0;
    };
    let font_units: u32 = text.chars().map(|letter| letter_width(face, letter)).sum();
    font_units as f32 * font_size / f32::from(face.units_per_em())
}

/// Splits `text` into lines of at most `max_width` units at blanks. A longer word is split
/// anywhere.
pub(super) fn wrap_text(text: &str, font_size: f32, max_width: f32) -> Vec<String> {
    let is_missing_in_font = |letter: &char| {
        FONT.as_ref()
            .is_none_or(|face| face.glyph_index(*letter).is_none())
    };
    // If this font lacks a letter, another font may draw it as wide as it is high.
    let fits_in_room = |text: &str| {
        let missing_letter_count = text.chars().filter(is_missing_in_font).count();
        text_width(text, font_size) + font_size / 2.0 * missing_letter_count as f32 <= max_width
    };
    let (mut lines, mut line) = (Vec::new(), String::new());
    for word in text.split_inclusive(' ') {
        if !line.is_empty() && !fits_in_room(&format!("{line}{}", word.trim_end())) {
            lines.push(std::mem::take(&mut line));
        }
        for grapheme in word.graphemes(true) {
            if !line.is_empty() && !fits_in_room(&format!("{line}{}", grapheme.trim_end())) {
                lines.push(std::mem::take(&mut line));
            }
            line += grapheme;
        }
    }
    lines.push(line);
    lines
}

/// The width of a letter. A missing letter is as wide as glyph 0, a box.
fn letter_width(face: &Face, letter: char) -> u32 {
    face.glyph_hor_advance(face.glyph_index(letter).unwrap_or_default())
        .unwrap_or(0)
        .into()
}

/// An empty picture of `width` by `height` units with `scale` pixels per unit; `None` if it has no
/// pixels.
pub(super) fn blank_pixmap((width, height): (f32, f32), scale: f32) -> Option<Pixmap> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a picture is small"
    )]
    let mut picture = Pixmap::new((width * scale) as u32, (height * scale) as u32)?;
    picture.fill(to_color(Ink::Table.rgb()));
    Some(picture)
}

/// Paints shapes over the picture, with `scale` pixels per unit.
pub(super) fn paint_shapes(shapes: &[Shape], scale: f32, picture: &mut Pixmap) {
    let scaling = Transform::from_scale(scale, scale);
    for shape in shapes {
        // A shape without an outline, such as an empty text, paints nothing.
        let Some((path, ink)) = outline_and_ink(shape) else {
            continue;
        };
        let shader = match shape {
            Shape::Line { .. } | Shape::Text { .. } => plain_shader(ink),
            Shape::Disc { .. } | Shape::RoundedRectangle { .. } => lit_shader(ink, path.bounds()),
        };
        let paint = Paint {
            shader,
            ..Paint::default()
        };
        if let Shape::Line { .. } = shape {
            let stroke = Stroke {
                width: LINE_WIDTH,
                ..Stroke::default()
            };
            picture.stroke_path(&path, &paint, &stroke, scaling, None);
        } else {
            picture.fill_path(&path, &paint, FillRule::Winding, scaling, None);
        }
    }
}

fn plain_shader(ink: Ink) -> Shader<'static> {
    Shader::SolidColor(to_color(ink.rgb()))
}

fn to_color([red, green, blue]: [u8; 3]) -> Color {
    Color::from_rgba8(red, green, blue, 255)
}

/// The color of an ink with its light, for a shape with these bounds.
fn lit_shader(ink: Ink, bounds: Rect) -> Shader<'static> {
    let Some(light) = ink.lighting() else {
        return plain_shader(ink);
    };
    let stops = vec![
        GradientStop::new(0.0, to_color(light.start_color)),
        GradientStop::new(1.0, to_color(light.end_color)),
    ];
    let gradient_transform = Transform::from_row(
        bounds.width(),
        0.0,
        0.0,
        bounds.height(),
        bounds.left(),
        bounds.top(),
    );
    let shader = match light.gradient {
        Gradient::TopToBottom => LinearGradient::new(
            Point::zero(),
            Point::from_xy(0.0, 1.0),
            stops,
            SpreadMode::Pad,
            gradient_transform,
        ),
        Gradient::Radial { x, y, radius } => {
            let center = Point::from_xy(x, y);
            RadialGradient::new(
                center,
                0.0,
                center,
                radius,
                stops,
                SpreadMode::Pad,
                gradient_transform,
            )
        }
    };
    shader.unwrap_or_else(|| plain_shader(ink))
}

/// The outline or the line of a shape, and its ink.
fn outline_and_ink(shape: &Shape) -> Option<(Path, Ink)> {
    match shape {
        Shape::Disc { x, y, radius, ink } => {
            Some((PathBuilder::from_circle(*x, *y, *radius)?, *ink))
        }
        Shape::RoundedRectangle {
            x,
            y,
            width,
            height,
            corner_radius: round,
            ink,
        } => {
            let rectangle = Rect::from_xywh(*x, *y, *width, *height)?;
            let corner_radius = round.min(width / 2.0).min(height / 2.0);
            Some((rounded_rectangle_path(rectangle, corner_radius)?, *ink))
        }
        Shape::Text {
            x,
            y,
            font_size: size,
            text,
            ink,
        } => Some((text_path(text, (*x, *y), *size)?, *ink)),
        Shape::Line { start, end, ink } => {
            let mut line_path = PathBuilder::new();
            line_path.move_to(start.0, start.1);
            line_path.line_to(end.0, end.1);
            Some((line_path.finish()?, *ink))
        }
    }
}

fn rounded_rectangle_path(rectangle: Rect, corner_radius: f32) -> Option<Path> {
    if corner_radius <= 0.0 {
        return Some(PathBuilder::from_rect(rectangle));
    }
    let (left, top, right, bottom) = (
        rectangle.left(),
        rectangle.top(),
        rectangle.right(),
        rectangle.bottom(),
    );
    let control_point_inset = corner_radius * (1.0 - ARC_HANDLE_LENGTH);
    let mut path = PathBuilder::new();
    path.move_to(left + corner_radius, top);
    path.line_to(right - corner_radius, top);
    path.cubic_to(
        right - control_point_inset,
        top,
        right,
        top + control_point_inset,
        right,
        top + corner_radius,
    );
    path.line_to(right, bottom - corner_radius);
    path.cubic_to(
        right,
        bottom - control_point_inset,
        right - control_point_inset,
        bottom,
        right - corner_radius,
        bottom,
    );
    path.line_to(left + corner_radius, bottom);
    path.cubic_to(
        left + control_point_inset,
        bottom,
        left,
        bottom - control_point_inset,
        left,
        bottom - corner_radius,
    );
    path.line_to(left, top + corner_radius);
    path.cubic_to(
        left,
        top + control_point_inset,
        left + control_point_inset,
        top,
        left + corner_radius,
        top,
    );
    path.close();
    path.finish()
}

/// The outlines of a text centered at a point.
fn text_path(text: &str, (x, y): (f32, f32), font_size: f32) -> Option<Path> {
    let face = FONT.as_ref()?;
    let scale = font_size / f32::from(face.units_per_em());
    let mut outliner = GlyphOutliner {
        path: PathBuilder::new(),
        next_glyph_left: x - text_width(text, font_size) / 2.0,
        baseline_y: y + font_size * BASELINE_OFFSET,
        scale,
    };
    for letter in text.chars() {
        face.outline_glyph(face.glyph_index(letter).unwrap_or_default(), &mut outliner);
        outliner.next_glyph_left += letter_width(face, letter) as f32 * scale;
    }
    outliner.path.finish()
}

/// Collects the outlines of glyphs in a path. The y axis of a font points up, and the y axis of a
/// picture points down, so the glyphs are mirrored at their baseline `baseline_y`. The next one
/// starts at `next_glyph_left`.
struct GlyphOutliner {
    path: PathBuilder,
    next_glyph_left: f32,
    baseline_y: f32,
    scale: f32,
}

impl GlyphOutliner {
    fn pixel_position(&self, x: f32, y: f32) -> (f32, f32) {
        (
            self.next_glyph_left + x * self.scale,
            self.baseline_y - y * self.scale,
        )
    }
}

impl OutlineBuilder for GlyphOutliner {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.pixel_position(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.pixel_position(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.pixel_position(x1, y1), self.pixel_position(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (
            self.pixel_position(x1, y1),
            self.pixel_position(x2, y2),
            self.pixel_position(x, y),
        );
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
