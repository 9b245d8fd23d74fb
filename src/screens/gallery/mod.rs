//! The gallery of the characters: whom to play against.

pub(crate) mod view;

use crate::app::AppContext;
use crate::app::{Screen, Ui};
use crate::keys::Section;
use awale_rules::Seat;

use crate::catalogue::Character;

use crate::app::list::{self, Click, ListStep};
use crate::app::toward::Toward;
use crate::app::{Action, Transition};

/// The gallery, open for one side of a game that is being set up.
#[derive(Debug)]
pub struct Gallery {
    /// The side that the character will play.
    pub seat: Seat,
    pub chosen: usize,
}

impl Gallery {
    /// The gallery with the cursor on `character`.
    #[must_use]
    pub fn new(seat: Seat, character: Character) -> Gallery {
        let chosen = Character::ALL.iter().position(|&one| one == character).unwrap_or(0);
        Gallery { seat, chosen }
    }

    #[must_use]
    pub fn character(&self) -> Character {
        Character::ALL[self.chosen]
    }
}

impl Screen for Gallery {
    fn section(&self) -> Section {
        Section::List
    }

    fn act(&mut self, action: &Action, _context: &mut AppContext) -> Transition {
        match list::step(action, &mut self.chosen, Character::ALL.len(), Click::Chooses) {
            Some(ListStep::Confirm) => Transition::Invite(self.seat, self.character()),
            Some(ListStep::Change(Toward::Previous)) => Transition::Back,
            Some(_) => Transition::Stay,
            None => Transition::on_back(action),
        }
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn leaves_time(&self) -> bool {
        true
    }
}
