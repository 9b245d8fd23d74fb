//! The lines of *Play*: which of them there are, and what can be chosen in each.

use awale_rules::Seat;
use awale_rules::matches::HeapRules as MatchesRules;
use awale_study::catalogue::Kind;
use awale_study::players::{Evaluation, LeafValue, PlayerSpec};
use awale_study::record::{Direction, Series, TimeControl};
use awale_words::text::Label;

use crate::app::Neighbor;
use crate::config::First;

use super::{Setup, You};

/// The lines of the form. Which of them there are depends on what is chosen in the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Game,
    You,
    /// Who plays here: the opponent, or one of two computers.
    Opponent(Seat),
    /// The command that starts the user's own program.
    Bot,
    Clock,
    Begin,
    /// Shows the lines below, or hides them.
    More,
    Name(Seat),
    /// How the textbook player evaluates positions.
    Evaluation(Seat),
    LeafValue(Seat),
    /// How many matches the heap has.
    Start,
    /// How many matches one may take.
    MaxTake,
    First,
    /// Which way sowing goes in the picture.
    Direction,
    /// Leads to the analysis board, to set up another position to begin in.
    Position,
    /// One game, or a match of several.
    Series,
}

/// What can be chosen in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// The game with this number among all.
    Game(usize),
    You(You),
    Opponent(PlayerSpec),
    /// A program of the settings: its name and its command.
    Program(Label, Label),
    Clock(Option<TimeControl>),
    /// Something else, which is typed.
    Typed,
    Evaluation(Evaluation),
    LeafValue(LeafValue),
    Number(u8),
    First(First),
    Direction(Direction),
    Series(Option<u8>),
}

impl Setup {
    /// The lines there are now, from the top.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        let is_fresh = self.going_on.is_none();
        let opponents = self.opponents();
        let mut rows: Vec<Row> = is_fresh
            .then_some(Row::Game)
            .into_iter()
            .chain([Row::You])
            .collect();
        rows.extend(opponents.iter().map(|&seat| Row::Opponent(seat)));
        if opponents
            .iter()
            .any(|&seat| self.chairs[seat].spec == PlayerSpec::Bot)
        {
            rows.push(Row::Bot);
        }
        rows.extend([Row::Clock, Row::Begin, Row::More]);
        if self.shows_more {
            rows.extend(self.rows_below());
        }
        rows
    }

    /// The lines behind *More*.
    pub(super) fn rows_below(&self) -> Vec<Row> {
        let (is_fresh, is_awale) = (
            self.going_on.is_none(),
            matches!(self.kind(), Kind::Awale(_)),
        );
        let mut rows = Vec::from(Seat::BOTH.map(Row::Name));
        for seat in Seat::BOTH.into_iter().filter(|_| is_awale) {
            match self.chairs[seat].spec {
                PlayerSpec::Minimax(_) | PlayerSpec::AlphaBeta(_) => {
                    rows.push(Row::Evaluation(seat));
                }
                PlayerSpec::Mcts(_) => rows.push(Row::LeafValue(seat)),
                _ => {}
            }
        }
        if is_fresh && !is_awale {
            rows.extend([Row::Start, Row::MaxTake]);
        }
        rows.extend(is_fresh.then_some(Row::First));
        rows.extend(is_awale.then_some(Row::Direction));
        rows.extend((is_fresh && is_awale).then_some(Row::Position));
        rows.extend(self.may_be_series().then_some(Row::Series));
        rows
    }

    /// What is chosen in a line; `None` in one where nothing is.
    #[must_use]
    pub fn picked(&self, row: Row) -> Option<Pick> {
        let heap = |of: fn(&MatchesRules) -> u8| match self.kind() {
            Kind::Matches(rules) => Some(Pick::Number(of(rules))),
            Kind::Awale(_) => None,
        };
        Some(match row {
            Row::Game => Pick::Game(self.kind),
            Row::You => Pick::You(self.you()),
            Row::Opponent(seat) if self.chairs[seat].spec == PlayerSpec::Bot => self.program(),
            Row::Opponent(seat) => Pick::Opponent(self.chairs[seat].spec),
            Row::Clock => Pick::Clock(self.clock),
            Row::Evaluation(seat) => Pick::Evaluation(self.chairs[seat].textbook.evaluation),
            Row::LeafValue(seat) => Pick::LeafValue(self.chairs[seat].monte_carlo.leaf),
            Row::Start => return heap(MatchesRules::start),
            Row::MaxTake => return heap(MatchesRules::max_take),
            Row::First => Pick::First(self.first()),
            Row::Direction => Pick::Direction(self.direction),
            Row::Series => Pick::Series(self.best_of),
            Row::Bot | Row::Begin | Row::More | Row::Name(_) | Row::Position => return None,
        })
    }

    /// Everything that can be chosen in a line, in order.
    #[must_use]
    pub fn picks(&self, row: Row) -> Vec<Pick> {
        let mut picks: Vec<Pick> = match row {
            Row::Game => (0..self.kinds.len()).map(Pick::Game).collect(),
            Row::You => You::ALL.iter().copied().map(Pick::You).collect(),
            Row::Opponent(seat) => self.gallery(seat),
            Row::Clock => {
                let usual = TimeControl::PRESETS.map(|control| Pick::Clock(Some(control)));
                [Pick::Clock(None)]
                    .into_iter()
                    .chain(usual)
                    .chain([Pick::Typed])
                    .collect()
            }
            Row::Evaluation(_) => Evaluation::ALL.map(Pick::Evaluation).into(),
            Row::LeafValue(_) => LeafValue::ALL
                .iter()
                .copied()
                .map(Pick::LeafValue)
                .collect(),
            Row::Start | Row::MaxTake => self.heaps(row).into_iter().map(Pick::Number).collect(),
            Row::First => First::ALL.iter().copied().map(Pick::First).collect(),
            Row::Direction => [Direction::CounterClockwise, Direction::Clockwise]
                .map(Pick::Direction)
                .into(),
            Row::Series => [None]
                .into_iter()
                .chain(Series::PRESETS.map(Some))
                .map(Pick::Series)
                .collect(),
            Row::Bot | Row::Begin | Row::More | Row::Name(_) | Row::Position => Vec::new(),
        };
        // A custom time, strength or length, from the settings or typed.
        if let Some(own) = self.picked(row).filter(|own| !picks.contains(own)) {
            picks.insert(usize::from(!picks.is_empty()), own);
        }
        picks
    }

    /// The heaps, or the most one may take, that make a game with the other number.
    fn heaps(&self, row: Row) -> Vec<u8> {
        let Kind::Matches(rules) = self.kind() else {
            return Vec::new();
        };
        (0..=u8::MAX)
            .filter(|&number| changed(*rules, row, number).is_some())
            .collect()
    }

    /// Chooses something in a line.
    pub(super) fn pick(&mut self, row: Row, pick: &Pick) {
        match (row, pick) {
            (_, Pick::Game(number)) => {
                self.kind = *number;
                self.keep_players_fit();
            }
            (_, Pick::You(you)) => self.sit(*you),
            (Row::Opponent(seat), Pick::Opponent(spec)) => self.invite(seat, *spec),
            (Row::Opponent(seat), Pick::Program(name, command)) => {
                self.invite(seat, PlayerSpec::Bot);
                (self.chairs[seat].name, self.bot) = (name.clone(), command.clone());
            }
            (_, Pick::Clock(clock)) => self.clock = *clock,
            (Row::Evaluation(seat), Pick::Evaluation(evaluation)) => {
                let chair = &mut self.chairs[seat];
                chair.textbook.evaluation = *evaluation;
                match &mut chair.spec {
                    PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook) => {
                        *textbook = chair.textbook;
                    }
                    _ => {}
                }
            }
            (Row::LeafValue(seat), Pick::LeafValue(leaf)) => {
                let chair = &mut self.chairs[seat];
                chair.monte_carlo.leaf = *leaf;
                if let PlayerSpec::Mcts(options) = &mut chair.spec {
                    *options = chair.monte_carlo;
                }
            }
            (_, Pick::Number(number)) => {
                if let Kind::Matches(rules) = &mut self.kinds[self.kind] {
                    *rules = changed(*rules, row, *number).unwrap_or(*rules);
                }
            }
            (_, Pick::First(first)) => *self.first_mut() = *first,
            (_, Pick::Direction(direction)) => self.direction = *direction,
            (_, Pick::Series(best_of)) => self.best_of = *best_of,
            _ => {}
        }
    }

    /// Changes what the cursor is on to the next or the one before. Numbers end, all else goes
    /// round.
    pub(super) fn change(&mut self, toward: Neighbor) {
        let mut picks = self.picks(self.row);
        picks.retain(|pick| *pick != Pick::Typed);
        let Some(now) = self.picked(self.row) else {
            return;
        };
        let place = picks
            .iter()
            .position(|pick| *pick == now)
            .unwrap_or(picks.len() - 1);
        let next = match picks[place] {
            Pick::Number(_) if toward == Neighbor::Previous => place.saturating_sub(1),
            Pick::Number(_) => (place + 1).min(picks.len() - 1),
            _ => toward.around(place, picks.len()),
        };
        self.pick(self.row, &picks[next]);
    }
}

/// The matches with another number in one of their lines, where the two make a game.
fn changed(rules: MatchesRules, row: Row, number: u8) -> Option<MatchesRules> {
    let (start, most) = if row == Row::Start {
        (number, rules.max_take())
    } else {
        (rules.start(), number)
    };
    MatchesRules::new(start, most).ok()
}
