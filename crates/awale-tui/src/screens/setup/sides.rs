//! Who plays on which side: the user's side, and who sits on the other.

use awale_rules::{PerSeat, Seat};
use awale_study::players::PlayerSpec;
use awale_words::text::Label;
use strum::VariantArray;

use crate::app::AppContext;

use super::Setup;

/// Which side the user plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum You {
    South,
    North,
    /// A side that is drawn by lot when the game begins.
    Drawn,
    Both,
    /// Neither: two computers play.
    Watch,
}

impl You {
    pub const ALL: &[You] = You::VARIANTS;
}

impl Setup {
    /// Which side the user plays.
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

    /// The user takes this side. The opponent goes to the other one.
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
            // It may have the name of a program.
            chair.name = Label::new();
        }
        chair.sit(spec);
        if !spec.is_human() {
            self.rival = spec;
        }
    }

    /// The seats to choose players for: that of the opponent, or both if two computers play.
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

    /// Whether a program plays and none is named.
    pub(super) fn needs_command(&self) -> bool {
        self.bot.is_empty()
            && Seat::BOTH
                .into_iter()
                .any(|seat| self.chairs[seat].spec == PlayerSpec::Bot)
    }

    /// Replaces players that do not play the chosen game.
    pub(super) fn keep_players_fit(&mut self) {
        let kind = &self.kinds[self.kind];
        for seat in Seat::BOTH {
            self.chairs[seat].sit_down_to(kind);
        }
    }

    /// The name that a person has here who is given none: the user's own, on the user's side.
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
