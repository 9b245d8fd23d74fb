//! Themes as files: styles and colors from TOML, and what is wrong with them.

use std::fmt;
use std::str::FromStr;

use awale_study::toml_reader::{self, Fault, Place, Read, Table, Unquoted, nearest};
use ratatui::style::{Color, Modifier, Style};
use thiserror::Error;
use toml::de::DeValue;

use super::{BoardStyles, Paint, Rgb, Theme};

/// Why a file is not a theme.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}, line {line}{}: {problem}", field.as_ref().map(|field| format!(", `{field}`")).unwrap_or_default())]
pub struct ThemeError {
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
    /// It is not TOML; the words of the reader of TOML.
    #[error("{0}")]
    Toml(String),
    /// Something that must be there is not.
    #[error("missing field `{0}`")]
    Missing(&'static str),
    /// No theme has such a field.
    #[error("unknown field `{name}`{}", nearest.as_ref().map(|near| format!("; did you mean `{near}`?")).unwrap_or_default())]
    Unknown {
        name: String,
        /// A field with a name like it.
        nearest: Option<String>,
    },
    /// The field holds something of another kind.
    #[error("`{found}` must be {wanted}")]
    Value { found: String, wanted: Wanted },
    /// This is not a color.
    #[error(
        "`{0}` is not a colour; write #rrggbb, a name such as red, light-red or reset, or a number up to 255"
    )]
    Colour(String),
    /// This is a color that one cannot paint with.
    #[error("`{0}` cannot be painted with; write #rrggbb")]
    Paint(String),
    /// Seeds have no color at all.
    #[error("one colour at least is needed")]
    Seeds,
}

/// What a field of a theme may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    Table,
    /// A color between quotation marks.
    Text,
    List,
    Switch,
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wanted::Table => "a table",
            Wanted::Text => "a text",
            Wanted::List => "a list of colors",
            Wanted::Switch => "true or false",
        })
    }
}

/// Why a value of a theme is refused.
pub enum ThemeRefused {
    /// It is of another kind.
    Kind(Wanted),
    /// It is of the right kind, and this is wrong with it.
    Problem(ThemeProblem),
}

impl toml_reader::Problem for ThemeProblem {
    type Wrong = ThemeRefused;

    fn syntax(message: &str, _: Option<Unquoted>) -> Self {
        ThemeProblem::Toml(message.replace('\n', "; "))
    }

    fn missing(name: &'static str) -> Self {
        ThemeProblem::Missing(name)
    }

    fn unknown(name: &str, known: &[&str]) -> Self {
        ThemeProblem::Unknown {
            name: name.to_owned(),
            nearest: nearest(name, known.iter().copied()),
        }
    }

    fn wrong(_: &'static str, found: String, why: ThemeRefused) -> Self {
        match why {
            ThemeRefused::Kind(wanted) => ThemeProblem::Value { found, wanted },
            ThemeRefused::Problem(problem) => problem,
        }
    }

    fn not_a_table() -> ThemeRefused {
        ThemeRefused::Kind(Wanted::Table)
    }
}

/// A table of a theme.
type Fields<'t> = Table<'t, ThemeProblem>;

/// Reads a theme; `file` names it in errors.
pub(super) fn theme(text: &str, file: &str) -> Result<Theme, ThemeError> {
    Fields::parse(text)
        .and_then(|mut table| Theme::take_from(&mut table))
        .map_err(|(span, problem)| {
            let Place { line, field, .. } = Place::of(text, span.start);
            ThemeError {
                file: file.to_owned(),
                line,
                field,
                problem,
            }
        })
}

/// A part of a theme that is read from the field of this name.
trait Part: Sized {
    fn take(table: &mut Fields<'_>, name: &'static str) -> Result<Self, Fault<ThemeProblem>>;
}

/// Tables whose fields are those of a struct: each must be there, and there are no others.
macro_rules! tables {
    ($($type:ident { $($field:ident),+ $(,)? })+) => {
        $(impl $type {
            fn take_from(table: &mut Fields<'_>) -> Result<Self, Fault<ThemeProblem>> {
                table.only(&[$(stringify!($field)),+])?;
                Ok($type { $($field: Part::take(table, stringify!($field))?),+ })
            }
        })+
    };
}

tables! {
    Theme {
        background, text, dim, title, border, accent, selection, key, good, warning, error, board, paint,
    }
    BoardStyles { frame, seed, count, letter, playable, mark, chosen, last, touched }
    Paint { light, dark, hollow, shadow, glow, seeds, stick, head }
}

impl Part for BoardStyles {
    fn take(table: &mut Fields<'_>, name: &'static str) -> Result<Self, Fault<ThemeProblem>> {
        BoardStyles::take_from(&mut table.table(name)?)
    }
}

impl Part for Option<Paint> {
    fn take(table: &mut Fields<'_>, name: &'static str) -> Result<Self, Fault<ThemeProblem>> {
        table
            .maybe_table(name)?
            .map(|mut table| Paint::take_from(&mut table))
            .transpose()
    }
}

impl Part for Style {
    fn take(table: &mut Fields<'_>, name: &'static str) -> Result<Self, Fault<ThemeProblem>> {
        const MODIFIERS: [(&str, Modifier); 4] = [
            ("bold", Modifier::BOLD),
            ("dim", Modifier::DIM),
            ("underlined", Modifier::UNDERLINED),
            ("reversed", Modifier::REVERSED),
        ];
        let mut table = table.table(name)?;
        table.only(&["fg", "bg", "bold", "dim", "underlined", "reversed"])?;
        let mut style = Style {
            fg: table.maybe("fg")?,
            bg: table.maybe("bg")?,
            ..Style::new()
        };
        for (name, modifier) in MODIFIERS {
            if table.maybe(name)?.unwrap_or(false) {
                style = style.add_modifier(modifier);
            }
        }
        Ok(style)
    }
}

impl Part for Rgb {
    fn take(table: &mut Fields<'_>, name: &'static str) -> Result<Self, Fault<ThemeProblem>> {
        table.get(name)
    }
}

impl Part for Vec<Rgb> {
    fn take(table: &mut Fields<'_>, name: &'static str) -> Result<Self, Fault<ThemeProblem>> {
        let (span, colours) = table.list(name, ThemeRefused::Kind(Wanted::List))?;
        if colours.is_empty() {
            return Err((span, ThemeProblem::Seeds));
        }
        let read = |colour: &toml::Spanned<DeValue<'_>>| {
            Rgb::read(colour.get_ref()).map_err(|why| table.wrong(name, colour.span(), why))
        };
        colours.iter().map(read).collect()
    }
}

impl Read<ThemeProblem> for bool {
    fn read(value: &DeValue<'_>) -> Result<Self, ThemeRefused> {
        value.as_bool().ok_or(ThemeRefused::Kind(Wanted::Switch))
    }
}

impl Read<ThemeProblem> for Color {
    fn read(value: &DeValue<'_>) -> Result<Self, ThemeRefused> {
        let text = value.as_str().ok_or(ThemeRefused::Kind(Wanted::Text))?;
        Color::from_str(text)
            .map_err(|_| ThemeRefused::Problem(ThemeProblem::Colour(text.to_owned())))
    }
}

impl Read<ThemeProblem> for Rgb {
    fn read(value: &DeValue<'_>) -> Result<Self, ThemeRefused> {
        let text = value.as_str().ok_or(ThemeRefused::Kind(Wanted::Text))?;
        match Color::from_str(text) {
            Ok(Color::Rgb(red, green, blue)) => Ok(Rgb([red, green, blue].map(f32::from))),
            _ => Err(ThemeRefused::Problem(ThemeProblem::Paint(text.to_owned()))),
        }
    }
}
