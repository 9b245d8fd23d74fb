//! The player's own games by opening: which games reached a position, which move was played there,
//! and how the games ended.

use awale_rules::{FastBoard, Pit, Position, ROW, Rules, Seat};

use crate::catalogue::{AnyGame, Kind, Wdl};
use crate::record::Record;

/// A finished game that one human played against a computer from the usual start.
#[derive(Clone, Copy, Debug)]
pub struct OwnGame<'a> {
    record: &'a Record,
    /// The result for the human.
    pub outcome: Wdl,
}

/// Won, drawn and lost games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnScore {
    /// The number of won games.
    pub won: usize,
    /// The number of drawn games.
    pub drawn: usize,
    /// The number of lost games.
    pub lost: usize,
}

impl OwnScore {
    /// Returns the number of games.
    #[must_use]
    pub const fn played(self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// Returns the sum of both scores.
    #[must_use]
    pub const fn plus(self, others: OwnScore) -> OwnScore {
        OwnScore {
            won: self.won + others.won,
            drawn: self.drawn + others.drawn,
            lost: self.lost + others.lost,
        }
    }

    /// Returns the points in percent, a draw being half a point, or `None` if there are no games.
    #[must_use]
    pub fn percent(self) -> Option<usize> {
        let (points, max_points) = (2 * self.won + self.drawn, 2 * self.played());
        (100 * points + self.played()).checked_div(max_points)
    }

    /// Adds one game.
    pub fn add(&mut self, outcome: Wdl) {
        match outcome {
            Wdl::Win => self.won += 1,
            Wdl::Draw => self.drawn += 1,
            Wdl::Loss => self.lost += 1,
        }
    }
}

/// Returns the finished games with `rules` that one human played from the usual start.
fn own_games<'a>(
    records: impl Iterator<Item = &'a Record>,
    rules: &Rules,
) -> impl Iterator<Item = OwnGame<'a>> {
    let is_by_rules =
        |record: &&Record| matches!(&record.kind, Kind::Awale(variant) if variant.rules == *rules);
    records.filter(is_by_rules).filter_map(OwnGame::of)
}

/// Returns the results of the player's own games in which each move was played in `position` after
/// `ply` plies, by the column of the pit. The results are the human's, on whichever side.
pub fn own_scores<'a>(
    records: impl Iterator<Item = &'a Record>,
    position: &Position,
    ply: usize,
) -> [OwnScore; ROW] {
    let mut scores = [OwnScore::default(); ROW];
    let board = FastBoard::of(position);
    for game in own_games(records, position.rules()) {
        if let Some(index) = game.column_played_at(ply, board) {
            scores[index].add(game.outcome);
        }
    }
    scores
}

impl<'a> OwnGame<'a> {
    /// Returns the game of `record` if it is a finished game of awalé with one human player.
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

    /// Returns the moves of the game, converted so that South begins.
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

    /// Returns the column (0 to 5) of the move played after `ply` plies, if the game had `board`
    /// then.
    #[must_use]
    pub fn column_played_at(&self, ply: usize, board: FastBoard) -> Option<usize> {
        let pit = self.record.moves().get(ply)?.pit()?;
        (FastBoard::of(&self.position(ply)?) == board).then(|| pit.column())
    }
}
