//! Themes as files: styles and colors from TOML, and what is wrong with them.

use std::str::FromStr;

use awale_study::display_in_english;
use awale_study::toml_reader::{self, Fault, Place, Read, Table, Unquoted, nearest};
use awale_study::words::{Explain, Words, say};
use ratatui::style::{Color, Modifier, Style};
use toml::de::DeValue;

use super::{BoardStyles, Paint, Rgb, Theme};

/// Why a file is not a theme.
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThemeProblem {
    /// It is not TOML; the words of the reader of TOML.
    Toml(String),
    /// Something that must be there is not.
    Missing(&'static str),
    /// No theme has such a field.
    Unknown {
        name: String,
        /// A field with a name like it.
        nearest: Option<String>,
    },
    /// The field holds something of another kind.
    Value { found: String, wanted: Wanted },
    /// This is not a color.
    Colour(String),
    /// This is a color that one cannot paint with.
    Paint(String),
    /// Seeds have no color at all.
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

impl Wanted {
    /// Refuses a value; [`Problem::wrong`](toml_reader::Problem::wrong) adds what was found.
    fn refused(self) -> ThemeProblem {
        let found = String::new();
        ThemeProblem::Value {
            found,
            wanted: self,
        }
    }
}

impl toml_reader::Problem for ThemeProblem {
    type Wrong = ThemeProblem;

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

    fn wrong(_: &'static str, found: String, why: ThemeProblem) -> Self {
        match why {
            ThemeProblem::Value { wanted, .. } => ThemeProblem::Value { found, wanted },
            other => other,
        }
    }

    fn not_a_table() -> ThemeProblem {
        Wanted::Table.refused()
    }
}

impl Explain for ThemeError {
    fn explain(&self, words: &Words) -> String {
        let with = |id, found: &String| say!(words, id, found = found.as_str());
        let problem = match &self.problem {
            ThemeProblem::Toml(what) => what.clone(),
            ThemeProblem::Missing(name) => say!(words, "settings-missing", key = (*name)),
            ThemeProblem::Unknown {
                name,
                nearest: None,
            } => say!(words, "theme-field", name = name),
            ThemeProblem::Unknown {
                name,
                nearest: Some(nearest),
            } => {
                say!(words, "theme-field-nearest", name = name, nearest = nearest)
            }
            ThemeProblem::Value { found, wanted } => {
                let wanted = match wanted {
                    Wanted::Table => words.get("expected-table"),
                    Wanted::Text => words.get("allowed-text"),
                    Wanted::List => words.get("theme-colours"),
                    Wanted::Switch => words.choice(&["true", "false"]),
                };
                say!(words, "theme-value", found = found, wanted = wanted)
            }
            ThemeProblem::Colour(found) => with("theme-no-colour", found),
            ThemeProblem::Paint(found) => with("theme-no-paint", found),
            ThemeProblem::Seeds => words.get("theme-no-seeds"),
        };
        let place = [
            ("file", self.file.as_str().into()),
            ("line", self.line.into()),
            ("problem", problem.into()),
        ];
        match &self.field {
            Some(field) => words.with(
                "theme-fault-field",
                &[&place[..], &[("field", field.as_str().into())]].concat(),
            ),
            None => words.with("theme-fault", &place),
        }
    }
}

display_in_english!(ThemeError);

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
        let (span, colours) = table.list(name, Wanted::List.refused())?;
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
    fn read(value: &DeValue<'_>) -> Result<Self, ThemeProblem> {
        value.as_bool().ok_or(Wanted::Switch.refused())
    }
}

impl Read<ThemeProblem> for Color {
    fn read(value: &DeValue<'_>) -> Result<Self, ThemeProblem> {
        let text = value.as_str().ok_or(Wanted::Text.refused())?;
        Color::from_str(text).map_err(|_| ThemeProblem::Colour(text.to_owned()))
    }
}

impl Read<ThemeProblem> for Rgb {
    fn read(value: &DeValue<'_>) -> Result<Self, ThemeProblem> {
        let text = value.as_str().ok_or(Wanted::Text.refused())?;
        match Color::from_str(text) {
            Ok(Color::Rgb(red, green, blue)) => Ok(Rgb([red, green, blue].map(f32::from))),
            _ => Err(ThemeProblem::Paint(text.to_owned())),
        }
    }
}
