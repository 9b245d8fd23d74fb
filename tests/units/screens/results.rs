use awale_study::rating::LEVEL_ELO;
use unicode_width::UnicodeWidthStr;

use awale::screens::results::charts::{round_numbers_for_grid_lines, visible_level_range};
use awale::screens::results::view::{
    NUMBER_COLUMN_WIDTHS, NUMBER_HEADING_IDS, RESULT_LETTERS_WIDTH,
};
use awale::words::{Language, Words};

#[test]
fn the_axis_of_a_points_chart_begins_and_ends_with_round_numbers() {
    assert_eq!(
        round_numbers_for_grid_lines(1200.0, 1200.0, 5),
        [1200.0, 1300.0],
        "one value alone"
    );
    assert_eq!(
        round_numbers_for_grid_lines(1150.0, 1320.0, 8),
        [1100.0, 1200.0, 1300.0, 1400.0]
    );
    assert_eq!(
        round_numbers_for_grid_lines(1150.0, 1320.0, 7),
        [1000.0, 1200.0, 1400.0]
    );
    assert_eq!(
        round_numbers_for_grid_lines(0.0, 65_535.0, 9).len(),
        67,
        "as far apart as they go"
    );
}

#[test]
fn a_tall_chart_has_more_levels_around_the_ratings() {
    // The ratings of levels 5 and 6 are 1381 and 1611.
    assert_eq!(visible_level_range(1400.0, 1500.0, 6), 4..6);
    assert_eq!(
        visible_level_range(1400.0, 1500.0, 20),
        3..7,
        "one above, one below"
    );
    assert_eq!(visible_level_range(1400.0, 1500.0, 200), 0..LEVEL_ELO.len());
    assert_eq!(
        visible_level_range(100.0, 3000.0, 6),
        0..LEVEL_ELO.len(),
        "none left out between the ratings"
    );
    assert_eq!(
        visible_level_range(100.0, 200.0, 14),
        0..3,
        "nothing below the lowest"
    );
    assert_eq!(
        visible_level_range(2500.0, 2600.0, 14),
        7..LEVEL_ELO.len(),
        "nothing above the highest"
    );
}

#[test]
fn no_column_heading_touches_the_heading_before_it() {
    for language in [Language::English, Language::French] {
        let words = Words::new(language);
        let columns = NUMBER_HEADING_IDS
            .into_iter()
            .zip(NUMBER_COLUMN_WIDTHS)
            .chain([("results-last", RESULT_LETTERS_WIDTH)]);
        for (id, width) in columns {
            assert!(words.get(id).width() < width, "{id} in {language:?}");
        }
    }
}
