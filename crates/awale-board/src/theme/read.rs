//! Reads theme files: styles and colors from TOML, and errors with their line.

use std::str::FromStr;

use awale_study::{
    display_in_english,
    toml_reader::{
        self, Fault, InvalidUnquotedValue, ReadValue, TextPlace, TomlTable, nearest_known_key,
    },
    words::{Explain, Words, say},
};
use ratatui::style::{Color, Modifier, Style};
use toml::de::DeValue;

use super::{BoardStyles, PaintColors, Rgb, Theme};

/// The error for an invalid theme file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeError {
    pub file: String,
    /// Line number, from 1.
    pub line: usize,
    /// The field with the problem, if it concerns one field.
    pub field: Option<String>,
    pub problem: ThemeProblem,
}

/// A problem in a theme file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThemeProblem {
    /// Invalid TOML, with the parser's message.
    InvalidToml(String),
    /// A required field is missing.
    MissingField(&'static str),
    /// An unknown field.
    UnknownField {
        name: String,
        /// The known field with the most similar name.
        nearest_field: Option<String>,
    },
    /// The field has a value of the wrong type.
    WrongType {
        found_value: String,
        expected_type: FieldValueType,
    },
    /// The text is not a color.
    InvalidColor(String),
    /// The text is a named color, but painting needs an exact color.
    InexactPaintColor(String),
    /// The list of seed colors is empty.
    NoSeedColors,
}

/// The type of value that a field needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldValueType {
    Table,
    /// A color in quotation marks.
    Text,
    List,
    Boolean,
}

impl FieldValueType {
    /// The error for a value of another type;
    /// [`Problem::invalid_value`](toml_reader::Problem::invalid_value) adds the value.
    fn wrong_type_error(self) -> ThemeProblem {
        let found_value = String::new();
        ThemeProblem::WrongType {
            found_value,
            expected_type: self,
        }
    }
}

impl toml_reader::Problem for ThemeProblem {
    type InvalidValue = ThemeProblem;

    fn syntax_error(message: &str, _: Option<InvalidUnquotedValue>) -> Self {
        ThemeProblem::InvalidToml(message.replace('\n', "; "))
    }

    fn missing_field(name: &'static str) -> Self {
        ThemeProblem::MissingField(name)
    }

    fn unknown_field(name: &str, known_names: &[&str]) -> Self {
        ThemeProblem::UnknownField {
            name: name.to_owned(),
            nearest_field: nearest_known_key(name, known_names.iter().copied()),
        }
    }

    fn invalid_value(_: &'static str, found_value: String, problem: ThemeProblem) -> Self {
        match problem {
            ThemeProblem::WrongType {
                expected_type: expected,
                ..
            } => ThemeProblem::WrongType {
                found_value,
                expected_type: expected,
            },
            other => other,
        }
    }

    fn not_a_table() -> ThemeProblem {
        FieldValueType::Table.wrong_type_error()
    }
}

impl Explain for ThemeError {
    fn explain(&self, words: &Words) -> String {
        let message_with_found =
            |id, found_value: &String| say!(words, id, found = found_value.as_str());
        let problem_text = match &self.problem {
            ThemeProblem::InvalidToml(what) => what.clone(),
            ThemeProblem::MissingField(name) => say!(words, "settings-missing", key = (*name)),
            ThemeProblem::UnknownField {
                name,
                nearest_field: None,
            } => say!(words, "theme-field", name),
            ThemeProblem::UnknownField {
                name,
                nearest_field: Some(nearest),
            } => {
                say!(words, "theme-field-nearest", name, nearest)
            }
            ThemeProblem::WrongType {
                found_value,
                expected_type: expected,
            } => {
                let expected_text = match expected {
                    FieldValueType::Table => words.get("expected-table-of-fields"),
                    FieldValueType::Text => words.get("allowed-text"),
                    FieldValueType::List => words.get("theme-colours"),
                    FieldValueType::Boolean => words.list_with_or(&["true", "false"]),
                };
                say!(
                    words,
                    "theme-value",
                    found = found_value,
                    wanted = expected_text
                )
            }
            ThemeProblem::InvalidColor(found_value) => {
                message_with_found("theme-no-colour", found_value)
            }
            ThemeProblem::InexactPaintColor(found_value) => {
                message_with_found("theme-no-paint", found_value)
            }
            ThemeProblem::NoSeedColors => words.get("theme-no-seeds"),
        };
        let (file, line) = (self.file.as_str(), self.line);
        match &self.field {
            Some(field) => {
                say!(
                    words,
                    "theme-fault-field",
                    file,
                    line,
                    problem = problem_text,
                    field
                )
            }
            None => say!(words, "theme-fault", file, line, problem = problem_text),
        }
    }
}

display_in_english!(ThemeError);

/// A table of a theme.
type ThemeTable<'t> = TomlTable<'t, ThemeProblem>;

/// Reads a theme; `file` is its name in errors.
pub(super) fn parse_theme(text: &str, file: &str) -> Result<Theme, ThemeError> {
    ThemeTable::parse(text)
        .and_then(|mut table| Theme::take_all_fields(&mut table))
        .map_err(|(span, problem)| {
            let TextPlace { line, field, .. } = TextPlace::of(text, span.start);
            ThemeError {
                file: file.to_owned(),
                line,
                field,
                problem,
            }
        })
}

/// A part of a theme that is read from one field.
trait ThemePart: Sized {
    fn take_field(table: &mut ThemeTable, name: &'static str) -> Result<Self, Fault<ThemeProblem>>;
}

/// Reads tables into structs: every field is required, and no other fields are allowed. A field
/// after the semicolon is not read.
macro_rules! tables {
    ($($type:ident { $($field:ident),+ $(,)? $(; $other:ident: $value:expr)? })+) => {
        $(impl $type {
            fn take_all_fields(table: &mut ThemeTable) -> Result<Self, Fault<ThemeProblem>> {
                table.check_no_other_fields(&[$(stringify!($field)),+])?;
                Ok($type { $($field: ThemePart::take_field(table, stringify!($field))?,)+ $($other: $value)? })
            }
        })+
    };
}

tables! {
    Theme {
        background, text, dim, title, border, accent, selection, key, good, warning, error, board, paint,
    }
    BoardStyles { frame, seed, count, letter, playable, mark, chosen, last, touched }
    PaintColors { light, dark, hollow, shadow, glow, seeds, stick, head; tones: None }
}

impl ThemePart for BoardStyles {
    fn take_field(table: &mut ThemeTable, name: &'static str) -> Result<Self, Fault<ThemeProblem>> {
        BoardStyles::take_all_fields(&mut table.take_table(name)?)
    }
}

impl ThemePart for Option<PaintColors> {
    fn take_field(table: &mut ThemeTable, name: &'static str) -> Result<Self, Fault<ThemeProblem>> {
        table
            .take_optional_table(name)?
            .map(|mut table| PaintColors::take_all_fields(&mut table))
            .transpose()
    }
}

impl ThemePart for Style {
    fn take_field(table: &mut ThemeTable, name: &'static str) -> Result<Self, Fault<ThemeProblem>> {
        const MODIFIERS: [(&str, Modifier); 4] = [
            ("bold", Modifier::BOLD),
            ("dim", Modifier::DIM),
            ("underlined", Modifier::UNDERLINED),
            ("reversed", Modifier::REVERSED),
        ];
        let mut table = table.take_table(name)?;
        table.check_no_other_fields(&["fg", "bg", "bold", "dim", "underlined", "reversed"])?;
        let mut style = Style {
            fg: table.take_optional("fg")?,
            bg: table.take_optional("bg")?,
            ..Style::new()
        };
        for (name, modifier) in MODIFIERS {
            if table.take_optional(name)?.unwrap_or(false) {
                style = style.add_modifier(modifier);
            }
        }
        Ok(style)
    }
}

impl ThemePart for Rgb {
    fn take_field(table: &mut ThemeTable, name: &'static str) -> Result<Self, Fault<ThemeProblem>> {
        table.take_value(name)
    }
}

impl ThemePart for Vec<Rgb> {
    fn take_field(table: &mut ThemeTable, name: &'static str) -> Result<Self, Fault<ThemeProblem>> {
        let (span, colors) = table.take_list(name, FieldValueType::List.wrong_type_error())?;
        if colors.is_empty() {
            return Err((span, ThemeProblem::NoSeedColors));
        }
        let read_color = |color: &toml::Spanned<DeValue<'_>>| {
            Rgb::read(color.get_ref()).map_err(|why| table.invalid_value(name, color.span(), why))
        };
        colors.iter().map(read_color).collect()
    }
}

impl ReadValue<ThemeProblem> for bool {
    fn read(value: &DeValue) -> Result<Self, ThemeProblem> {
        value
            .as_bool()
            .ok_or(FieldValueType::Boolean.wrong_type_error())
    }
}

impl ReadValue<ThemeProblem> for Color {
    fn read(value: &DeValue) -> Result<Self, ThemeProblem> {
        let text = value
            .as_str()
            .ok_or(FieldValueType::Text.wrong_type_error())?;
        Color::from_str(text).map_err(|_| ThemeProblem::InvalidColor(text.to_owned()))
    }
}

impl ReadValue<ThemeProblem> for Rgb {
    fn read(value: &DeValue) -> Result<Self, ThemeProblem> {
        let text = value
            .as_str()
            .ok_or(FieldValueType::Text.wrong_type_error())?;
        match Color::from_str(text) {
            Ok(Color::Rgb(red, green, blue)) => Ok(Rgb([red, green, blue].map(f32::from))),
            _ => Err(ThemeProblem::InexactPaintColor(text.to_owned())),
        }
    }
}
