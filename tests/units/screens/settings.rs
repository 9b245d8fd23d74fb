use awale::config::{SettingRow, Settings};
use awale::screens::settings::value_text;
use awale::words::{Language, Words};

#[test]
fn every_line_is_a_setting_and_all_its_values_have_words() {
    let row_keys: Vec<&str> = SettingRow::ALL.iter().map(|row| row.key).collect();
    let setting_keys = Settings::default()
        .entries()
        .into_iter()
        .map(|entry| entry.key);
    let is_on_screen = |key: &&str| !key.starts_with("setup.");
    let settings_on_screen: Vec<&str> = setting_keys.filter(is_on_screen).collect();
    assert_eq!(
        row_keys, settings_on_screen,
        "only what the setup keeps is not on the screen"
    );
    let words = Words::new(Language::English);
    let has_words = |row: &SettingRow, settings: &Settings| {
        let value = settings.value(row.key).expect("a setting");
        value_text(*row, &value, &words).is_some()
    };
    for row in SettingRow::ALL {
        let mut settings = Settings::default();
        assert!(has_words(row, &settings), "{} has no words", row.key);
        for value in settings.choices(row.key) {
            settings.set(row.key, &value);
            assert_eq!(settings.value(row.key), Some(value.clone()));
            assert!(
                has_words(row, &settings),
                "{} = {value} has no words",
                row.key
            );
        }
    }
}

#[test]
fn every_step_of_a_number_setting_is_valid_and_includes_the_default() {
    for (key, (_, rungs)) in SettingRow::ALL
        .iter()
        .filter_map(|row| Some((row.key, row.unit_and_number_steps?)))
    {
        assert!(rungs.is_sorted(), "{key}");
        let mut settings = Settings::default();
        let default_number = settings
            .value(key)
            .and_then(|value| value.as_integer())
            .expect("a number");
        assert!(
            rungs.iter().any(|&rung| i64::from(rung) == default_number),
            "{key} = {default_number}"
        );
        for &rung in rungs {
            settings.set(key, &i64::from(rung).into());
            assert_eq!(settings.value(key), Some(i64::from(rung).into()), "{key}");
        }
    }
}
