//! Checks that text, digits and letters have enough contrast to their background in every theme.

use std::collections::BTreeMap;

use awale::app::Action;
use awale::config::Settings;
use awale::screens::{AnalyseRow, CourseRow, MenuItem};
use awale::theme::{ColorDepth, MIN_READABLE_CONTRAST, Theme, contrast};
use awale::words::Language;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};

use crate::shell::Shell;

/// The RGB value of a color. The 16 named colors are as in xterm; indexed colors are computed.
fn rgb_of(color: Color) -> Option<[u8; 3]> {
    const NAMED_COLORS: [(Color, [u8; 3]); 16] = [
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
    match color {
        Color::Rgb(red, green, blue) => Some([red, green, blue]),
        Color::Indexed(index @ 16..=231) => {
            let color_component = |i: u8| if i == 0 { 0 } else { 55 + 40 * i };
            let i = index - 16;
            Some([
                color_component(i / 36),
                color_component(i / 6 % 6),
                color_component(i % 6),
            ])
        }
        Color::Indexed(index @ 232..) => Some([8 + 10 * (index - 232); 3]),
        named => NAMED_COLORS
            .iter()
            .find(|(name, _)| *name == named)
            .map(|(_, exact)| *exact),
    }
}

/// A letter or digit on the screen, and its contrast to the background.
struct DrawnLetter {
    description: String,
    contrast: f64,
}

/// Every letter and digit on a screen, with its contrast to the background.
fn drawn_letters(buffer: &Buffer) -> Vec<DrawnLetter> {
    let mut letters = Vec::new();
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let cell = &buffer[(x, y)];
            if !cell.symbol().chars().any(char::is_alphanumeric) {
                continue;
            }
            let (foreground, background) = (rgb_of(cell.fg), rgb_of(cell.bg));
            let (Some(mut foreground), Some(mut background)) = (foreground, background) else {
                panic!(
                    "{:?} at {x}, {y} has no color of its own: {cell:?}",
                    cell.symbol()
                );
            };
            if cell.modifier.contains(Modifier::REVERSED) {
                std::mem::swap(&mut foreground, &mut background);
            }
            let first_column = x.saturating_sub(6);
            let surrounding_text: String = (first_column..(x + 7).min(buffer.area.width))
                .map(|x| buffer[(x, y)].symbol())
                .collect();
            let text = format!(
                "{:?} in {surrounding_text:?} {foreground:?} on {background:?}",
                cell.symbol()
            );
            // Letters of pits that cannot be played now are included, because moves are written
            // with them.
            letters.push(DrawnLetter {
                description: text,
                contrast: contrast(foreground, background),
            });
        }
    }
    letters
}

/// A screen: its name, and the actions that lead to it.
type ScreenWalk = (&'static str, fn(&mut Shell));

/// The screens that differ in what they draw.
const SCREEN_WALKS: [ScreenWalk; 12] = [
    ("menu", |_| {}),
    ("setup", |shell| shell.open_menu_item(MenuItem::Play)),
    ("play", |shell| shell.press_keys("pCDFA")),
    ("play, refused", |shell| shell.press_keys("pCDC")),
    ("a question", |shell| shell.press_keys("pAr")),
    ("settings", |shell| shell.open_menu_item(MenuItem::Settings)),
    ("puzzles", |shell| shell.open_menu_item(MenuItem::Puzzles)),
    ("learn", |shell| shell.open_menu_item(MenuItem::Learn)),
    ("tree", |shell| shell.press_keys("pCDt")),
    ("saved games", |shell| {
        shell.press_keys("pA");
        shell.act(Action::Back);
        shell.open_analyse_row(AnalyseRow::SavedGames);
    }),
    ("rules", |shell| shell.open_course_row(CourseRow::Rules)),
    ("help", |shell| shell.press_keys("?")),
];

#[test]
fn all_text_is_readable_in_every_theme() {
    let mut faint_texts = BTreeMap::new();
    for name in Theme::built_in_names().filter(|name| *name != "terminal") {
        for depth in [
            ColorDepth::TrueColor,
            ColorDepth::Indexed256,
            ColorDepth::SixteenColors,
        ] {
            for (what, walk) in SCREEN_WALKS {
                let text = format!(
                    "theme = \"{name}\"\nanimation = \"off\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\n"
                );
                let settings = Settings::parse(&text, "test").expect("good settings");
                let mut shell = Shell::new(settings, Language::English, depth, 1);
                walk(&mut shell);
                for (width, height) in [(80, 24), (120, 40), (56, 18)] {
                    for read in drawn_letters(&shell.draw(width, height)) {
                        if read.contrast < MIN_READABLE_CONTRAST {
                            let key = format!("{name} at {depth:?}, {what} at {width}x{height}");
                            faint_texts
                                .entry(key)
                                .or_insert_with(Vec::new)
                                .push(format!("{:.2} {}", read.contrast, read.description));
                        }
                    }
                }
            }
        }
    }
    let messages: Vec<String> = faint_texts
        .iter()
        .map(|(key, all)| format!("{key}: {} letters, as {}", all.len(), all[0]))
        .collect();
    assert!(messages.is_empty(), "{}", messages.join("\n"));
}

#[test]
fn the_chart_of_a_game_uses_the_background_of_its_theme() {
    let text =
        "theme = \"light\"\nanimation = \"off\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\n";
    let settings = Settings::parse(text, "test").expect("good settings");
    let mut shell = Shell::new(settings, Language::English, ColorDepth::TrueColor, 1);
    shell.press_keys("pCDFAr");
    shell.act_all([Action::Yes, Action::TypedChar('a')]);
    shell.run_analysis(2);
    for (width, height) in [(80, 24), (120, 40)] {
        let screen = shell.draw(width, height);
        let text: String = screen
            .content
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect();
        assert!(text.contains("Winning chances for South"), "{text}");
        assert!(
            screen.content.iter().all(|cell| cell.bg != Color::Reset),
            "{width}x{height}"
        );
    }
}
