//! The rules of each game, to read.

use crate::catalogue::Kind;

use super::{Action, AppContext, Transition};

/// How many lines a page is.
const PAGE: u16 = 10;

/// The rules of one game after the other.
#[derive(Debug)]
pub struct RulesPages {
    /// The games.
    pub kinds: Vec<Kind>,
    /// Which one is shown.
    pub shown: usize,
    /// How many lines are scrolled away. Drawing shows the last line at most.
    pub scrolled: u16,
}

impl RulesPages {
    /// All games, the one chosen last first to be shown.
    #[must_use]
    pub fn new(context: &AppContext) -> RulesPages {
        let kinds = context.kinds(context.settings.matches_rules());
        let shown = kinds.iter().position(|kind| kind.id() == context.settings.setup.game).unwrap_or(0);
        RulesPages { kinds, shown, scrolled: 0 }
    }

    /// The game whose rules are shown.
    #[must_use]
    pub fn kind(&self) -> &Kind {
        &self.kinds[self.shown]
    }

    pub(super) fn act(&mut self, action: &Action) -> Transition {
        match action {
            Action::Left => self.show(self.shown.checked_sub(1).unwrap_or(self.kinds.len() - 1)),
            Action::Right | Action::Confirm => self.show((self.shown + 1) % self.kinds.len()),
            Action::Up => self.scrolled = self.scrolled.saturating_sub(1),
            Action::Down => self.scrolled = self.scrolled.saturating_add(1),
            Action::PageUp => self.scrolled = self.scrolled.saturating_sub(PAGE),
            Action::PageDown => self.scrolled = self.scrolled.saturating_add(PAGE),
            Action::Home => self.scrolled = 0,
            Action::Back => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }

    fn show(&mut self, place: usize) {
        self.shown = place;
        self.scrolled = 0;
    }
}
