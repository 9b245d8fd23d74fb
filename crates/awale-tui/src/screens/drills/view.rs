//! Draws the list of drills of the sowing trainer, with the best scores.

use awale_study::drill::{Drill, DrillLevel, DrillQuestion, DrillTask};

use crate::{
    prelude::*,
    screens::{DrillRound, DrillsScreen},
};

/// Column at which the values of the list begin.
const VALUE_COLUMN: usize = 44;
/// Maximum width of the list, in columns.
const MAX_LIST_WIDTH: u16 = 72;
/// Height of the text above the list, in lines.
const TEXT_ABOVE_LIST_HEIGHT: u16 = 4;

pub(crate) fn draw(screen: &DrillsScreen, ui: &mut Ui) {
    let look @ DrawContext { theme, words, .. } = ui.look;
    let title = words.get("drills-title");
    chrome::draw_game_title(&title, &GameKind::Awale(screen.variant.clone()), ui);
    let (note, style) = if screen.variant_lacks_seeds {
        (words.get("drills-none"), theme.warning)
    } else {
        (words.get("drills-score"), theme.dim)
    };
    let form = Form {
        max_width: MAX_LIST_WIDTH,
        value_column: VALUE_COLUMN,
        title,
        text_above: words.get("drills-about").into(),
        reserved_lines_above: TEXT_ABOVE_LIST_HEIGHT,
        text_below: vec![Line::styled(note, style)],
        ..Form::default()
    };
    let lines = screen.lines(look.context);
    form.with_lines(&lines, screen.chosen_index, ui.body, look)
        .draw(ui);
}

/// Seed of the random generator for previews. A constant, so that the preview does not change.
const PREVIEW_RANDOM_SEED: u64 = 1;

/// Preview with a question of a drill. `None` if the variant has too few seeds for one.
pub(crate) fn preview_drill(
    variant: &Variant,
    drill: Drill,
    level: DrillLevel,
    look: DrawContext,
) -> Option<SidePanel> {
    let task = DrillTask::new(drill, level, &variant.rules, PREVIEW_RANDOM_SEED)?;
    let words = look.words;
    let text = say!(
        words,
        "drills-example",
        question = question_text(task.question, look)
    );
    let (position, kind) = (
        AnyGame::Awale(task.position),
        GameKind::Awale(variant.clone()),
    );
    let question_pit = match task.question {
        DrillQuestion::LastSeedOf(pit) | DrillQuestion::CapturedSeeds(pit) => Some(pit),
        DrillQuestion::BestCapture | DrillQuestion::PitInDanger => None,
    };
    Some(SidePanel {
        marked_pit: question_pit,
        ..SidePanel::for_position(position, kind, words.get(drill_name_id(drill)), text, look)
    })
}

/// The message id of a drill's name.
pub(crate) const fn drill_name_id(drill: Drill) -> &'static str {
    match drill {
        Drill::LastSeedPlace => "drill-last",
        Drill::Captures => "drill-captures",
        Drill::EndangeredPit => "drill-danger",
    }
}

pub(crate) fn question_text(question: DrillQuestion, look: DrawContext) -> String {
    let words = look.words;
    match question {
        DrillQuestion::LastSeedOf(pit) => say!(
            words,
            "drill-ask-last",
            pit = words.mark_letters_if_enabled(pit)
        ),
        DrillQuestion::BestCapture => words.get("drill-ask-capturer"),
        DrillQuestion::CapturedSeeds(pit) => {
            say!(
                words,
                "drill-ask-seeds",
                pit = words.mark_letters_if_enabled(pit)
            )
        }
        DrillQuestion::PitInDanger => words.get("drill-ask-danger"),
    }
}

/// Formats a level: its number and name.
pub(super) fn level_text(level: DrillLevel, words: &Words) -> String {
    let name = words.get(level.into());
    say!(words, "drills-level", number = level.level_number(), name)
}

/// The best score of a drill at the chosen level. Empty before the first round.
pub(super) fn best_score_text(drill: Drill, screen: &DrillsScreen, context: &AppContext) -> String {
    let (progress, variant_id) = (&context.learning_progress, screen.variant.id.as_str());
    match progress.best_drill_score(variant_id, &DrillRound::score_key(drill, screen.level)) {
        0 => String::new(),
        best => say!(context.words, "drills-best", score = best),
    }
}
