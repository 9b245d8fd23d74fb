//! Messages by their id.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::text;

use super::Language;
use super::entries::Entries;

/// Which signs a number shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Minus,
    /// A plus or a minus.
    Both,
}

/// Something that varies inside a message: a number, a name.
pub type MessageValue<'a> = fluent_bundle::FluentValue<'a>;

/// All that the program can say in one language.
///
/// A message is parsed when it is said for the first time. One run shows a few of them, and parsed
/// they take ten times the room of their text.
pub struct Messages {
    language: Language,
    /// The messages as they are written.
    pub entries: &'static Entries,
    parsed: Mutex<FluentBundle<FluentResource>>,
}

impl Messages {
    #[must_use]
    pub fn new(language: Language) -> Messages {
        let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
        // Marks of writing direction around each value would be for mixed scripts; terminals draw
        // them as dirt.
        bundle.set_use_isolating(false);
        Messages {
            language,
            entries: Entries::of(language),
            parsed: Mutex::new(bundle),
        }
    }

    /// The language of these words.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message `id`, in which nothing varies. A message that does not exist shows its id in
    /// brackets.
    #[must_use]
    pub fn get(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// The message `id` with these values in it.
    #[must_use]
    pub fn with(&self, id: &str, values: &[(&'static str, MessageValue<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, shortened(value));
        }
        self.format(id, Some(&args))
    }

    /// A text behind its label, with a colon between them as the language writes it. Both are shown
    /// whole.
    #[must_use]
    pub fn labelled(&self, label: impl fmt::Display, text: impl fmt::Display) -> String {
        let mut args = FluentArgs::with_capacity(2);
        args.set("label", label.to_string());
        args.set("text", text.to_string());
        self.format("labelled", Some(&args))
    }

    /// A number with this many decimals behind the sign that the language has for them.
    #[must_use]
    pub fn decimal(&self, number: f64, decimals: usize, sign: Sign) -> String {
        let text = format!("{number:+.decimals$}");
        // What rounds to nothing has no sign.
        let is_nothing = !text.contains(|digit| ('1'..='9').contains(&digit));
        let unsigned = if is_nothing { &['+', '-'][..] } else { &['+'] };
        let text = if is_nothing || sign == Sign::Minus {
            text.trim_start_matches(unsigned)
        } else {
            &text
        };
        self.with_decimal_sign(text)
    }

    /// A number that is written with a point, with the decimal sign of the language.
    #[must_use]
    pub fn with_decimal_sign(&self, number: &str) -> String {
        let sign = self.language.entry().decimal_sign;
        number.replace('.', sign.encode_utf8(&mut [0; 4]))
    }

    /// A whole number, its thousands apart from 10,000 on, where digits are counted no more at a
    /// glance.
    #[must_use]
    pub fn number(&self, number: u64) -> String {
        let digits = number.to_string();
        if digits.len() < 5 {
            return digits;
        }
        let mut text = String::with_capacity(digits.len() + digits.len() / 3);
        for (place, digit) in digits.char_indices() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push(self.language.entry().thousands);
            }
            text.push(digit);
        }
        text
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let mut bundle = self.parsed.lock().unwrap_or_else(PoisonError::into_inner);
        if !bundle.has_message(id) && !self.parse(id, &mut bundle) {
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
            // A message may contain others. Each round brings in at least one, so there is an end.
            let parsed = errors
                .iter()
                .filter_map(missing)
                .filter(|other| self.parse(other, &mut bundle))
                .count();
            // A missing value stands as `{$name}` in the text: worth showing, not worth failing.
            if parsed == 0 {
                return text;
            }
        }
    }

    /// Parses the message `id`. Returns whether there is one that was not there before.
    fn parse(&self, id: &str, bundle: &mut FluentBundle<FluentResource>) -> bool {
        if bundle.has_message(id) {
            return false;
        }
        let own = self
            .entries
            .get(id)
            .map(|entry| typeset(self.language, entry));
        // What is not translated yet is better read in English than not at all; a test lists it.
        let Some(entry) = own.or_else(|| Entries::of(Language::English).get(id).map(str::to_owned))
        else {
            return false;
        };
        // One with a mistake is not there; a test reports it.
        let Ok(resource) = FluentResource::try_new(entry) else {
            return false;
        };
        bundle.add_resource(resource).is_ok()
    }
}

/// `text` with a capital first letter.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// A value as a message quotes it: text from outside neither obeyed by a terminal nor without end.
fn shortened<'v>(value: &'v MessageValue<'_>) -> MessageValue<'v> {
    match value {
        MessageValue::String(text) => MessageValue::String(text::shortened(text)),
        other => other.clone(),
    }
}

/// The message that another one contains and that has not been parsed.
fn missing(error: &FluentError) -> Option<&str> {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Message {
            id, ..
        })) => Some(id),
        _ => None,
    }
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Messages").field(&self.language).finish()
    }
}

/// What Fluent needs to know about a language: how it counts.
fn identifier(language: Language) -> LanguageIdentifier {
    language.code().parse().unwrap_or_default()
}

/// Some languages, such as French, keep a space before `: ; ! ? %` and inside their quotation
/// marks, where no line may break. The message files are written with a plain space, which every
/// keyboard has; here it becomes the one that does not break. In every language so does one beside
/// `±` and before a unit.
#[must_use]
pub fn typeset(language: Language, source: &str) -> String {
    let keeps_signs = language.entry().keeps_signs;
    let mut text = String::with_capacity(source.len() + source.len() / 32);
    let mut before = ' ';
    let mut letters = source.chars();
    while let Some(letter) = letters.next() {
        let behind = letters.as_str();
        // The space behind the `=` that begins a message is none of its text.
        let bound = letter == ' '
            && before != '='
            && (before == '±'
                || behind.starts_with('±')
                || matches!(before, '0'..='9' | '}') && starts_with_unit(behind)
                || keeps_signs
                    && (before == '«' || behind.starts_with([':', ';', '!', '?', '»', '%'])));
        text.push(if bound { '\u{a0}' } else { letter });
        before = letter;
    }
    text
}

/// Units of memory, which stay on the line of their number.
const UNITS: [&str; 8] = ["GB", "Go", "MB", "Mo", "kB", "ko", "MiB", "Mio"];

fn starts_with_unit(text: &str) -> bool {
    let is_unit = |unit: &&str| {
        text.strip_prefix(*unit)
            .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    UNITS.iter().any(is_unit)
}
