//! Formatting messages by their ids.

use std::{
    fmt,
    sync::{Mutex, PoisonError},
};

use fluent_bundle::{
    FluentArgs, FluentError, FluentResource,
    concurrent::FluentBundle,
    resolver::{ResolverError, errors::ReferenceKind},
};
use unic_langid::LanguageIdentifier;

use crate::text;

use super::{Language, entries::MessageEntries};

/// A value in a message, such as a number or a name.
pub type MessageValue<'a> = fluent_bundle::FluentValue<'a>;

/// All messages of the program in one language.
///
/// A message is parsed at its first use. A run of the program needs only a few of them, and a
/// parsed message takes ten times the memory of its text.
pub struct Messages {
    language: Language,
    /// Whether letters that name a pit or a key are marked, for a screen that highlights them.
    marks_letters: bool,
    /// The unparsed messages.
    pub entries: &'static MessageEntries,
    parsed_fluent: Mutex<FluentBundle<FluentResource>>,
}

impl Messages {
    pub fn new(language: Language) -> Messages {
        let mut bundle = FluentBundle::new_concurrent(vec![language_identifier(language)]);
        // By default, Fluent puts marks of writing direction around each value, for scripts of
        // mixed directions. Terminals show them as garbage.
        bundle.set_use_isolating(false);
        Messages {
            language,
            marks_letters: false,
            entries: MessageEntries::of(language),
            parsed_fluent: Mutex::new(bundle),
        }
    }

    /// Turns on the marks around letters of pits and keys ([`text::letter_marks`]). Call it before
    /// the first message is formatted.
    #[must_use]
    pub fn with_letter_marks(self) -> Messages {
        Messages {
            marks_letters: true,
            ..self
        }
    }

    /// Marks the letters in the name of a pit or a key, or in moves such as `12. C d`, if letters
    /// are marked. The result is a value for a message.
    pub fn mark_letters_if_enabled(&self, pits_keys_or_moves: impl fmt::Display) -> String {
        let pits_keys_or_moves = pits_keys_or_moves.to_string();
        if self.marks_letters {
            text::letter_marks::with_marked_letters(&pits_keys_or_moves)
        } else {
            pits_keys_or_moves
        }
    }

    /// The language of the messages.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Formats the message `id`, which has no values. A missing message appears as its id in
    /// brackets.
    pub fn get(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// Formats the message `id` with these values.
    pub fn with(&self, id: &str, values: &[(&'static str, MessageValue)]) -> String {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, escaped_value(value));
        }
        self.format(id, Some(&args))
    }

    /// Joins a label and a text with a colon, spaced as usual in the language. Neither is
    /// shortened.
    pub fn labeled(&self, label: impl fmt::Display, text: impl fmt::Display) -> String {
        let mut args = FluentArgs::with_capacity(2);
        args.set("label", label.to_string());
        args.set("text", text.to_string());
        self.format("labelled", Some(&args))
    }

    /// Formats a number with this many decimals and the decimal sign of the language.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let text = self.signed_decimal(number, decimals);
        text.trim_start_matches('+').to_owned()
    }

    /// Formats a number like [`decimal`](Self::decimal), and puts `+` before a positive one.
    pub fn signed_decimal(&self, number: f64, decimals: usize) -> String {
        let text = format!("{number:+.decimals$}");
        // A number that rounds to zero has no sign.
        let is_zero = !text.contains(|digit| ('1'..='9').contains(&digit));
        let text = if is_zero {
            text.trim_start_matches(['+', '-'])
        } else {
            &text
        };
        self.with_decimal_sign(text)
    }

    /// Replaces the decimal point in `number` by the decimal sign of the language.
    pub fn with_decimal_sign(&self, number: &str) -> String {
        let decimal_sign = self.language.language_data().decimal_sign;
        number.replace('.', decimal_sign.encode_utf8(&mut [0; 4]))
    }

    /// Formats a day written as `2026-11-21` in the form of the language. Its parts may be unknown,
    /// as in `2026-??-??`.
    pub fn date(&self, iso_date: &str) -> String {
        let date_parts: Vec<&str> = iso_date.split('-').collect();
        let [year, month, day] = date_parts[..] else {
            return iso_date.to_owned();
        };
        let date_parts = [("year", year), ("month", month), ("day", day)];
        self.with("date", &date_parts.map(|(name, part)| (name, part.into())))
    }

    /// Formats a whole number. From 10,000 on, groups of three digits are separated.
    pub fn number(&self, number: u64) -> String {
        let digits = number.to_string();
        if digits.len() < 5 {
            return digits;
        }
        let mut text = String::with_capacity(digits.len() + digits.len() / 3);
        for (place, digit) in digits.char_indices() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push(self.language.language_data().thousands_separator);
            }
            text.push(digit);
        }
        text
    }

    fn format(&self, id: &str, args: Option<&FluentArgs>) -> String {
        let mut bundle = self
            .parsed_fluent
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if !bundle.has_message(id) && !self.parse_message(id, &mut bundle) {
            return format!("[{id}]");
        }
        loop {
            let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
                return format!("[{id}]");
            };
            let mut errors = Vec::new();
            let text = bundle
                .format_pattern(pattern, args, &mut errors)
                .into_owned();
            // A message may contain other messages. Each round of the loop parses at least one of
            // these, so the loop ends.
            let newly_parsed_count = errors
                .iter()
                .filter_map(missing_message_id)
                .filter(|other| self.parse_message(other, &mut bundle))
                .count();
            // Any remaining error is about a missing value. The text has `{$name}` in its place.
            if newly_parsed_count == 0 {
                return text;
            }
        }
    }

    /// Parses the message `id`. Returns whether a new message was added to `bundle`.
    fn parse_message(&self, id: &str, bundle: &mut FluentBundle<FluentResource>) -> bool {
        if bundle.has_message(id) {
            return false;
        }
        let entry_in_language = self
            .entries
            .get(id)
            .map(|entry| with_no_break_spaces(self.language, entry));
        // An untranslated message appears in English. A test lists the untranslated messages.
        let Some(entry) = entry_in_language.or_else(|| {
            MessageEntries::of(Language::English)
                .get(id)
                .map(str::to_owned)
        }) else {
            return false;
        };
        let entry = text::letter_marks::replace_asterisks(&entry, self.marks_letters);
        // A message with a syntax error counts as missing. A test reports it.
        let Ok(resource) = FluentResource::try_new(entry) else {
            return false;
        };
        bundle.add_resource(resource).is_ok()
    }
}

/// Returns `text` with an upper-case first letter.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first_in_upper_case = letters.next().into_iter().flat_map(char::to_uppercase);
    first_in_upper_case.chain(letters).collect()
}

/// Prepares a value for a message: hidden characters are escaped, and a long text is shortened.
fn escaped_value<'v>(value: &'v MessageValue) -> MessageValue<'v> {
    match value {
        MessageValue::String(text) => MessageValue::String(text::escaped_and_shortened(text)),
        other => other.clone(),
    }
}

/// The id of a message that another message refers to and that has not been parsed.
fn missing_message_id(error: &FluentError) -> Option<&str> {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Message {
            id, ..
        })) => Some(id),
        _ => None,
    }
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_tuple("Messages").field(&self.language).finish()
    }
}

/// The identifier of a language for Fluent, which uses it for plural rules.
fn language_identifier(language: Language) -> LanguageIdentifier {
    language.code().parse().unwrap_or_default()
}

/// Replaces some spaces by no-break spaces. Some languages, such as French, have a space before `:
/// ; ! ? %` and inside quotation marks, where a line must not break. Message files contain plain
/// spaces, which are easier to type. In all languages, the spaces around `±` and before a unit
/// become no-break spaces too.
pub fn with_no_break_spaces(language: Language, fluent_text: &str) -> String {
    let needs_no_break_spaces = language.language_data().needs_no_break_spaces;
    let mut text = String::with_capacity(fluent_text.len() + fluent_text.len() / 32);
    let mut previous_letter = ' ';
    let mut letters = fluent_text.chars();
    while let Some(letter) = letters.next() {
        let text_after = letters.as_str();
        // The space after the `=` of an entry `id = text` must not become a no-break space, because
        // Fluent would then count it as the first letter of the text.
        let needs_no_break_space = letter == ' '
            && previous_letter != '='
            && (previous_letter == '±'
                || text_after.starts_with('±')
                || matches!(previous_letter, '0'..='9' | '}')
                    && starts_with_memory_unit(text_after)
                || needs_no_break_spaces
                    && (previous_letter == '«'
                        || text_after.starts_with([':', ';', '!', '?', '»', '%'])));
        text.push(if needs_no_break_space {
            '\u{a0}'
        } else {
            letter
        });
        previous_letter = letter;
    }
    text
}

/// Units of memory, which stay on the same line as their number.
const MEMORY_UNITS: [&str; 8] = ["GB", "Go", "MB", "Mo", "kB", "ko", "MiB", "Mio"];

fn starts_with_memory_unit(text: &str) -> bool {
    let is_unit = |unit: &&str| {
        text.strip_prefix(*unit)
            .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    MEMORY_UNITS.iter().any(is_unit)
}
