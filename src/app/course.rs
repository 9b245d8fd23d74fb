//! The course: the lessons of each game, and which of them have been done.

use crate::catalogue::Kind;
use crate::course::{self, Lesson};

use super::{Action, Desk, Effect, LessonScreen, Screen, Turn};

/// The lessons of one game after the other.
#[derive(Debug)]
pub struct Course {
    /// The games.
    pub kinds: Vec<Kind>,
    /// Which of them is shown.
    pub shown: usize,
    /// Its lessons.
    pub lessons: Vec<Lesson>,
    /// The chosen lesson.
    pub chosen: usize,
}

impl Course {
    /// The lessons of the game that was chosen last.
    #[must_use]
    pub fn new(desk: &mut Desk) -> Course {
        desk.effects.push(Effect::ReadProgress);
        let kinds = desk.kinds(desk.settings.matches_rules());
        let shown = kinds.iter().position(|kind| kind.id() == desk.settings.setup.game).unwrap_or(0);
        let lessons = course::lessons(&kinds[shown]);
        Course { kinds, shown, lessons, chosen: 0 }
    }

    /// The game whose lessons are shown.
    #[must_use]
    pub fn kind(&self) -> &Kind {
        &self.kinds[self.shown]
    }

    pub(super) fn act(&mut self, action: &Action, desk: &mut Desk) -> Turn {
        let last = self.lessons.len().saturating_sub(1);
        match action {
            Action::Left => self.show(self.shown.checked_sub(1).unwrap_or(self.kinds.len() - 1), desk),
            Action::Right => self.show((self.shown + 1) % self.kinds.len(), desk),
            Action::Up => self.chosen = self.chosen.checked_sub(1).unwrap_or(last),
            Action::Down => self.chosen = if self.chosen == last { 0 } else { self.chosen + 1 },
            Action::Home => self.chosen = 0,
            Action::End => self.chosen = last,
            Action::Confirm => return self.open(desk),
            Action::Row(row) if *row <= last => {
                self.chosen = *row;
                return self.open(desk);
            }
            Action::Back => return Turn::Back,
            _ => {}
        }
        Turn::Stay
    }

    fn show(&mut self, place: usize, desk: &Desk) {
        self.shown = place;
        self.lessons = course::lessons(self.kind());
        self.choose_next(desk);
    }

    /// Chooses the first lesson that has not been done.
    pub(super) fn choose_next(&mut self, desk: &Desk) {
        let game = self.kind().id();
        let undone = self.lessons.iter().position(|lesson| !desk.progress.has_done(game, lesson.id));
        self.chosen = undone.unwrap_or(0);
    }

    fn open(&self, desk: &Desk) -> Turn {
        match LessonScreen::new(self.kind().clone(), self.chosen, desk) {
            Some(lesson) => Turn::open(Screen::Lesson(lesson)),
            None => Turn::Stay,
        }
    }
}
