//! The players of both sides: which side the user plays, and the opponent.

use awale_rules::{PerSeat, Seat};
use awale_study::players::PlayerSpec;
use awale_words::text::Label;
use strum::VariantArray;

use crate::app::AppContext;

use super::Setup;

/// The side that the user plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum You {
    South,
    North,
    /// A side that is drawn by lot when the game begins.
    Drawn,
    Both,
    /// Two computers play, and the user watches.
    Watch,
}

impl You {
    pub const ALL: &[You] = You::VARIANTS;
}

impl Setup {
    /// The side that the user plays.
    #[must_use]
    pub fn you(&self) -> You {
        match (
            self.chairs.south.spec.is_human(),
            self.chairs.north.spec.is_human(),
        ) {
            (true, true) => You::Both,
            (false, false) => You::Watch,
            _ if self.is_drawn => You::Drawn,
            (true, false) => You::South,
            (false, true) => You::North,
        }
    }

    /// Sets the side of the user. If necessary, the opponent moves to the other side.
    pub(super) fn sit(&mut self, you: You) {
        self.is_drawn = you == You::Drawn;
        let now = PerSeat::from_fn(|seat| self.chairs[seat].spec.is_human());
        let wanted = match you {
            You::Both => PerSeat {
                south: true,
                north: true,
            },
            You::Watch => PerSeat {
                south: false,
                north: false,
            },
            You::North => PerSeat {
                south: false,
                north: true,
            },
            You::Drawn if now.south != now.north => now,
            You::South | You::Drawn => PerSeat {
                south: true,
                north: false,
            },
        };
        if now.south != now.north && (wanted.south, wanted.north) == (now.north, now.south) {
            std::mem::swap(&mut self.chairs.south, &mut self.chairs.north);
            return;
        }
        for seat in Seat::BOTH
            .into_iter()
            .filter(|&seat| wanted[seat] != now[seat])
        {
            self.chairs[seat].sit(if wanted[seat] {
                PlayerSpec::Human
            } else {
                self.rival
            });
        }
        self.keep_players_fit();
    }

    pub(super) fn invite(&mut self, seat: Seat, spec: PlayerSpec) {
        let chair = &mut self.chairs[seat];
        if chair.spec == PlayerSpec::Bot {
            // The name may belong to the program that played here before.
            chair.name = Label::new();
        }
        chair.sit(spec);
        if !spec.is_human() {
            self.rival = spec;
        }
    }

    /// The sides whose player the user can choose: the opponent's, or both if two computers play.
    #[must_use]
    pub fn opponents(&self) -> Vec<Seat> {
        match self.you() {
            You::Watch => Seat::BOTH.into(),
            You::North => vec![Seat::South],
            _ => vec![if self.chairs.south.spec.is_human() {
                Seat::North
            } else {
                Seat::South
            }],
        }
    }

    /// Whether a program is to play and its command is missing.
    pub(super) fn needs_command(&self) -> bool {
        self.bot.is_empty()
            && Seat::BOTH
                .into_iter()
                .any(|seat| self.chairs[seat].spec == PlayerSpec::Bot)
    }

    /// Replaces players that do not support the chosen game.
    pub(super) fn keep_players_fit(&mut self) {
        let kind = &self.kinds[self.kind];
        for seat in Seat::BOTH {
            self.chairs[seat].sit_down_to(kind);
        }
    }

    /// The default name of the player on this side: the user's name if the user plays there, or an
    /// empty name.
    pub(crate) fn usual_name(&self, seat: Seat, context: &AppContext) -> Label {
        let is_yours =
            self.chairs[seat].spec.is_human() && (self.you() != You::Both || seat == Seat::South);
        if is_yours {
            context.settings.name.clone()
        } else {
            Label::new()
        }
    }
}
