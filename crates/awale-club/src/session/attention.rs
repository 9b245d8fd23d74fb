//! Calls a visitor who looks away: the title of the window names the game that waits for the
//! visitor's move, and a move or a challenge rings the bell.

use awale_page::wire::BellReason;
use awale_study::words::Words;
use awale_words::say;

use crate::club::{ChallengeLine, ClubUpdate, GameView, LobbyView};
use crate::screens::{ClubState, terms};

impl ClubState {
    /// Returns the reason and the text of a call, if the bell must ring for an update that is not
    /// stored yet. The first updates contain nothing new, so they ring no bell.
    pub(super) fn call_for_update(
        &self,
        update: &ClubUpdate,
        words: &Words,
    ) -> Option<(BellReason, String)> {
        match update {
            _ if !self.has_entered => None,
            ClubUpdate::Game(view) | ClubUpdate::Open(view) => {
                let name = self.opponent_name(view).filter(|_| !view.is_over())?;
                let before = self.games.get(&view.setup.id);
                let is_new = before.is_none_or(|before| before.move_count() < view.move_count());
                let id = match self.is_my_turn(view) {
                    true => "club-your-move",
                    // A game that begins with the opponent's move.
                    false if view.move_count() == 0 => "club-begins",
                    false => return None,
                };
                let game = terms::game_and_pace_text(&view.setup.terms, words);
                is_new.then(|| (BellReason::VisitorsTurn, say!(words, id, name, game)))
            }
            ClubUpdate::Lobby(lobby) => {
                let line = self
                    .challenges_to_visitor(lobby)
                    .find(|line| self.challenge(line.id).is_none())?;
                let game = terms::terms_text(&line.challenge.terms, words);
                let name = line.from.name.as_str();
                let text = say!(words, "club-challenges-you", name, game);
                Some((BellReason::Challenge, text))
            }
            _ => None,
        }
    }

    /// Returns the title of the window.
    pub(super) fn window_title(&self, words: &Words) -> String {
        let mut games = self
            .games
            .values()
            .rev()
            .filter_map(|view| Some((view, self.opponent_name(view)?)));
        if let Some((_, name)) = games.clone().find(|(view, _)| self.is_my_turn(view)) {
            return say!(words, "club-window-turn", name);
        }
        if let Some(line) = self.challenges_to_visitor(&self.lobby).next() {
            let name = line.from.name.as_str();
            return say!(words, "club-window-challenge", name);
        }
        let club = self.lobby.club.as_str();
        match games.find(|(view, _)| !view.is_slow()) {
            Some((_, name)) => say!(words, "club-window-waits", name, club),
            None => say!(words, "club-title", club),
        }
    }

    /// Returns the name of the opponent in a game of the visitor.
    fn opponent_name<'v>(&self, view: &'v GameView) -> Option<&'v str> {
        let seat = view.seat_of(self.me.id)?;
        Some(view.player_name(seat.opponent()))
    }

    fn is_my_turn(&self, view: &GameView) -> bool {
        view.to_move().is_some() && view.to_move() == view.seat_of(self.me.id)
    }

    /// Returns the challenges to the visitor.
    fn challenges_to_visitor<'l>(
        &self,
        lobby: &'l LobbyView,
    ) -> impl Iterator<Item = &'l ChallengeLine> {
        lobby
            .challenges
            .iter()
            .filter(|line| line.challenge.is_addressed_to(&self.me.name))
    }
}
