use std::fs;
use std::time::{Duration, UNIX_EPOCH};

use jiff::Timestamp;
use jiff::tz::TimeZone;

use awale::shell::clock_rng::{date_time_at, parse_time_zone};

/// The file of a time zone that is always three hours ahead of UTC.
fn time_zone_file_utc_plus_3() -> Vec<u8> {
    let tzif_counts = [0, 0, 0, 0, 1, 4].map(u32::to_be_bytes).concat();
    let zone_record = [&10_800_i32.to_be_bytes()[..], &[0, 0], b"EAT\0"].concat();
    let file_block = [b"TZif2", &[0; 15][..], &tzif_counts, &zone_record].concat();
    [&file_block[..], &file_block, b"\nEAT-3\n"].concat()
}

#[test]
fn a_clock_after_year_9999_gives_the_last_date() {
    let duration_of_years = |count: u64| Duration::from_secs(count * 365 * 86_400);
    for rule in ["UTC0", "EAT-14", "EST12EDT,M3.2.0,M11.1.0"] {
        let zone = TimeZone::posix(rule).expect("a rule");
        for now in [
            UNIX_EPOCH + duration_of_years(8040),
            UNIX_EPOCH + duration_of_years(200_000),
        ] {
            let last_date = date_time_at(now, zone.clone());
            assert!(
                last_date.to_string().starts_with("9999-12-"),
                "{rule}: {last_date}"
            );
            assert_eq!(
                last_date.to_string().parse(),
                Ok(last_date),
                "it can be read again"
            );
        }
        let _ = date_time_at(UNIX_EPOCH - duration_of_years(13_000), zone.clone());
    }
}

#[test]
fn a_time_zone_is_found_by_its_name_or_its_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("Africa")).unwrap();
    let file = folder.path().join("Africa/Nairobi");
    fs::write(&file, time_zone_file_utc_plus_3()).unwrap();
    for name in ["Africa/Nairobi", ":Africa/Nairobi", file.to_str().unwrap()] {
        let zone = parse_time_zone(folder.path(), name).expect(name);
        assert_eq!(
            Timestamp::UNIX_EPOCH.to_zoned(zone).offset().seconds(),
            10_800,
            "{name}"
        );
    }
    let time_zone = parse_time_zone(folder.path(), "EST5EDT,M3.2.0,M11.1.0").expect("a rule");
    assert_eq!(
        Timestamp::UNIX_EPOCH.to_zoned(time_zone).offset().seconds(),
        -5 * 3600
    );
    for name in [
        "",
        "Africa",
        "Africa/Nowhere",
        "/dev/zero",
        "../../dev/zero",
    ] {
        assert_eq!(
            parse_time_zone(folder.path(), name),
            None,
            "{name} names none"
        );
    }
}
