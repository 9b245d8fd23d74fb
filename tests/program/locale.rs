//! The language from the environment, by the convention of GNU gettext.

use crate::terminal::Home;

/// Environment variables, and the resulting heading of the settings.
const LOCALE_CASES: [(&[(&str, &str)], &str); 22] = [
    (&[("LANG", "fr_FR.UTF-8")], "réglages"),
    (&[("LC_ALL", "C.UTF-8"), ("LANGUAGE", "fr")], "settings"),
    (&[("LC_ALL", "C"), ("LANGUAGE", "fr")], "settings"),
    (&[("LC_ALL", "POSIX"), ("LANGUAGE", "fr")], "settings"),
    (&[("LANG", "C"), ("LANGUAGE", "de:fr")], "settings"),
    (&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")], "settings"),
    (
        &[("LANG", "nl_NL.UTF-8"), ("LANGUAGE", "nl:fr:en")],
        "réglages",
    ),
    (
        &[("LANG", "nl_NL.UTF-8"), ("LANGUAGE", "nl:sv")],
        "settings",
    ),
    (&[("LANG", "fr_FR.UTF-8"), ("LANGUAGE", "nl")], "settings"),
    (
        &[("LANG", "fr_FR.UTF-8"), ("LANGUAGE", "en:de")],
        "settings",
    ),
    (&[("LANG", "fr_FR.UTF-8"), ("LANGUAGE", "C:de")], "settings"),
    (&[("LANG", "fr_FR.UTF-8"), ("LANGUAGE", "")], "réglages"),
    (
        &[("LANG", "fr_FR.UTF-8"), ("LANGUAGE", "::nl::de_AT")],
        "Einstellungen",
    ),
    (
        &[("LANG", "en_US.UTF-8"), ("LANGUAGE", "pt_BR:pt")],
        "definições",
    ),
    (&[("LANG", "de_AT.UTF-8@euro")], "Einstellungen"),
    (&[("LANG", "ca_ES.UTF-8@valencia")], "configuració"),
    (
        &[
            ("LC_ALL", ""),
            ("LC_MESSAGES", "de_CH.utf8"),
            ("LANG", "fr_FR.UTF-8"),
        ],
        "Einstellungen",
    ),
    (
        &[("LC_ALL", "es_MX.UTF-8"), ("LC_MESSAGES", "de_CH.UTF-8")],
        "ajustes",
    ),
    (
        &[("LC_CTYPE", "de_DE.UTF-8"), ("LANG", "fr_FR.UTF-8")],
        "réglages",
    ),
    (&[("LANG", "nl_NL.UTF-8")], "settings"),
    (&[("LANG", "")], "settings"),
    (&[("LANG", ""), ("LANGUAGE", "fr")], "settings"),
];

#[test]
fn the_environment_selects_the_language_by_gettext_rules() {
    let home = Home::new();
    for (variables, heading) in LOCALE_CASES {
        let mut command = home.command();
        command.envs(variables.iter().copied()).arg("config");
        let output = command.output().expect("it starts");
        let output_text = String::from_utf8(output.stdout).expect("a text");
        assert!(
            output_text
                .lines()
                .any(|line| line.starts_with(&format!("# {heading}"))),
            "{variables:?}: {output_text}"
        );
    }
}
