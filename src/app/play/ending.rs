//! How the players end a game: giving up, agreeing, running out of time.

use std::time::Duration;

use awale_rules::{Game, Seat, Settlement};

use crate::app::{AppContext, Transition};

use super::{Play, Remark};

impl Play {
    /// Whether a human may give up now.
    #[must_use]
    pub fn can_resign(&self) -> bool {
        self.session.humans() > 0 && !self.session.is_over()
    }

    /// Whether the game may be ended by agreement.
    #[must_use]
    pub fn can_agree(&self) -> bool {
        self.can_resign()
    }

    pub(in crate::app) fn resign(&mut self, context: &mut AppContext) -> Transition {
        let loser = self.session.only_human().unwrap_or(self.session.to_move());
        self.settle(Settlement::Resignation(loser), context)
    }

    /// Ends the game as it stands. A computer agrees unless it would lose by it.
    pub(in crate::app) fn agree(&mut self, context: &mut AppContext) -> Transition {
        let winner = self.session.position().tally_when_agreed().winner;
        let unwilling =
            self.session.only_human().map(Seat::opponent).filter(|computer| winner == Some(computer.opponent()));
        match unwilling {
            Some(computer) => {
                self.remark = Some(Remark::PlaysOn(computer));
                Transition::Stay
            }
            None => self.settle(Settlement::Agreement, context),
        }
    }

    pub(super) fn settle(&mut self, settlement: Settlement, context: &mut AppContext) -> Transition {
        self.session.game.referee.settle(settlement);
        self.animation = None;
        self.hold = Duration::ZERO;
        self.after_change(context);
        Transition::End
    }
}
