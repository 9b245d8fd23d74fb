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
    /// What is wrong with it, and what is allowed.
    pub problem: String,
}

/// Puts what the TOML reader found into words with the line and the field.
pub(super) fn explain(mut error: toml::de::Error, text: &str, file: &str) -> ThemeError {
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
        return Err(serde::de::Error::custom("one colour at least is needed"));
    }
    Ok(colours.into_iter().map(|exact| exact.0).collect())
}
