//! Questions that stand before the screen: what raises them, and what follows from the answer.

use crate::keys::Command;

use crate::app::{Action, App, Screen, Transition};

/// A question that stands before the screen and wants a yes or a no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Give up this game?
    Resign,
    /// End this game as it stands?
    Agree,
    /// Delete the chosen saved game?
    Delete,
    /// Leave the program although the last moves could not be saved?
    QuitUnsaved,
    /// Leave the game although its last moves could not be saved?
    LeaveUnsaved,
}

impl Ask {
    /// Whether Enter says yes too. It does not where Enter plays a move, for to press it twice would end the game, nor where what
    /// is gone does not come back.
    #[must_use]
    pub const fn takes_enter(self) -> bool {
        !matches!(self, Ask::Resign | Ask::Agree | Ask::Delete)
    }
}

impl App {
    /// The question that `action` raises on this screen before anything is done.
    pub(super) fn wants_to_ask(&self, action: &Action) -> Option<Ask> {
        let confirm = self.context.settings.confirm;
        match (self.screen(), action) {
            (_, Action::Back) if self.shows_unsaved() => Some(Ask::LeaveUnsaved),
            (Screen::Play(play), Action::Command(Command::Resign)) if confirm && play.can_resign() => Some(Ask::Resign),
            (Screen::Play(play), Action::Command(Command::OfferEnd)) if confirm && play.can_agree() => Some(Ask::Agree),
            (Screen::Saved(saved), Action::Command(Command::Delete) | Action::Delete)
                if saved.renaming.is_none() && !saved.is_searching && saved.chosen(&self.context).is_some() =>
            {
                Some(Ask::Delete)
            }
            _ => None,
        }
    }

    /// A yes (the language's letter for it, or Enter where that plays no move) or a no (Esc, or that letter); whatever else is pressed, the question stays.
    pub(super) fn answer_ask(&mut self, action: &Action, ask: Ask) {
        let yes = match action {
            Action::Yes => true,
            Action::Confirm if ask.takes_enter() => true,
            Action::Back | Action::Command(Command::Quit) => false,
            _ => return,
        };
        self.ask = None;
        if !yes {
            return;
        }
        let turn = match (ask, self.top()) {
            (Ask::QuitUnsaved, _) => Transition::Quit,
            (Ask::LeaveUnsaved, _) => {
                self.give_up_unsaved();
                Transition::Back
            }
            (Ask::Resign, (Screen::Play(play), context)) => play.resign(context),
            (Ask::Agree, (Screen::Play(play), context)) => play.agree(context),
            (Ask::Delete, (Screen::Saved(saved), context)) => saved.delete(context),
            _ => Transition::Stay,
        };
        self.follow(turn);
    }
}
