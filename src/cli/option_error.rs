//! Explains errors of the command line in the user's language.

use std::{
    error::Error as _,
    num::{IntErrorKind, ParseIntError},
};

use clap::{
    Error,
    error::{ContextKind, ContextValue, ErrorKind},
};

use awale_words::text;

use crate::words::{Explain, Words, say};

use super::{help, option_value::ExpectedOptionValue};

/// The error and the usage of the command; `None` if only clap knows how to explain it.
pub fn explain_error(error: &Error, words: &Words) -> Option<String> {
    let error_message = error_text(error, words)?;
    let suggestion_kinds = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ];
    let typed_text_kinds = [
        ContextKind::InvalidArg,
        ContextKind::InvalidSubcommand,
        ContextKind::InvalidValue,
    ];
    let typed_texts: Vec<String> = typed_text_kinds
        .into_iter()
        .filter_map(|kind| context_text(error, kind))
        .collect();
    let is_similar_to_typed = |candidate: &String| {
        typed_texts
            .iter()
            .any(|typed_text_kinds| text::is_misspelling(typed_text_kinds, candidate))
    };
    let suggestion = suggestion_kinds
        .into_iter()
        .flat_map(|kind| context_texts(error, kind))
        .find(is_similar_to_typed);
    let usage = match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => {
            Some(help::with_options_translated(usage, words).to_string())
        }
        _ => None,
    };
    let usage_without_heading = usage
        .as_deref()
        .map(|usage| usage.strip_prefix("Usage:").unwrap_or(usage).trim());
    let message_lines = [
        Some(say!(words, "option-error", what = error_message)),
        suggestion.map(|name| say!(words, "option-meant", what = name)),
        usage_without_heading.map(|usage| format!("\n{}", say!(words, "option-usage", usage))),
        Some(format!("\n{}", words.get("option-help"))),
    ];
    Some(
        message_lines
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n"),
    )
}

/// Whether the command line has `help` in place of a command.
pub(super) fn asks_for_help(error: &Error) -> bool {
    error.kind() == ErrorKind::InvalidSubcommand
        && context_text(error, ContextKind::InvalidSubcommand)
            .is_some_and(|command| command == "help")
}

fn error_text(error: &Error, words: &Words) -> Option<String> {
    let option_name = || context_text(error, ContextKind::InvalidArg);
    let text = match error.kind() {
        ErrorKind::UnknownArgument => {
            let typed_argument = option_name()?;
            let (message_id, variable_name) = if typed_argument.starts_with('-') {
                ("option-unknown", "option")
            } else {
                ("option-surplus", "text")
            };
            words.with(message_id, &[(variable_name, typed_argument.into())])
        }
        ErrorKind::TooManyValues => takes_no_value_text(
            &option_name()?,
            &context_text(error, ContextKind::InvalidValue)?,
            words,
        ),
        ErrorKind::InvalidSubcommand => {
            say!(
                words,
                "option-no-command",
                command = context_text(error, ContextKind::InvalidSubcommand)?
            )
        }
        ErrorKind::MissingRequiredArgument => {
            say!(words, "option-missing", options = option_name()?)
        }
        // clap reads a value after an option without one as a subcommand.
        ErrorKind::ArgumentConflict
            if context_text(error, ContextKind::InvalidSubcommand).is_some() =>
        {
            takes_no_value_text(
                &context_text(error, ContextKind::PriorArg)?,
                &context_text(error, ContextKind::InvalidSubcommand)?,
                words,
            )
        }
        ErrorKind::ArgumentConflict => match context_text(error, ContextKind::PriorArg) {
            Some(other) if Some(&other) != option_name().as_ref() => {
                say!(words, "option-conflict", option = option_name()?, other)
            }
            _ => say!(words, "option-twice", option = option_name()?),
        },
        ErrorKind::TooFewValues => say!(
            words,
            "option-too-few",
            option = option_name()?,
            needed = context_number(error, ContextKind::MinValues)?,
            given = context_number(error, ContextKind::ActualNumValues)?
        ),
        ErrorKind::WrongNumberOfValues => say!(
            words,
            "option-too-few",
            option = option_name()?,
            needed = context_number(error, ContextKind::ExpectedNumValues)?,
            given = context_number(error, ContextKind::ActualNumValues)?
        ),
        ErrorKind::MissingSubcommand => words.get("option-which-command"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            return wrong_value_text(error, words);
        }
        ErrorKind::InvalidUtf8 => words.get("option-not-utf8"),
        _ => return None,
    };
    Some(text)
}

/// The error for an option that takes no value. If a related option does, the message names it.
fn takes_no_value_text(option: &str, value: &str, words: &Words) -> String {
    let message_id = if option == "--daily" {
        "option-daily"
    } else {
        "option-takes-none"
    };
    say!(words, message_id, option, value)
}

fn wrong_value_text(error: &Error, words: &Words) -> Option<String> {
    let option = context_text(error, ContextKind::InvalidArg)?;
    let value = context_text(error, ContextKind::InvalidValue).filter(|value| !value.is_empty());
    let Some(value) = value else {
        return Some(say!(words, "option-no-value", option));
    };
    let message_arguments = [
        ("option", option.as_str().into()),
        ("value", value.as_str().into()),
    ];
    if let Some(allowed_values) = context_text(error, ContextKind::ValidValue) {
        let [_, value_argument] = message_arguments;
        let option_name = option
            .split([' ', '[', ']', '<', '>'])
            .find(|part| !part.is_empty())
            .unwrap_or_default();
        let is_theme_option = option_name == words.get("cli-name-theme");
        let shown_option = if is_theme_option {
            "theme"
        } else {
            option_name
        };
        return Some(words.with(
            "option-allowed",
            &[
                ("option", shown_option.into()),
                value_argument,
                ("allowed", allowed_values.into()),
            ],
        ));
    }
    if let Some(number_error) = error
        .source()
        .and_then(|why| why.downcast_ref::<ParseIntError>())
    {
        let message_id = match number_error.kind() {
            IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => "option-value",
            IntErrorKind::Zero => "option-not-zero",
            _ => "option-no-number",
        };
        return Some(words.with(message_id, &message_arguments));
    }
    let [option_argument, value_argument] = message_arguments;
    if let Some(expected_value) = error
        .source()
        .and_then(|why| why.downcast_ref::<ExpectedOptionValue>())
    {
        return Some(words.with(
            "option-wanted",
            &[
                option_argument,
                value_argument,
                ("wanted", expected_value.explain(words).into()),
            ],
        ));
    }
    // The error of a number parser for a number out of range: `7 is not in 1..=6`.
    let source_text = error.source().map(ToString::to_string);
    let range_limits = source_text
        .as_deref()
        .and_then(|source_text| source_text.split_once(" is not in ")?.1.split_once("..="));
    Some(match range_limits {
        Some((least, most)) => words.with(
            "option-range",
            &[
                option_argument,
                value_argument,
                ("least", least.into()),
                ("most", most.into()),
            ],
        ),
        None => words.with("option-value", &[option_argument, value_argument]),
    })
}

/// The values of this kind in the context of the error, as one text.
fn context_text(error: &Error, kind: ContextKind) -> Option<String> {
    let texts = context_texts(error, kind);
    (!texts.is_empty()).then(|| texts.join(", "))
}

fn context_number(error: &Error, kind: ContextKind) -> Option<isize> {
    match error.get(kind) {
        Some(ContextValue::Number(number)) => Some(*number),
        _ => None,
    }
}

fn context_texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}
