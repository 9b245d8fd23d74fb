//! The players of both sides: which side the user plays, and the opponent.

use awale_words::text::Label;
use strum::VariantArray;

use super::GameSetup;
use crate::prelude::*;

/// The side that the user plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum HumanSide {
    South,
    North,
    /// A side that is drawn by lot when the game begins.
    RandomSide,
    BothSides,
    /// Two computers play, and the user watches.
    NeitherSide,
    /// South, against a friend at another screen who has North.
    LinkGame,
}

impl HumanSide {
    pub const ALL: &[HumanSide] = HumanSide::VARIANTS;
}

impl GameSetup {
    /// The side that the user plays.
    pub fn human_side(&self) -> HumanSide {
        match (
            self.slots.south.spec.is_human(),
            self.slots.north.spec.is_human(),
        ) {
            (true, true) if self.is_link_game && matches!(self.kind(), GameKind::Awale(_)) => {
                HumanSide::LinkGame
            }
            (true, true) => HumanSide::BothSides,
            (false, false) => HumanSide::NeitherSide,
            _ if self.is_human_side_random => HumanSide::RandomSide,
            (true, false) => HumanSide::South,
            (false, true) => HumanSide::North,
        }
    }

    /// Sets the side of the user. If necessary, the opponent moves to the other side.
    pub(super) fn set_human_side(&mut self, human_side: HumanSide) {
        self.is_human_side_random = human_side == HumanSide::RandomSide;
        self.is_link_game = human_side == HumanSide::LinkGame;
        let was_human = PerSeat::from_fn(|seat| self.slots[seat].spec.is_human());
        let is_human = match human_side {
            HumanSide::BothSides | HumanSide::LinkGame => PerSeat {
                south: true,
                north: true,
            },
            HumanSide::NeitherSide => PerSeat {
                south: false,
                north: false,
            },
            HumanSide::North => PerSeat {
                south: false,
                north: true,
            },
            HumanSide::RandomSide if was_human.south != was_human.north => was_human,
            HumanSide::South | HumanSide::RandomSide => PerSeat {
                south: true,
                north: false,
            },
        };
        if was_human.south != was_human.north
            && (is_human.south, is_human.north) == (was_human.north, was_human.south)
        {
            std::mem::swap(&mut self.slots.south, &mut self.slots.north);
            return;
        }
        for seat in Seat::BOTH
            .into_iter()
            .filter(|&seat| is_human[seat] != was_human[seat])
        {
            self.slots[seat].set_player(if is_human[seat] {
                PlayerSpec::Human
            } else {
                self.last_computer_player
            });
        }
        self.replace_unsuitable_players();
    }

    pub(super) fn set_player(&mut self, seat: Seat, spec: PlayerSpec) {
        let slot = &mut self.slots[seat];
        if slot.spec == PlayerSpec::ExternalProgram {
            // The name may belong to the program that played here before.
            slot.name = Label::new();
        }
        slot.set_player(spec);
        if !spec.is_human() {
            self.last_computer_player = spec;
        }
    }

    /// The sides whose player the user can choose: the opponent's, or both if two computers play.
    pub fn opponent_seats(&self) -> Vec<Seat> {
        match self.human_side() {
            HumanSide::NeitherSide => Seat::BOTH.into(),
            HumanSide::LinkGame => Vec::new(),
            HumanSide::North => vec![Seat::South],
            _ => vec![if self.slots.south.spec.is_human() {
                Seat::North
            } else {
                Seat::South
            }],
        }
    }

    /// Whether a program is to play and its command is missing.
    pub(super) fn needs_command(&self) -> bool {
        self.program_command.is_empty()
            && Seat::BOTH
                .into_iter()
                .any(|seat| self.slots[seat].spec == PlayerSpec::ExternalProgram)
    }

    /// Replaces players that do not support the chosen game.
    pub(super) fn replace_unsuitable_players(&mut self) {
        let kind = &self.kinds[self.kind_index];
        for seat in Seat::BOTH {
            self.slots[seat].adapt_to_game(kind);
        }
    }

    /// The default name of the player on this side: the user's name if the user plays there, or an
    /// empty name.
    pub(crate) fn default_name(&self, seat: Seat, context: &AppContext) -> Label {
        let is_user_seat = self.slots[seat].spec.is_human()
            && (self.slots[seat.opponent()].spec != PlayerSpec::Human || seat == Seat::South);
        if is_user_seat {
            context.settings.name.clone()
        } else {
            Label::new()
        }
    }
}
