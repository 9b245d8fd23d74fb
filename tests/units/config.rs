use awale::config::{DEFAULTS, Origin, Settings};

#[test]
fn the_documented_defaults_name_every_field() {
    let settings = Settings::parse(DEFAULTS, "config.toml").expect("the defaults are good");
    for entry in settings.entries() {
        assert!(
            matches!(entry.origin, Origin::File { .. }),
            "config.toml does not speak of {}",
            entry.key
        );
    }
}
