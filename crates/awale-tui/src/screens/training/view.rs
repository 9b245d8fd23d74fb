//! Choosing puzzles from games, and how the player does with them.

use awale_study::catalogue::{AnyGame, Kind, Variant};
use awale_study::puzzle::{MinedPuzzle, collection};
use ratatui::text::Line;

use crate::app::{Look, Ui};
use crate::screens::{Storm, TrainingScreen, today};
use crate::widgets::beside::Beside;
use crate::widgets::chrome;
use crate::widgets::form::Form;
use crate::widgets::line::ListScreen;
use crate::words::say;

/// The column of the values of the list.
const VALUES: usize = 18;
/// The widest the list is set.
const WIDEST: u16 = 70;
/// Lines of the text above the list.
const ABOVE: u16 = 4;
/// Lines of the results below it.
const RESULTS: usize = 4;

pub(crate) fn draw(training: &TrainingScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (theme, words) = (look.theme, look.words);
    let title = words.get("training-title");
    chrome::draw_game_title(&title, &Kind::Awale(training.variant.clone()), ui);
    let style = if training.found_none {
        theme.warning
    } else {
        theme.text
    };
    let mut below: Vec<Line> = results(training, look)
        .into_iter()
        .map(|line| Line::styled(line, style))
        .collect();
    below.resize(RESULTS, Line::default());
    let form = Form {
        widest: WIDEST,
        names: VALUES,
        arrows_on_chosen: true,
        title,
        above: words.get("training-about").into(),
        above_height: ABOVE,
        below,
        ..Form::default()
    };
    let lines = training.lines(look.context);
    form.with(&lines, training.row, ui.body, look).draw(ui);
}

/// One of the puzzles with which a storm may begin.
pub(super) fn beside_storm(variant: &Variant, look: Look<'_>) -> Option<Beside> {
    let first = Storm::example(collection::built_in(variant))?;
    let text = look.words.get("training-storm-beside");
    Some(of_puzzle(first, variant, "training-storm", text, look))
}

/// The puzzle that comes next.
pub(super) fn beside_next(training: &TrainingScreen, look: Look<'_>) -> Option<Beside> {
    let next = training.upcoming(look.context)?;
    let values = [
        ("goal", look.words.puzzle_goal(next.goal()).into()),
        ("rating", u32::from(next.rating).into()),
    ];
    let text = look.words.with("training-next-beside", &values);
    let variant = &training.variant;
    Some(of_puzzle(&next, variant, "training-next", text, look))
}

/// A puzzle from a game with a text.
pub(crate) fn of_puzzle(
    puzzle: &MinedPuzzle,
    variant: &Variant,
    title: &str,
    text: String,
    look: Look<'_>,
) -> Beside {
    let (position, kind) = (
        AnyGame::Awale(puzzle.turns[0].position),
        Kind::Awale(variant.clone()),
    );
    Beside::at(position, kind, look.words.get(title), text, look)
}

/// The player's rating, what comes back today, and the best storm.
fn results(training: &TrainingScreen, look: Look<'_>) -> Vec<String> {
    let (words, progress) = (look.words, &look.context.progress);
    if training.found_none {
        return vec![words.get("training-none")];
    }
    let (kept, id) = (progress.training(), training.variant.id.as_str());
    let (run, best) = progress.runs();
    let due = kept.due(id, today(look.context)).len();
    let solved = [
        ("solved", kept.solved.into()),
        ("attempts", kept.attempts.into()),
    ];
    vec![
        say!(
            words,
            "training-rating",
            rating = words.puzzle_rating(kept.player)
        ) + " "
            + &words.with("training-solved", &solved),
        say!(words, "puzzles-run", run = run, best = best),
        say!(words, "training-due", count = due),
        say!(words, "training-best", count = kept.best_storm(id)),
    ]
}
