//! [`PlayerResults`]: won, drawn and lost games, counted from saved games.
//!
//! A game counts if it is over, began at the start, was not given up after a few moves, and exactly
//! one human played in it. Games between two humans are counted separately, for the player named
//! first. Games with help count only on request, but their results are always listed separately,
//! and so is the number of unfinished games. A loss must not disappear because its player had help
//! or left. The teacher always helps, so the line of the teacher counts her games anyway.

use awale_rules::{PerSeat, Seat};

use crate::{
    catalogue::{GameKind, PlayerSpec, Wdl},
    record::{GameSeries, Record, StatisticsStatus},
    text::{Label, compose_accents},
};

/// The games that are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CountedGames {
    /// Only games without help.
    #[default]
    GamesWithoutHelp,
    /// Games with and without help.
    AllGames,
}

impl CountedGames {
    /// Returns true if a game with this status is counted.
    pub const fn includes(self, status: StatisticsStatus) -> bool {
        status.counts_for_results()
            || matches!(
                (self, status),
                (CountedGames::AllGames, StatisticsStatus::PlayedWithHelp)
            )
    }

    /// Returns the other setting.
    #[must_use]
    pub const fn toggled(self) -> CountedGames {
        match self {
            CountedGames::GamesWithoutHelp => CountedGames::AllGames,
            CountedGames::AllGames => CountedGames::GamesWithoutHelp,
        }
    }
}

/// Sorts games by the date on which they were played.
pub fn sorted_by_date<'a>(records: impl Iterator<Item = &'a Record>) -> Vec<&'a Record> {
    // Dates sort as text if they have the same offset. After a journey to another time zone they
    // may be an hour or two out of order.
    let mut records: Vec<&Record> = records.collect();
    records.sort_by_cached_key(|record| record.header.date.sort_key());
    records
}

/// The results of some games, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreHistory {
    /// The results of the games that are counted.
    pub counted_results: Vec<Wdl>,
    /// The results of the games with help, even if they are not counted.
    pub results_with_help: Vec<Wdl>,
    /// The number of games that were left before their end.
    pub unfinished_game_count: usize,
}

impl ScoreHistory {
    /// Returns the number of counted games.
    pub fn game_count(&self) -> usize {
        self.counted_results.len()
    }

    /// Returns the number of counted games with this result.
    pub fn count(&self, outcome: Wdl) -> usize {
        count_outcome(&self.counted_results, outcome)
    }

    /// Returns the number of games with help that had this result.
    pub fn count_with_help(&self, outcome: Wdl) -> usize {
        count_outcome(&self.results_with_help, outcome)
    }

    /// Adds a game. `outcome` is `None` if the game is unfinished.
    fn add(&mut self, outcome: Option<Wdl>, is_with_help: bool, is_counted: bool) {
        let Some(outcome) = outcome else {
            self.unfinished_game_count += 1;
            return;
        };
        if is_with_help {
            self.results_with_help.push(outcome);
        }
        if is_counted {
            self.counted_results.push(outcome);
        }
    }

    /// Returns true if no game was finished.
    fn is_empty(&self) -> bool {
        self.counted_results.is_empty() && self.results_with_help.is_empty()
    }

    /// Returns the points in percent, a draw being half a point, or `None` without a game.
    pub fn points_percent(&self) -> Option<usize> {
        let half_points = 2 * self.count(Wdl::Win) + self.count(Wdl::Draw);
        (100 * half_points + self.game_count()).checked_div(2 * self.game_count())
    }

    /// Returns at most the last `count` counted results, the oldest first.
    pub fn last_results(&self, count: usize) -> &[Wdl] {
        &self.counted_results[self.game_count().saturating_sub(count)..]
    }

    /// Returns the number of wins minus losses after each game.
    pub fn running_score(&self) -> Vec<i32> {
        let add_outcome = |sum: &mut i32, outcome: &Wdl| {
            *sum += outcome.running_score_change();
            Some(*sum)
        };
        self.counted_results.iter().scan(0, add_outcome).collect()
    }
}

fn count_outcome(outcomes: &[Wdl], outcome: Wdl) -> usize {
    outcomes.iter().filter(|&&each| each == outcome).count()
}

/// The opponent of some games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A computer player.
    Computer(PlayerSpec),
    /// Two humans: first the one whose results are counted, then the other. Names may be empty.
    TwoHumans(PerSeat<Label>),
}

/// The results of one game against one opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpponentScore {
    /// The opponent.
    pub opponent: Opponent,
    /// The results.
    pub score: ScoreHistory,
}

/// The results in one game, for example a variant of awalé.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameKindResults {
    /// The game with its rules.
    pub kind: GameKind,
    /// The results of all counted games of this kind.
    pub score: ScoreHistory,
    /// The results by opponent, the opponents with the most games first.
    pub opponent_scores: Vec<OpponentScore>,
}

/// A player's results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerResults {
    /// The results of all games against computers.
    pub total_against_computers: ScoreHistory,
    /// The results against computers by game, the games played most often first.
    pub results_against_computers: Vec<GameKindResults>,
    /// The results of games between two humans, the games played most often first.
    pub results_between_humans: Vec<GameKindResults>,
}

impl PlayerResults {
    /// Counts saved games without help, in any order.
    pub fn of<'a>(records: impl Iterator<Item = &'a Record>) -> PlayerResults {
        PlayerResults::from_records(records, CountedGames::GamesWithoutHelp)
    }

    /// Counts saved games, in any order.
    pub fn from_records<'a>(
        records: impl Iterator<Item = &'a Record>,
        counted_games: CountedGames,
    ) -> PlayerResults {
        let mut results = PlayerResults::default();
        for record in sorted_by_date(records) {
            results.add(record, counted_games);
        }
        sort_and_drop_empty(&mut results.results_against_computers);
        sort_and_drop_empty(&mut results.results_between_humans);
        results
    }

    /// Returns true if nothing was counted.
    pub fn is_empty(&self) -> bool {
        self.results_against_computers.is_empty() && self.results_between_humans.is_empty()
    }

    fn add(&mut self, record: &Record, counted_games: CountedGames) {
        let Some((opponent, own_seat)) = opponent_and_own_seat_if_counted(record) else {
            return;
        };
        let result = record.result();
        let outcome = result.map(|verdict| Wdl::of(verdict.final_result.winner, own_seat));
        let (kind_results, total) = match opponent {
            Opponent::Computer(_) => (
                &mut self.results_against_computers,
                Some(&mut self.total_against_computers),
            ),
            Opponent::TwoHumans(_) => (&mut self.results_between_humans, None),
        };
        let is_teacher = opponent == Opponent::Computer(PlayerSpec::TEACHER);
        let [kind_score, opponent_score] =
            scores_of_kind_and_opponent(kind_results, &record.kind, &opponent);
        let status = record.statistics_status();
        let is_with_help = status == StatisticsStatus::PlayedWithHelp;
        let is_counted = counted_games.includes(status);
        // Games against the teacher are listed in any case, so the sums count them too.
        for score in [kind_score, opponent_score].into_iter().chain(total) {
            score.add(
                outcome,
                is_with_help && !is_teacher,
                is_counted || is_teacher,
            );
        }
    }
}

/// Returns the opponent of a game that counts, at least among games with help, and the seat of the
/// human whose result it is.
fn opponent_and_own_seat_if_counted(record: &Record) -> Option<(Opponent, Seat)> {
    let has_begun = record.result().is_some() || !record.moves().is_empty();
    if !has_begun || !CountedGames::AllGames.includes(record.statistics_status()) {
        return None;
    }
    let is_human = |seat: Seat| record.players[seat].spec.is_human();
    let own_seat = match (is_human(Seat::South), is_human(Seat::North)) {
        (true, true) => {
            // Two people share one line, whichever side each of them played.
            let names =
                PerSeat::from_fn(|seat| Label::from(compose_accents(&record.players[seat].name)));
            let must_swap = !names.north.is_empty() && names.north < names.south;
            let first_listed_seat = if must_swap { Seat::North } else { Seat::South };
            let ordered_names = PerSeat {
                south: names[first_listed_seat].clone(),
                north: names[first_listed_seat.opponent()].clone(),
            };
            return Some((Opponent::TwoHumans(ordered_names), first_listed_seat));
        }
        (true, false) => Seat::South,
        (false, true) => Seat::North,
        (false, false) => return None,
    };
    let computer = record.players[own_seat.opponent()].spec;
    Some((Opponent::Computer(computer), own_seat))
}

/// The games of a line of the results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesOfResult {
    /// All games against computers.
    AgainstComputers,
    /// The games of one kind against computers.
    OfKindAgainstComputers(GameKind),
    /// The games of one kind between two humans.
    OfKindBetweenHumans(GameKind),
    /// The games of one kind against one opponent.
    AgainstOpponent(GameKind, Opponent),
    /// The games of one series.
    OfSeries(GameSeries),
}

impl GamesOfResult {
    /// Returns true if the line counts this game or mentions it: games with help and unfinished
    /// games belong to it too.
    pub fn includes(&self, record: &Record) -> bool {
        if let GamesOfResult::OfSeries(series) = self {
            return record.header.series.as_ref() == Some(series);
        }
        let Some((opponent, _)) = opponent_and_own_seat_if_counted(record) else {
            return false;
        };
        let is_computer = matches!(opponent, Opponent::Computer(_));
        match self {
            GamesOfResult::AgainstComputers => is_computer,
            GamesOfResult::OfKindAgainstComputers(kind) => is_computer && record.kind == *kind,
            GamesOfResult::OfKindBetweenHumans(kind) => !is_computer && record.kind == *kind,
            GamesOfResult::AgainstOpponent(kind, counted_opponent) => {
                opponent == *counted_opponent && record.kind == *kind
            }
            GamesOfResult::OfSeries(_) => false,
        }
    }
}

/// Returns the scores to which a game of this kind against this opponent belongs.
fn scores_of_kind_and_opponent<'a>(
    kind_results: &'a mut Vec<GameKindResults>,
    kind: &GameKind,
    opponent: &Opponent,
) -> [&'a mut ScoreHistory; 2] {
    let game_kind_index = kind_results
        .iter()
        .position(|group| group.kind == *kind)
        .unwrap_or_else(|| {
            kind_results.push(GameKindResults {
                kind: kind.clone(),
                score: ScoreHistory::default(),
                opponent_scores: Vec::new(),
            });
            kind_results.len() - 1
        });
    let GameKindResults {
        score,
        opponent_scores: lines,
        ..
    } = &mut kind_results[game_kind_index];
    let opponent_index = lines
        .iter()
        .position(|line| line.opponent == *opponent)
        .unwrap_or_else(|| {
            lines.push(OpponentScore {
                opponent: opponent.clone(),
                score: ScoreHistory::default(),
            });
            lines.len() - 1
        });
    [score, &mut lines[opponent_index].score]
}

/// Sorts games and opponents by the number of games, and removes entries without a finished game.
fn sort_and_drop_empty(kind_results: &mut Vec<GameKindResults>) {
    kind_results.retain(|group| !group.score.is_empty());
    for group in &mut *kind_results {
        group.opponent_scores.retain(|line| !line.score.is_empty());
        group
            .opponent_scores
            .sort_by_key(|line| std::cmp::Reverse(line.score.game_count()));
    }
    kind_results.sort_by_key(|group| std::cmp::Reverse(group.score.game_count()));
}
