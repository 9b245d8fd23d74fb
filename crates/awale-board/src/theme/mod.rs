//! Themes: every color that a screen uses, named by its purpose. A theme is a TOML file; six are
//! built in.
//!
//! A style without a background keeps the background below it, so a screen first paints
//! [`Theme::background`].

mod abilities;
pub mod cells;
mod contrast;
pub mod depth;
pub mod glyphs;
mod read;
mod rgb;

use ratatui::style::{Modifier, Style};

pub use abilities::{TerminalAbilities, TerminalFont, is_dumb};
pub use contrast::{MIN_READABLE_CONTRAST, contrast};
pub use depth::ColorDepth;
pub use read::{ThemeError, ThemeProblem};
pub use rgb::Rgb;

/// The built-in themes: names and files, in the order of the settings.
pub const BUILT_IN_THEMES: [(&str, &str); 6] = [
    ("wood", include_str!("../../../../assets/themes/wood.toml")),
    ("dark", include_str!("../../../../assets/themes/dark.toml")),
    (
        "light",
        include_str!("../../../../assets/themes/light.toml"),
    ),
    (
        "high-contrast",
        include_str!("../../../../assets/themes/high-contrast.toml"),
    ),
    (
        "colour-blind",
        include_str!("../../../../assets/themes/colour-blind.toml"),
    ),
    (
        "terminal",
        include_str!("../../../../assets/themes/terminal.toml"),
    ),
];

/// Every style that a screen uses.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    pub background: Style,
    pub text: Style,
    /// Less important text.
    pub dim: Style,
    pub title: Style,
    pub border: Style,
    /// Emphasized text.
    pub accent: Style,
    /// The selected line of a list.
    pub selection: Style,
    /// The name of a key.
    pub key: Style,
    pub good: Style,
    /// A warning.
    pub warning: Style,
    pub error: Style,
    pub board: BoardStyles,
    /// The colors for painting pixel by pixel. A theme without them draws with lines.
    pub paint: Option<PaintColors>,
}

/// The styles of the characters on and around the board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardStyles {
    /// The frame of a pit or store drawn with lines, and the stick of a match.
    pub frame: Style,
    /// A seed drawn as a character.
    pub seed: Style,
    pub count: Style,
    /// The letter of a pit.
    pub letter: Style,
    /// The letter of a playable pit.
    pub playable: Style,
    /// The marks around the board: the cursor, and the preview of a move.
    pub mark: Style,
    /// The letter and the count of the pit under the cursor.
    pub chosen: Style,
    /// The style of the signs for the last move and for a pit in danger.
    pub last: Style,
    /// The pit or store that has just changed, and the head of a match.
    pub touched: Style,
}

/// The colors of the painted board and the painted matches.
#[derive(Clone, Debug, PartialEq)]
pub struct PaintColors {
    /// Wood where its grain is lightest.
    pub light: Rgb,
    /// Wood where its grain is darkest.
    pub dark: Rgb,
    /// The floor of pits and stores.
    pub hollow: Rgb,
    /// The shadow of the board on the table.
    pub shadow: Rgb,
    /// The rim of a pit that is changing.
    pub glow: Rgb,
    /// The colors of seeds; each seed has one of them.
    pub seeds: Vec<Rgb>,
    /// The stick of a match.
    pub stick: Rgb,
    /// The head of a match.
    pub head: Rgb,
    /// The only colors of a board in a terminal with 256 colors.
    pub tones: Option<BoardTones>,
}

/// The few colors of a board in a terminal with 256 colors. They are too different to shade wood
/// smoothly, so each part of the wood has one of them. Seeds are shaded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardTones {
    /// Wood that faces the player.
    pub flat_wood: Rgb,
    /// Wood that faces the light.
    pub lit_wood: Rgb,
    /// Wood that faces away from the light.
    pub shaded_wood: Rgb,
    /// The floor of pits and stores.
    pub hollow_floor: Rgb,
    /// The floor of pits and stores in the shadow of their rim.
    pub hollow_shadow: Rgb,
    /// A seed that is a character.
    pub seed: Rgb,
}

impl Theme {
    /// The names of the built-in themes.
    pub fn built_in_names() -> impl Iterator<Item = &'static str> {
        BUILT_IN_THEMES.iter().map(|(name, _)| *name)
    }

    /// The built-in theme with this name.
    pub fn built_in(name: &str) -> Option<Theme> {
        Theme::parse(Theme::built_in_source(name)?, name).ok()
    }

    /// The file of the built-in theme with this name.
    pub fn built_in_source(name: &str) -> Option<&'static str> {
        BUILT_IN_THEMES
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, text)| *text)
    }

    /// Reads a theme; `file` is its name in errors.
    ///
    /// # Errors
    /// The first problem in the file.
    pub fn parse(text: &str, file: &str) -> Result<Theme, ThemeError> {
        read::parse_theme(text, file)
    }

    /// The theme without colors: emphasis is bold, underlined or reversed.
    pub fn monochrome() -> Theme {
        let plain = Style::new();
        let (bold, faint) = (
            plain.add_modifier(Modifier::BOLD),
            plain.add_modifier(Modifier::DIM),
        );
        Theme {
            background: plain,
            text: plain,
            dim: faint,
            title: bold,
            border: faint,
            accent: bold,
            selection: plain.add_modifier(Modifier::REVERSED),
            key: bold,
            good: plain,
            warning: plain.add_modifier(Modifier::UNDERLINED),
            error: bold.add_modifier(Modifier::REVERSED),
            board: BoardStyles {
                frame: plain,
                seed: plain,
                count: bold,
                letter: faint,
                playable: bold,
                mark: bold,
                chosen: bold.add_modifier(Modifier::REVERSED),
                last: bold,
                touched: bold,
            },
            paint: None,
        }
    }

    /// The color of the table under a board or a heap that is painted with `paint`.
    pub fn table_color(&self, paint: &PaintColors) -> Rgb {
        let background = self.background.bg.and_then(depth::exact_color);
        background.map_or(paint.shadow, Rgb::from)
    }

    /// `style` for words in the frame of a panel, without the color of the frame.
    pub fn without_frame_color(&self, style: Style) -> Style {
        Style::reset().patch(self.background).patch(style)
    }

    /// This theme with each style changed by `change`.
    #[must_use]
    pub fn map_styles(mut self, mut change: impl FnMut(Style) -> Style) -> Theme {
        let board = &mut self.board;
        for style in [
            &mut self.background,
            &mut self.text,
            &mut self.dim,
            &mut self.title,
            &mut self.border,
            &mut self.accent,
            &mut self.selection,
            &mut self.key,
            &mut self.good,
            &mut self.warning,
            &mut self.error,
            &mut board.frame,
            &mut board.seed,
            &mut board.count,
            &mut board.letter,
            &mut board.playable,
            &mut board.mark,
            &mut board.chosen,
            &mut board.last,
            &mut board.touched,
        ] {
            *style = change(*style);
        }
        self
    }
}
