//! The languages of the program: one table.

/// What the program knows of a language.
pub(crate) struct LanguageData {
    code: &'static str,
    name: &'static str,
    pub(crate) decimal_sign: char,
    /// Stands between groups of three digits.
    pub(crate) thousands: char,
    /// Whether no line may break between a word and the `: ; ! ? %` behind it, nor inside quotation
    /// marks beside them.
    pub(crate) keeps_signs: bool,
    /// All its messages in the Fluent format, file after file.
    messages: &'static str,
}

/// The files of a language, one after the other. A test compares this list with the folders.
macro_rules! messages {
    ($code:literal) => {
        messages!($code:
            "bots"
            "characters"
            "clock"
            "club"
            "command-line"
            "commands"
            "common"
            "course"
            "drills"
            "errors"
            "exchange"
            "games"
            "help"
            "insights"
            "matches"
            "mistakes"
            "moves"
            "openings"
            "plain"
            "players"
            "puzzles"
            "rating"
            "reasons"
            "records"
            "results"
            "rules"
            "screens"
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
    ($($language:ident: $code:literal, $name:literal, $decimal_sign:literal, $thousands:literal, $keeps_signs:literal;)+) => {
        /// A language that the program speaks. English also replaces a language that is missing
        /// here.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Language {
            #[default]
            $(#[doc = $name] $language,)+
        }

        impl Language {
            pub const ALL: [Language; TABLE.len()] = [$(Language::$language),+];
            /// What the setting can be: the language of the system, or one of these.
            pub const CHOICES: &[Option<Language>] = &[None, $(Some(Language::$language)),+];
        }

        const TABLE: [LanguageData; [$($code),+].len()] = [$(LanguageData {
            code: $code,
            name: $name,
            decimal_sign: $decimal_sign,
            thousands: $thousands,
            keeps_signs: $keeps_signs,
            messages: messages!($code),
        }),+];
    };
}

// The code as in ISO 639-1, the language's own name, then the fields of `LanguageData` in their
// order.
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
    pub(crate) const fn entry(self) -> &'static LanguageData {
        &TABLE[self as usize]
    }

    /// The code in settings and in the names of folders, as in ISO 639-1.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.entry().code
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// Its messages in the Fluent format, file after file.
    #[must_use]
    pub const fn messages(self) -> &'static str {
        self.entry().messages
    }

    /// The language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Language> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The language of a locale as systems write it: `fr_CH.UTF-8`, `fr-FR`, `C`. `None` if the
    /// program does not speak it.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Language> {
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

    /// The language that the variables of an environment ask for, by the convention of GNU gettext.
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty is the locale. Unless the
    /// locale is `C`, `LANGUAGE` names the languages to try, in order. The result is English if
    /// none of them is spoken, and `None` if the variables name no locale.
    ///
    /// `C.UTF-8` counts as `C`, as in glibc since version 2.39.
    #[must_use]
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(set)?;
        let is_c = matches!(locale.split('.').next(), Some("C" | "POSIX"));
        let list = set("LANGUAGE").filter(|_| !is_c).unwrap_or(locale);
        let spoken = list.split(':').find_map(Language::of_locale);
        Some(spoken.unwrap_or_default())
    }
}
