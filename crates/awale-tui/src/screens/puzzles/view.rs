//! Choosing a puzzle, and what has been solved so far.

use awale_rules::Seat;
use awale_study::catalogue::{Kind, Variant};
use awale_study::puzzle::{Difficulty, MinedPuzzle, Motif, collection};
use ratatui::style::Style;
use ratatui::text::Line;

use crate::app::{Look, Ui, list};
use crate::keys::Section;
use crate::screens::training::view as training;
use crate::screens::{PuzzleRow, Puzzles, next_own_position, today};
use crate::widgets::beside::Beside;
use crate::widgets::footer::{always, footer};
use crate::widgets::form::Form;
use crate::widgets::{chrome, columns, wording};
use crate::words::say;

/// The widest the screen is set.
const WIDEST: u16 = 70;
/// Lines of what is said above the list.
const ABOUT: u16 = 3;
/// The column of the values of the list, and of the counts.
const VALUES: usize = 18;

pub(crate) fn draw(puzzles: &Puzzles, ui: &mut Ui<'_>) {
    let look = ui.look;
    draw_frame(puzzles, ui);
    let (theme, words) = (look.theme, look.words);
    let width = Form::row_width(WIDEST, ui.body);
    // What goes on keeps its line while nothing goes on.
    let (state, style) = state(puzzles, look);
    let state = if state.is_empty() {
        " ".to_owned()
    } else {
        columns::fit(&state, width)
    };
    let results = results(puzzles, look).into_iter().map(Line::from);
    let form = Form {
        widest: WIDEST,
        title: words.get("menu-puzzles"),
        above: words.get("puzzles-about").into(),
        above_height: ABOUT,
        rows: PuzzleRow::ALL
            .map(|row| Line::styled(row_words(row, width, puzzles, look), theme.text))
            .into(),
        chosen: list::place(&PuzzleRow::ALL, puzzles.row),
        below: [Line::styled(state, style)]
            .into_iter()
            .chain(results)
            .collect(),
        beside: beside(puzzles, look),
        ..Form::default()
    };
    form.draw(ui);
}

/// What the chosen line is about: an example of its puzzles, a mistake of the player's own, or the
/// game.
fn beside(puzzles: &Puzzles, look: Look<'_>) -> Option<Beside> {
    let (words, variant) = (look.words, puzzles.variant());
    let kind = Kind::Awale(variant.clone());
    let (text, theme) = match puzzles.row {
        PuzzleRow::Variant => {
            let (name, apart) = (words.game_name(&kind), words.apart(&kind));
            return Some(Beside::at(kind.start(Seat::South), kind, name, apart, look));
        }
        PuzzleRow::Own => {
            let title = words.get("puzzles-own");
            let game = next_own_position(variant, look.context);
            let text = words.get(if game.is_some() {
                "puzzles-own-beside"
            } else {
                "puzzles-own-how"
            });
            return Some(Beside {
                title,
                text,
                others: Vec::new(),
                game,
                asked: None,
                face: None,
            });
        }
        PuzzleRow::Today if is_solved_today(variant, look) => {
            ("puzzles-solved-beside", Some(Motif::Endgame))
        }
        PuzzleRow::Today | PuzzleRow::New | PuzzleRow::Difficulty => {
            ("puzzles-made-beside", Some(Motif::Endgame))
        }
        PuzzleRow::Training => ("puzzles-training-beside", None),
    };
    // Those that are made are proven; a game without a proven one of the theme shows an estimated
    // one.
    let is_such = |puzzle: &MinedPuzzle| theme.is_none() || puzzle.goal().result().is_some();
    let shipped = collection::shipped(variant);
    let rating = look.context.progress.training().player.points();
    let near = |is_such: &dyn Fn(&MinedPuzzle) -> bool| {
        collection::near(shipped, rating, theme, is_such, 0)
    };
    let puzzle = near(&is_such).or_else(|| near(&|_| true))?;
    let goal = [("goal", words.puzzle_goal(puzzle.goal()).into())];
    let name = match puzzles.row {
        PuzzleRow::Today => "puzzles-today",
        PuzzleRow::Training => "puzzles-training",
        _ => "puzzles-new",
    };
    Some(training::of_puzzle(
        puzzle,
        variant,
        name,
        words.with(text, &goal),
        look,
    ))
}

/// Whether today's puzzle of this variant is solved.
fn is_solved_today(variant: &Variant, look: Look<'_>) -> bool {
    let context = look.context;
    context.progress.has_solved_day(today(context), &variant.id)
}

/// What goes on, or went wrong.
fn state(puzzles: &Puzzles, look: Look<'_>) -> (String, Style) {
    let theme = look.theme;
    let (words, search) = (look.words, &look.context.own_search);
    if look.context.making_puzzle.is_some() {
        (words.get("puzzles-making"), theme.accent)
    } else if puzzles.found_none {
        (words.get("puzzles-none"), theme.warning)
    } else if puzzles.has_no_own {
        (words.get("puzzles-own-how"), theme.warning)
    } else if search.is_running() {
        (
            say!(words, "puzzles-own-search", games = search.left()),
            theme.dim,
        )
    } else {
        (String::new(), theme.text)
    }
}

/// A line of the list in this many columns: its name and its value.
fn row_words(row: PuzzleRow, width: usize, puzzles: &Puzzles, look: Look<'_>) -> String {
    let words = look.words;
    let (name, value) = match row {
        PuzzleRow::Today => {
            let day = today(look.context);
            let difficulty = words.difficulty(Difficulty::of_day(day));
            let (progress, variant) = (&look.context.progress, &puzzles.variant().id);
            let state = match progress.begun(day, variant) {
                _ if is_solved_today(puzzles.variant(), look) => words.get("puzzles-solved"),
                Some(begun) if begun.helped => words.get("puzzles-missed"),
                Some(_) => words.get("puzzles-begun"),
                None => String::new(),
            };
            (
                words.get("puzzles-today"),
                format!("{day}  {difficulty}  {state}"),
            )
        }
        PuzzleRow::Training => {
            let rating = words.own_puzzle_rating(look.context.progress.training());
            let rating = rating.map(|rating| say!(words, "puzzles-rating", rating = rating));
            (words.get("puzzles-training"), rating.unwrap_or_default())
        }
        PuzzleRow::Own => (
            words.get("puzzles-own"),
            own_counts(puzzles.variant(), look),
        ),
        PuzzleRow::New => (words.get("puzzles-new"), String::new()),
        PuzzleRow::Variant => {
            // The arrows with their blanks.
            let room = width.saturating_sub(VALUES + 4);
            (
                words.get("puzzles-variant"),
                wording::game_name(words, &Kind::Awale(puzzles.variant().clone()), room),
            )
        }
        PuzzleRow::Difficulty => (
            words.get("puzzles-difficulty"),
            words.difficulty(puzzles.difficulty),
        ),
    };
    let change = matches!(row, PuzzleRow::Variant | PuzzleRow::Difficulty) && row == puzzles.row;
    let value = if change {
        chrome::between_arrows(&value, look)
    } else {
        value
    };
    format!("{name:VALUES$}{value}")
}

/// How many positions of the player's own games come back today, and how many are mistakes and how
/// many best moves.
pub(crate) fn own_counts(variant: &Variant, look: Look<'_>) -> String {
    let own = look.context.progress.own();
    let (due, counts) = (
        own.due(&variant.id, today(look.context)),
        own.counts(&variant.id),
    );
    if counts.mistakes + counts.found == 0 {
        return look.words.get("puzzles-own-empty");
    }
    say!(
        look.words,
        "puzzles-own-counts",
        due = due,
        mistakes = counts.mistakes,
        found = counts.found
    )
}

/// The streak, the row, and how many puzzles of the chosen variant were solved.
fn results(puzzles: &Puzzles, look: Look<'_>) -> Vec<String> {
    let (words, progress) = (look.words, &look.context.progress);
    let (run, best) = progress.runs();
    let mut lines = vec![
        say!(
            words,
            "puzzles-streak",
            days = progress.streak(today(look.context))
        ),
        say!(words, "puzzles-run", run = run, best = best),
        String::new(),
    ];
    for &difficulty in Difficulty::ALL {
        let solved = progress.solved(&puzzles.variant().id, difficulty.name());
        let counts = say!(
            words,
            "puzzles-counts",
            solved = (solved.at_once + solved.with_help),
            at_once = solved.at_once
        );
        lines.push(format!(
            "  {:VALUES$}{counts}",
            words.difficulty(difficulty)
        ));
    }
    lines
}

/// The line at the top and the keys at the bottom.
fn draw_frame(puzzles: &Puzzles, ui: &mut Ui<'_>) {
    let can_change = matches!(puzzles.row, PuzzleRow::Variant | PuzzleRow::Difficulty);
    let keys = footer(Section::List, ui.look, |label| match label {
        "key-change" if !can_change => None,
        "key-open" | "key-change" | "key-new-puzzle" => Some(label),
        label => always(label),
    });
    chrome::draw_game_frame(
        &ui.words.get("menu-puzzles"),
        &Kind::Awale(puzzles.variant().clone()),
        &keys,
        ui,
    );
}
