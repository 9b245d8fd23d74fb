//! A tournament: its players, pairings and results. It is a round robin (each player meets all
//! others) or has Swiss rounds (players with equal points meet).

use std::fmt::Write as _;

use awale_lab::tournament::{round_robin, swiss};
use awale_study::catalogue::Kind;
use awale_study::record::TimeControl;

use crate::names::chat_line;

pub use super::terms::TournamentId;
use super::terms::{GameId, Pace, Person, PersonId};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Each player meets all others once.
    RoundRobin,
    /// This number of rounds, in which players with equal points meet.
    Swiss(u32),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// Counted from 0.
    pub round: u32,
    /// South and North; `None` if the first player sits out this round.
    pub players: (PersonId, Option<PersonId>),
    /// The game, once it has begun.
    pub game: Option<GameId>,
    /// Points of South and North, in halves, once the game is over.
    pub points: Option<(u32, u32)>,
}

/// A tournament, announced or begun.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentPlan {
    /// The number of the tournament; 0 for a new one.
    pub id: TournamentId,
    pub name: String,
    pub format: Format,
    pub kind: Kind,
    pub pace: Pace,
    pub people: Vec<Person>,
    pub pairs: Vec<Pair>,
    pub is_begun: bool,
}

/// Maximum number of characters of a title.
pub const MAX_TITLE: usize = 40;

impl TournamentPlan {
    /// Makes a tournament without players; `None` if the title is empty. A clock is required,
    /// because without one an absent player would delay all others.
    #[must_use]
    pub fn new(
        title: &str,
        format: Format,
        kind: Kind,
        clock: TimeControl,
    ) -> Option<TournamentPlan> {
        let name = chat_line(title, MAX_TITLE)?.as_str().to_owned();
        let pace = Pace::Clock(clock);
        Some(TournamentPlan {
            id: 0,
            name,
            format,
            kind,
            pace,
            people: Vec::new(),
            pairs: Vec::new(),
            is_begun: false,
        })
    }

    /// Returns the number of rounds.
    #[must_use]
    pub fn rounds(&self) -> u32 {
        match self.format {
            Format::RoundRobin => {
                count(self.people.len() + self.people.len() % 2).saturating_sub(1)
            }
            Format::Swiss(rounds) => rounds,
        }
    }

    /// Returns the round that was paired last, counted from 0.
    #[must_use]
    pub fn round(&self) -> Option<u32> {
        self.pairs.iter().map(|pair| pair.round).max()
    }

    /// Whether all paired games are over.
    #[must_use]
    pub fn is_round_over(&self) -> bool {
        self.pairs.iter().all(|pair| pair.points.is_some())
    }

    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_begun
            && self.is_round_over()
            && self.round().is_none_or(|round| round + 1 >= self.rounds())
    }

    /// Returns the points of a person, in halves.
    #[must_use]
    pub fn points_of(&self, person: PersonId) -> u32 {
        self.results_of(person).map(|(points, _)| points).sum()
    }

    /// Returns the tie-break of a person: the sum of the points of all opponents, in halves
    /// (Buchholz).
    #[must_use]
    pub fn tie_break_of(&self, person: PersonId) -> u32 {
        self.results_of(person)
            .filter_map(|(_, other)| other)
            .map(|other| self.points_of(other))
            .sum()
    }

    /// Returns the points of each game of a person, in halves, with the opponent; `None` if the
    /// person sat out.
    pub fn results_of(&self, person: PersonId) -> impl Iterator<Item = (u32, Option<PersonId>)> {
        self.pairs.iter().filter_map(move |pair| {
            let (south, north) = pair.points?;
            match pair.players {
                (one, other) if one == person => Some((south, other)),
                (one, other) if other == Some(person) => Some((north, Some(one))),
                _ => None,
            }
        })
    }

    /// Returns the players in order of their rank.
    #[must_use]
    pub fn standing(&self) -> Vec<&Person> {
        self.ranking()
            .into_iter()
            .map(|place| &self.people[place])
            .collect()
    }

    /// Returns indices into `people` in order of rank: by points, tie-break and name.
    fn ranking(&self) -> Vec<usize> {
        let mut ranking: Vec<usize> = (0..self.people.len()).collect();
        ranking.sort_by_cached_key(|&place| {
            let person = &self.people[place];
            (
                std::cmp::Reverse((self.points_of(person.id), self.tie_break_of(person.id))),
                person.name.folded(),
            )
        });
        ranking
    }

    /// Pairs the next round. The list is empty if all rounds are paired.
    #[must_use]
    pub fn next_round(&self) -> Vec<Pair> {
        let round = self.round().map_or(0, |round| round + 1);
        if round >= self.rounds() || self.people.len() < 2 {
            return Vec::new();
        }
        let id = |place: usize| self.people[place].id;
        let pairs = match self.format {
            Format::RoundRobin => round_robin(self.people.len())
                .into_iter()
                .nth(round as usize)
                .unwrap_or_default(),
            Format::Swiss(_) => {
                let met = |one: usize, other: Option<PersonId>| {
                    self.results_of(id(one)).any(|(_, met)| met == other)
                };
                swiss(&self.ranking(), &|place| met(place, None), &|one, other| {
                    met(one, Some(id(other)))
                })
            }
        };
        let sits_out = |place: &usize| {
            !pairs
                .iter()
                .any(|&(one, other)| one == *place || other == *place)
        };
        let sitting_out = (0..self.people.len()).find(sits_out);
        let times_south = |place: usize| {
            self.pairs
                .iter()
                .filter(|pair| pair.players.0 == id(place))
                .count()
        };
        let pairings = pairs.iter().map(|&(one, other)| {
            // The player who has been South more often becomes North.
            let (south, north) = if times_south(one) > times_south(other) {
                (other, one)
            } else {
                (one, other)
            };
            Pair {
                round,
                players: (id(south), Some(id(north))),
                game: None,
                points: None,
            }
        });
        let bye = sitting_out.map(|place| Pair {
            round,
            players: (id(place), None),
            game: None,
            points: Some((2, 0)),
        });
        pairings.chain(bye).collect()
    }

    /// Returns the table as comma-separated values.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut text = "rank,name,points,tie_break,games\n".to_owned();
        for (rank, person) in self.standing().into_iter().enumerate() {
            let halves = |count: u32| f64::from(count) / 2.0;
            let (points, tie_break) = (
                halves(self.points_of(person.id)),
                halves(self.tie_break_of(person.id)),
            );
            let games = self.results_of(person.id).count();
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "{},{},{points},{tie_break},{games}",
                rank + 1,
                person.name
            );
        }
        text
    }
}

fn count(number: usize) -> u32 {
    number.try_into().unwrap_or(u32::MAX)
}
