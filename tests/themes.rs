//! Whether what the themes draw can be read: text, digits and letters on what is behind them.

use awale::ui::canvas::Rgb;
use awale::ui::theme::{Depth, READABLE, Theme, contrast};
use ratatui::style::{Color, Style};

/// The sixteen colours and what they look like in xterm; the cube and the greys by their numbers.
fn exact(colour: Color) -> Option<[u8; 3]> {
    const SIXTEEN: [(Color, [u8; 3]); 16] = [
        (Color::Black, [0, 0, 0]),
        (Color::Red, [205, 0, 0]),
        (Color::Green, [0, 205, 0]),
        (Color::Yellow, [205, 205, 0]),
        (Color::Blue, [0, 0, 238]),
        (Color::Magenta, [205, 0, 205]),
        (Color::Cyan, [0, 205, 205]),
        (Color::Gray, [229, 229, 229]),
        (Color::DarkGray, [127, 127, 127]),
        (Color::LightRed, [255, 0, 0]),
        (Color::LightGreen, [0, 255, 0]),
        (Color::LightYellow, [255, 255, 0]),
        (Color::LightBlue, [92, 92, 255]),
        (Color::LightMagenta, [255, 0, 255]),
        (Color::LightCyan, [0, 255, 255]),
        (Color::White, [255, 255, 255]),
    ];
    match colour {
        Color::Rgb(red, green, blue) => Some([red, green, blue]),
        Color::Indexed(index @ 16..=231) => {
            let step = |i: u8| if i == 0 { 0 } else { 55 + 40 * i };
            let i = index - 16;
            Some([step(i / 36), step(i / 6 % 6), step(i % 6)])
        }
        Color::Indexed(index @ 232..) => Some([8 + 10 * (index - 232); 3]),
        named => SIXTEEN.iter().find(|(name, _)| *name == named).map(|(_, exact)| *exact),
    }
}

fn bytes(colour: &Rgb) -> [u8; 3] {
    colour.0.map(|part| part as u8)
}

/// Everything that is read, with what is behind it: what it is, its style, the grounds that it may lie on.
fn readable_things(theme: &Theme) -> Vec<(&'static str, Style, Vec<[u8; 3]>)> {
    let board = &theme.board;
    let ground: Vec<[u8; 3]> = theme.background.bg.and_then(exact).into_iter().collect();
    let wood = theme.paint.as_ref().map_or(ground.clone(), |paint| vec![bytes(&paint.light), bytes(&paint.dark)]);
    let on_ground = [
        ("text", theme.text),
        ("dim", theme.dim),
        ("title", theme.title),
        ("accent", theme.accent),
        ("selection", theme.selection),
        ("key", theme.key),
        ("good", theme.good),
        ("warning", theme.warning),
        ("error", theme.error),
        ("board.count", board.count),
        ("board.mark", board.mark),
        ("board.chosen", board.chosen),
        ("board.last", board.last),
    ];
    let on_wood = [("board.letter", board.letter), ("board.playable", board.playable)];
    let things = on_ground.into_iter().map(|(name, style)| (name, style, &ground));
    things
        .chain(on_wood.into_iter().map(|(name, style)| (name, style, &wood)))
        .map(|(name, style, below)| (name, style, style.bg.and_then(exact).map_or(below.clone(), |bg| vec![bg])))
        .collect()
}

#[test]
fn everything_that_is_read_can_be_read_in_every_theme() {
    let mut faint = Vec::new();
    for name in Theme::names().filter(|name| *name != "terminal") {
        for depth in [Depth::True, Depth::Indexed, Depth::Sixteen] {
            let theme = Theme::built_in(name).expect("it is built in").at(depth);
            for (what, style, grounds) in readable_things(&theme) {
                let ink = style.fg.and_then(exact).unwrap_or_else(|| panic!("{name}: {what} has no colour of its own"));
                for ground in grounds {
                    let found = contrast(ink, ground);
                    if found < READABLE {
                        faint.push(format!("{name} at {depth:?}: {what} has {found:.2}"));
                    }
                }
            }
        }
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}
