//! The commands that are available during a game.

use super::{PlayScreen, settlement};
use crate::prelude::*;

impl PlayScreen {
    pub(super) fn keys_during_game(&self, session: &Session) -> AvailableKeys {
        if self.history_view.is_some() {
            return AvailableKeys::of(Section::Play, |keys| {
                match (keys, self.key_availability(keys, session)) {
                    (Keys::LEFT_RIGHT, _) => AvailableAs(KeyLabel::StepThroughMoves),
                    (Keys::ENTER, _) => AvailableAs(KeyLabel::ContinueGameFromHere),
                    (_, Available | AvailableAs(_)) => AvailableButHidden,
                    (_, offer) => offer,
                }
            })
            .with_availability(Keys::OfCommand(Command::Help), AvailableButHidden);
        }
        let is_human_game_running = session.human_count() > 0 && !session.is_over();
        let has_pits = matches!(session.game.kind, GameKind::Awale(_));
        let mut keys =
            AvailableKeys::of(Section::Play, |keys| self.key_availability(keys, session));
        keys.lowercase_letters_play_pits =
            is_human_game_running && has_pits && !session.awaits_friend();
        keys.with_availability(
            Keys::OfCommand(Command::Help),
            AvailableAs(KeyLabel::ShowMoreChoices),
        )
        .with_availability(Keys::ESC, AvailableAs(KeyLabel::BackToMenu))
    }

    /// Whether `keys` are available while the player is not looking at earlier positions.
    pub(super) fn key_availability(&self, keys: Keys, session: &Session) -> KeyAvailability {
        let is_thinking = self.thinking.is_some();
        if let Keys::OfCommand(command) = keys {
            return self.command_availability(command, session);
        }
        match keys {
            Keys::MOVE_VALUE_SIGNS if !session.may_study() => Forbidden,
            Keys::UP_DOWN => AvailableButHidden,
            Keys::LEFT_RIGHT | Keys::ENTER if is_thinking || !session.awaits_human() => {
                AvailableButHidden
            }
            _ => Available,
        }
    }

    fn command_availability(&self, command: Command, session: &Session) -> KeyAvailability {
        let has_only_computers = session.human_count() == 0;
        match command {
            _ if command.is_forbidden_with_clocks() && !session.may_study() => Forbidden,
            // Available only at the end of a game.
            Command::Learn | Command::Play => Off,
            Command::Export => KeyAvailability::available_or_off(session.awaits_friend()),
            Command::Run if self.is_paused && !has_only_computers => AvailableButHidden,
            Command::Run | Command::More | Command::Less => {
                KeyAvailability::available_or_off(has_only_computers)
            }
            Command::BestLine => KeyAvailability::available_or_off(self.knows_best_line(session)),
            Command::MoveNow => KeyAvailability::available_or_off(
                has_only_computers || self.thinking.is_some() || self.is_paused,
            ),
            Command::Hint | Command::Values | Command::Bar | Command::Danger
                if has_only_computers =>
            {
                AvailableButHidden
            }
            // The key is hidden and not off: it explains that no move can be taken back.
            Command::Undo if !session.can_undo() => AvailableButHidden,
            // These labels depend on the help views and not on the hint, because a view may be on
            // from an earlier game.
            Command::Values if self.help_views.values => AvailableAs(KeyLabel::HideMoveValues),
            Command::Bar if self.help_views.bar => AvailableAs(KeyLabel::HideEvaluationBar),
            Command::Danger if self.help_views.danger => AvailableAs(KeyLabel::HidePitsInDanger),
            Command::Resign | Command::OfferEnd if has_only_computers || session.is_over() => Off,
            Command::OfferEnd if !settlement::may_end_quiet_game(session) => AvailableButHidden,
            Command::Danger | Command::SetUp => {
                KeyAvailability::available_or_off(matches!(session.game.kind, GameKind::Awale(_)))
            }
            _ => Available,
        }
    }
}
