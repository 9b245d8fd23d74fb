//! Draws the list of puzzles and the results so far.

use awale_study::{
    progress::OwnPuzzleKind,
    puzzle::{Difficulty, MinedPuzzle, collection},
    study::Motif,
};

use crate::{
    prelude::*,
    screens::{OpeningCard, Puzzles, game_of_next_own_position, today, training::view as training},
};

/// The maximum width of the list, in columns.
const MAX_LIST_WIDTH: u16 = 70;
/// Rows of text above the list.
const TEXT_ABOVE_LIST_HEIGHT: u16 = 3;
/// The column where the values of the list and the counts begin.
const VALUE_COLUMN: usize = 18;

pub(crate) fn draw(puzzles: &Puzzles, ui: &mut Ui) {
    let look = ui.look;
    let lines = puzzles.lines(look.context);
    draw_title(puzzles, ui);
    let words = look.words;
    let width = Form::row_width(MAX_LIST_WIDTH, ui.body);
    let mut lines_below: Vec<Line<'_>> = result_lines(puzzles, look)
        .into_iter()
        .map(Line::from)
        .collect();
    // A message about the state replaces the first row of the results, so that no other row moves.
    let (state_text, style) = puzzle_state_line(puzzles, look);
    if !state_text.is_empty() {
        lines_below[0] = Line::styled(columns::cut_to_width(&state_text, width), style);
    }
    let form = Form {
        max_width: MAX_LIST_WIDTH,
        value_column: VALUE_COLUMN,
        arrows_on_chosen_only: true,
        title: words.get("menu-puzzles"),
        text_above: words.get("puzzles-about").into(),
        reserved_lines_above: TEXT_ABOVE_LIST_HEIGHT,
        text_below: lines_below,
        ..Form::default()
    };
    form.with_lines(&lines, puzzles.row, ui.body, look).draw(ui);
}

/// The preview for own positions: the next one or, without any, how to get them.
pub(super) fn own_positions_preview(
    variant: &Variant,
    kind: OwnPuzzleKind,
    look: DrawContext,
) -> SidePanel {
    let game = game_of_next_own_position(variant, kind, look.context);
    let (title_id, empty_text_id) = match kind {
        OwnPuzzleKind::Mistake => ("puzzles-own", "puzzles-own-how"),
        OwnPuzzleKind::FoundBestMove => ("puzzles-found", "puzzles-found-how"),
    };
    let text_id = if game.is_some() {
        "puzzles-own-beside"
    } else {
        empty_text_id
    };
    SidePanel {
        title: look.words.get(title_id),
        text: look.words.get(text_id),
        game,
        ..SidePanel::default()
    }
}

/// The preview for the answers in openings: the next position, or how to choose answers.
pub(super) fn opening_answers_preview(variant: &Variant, look: DrawContext) -> SidePanel {
    let title = look.words.get("puzzles-openings");
    let card = OpeningCard::cards_by_due_date(variant, look.context).next();
    let Some(OpeningCard { game, .. }) = card else {
        let text = message_with_keys("puzzles-openings-how", &[("key", Command::Learn)], look);
        return SidePanel::start_position(&GameKind::Awale(variant.clone()), title, text, look);
    };
    SidePanel {
        title,
        text: look.words.get("puzzles-openings-beside"),
        game: Some(game),
        ..SidePanel::default()
    }
}

/// A preview with a puzzle of this theme near the player's rating.
pub(crate) fn theme_example_preview(
    variant: &Variant,
    motif: Option<Motif>,
    title_id: &str,
    text: &str,
    look: DrawContext,
) -> Option<SidePanel> {
    // Generated puzzles are proven. So the example for them is a proven puzzle too, if the
    // collection of the game has one.
    let is_suitable = |puzzle: &MinedPuzzle| motif.is_none() || puzzle.goal().is_some();
    let built_in_puzzles = collection::built_in(variant);
    let puzzle_rating = look
        .context
        .learning_progress
        .training()
        .player_rating
        .suitable_puzzle_rating();
    let nearest_puzzle = |is_suitable: &dyn Fn(&MinedPuzzle) -> bool| {
        collection::choose_near_rating(built_in_puzzles, puzzle_rating, motif, is_suitable, 0)
    };
    let puzzle = nearest_puzzle(&is_suitable).or_else(|| nearest_puzzle(&|_| true))?;
    let text = say!(
        look.words,
        text,
        goal = look.words.puzzle_goal(puzzle.goal())
    );
    Some(training::puzzle_preview(
        puzzle, variant, title_id, text, look,
    ))
}

/// Whether the daily puzzle of this variant is solved today.
pub(super) fn is_solved_today(variant: &Variant, context: &AppContext) -> bool {
    context
        .learning_progress
        .has_solved_daily_puzzle(today(context), &variant.id)
}

/// The state of the screen or the last error, with its style.
fn puzzle_state_line(puzzles: &Puzzles, look: DrawContext) -> (String, Style) {
    let theme = look.theme;
    let (words, own_game_queue) = (look.words, &look.context.own_game_queue);
    if look.context.puzzle_job.is_some() {
        (words.get("puzzles-making"), theme.accent)
    } else if puzzles.generation_failed {
        (words.get("puzzles-none"), theme.warning)
    } else if let Some(kind) = puzzles.missing_own_puzzle_kind {
        (
            own_positions_preview(puzzles.variant(), kind, look).text,
            theme.warning,
        )
    } else if own_game_queue.is_running() {
        (
            say!(
                words,
                "puzzles-own-search",
                games = own_game_queue.remaining_game_count()
            ),
            theme.dim,
        )
    } else {
        (String::new(), theme.text)
    }
}

/// The date, the difficulty and the state of the daily puzzle.
pub(super) fn daily_puzzle_state_text(variant: &Variant, context: &AppContext) -> String {
    let (day, words) = (today(context), &context.words);
    let difficulty = words.difficulty_name(Difficulty::of_day(day));
    let state_text = match context
        .learning_progress
        .begun_daily_puzzle(day, &variant.id)
    {
        _ if is_solved_today(variant, context) => words.get("puzzles-solved"),
        Some(begun) if begun.was_solution_shown => words.get("puzzles-missed"),
        Some(_) => words.get("puzzles-begun"),
        None => String::new(),
    };
    format!(
        "{}  {difficulty}  {state_text}",
        words.date(&day.to_string())
    )
}

/// The number of positions from own games that are due today, and of all that are saved.
pub(crate) fn own_position_counts_text(
    variant: &Variant,
    kind: OwnPuzzleKind,
    context: &AppContext,
) -> String {
    let (progress, words) = (&context.learning_progress, &context.words);
    let count = progress.unlearned_own_puzzles(&variant.id, kind).len();
    if count == 0 {
        return words.get("puzzles-own-empty");
    }
    let due = progress.due_own_puzzle_count(&variant.id, kind, today(context));
    say!(words, "puzzles-own-counts", due, count)
}

/// The number of answers in openings that are due today, and of all answers for each side.
pub(crate) fn opening_answer_counts_text(variant: &Variant, context: &AppContext) -> String {
    let (progress, words) = (&context.learning_progress, &context.words);
    let answers = progress.answers_by_due_day(&variant.id);
    if answers.is_empty() {
        return words.get("puzzles-own-empty");
    }
    // South is to move after an even number of moves, because South begins.
    let south_answer_count = answers
        .iter()
        .filter(|(_, answer)| answer.line.len() % 2 == 0)
        .count();
    say!(
        words,
        "puzzles-openings-counts",
        due = progress.due_answer_count(&variant.id, today(context)),
        south = south_answer_count,
        north = (answers.len() - south_answer_count)
    )
}

/// The results: days in a row, and the solved puzzles of the chosen variant.
fn result_lines(puzzles: &Puzzles, look: DrawContext) -> Vec<String> {
    let (words, progress) = (look.words, &look.context.learning_progress);
    let (mut solved_at_once_count, mut solved_with_help_count) = (0, 0);
    for difficulty in Difficulty::ALL {
        let solved_counts = progress.solved_counts(&puzzles.variant().id, difficulty.name());
        solved_at_once_count += solved_counts.solved_without_help;
        solved_with_help_count += solved_counts.solved_with_help;
    }
    let counts_text = say!(
        words,
        "puzzles-counts",
        solved = (solved_at_once_count + solved_with_help_count),
        at_once = solved_at_once_count
    );
    let days = progress.daily_streak(today(look.context));
    vec![
        say!(words, "puzzles-streak", days),
        counts_text,
        best_storm_text(&puzzles.variant().id, look).unwrap_or_default(),
    ]
}

/// The best result in puzzle storms of this variant, if there is one.
pub(crate) fn best_storm_text(variant_id: &str, look: DrawContext) -> Option<String> {
    let best_score = (look.context.learning_progress).best_storm_score(variant_id);
    (best_score > 0).then(|| say!(look.words, "training-best", count = best_score))
}

/// Draws the title line of the screen.
fn draw_title(puzzles: &Puzzles, ui: &mut Ui) {
    chrome::draw_game_title(
        &ui.words.get("menu-puzzles"),
        &GameKind::Awale(puzzles.variant().clone()),
        ui,
    );
}
