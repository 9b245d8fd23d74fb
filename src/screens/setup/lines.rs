//! The lines of the setup: which of them there are, and what each changes.

use awale_rules::Seat;
use awale_rules::matches::HeapRules as MatchesRules;

use crate::app::toward::Toward;
use crate::catalogue::Kind;
use crate::config::First;
use crate::players::{Evaluation, LeafValue, MonteCarlo, PlayerSpec, Textbook};
use crate::record::{Series, TimeControl};

use super::Setup;

/// The lines of the setup. Which of them there are depends on what is chosen in the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Game,
    /// How many matches the heap has.
    Start,
    /// How many matches one may take.
    MaxTake,
    /// What kind of player sits here.
    Player(Seat),
    /// At which level the engine plays.
    Level(Seat),
    Character(Seat),
    /// How deep the player looks.
    Depth(Seat),
    /// How the player judges positions.
    Evaluation(Seat),
    /// How many playouts for a move.
    Playouts(Seat),
    LeafValue(Seat),
    /// The command that starts the user's own program.
    Bot(Seat),
    Name(Seat),
    First,
    /// Which way sowing goes in the picture.
    Direction,
    Clock,
    /// One game, or a match of several.
    Series,
    Begin,
}

/// Fewer playouts than that choose nearly at random, and are not offered.
const FEWEST_PLAYOUTS: u32 = 100;

impl Setup {
    /// The lines there are now, from the top.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        let fresh = self.going_on.is_none();
        if fresh {
            rows.push(Row::Game);
            if matches!(self.kind(), Kind::Matches(_)) {
                rows.extend([Row::Start, Row::MaxTake]);
            }
        }
        for seat in Seat::BOTH {
            rows.push(Row::Player(seat));
            if matches!(self.chairs[seat].spec, PlayerSpec::Engine(_)) {
                rows.push(Row::Level(seat));
            }
            if matches!(self.chairs[seat].spec, PlayerSpec::Character(_)) {
                rows.push(Row::Character(seat));
            }
            if matches!(self.chairs[seat].spec, PlayerSpec::Minimax(_) | PlayerSpec::AlphaBeta(_)) {
                rows.push(Row::Depth(seat));
                if matches!(self.kind(), Kind::Awale(_)) {
                    rows.push(Row::Evaluation(seat));
                }
            }
            if matches!(self.chairs[seat].spec, PlayerSpec::Mcts(_)) {
                rows.push(Row::Playouts(seat));
                if matches!(self.kind(), Kind::Awale(_)) {
                    rows.push(Row::LeafValue(seat));
                }
            }
            if self.chairs[seat].spec == PlayerSpec::Bot {
                rows.push(Row::Bot(seat));
            }
            rows.push(Row::Name(seat));
        }
        if fresh {
            rows.push(Row::First);
        }
        if matches!(self.kind(), Kind::Awale(_)) {
            rows.push(Row::Direction);
        }
        rows.push(Row::Clock);
        if self.may_be_series() {
            rows.push(Row::Series);
        }
        rows.push(Row::Begin);
        rows
    }

    /// Changes what the cursor is on to the next or the one before.
    pub(super) fn change(&mut self, toward: Toward) {
        match self.row {
            Row::Game => {
                self.kind = toward.around(self.kind, self.kinds.len());
                self.keep_players_fit();
            }
            Row::Start => self.change_matches(|start, most| (toward.stepped(start), most)),
            Row::MaxTake => self.change_matches(|start, most| (start, toward.stepped(most))),
            Row::Player(seat) => {
                let kind = self.kinds[self.kind].clone();
                self.chairs[seat].change_kind(toward, &kind);
            }
            Row::Level(seat) => self.chairs[seat].change_level(toward),
            Row::Character(seat) => self.chairs[seat].change_character(toward),
            Row::Depth(seat) => self.chairs[seat].change_textbook(|textbook| {
                let depth = toward.stepped(textbook.depth);
                textbook.depth = depth.clamp(*Textbook::DEPTHS.start(), *Textbook::DEPTHS.end());
            }),
            Row::Evaluation(seat) => self.chairs[seat].change_textbook(|textbook| {
                let place = Evaluation::ALL.iter().position(|&each| each == textbook.evaluation).unwrap_or(0);
                textbook.evaluation = Evaluation::ALL[toward.around(place, Evaluation::ALL.len())];
            }),
            Row::Playouts(seat) => self.chairs[seat].change_monte_carlo(|options| {
                let most = *MonteCarlo::PLAYOUTS.end();
                options.playouts = match toward {
                    Toward::Next => options.playouts.saturating_mul(10).min(most),
                    Toward::Previous => (options.playouts / 10).max(FEWEST_PLAYOUTS),
                };
            }),
            Row::LeafValue(seat) => self.chairs[seat].change_monte_carlo(|options| {
                let place = LeafValue::ALL.iter().position(|&each| each == options.leaf).unwrap_or(0);
                options.leaf = LeafValue::ALL[toward.around(place, LeafValue::ALL.len())];
            }),
            Row::First => {
                let place = First::ALL.iter().position(|&each| each == self.first()).unwrap_or(0);
                *self.first_mut() = First::ALL[toward.around(place, First::ALL.len())];
            }
            Row::Direction => self.direction = self.direction.mirrored(),
            Row::Clock => self.change_clock(toward),
            Row::Series => {
                let all: Vec<Option<u8>> = [None].into_iter().chain(Series::USUAL.map(Some)).collect();
                let place = all.iter().position(|&each| each == self.best_of).unwrap_or(0);
                self.best_of = all[toward.around(place, all.len())];
            }
            Row::Bot(_) | Row::Name(_) | Row::Begin => {}
        }
    }

    /// Changes the numbers of the matches where the game allows them.
    fn change_matches(&mut self, change: impl FnOnce(u8, u8) -> (u8, u8)) {
        if let Kind::Matches(rules) = &mut self.kinds[self.kind] {
            let (start, max_take) = change(rules.start(), rules.max_take());
            if let Ok(changed) = MatchesRules::new(start, max_take) {
                *rules = changed;
            }
        }
    }

    /// The next of the usual clocks, or the one before; without a clock stands first.
    fn change_clock(&mut self, toward: Toward) {
        let all: Vec<Option<TimeControl>> = [None].into_iter().chain(TimeControl::USUAL.map(Some)).collect();
        // From a time of one's own the way leads back to the start.
        let place = all.iter().position(|&each| each == self.clock).unwrap_or(if toward == Toward::Next {
            all.len() - 1
        } else {
            1
        });
        self.clock = all[toward.around(place, all.len())];
    }
}
