//! Messages by their id.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use super::Language;

/// Something that varies inside a message: a number, a name.
pub type Value<'a> = fluent_bundle::FluentValue<'a>;

/// The message files of both languages, by topic. A new file is one more name here.
macro_rules! topics {
    ($($topic:literal),+ $(,)?) => {
        /// The English files.
        const ENGLISH: &[&str] = &[$(include_str!(concat!("../../assets/languages/en/", $topic, ".ftl"))),+];
        /// The French files.
        const FRENCH: &[&str] = &[$(include_str!(concat!("../../assets/languages/fr/", $topic, ".ftl"))),+];
    };
}

topics! {
    "clock",
    "commands",
    "common",
    "course",
    "errors",
    "exchange",
    "games",
    "help",
    "moves",
    "plain",
    "players",
    "puzzles",
    "reasons",
    "records",
    "results",
    "rules",
    "screens",
    "settings",
    "study",
    "themes",
    "tree",
}

/// All that the program can say in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of `language`. Only its own files are parsed.
    #[must_use]
    pub fn new(language: Language) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
        // Marks of writing direction around each value would be for mixed scripts; terminals draw them as dirt.
        bundle.set_use_isolating(false);
        for source in Self::sources(language) {
            // A file with a mistake keeps its good messages; a test reports the others.
            let resource = FluentResource::try_new(typeset(language, source)).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// The text of the message files of `language`.
    #[must_use]
    pub const fn sources(language: Language) -> &'static [&'static str] {
        match language {
            Language::English => ENGLISH,
            Language::French => FRENCH,
        }
    }

    /// The language of these words.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message `id`, in which nothing varies. A message that does not exist shows its id in brackets.
    #[must_use]
    pub fn get(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// The message `id` with these values in it.
    #[must_use]
    pub fn with(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        self.format(id, Some(&args))
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("[{id}]");
        };
        // A missing value stands as `{$name}` in the text: worth showing, not worth failing.
        self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

/// What Fluent needs to know about a language: how it counts.
fn identifier(language: Language) -> LanguageIdentifier {
    language.code().parse().unwrap_or_default()
}

/// French keeps a space before `: ; ! ?` and inside its quotation marks, where no line may break. The message files are
/// written with a plain space, which everybody can type; here it becomes the one that does not break.
fn typeset(language: Language, source: &str) -> String {
    if language != Language::French {
        return source.to_owned();
    }
    let mut text = String::with_capacity(source.len() + source.len() / 32);
    let mut before = ' ';
    let mut letters = source.chars().peekable();
    while let Some(letter) = letters.next() {
        let bound = letter == ' ' && (before == '«' || matches!(letters.peek(), Some(':' | ';' | '!' | '?' | '»')));
        text.push(if bound { '\u{a0}' } else { letter });
        before = letter;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_message_shows_its_id() {
        assert_eq!(Words::new(Language::English).get("there-is-no-such-message"), "[there-is-no-such-message]");
    }

    #[test]
    fn french_spaces_do_not_break() {
        assert_eq!(typeset(Language::French, "Qui : « toi » ?"), "Qui\u{a0}: «\u{a0}toi\u{a0}»\u{a0}?");
        assert_eq!(typeset(Language::English, "Who : you ?"), "Who : you ?");
    }
}
