//! [`GameList`]: the saved games.

use std::sync::Arc;

use awale_study::{
    insights::score_of_series,
    record::{GameSeries, Record},
};

use super::game_file::GameFile;

/// The number of games that are read before the first frame, which takes 0.25 ms from a disk. They
/// usually include any game to continue, so that the menu does not change when all games are
/// listed.
pub const GAMES_LISTED_AT_START: usize = 8;

/// The id of a game in this run: the seed of its random numbers. Each game has a different one.
pub type SessionId = u64;

/// A game of the list, or a file that cannot be read as a game.
#[derive(Clone, Debug)]
pub struct SavedGame {
    pub file: GameFile,
    /// The number of the game within its file, counted from 1.
    pub number_in_file: usize,
    /// The number of games in the file: usually 1, more if another program has written it.
    pub game_count_in_file: usize,
    /// The game, or the error in its file.
    pub record: Result<Record, awale_study::record::RecordError>,
}

impl SavedGame {
    /// The games of one file.
    pub fn saved_games_of_file(
        file: &GameFile,
        records: Vec<Result<Record, awale_study::record::RecordError>>,
    ) -> Vec<SavedGame> {
        let game_count_in_file = records.len();
        let saved_game = |(number, record)| SavedGame {
            file: file.clone(),
            number_in_file: number,
            game_count_in_file,
            record,
        };
        (1..).zip(records).map(saved_game).collect()
    }

    /// Whether the file contains other games too.
    pub const fn file_has_other_games(&self) -> bool {
        self.game_count_in_file > 1
    }
}

/// All saved games, the most recently changed first. Cheap to clone, because the thread that counts
/// statistics shares the list.
#[derive(Clone, Debug, Default)]
pub struct GameList(pub Arc<Vec<SavedGame>>);

impl GameList {
    /// The games without errors, each with its record.
    pub fn into_records(self) -> Vec<Record> {
        Arc::unwrap_or_clone(self.0)
            .into_iter()
            .filter_map(|game| game.record.ok())
            .collect()
    }

    /// This list, followed by the games of `others` whose files are not in it.
    #[must_use]
    pub fn followed_by(mut self, others: GameList) -> GameList {
        let listed_files: Vec<GameFile> = self.0.iter().map(|game| game.file.clone()).collect();
        let others = Arc::unwrap_or_clone(others.0).into_iter();
        Arc::make_mut(&mut self.0).extend(others.filter(|game| !listed_files.contains(&game.file)));
        self
    }

    /// The list without the games in `file`.
    #[must_use]
    pub fn without_file(mut self, file: &GameFile) -> GameList {
        Arc::make_mut(&mut self.0).retain(|game| game.file != *file);
        self
    }

    /// The game to continue: the most recently changed unfinished game that this program has
    /// created and that is not a study, or the last game of an unfinished match.
    pub fn newest_unfinished_game(&self) -> Option<&SavedGame> {
        self.games_created_by_program()
            .find(|(_, record)| self.is_unfinished(record))
            .map(|(game, _)| game)
    }

    /// The number of unfinished games, without [`GameList::newest_unfinished_game`].
    pub fn older_unfinished_game_count(&self) -> usize {
        self.games_created_by_program()
            .filter(|(_, record)| self.is_unfinished(record))
            .count()
            .saturating_sub(1)
    }

    /// The game to continue in the match `series`: its most recently changed unfinished game, or
    /// its last game if the next one has not begun.
    pub fn newest_unfinished_game_of(&self, series: &GameSeries) -> Option<&SavedGame> {
        let mut games = self
            .games_created_by_program()
            .filter(|(_, record)| record.header.series.as_ref() == Some(series));
        games
            .find(|(_, record)| self.is_unfinished(record))
            .map(|(game, _)| game)
    }

    /// Whether this finished game belongs to an unfinished match whose next game has not begun.
    pub fn lacks_next_series_game(&self, record: &Record) -> bool {
        let Some(series) = record
            .header
            .series
            .as_ref()
            .filter(|_| record.result().is_some())
        else {
            return false;
        };
        let mut games_of_series = self
            .records()
            .filter(|other| other.header.series.as_ref() == Some(series));
        let is_last_of_series = games_of_series.all(|other| {
            other.result().is_some()
                && other.header.date.sort_key() <= record.header.date.sort_key()
        });
        is_last_of_series
            && score_of_series(series, self.records())
                .is_some_and(|score| score.outcome().is_none())
    }

    fn is_unfinished(&self, record: &Record) -> bool {
        record.statistics_status().can_be_continued() && record.result().is_none()
            || self.lacks_next_series_game(record)
    }

    /// The games that this program has created and can read.
    pub fn games_created_by_program(&self) -> impl Iterator<Item = (&SavedGame, &Record)> {
        let games_of_program = self
            .0
            .iter()
            .filter(|game| game.file.is_created_by_program());
        games_of_program.filter_map(|game| Some((game, game.record.as_ref().ok()?)))
    }

    /// The records of all games that can be read.
    pub fn records(&self) -> impl Iterator<Item = &Record> + Clone {
        self.0.iter().filter_map(|game| game.record.as_ref().ok())
    }
}

impl FromIterator<SavedGame> for GameList {
    fn from_iter<I: IntoIterator<Item = SavedGame>>(games: I) -> GameList {
        GameList(Arc::new(games.into_iter().collect()))
    }
}
