//! Calls a visitor who looks away: the title of the window names the game that waits for the
//! visitor's move, and a move or a challenge rings the bell.

use std::collections::BTreeMap;
use std::sync::Arc;

use awale_page::wire::BellReason;
use awale_study::words::Words;
use awale_words::say;

use crate::club::protocol::{ClubUpdate, GameId, Person};
use crate::club::view::{ChallengeLine, GameView, LobbyView};
use crate::hub::Inbox;
use crate::screens::terms;

/// The games and challenges of one visitor, as far as the title and the bell need them.
#[derive(Debug)]
pub(super) struct AttentionState {
    me: Person,
    lobby: Arc<LobbyView>,
    /// The unfinished games of the visitor.
    games: BTreeMap<GameId, Arc<GameView>>,
    /// Whether the first updates have come. They contain nothing new, so nothing rings before.
    has_entered: bool,
}

impl AttentionState {
    pub(super) fn new(me: Person) -> AttentionState {
        AttentionState {
            me,
            lobby: Arc::default(),
            games: BTreeMap::new(),
            has_entered: false,
        }
    }

    /// Handles the content of the mailbox. Returns the reason and the text of a call, if the bell
    /// must ring.
    pub(super) fn on_inbox(
        &mut self,
        inbox: &Inbox,
        words: &Words,
    ) -> Option<(BellReason, String)> {
        let mut call = None;
        for view in inbox.games.values() {
            let Some(name) = self.opponent_name(view) else {
                continue;
            };
            if view.is_over() {
                self.games.remove(&view.setup.id);
                continue;
            }
            let before = self.games.insert(view.setup.id, Arc::clone(view));
            let is_new = before.is_none_or(|before| before.move_count() < view.move_count());
            let id = match self.is_my_turn(view) {
                true => "club-your-move",
                // A game that begins with the opponent's move.
                false if view.move_count() == 0 => "club-begins",
                false => continue,
            };
            if is_new {
                let game = terms::game_and_pace_text(&view.setup.terms, words);
                call = Some((BellReason::Move, say!(words, id, name = name, game = game)));
            }
        }
        if let Some(lobby) = &inbox.lobby {
            let old = std::mem::replace(&mut self.lobby, Arc::clone(lobby));
            let is_new = |line: &&ChallengeLine| old.challenges.iter().all(|old| old.id != line.id);
            if let Some(line) = self.challenges_to_visitor().find(is_new) {
                let game = terms::terms_text(&line.challenge.terms, words);
                let name = line.from.name.as_str();
                let text = say!(words, "club-challenges-you", name = name, game = game);
                call = Some((BellReason::Challenge, text));
            }
        }
        let had_entered = self.has_entered;
        for update in &inbox.updates {
            if let ClubUpdate::Identity(me) = update {
                self.me = me.clone();
                self.has_entered = true;
            }
        }
        call.filter(|_| had_entered)
    }

    /// Returns the title of the window.
    pub(super) fn window_title(&self, words: &Words) -> String {
        let mut games = self.games.values().rev();
        if let Some(view) = games.clone().find(|view| self.is_my_turn(view)) {
            let name = self.opponent_name(view).unwrap_or_default();
            return say!(words, "club-window-turn", name = name);
        }
        if let Some(line) = self.challenges_to_visitor().next() {
            return say!(
                words,
                "club-window-challenge",
                name = line.from.name.as_str()
            );
        }
        let club = self.lobby.club.as_str();
        match games.find(|view| !view.setup.terms.pace.is_slow()) {
            Some(view) => {
                let name = self.opponent_name(view).unwrap_or_default();
                say!(words, "club-window-waits", name = name, club = club)
            }
            None => say!(words, "club-title", club = club),
        }
    }

    /// Returns the name of the opponent in a game of the visitor.
    fn opponent_name<'v>(&self, view: &'v GameView) -> Option<&'v str> {
        let seat = view.seat_of(self.me.id)?;
        Some(view.setup.players[seat.opponent()].name.as_str())
    }

    fn is_my_turn(&self, view: &GameView) -> bool {
        view.to_move().is_some() && view.to_move() == view.seat_of(self.me.id)
    }

    /// Returns the challenges to the visitor.
    fn challenges_to_visitor(&self) -> impl Iterator<Item = &ChallengeLine> {
        let challenges = self.lobby.challenges.iter();
        challenges.filter(|line| line.challenge.is_addressed_to(&self.me.name))
    }
}
