//! The commands that are available during a game.

use super::PlayScreen;
use crate::prelude::*;

impl PlayScreen {
    pub(super) fn keys_in_session(&self, session: &Session) -> AvailableKeys {
        if self.history_view.is_some() {
            return AvailableKeys::of(Section::Play, |keys| {
                match (keys, self.key_availability(keys, session)) {
                    (Keys::LEFT_RIGHT, _) => KeyAvailability::Shown(KeyLabel::Step),
                    (Keys::ENTER, _) => KeyAvailability::Shown(KeyLabel::TakeUp),
                    (_, KeyAvailability::Usual | KeyAvailability::Shown(_)) => {
                        KeyAvailability::Hidden
                    }
                    (_, offer) => offer,
                }
            })
            .with_availability(Keys::Of(Command::Help), KeyAvailability::Hidden);
        }
        let is_played = session.human_count() > 0 && !session.is_over();
        let has_pits = matches!(session.game.kind, GameKind::Awale(_));
        let mut keys =
            AvailableKeys::of(Section::Play, |keys| self.key_availability(keys, session));
        keys.small_letters_play = is_played && has_pits && !session.awaits_friend();
        keys.with_availability(
            Keys::Of(Command::Help),
            KeyAvailability::Shown(KeyLabel::More),
        )
        .with_availability(Keys::ESC, KeyAvailability::Shown(KeyLabel::Menu))
    }

    /// The action of `keys` while the player is not looking at earlier positions.
    pub(super) fn key_availability(&self, keys: Keys, session: &Session) -> KeyAvailability {
        let thinks = self.thinking.is_some();
        if let Keys::Of(command) = keys {
            return self.command_availability(command, session);
        }
        match keys {
            Keys::VALUE_SIGNS if !session.may_study() => KeyAvailability::Forbidden,
            Keys::UP_DOWN => KeyAvailability::Hidden,
            Keys::LEFT_RIGHT | Keys::ENTER if thinks || !session.awaits_human() => {
                KeyAvailability::Hidden
            }
            _ => KeyAvailability::Usual,
        }
    }

    fn command_availability(&self, command: Command, session: &Session) -> KeyAvailability {
        let is_watched = session.human_count() == 0;
        match command {
            _ if command.is_forbidden_with_clocks() && !session.may_study() => {
                KeyAvailability::Forbidden
            }
            // Available only at the end of a game.
            Command::Learn | Command::Play => KeyAvailability::Off,
            Command::Export => KeyAvailability::usual_if_offered(session.awaits_friend()),
            Command::Run if self.is_paused && !is_watched => KeyAvailability::Hidden,
            Command::Run | Command::More | Command::Less => {
                KeyAvailability::usual_if_offered(is_watched)
            }
            Command::BestLine => KeyAvailability::usual_if_offered(self.knows_best_line(session)),
            Command::MoveNow => KeyAvailability::usual_if_offered(
                is_watched || self.thinking.is_some() || self.is_paused,
            ),
            Command::Hint | Command::Values | Command::Bar | Command::Danger if is_watched => {
                KeyAvailability::Hidden
            }
            // Not off, because the key then explains that no move can be taken back.
            Command::Undo if !session.can_undo() => KeyAvailability::Hidden,
            // These labels depend on the views and not on the hint: the views may be on from an
            // earlier game.
            Command::Values if self.help_views.values => {
                KeyAvailability::Shown(KeyLabel::ValuesOff)
            }
            Command::Bar if self.help_views.bar => KeyAvailability::Shown(KeyLabel::BarOff),
            Command::Danger if self.help_views.danger => {
                KeyAvailability::Shown(KeyLabel::DangerOff)
            }
            Command::Resign | Command::OfferEnd => {
                KeyAvailability::usual_if_offered(!is_watched && !session.is_over())
            }
            Command::Danger | Command::SetUp => {
                KeyAvailability::usual_if_offered(matches!(session.game.kind, GameKind::Awale(_)))
            }
            _ => KeyAvailability::Usual,
        }
    }
}
