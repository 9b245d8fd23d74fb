//! A lesson of the course.

use crate::widgets::chrome;
use crate::app::{Look, Ui};
use awale_rules::Refused;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::screens::{LessonHint, LessonScreen, Stand};
use crate::keys::Section;

use crate::widgets::footer::footer;
use crate::widgets::table;
use crate::widgets::taught;
use crate::widgets::taught::Taught;

pub(crate) fn draw(lesson: &LessonScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    draw_frame(lesson, ui);
    let (step, steps) = lesson.place();
    let words = look.words;
    let title = words.with("course-step", &[("step", step.into()), ("steps", steps.into())]);
    let taught = Taught {
        moment: moment(lesson),
        title: &title,
        text: text(lesson, look),
        scrolled: lesson.scrolled,
        remarks: remarks(lesson, look),
    };
    taught::draw(taught, ui.body, ui);
}

/// What is to be seen.
pub(crate) fn moment(lesson: &LessonScreen) -> table::Moment<'_> {
    taught::moment(&lesson.scene, lesson.chosen())
}

/// The task; once it is done, what was to be seen.
fn text<'a>(lesson: &LessonScreen, look: Look<'a>) -> Vec<Line<'a>> {
    let (words, theme, step) = (look.words, look.theme, lesson.step());
    let game = lesson.scene.game.referee.past().first();
    let told = |id: &str| words.lesson_text(id, game);
    if lesson.is_done() {
        let done = Line::from(Span::styled(words.get("course-done"), theme.accent));
        return vec![done, Line::default(), Line::from(told(step.done))];
    }
    let goal = Line::from(Span::styled(words.goal(step.goal), theme.accent));
    vec![Line::from(told(step.task)), Line::default(), goal]
}

/// What there is to say: why a move was refused or is wrong, a hint, what the chosen move would do.
pub(crate) fn remarks(lesson: &LessonScreen, look: Look<'_>) -> Vec<(String, Style)> {
    let (words, theme) = (look.words, look.theme);
    let mut lines = Vec::new();
    match lesson.stand {
        _ if !lesson.scene.is_still() => return lines,
        Stand::Refused(mv, refusal) => {
            let to_move = awale_rules::Game::to_move(lesson.scene.position());
            lines.push((words.refusal(to_move, mv, &Refused::Illegal(refusal)), theme.warning));
        }
        Stand::Wrong(miss) => lines.push((words.miss(miss), theme.warning)),
        Stand::AskedAgain => lines.push((words.get("course-go-on"), theme.accent)),
        Stand::Done => {
            let id = if lesson.place().0 < lesson.place().1 || lesson.has_next_lesson() {
                "course-next"
            } else if lesson.leads_on() {
                "course-lead-on"
            } else {
                "course-finished"
            };
            let game = &lesson.scene.game.referee;
            lines.extend(words.reason(game).map(|reason| (reason, theme.text)));
            lines.push((words.get(id), theme.dim));
        }
        Stand::Asked => {}
    }
    match lesson.hint {
        Some(LessonHint::Look) => lines.push((words.goal_hint(lesson.step().goal), theme.accent)),
        Some(LessonHint::Shown(mv)) => {
            lines.push((words.with("course-shown", &[("move", mv.to_string().into())]), theme.accent));
        }
        None => {}
    }
    if look.context.settings.preview
        && lines.is_empty()
        && let Some(chosen) = lesson.chosen()
    {
        lines.push((words.preview(lesson.scene.position(), chosen), theme.text));
    }
    lines
}

/// The line at the top and the keys at the bottom.
fn draw_frame(lesson: &LessonScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let title = format!("{} · {}", words.get("menu-learn"), words.get(lesson.lesson().title));
    chrome::draw_title(&title, &chrome::game_name(&lesson.scene.game.kind, &title, ui), ui);
    let keys = footer(Section::Lesson, look, |label| match (lesson.stand, label) {
        (Stand::Done | Stand::Wrong(_), "key-choose") | (Stand::Done, "key-hint") => None,
        (Stand::Done, "key-play") => Some("key-next"),
        (Stand::Wrong(_), "key-play") => Some("key-again"),
        (_, label) => Some(label),
    });
    chrome::draw_keys(&keys, ui);
}
