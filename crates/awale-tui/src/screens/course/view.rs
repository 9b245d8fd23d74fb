//! The lessons of each game, those that have been done marked.

use awale_rules::Seat;
use awale_study::catalogue::Kind;
use awale_study::drill::{Drill, DrillLevel};
use awale_study::strategy::{self, ChapterScore, STARS};
use ratatui::text::Line;

use crate::app::{Look, Ui};
use crate::keys::{Command, Section};
use crate::screens::chapters::view as chapters;
use crate::screens::drills::view as drills;
use crate::screens::{Course, CourseRow};
use crate::widgets::beside::Beside;
use crate::widgets::chrome;
use crate::widgets::footer::footer_of;
use crate::widgets::form::Form;
use crate::widgets::keyed::{self, keyed};
use crate::words::say;

/// The widest the list is set.
const WIDEST: u16 = 64;
/// Lines of what is said above the list.
const ABOVE: u16 = 4;

/// Lines of the list at least, so that the panel stays where it is from game to game.
const USUAL_ROWS: u16 = 11;

pub(crate) fn draw(course: &Course, ui: &mut Ui<'_>) {
    let look = ui.look;
    draw_frame(course, ui);
    let form = Form {
        widest: WIDEST,
        title: look.words.game_name(course.kind()),
        above: keyed("course-about", &[("key", Command::Hint)], look).into(),
        above_height: ABOVE,
        rows: course
            .rows()
            .into_iter()
            .enumerate()
            .map(|(place, row)| line(place, row, course, look))
            .collect(),
        least_rows: USUAL_ROWS,
        chosen: course.chosen,
        beside: beside(course, look),
        ..Form::default()
    };
    form.draw(ui);
}

/// A line of the list, marked where the lesson is done.
fn line(place: usize, row: CourseRow, course: &Course, look: Look<'_>) -> Line<'static> {
    let words = look.words;
    let text = match row {
        CourseRow::Lesson(lesson) => {
            let lesson = &course.lessons[lesson];
            let is_done = look
                .context
                .progress
                .has_done(course.kind().id(), lesson.id);
            let sign = if is_done {
                look.charset.glyphs().done
            } else {
                " "
            };
            format!("{sign} {}. {}", place + 1, words.get(lesson.title))
        }
        CourseRow::Chapters => format!("  {}", chapters_row(course, look)),
        CourseRow::Drills => format!("  {}", words.get("course-drills")),
        CourseRow::Rules => format!("  {}", words.get("menu-rules")),
        CourseRow::Algorithms => format!("  {}", words.get("course-algorithms")),
    };
    keyed::line(text, 0, row.command(), look)
}

/// The course in playing well, with the stars of its chapters where there are some for this game.
fn chapters_row(course: &Course, look: Look<'_>) -> String {
    let (words, practice) = (look.words, look.context.progress.practice());
    let name = words.get("course-strategy");
    let Kind::Awale(variant) = course.kind() else {
        return name;
    };
    let chapters = strategy::chapters(variant);
    if chapters.is_empty() {
        return name;
    }
    let stars: usize = chapters
        .iter()
        .map(|each| ChapterScore::of(each, &variant.id, practice).stars())
        .sum();
    let told = [
        ("stars", stars.into()),
        ("total", (STARS * chapters.len()).into()),
    ];
    format!("{name} · {}", words.with("strategy-stars", &told))
}

/// The task with which the chosen lesson begins, the first chapter of the course in playing well,
/// or an example of a drill.
fn beside(course: &Course, look: Look<'_>) -> Option<Beside> {
    let (words, kind) = (look.words, course.kind());
    match (course.rows().get(course.chosen)?, kind) {
        (CourseRow::Lesson(lesson), _) => {
            let lesson = &course.lessons[*lesson];
            let step = lesson.steps.first()?;
            let text = words.lesson_text(step.task, step.start.past().first());
            Some(Beside::at(
                *step.start.position(),
                kind.clone(),
                words.get(lesson.title),
                text,
                look,
            ))
        }
        (CourseRow::Chapters, Kind::Awale(variant)) => {
            chapters::beside(strategy::chapters(variant).first()?, variant, look)
        }
        (CourseRow::Drills, Kind::Awale(variant)) => {
            drills::beside(variant, Drill::ALL[0], DrillLevel::ALL[0], look)
        }
        (CourseRow::Rules, kind) => {
            let (title, text) = (words.get("menu-rules"), words.apart(kind));
            Some(Beside::at(
                kind.start(Seat::South),
                kind.clone(),
                title,
                text,
                look,
            ))
        }
        (CourseRow::Algorithms, kind) => {
            let (title, text) = (
                words.get("course-algorithms"),
                words.get("course-algorithms-about"),
            );
            Some(Beside::at(
                kind.start(Seat::South),
                kind.clone(),
                title,
                text,
                look,
            ))
        }
        (CourseRow::Chapters | CourseRow::Drills, Kind::Matches(_)) => None,
    }
}

/// The line at the top and the keys at the bottom.
fn draw_frame(course: &Course, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let game = course.kind().id();
    let done = course
        .lessons
        .iter()
        .filter(|lesson| look.context.progress.has_done(game, lesson.id))
        .count();
    let count = say!(
        words,
        "course-count",
        done = done,
        lessons = course.lessons.len()
    );
    let keys = footer_of(
        Section::Menu,
        &[
            ("key-line", "key-lesson"),
            ("key-change", "key-game"),
            ("key-open", "key-begin"),
        ],
        look,
    );
    chrome::draw_frame(&words.get("menu-learn"), &count, &keys, ui);
}
