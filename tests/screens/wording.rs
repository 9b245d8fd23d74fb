//! Checks that texts on the screens are complete.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use awale::app::Action;
use awale::screens::{AnalyseRow, MenuItem};
use awale::widgets::list_line::ListScreen;
use awale::words::Language;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{
    DEFAULT_WINDOW_SIZE, PLAIN_LOOK, TWO_HUMANS_SETTINGS, all_looks, screen_lines, start_with_look,
};
use crate::ways::{SCREEN_WALKS, for_each_walk};

#[test]
fn each_walk_leads_to_a_different_screen() {
    let mut walk_of_screen = BTreeMap::new();
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        let mut shell = start_with_look(PLAIN_LOOK, settings);
        walk(&mut shell);
        let earlier_walk = walk_of_screen.insert(
            screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1)),
            *name,
        );
        assert_eq!(earlier_walk, None, "{name}");
    }
}

/// The words that end in an ellipsis in the texts of all languages.
static WORDS_WITH_ELLIPSIS: LazyLock<BTreeSet<&str>> = LazyLock::new(|| {
    let texts = Language::ALL
        .into_iter()
        .flat_map(|language| language.fluent_messages().lines());
    let words = texts
        .filter(|line| !line.starts_with('#'))
        .flat_map(str::split_whitespace);
    words
        .filter(|word| word.ends_with('…') && *word != "…")
        .collect()
});

/// The number of shortened words in the drawn lines.
pub fn cut_word_count(drawn: &[String]) -> usize {
    let text = WORDS_WITH_ELLIPSIS
        .iter()
        .fold(drawn.join("\n"), |text, word| text.replace(word, ""));
    // After a digit the ellipsis is part of a move number, after a space part of a sentence.
    let is_cut =
        |&(before, sign): &(char, char)| sign == '…' && !before.is_ascii_digit() && before != ' ';
    text.chars()
        .zip(text.chars().skip(1))
        .filter(is_cut)
        .count()
}

#[test]
fn no_text_is_cut_off_at_the_default_window_size() {
    for_each_walk(|name, look, shell| {
        let drawn = screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1));
        assert_eq!(
            cut_word_count(&drawn),
            0,
            "{name}, {look:?}: cut off\n{}",
            drawn.join("\n")
        );
    });
}

/// The words of the key line.
pub fn key_line_words(screen: &[String]) -> Vec<&str> {
    screen
        .last()
        .expect("a line of keys")
        .split_whitespace()
        .collect()
}

/// Whether the title and the key line contain the same words at the default size as in a large
/// window.
pub fn has_whole_title_and_key_line(shell: &mut Shell) -> bool {
    // A notice may cover the title.
    shell.app.context.notice = None;
    let (default_window_lines, large_window_lines) = (
        screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1)),
        screen_lines(&shell.draw(200, 60)),
    );
    let (words_in_small_window, words_in_large_window) = (
        key_line_words(&default_window_lines),
        key_line_words(&large_window_lines),
    );
    let (words_of_default_title, words_of_large_title) = (
        word_counts(&default_window_lines[..1]),
        word_counts(&large_window_lines[..1]),
    );
    match current_screen(&shell.app) {
        // In a game, an analysis or a tree, a wide key line has more keys. The key to leave is
        // last, so if it is visible, nothing before it was cut off. The wide title also mentions
        // the tables.
        ShownScreen::Play(_) | ShownScreen::Tree(_) | ShownScreen::Analysis(_) => {
            let mut remaining_words = words_in_large_window.iter();
            words_in_small_window
                .iter()
                .all(|word| remaining_words.any(|other| other == word))
                && words_in_small_window.last() == words_in_large_window.last()
                && words_of_default_title
                    .keys()
                    .all(|word| words_of_large_title.contains_key(word))
        }
        // The setup has a scroll key only in windows without room for its whole text.
        ShownScreen::Setup(_) => true,
        _ => {
            words_in_small_window == words_in_large_window
                && words_of_default_title == words_of_large_title
        }
    }
}

#[test]
fn the_key_line_and_the_title_are_complete_at_the_default_size() {
    for_each_walk(|name, look, shell| {
        let is_whole = has_whole_title_and_key_line(shell);
        assert!(
            is_whole,
            "{name}, {look:?}\n{}",
            screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1)).join("\n")
        );
    });
}

/// The number of occurrences of each word. Single letters are skipped, because they name pits.
fn word_counts(lines: &[String]) -> BTreeMap<String, usize> {
    let mut words = BTreeMap::new();
    for word in lines
        .iter()
        .flat_map(|line| line.split(|sign: char| !sign.is_alphabetic()))
    {
        if word.chars().count() > 1 {
            *words.entry(word.to_owned()).or_default() += 1;
        }
    }
    words
}

/// A word that the large screen has, but the screen of the default size lacks.
pub fn first_lost_word(name: &str, shell: &mut Shell) -> Option<String> {
    // Scrolling texts, and the setup, which omits whole paragraphs, have tests of their own.
    let is_scrolling_text = matches!(
        current_screen(&shell.app),
        ShownScreen::Rules(_)
            | ShownScreen::Help(_)
            | ShownScreen::Setup(_)
            | ShownScreen::Settings(_)
            | ShownScreen::Bindings(_)
            | ShownScreen::Results(_)
            | ShownScreen::Link(_)
    );
    // A list of moves shows more moves on a larger screen, and a tree more nodes.
    let has_history = matches!(
        current_screen(&shell.app),
        ShownScreen::Analysis(_) | ShownScreen::Over(_) | ShownScreen::Tree(_)
    );
    // The open question covers other contents, so the screen is not compared.
    if is_scrolling_text
        || has_history
        || shell.app.confirmation().is_some()
        || name.contains("saved games")
    {
        return None;
    }
    // The key line has a test of its own.
    // A notice covers the last line until the next key.
    if shell.app.context.notice.is_some() {
        return None;
    }
    let inside = |drawn: &[String]| word_counts(&drawn[..drawn.len() - 1]);
    let default_window_lines =
        screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1));
    // In wider windows these screens show more: both sides, the board of the selected line, today's
    // tasks, or the remarks of a character.
    let has_side_panel = matches!(
        current_screen(&shell.app),
        ShownScreen::Play(_)
            | ShownScreen::Saved(_)
            | ShownScreen::Menu(_)
            | ShownScreen::AnalyseHub(_)
            | ShownScreen::Setup(_)
            | ShownScreen::Puzzles(_)
            | ShownScreen::Training(_)
            | ShownScreen::CourseScreen(_)
            | ShownScreen::Chapters(_)
            | ShownScreen::Drills(_)
    );
    let (words_in_small_window, words_in_large_window) = (
        inside(&default_window_lines),
        inside(&screen_lines(
            &shell.draw(if has_side_panel { 99 } else { 200 }, 60),
        )),
    );
    let is_lost = |(word, count): &(String, usize)| {
        words_in_small_window.get(word).copied().unwrap_or_default() < *count
    };
    words_in_large_window
        .into_iter()
        .find(is_lost)
        .map(|(word, _)| word)
}

#[test]
fn every_word_of_a_large_screen_is_also_on_the_default_one() {
    for_each_walk(|name, look, shell| {
        let lost = first_lost_word(name, shell);
        assert_eq!(
            lost,
            None,
            "{name}, {look:?}\n{}",
            screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1)).join("\n")
        );
    });
}

#[test]
fn the_setup_shows_every_line_and_whole_sentences() {
    for look in all_looks() {
        let settings = "[setup]\nsouth = \"minimax:4\"\nnorth = \"alphabeta:40:seeds\"\n";
        let mut shell = start_with_look(look, settings);
        shell.open_menu_item(MenuItem::Play);
        shell.act(Action::Home);
        let games = shell.app.context.game_kinds().len();
        for _ in 0..games {
            let ShownScreen::Setup(setup) = current_screen(&shell.app) else {
                panic!("the setup")
            };
            let rows = setup.lines(&shell.app.context).len();
            for row in 0..rows {
                let drawn = screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1));
                let text = drawn.join("\n");
                let selection_mark = if look.ascii { "| > " } else { "│ ▸ " };
                assert_eq!(
                    drawn
                        .iter()
                        .filter(|line| line.contains(selection_mark))
                        .count(),
                    1,
                    "line {row}\n{text}"
                );
                let inside = |line: &&String| line.trim_matches(['│', '|', ' ']).len() > 3;
                let last_explanation_line = drawn[..22]
                    .iter()
                    .rev()
                    .find(inside)
                    .expect("an explanation");
                let trimmed_last_line = last_explanation_line.trim_matches(['│', '|', ' ']);
                // A symbol shows that the text continues below.
                let is_whole = trimmed_last_line.ends_with(['.', '!'])
                    || trimmed_last_line.ends_with([if look.ascii { 'v' } else { '▼' }]);
                assert!(is_whole, "line {row}: a sentence is cut off\n{text}");
                shell.act(Action::Down);
            }
            shell.act_all([Action::Home, Action::Right]);
        }
    }
}

#[test]
fn scrolling_shows_all_text() {
    for_each_walk(|name, look, shell| {
        let is_text = match current_screen(&shell.app) {
            ShownScreen::Rules(rules) => rules.demonstration().is_none(),
            screen => matches!(screen, ShownScreen::Help(_)),
        };
        if !is_text {
            return;
        }
        (0..20).for_each(|_| shell.act(Action::PageUp));
        let all_words = word_counts(&screen_lines(&shell.draw(80, 300)));
        let mut words_while_scrolling = BTreeMap::new();
        let mut previous_lines = Vec::new();
        loop {
            let drawn = screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1));
            if drawn == previous_lines {
                break;
            }
            words_while_scrolling.extend(word_counts(&drawn));
            shell.act(Action::Down);
            previous_lines = drawn;
        }
        let missing_words: Vec<&String> = all_words
            .keys()
            .filter(|word| !words_while_scrolling.contains_key(*word))
            .collect();
        assert!(
            missing_words.is_empty(),
            "{name}, {look:?}: {missing_words:?}"
        );
    });
}

#[test]
fn the_chosen_line_of_a_long_list_is_always_shown() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    for _ in 0..40 {
        shell.press_keys("pA");
        shell.act(Action::Back);
    }
    shell.open_analyse_row(AnalyseRow::SavedGames);
    for step in [Action::Down, Action::Up] {
        for _ in 0..40 {
            let drawn = screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1));
            assert_eq!(
                drawn.iter().filter(|line| line.starts_with("│▸")).count(),
                1,
                "{}",
                drawn.join("\n")
            );
            shell.act(step.clone());
        }
    }
}
