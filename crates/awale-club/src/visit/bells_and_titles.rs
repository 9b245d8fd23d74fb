//! Calls a visitor who looks away: the title of the window names the opponent whose move or
//! challenge the visitor can answer, and a move, a new game or a challenge rings the bell.

use crate::{
    prelude::*,
    screens::{ClubState, terms_texts},
};

impl ClubState {
    /// Returns the reason and the text of a call, if the bell must ring for an update that is not
    /// stored yet. The first updates contain nothing new, so they ring no bell.
    pub(super) fn bell_reason_and_text(
        &self,
        update: &ClubUpdate,
        words: &Words,
    ) -> Option<(BellReason, String)> {
        match update {
            _ if !self.has_entered => None,
            ClubUpdate::Game(view) | ClubUpdate::OpenBoard(view) => {
                let opponent_name = self.opponent_name(view).filter(|_| !view.is_over())?;
                let earlier_view = self.own_unfinished_games.get(&view.setup.id);
                let has_new_move =
                    earlier_view.is_none_or(|before| before.move_count() < view.move_count());
                let message_id = match view.is_turn_of(self.me.id) {
                    true => "club-your-move",
                    // A new game, in which the opponent moves first.
                    false if view.move_count() == 0 => "club-begins",
                    false => return None,
                };
                has_new_move.then(|| {
                    (
                        BellReason::VisitorsTurn,
                        say!(
                            words,
                            message_id,
                            name = opponent_name,
                            game = terms_texts::game_and_pace_text(&view.setup.terms, words)
                        ),
                    )
                })
            }
            ClubUpdate::Lobby(lobby) => {
                let open_challenge = self
                    .challenges_to_visitor(lobby)
                    .find(|line| self.challenge(line.id).is_none())?;
                Some((
                    BellReason::ChallengeReceived,
                    say!(
                        words,
                        "club-challenges-you",
                        name = open_challenge.from.name.as_str(),
                        game = terms_texts::terms_text(&open_challenge.challenge.terms, words)
                    ),
                ))
            }
            _ => None,
        }
    }

    /// Returns the title of the window.
    pub(super) fn window_title(&self, words: &Words) -> String {
        let mut games_with_opponents = self
            .own_unfinished_games
            .values()
            .rev()
            .filter_map(|view| Some((view, self.opponent_name(view)?)));
        if let Some((_, opponent_name)) = games_with_opponents
            .clone()
            .find(|(view, _)| view.is_turn_of(self.me.id))
        {
            return say!(words, "club-window-turn", name = opponent_name);
        }
        if let Some(open_challenge) = self.challenges_to_visitor(&self.lobby).next() {
            return say!(
                words,
                "club-window-challenge",
                name = open_challenge.from.name.as_str()
            );
        }
        let club_name = self.lobby.club_name.as_str();
        match games_with_opponents.find(|(view, _)| !view.has_days_per_move()) {
            Some((_, name)) => say!(words, "club-window-waits", name, club = club_name),
            None => say!(words, "club-title", club = club_name),
        }
    }

    /// Returns the name of the opponent in a game of the visitor.
    fn opponent_name<'v>(&self, view: &'v GameView) -> Option<&'v str> {
        Some(view.player_name(view.seat_of(self.me.id)?.opponent()))
    }

    /// Returns the challenges to the visitor.
    fn challenges_to_visitor<'l>(
        &self,
        lobby: &'l LobbyView,
    ) -> impl Iterator<Item = &'l OpenChallenge> {
        lobby
            .challenges
            .iter()
            .filter(|line| line.challenge.is_addressed_to(&self.me.name))
    }
}
