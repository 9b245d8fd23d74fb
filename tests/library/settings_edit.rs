//! Checks that changing a setting preserves everything else in the user's file.

use proptest::prelude::*;
use toml::Value;

use awale::config::with_settings;

fn with_setting(text: &str, key: &'static str, value: impl Into<Value>) -> String {
    with_settings(text, &[(key, value.into())])
}

#[test]
fn a_setting_is_added_to_a_section_of_any_form() {
    for (before, after) in [
        (
            "setup.first = 1 # one\ntheme = 2\n",
            "setup.first = 1 # one\nsetup.game = 7\ntheme = 2\n",
        ),
        (
            "setup = { first = 1 } # one\n",
            "setup = { first = 1, game = 7 } # one\n",
        ),
        ("setup = {}\n", "setup = { game = 7 }\n"),
        (
            "[setup] # one\n# two\n[x]\n",
            "[setup] # one\ngame = 7\n# two\n[x]\n",
        ),
        (
            "[setup]\na.b = [\n1,\n]\n\n[x]",
            "[setup]\na.b = [\n1,\n]\ngame = 7\n\n[x]\n",
        ),
        (
            "[setup.deep]\na = 1",
            "[setup]\ngame = 7\n[setup.deep]\na = 1\n",
        ),
        (
            "theme = 1\r\n[setup]\r\n",
            "theme = 1\r\n[setup]\r\ngame = 7\r\n",
        ),
        (
            "\"setup\".'game' = \"\"\"\nlong\"\"\" # one",
            "\"setup\".'game' = 7 # one\n",
        ),
        ("\u{feff}# one", "\u{feff}# one\n[setup]\ngame = 7\n"),
    ] {
        assert_eq!(with_setting(before, "setup.game", 7), after);
    }
}

#[test]
fn a_top_level_setting_is_added_above_the_sections() {
    assert_eq!(
        with_setting("\u{feff}[setup]\n", "theme", 7),
        "\u{feff}theme = 7\n[setup]\n"
    );
    assert_eq!(
        with_setting("a = [[1]]\n[[b]]\nc = 1", "theme", 7),
        "a = [[1]]\ntheme = 7\n[[b]]\nc = 1\n"
    );
    assert_eq!(
        with_setting("a.b = 1 # one", "theme", "dark"),
        "a.b = 1 # one\ntheme = \"dark\"\n"
    );
}

#[test]
fn a_new_section_is_added_below_the_comments_at_the_end() {
    assert_eq!(
        with_setting("[x]\na = 1\n# end", "setup.game", 7),
        "[x]\na = 1\n# end\n\n[setup]\ngame = 7\n"
    );
}

#[test]
fn values_that_look_like_section_names_are_preserved() {
    for text in [
        "setup = 3",
        "[[setup]]\na = 1",
        "setup.game.x = 1",
        "[setup.game]\n",
        "a = 1\na = 2",
        "setup.x.game =",
    ] {
        assert_eq!(with_setting(text, "setup.game", 7), text);
    }
}

proptest! {
    /// The changed text has the new value, all other values, and every comment.
    #[test]
    fn changing_a_setting_changes_nothing_but_its_value(
        above in "(#[a-z =]{0,4}|)\n((a|b|\"c d\"|e\\.f|e\\.g) ?= ?(1|'x=y'|\\[1, [2]\\]|\\{ game = 1 \\}) {0,2}(#[a-z =\\[]{0,4})?\n){0,3}",
        setup in "|setup\\.(game|x|y) = 1 # one\n|setup = \\{( x = 'a'|game=1,y=2|)\\} # one\n",
        below in "(\n *\\[(setup|setup\\.deep|x|y)\\] *(# two)?\n#three\n(( *)(game|x|y|z\\.a) = [0-9](# four)?\n){0,2}){0,3}",
        key in prop::sample::select(vec!["theme", "a", "setup.game", "setup.new"]),
        ends in any::<(bool, bool)>(),
    ) {
        let mut text = [above, setup, below].concat();
        if ends.0 {
            text = text.trim_end().to_owned();
        }
        if ends.1 {
            text = text.replace('\n', "\r\n");
        }
        let changed_text = with_setting(&text, key, "new");
        let Ok(mut expected_settings) = text.parse::<toml::Table>() else {
            prop_assert_eq!(changed_text, text);
            return Ok(());
        };
        let value = Value::from("new");
        match key.split_once('.') {
            None => drop(expected_settings.insert(key.to_owned(), value)),
            Some((section, name)) => {
                let table = expected_settings.entry(section).or_insert(Value::Table(toml::Table::new()));
                table.as_table_mut().unwrap().insert(name.to_owned(), value);
            }
        }
        prop_assert_eq!(changed_text.parse::<toml::Table>().unwrap(), expected_settings, "{}\n-> {}", text, changed_text);
        for comment in text.lines().filter_map(|line| line.rsplit_once('#')) {
            prop_assert!(changed_text.contains(comment.1), "{}\n-> {}", text, changed_text);
        }
        prop_assert!(!text.contains("\r\n") || !changed_text.replace("\r\n", "").contains('\n'));
    }
}
