use awale::config::{DEFAULTS, Origin, Settings};

#[test]
fn the_documented_default_settings_contain_every_setting() {
    let settings = Settings::parse(DEFAULTS, "config.toml").expect("the defaults are good");
    for entry in settings.entries() {
        assert!(
            matches!(entry.origin, Origin::File { .. }),
            "config.toml does not speak of {}",
            entry.key
        );
    }
}
