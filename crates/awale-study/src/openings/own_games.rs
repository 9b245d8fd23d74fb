//! The player's own games by opening: which came to a position, what was played there, and how they
//! ended.

use awale_rules::{FastBoard, Pit, Position, ROW, Rules, Seat};

use crate::catalogue::{AnyGame, Kind, Wdl};
use crate::record::Record;

/// A finished game that one human played against a computer from the usual start.
#[derive(Clone, Copy, Debug)]
pub struct OwnGame<'a> {
    record: &'a Record,
    /// How it ended for the human.
    pub outcome: Wdl,
}

/// How some games ended for the player, or for one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnScore {
    /// Won games.
    pub won: usize,
    /// Drawn games.
    pub drawn: usize,
    /// Lost games.
    pub lost: usize,
}

impl OwnScore {
    /// How many games there were.
    #[must_use]
    pub const fn played(self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// These games and `others`.
    #[must_use]
    pub const fn with(self, others: OwnScore) -> OwnScore {
        OwnScore {
            won: self.won + others.won,
            drawn: self.drawn + others.drawn,
            lost: self.lost + others.lost,
        }
    }

    /// Points in a hundred, a draw being half a win; `None` without a game.
    #[must_use]
    pub fn percent(self) -> Option<usize> {
        let (points, most) = (2 * self.won + self.drawn, 2 * self.played());
        (100 * points + self.played()).checked_div(most)
    }

    /// Counts a game.
    pub fn add(&mut self, outcome: Wdl) {
        match outcome {
            Wdl::Win => self.won += 1,
            Wdl::Draw => self.drawn += 1,
            Wdl::Loss => self.lost += 1,
        }
    }
}

/// The finished games by `rules` that one human played from the usual start.
fn own_games<'a>(
    records: impl Iterator<Item = &'a Record>,
    rules: &Rules,
) -> impl Iterator<Item = OwnGame<'a>> {
    let is_by_rules =
        |record: &&Record| matches!(&record.kind, Kind::Awale(variant) if variant.rules == *rules);
    records.filter(is_by_rules).filter_map(OwnGame::of)
}

/// How the player's own games ended in which each move was played in `position` after `ply` plies,
/// by the column of its pit. They count as they ended for the player, wherever the player sat.
pub fn own_scores<'a>(
    records: impl Iterator<Item = &'a Record>,
    position: &Position,
    ply: usize,
) -> [OwnScore; ROW] {
    let mut scores = [OwnScore::default(); ROW];
    let board = FastBoard::of(position);
    for game in own_games(records, position.rules()) {
        if let Some(place) = game.played_at(ply, board) {
            scores[place].add(game.outcome);
        }
    }
    scores
}

impl<'a> OwnGame<'a> {
    /// The game of `record`, if it is one.
    #[must_use]
    pub fn of(record: &'a Record) -> Option<OwnGame<'a>> {
        if !matches!(record.kind, Kind::Awale(_)) || !record.standing().is_result() {
            return None;
        }
        Some(OwnGame {
            record,
            outcome: record.own_result()?,
        })
    }

    /// The moves of the game, as if South had begun.
    pub fn first_moves(&self) -> impl Iterator<Item = Pit> {
        let sides = [Seat::South, Seat::North].into_iter().cycle();
        let pits = self.record.moves().iter().map_while(|mv| mv.pit());
        pits.zip(sides)
            .map(|(pit, side)| Pit::of(side, pit.column()))
    }

    fn position(&self, ply: usize) -> Option<Position> {
        self.record
            .game()
            .past()
            .get(ply)
            .copied()
            .and_then(AnyGame::awale)
    }

    /// The place (0 to 5, in sowing order) of the move that was played after `ply` plies, if the
    /// game stood on `board` then.
    #[must_use]
    pub fn played_at(&self, ply: usize, board: FastBoard) -> Option<usize> {
        let pit = self.record.moves().get(ply)?.pit()?;
        (FastBoard::of(&self.position(ply)?) == board).then(|| pit.column())
    }
}
