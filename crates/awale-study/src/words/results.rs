//! The texts of results.

use crate::{
    catalogue::{PlayerSpec, Wdl},
    insights::SeriesScore,
    openings::OwnGamesScore,
    study::results::{Opponent, ScoreHistory},
    words::{Words, messages::capitalized, say},
};
use awale_rules::Seat;

impl Words {
    /// Returns the columns of a table: games played, won, drawn and lost, and the share of the
    /// points.
    pub fn score_table_cells(&self, score: &ScoreHistory) -> [String; 5] {
        let [won, drawn, lost] =
            [Wdl::Win, Wdl::Draw, Wdl::Loss].map(|outcome| score.count(outcome).to_string());
        let share_text = score
            .points_percent()
            .map(|percent| say!(self, "results-share", percent));
        [
            score.game_count().to_string(),
            won,
            drawn,
            lost,
            share_text.unwrap_or_default(),
        ]
    }

    /// Returns the results of games with help: `with help: 3 won, 9 lost`.
    pub fn results_with_help(&self, score: &ScoreHistory) -> String {
        let [won, drawn, lost] =
            [Wdl::Win, Wdl::Draw, Wdl::Loss].map(|outcome| score.count_with_help(outcome));
        say!(self, "results-with-help", won, drawn, lost)
    }

    /// Returns the sentence at the end of a game with help: the results of all such games so far.
    pub fn results_with_help_so_far(&self, score: &ScoreHistory) -> String {
        format!("{}.", capitalized(&self.results_with_help(score)))
    }

    /// Returns the games with help and the unfinished games of a score, or an empty text.
    pub fn helped_and_unfinished_games(&self, score: &ScoreHistory) -> String {
        let helped_games_text =
            (!score.results_with_help.is_empty()).then(|| self.results_with_help(score));
        let unfinished_games_text = (score.unfinished_game_count > 0).then(|| {
            say!(
                self,
                "results-unfinished",
                games = score.unfinished_game_count
            )
        });
        let parts: Vec<String> = helped_games_text
            .into_iter()
            .chain(unfinished_games_text)
            .collect();
        parts.join(" · ")
    }

    /// Returns the player's points in a series and the opponent's: `2 - 1`, `2.5 - 1.5`.
    pub fn series_points(&self, score: &SeriesScore) -> String {
        let (mine, theirs) = score.own_and_opponent_half_points();
        format!(
            "{} - {}",
            self.half_points_text(mine),
            self.half_points_text(theirs)
        )
    }

    /// Converts half points to points: `2`, `2.5`.
    pub fn half_points_text(&self, half_point_count: usize) -> String {
        self.decimal(
            half_point_count as f64 / 2.0,
            usize::from(!half_point_count.is_multiple_of(2)),
        )
    }

    /// Returns the score of a series after a game.
    pub fn series_score_after_game(&self, score: &SeriesScore) -> String {
        let message_id = match score.outcome() {
            None => "series-goes-on",
            Some(Wdl::Win) => "series-won",
            Some(Wdl::Draw) => "series-drawn",
            Some(Wdl::Loss) => "series-lost",
        };
        let (mine, theirs) = score.own_and_opponent_half_points();
        let [mine, theirs] = [mine, theirs].map(|half| self.half_points_text(half));
        let opponent = self.participant_text(&score.opponent);
        say!(self, message_id, mine, opponent, theirs)
    }

    /// Returns the results of the player's own games that reached a position, on whichever side.
    pub fn own_games(&self, score: OwnGamesScore) -> String {
        let (won, drawn, lost) = (score.won, score.drawn, score.lost);
        say!(
            self,
            "openings-own",
            games = score.game_count(),
            won,
            drawn,
            lost
        )
    }

    /// Returns the opponent of a line of the results. `computer_name` names computers. The
    /// teacher's name says that her games are not rated, and between humans the seat replaces an
    /// empty name.
    pub fn result_opponent_name(
        &self,
        opponent: &Opponent,
        computer_name: impl Fn(PlayerSpec) -> String,
    ) -> String {
        let names = match opponent {
            Opponent::Computer(PlayerSpec::TEACHER) => {
                let name = computer_name(PlayerSpec::TEACHER);
                return say!(self, "results-teacher", name);
            }
            Opponent::Computer(spec) => return computer_name(*spec),
            Opponent::TwoHumans(names) => names,
        };
        let name_or_seat = |seat: Seat| {
            if names[seat].is_empty() {
                self.seat_name(seat)
            } else {
                names[seat].to_string()
            }
        };
        say!(
            self,
            "results-pair",
            first = name_or_seat(Seat::South),
            second = name_or_seat(Seat::North)
        )
    }
}
