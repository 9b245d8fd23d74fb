//! The drawing as SVG: text, sharp at any size, that loads nothing.

use std::fmt::Write as _;

use crate::i18n::Words;
use crate::text::markup_escaped;

use super::Exhibit;
use super::curve::{self, Curve};
use super::drawing::{self, HEIGHT, Ink, Shape, WIDTH};

/// The height of a line of the caption, and of the curve with what is said of it.
const LINE: f32 = 24.0;
const CURVE: f32 = 130.0;
/// Letters of a line of the caption that has room at its usual size.
const ROOM: usize = 68;

/// Light from above: wood gets darker downwards, a pit is darkest in its upper part, a seed has a bright spot.
const LIGHT: &str = r##"<defs>
<linearGradient id="wood" x2="0" y2="1"><stop stop-color="#d49f5f"/><stop offset="1" stop-color="#b87d47"/></linearGradient>
<radialGradient id="hollow" cy=".65" r=".6"><stop stop-color="#6d4220"/><stop offset="1" stop-color="#41220d"/></radialGradient>
<radialGradient id="seed" cx=".35" cy=".3"><stop stop-color="#f0efdc"/><stop offset="1" stop-color="#a9a98d"/></radialGradient>
<radialGradient id="other" cx=".35" cy=".3"><stop stop-color="#ccd4c2"/><stop offset="1" stop-color="#7f8b76"/></radialGradient>
</defs>
"##;

/// The position with its caption and the curve of its game.
pub(super) fn drawing(picture: &Exhibit, words: &Words) -> String {
    let curve = curve::curve(picture, words);
    let lines = picture.caption.len() as f32;
    let height = HEIGHT + LINE * lines + 10.0 + if curve.is_some() { CURVE } else { 0.0 };
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" role=\"img\">\n\
         <title>{}</title>\n{LIGHT}<path fill=\"{}\" d=\"M0 0h{WIDTH}v{height}H0z\"/>\n",
        markup_escaped(&picture.caption.join(" ")),
        fill(Ink::Table),
    );
    let last = picture.shown.checked_sub(1).and_then(|last| picture.record.moves().get(last)).copied();
    for shape in drawing::board(&picture.positions()[picture.shown], last, picture.record.sowing) {
        write_shape(&shape, &mut out);
    }
    for (number, line) in picture.caption.iter().enumerate() {
        let y = HEIGHT + LINE * (number as f32 + 0.75);
        let (size, colour) = if number == 0 { (17, "#f2c27b") } else { (15, "#e6d8c0") };
        // A long line is set narrower rather than cut off.
        let fitted = if line.chars().count() > ROOM {
            format!(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", WIDTH - 32.0)
        } else {
            String::new()
        };
        text(
            &mut out,
            &markup_escaped(line),
            &format!("x=\"16\" y=\"{y}\" font-size=\"{size}\" fill=\"{colour}\"{fitted}"),
        );
    }
    if let Some(curve) = curve {
        write_curve(&curve, picture, HEIGHT + LINE * lines + 4.0, &mut out);
    }
    out.push_str("</svg>\n");
    out
}

/// The curve alone, for a page; nothing for a game without moves.
pub(super) fn curve_alone(picture: &Exhibit, words: &Words) -> String {
    let Some(curve) = curve::curve(picture, words) else { return String::new() };
    let mut out = format!("<svg id=\"curve\" viewBox=\"0 0 {WIDTH} {CURVE}\" font-family=\"sans-serif\">\n");
    write_curve(&curve, picture, 0.0, &mut out);
    out + "</svg>\n"
}

fn fill(ink: Ink) -> String {
    let light = match ink {
        Ink::Wood => "url(#wood)",
        Ink::Hollow => "url(#hollow)",
        Ink::Seed => "url(#seed)",
        Ink::OtherSeed => "url(#other)",
        ink => {
            let [red, green, blue] = ink.rgb();
            return format!("#{red:02x}{green:02x}{blue:02x}");
        }
    };
    light.to_owned()
}

// Writing into a string cannot fail.

fn text(out: &mut String, text: &str, attributes: &str) {
    let _ = writeln!(out, "<text {attributes}>{text}</text>");
}

fn write_shape(shape: &Shape, out: &mut String) {
    let _ = match shape {
        Shape::Disc { x, y, radius, ink } => {
            writeln!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" fill=\"{}\"/>", fill(*ink))
        }
        Shape::Plate { x, y, width, height, round, ink } => writeln!(
            out,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\" fill=\"{}\"/>",
            fill(*ink)
        ),
        Shape::Sign { x, y, size, text, ink } => writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"{size}\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{}\">{text}</text>",
            y + size * 0.36,
            fill(*ink)
        ),
    };
}

/// The curve with its zero line, its scale, the place of the position that is shown, and what it means.
fn write_curve(curve: &Curve, picture: &Exhibit, top: f32, out: &mut String) {
    const LEFT: f32 = 52.0;
    const HALF: f32 = 46.0;
    let width = WIDTH - LEFT - 16.0;
    let zero = top + 6.0 + HALF;
    let last = picture.record.moves().len().max(1) as f32;
    let x = |number: usize| LEFT + width * number as f32 / last;
    let points: Vec<String> = curve
        .points
        .iter()
        .map(|&(number, value)| format!("{:.1},{:.1}", x(number), zero - HALF * value as f32 / curve.scale as f32))
        .collect();
    let _ = writeln!(
        out,
        "<path fill=\"none\" stroke=\"#5e4a37\" d=\"M{LEFT} {}v{}M{LEFT} {zero}h{width}\"/>\n\
         <path fill=\"none\" stroke=\"#8f7f6b\" stroke-dasharray=\"3\" id=\"here\" d=\"M{:.1} {}v{}\"/>\n\
         <polyline fill=\"none\" stroke=\"#ffd27a\" stroke-width=\"2\" stroke-linejoin=\"round\" points=\"{}\"/>",
        zero - HALF,
        2.0 * HALF,
        x(picture.shown),
        zero - HALF,
        2.0 * HALF,
        points.join(" "),
    );
    for (label, y) in curve.labels.iter().zip([zero - HALF + 10.0, zero + 5.0, zero + HALF]) {
        let place = format!("x=\"{}\" y=\"{y}\" font-size=\"13\" text-anchor=\"end\" fill=\"#8f7f6b\"", LEFT - 8.0);
        text(out, label, &place);
    }
    let place = format!("x=\"{LEFT}\" y=\"{}\" font-size=\"13\" fill=\"#8f7f6b\"", zero + HALF + 20.0);
    text(out, &markup_escaped(&curve.caption), &place);
}
