use awale::app::Neighbor;
use awale::app::list::ListEnds;
use awale::config::{SettingRow, Settings};
use awale::screens::settings::{shown_value, stepped};

#[test]
fn every_line_is_a_setting_whose_every_value_has_words() {
    let rows: Vec<&str> = SettingRow::ALL.iter().map(|row| row.key).collect();
    let entries = Settings::default()
        .entries()
        .into_iter()
        .map(|entry| entry.key);
    let others: Vec<&str> = entries.filter(|key| !key.starts_with("setup.")).collect();
    assert_eq!(
        rows, others,
        "only what the setup keeps is not on the screen"
    );
    for row in SettingRow::ALL {
        let mut settings = Settings::default();
        assert!(
            shown_value(*row, &settings).is_some(),
            "{} has no words",
            row.key
        );
        for value in settings.choices(row.key) {
            settings.set(row.key, &value);
            assert_eq!(settings.value(row.key), Some(value.clone()));
            assert!(
                shown_value(*row, &settings).is_some(),
                "{} = {value} has no words",
                row.key
            );
        }
    }
}

#[test]
fn every_rung_is_a_valid_value_and_the_default_is_one() {
    for (key, (_, rungs)) in SettingRow::ALL
        .iter()
        .filter_map(|row| Some((row.key, row.ladder?)))
    {
        assert!(rungs.is_sorted(), "{key}");
        let mut settings = Settings::default();
        let usual = settings
            .value(key)
            .and_then(|value| value.as_integer())
            .expect("a number");
        assert!(
            rungs.iter().any(|&rung| i64::from(rung) == usual),
            "{key} = {usual}"
        );
        for &rung in rungs {
            settings.set(key, &i64::from(rung).into());
            assert_eq!(settings.value(key), Some(i64::from(rung).into()), "{key}");
        }
    }
}

#[test]
fn a_number_between_two_rungs_goes_to_the_next() {
    use {ListEnds::*, Neighbor::*};
    let rungs = [0, 10, 20];
    let from = |now, toward, ends| stepped(&rungs, now, toward, ends);
    assert_eq!(
        [
            from(10, Next, Stop),
            from(11, Next, Stop),
            from(99, Previous, Stop)
        ],
        [Some(20); 3]
    );
    assert_eq!(
        [
            from(10, Previous, Stop),
            from(9, Previous, Meet),
            from(20, Next, Meet)
        ],
        [Some(0); 3]
    );
    assert_eq!(
        [
            from(20, Next, Stop),
            from(99, Next, Stop),
            from(0, Previous, Stop)
        ],
        [None; 3]
    );
}
