use awale::pictures::drawing::{Ink, Shape};
use awale::pictures::svg::write_shape;

#[test]
fn special_characters_in_svg_text_are_escaped() {
    let mut escaped_svg = String::new();
    let text = "<script>&\u{202e}".to_owned();
    write_shape(
        &Shape::Text {
            x: 0.0,
            y: 0.0,
            font_size: 13.0,
            text,
            ink: Ink::Text,
        },
        &mut escaped_svg,
    );
    assert!(
        escaped_svg.contains(">&lt;script&gt;&amp;") && !escaped_svg.contains('\u{202e}'),
        "{escaped_svg}"
    );
}
