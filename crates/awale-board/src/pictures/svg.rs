//! Writes the drawing as SVG: text that is sharp at any size and loads nothing.

use std::fmt::Write as _;

use awale_words::text::markup_escaped;

use awale_study::words::Words;

use super::{
    GamePicture,
    curve::{self, GameCurve},
    drawing::{self, DRAWING_HEIGHT, DRAWING_WIDTH, Gradient, Ink, LINE_WIDTH, Light, Shape},
    raster::{self, BASELINE_OFFSET},
};

/// The heights of a caption line, of the curve, and of a line below the curve.
const CAPTION_LINE_HEIGHT: f32 = 24.0;
const CURVE_HEIGHT: f32 = 112.0;
const CURVE_CAPTION_LINE_HEIGHT: f32 = 18.0;
/// The margin on both sides of a text.
const TEXT_MARGIN: f32 = 16.0;
/// Font size and color of the first line of the caption, and of the other lines.
const FIRST_CAPTION_LINE_STYLE: (f32, &str) = (17.0, "#f2c27b");
const OTHER_CAPTION_LINES_STYLE: (f32, &str) = (15.0, "#e6d8c0");
/// The size of the letters of the curve.
const CURVE_FONT_SIZE: f32 = 13.0;
/// The left edge of the curve.
const CURVE_LEFT_X: f32 = 52.0;
/// The font of the GIF, a font of the same width, and a font that every system has.
const FONT_FAMILY: &str = "DejaVu Sans, Verdana, sans-serif";

/// The position with its caption and the curve of its game.
pub(super) fn position_svg(picture: &GamePicture, words: &Words) -> String {
    let curve = curve::game_curve(&picture.record, words);
    let caption = PictureCaption::wrapped_to_width(&picture.caption_lines, DRAWING_WIDTH);
    let caption_bottom = DRAWING_HEIGHT + caption.height();
    let height = caption_bottom + 10.0 + curve.as_ref().map_or(0.0, curve_height);
    let last_move = picture
        .shown_move_count
        .checked_sub(1)
        .and_then(|last| picture.record.moves().get(last))
        .copied();
    let shapes = drawing::draw_board(
        &picture.positions()[picture.shown_move_count],
        last_move,
        picture.record.sowing_direction,
    );
    let mut svg_text =
        begin_svg_with_caption(&shapes, (DRAWING_WIDTH, DRAWING_HEIGHT), height, &caption);
    if let Some(curve) = curve {
        write_curve(&curve, picture, caption_bottom + 4.0, &mut svg_text);
    }
    svg_text + "</svg>\n"
}

/// A search tree with its caption.
pub(super) fn tree_svg(
    shapes: &[Shape],
    (width, height): (f32, f32),
    caption_lines: &[String],
) -> String {
    // A small tree still needs room for its caption.
    let width = width.max(DRAWING_WIDTH);
    let caption = PictureCaption::wrapped_to_width(caption_lines, width);
    let total_height = height + caption.height() + 10.0;
    begin_svg_with_caption(shapes, (width, height), total_height, &caption) + "</svg>\n"
}

/// The caption of a picture, split into lines that fit its width.
struct PictureCaption<'t> {
    unwrapped_caption: &'t [String],
    /// Each line with the size and color of its letters.
    wrapped_lines: Vec<((f32, &'static str), String)>,
}

impl<'t> PictureCaption<'t> {
    fn wrapped_to_width(unwrapped_caption: &'t [String], width: f32) -> PictureCaption<'t> {
        let lines = unwrapped_caption
            .iter()
            .enumerate()
            .flat_map(|(number, text)| {
                let line_style = if number == 0 {
                    FIRST_CAPTION_LINE_STYLE
                } else {
                    OTHER_CAPTION_LINES_STYLE
                };
                let lines = raster::wrap_text(text, line_style.0, width - 2.0 * TEXT_MARGIN);
                lines.into_iter().map(move |line| (line_style, line))
            });
        PictureCaption {
            unwrapped_caption,
            wrapped_lines: lines.collect(),
        }
    }

    fn height(&self) -> f32 {
        CAPTION_LINE_HEIGHT * self.wrapped_lines.len() as f32
    }
}

/// The beginning of an SVG: shapes on a table with the caption below. The caller closes the
/// element.
fn begin_svg_with_caption(
    shapes: &[Shape],
    drawing_size: (f32, f32),
    total_height: f32,
    caption: &PictureCaption,
) -> String {
    let (width, caption_top) = drawing_size;
    let mut svg_text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {total_height}\" font-family=\"{FONT_FAMILY}\" role=\"img\">\n\
         <title>{}</title>\n{}<path fill=\"{}\" d=\"M0 0h{width}v{total_height}H0z\"/>\n",
        markup_escaped(&caption.unwrapped_caption.join(" · ")),
        gradient_definitions(),
        fill_value(Ink::Table),
    );
    for shape in shapes {
        write_shape(shape, &mut svg_text);
    }
    for (number, ((size, color), line)) in caption.wrapped_lines.iter().enumerate() {
        let y = caption_top + CAPTION_LINE_HEIGHT * (number as f32 + 0.75);
        write_text_element(
            &mut svg_text,
            &markup_escaped(line.trim_end()),
            &format!("x=\"{TEXT_MARGIN}\" y=\"{y}\" font-size=\"{size}\" fill=\"{color}\""),
        );
    }
    svg_text
}

/// The definitions of the gradients of all inks. [`fill_value`] refers to them.
pub(super) fn gradient_definitions() -> String {
    let mut definitions = "<defs>\n".to_owned();
    for ink in Ink::ALL {
        let Some(Light {
            gradient: fall,
            start_color: from,
            end_color: to,
        }) = ink.lighting()
        else {
            continue;
        };
        let (gradient_kind, coordinate_attributes) = match fall {
            Gradient::TopToBottom => ("linear", "x2=\"0\" y2=\"1\"".to_owned()),
            Gradient::Radial { x, y, radius } => {
                ("radial", format!("cx=\"{x}\" cy=\"{y}\" r=\"{radius}\""))
            }
        };
        let (from, end_color) = (hex_color(from), hex_color(to));
        let _ = writeln!(
            definitions,
            "<{gradient_kind}Gradient id=\"{ink:?}\" {coordinate_attributes}><stop stop-color=\"{from}\"/>\
             <stop offset=\"1\" stop-color=\"{end_color}\"/></{gradient_kind}Gradient>"
        );
    }
    definitions + "</defs>\n"
}

fn fill_value(ink: Ink) -> String {
    if ink.lighting().is_some() {
        format!("url(#{ink:?})")
    } else {
        plain_color(ink)
    }
}

/// The ink as a plain color. A vertical line has no width, so a gradient across it would be
/// undefined.
fn plain_color(ink: Ink) -> String {
    hex_color(ink.rgb())
}

fn hex_color([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

// Writing into a string cannot fail.

fn write_text_element(out: &mut String, text: &str, attributes: &str) {
    let _ = writeln!(out, "<text {attributes}>{text}</text>");
}

/// Writes a shape as an SVG element.
pub fn write_shape(shape: &Shape, out: &mut String) {
    let _ = match shape {
        Shape::Disc { x, y, radius, ink } => {
            writeln!(
                out,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" fill=\"{}\"/>",
                fill_value(*ink)
            )
        }
        Shape::RoundedRectangle {
            x,
            y,
            width,
            height,
            corner_radius: round,
            ink,
        } => writeln!(
            out,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\" fill=\"{}\"/>",
            fill_value(*ink)
        ),
        Shape::Text {
            x,
            y,
            font_size: size,
            text,
            ink,
        } => writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"{size}\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{}\">{}</text>",
            y + size * BASELINE_OFFSET,
            plain_color(*ink),
            markup_escaped(text)
        ),
        Shape::Line { start, end, ink } => writeln!(
            out,
            "<path stroke=\"{}\" stroke-width=\"{LINE_WIDTH}\" d=\"M{:.1} {:.1}L{:.1} {:.1}\"/>",
            plain_color(*ink),
            start.0,
            start.1,
            end.0,
            end.1
        ),
    };
}

/// Writes the curve with its zero line, its scale, the mark of the shown position, and its
/// explanation.
fn write_curve(curve: &GameCurve, picture: &GamePicture, curve_top: f32, out: &mut String) {
    const CURVE_HALF_HEIGHT: f32 = 46.0;
    let width = DRAWING_WIDTH - CURVE_LEFT_X - TEXT_MARGIN;
    let zero_y = curve_top + 6.0 + CURVE_HALF_HEIGHT;
    let last_move_number = picture.record.moves().len().max(1) as f32;
    let x_of_move = |number: usize| CURVE_LEFT_X + width * number as f32 / last_move_number;
    let points: Vec<String> = curve
        .points
        .iter()
        .map(|&(number, value)| {
            format!(
                "{:.1},{:.1}",
                x_of_move(number),
                zero_y - CURVE_HALF_HEIGHT * value as f32 / curve.max_value as f32
            )
        })
        .collect();
    let _ = writeln!(
        out,
        "<path fill=\"none\" stroke=\"#5e4a37\" d=\"M{CURVE_LEFT_X} {}v{}M{CURVE_LEFT_X} {zero_y}h{width}\"/>\n\
         <path fill=\"none\" stroke=\"#8f7f6b\" stroke-dasharray=\"3\" d=\"M{:.1} {}v{}\"/>\n\
         <polyline fill=\"none\" stroke=\"#ffd27a\" stroke-width=\"2\" stroke-linejoin=\"round\" points=\"{}\"/>",
        zero_y - CURVE_HALF_HEIGHT,
        2.0 * CURVE_HALF_HEIGHT,
        x_of_move(picture.shown_move_count),
        zero_y - CURVE_HALF_HEIGHT,
        2.0 * CURVE_HALF_HEIGHT,
        points.join(" "),
    );
    for (label, y) in curve.scale_labels.iter().zip([
        zero_y - CURVE_HALF_HEIGHT + 10.0,
        zero_y + 5.0,
        zero_y + CURVE_HALF_HEIGHT,
    ]) {
        let text_attributes = format!(
            "x=\"{}\" y=\"{y}\" font-size=\"{CURVE_FONT_SIZE}\" text-anchor=\"end\" fill=\"#8f7f6b\"",
            CURVE_LEFT_X - 8.0
        );
        write_text_element(out, label, &text_attributes);
    }
    for (number, line) in curve_caption(curve).iter().enumerate() {
        let y = zero_y + CURVE_HALF_HEIGHT + 20.0 + CURVE_CAPTION_LINE_HEIGHT * number as f32;
        let text_attributes = format!(
            "x=\"{CURVE_LEFT_X}\" y=\"{y}\" font-size=\"{CURVE_FONT_SIZE}\" fill=\"#8f7f6b\""
        );
        write_text_element(out, &markup_escaped(line.trim_end()), &text_attributes);
    }
}

fn curve_caption(curve: &GameCurve) -> Vec<String> {
    raster::wrap_text(
        &curve.caption,
        CURVE_FONT_SIZE,
        DRAWING_WIDTH - CURVE_LEFT_X - TEXT_MARGIN,
    )
}

fn curve_height(curve: &GameCurve) -> f32 {
    CURVE_HEIGHT + CURVE_CAPTION_LINE_HEIGHT * curve_caption(curve).len() as f32
}
