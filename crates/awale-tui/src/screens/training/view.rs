//! Draws the list for training with puzzles from games, with the player's results.

use awale_study::puzzle::{MinedPuzzle, collection};

use crate::{
    prelude::*,
    screens::{PuzzleStorm, TrainingScreen, today},
};

/// The column where the values of the list begin.
const VALUE_COLUMN: usize = 18;
/// The maximum width of the list, in columns.
const MAX_LIST_WIDTH: u16 = 70;
/// Rows of text above the list.
const TEXT_ABOVE_LIST_HEIGHT: u16 = 4;
/// Rows of results below the list.
const RESULT_ROWS: usize = 4;

pub(crate) fn draw(training: &TrainingScreen, ui: &mut Ui) {
    let look @ DrawContext { theme, words, .. } = ui.look;
    let title = words.get("training-title");
    chrome::draw_game_title(&title, &GameKind::Awale(training.variant.clone()), ui);
    let style = if training.found_no_puzzle {
        theme.warning
    } else {
        theme.text
    };
    let mut lines_below: Vec<Line> = result_lines(training, look)
        .into_iter()
        .map(|line| Line::styled(line, style))
        .collect();
    lines_below.resize(RESULT_ROWS, Line::default());
    let form = Form {
        max_width: MAX_LIST_WIDTH,
        value_column: VALUE_COLUMN,
        arrows_on_chosen_only: true,
        title,
        text_above: words.get("training-about").into(),
        reserved_lines_above: TEXT_ABOVE_LIST_HEIGHT,
        text_below: lines_below,
        ..Form::default()
    };
    let lines = training.lines(look.context);
    form.with_lines(&lines, training.row, ui.body, look)
        .draw(ui);
}

/// A preview with a puzzle that could be the first of a storm.
pub(crate) fn storm_preview(variant: &Variant, look: DrawContext) -> Option<SidePanel> {
    let example_puzzle = PuzzleStorm::example_puzzle(collection::built_in(variant))?;
    let text = look.words.get("training-storm-beside");
    Some(puzzle_preview(
        example_puzzle,
        variant,
        "training-storm",
        text,
        look,
    ))
}

/// A preview with the next puzzle.
pub(super) fn next_puzzle_preview(
    training: &TrainingScreen,
    look: DrawContext,
) -> Option<SidePanel> {
    let next_puzzle = training.upcoming_puzzle(look.context)?;
    let text = say!(
        look.words,
        "training-next-beside",
        goal = look.words.puzzle_goal(next_puzzle.goal()),
        rating = u32::from(next_puzzle.rating)
    );
    let variant = &training.variant;
    Some(puzzle_preview(
        &next_puzzle,
        variant,
        "training-next",
        text,
        look,
    ))
}

/// A preview that shows a puzzle with a text.
pub(crate) fn puzzle_preview(
    puzzle: &MinedPuzzle,
    variant: &Variant,
    title_id: &str,
    text: String,
    look: DrawContext,
) -> SidePanel {
    let (position, kind) = (
        AnyGame::Awale(puzzle.turns[0].position),
        GameKind::Awale(variant.clone()),
    );
    SidePanel::for_position(position, kind, look.words.get(title_id), text, look)
}

/// The results: rating, puzzles in a row, due puzzles and best storm.
fn result_lines(training: &TrainingScreen, look: DrawContext) -> Vec<String> {
    let (words, progress) = (look.words, &look.context.learning_progress);
    if training.found_no_puzzle {
        return vec![words.get("training-none")];
    }
    let (training_progress, variant_id) = (progress.training(), training.variant.id.as_str());
    let (run, best) = progress.current_and_longest_solving_run();
    let due = progress.due_puzzles(variant_id, today(look.context)).len();
    vec![
        say!(
            words,
            "training-rating",
            rating = words.puzzle_rating(training_progress.player_rating)
        ) + " "
            + &say!(
                words,
                "training-solved",
                solved = training_progress.solved,
                attempts = training_progress.attempts
            ),
        say!(words, "puzzles-run", run, best),
        say!(words, "training-due", count = due),
        say!(
            words,
            "training-best",
            count = progress.best_storm_score(variant_id)
        ),
    ]
}
