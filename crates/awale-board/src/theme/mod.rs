//! The looks: every color that a screen uses, by what it means. A theme is a TOML file; six come
//! with the program.
//!
//! A style without a background keeps the one below it, so a screen paints [`Theme::background`]
//! first.

mod abilities;
pub mod cells;
mod contrast;
pub mod depth;
pub mod glyphs;
mod read;
mod rgb;

use ratatui::style::{Color, Modifier, Style};

pub use abilities::{Abilities, Font, is_dumb};
pub use contrast::{READABLE, contrast};
pub use depth::Depth;
pub use read::{ThemeError, ThemeProblem};
pub use rgb::Rgb;

/// The themes that come with the program: their names and files.
pub const BUILT_IN: [(&str, &str); 6] = [
    (
        "terminal",
        include_str!("../../../../assets/themes/terminal.toml"),
    ),
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
];

/// Every style that a screen uses.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    pub background: Style,
    pub text: Style,
    /// Text that may be overlooked.
    pub dim: Style,
    pub title: Style,
    pub border: Style,
    /// What stands out from the text.
    pub accent: Style,
    /// The chosen line of a list.
    pub selection: Style,
    /// The name of a key.
    pub key: Style,
    pub good: Style,
    /// Something to take care of.
    pub warning: Style,
    pub error: Style,
    pub board: BoardStyles,
    /// The colors of things painted pixel by pixel; a theme without them draws them with lines.
    pub paint: Option<Paint>,
}

/// The styles of the characters on and round the board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardStyles {
    /// The frame of a pit or a store, where it is drawn with lines; the stick of a match.
    pub frame: Style,
    /// A seed, where it is drawn as a character.
    pub seed: Style,
    pub count: Style,
    /// The letter of a pit.
    pub letter: Style,
    /// The letter of a pit that may be played.
    pub playable: Style,
    /// The marks round the board: the cursor, and what a move would do.
    pub mark: Style,
    /// The letter and the count of the pit that the cursor is on.
    pub chosen: Style,
    /// The sign of the last move.
    pub last: Style,
    /// Where something moves: the pit where a seed just fell, the head of a match.
    pub touched: Style,
}

/// The colors of the painted board and the painted matches.
#[derive(Clone, Debug, PartialEq)]
pub struct Paint {
    /// Wood where its grain is lightest.
    pub light: Rgb,
    /// Wood where its grain is darkest.
    pub dark: Rgb,
    /// The floor of pits and stores.
    pub hollow: Rgb,
    /// The shadow on the table that the board lies on.
    pub shadow: Rgb,
    /// The rim of a pit where something happens.
    pub glow: Rgb,
    /// Seeds: each has one of these.
    pub seeds: Vec<Rgb>,
    /// The stick of a match.
    pub stick: Rgb,
    /// The head of a match.
    pub head: Rgb,
}

impl Theme {
    /// The names of the themes that come with the program.
    pub fn names() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|(name, _)| *name)
    }

    /// The theme of this name that comes with the program, if there is one.
    #[must_use]
    pub fn built_in(name: &str) -> Option<Theme> {
        Theme::parse(Theme::source(name)?, name).ok()
    }

    /// The file of the theme of this name that comes with the program, if there is one.
    #[must_use]
    pub fn source(name: &str) -> Option<&'static str> {
        BUILT_IN
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, text)| *text)
    }

    /// Reads a theme; `file` names it in errors.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn parse(text: &str, file: &str) -> Result<Theme, ThemeError> {
        read::theme(text, file)
    }

    /// The look without any color: what stands out does so by weight, underlining or reversal.
    #[must_use]
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

    /// What something painted with `paint` lies on.
    #[must_use]
    pub fn table(&self, paint: &Paint) -> Rgb {
        match self.background.bg {
            Some(Color::Rgb(red, green, blue)) => Rgb([red, green, blue].map(f32::from)),
            _ => paint.shadow,
        }
    }

    /// How words in `style` look that stand in the frame of a panel: as anywhere else, and not in
    /// the frame's own color.
    #[must_use]
    pub fn on_frame(&self, style: Style) -> Style {
        Style::reset().patch(self.background).patch(style)
    }

    /// This theme, each style as `change` has it.
    #[must_use]
    pub fn with_styles(mut self, mut change: impl FnMut(Style) -> Style) -> Theme {
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
