mod explain;

use awale::words::Messages;
use awale::words::entries::{Entries, id_of, split};
use awale::words::messages::typeset;
use awale::words::{Language, Sign, Words};
use awale_words::say;

#[test]
fn message_files_are_split_into_whole_entries() {
    let file = "# About\none = One.\n# two\ntwo = { $n ->\n    [one] 1\n   *[other] { $n }\n }\n\nthree=3\n";
    let entries: Vec<&str> = split(file).collect();
    assert_eq!(
        entries.iter().map(|entry| id_of(entry)).collect::<Vec<_>>(),
        ["one", "two", "three"]
    );
    assert!(entries[1].ends_with("*[other] { $n }\n }\n\n"));
    assert_eq!(entries[0], "one = One.\n", "comments are no part of it");
}

#[test]
fn an_entry_is_found_by_its_whole_id() {
    let entries = Entries::of(Language::English);
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
            Language::of_locale(locale),
            Some(Language::French),
            "{locale}"
        );
    }
    let regional = [
        ("pt_BR", Language::Portuguese),
        ("es_MX.UTF-8", Language::Spanish),
        ("de-AT", Language::German),
    ];
    for (locale, language) in regional
        .into_iter()
        .chain([("ca_ES@valencia", Language::Catalan)])
    {
        assert_eq!(Language::of_locale(locale), Some(language), "{locale}");
    }
    for locale in ["en_GB", "C", "POSIX", "C.UTF-8"] {
        assert_eq!(
            Language::of_locale(locale),
            Some(Language::English),
            "{locale}"
        );
    }
    for locale in ["", "nl_BE.UTF-8", "frr_DE", "UTF-8"] {
        assert_eq!(Language::of_locale(locale), None, "{locale}");
    }
}

#[test]
fn a_missing_message_displays_its_id() {
    assert_eq!(
        Words::new(Language::English).get("there-is-no-such-message"),
        "[there-is-no-such-message]"
    );
}

#[test]
fn missing_translations_fall_back_to_english() {
    let entries = Box::leak(Box::new(Entries::new(
        "seeds-here = Graines : { $seeds }\n",
    )));
    let mut words = Messages::new(Language::French);
    words.entries = entries;
    assert_eq!(say!(words, "seeds-here", seeds = 3), "Graines\u{a0}: 3");
    assert_eq!(
        words.get("no-terminal"),
        Words::new(Language::English).get("no-terminal")
    );
    assert_ne!(
        words.get("no-terminal"),
        Words::new(Language::French).get("no-terminal")
    );
    assert_eq!(
        words.get("there-is-no-such-message"),
        "[there-is-no-such-message]"
    );
}

#[test]
fn decimals_use_the_decimal_sign_of_the_language() {
    assert_eq!(
        Words::new(Language::English).decimal(-1.25, 1, Sign::Both),
        "-1.2"
    );
    assert_eq!(
        Words::new(Language::French).decimal(2.0, 2, Sign::Both),
        "+2,00"
    );
    assert_eq!(
        Words::new(Language::English).decimal(-0.04, 1, Sign::Both),
        "0.0"
    );
    assert_eq!(
        Words::new(Language::English).decimal(-0.004, 1, Sign::Minus),
        "0.0"
    );
}

#[test]
fn large_numbers_have_thousands_separators() {
    let [english, french] = [Language::English, Language::French].map(Words::new);
    assert_eq!(english.number(9_999), "9999");
    assert_eq!(english.number(20_000), "20,000");
    assert_eq!(english.number(1_234_567), "1,234,567");
    assert_eq!(french.number(20_000), "20\u{a0}000");
}

#[test]
fn french_spaces_do_not_break() {
    assert_eq!(
        typeset(Language::French, "Qui : « toi » ?"),
        "Qui\u{a0}: «\u{a0}toi\u{a0}»\u{a0}?"
    );
    assert_eq!(
        typeset(Language::French, "best = ! meilleurs"),
        "best = ! meilleurs"
    );
    assert_eq!(typeset(Language::English, "Who : you ?"), "Who : you ?");
    assert_eq!(
        typeset(Language::English, "a = { $elo } ± 34"),
        "a = { $elo }\u{a0}±\u{a0}34"
    );
    assert_eq!(
        typeset(Language::Italian, "5 GB su 6 GBx"),
        "5\u{a0}GB su 6 GBx"
    );
    assert_eq!(typeset(Language::French, "{ $n } Mo"), "{ $n }\u{a0}Mo");
}
