//! Themes as files: styles and colours from TOML, and what is wrong with them.

use std::str::FromStr;

use ratatui::style::{Color, Modifier, Style};
use serde::{Deserialize, Deserializer};
use thiserror::Error;

use crate::ui::canvas::Rgb;

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
    /// What is wrong with it.
    pub problem: ThemeProblem,
}

/// What is wrong in the file of a theme.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ThemeProblem {
    /// It is not TOML, or not a table of the right fields; the words of the reader of TOML.
    #[error("{0}")]
    Toml(String),
    /// This is not a colour.
    #[error("`{0}` is not a colour; write #rrggbb, a name such as red, light-red or reset, or a number up to 255")]
    Colour(String),
    /// This is a colour that one cannot paint with.
    #[error("`{0}` cannot be painted with; write #rrggbb")]
    Paint(String),
    /// Seeds have no colour at all.
    #[error("one colour at least is needed")]
    Seeds,
}

/// How the reader of TOML is told what this module found: its error carries a text, which begins with one of these.
const COLOUR: &str = "not a colour: ";
const PAINT: &str = "not a colour to paint with: ";
const SEEDS: &str = "no colour at all";

impl ThemeProblem {
    /// The problem in a message of the reader of TOML.
    fn of_message(message: &str) -> ThemeProblem {
        if let Some(found) = message.strip_prefix(COLOUR) {
            ThemeProblem::Colour(found.to_owned())
        } else if let Some(found) = message.strip_prefix(PAINT) {
            ThemeProblem::Paint(found.to_owned())
        } else if message == SEEDS {
            ThemeProblem::Seeds
        } else {
            ThemeProblem::Toml(message.replace('\n', "; "))
        }
    }
}

/// Puts what the TOML reader found into words with the line and the field.
pub(super) fn explain(mut error: toml::de::Error, text: &str, file: &str) -> ThemeError {
    let start = error.span().map_or(0, |span| span.start.min(text.len()));
    let line = 1 + text.get(..start).map_or(0, |before| before.matches('\n').count());
    let problem = ThemeProblem::of_message(error.message().trim());
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
        Color::from_str(&text).map(Colour).map_err(|_| format!("{COLOUR}{text}"))
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
            _ => Err(format!("{PAINT}{text}")),
        }
    }
}

pub(super) fn style<'de, D: Deserializer<'de>>(from: D) -> Result<Style, D::Error> {
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

pub(super) fn rgb<'de, D: Deserializer<'de>>(from: D) -> Result<Rgb, D::Error> {
    Exact::deserialize(from).map(|exact| exact.0)
}

pub(super) fn rgbs<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Rgb>, D::Error> {
    let colours: Vec<Exact> = Vec::deserialize(from)?;
    if colours.is_empty() {
        return Err(serde::de::Error::custom(SEEDS));
    }
    Ok(colours.into_iter().map(|exact| exact.0).collect())
}
