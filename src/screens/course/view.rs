//! The lessons of each game, those that have been done marked.

use crate::app::{Look, Ui};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use crate::screens::{Course, CourseRow};
use crate::catalogue::Kind;
use crate::drill::{Drill, Lap};
use crate::keys::{Command, Section};
use crate::strategy::{self, ChapterScore, STARS};
use crate::theme::cells::cells;

use crate::widgets::beside;
use crate::widgets::beside::Beside;
use crate::widgets::chrome;
use crate::widgets::footer::usual_footer;
use crate::widgets::keyed::keyed;
use crate::widgets::list::ListPart;
use crate::screens::chapters::view as chapters;
use crate::screens::drills::view as drills;

/// The widest the list is set.
const WIDEST: u16 = 64;
/// Lines of what is said above the list, with a free one.
const ABOUT: u16 = 4;

/// Lines of the list at least, so that the panel stays where it is from game to game.
const USUAL_ROWS: u16 = 9;

/// Where the things are.
struct Places {
    panel: Rect,
    about: Rect,
    list: Rect,
    /// The board, in a wide window.
    beside: Option<Rect>,
}

impl Places {
    fn of(body: Rect, course: &Course) -> Places {
        let rows = USUAL_ROWS.max(cells(course.rows().len()));
        // The frame, a free line above and one below.
        let (left, right) = beside::columns(body, WIDEST);
        let (panel, inner) = chrome::centred(left, WIDEST, 2 + 1 + ABOUT + rows + 1);
        let [_, about, list] =
            inner.layout(&Layout::vertical([Constraint::Length(1), Constraint::Length(ABOUT), Constraint::Fill(1)]));
        Places { panel, about, list, beside: right.map(|right| beside::from(panel, right)) }
    }

    fn lines(&self, course: &Course) -> ListPart {
        ListPart::of(course.rows().len(), course.chosen, self.list)
    }
}

pub(crate) fn draw(course: &Course, ui: &mut Ui<'_>) {
    let look = ui.look;
    draw_frame(course, ui);
    let (theme, words) = (look.theme, look.words);
    let places = Places::of(ui.body, course);
    chrome::panel(&words.game_name(course.kind()), places.panel, ui);
    let about = keyed("course-about", &[("key", Command::Hint)], look);
    chrome::clipped_text(&about, places.about, theme.text, ui);
    let sign = look.charset.glyphs().done;
    places.lines(course).draw(ui, |place, chosen| {
        let style = if chosen { theme.selection } else { theme.text };
        let beside = |name: String| Line::from(Span::styled(format!("  {name}"), style));
        let lesson = match course.rows()[place] {
            CourseRow::Lesson(lesson) => &course.lessons[lesson],
            CourseRow::Chapters => return beside(chapters_row(course, look)),
            CourseRow::Drills => return beside(words.get("course-drills")),
        };
        let done = if look.context.progress.has_done(course.kind().id(), lesson.id) { sign } else { " " };
        Line::from(Span::styled(format!("{done} {}. {}", place + 1, words.get(lesson.title)), style))
    });
    if let (Some(area), Some(beside)) = (places.beside, beside(course, look)) {
        beside::draw(&beside, area, ui);
    }
}

/// The course in playing well, with the stars of its chapters where there are some for this game.
fn chapters_row(course: &Course, look: Look<'_>) -> String {
    let (words, practice) = (look.words, look.context.progress.practice());
    let name = words.get("course-strategy");
    let Kind::Awale(variant) = course.kind() else { return name };
    let chapters = strategy::chapters(variant);
    if chapters.is_empty() {
        return name;
    }
    let stars: usize = chapters.iter().map(|each| ChapterScore::of(each, &variant.id, practice).stars()).sum();
    let told = [("stars", stars.into()), ("total", (STARS * chapters.len()).into())];
    format!("{name} · {}", words.with("strategy-stars", &told))
}

/// The task with which the chosen lesson begins, the first chapter of the course in playing well, or an example of a drill.
fn beside(course: &Course, look: Look<'_>) -> Option<Beside> {
    let (words, kind) = (look.words, course.kind());
    match (course.rows().get(course.chosen)?, kind) {
        (CourseRow::Lesson(lesson), _) => {
            let lesson = &course.lessons[*lesson];
            let step = lesson.steps.first()?;
            let text = words.lesson_text(step.task, step.start.past().first());
            Some(Beside::at(*step.start.position(), kind.clone(), words.get(lesson.title), text, look))
        }
        (CourseRow::Chapters, Kind::Awale(variant)) => {
            chapters::beside(strategy::chapters(variant).first()?, variant, look)
        }
        (CourseRow::Drills, Kind::Awale(variant)) => drills::beside(variant, Drill::ALL[0], Lap::ALL[0], look),
        (CourseRow::Chapters | CourseRow::Drills, Kind::Matches(_)) => None,
    }
}

/// The line at the top and the keys at the bottom.
fn draw_frame(course: &Course, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let game = course.kind().id();
    let done = course.lessons.iter().filter(|lesson| look.context.progress.has_done(game, lesson.id)).count();
    let count = words.with("course-count", &[("done", done.into()), ("lessons", course.lessons.len().into())]);
    chrome::draw_title(&words.get("menu-learn"), &count, ui);
    let keys = usual_footer(Section::Course, look);
    chrome::draw_keys(&keys, ui);
}
