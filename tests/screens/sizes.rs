//! Windows of every size, and clicks in them.

use awale::app::Action;
use awale::screens::MenuItem;
use awale::theme::ColorDepth;
use awale_rules::Seat;
use proptest::prelude::*;
use ratatui::layout::Size;

use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{
    DEFAULT_WINDOW_SIZE, PLAIN_LOOK, ScreenLook, TWO_HUMANS_SETTINGS, all_looks, screen_lines,
    start_with_look,
};
use crate::ways::{SCREEN_WALKS, for_each_walk};

#[test]
fn a_window_that_is_too_small_shows_the_required_size() {
    for_each_walk(|name, look, shell| {
        for (width, height) in [(20, 5), (49, 18), (50, 17)] {
            let drawn = screen_lines(&shell.draw(width, height)).join("\n");
            assert!(drawn.contains("50x18"), "{name}, {look:?}\n{drawn}");
            assert!(
                drawn.contains(&format!("{width}x{height}")),
                "{name}, {look:?}\n{drawn}"
            );
        }
    });
}

#[test]
fn a_larger_window_has_a_larger_board() {
    let mut shell = start_with_look(
        ScreenLook {
            depth: ColorDepth::SixteenColors,
            ..PLAIN_LOOK
        },
        TWO_HUMANS_SETTINGS,
    );
    shell.press_keys("p");
    let mut width_of_pits_a_to_f = |width, height| {
        let drawn = screen_lines(&shell.draw(width, height));
        let letters = drawn
            .iter()
            .rfind(|line| line.contains(" A ") && line.contains(" F "))
            .expect("letters");
        letters.find(" F ").expect("F") - letters.find(" A ").expect("A")
    };
    let (small_width, usual_width, large_width) = (
        width_of_pits_a_to_f(50, 18),
        width_of_pits_a_to_f(80, 24),
        width_of_pits_a_to_f(200, 60),
    );
    assert!(
        small_width < usual_width && usual_width < large_width,
        "{small_width} {usual_width} {large_width}"
    );
}

/// The first and last column of the contents between the title and the key line, and the number of
/// empty rows above them.
fn content_extent(drawn: &[String]) -> (usize, usize, usize) {
    // The lines without the title, the notice and the keys.
    let body_lines = &drawn[1..drawn.len() - 2];
    let is_blank = |line: &&String| line.trim().is_empty();
    let lines: Vec<&String> = body_lines.iter().skip_while(is_blank).collect();
    let text_starts = lines
        .iter()
        .filter(|line| !is_blank(line))
        .map(|line| line.chars().take_while(|c| *c == ' ').count());
    let text_ends = lines.iter().map(|line| line.trim_end().chars().count());
    (
        text_starts.min().unwrap_or(0),
        text_ends.max().unwrap_or(0),
        body_lines.len() - lines.len(),
    )
}

#[test]
fn lists_are_centered_in_a_large_window() {
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        let mut shell = start_with_look(PLAIN_LOOK, settings);
        walk(&mut shell);
        let (is_list, has_free_rows_above) = match current_screen(&shell.app) {
            ShownScreen::Saved(_) | ShownScreen::Results(_) => (true, false),
            ShownScreen::Setup(setup) => (true, setup.choice_list.is_none()),
            ShownScreen::Puzzles(_) | ShownScreen::CourseScreen(_) => (true, true),
            // The settings screen is not checked as a list, because its board counts as part of its
            // width.
            ShownScreen::Settings(_) => (false, true),
            _ => continue,
        };
        // In a window of 140 columns or more, these lists have a board or a chart next to them.
        let width = match current_screen(&shell.app) {
            ShownScreen::Saved(_)
            | ShownScreen::Puzzles(_)
            | ShownScreen::CourseScreen(_)
            | ShownScreen::Setup(_)
            | ShownScreen::Results(_) => 139,
            _ => 200,
        };
        let drawn = screen_lines(&shell.draw(width, 60));
        let ((start, end, empty_rows_above), text) = (content_extent(&drawn), drawn.join("\n"));
        assert!(!is_list || end - start <= 110, "{name}\n{text}");
        assert!(
            start.abs_diff(usize::from(width) - end) <= 1,
            "{name} is not in the middle\n{text}"
        );
        assert!(
            !has_free_rows_above || (5..20).contains(&empty_rows_above),
            "{name}: {empty_rows_above} lines above\n{text}"
        );
    }
}

#[test]
fn lists_of_exercises_show_a_board_in_a_wide_window() {
    for_each_walk(|name, look, shell| {
        let is_list = match current_screen(&shell.app) {
            ShownScreen::Puzzles(_)
            | ShownScreen::Training(_)
            | ShownScreen::CourseScreen(_)
            | ShownScreen::Drills(_) => true,
            ShownScreen::Chapters(screen) => !screen.chapters.is_empty(),
            _ => false,
        };
        if !is_list {
            return;
        }
        let [south, north] = Seat::BOTH.map(|seat| shell.app.context.words.seat_name(seat));
        let mut board_count = |width, height| {
            let drawn = screen_lines(&shell.draw(width, height));
            drawn
                .iter()
                .filter(|line| line.contains(&format!(" {north} ")) && !line.contains(&south))
                .count()
        };
        assert_eq!(
            [
                board_count(139, 60),
                board_count(140, 24),
                board_count(200, 60)
            ],
            [0, 1, 1],
            "{name}, {look:?}"
        );
    });
}

#[test]
fn the_board_next_to_puzzles_from_games_shows_the_next_puzzle() {
    let mut shell = start_with_look(PLAIN_LOOK, "");
    for _ in 0..3 {
        shell.open_menu_item(MenuItem::Puzzles);
        shell.act(Action::ClickRow(1));
        let ShownScreen::Training(training) = current_screen(&shell.app) else {
            panic!("no puzzles from games")
        };
        let shown_puzzle = training
            .upcoming_puzzle(&shell.app.context)
            .expect("there are puzzles");
        shell.act(Action::Confirm);
        let ShownScreen::Puzzle(puzzle) = current_screen(&shell.app) else {
            panic!("no puzzle")
        };
        assert_eq!(puzzle.sequence.puzzle.turns, shown_puzzle.turns);
        shell.press_keys("r");
        shell.act_all([Action::Back, Action::Back, Action::Back]);
    }
}

#[test]
fn a_click_acts_on_what_is_drawn_there() {
    for (width, height) in [DEFAULT_WINDOW_SIZE, (120, 40), (200, 60), (50, 18)] {
        let size = Size::new(width, height);
        for (line, (name, word)) in [
            (MenuItem::Play, ("the setup", "Play")),
            (MenuItem::Analyse, ("the ways to a board", "Analyze")),
            (MenuItem::Settings, ("the settings", "Settings")),
        ] {
            let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
            let drawn = screen_lines(&shell.draw(width, height));
            let (y, text) = drawn
                .iter()
                .enumerate()
                .find(|(_, text)| text.contains(word))
                .expect("a line");
            let x = text[..text.find(word).expect("the word")].chars().count();
            assert!(
                shell.click(x.try_into().unwrap(), y.try_into().unwrap(), size),
                "{name} at {size:?}"
            );
            let mut other_shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
            other_shell.open_menu_item(line);
            assert_eq!(
                screen_lines(&shell.draw(80, 24)),
                screen_lines(&other_shell.draw(80, 24)),
                "{name} at {size:?}"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_screen_draws_at_any_size(
        sizes in proptest::collection::vec((1_u16..=130, 1_u16..=45), 6),
        edges in proptest::collection::vec((44_u16..=82, 14_u16..=26), 4),
        place in (0.0..1.0_f32, 0.0..1.0_f32),
        look in 0..8_usize,
    ) {
        let look = all_looks()[look];
        for (_, settings, walk) in SCREEN_WALKS.iter() {
            let mut shell = start_with_look(look, settings);
            walk(&mut shell);
            for &(width, height) in sizes.iter().chain(&edges) {
                shell.draw(width, height);
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of the screen")]
                let cell_index = |part: f32, cells: u16| (part * f32::from(cells)) as u16;
                shell.click(cell_index(place.0, width), cell_index(place.1, height), Size::new(width, height));
            }
        }
    }
}

#[test]
fn every_screen_draws_in_the_smallest_windows() {
    for (_, settings, walk) in SCREEN_WALKS.iter() {
        let mut shell = start_with_look(PLAIN_LOOK, settings);
        walk(&mut shell);
        for width in 1..=24 {
            for height in 1..=6 {
                shell.draw(width, height);
            }
        }
    }
}
