//! The player's own games by opening: which games reached a position, which move was played there,
//! and how the games ended.

use awale_rules::{FastBoard, Position, ROW};

use crate::{
    catalogue::{AnyGame, GameKind, Wdl},
    record::Record,
};

/// Won, drawn and lost games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnGamesScore {
    /// The number of won games.
    pub won: usize,
    /// The number of drawn games.
    pub drawn: usize,
    /// The number of lost games.
    pub lost: usize,
}

impl OwnGamesScore {
    /// Returns the number of games.
    pub const fn game_count(self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// Returns the sum of this score and `other`.
    #[must_use]
    pub const fn plus(self, other: OwnGamesScore) -> OwnGamesScore {
        OwnGamesScore {
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            lost: self.lost + other.lost,
        }
    }

    /// Returns the points in percent, a draw being half a point, or `None` if there are no games.
    pub fn points_percent(self) -> Option<usize> {
        let (half_points, max_half_points) = (2 * self.won + self.drawn, 2 * self.game_count());
        (100 * half_points + self.game_count()).checked_div(max_half_points)
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

/// The results of the player's own games in which a move was played, by who played it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnScoresOfMove {
    /// The games in which the player made the move.
    pub score_when_player_moved: OwnGamesScore,
    /// The games in which the opponent made the move.
    pub score_when_opponent_moved: OwnGamesScore,
}

impl OwnScoresOfMove {
    /// Returns the score of all games in which the move was played.
    #[must_use]
    pub const fn total_score(self) -> OwnGamesScore {
        self.score_when_player_moved
            .plus(self.score_when_opponent_moved)
    }
}

/// Returns the results of the player's own games in which each move was played in `position` after
/// `ply` plies, by the column of the pit. All results are the player's, also after moves of the
/// opponent.
pub fn own_scores_by_column<'a>(
    records: impl Iterator<Item = &'a Record>,
    position: &Position,
    ply: usize,
) -> [OwnScoresOfMove; ROW] {
    let mut scores_by_column = [OwnScoresOfMove::default(); ROW];
    let board = FastBoard::of(position);
    let is_counted = |record: &&Record| {
        matches!(&record.kind, GameKind::Awale(variant) if variant.rules == *position.rules())
            && record.statistics_status().counts_for_results()
    };
    for record in records.filter(is_counted) {
        let before = record
            .game()
            .positions_so_far()
            .get(ply)
            .copied()
            .and_then(AnyGame::as_awale);
        let pit = record.moves().get(ply).and_then(|mv| mv.as_pit());
        if let (Some(before), Some(pit), Some(outcome)) = (before, pit, record.own_result())
            && FastBoard::of(&before) == board
        {
            let scores_of_move = &mut scores_by_column[pit.column()];
            let is_own_move = record.own_seat() == Some(before.to_move());
            let score = if is_own_move {
                &mut scores_of_move.score_when_player_moved
            } else {
                &mut scores_of_move.score_when_opponent_moved
            };
            score.add(outcome);
        }
    }
    scores_by_column
}
