//! Languages, message files and the formatting of numbers and dates.

use awale_words::{
    Language, Messages, capitalized,
    entries::{MessageEntries, id_of_entry, split_into_entries},
    messages::with_no_break_spaces,
    say,
    text::letter_marks::{unmarked_letter, without_letter_marks},
};

#[test]
fn message_files_are_split_into_whole_entries() {
    let file = "# About\none = One.\n# two\ntwo = { $n ->\n    [one] 1\n   *[other] { $n }\n }\n\nthree=3\n";
    let entries: Vec<&str> = split_into_entries(file).collect();
    assert_eq!(
        entries
            .iter()
            .map(|entry| id_of_entry(entry))
            .collect::<Vec<_>>(),
        ["one", "two", "three"]
    );
    assert!(entries[1].ends_with("*[other] { $n }\n }\n\n"));
    assert_eq!(entries[0], "one = One.\n", "comments are no part of it");
}

#[test]
fn an_entry_is_found_by_its_whole_id() {
    let entries = MessageEntries::of(Language::English);
    assert!(
        entries
            .get("no-terminal")
            .is_some_and(|entry| entry.starts_with("no-terminal = "))
    );
    assert_eq!(entries.get("no-termina"), None);
    assert_eq!(entries.get(""), None);
}

#[test]
fn locales_name_a_language() {
    for locale in ["fr", "fr_CH.UTF-8", "fr-FR", "FR_fr", "fr@euro"] {
        assert_eq!(
            Language::from_locale(locale),
            Some(Language::French),
            "{locale}"
        );
    }
    let regional_locales = [
        ("pt_BR", Language::Portuguese),
        ("es_MX.UTF-8", Language::Spanish),
        ("de-AT", Language::German),
    ];
    for (locale, language) in regional_locales
        .into_iter()
        .chain([("ca_ES@valencia", Language::Catalan)])
    {
        assert_eq!(Language::from_locale(locale), Some(language), "{locale}");
    }
    for locale in ["en_GB", "C", "POSIX", "C.UTF-8"] {
        assert_eq!(
            Language::from_locale(locale),
            Some(Language::English),
            "{locale}"
        );
    }
    for locale in ["", "nl_BE.UTF-8", "frr_DE", "UTF-8"] {
        assert_eq!(Language::from_locale(locale), None, "{locale}");
    }
}

#[test]
fn a_missing_message_displays_its_id() {
    assert_eq!(
        Messages::new(Language::English).get("there-is-no-such-message"),
        "[there-is-no-such-message]"
    );
}

#[test]
fn missing_translations_fall_back_to_english() {
    let entries = Box::leak(Box::new(MessageEntries::new(
        "seeds-here = Graines : { $seeds }\n",
    )));
    let mut messages = Messages::new(Language::French);
    messages.entries = entries;
    assert_eq!(say!(messages, "seeds-here", seeds = 3), "Graines\u{a0}: 3");
    assert_eq!(
        messages.get("no-terminal"),
        Messages::new(Language::English).get("no-terminal")
    );
    assert_ne!(
        messages.get("no-terminal"),
        Messages::new(Language::French).get("no-terminal")
    );
    assert_eq!(
        messages.get("there-is-no-such-message"),
        "[there-is-no-such-message]"
    );
}

#[test]
fn only_screens_get_marked_letters() {
    let is_marked = |sign| unmarked_letter(sign).is_some();
    for language in Language::ALL {
        let plain = Messages::new(language).get("strategy-threats-1");
        assert!(
            !plain.contains('*') && !plain.contains(is_marked),
            "{plain}"
        );
        let marking_messages = Messages::new(language)
            .with_letter_marks()
            .get("strategy-threats-1");
        assert!(
            marking_messages
                .chars()
                .filter(|&sign| is_marked(sign))
                .count()
                >= 4,
            "{marking_messages}"
        );
        assert_eq!(without_letter_marks(&marking_messages), plain);
    }
}

#[test]
fn decimals_use_the_decimal_sign_of_the_language() {
    assert_eq!(
        Messages::new(Language::English).signed_decimal(-1.25, 1),
        "-1.2"
    );
    assert_eq!(
        Messages::new(Language::French).signed_decimal(2.0, 2),
        "+2,00"
    );
    assert_eq!(
        Messages::new(Language::English).signed_decimal(-0.04, 1),
        "0.0"
    );
    assert_eq!(Messages::new(Language::English).decimal(-0.004, 1), "0.0");
}

#[test]
fn large_numbers_have_thousands_separators() {
    let [english, french] = [Language::English, Language::French].map(Messages::new);
    assert_eq!(english.number(9_999), "9999");
    assert_eq!(english.number(20_000), "20,000");
    assert_eq!(english.number(1_234_567), "1,234,567");
    assert_eq!(french.number(20_000), "20\u{a0}000");
}

#[test]
fn french_spaces_do_not_break() {
    assert_eq!(
        with_no_break_spaces(Language::French, "Qui : « toi » ?"),
        "Qui\u{a0}: «\u{a0}toi\u{a0}»\u{a0}?"
    );
    assert_eq!(
        with_no_break_spaces(Language::French, "best = ! meilleurs"),
        "best = ! meilleurs"
    );
    assert_eq!(
        with_no_break_spaces(Language::English, "Who : you ?"),
        "Who : you ?"
    );
    assert_eq!(
        with_no_break_spaces(Language::English, "a = { $elo } ± 34"),
        "a = { $elo }\u{a0}±\u{a0}34"
    );
    assert_eq!(
        with_no_break_spaces(Language::Italian, "5 GB su 6 GBx"),
        "5\u{a0}GB su 6 GBx"
    );
    assert_eq!(
        with_no_break_spaces(Language::French, "{ $n } Mo"),
        "{ $n }\u{a0}Mo"
    );
}

#[test]
fn the_language_comes_from_the_variables_of_gettext() {
    let language_of = |variables: &[(&str, &str)]| {
        Language::from_environment(|name| {
            let variable_entry = variables.iter().find(|(known, _)| *known == name);
            variable_entry.map(|(_, value)| (*value).to_owned())
        })
    };
    assert_eq!(language_of(&[]), None);
    assert_eq!(language_of(&[("LANG", ""), ("LANGUAGE", "fr")]), None);
    assert_eq!(
        language_of(&[("LANG", "de_DE.UTF-8")]),
        Some(Language::German)
    );
    assert_eq!(
        language_of(&[("LANG", "nl_NL.UTF-8")]),
        Some(Language::English)
    );
    let variables_by_rising_priority = [("LANG", "de"), ("LC_MESSAGES", "it"), ("LC_ALL", "ca")];
    assert_eq!(
        language_of(&variables_by_rising_priority),
        Some(Language::Catalan)
    );
    assert_eq!(
        language_of(&variables_by_rising_priority[..2]),
        Some(Language::Italian)
    );
    assert_eq!(
        language_of(&[("LANG", "de_DE"), ("LANGUAGE", "nl:pt_BR:fr")]),
        Some(Language::Portuguese)
    );
    for locale in ["C", "POSIX", "C.UTF-8"] {
        assert_eq!(
            language_of(&[("LANG", locale), ("LANGUAGE", "fr")]),
            Some(Language::English),
            "{locale}"
        );
    }
}

#[test]
fn each_language_has_its_own_messages_name_and_code() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
        assert_eq!(Messages::new(language).language(), language);
        let message_in_language = MessageEntries::of(language).get("no-terminal");
        let other_languages = Language::ALL.into_iter().filter(|other| *other != language);
        for other in other_languages {
            assert_ne!(
                message_in_language,
                MessageEntries::of(other).get("no-terminal"),
                "{language:?}"
            );
            assert_ne!(language.name(), other.name());
        }
    }
}

#[test]
fn dates_and_labels_have_the_form_of_the_language() {
    let messages_in = |language| Messages::new(language);
    let english = messages_in(Language::English);
    assert_eq!(english.date("2026-11-21"), "2026-11-21");
    assert_eq!(
        messages_in(Language::German).date("2026-11-21"),
        "21.11.2026"
    );
    assert_eq!(
        messages_in(Language::French).date("2026-??-??"),
        "??/??/2026"
    );
    assert_eq!(messages_in(Language::French).date("2026"), "2026");
    assert_eq!(english.labeled("Seeds", 4), "Seeds: 4");
    assert_eq!(
        messages_in(Language::French).labeled("Graines", 4),
        "Graines\u{a0}: 4"
    );
    assert_eq!(
        messages_in(Language::Italian).with_decimal_sign("3.25"),
        "3,25"
    );
    assert_eq!(english.with_decimal_sign("3.25"), "3.25");
    assert_eq!(capitalized("élan"), "Élan");
    assert_eq!(capitalized(""), "");
}

#[test]
fn a_value_from_outside_is_escaped_and_shortened_in_a_message() {
    let entries = Box::leak(Box::new(MessageEntries::new("hello = Hello { $name }\n")));
    let mut messages = Messages::new(Language::English);
    messages.entries = entries;
    assert_eq!(
        say!(messages, "hello", name = "A\u{1b}[2J"),
        "Hello A\\u{1b}[2J"
    );
    let long_message = say!(messages, "hello", name = "x".repeat(10_000));
    assert!(
        long_message.ends_with('…') && long_message.len() < 5_000,
        "{}",
        long_message.len()
    );
}
