//! What there is to choose from: every game of the program behind one type, and the names of the
//! players.

mod any;
mod character;
mod monte_carlo;
mod player;
mod program;
mod textbook;
mod wdl;

pub use any::{AnyEnding, AnyGame, AnyMove, AnyRefusal, shown_position, shown_positions};
pub use character::Character;
pub use monte_carlo::{Exploration, LeafValue, MonteCarlo};
pub use player::{PlayerSpec, SpecError, Strength};
pub use program::{ENGINE, LINE_BOT, ProgramCommand};
pub use textbook::{Evaluation, Textbook};
pub use wdl::Wdl;

use awale_rules::{Seat, matches};

use crate::text::Label;

/// Rules with a name that a terminal may show, whether it is built in or was read from a file.
pub type Variant = awale_rules::Variant<Label>;

/// What can be played: a variant of awalé, or a game of matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A variant of the awalé family.
    Awale(Variant),
    /// A game of matches.
    Matches(matches::HeapRules),
}

impl Kind {
    /// The position in which a game of this kind starts, `first` to move.
    #[must_use]
    pub fn start(&self, first: Seat) -> AnyGame {
        match self {
            Kind::Awale(variant) => {
                AnyGame::Awale(awale_rules::Position::start(&variant.rules, first))
            }
            Kind::Matches(rules) => AnyGame::Matches(matches::Heap::start(*rules, first)),
        }
    }

    /// The id in commands, settings and records: the variant's, or `matches`.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Kind::Awale(variant) => &variant.id,
            Kind::Matches(_) => "matches",
        }
    }
}
