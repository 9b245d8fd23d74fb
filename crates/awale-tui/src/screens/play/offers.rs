//! The commands that are available during a game.

use super::Play;
use crate::prelude::*;

impl Play {
    pub(super) fn offered(&self, session: &Session) -> Offers {
        if self.history_view.is_some() {
            return Offers::of(Section::Play, |keys| {
                match (keys, self.offer(keys, session)) {
                    (Keys::LEFT_RIGHT, _) => Offer::Shown(KeyLabel::Step),
                    (Keys::ENTER, _) => Offer::Shown(KeyLabel::TakeUp),
                    (_, Offer::Usual | Offer::Shown(_)) => Offer::Hidden,
                    (_, offer) => offer,
                }
            })
            .with(Keys::Of(Command::Help), Offer::Hidden);
        }
        Offers::of(Section::Play, |keys| self.offer(keys, session))
            .with(Keys::Of(Command::Help), Offer::Shown(KeyLabel::More))
            .with(Keys::ESC, Offer::Shown(KeyLabel::Menu))
    }

    /// The action of `keys` while the player is not looking at earlier positions.
    pub(super) fn offer(&self, keys: Keys, session: &Session) -> Offer {
        let thinks = self.thinking.is_some();
        if let Keys::Of(command) = keys {
            return self.command_offer(command, session);
        }
        match keys {
            Keys::VALUE_SIGNS if !session.may_study() => Offer::Forbidden,
            Keys::UP_DOWN => Offer::Hidden,
            Keys::LEFT_RIGHT | Keys::ENTER if thinks || !session.awaits_human() => Offer::Hidden,
            _ => Offer::Usual,
        }
    }

    fn command_offer(&self, command: Command, session: &Session) -> Offer {
        let is_watched = session.humans() == 0;
        match command {
            _ if command.is_forbidden_with_clocks() && !session.may_study() => Offer::Forbidden,
            // Available only at the end of a game.
            Command::Learn | Command::Play => Offer::Off,
            Command::Export => Offer::usual_if(session.awaits_friend()),
            Command::Run if self.is_paused && !is_watched => Offer::Hidden,
            Command::Run | Command::More | Command::Less => Offer::usual_if(is_watched),
            Command::BestLine => Offer::usual_if(self.knows_best_line(session)),
            Command::MoveNow => {
                Offer::usual_if(is_watched || self.thinking.is_some() || self.is_paused)
            }
            Command::Hint | Command::Values | Command::Bar | Command::Danger if is_watched => {
                Offer::Hidden
            }
            // Not off, because the key then explains that no move can be taken back.
            Command::Undo if !session.can_undo() => Offer::Hidden,
            // These labels depend on the views and not on the hint: the views may be on from an
            // earlier game.
            Command::Values if self.help_views.values => Offer::Shown(KeyLabel::ValuesOff),
            Command::Bar if self.help_views.bar => Offer::Shown(KeyLabel::BarOff),
            Command::Danger if self.help_views.danger => Offer::Shown(KeyLabel::DangerOff),
            Command::Resign | Command::OfferEnd => {
                Offer::usual_if(!is_watched && !session.is_over())
            }
            Command::Danger | Command::SetUp => {
                Offer::usual_if(matches!(session.game.kind, Kind::Awale(_)))
            }
            _ => Offer::Usual,
        }
    }
}
