use std::time::Duration;

use ratatui::layout::Rect;

use awale::widgets::chrome::wrap_text;
use awale::widgets::clock::clock_text;
use awale::widgets::list::VisibleListPart;
use awale::words::{Language, Words};

#[test]
fn wrapping_breaks_lines_only_between_words() {
    assert_eq!(
        wrap_text("one two three four", 9),
        ["one two", "three", "four"]
    );
    assert_eq!(
        wrap_text("internationally so", 6),
        ["internationally", "so"]
    );
    assert_eq!(wrap_text("été à la mer", 6), ["été à", "la mer"]);
}

#[test]
fn a_clock_shows_hours_minutes_seconds_and_tenths_where_they_matter() {
    for (millis, text) in [
        (3_725_000, "1:02:05"),
        (300_000, "5:00"),
        (299_001, "5:00"),
        (299_000, "4:59"),
        (10_001, "0:11"),
        (10_000, "10.0"),
        (9_350, "9.4"),
        (1, "0.1"),
        (0, "0.0"),
    ] {
        assert_eq!(
            clock_text(
                Duration::from_millis(millis),
                &Words::new(Language::English)
            ),
            text
        );
    }
    assert_eq!(
        clock_text(Duration::from_millis(9_350), &Words::new(Language::French)),
        "9,4"
    );
}

fn visible_part_of_list(line_count: usize, chosen_index: usize) -> VisibleListPart {
    VisibleListPart::of(line_count, chosen_index, Rect::new(3, 2, 10, 5))
}

#[test]
fn the_selected_line_of_a_list_is_centered_except_near_its_ends() {
    let visible_line_numbers = |total, chosen| {
        visible_part_of_list(total, chosen)
            .visible_rows()
            .map(|(number, _)| number)
            .collect::<Vec<_>>()
    };
    assert_eq!(visible_line_numbers(9, 0), [0, 1, 2, 3, 4]);
    assert_eq!(visible_line_numbers(9, 4), [2, 3, 4, 5, 6]);
    assert_eq!(visible_line_numbers(9, 8), [4, 5, 6, 7, 8]);
    assert_eq!(visible_line_numbers(3, 2), [0, 1, 2]);
    assert_eq!(visible_line_numbers(0, 0), [0; 0]);
}
