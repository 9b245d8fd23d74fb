//! The languages of the program, in one table.

/// The properties and messages of a language.
pub(crate) struct LanguageData {
    code: &'static str,
    name: &'static str,
    pub(crate) decimal_sign: char,
    /// The separator between groups of three digits.
    pub(crate) thousands_separator: char,
    /// Whether lines must not break between a word and the `: ; ! ? %` after it, nor just inside
    /// quotation marks.
    pub(crate) needs_no_break_spaces: bool,
    /// All messages of the language in the Fluent format, file after file.
    fluent_messages: &'static str,
}

/// Concatenates the message files of a language. A test compares this list with the folders. The
/// files that the menu needs come first, because a text is read only as far as it is needed.
macro_rules! messages {
    ($code:literal) => {
        messages!($code:
            "screens"
            "games"
            "players"
            "characters"
            "results"
            "course"
            "puzzles"
            "bots"
            "clock"
            "club"
            "command-line"
            "commands"
            "common"
            "drills"
            "errors"
            "exchange"
            "help"
            "insights"
            "matches"
            "mistakes"
            "moves"
            "openings"
            "plain"
            "rating"
            "reasons"
            "records"
            "rules"
            "settings"
            "strategy"
            "study"
            "tables"
            "themes"
            "tournament"
            "tree"
        )
    };
    ($code:literal: $($topic:literal)+) => {
        concat!($(include_str!(concat!("../../../assets/languages/", $code, "/", $topic, ".ftl")), "\n"),+)
    };
}

macro_rules! languages {
    ($($language:ident: $code:literal, $name:literal, $decimal_sign:literal, $thousands:literal, $needs_no_break_spaces:literal;)+) => {
        /// A language of the program. English replaces unsupported languages.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Language {
            #[default]
            $(#[doc = $name] $language,)+
        }

        impl Language {
            pub const ALL: [Language; LANGUAGE_DATA_TABLE.len()] = [$(Language::$language),+];
            /// The choices of the setting: the language of the system (`None`), or one of the
            /// languages.
            pub const SETTING_CHOICES: &[Option<Language>] = &[None, $(Some(Language::$language)),+];
        }

        static LANGUAGE_DATA_TABLE: [LanguageData; [$($code),+].len()] = [$(LanguageData {
            code: $code,
            name: $name,
            decimal_sign: $decimal_sign,
            thousands_separator: $thousands,
            needs_no_break_spaces: $needs_no_break_spaces,
            fluent_messages: messages!($code),
        }),+];
    };
}

// The ISO 639-1 code, the language's own name, then the fields of `LanguageData` in their order.
languages! {
    English: "en", "English", '.', ',', false;
    French: "fr", "Français", ',', '\u{a0}', true;
    Spanish: "es", "Español", ',', '\u{a0}', true;
    Portuguese: "pt", "Português", ',', '.', false;
    German: "de", "Deutsch", ',', '.', true;
    Italian: "it", "Italiano", ',', '.', false;
    Catalan: "ca", "Català", ',', '.', true;
}

impl Language {
    pub(crate) const fn language_data(self) -> &'static LanguageData {
        &LANGUAGE_DATA_TABLE[self as usize]
    }

    /// The ISO 639-1 code, which settings and the names of folders use.
    pub const fn code(self) -> &'static str {
        self.language_data().code
    }

    /// The name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        self.language_data().name
    }

    /// All messages of the language in the Fluent format, file after file.
    pub const fn fluent_messages(self) -> &'static str {
        self.language_data().fluent_messages
    }

    /// The language with this ISO 639-1 code.
    pub fn from_code(code: &str) -> Option<Language> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The language of a locale as systems write it, such as `fr_CH.UTF-8`, `fr-FR` or `C`. `None`
    /// if the program does not support it.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale
            .split(['_', '-', '.', '@'])
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        match &*code {
            "c" | "posix" => Some(Language::English),
            code => Self::from_code(code),
        }
    }

    /// Chooses the language from environment variables, by the convention of GNU gettext. The first
    /// of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty is the locale. Unless the locale is
    /// `C`, `LANGUAGE` lists the languages to try, in order. Returns English if none of them is
    /// supported, and `None` if the variables name no locale.
    ///
    /// `C.UTF-8` counts as `C`, as in glibc since version 2.39.
    pub fn from_environment(get_variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
        let non_empty_value = |name: &str| get_variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(non_empty_value)?;
        let is_c_locale = matches!(locale.split('.').next(), Some("C" | "POSIX"));
        let language_list = non_empty_value("LANGUAGE")
            .filter(|_| !is_c_locale)
            .unwrap_or(locale);
        let supported_language = language_list.split(':').find_map(Language::from_locale);
        Some(supported_language.unwrap_or_default())
    }
}
