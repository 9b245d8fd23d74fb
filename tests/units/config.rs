use awale::config::{DEFAULT_SETTINGS, SettingOrigin, Settings};

#[test]
fn the_documented_default_settings_contain_every_setting() {
    let settings = Settings::parse(DEFAULT_SETTINGS, "config.toml").expect("the defaults are good");
    for entry in settings.entries() {
        assert!(
            matches!(entry.origin, SettingOrigin::File { .. }),
            "config.toml does not speak of {}",
            entry.key
        );
    }
}
