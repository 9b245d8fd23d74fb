//! The languages of the program.

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, also where the user's language is missing here.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The code in settings and in the names of folders, as in ISO 639-1.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Language> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a locale as systems write it: `fr_CH.UTF-8`, `fr-FR`, `C`. English where it is none of ours.
    #[must_use]
    pub fn of_locale(locale: &str) -> Language {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        Self::from_code(&code).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn locales_name_a_language() {
        for locale in ["fr", "fr_CH.UTF-8", "fr-FR", "FR_fr", "fr@euro"] {
            assert_eq!(Language::of_locale(locale), Language::French, "{locale}");
        }
        for locale in ["en_GB", "C", "POSIX", "", "C.UTF-8", "de_CH.UTF-8", "frr_DE"] {
            assert_eq!(Language::of_locale(locale), Language::English, "{locale}");
        }
    }
}
