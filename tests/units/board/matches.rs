use awale_rules::matches_game::HeapRules;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use awale::board::matches::{HeapLayout, MIN_COLUMNS_PER_THICK_MATCH, MatchesView, click_zones};
use awale::theme::Theme;
use awale::theme::glyphs::Charset;

/// The number of matches that a click on a cell selects.
fn matches_at_cell(area: Rect, view: &MatchesView, column: u16, row: u16) -> Option<u8> {
    let zones = click_zones(area, view);
    zones
        .iter()
        .find(|(_, zone)| zone.contains((column, row).into()))
        .map(|(take, _)| *take)
}

fn matches_view(theme: &Theme, matches_left: u8, selected: u8) -> MatchesView<'_> {
    MatchesView {
        matches_at_start: 13.max(matches_left),
        matches_left,
        max_take: 3,
        selected_match_count: selected,
        theme,
        charset: Charset::Unicode,
    }
}

fn drawn_lines(view: &MatchesView, width: u16, height: u16) -> Vec<String> {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    view.render(area, &mut buffer);
    let cells_in_row = |y| buffer.content[y * usize::from(width)..][..usize::from(width)].iter();
    (0..usize::from(height))
        .map(|y| {
            cells_in_row(y)
                .map(ratatui::buffer::Cell::symbol)
                .collect::<String>()
        })
        .collect()
}

fn all_themes() -> Vec<Theme> {
    Theme::built_in_names()
        .map(|name| Theme::built_in(name).unwrap())
        .chain([Theme::monochrome()])
        .collect()
}

#[test]
fn selected_matches_are_raised_and_marked() {
    let theme = Theme::monochrome();
    let mut heap = matches_view(&theme, 5, 2);
    heap.charset = Charset::Ascii;
    let drawn_text = drawn_lines(&heap, 40, 9);
    let trimmed_drawn_lines: Vec<&str> = drawn_text.iter().map(|line| line.trim_end()).collect();
    let expected = [
        "                          o  o",
        "                          |  |  o  o  o",
        "                          |  |  |  |  |",
        "                          |  |  |  |  |",
        "                          |  |  |  |  |",
        "                          |  |  |  |  |",
        "                                |  |  |",
        "                          ^  ^  .",
        "                    5 -2",
    ];
    assert_eq!(
        trimmed_drawn_lines,
        expected,
        "\n{}",
        trimmed_drawn_lines.join("\n")
    );
}

#[test]
fn a_large_window_has_thick_matches_that_do_not_touch() {
    let theme = Theme::monochrome();
    for width in 40..=200 {
        let heap = matches_view(&theme, 13, 1);
        let screen_rows = drawn_lines(&heap, width, 30);
        let is_thick = screen_rows.iter().any(|line| line.contains("▗█▖"));
        assert_eq!(
            is_thick,
            width / 13 >= MIN_COLUMNS_PER_THICK_MATCH,
            "{}",
            screen_rows.join("\n")
        );
        assert!(
            !screen_rows
                .iter()
                .any(|line| line.contains("▖▗") || line.contains("▌▐")),
            "{}",
            screen_rows.join("\n")
        );
    }
}

#[test]
fn every_heap_has_its_number_and_its_signs_in_every_theme() {
    for theme in all_themes() {
        for left in 0..=*HeapRules::MATCHES_AT_START_RANGE.end() {
            let selected = left.min(3);
            for (width, height) in [(40, 7), (40, 9), (60, 16), (90, 28), (200, 60)] {
                let drawn_text =
                    drawn_lines(&matches_view(&theme, left, selected), width, height).join("\n");
                let count_label = format!(
                    " {left}{}",
                    if selected > 0 {
                        format!(" -{selected}")
                    } else {
                        String::new()
                    }
                );
                assert!(drawn_text.contains(&count_label), "{drawn_text}");
                assert_eq!(
                    drawn_text.matches('▲').count(),
                    usize::from(selected),
                    "{drawn_text}"
                );
            }
        }
    }
}

#[test]
fn a_click_on_a_match_takes_it_and_all_after_it() {
    let theme = Theme::built_in("wood").unwrap();
    let area = Rect::new(3, 2, 60, 16);
    for left in 1..=40 {
        let heap = matches_view(&theme, left, 1);
        let heap_layout = HeapLayout::new(area, &heap).unwrap();
        for index in 0..left {
            let match_area = heap_layout.unraised_match_area(index);
            let take_by_click = Some(left - index).filter(|&take| take <= 3);
            assert_eq!(
                matches_at_cell(area, &heap, match_area.x, match_area.y),
                take_by_click,
                "match {index} of {left}"
            );
        }
    }
    assert_eq!(
        matches_at_cell(area, &matches_view(&theme, 13, 1), 3, 2),
        None,
        "beside the matches"
    );
}

#[test]
fn drawing_matches_never_panics_at_any_size() {
    let theme = Theme::built_in("wood").unwrap();
    for width in 0..=70 {
        for height in 0..=30 {
            drawn_lines(&matches_view(&theme, 40, 3), width, height);
        }
    }
}
