//! The looks: every colour that a screen uses, by what it means. A theme is a TOML file; six come with the program.
//!
//! A style without a background lies on whatever is below it, so a screen paints [`Theme::background`] first.

use std::str::FromStr;

use ratatui::style::{Color, Modifier, Style};
use serde::{Deserialize, Deserializer};
use thiserror::Error;

use super::canvas::Rgb;

/// The themes that come with the program: their names and files.
const BUILT_IN: [(&str, &str); 6] = [
    ("terminal", include_str!("../../assets/themes/terminal.toml")),
    ("wood", include_str!("../../assets/themes/wood.toml")),
    ("dark", include_str!("../../assets/themes/dark.toml")),
    ("light", include_str!("../../assets/themes/light.toml")),
    ("high-contrast", include_str!("../../assets/themes/high-contrast.toml")),
    ("colour-blind", include_str!("../../assets/themes/colour-blind.toml")),
];

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Depth {
    /// None, or none wanted (`NO_COLOR`): only bold, dim, underlined and reversed.
    Monochrome,
    /// The terminal's own sixteen.
    Sixteen,
    /// The 256 of xterm.
    Indexed,
    /// Any.
    True,
}

/// Every style that a screen uses.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// What lies under everything.
    #[serde(deserialize_with = "style")]
    pub background: Style,
    /// Text to be read.
    #[serde(deserialize_with = "style")]
    pub text: Style,
    /// Text that may be overlooked.
    #[serde(deserialize_with = "style")]
    pub dim: Style,
    /// Headings.
    #[serde(deserialize_with = "style")]
    pub title: Style,
    /// The lines round panels.
    #[serde(deserialize_with = "style")]
    pub border: Style,
    /// What stands out from the text.
    #[serde(deserialize_with = "style")]
    pub accent: Style,
    /// The chosen line of a list.
    #[serde(deserialize_with = "style")]
    pub selection: Style,
    /// The name of a key.
    #[serde(deserialize_with = "style")]
    pub key: Style,
    /// Good news.
    #[serde(deserialize_with = "style")]
    pub good: Style,
    /// Something to take care of.
    #[serde(deserialize_with = "style")]
    pub warning: Style,
    /// Something that went wrong.
    #[serde(deserialize_with = "style")]
    pub error: Style,
    /// The board's own styles.
    pub board: BoardStyles,
    /// The colours of things painted pixel by pixel; a theme without them draws them with lines.
    pub paint: Option<Paint>,
}

/// The styles of the characters on and round the board.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardStyles {
    /// The frame of a pit or a store, where it is drawn with lines; the stick of a match.
    #[serde(deserialize_with = "style")]
    pub frame: Style,
    /// A seed, where it is drawn as a character.
    #[serde(deserialize_with = "style")]
    pub seed: Style,
    /// The number of seeds.
    #[serde(deserialize_with = "style")]
    pub count: Style,
    /// The letter of a pit.
    #[serde(deserialize_with = "style")]
    pub letter: Style,
    /// The letter of a pit that may be played.
    #[serde(deserialize_with = "style")]
    pub playable: Style,
    /// The marks round the board: the cursor, and what a move would do.
    #[serde(deserialize_with = "style")]
    pub mark: Style,
    /// The letter and the count of the pit that the cursor is on.
    #[serde(deserialize_with = "style")]
    pub chosen: Style,
    /// The sign of the last move.
    #[serde(deserialize_with = "style")]
    pub last: Style,
    /// Where something moves: the pit where a seed just fell, the head of a match.
    #[serde(deserialize_with = "style")]
    pub touched: Style,
}

/// The colours of the painted board and the painted matches.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paint {
    /// Wood where its grain is lightest.
    #[serde(deserialize_with = "rgb")]
    pub light: Rgb,
    /// Wood where its grain is darkest.
    #[serde(deserialize_with = "rgb")]
    pub dark: Rgb,
    /// The floor of pits and stores.
    #[serde(deserialize_with = "rgb")]
    pub hollow: Rgb,
    /// The shadow on the table that the board lies on.
    #[serde(deserialize_with = "rgb")]
    pub shadow: Rgb,
    /// The rim of a pit where something happens.
    #[serde(deserialize_with = "rgb")]
    pub glow: Rgb,
    /// Seeds: each has one of these.
    #[serde(deserialize_with = "rgbs")]
    pub seeds: Vec<Rgb>,
    /// The stick of a match.
    #[serde(deserialize_with = "rgb")]
    pub stick: Rgb,
    /// The head of a match.
    #[serde(deserialize_with = "rgb")]
    pub head: Rgb,
}

/// Why a file is not a theme.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}, line {line}{}: {problem}", field.as_ref().map(|field| format!(", `{field}`")).unwrap_or_default())]
pub struct ThemeError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The field, where the trouble is with one.
    pub field: Option<String>,
    /// What is wrong with it, and what is allowed.
    pub problem: String,
}

impl Theme {
    /// The names of the themes that come with the program.
    pub fn names() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|(name, _)| *name)
    }

    /// The theme of this name that comes with the program, if there is one.
    #[must_use]
    pub fn built_in(name: &str) -> Option<Theme> {
        let (name, text) = BUILT_IN.iter().find(|(known, _)| *known == name)?;
        Theme::parse(text, name).ok()
    }

    /// Reads a theme; `file` names it in errors.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn parse(text: &str, file: &str) -> Result<Theme, ThemeError> {
        toml::from_str(text).map_err(|error| explain(error, text, file))
    }

    /// The look without any colour: what stands out does so by weight, underlining or reversal.
    #[must_use]
    pub fn monochrome() -> Theme {
        let plain = Style::new();
        let (bold, faint) = (plain.add_modifier(Modifier::BOLD), plain.add_modifier(Modifier::DIM));
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

    /// This theme as a terminal of `depth` can show it. Where there are sixteen colours they are the user's own,
    /// and so are the choices among them: the theme `terminal` stands in.
    #[must_use]
    pub fn at(self, depth: Depth) -> Theme {
        match depth {
            Depth::Monochrome => Theme::monochrome(),
            Depth::Sixteen if self.is_exact() => Theme::built_in("terminal").unwrap_or_else(Theme::monochrome),
            Depth::True | Depth::Sixteen => self,
            Depth::Indexed => Theme { paint: None, ..self }.with_styles(indexed),
        }
    }

    /// Whether some colour of this theme is none of the sixteen.
    fn is_exact(&self) -> bool {
        let mut exact = false;
        let see = |style: Style| {
            exact |=
                [style.fg, style.bg].iter().any(|colour| matches!(colour, Some(Color::Rgb(..) | Color::Indexed(_))));
            style
        };
        drop(self.clone().with_styles(see));
        exact
    }

    /// This theme, each style as `change` has it.
    fn with_styles(mut self, mut change: impl FnMut(Style) -> Style) -> Theme {
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

/// The style with its exact colours replaced by the nearest of xterm's 256.
fn indexed(style: Style) -> Style {
    let nearest = |colour: Color| match colour {
        Color::Rgb(red, green, blue) => Color::Indexed(nearest_index([red, green, blue])),
        other => other,
    };
    Style { fg: style.fg.map(nearest), bg: style.bg.map(nearest), ..style }
}

/// The nearest of the 240 colours that are the same in every terminal: a cube of six steps and 24 greys.
fn nearest_index(colour: [u8; 3]) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let distance =
        |other: [u8; 3]| -> u32 { colour.iter().zip(other).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum() };
    let cube = (0..216_u8).map(|i| (16 + i, [i / 36, i / 6 % 6, i % 6].map(|step| STEPS[usize::from(step)])));
    let greys = (0..24_u8).map(|i| (232 + i, [8 + 10 * i; 3]));
    cube.chain(greys).min_by_key(|&(_, other)| distance(other)).map_or(7, |(index, _)| index)
}

/// Puts what the TOML reader found into words with the line and the field.
fn explain(mut error: toml::de::Error, text: &str, file: &str) -> ThemeError {
    let start = error.span().map_or(0, |span| span.start.min(text.len()));
    let line = 1 + text.get(..start).map_or(0, |before| before.matches('\n').count());
    let problem = error.message().to_owned();
    // Without the text at hand, the reader ends its report with the path of the field.
    error.set_input(None);
    let report = error.to_string();
    let field = report.lines().find_map(|line| line.strip_prefix("in `")?.strip_suffix('`')).map(str::to_owned);
    ThemeError { file: file.to_owned(), line, field, problem }
}

/// A style as a theme file writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)] // Each is a switch of its own in the file.
struct Ink {
    fg: Option<Colour>,
    bg: Option<Colour>,
    #[serde(default)]
    bold: bool,
    #[serde(default)]
    dim: bool,
    #[serde(default)]
    underlined: bool,
    #[serde(default)]
    reversed: bool,
}

/// A colour as a theme file writes it.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct Colour(Color);

impl TryFrom<String> for Colour {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Color::from_str(&text).map(Colour).map_err(|_| {
            format!(
                "`{text}` is not a colour; write #rrggbb, a name such as red, light-red or reset, or a number up to 255"
            )
        })
    }
}

/// An exact colour as a theme file writes it.
#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Exact(Rgb);

impl TryFrom<String> for Exact {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match Color::from_str(&text) {
            Ok(Color::Rgb(red, green, blue)) => Ok(Exact(Rgb([red, green, blue].map(f32::from)))),
            _ => Err(format!("`{text}` cannot be painted with; write #rrggbb")),
        }
    }
}

fn style<'de, D: Deserializer<'de>>(from: D) -> Result<Style, D::Error> {
    let ink = Ink::deserialize(from)?;
    let modifiers = [
        (ink.bold, Modifier::BOLD),
        (ink.dim, Modifier::DIM),
        (ink.underlined, Modifier::UNDERLINED),
        (ink.reversed, Modifier::REVERSED),
    ];
    let modifier = modifiers.into_iter().filter(|(on, _)| *on).map(|(_, modifier)| modifier).collect();
    let style = Style { fg: ink.fg.map(|fg| fg.0), bg: ink.bg.map(|bg| bg.0), ..Style::new() };
    Ok(style.add_modifier(modifier))
}

fn rgb<'de, D: Deserializer<'de>>(from: D) -> Result<Rgb, D::Error> {
    Exact::deserialize(from).map(|exact| exact.0)
}

fn rgbs<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Rgb>, D::Error> {
    let colours: Vec<Exact> = Vec::deserialize(from)?;
    if colours.is_empty() {
        return Err(serde::de::Error::custom("one colour at least is needed"));
    }
    Ok(colours.into_iter().map(|exact| exact.0).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_theme_is_right() {
        for (name, text) in BUILT_IN {
            let theme = Theme::parse(text, name);
            assert!(theme.is_ok(), "{}", theme.unwrap_err());
            assert_eq!(Theme::built_in(name), theme.ok());
        }
        assert_eq!(Theme::built_in("plaid"), None);
    }

    /// What is said of the theme `terminal` after one line of it was replaced.
    fn complaint(line: &str, replacement: &str) -> String {
        let text = BUILT_IN[0].1.replacen(line, replacement, 1);
        assert_ne!(text, BUILT_IN[0].1, "{line} is not in the file");
        Theme::parse(&text, "my.toml").unwrap_err().to_string()
    }

    #[test]
    fn an_error_names_the_file_the_line_and_the_field() {
        let unknown = complaint("fg = \"green\"", "fg = \"greenish\"");
        assert!(
            unknown.starts_with("my.toml, line 12, `good.fg`: `greenish` is not a colour; write #rrggbb"),
            "{unknown}"
        );
        let misspelt = complaint("title =", "titel =");
        assert!(misspelt.starts_with("my.toml, line 7") && misspelt.contains("`titel`"), "{misspelt}");
        let missing = complaint("title = { bold = true }\n", "");
        assert!(missing.contains("missing field `title`"), "{missing}");
        let broken = complaint("[board]", "[board");
        assert!(broken.starts_with("my.toml, line 16: "), "{broken}");
        let style = complaint("bold = true", "bold = 1");
        assert!(style.starts_with("my.toml, line 7, `title.bold`: "), "{style}");
    }

    #[test]
    fn only_exact_colours_can_be_painted_with() {
        let wood = BUILT_IN[1].1;
        let named = wood.replacen("light = \"#c58a4c\"", "light = \"yellow\"", 1);
        let error = Theme::parse(&named, "wood.toml").unwrap_err();
        assert_eq!(error.field.as_deref(), Some("paint.light"));
        assert!(error.problem.contains("cannot be painted with"), "{error}");
        let none = wood.lines().map(|line| if line.starts_with("seeds") { "seeds = []" } else { line });
        let error = Theme::parse(&none.collect::<Vec<_>>().join("\n"), "wood.toml").unwrap_err();
        assert!(error.problem.contains("one colour at least"), "{error}");
    }

    #[test]
    fn a_theme_keeps_to_what_the_terminal_can_show() {
        for name in Theme::names() {
            let theme = Theme::built_in(name).unwrap();
            assert_eq!(theme.clone().at(Depth::True), theme);
            assert_eq!(theme.clone().at(Depth::Monochrome), Theme::monochrome());
            assert_eq!(theme.clone().at(Depth::Sixteen), Theme::built_in("terminal").unwrap());
            let indexed = theme.at(Depth::Indexed);
            assert_eq!(indexed.paint, None);
            let _ = indexed.with_styles(|style| {
                assert!(![style.fg, style.bg].iter().any(|colour| matches!(colour, Some(Color::Rgb(..)))));
                style
            });
        }
    }

    #[test]
    fn the_nearest_of_256() {
        assert_eq!(nearest_index([255, 0, 0]), 196);
        assert_eq!(nearest_index([0, 0, 0]), 16);
        assert_eq!(nearest_index([9, 8, 7]), 232);
        assert_eq!(nearest_index([95, 135, 175]), 67);
    }
}
