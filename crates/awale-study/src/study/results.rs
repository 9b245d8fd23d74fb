//! Games won, drawn and lost, counted from saved games.
//!
//! A game counts when it is over, began at the start, and exactly one human played in it. Games
//! between two humans are counted apart, for the player named first. Games with help count only on
//! request, but their outcomes are always kept beside the others, and so is the number of games
//! that were left unfinished: a loss must not disappear because its player took help or left.

use awale_rules::{PerSeat, Seat};

use crate::catalogue::{Kind, PlayerSpec, Wdl};
use crate::record::{GameStanding, Record};
use crate::text::{Label, composed};

/// Which games are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    /// Those without help.
    #[default]
    Unaided,
    /// Those with help too.
    All,
}

impl Counting {
    /// Whether a game that stands so is counted.
    #[must_use]
    pub const fn takes(self, standing: GameStanding) -> bool {
        standing.is_result() || matches!((self, standing), (Counting::All, GameStanding::Helped))
    }

    /// The other way.
    #[must_use]
    pub const fn other(self) -> Counting {
        match self {
            Counting::Unaided => Counting::All,
            Counting::All => Counting::Unaided,
        }
    }
}

/// The games in the order in which they were played.
#[must_use]
pub fn in_order<'a>(records: impl Iterator<Item = &'a Record>) -> Vec<&'a Record> {
    // Dates of one place sort as they are written; those of a journey may be an hour or two out of
    // order.
    let mut records: Vec<&Record> = records.collect();
    records.sort_by_cached_key(|record| record.header.date.order());
    records
}

/// Some games' outcomes, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreHistory {
    /// Those of the games that are counted.
    pub counted: Vec<Wdl>,
    /// Those of the games with help, whether they are counted too or not.
    pub with_help: Vec<Wdl>,
    /// How many games were begun and left before their end.
    pub unfinished: usize,
}

impl ScoreHistory {
    /// How many games were played.
    #[must_use]
    pub fn played(&self) -> usize {
        self.counted.len()
    }

    /// How many games ended so.
    #[must_use]
    pub fn count(&self, outcome: Wdl) -> usize {
        tally(&self.counted, outcome)
    }

    /// How many games with help ended so.
    #[must_use]
    pub fn count_with_help(&self, outcome: Wdl) -> usize {
        tally(&self.with_help, outcome)
    }

    /// Adds a game: how it ended, if it did.
    fn add(&mut self, outcome: Option<Wdl>, standing: GameStanding, counting: Counting) {
        let Some(outcome) = outcome else {
            self.unfinished += 1;
            return;
        };
        if standing == GameStanding::Helped {
            self.with_help.push(outcome);
        }
        if counting.takes(standing) {
            self.counted.push(outcome);
        }
    }

    /// Whether no game came to its end.
    fn is_empty(&self) -> bool {
        self.counted.is_empty() && self.with_help.is_empty()
    }

    /// Points in a hundred, a draw being half a win; `None` without a game.
    #[must_use]
    pub fn percent(&self) -> Option<usize> {
        let points = 2 * self.count(Wdl::Win) + self.count(Wdl::Draw);
        (100 * points + self.played()).checked_div(2 * self.played())
    }

    /// The last `count` outcomes, the oldest first.
    #[must_use]
    pub fn last(&self, count: usize) -> &[Wdl] {
        &self.counted[self.played().saturating_sub(count)..]
    }

    /// Wins less losses after each game.
    #[must_use]
    pub fn course(&self) -> Vec<i32> {
        let add = |sum: &mut i32, outcome: &Wdl| {
            *sum += outcome.step();
            Some(*sum)
        };
        self.counted.iter().scan(0, add).collect()
    }
}

fn tally(outcomes: &[Wdl], outcome: Wdl) -> usize {
    outcomes.iter().filter(|&&each| each == outcome).count()
}

/// Against whom games were played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A computer.
    Computer(PlayerSpec),
    /// Two humans: the one who is counted, and the other. Names may be empty.
    Humans(PerSeat<Label>),
}

/// The games of one kind against one opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpponentScore {
    /// Against whom.
    pub opponent: Opponent,
    /// What came of them.
    pub score: ScoreHistory,
}

/// The games of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What was played.
    pub kind: Kind,
    /// All of them.
    pub score: ScoreHistory,
    /// Against each opponent, those with the most games first.
    pub lines: Vec<OpponentScore>,
}

/// A person's results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// All games against computers.
    pub total: ScoreHistory,
    /// Those games by what was played, the kinds with the most games first.
    pub alone: Vec<Group>,
    /// The games between two humans, likewise.
    pub together: Vec<Group>,
}

impl Results {
    /// Counts written games without help, which may come in any order.
    #[must_use]
    pub fn of<'a>(records: impl Iterator<Item = &'a Record>) -> Results {
        Results::counting(records, Counting::Unaided)
    }

    /// Counts written games, which may come in any order.
    #[must_use]
    pub fn counting<'a>(records: impl Iterator<Item = &'a Record>, counting: Counting) -> Results {
        let mut results = Results::default();
        for record in in_order(records) {
            results.add(record, counting);
        }
        sort(&mut results.alone);
        sort(&mut results.together);
        results
    }

    /// Whether nothing was counted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.alone.is_empty() && self.together.is_empty()
    }

    fn add(&mut self, record: &Record, counting: Counting) {
        let standing = record.standing();
        if !Counting::All.takes(standing) {
            return;
        }
        let result = record.result();
        let outcome = |seat| {
            result
                .as_ref()
                .map(|verdict| Wdl::of(verdict.tally.winner, seat))
        };
        let human = |seat: Seat| record.players[seat].spec.is_human();
        match (human(Seat::South), human(Seat::North)) {
            _ if result.is_none() && record.moves().is_empty() => {}
            (true, true) => {
                // The same two people are the same line, whichever side each had.
                let names =
                    PerSeat::from_fn(|seat| Label::from(composed(&record.players[seat].name)));
                let swap = !names.north.is_empty() && names.north < names.south;
                let first = if swap { Seat::North } else { Seat::South };
                let names = PerSeat {
                    south: names[first].clone(),
                    north: names[first.opponent()].clone(),
                };
                for score in scores(&mut self.together, &record.kind, &Opponent::Humans(names)) {
                    score.add(outcome(first), standing, counting);
                }
            }
            (false, false) => {}
            (south, _) => {
                let seat = if south { Seat::South } else { Seat::North };
                let opponent = Opponent::Computer(record.players[seat.opponent()].spec);
                for score in scores(&mut self.alone, &record.kind, &opponent)
                    .into_iter()
                    .chain([&mut self.total])
                {
                    score.add(outcome(seat), standing, counting);
                }
            }
        }
    }
}

/// The scores that a game of this kind against this opponent belongs to.
fn scores<'a>(
    groups: &'a mut Vec<Group>,
    kind: &Kind,
    opponent: &Opponent,
) -> [&'a mut ScoreHistory; 2] {
    let place = groups
        .iter()
        .position(|group| group.kind == *kind)
        .unwrap_or_else(|| {
            groups.push(Group {
                kind: kind.clone(),
                score: ScoreHistory::default(),
                lines: Vec::new(),
            });
            groups.len() - 1
        });
    let Group { score, lines, .. } = &mut groups[place];
    let place = lines
        .iter()
        .position(|line| line.opponent == *opponent)
        .unwrap_or_else(|| {
            lines.push(OpponentScore {
                opponent: opponent.clone(),
                score: ScoreHistory::default(),
            });
            lines.len() - 1
        });
    [score, &mut lines[place].score]
}

/// The kinds and opponents with the most games first, without those of which no game has ended.
fn sort(groups: &mut Vec<Group>) {
    groups.retain(|group| !group.score.is_empty());
    for group in &mut *groups {
        group.lines.retain(|line| !line.score.is_empty());
        group
            .lines
            .sort_by_key(|line| std::cmp::Reverse(line.score.played()));
    }
    groups.sort_by_key(|group| std::cmp::Reverse(group.score.played()));
}
