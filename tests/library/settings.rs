//! Settings files: valid ones, invalid ones, and changes that preserve the rest of the file.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use awale_rules::{
    AllowedValues, FeedingRule, GrandSlamRule, LeftoversRule, RepetitionRule, RuleField,
    RuleFields, matches_game,
};
use proptest::prelude::*;

use awale::config::{
    AllowedSettingValues, AnimationSpeed, DEFAULT_SETTINGS, FirstToMove, SettingEntry,
    SettingOrigin, Settings, with_settings,
};
use awale::words::{Explain, Language, Words};
use awale_study::record::SowingDirection;

fn settings_files(folder: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/settings")
        .join(folder);
    let paths = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    paths
        .map(|path| (path.clone(), fs::read_to_string(path).unwrap()))
        .collect()
}

fn parse_valid(text: &str) -> Settings {
    Settings::parse(text, "config.toml").unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The settings whose values differ from those in `earlier_settings`.
fn changes_since(
    settings: &Settings,
    earlier_settings: &Settings,
) -> Vec<(&'static str, toml::Value)> {
    let entries = settings
        .entries()
        .into_iter()
        .zip(earlier_settings.entries());
    entries
        .filter(|(now, then)| now.value != then.value)
        .map(|(now, _)| (now.key, now.value))
        .collect()
}

/// A file that changes every setting from its default: the values of the example, and for settings
/// that it lacks, another allowed value.
fn settings_changing_everything() -> String {
    let text = settings_files("good")
        .into_iter()
        .find(|(path, _)| path.ends_with("everything.toml"))
        .unwrap()
        .1;
    let default_entries = parse_valid(&text)
        .entries()
        .into_iter()
        .filter(|entry| entry.origin == SettingOrigin::Default);
    let changed_entries = default_entries.map(
        |SettingEntry {
             key,
             value,
             allowed,
             ..
         }| {
            let two_allowed_values: Vec<toml::Value> = match allowed {
                AllowedSettingValues::Boolean => vec![true.into(), false.into()],
                AllowedSettingValues::Words(words) => {
                    words.into_iter().map(toml::Value::from).collect()
                }
                AllowedSettingValues::Number { low, high } => vec![low.into(), high.into()],
                _ => vec!["another".into()],
            };
            (
                key,
                two_allowed_values
                    .into_iter()
                    .find(|other| *other != value)
                    .expect("another value"),
            )
        },
    );
    with_settings(&text, &changed_entries.collect::<Vec<_>>())
}

#[test]
fn valid_settings_files_are_accepted() {
    for (_, text) in settings_files("good") {
        parse_valid(&text);
    }
}

#[test]
fn invalid_settings_files_are_refused_with_the_line_and_the_reason() {
    let mut checked_file_count = 0;
    for (path, text) in settings_files("bad") {
        let expected = format!(
            "config.toml, {}",
            text.lines().next().unwrap().strip_prefix("# ").unwrap()
        );
        let error = Settings::parse(&text, "config.toml").expect_err(&expected);
        assert!(
            error.to_string().starts_with(&expected),
            "{}:\n{error}\n{expected}",
            path.display()
        );
        let french = error.explain(&Words::new(Language::French));
        assert!(
            french.starts_with(&format!("config.toml, ligne {}\u{a0}: ", error.line)),
            "{french}"
        );
        assert!(
            !french.contains("{$") && !french.contains("[settings-"),
            "{french}"
        );
        checked_file_count += 1;
    }
    assert!(checked_file_count >= 29, "the files were not found");
}

#[test]
fn an_empty_settings_file_has_the_documented_defaults() {
    assert_eq!(parse_valid(""), Settings::default());
    let documented_settings = parse_valid(DEFAULT_SETTINGS);
    assert_eq!(
        changes_since(&documented_settings, &Settings::default()),
        []
    );
    assert_eq!(
        documented_settings.variants(),
        Settings::default().variants()
    );
    assert_eq!(
        Settings::default().matchstick_rules(),
        matches_game::HeapRules::THIRTEEN_MATCHES_RULES
    );
}

#[test]
fn the_example_variant_is_the_international_rules() {
    let example = DEFAULT_SETTINGS
        .split("#\n# [[variant]]")
        .nth(1)
        .expect("the example stands last");
    let uncommented_lines: Vec<&str> = example
        .lines()
        .map(|line| line.trim_start_matches("# "))
        .collect();
    let example = uncommented_lines.join("\n");
    let settings = parse_valid(&format!("[[variant]]\n{example}"));
    let custom_variant = settings.variants().pop().unwrap();
    assert_eq!(
        (custom_variant.id.as_str(), custom_variant.rules.fields()),
        ("my-oware", RuleFields::OWARE)
    );
}

/// A setting in `config.toml` with the comment above it, back to the last empty line.
fn setting_with_comment(key: &str) -> String {
    let (section_name, name) = key.rsplit_once('.').unwrap_or(("", key));
    let mut text = DEFAULT_SETTINGS;
    if !section_name.is_empty() {
        text = text.split_once(&format!("\n[{section_name}]\n")).unwrap().1;
    }
    let line = format!("\n{name} = ");
    let (before, after) = text
        .split_once(&line)
        .unwrap_or_else(|| panic!("config.toml does not explain {key}"));
    let comment_before = before.rsplit("\n\n").next().unwrap();
    format!("{comment_before}{line}{}", after.lines().next().unwrap())
}

#[test]
fn the_default_settings_file_has_the_values_of_every_setting() {
    for SettingEntry { key, allowed, .. } in Settings::default().entries() {
        let text = setting_with_comment(key).replace("\n# ", " ");
        let expected = match allowed {
            AllowedSettingValues::Words(words) => {
                words.iter().map(|word| format!("\"{word}\"")).collect()
            }
            AllowedSettingValues::Number { low, high } => vec![format!("{low} to {high}")],
            _ => Vec::new(),
        };
        for value in expected {
            assert!(text.contains(&value), "{key}: no {value} in\n{text}");
        }
    }
}

#[test]
fn the_example_in_the_documentation_is_a_valid_variant() {
    let example = include_str!("../../docs/rules.md")
        .split("```toml\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    let custom_variant = parse_valid(example).variants().pop().unwrap();
    assert_eq!(
        (
            custom_variant.id.as_str(),
            custom_variant.rules.total_seeds()
        ),
        ("three-seeds", 36)
    );
}

/// The table of rules in the documentation: field, values and default.
fn documented_rules() -> BTreeMap<String, (String, String)> {
    let page = include_str!("../../docs/rules.md");
    let variants_section = page.split("\n## Variants of your own\n").nth(1).unwrap();
    variants_section
        .lines()
        .filter_map(|line| match line.split(" | ").collect::<Vec<_>>()[..] {
            [name, values, default, ..] => Some((
                name.trim_start_matches("| ").trim_matches('`').to_owned(),
                (values.to_owned(), default.to_owned()),
            )),
            _ => None,
        })
        .collect()
}

#[test]
fn the_documentation_has_values_and_default_of_every_rule() {
    let rows = documented_rules();
    for field in RuleField::ALL {
        let (documented_values, documented_default) = &rows[field.name()];
        let expected = match field.allowed_values(&RuleFields::OWARE) {
            AllowedValues::Switch => "`true`, `false`".to_owned(),
            AllowedValues::Words(words) => words_as_documented(words),
            AllowedValues::Number(range) => format!("{} to {}", range.start(), range.end()),
            AllowedValues::NumberOrNone(_) => "`\"none\"`".to_owned(),
        };
        assert!(
            documented_values.contains(&expected),
            "{}: {documented_values} without {expected}",
            field.name()
        );
        // The default of `win_at` depends on the number of seeds, so it is documented in words.
        let value = field.get(&RuleFields::OWARE).to_string();
        assert!(
            field == RuleField::WinAt || documented_default.contains(&value),
            "{}: {documented_default} without {value}",
            field.name()
        );
    }
}

/// Words formatted as the documentation lists them.
fn words_as_documented(words: &[&str]) -> String {
    words
        .iter()
        .map(|word| format!("`\"{word}\"`"))
        .collect::<Vec<_>>()
        .join(", ")
}

#[test]
fn a_setting_is_changed_by_its_key() {
    let mut settings = Settings::default();
    for entry in parse_valid(&settings_changing_everything()).entries() {
        settings.set(entry.key, &entry.value);
        assert_eq!(settings.value(entry.key), Some(entry.value));
    }
    assert_eq!(settings.choices("confirm"), [false.into(), true.into()]);
    assert_eq!(settings.choices("pace_ms"), []);
    let settings_before = settings.clone();
    settings.set("animation", &"quick".into());
    settings.set("tables.seeds", &99.into());
    assert_eq!(
        settings, settings_before,
        "what a setting cannot be changes nothing"
    );
}

#[test]
fn every_setting_can_be_set_by_its_key() {
    let settings = parse_valid(&settings_changing_everything());
    for entry in settings.entries() {
        assert!(
            matches!(entry.origin, SettingOrigin::File { .. }),
            "{} is not in the file",
            entry.key
        );
    }
    let changed_entries = changes_since(&settings, &Settings::default());
    assert_eq!(
        changed_entries.len(),
        settings.entries().len(),
        "the file changes all: {changed_entries:?}"
    );
    assert_eq!(settings.language, Some(Language::French));
    assert_eq!(settings.sowing, SowingDirection::Clockwise);
    assert_eq!(settings.setup.first, FirstToMove::North);
    assert_eq!(settings.setup.north_name, "Koffi \"le rapide\"");
    assert_eq!(
        settings.matchstick_rules(),
        matches_game::HeapRules::new(21, 4).unwrap()
    );
    assert_eq!(
        (
            settings.animation_time_per_seed(),
            settings.pause_between_computer_moves()
        ),
        (Duration::ZERO, Duration::ZERO)
    );
}

#[test]
fn custom_variants_follow_the_built_in_and_default_to_oware() {
    let variants = parse_valid(&settings_changing_everything()).variants();
    let custom_variants: Vec<_> = variants[6..]
        .iter()
        .map(|own| (own.id.as_str(), own.name.as_str(), own.rules.fields()))
        .collect();
    let first_rules = RuleFields {
        sow_stores: true,
        grand_slam: GrandSlamRule::SlamIllegal,
        feeding: FeedingRule::MayStarve,
        win_at: Some(20),
        stop_at: Some(4),
        leftovers: LeftoversRule::MoverTakesAll,
        repetition: RepetitionRule::EachGetsHalf,
        ..RuleFields::oware_with(3)
    };
    let second_rules = RuleFields {
        seeds_per_pit: 2,
        win_at: Some(13),
        ..RuleFields::OWARE
    };
    let third_rules = RuleFields {
        win_at: None,
        ..RuleFields::OWARE
    };
    assert_eq!(
        custom_variants,
        [
            ("my-oware", "My own oware", first_rules),
            ("small", "small", second_rules),
            ("to-the-end", "to-the-end", third_rules)
        ]
    );
}

#[test]
fn the_origin_of_a_setting_is_its_line_in_the_file_or_the_default() {
    let settings = parse_valid("# mine\ntheme = \"dark\"\n\n[setup]\nnorth = \"fast\"\n");
    let origin_of = |key: &str| {
        settings
            .entries()
            .into_iter()
            .find(|entry| entry.key == key)
            .unwrap()
            .origin
    };
    assert_eq!(origin_of("theme"), SettingOrigin::File { line: 2 });
    assert_eq!(origin_of("setup.north"), SettingOrigin::File { line: 5 });
    assert_eq!(origin_of("setup.south"), SettingOrigin::Default);
}

#[test]
fn a_changed_setting_leaves_comments_and_layout_alone() {
    let settings_text = "# My settings.\ntheme = \"dark\"   # easy on the eyes\n\n\
        [setup] # the last game\n  south_name='Awa'\n# the other one\nnorth = \"naive\"\n";
    let mut settings = parse_valid(settings_text);
    let settings_before = settings.clone();
    "light".clone_into(&mut settings.theme);
    settings.setup.south_name = "Ama \"the quick\"".into();
    settings.setup.matches_start = 21;
    settings.mouse = false;
    let changed_text = with_settings(settings_text, &changes_since(&settings, &settings_before));
    assert_eq!(
        changed_text,
        "# My settings.\ntheme = \"light\"   # easy on the eyes\nmouse = false\n\n\
        [setup] # the last game\n  south_name='Ama \"the quick\"'\n# the other one\nnorth = \"naive\"\nmatches_start = 21\n"
    );
    assert_eq!(changes_since(&parse_valid(&changed_text), &settings), []);
}

#[test]
fn a_new_setting_is_added_below_the_comments() {
    let mut settings = Settings::default();
    settings.animation = AnimationSpeed::Fast;
    let changed_entries = changes_since(&settings, &Settings::default());
    assert_eq!(
        with_settings("# Mine.\n", &changed_entries),
        "# Mine.\nanimation = \"fast\"\n"
    );
    assert_eq!(
        with_settings("", &changed_entries),
        "animation = \"fast\"\n"
    );
    let section = with_settings("# Mine.\n", &Settings::default().setup.entries()[..1]);
    assert_eq!(section, "# Mine.\n[setup]\ngame = \"oware\"\n");
    assert_eq!(
        with_settings("not = = toml", &changed_entries),
        "not = = toml",
        "what cannot be read is left alone"
    );
}

#[test]
fn saving_the_game_setup_into_any_settings_file_preserves_it() {
    let setup = parse_valid(&settings_changing_everything()).setup;
    for (path, text) in settings_files("good") {
        let saved_text = with_settings(&text, &setup.entries());
        let variant = "[[variant]]\nid = \"my-oware\"\n";
        let text_with_variant = if text.contains("variant") {
            saved_text.replace("\"quick\"", "\"my-oware\"")
        } else {
            saved_text + variant
        };
        assert_eq!(
            parse_valid(&text_with_variant).setup,
            setup,
            "{}",
            path.display()
        );
    }
}

proptest! {
    /// Reading any file ends in settings or in an error with a message.
    #[test]
    fn no_settings_text_makes_reading_panic(text in "(\\[?\\[?(variant|setup|engine|id|win_at|theme|x)\\]?\\]?( ?= ?(-?[0-9]{1,4}|\"[a-z]{0,5}\"|\\[|true))?\n){0,8}") {
        if let Err(error) = Settings::parse(&text, "config.toml") {
            prop_assert!(error.line >= 1 && error.line <= text.lines().count() + 1);
            let message = error.to_string();
            prop_assert!(!message.contains('{'), "{}", message);
        }
    }

    /// Reading any part of a valid file does not panic.
    #[test]
    fn no_truncated_settings_file_makes_reading_panic(end in 0..DEFAULT_SETTINGS.len()) {
        if let Some(truncated_text) = DEFAULT_SETTINGS.get(..end) {
            let _ = Settings::parse(truncated_text, "config.toml");
        }
    }
}
