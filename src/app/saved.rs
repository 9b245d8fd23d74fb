//! The list of saved games.

use crate::keys::Command;

use super::event::Purpose;
use super::list::{self, ListEnds};
use super::text_field::Typed;
use super::{Action, AppContext, Effect, GameFile, SavedGame, Shelf, TextField, Transition};

/// The list of saved games.
#[derive(Debug)]
pub struct Saved {
    /// What an opened game is wanted for.
    pub purpose: Purpose,
    /// The chosen line.
    pub chosen: usize,
    /// The name that is being typed for the chosen game.
    pub renaming: Option<TextField>,
}

impl Shelf {
    /// These games, and behind them those of `others` that are not among them.
    #[must_use]
    pub(super) fn before(mut self, others: Shelf) -> Shelf {
        let newest: Vec<GameFile> = self.0.iter().map(|game| game.file.clone()).collect();
        self.0.extend(others.0.into_iter().filter(|game| !newest.contains(&game.file)));
        self
    }

    /// These games but the one in `file`.
    #[must_use]
    pub(super) fn without(mut self, file: &GameFile) -> Shelf {
        self.0.retain(|game| game.file != *file);
        self
    }

    /// The unfinished game that was changed last, among those that were played here.
    #[must_use]
    pub fn unfinished(&self) -> Option<&SavedGame> {
        let is_open = |game: &&SavedGame| game.record.as_ref().is_ok_and(|record| record.result().is_none());
        self.0.iter().filter(|game| game.file.is_ours()).find(is_open)
    }
}

impl Saved {
    /// The list, its newest game chosen.
    #[must_use]
    pub fn new(purpose: Purpose) -> Saved {
        Saved { purpose, chosen: 0, renaming: None }
    }

    /// The chosen game.
    #[must_use]
    pub fn chosen<'a>(&self, context: &'a AppContext) -> Option<&'a SavedGame> {
        context.shelf.0.get(self.chosen)
    }

    /// The list has changed.
    pub(super) fn keep_in_range(&mut self, shelf: &Shelf) {
        self.chosen = self.chosen.min(shelf.0.len().saturating_sub(1));
    }

    pub(super) fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.renaming.is_some() {
            self.type_name(action, context);
            return Transition::Stay;
        }
        let last = context.shelf.0.len().saturating_sub(1);
        if let Some(chosen) = list::moved(action, self.chosen, last, ListEnds::Stop) {
            self.chosen = chosen;
            return Transition::Stay;
        }
        match action {
            Action::Row(row) if *row <= last => {
                self.chosen = *row;
                self.open(self.purpose, context);
            }
            Action::Confirm | Action::Right => self.open(self.purpose, context),
            Action::Command(Command::Replay) => self.open(Purpose::Replay, context),
            Action::Command(Command::Rename) => {
                let ours = self.chosen(context).filter(|game| game.file.is_ours());
                if let Some(Ok(record)) = ours.map(|game| &game.record) {
                    self.renaming = Some(TextField::new(record.title.as_deref().unwrap_or_default()));
                }
            }
            Action::Back | Action::Left => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }

    fn open(&self, purpose: Purpose, context: &mut AppContext) {
        if let Some(game) = self.chosen(context).filter(|game| game.record.is_ok()) {
            let file = game.file.clone();
            context.effects.push(Effect::Open { file, purpose });
        }
    }

    fn type_name(&mut self, action: &Action, context: &mut AppContext) {
        let Some(field) = &mut self.renaming else { return };
        match field.act(action) {
            Typed::More => {}
            Typed::Dropped => self.renaming = None,
            Typed::Done => {
                let title = field.text().trim().to_owned();
                self.renaming = None;
                if let Some(file) = self.chosen(context).map(|game| game.file.clone()) {
                    context.effects.push(Effect::Rename { file, title });
                }
            }
        }
    }

    /// Deletes the chosen game, after a yes.
    pub(super) fn delete(&mut self, context: &mut AppContext) -> Transition {
        if let Some(file) = self.chosen(context).map(|game| game.file.clone()) {
            context.effects.push(Effect::Delete { file });
        }
        Transition::Stay
    }
}
