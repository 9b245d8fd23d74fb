//! The screen *Progress*: ratings, results against each opponent, and statistics about the games on
//! further pages.

pub mod charts;
mod insights;
mod overview;
pub mod view;

use awale_study::{
    insights::{MotifScore, PlayerStatistics, SeriesScore, motif_scores},
    progress::OwnPuzzleKind,
    rating::{Rating, RatingsAfterGame},
    study::results::{
        CountedGames, GameKindResults, GamesOfResult, OpponentScore, PlayerResults, ScoreHistory,
    },
};
use overview::OVERVIEW_GOALS;
use strum::VariantArray;

use crate::{
    app::{
        GameFile, GameList, Job, JobId, JobNews, OpenPurpose, StatisticsRequest, TodayGoal,
        list::{self, ListEndBehavior},
    },
    prelude::*,
    screens::{
        AnalysisBoard, SavedGamesScreen, daily_puzzle_variant, game_of_next_own_position, menu,
    },
};

/// The pages of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum ResultsPage {
    /// Ratings, and suggestions for what to do next.
    Overview,
    /// Results by variant and opponent, with the rating.
    Scores,
    /// Accuracy and time in each phase of the game.
    Accuracy,
    /// Results by opening moves.
    Openings,
    /// Missed puzzles by theme.
    PuzzleThemes,
    /// Series of several games.
    Series,
}

impl ResultsPage {
    /// All pages, from left to right.
    pub const ALL: &[ResultsPage] = ResultsPage::VARIANTS;
}

/// The minimum number of tried puzzles with a theme for the percentage of missed ones on the first
/// page. With fewer, it means nothing.
const MIN_TRIED_PUZZLES_PER_THEME: usize = 3;

/// The screen with a player's results.
#[derive(Debug)]
pub struct ResultsScreen {
    /// The statistics of the games, as of the last count.
    pub statistics: PlayerStatistics,
    /// The job that is counting the games, if any.
    counting_job: Option<JobId>,
    /// The games that count: with or without games with help.
    pub counted_games: CountedGames,
    /// The results by theme of the puzzles that the player tried.
    pub theme_scores: Vec<MotifScore>,
    /// The visible page.
    pub page: ResultsPage,
    pub chosen_index: usize,
}

/// A line of the page with scores.
#[derive(Clone, Copy, Debug)]
pub enum ResultLine<'a> {
    AllComputerGames,
    /// All games of one variant against computers.
    ComputerGamesOfVariant(&'a GameKindResults),
    /// The heading above the games between humans.
    HumansHeading,
    /// All games of one variant between humans.
    HumanGamesOfVariant(&'a GameKindResults),
    /// An opponent in games of one variant, or two people.
    Opponent(&'a GameKind, &'a OpponentScore),
}

impl ResultLine<'_> {
    /// The results of the games of this line. `None` for a heading.
    pub fn score<'a>(&'a self, results: &'a PlayerResults) -> Option<&'a ScoreHistory> {
        Some(match self {
            ResultLine::HumansHeading => return None,
            ResultLine::AllComputerGames => &results.total_against_computers,
            ResultLine::ComputerGamesOfVariant(group) | ResultLine::HumanGamesOfVariant(group) => {
                &group.score
            }
            ResultLine::Opponent(_, line) => &line.score,
        })
    }

    /// The games that the line counts. `None` for a heading.
    fn games(&self) -> Option<GamesOfResult> {
        Some(match *self {
            ResultLine::HumansHeading => return None,
            ResultLine::AllComputerGames => GamesOfResult::AgainstComputers,
            ResultLine::ComputerGamesOfVariant(group) => {
                GamesOfResult::OfKindAgainstComputers(group.kind.clone())
            }
            ResultLine::HumanGamesOfVariant(group) => {
                GamesOfResult::OfKindBetweenHumans(group.kind.clone())
            }
            ResultLine::Opponent(kind, line) => {
                GamesOfResult::AgainstOpponent(kind.clone(), line.opponent.clone())
            }
        })
    }
}

impl ResultsScreen {
    /// Opens the screen. Starts counting the games, and reads the saved progress for the statistics
    /// of themes.
    pub fn new(context: &mut AppContext) -> ResultsScreen {
        context.effects.push(Effect::ReadLearningProgress);
        let mut screen = ResultsScreen {
            statistics: PlayerStatistics::default(),
            counting_job: None,
            counted_games: CountedGames::default(),
            theme_scores: Vec::new(),
            page: ResultsPage::Overview,
            chosen_index: 0,
        };
        screen.update_theme_scores(context);
        screen.recount_games(context);
        screen
    }

    /// Counts the games again in the background, because the list has changed.
    pub(crate) fn recount_games(&mut self, context: &mut AppContext) {
        let statistics_request = StatisticsRequest::UserStatistics(self.counted_games);
        self.counting_job = Some(context.start_job(Job::ComputeStatistics(
            statistics_request,
            context.games.clone(),
        )));
    }

    /// Takes over the statistics that the job counted. If the job failed, the old ones stay.
    pub(crate) fn on_statistics(&mut self, job: JobId, news: &JobNews) {
        if self
            .counting_job
            .take_if(|counting| *counting == job)
            .is_some()
            && let JobNews::Statistics(counted) = news
        {
            self.statistics = PlayerStatistics::clone(counted);
            self.clamp_cursor();
        }
    }

    pub fn is_counting(&self) -> bool {
        self.counting_job.is_some()
    }

    /// Updates the statistics of themes if the visible page shows them.
    pub(crate) fn update_theme_scores(&mut self, context: &AppContext) {
        if matches!(self.page, ResultsPage::Overview | ResultsPage::PuzzleThemes) {
            self.theme_scores =
                motif_scores(&context.learning_progress, &context.settings.variants());
            // The overview shows only percentages, which need a minimum number of puzzles. The page
            // of themes shows all counts.
            let shows_percents = self.page == ResultsPage::Overview;
            self.theme_scores.retain(|score| {
                !shows_percents || score.tried_puzzle_count >= MIN_TRIED_PUZZLES_PER_THEME
            });
            self.clamp_cursor();
        }
    }

    fn clamp_cursor(&mut self) {
        self.chosen_index = self.chosen_index.min(self.line_count().saturating_sub(1));
    }

    /// The ratings after the games of `line`, the oldest first: over all variants, or in one
    /// variant. The first ratings are left out if they rest on too few games. Empty for a line with
    /// a single opponent, and for games between humans.
    pub fn ratings_of(&self, line: &ResultLine) -> Vec<Rating> {
        let rating_for_line = |rated: &RatingsAfterGame| match line {
            ResultLine::AllComputerGames => Some(rated.rating),
            ResultLine::ComputerGamesOfVariant(group) => {
                (rated.kind == group.kind).then_some(rated.variant_rating)
            }
            _ => None,
        };
        let all_ratings = self
            .statistics
            .ratings_after_games
            .iter()
            .filter_map(rating_for_line);
        all_ratings
            .skip_while(|rating| !rating.is_meaningful())
            .collect()
    }

    /// The lines of the page with scores, from top to bottom.
    pub fn score_lines(&self) -> Vec<ResultLine<'_>> {
        let results = &self.statistics.results;
        let mut lines = Vec::new();
        for (groups, first_line, line_of_group) in [
            (
                &results.results_against_computers,
                ResultLine::AllComputerGames,
                ResultLine::ComputerGamesOfVariant as fn(_) -> _,
            ),
            (
                &results.results_between_humans,
                ResultLine::HumansHeading,
                ResultLine::HumanGamesOfVariant,
            ),
        ] {
            lines.extend((!groups.is_empty()).then_some(first_line));
            for group in groups {
                lines.push(line_of_group(group));
                let scores = group.opponent_scores.iter();
                lines.extend(scores.map(|score| ResultLine::Opponent(&group.kind, score)));
            }
        }
        lines
    }

    /// The number of lines on the visible page.
    pub fn line_count(&self) -> usize {
        match self.page {
            ResultsPage::Overview => OVERVIEW_GOALS.len(),
            ResultsPage::Scores => self.score_lines().len(),
            ResultsPage::Accuracy => self.statistics.insights.phase_scores.by_phase.len() + 1,
            ResultsPage::Openings => self.statistics.insights.opening_scores.len(),
            ResultsPage::PuzzleThemes => self.theme_scores.len(),
            ResultsPage::Series => self.statistics.insights.series_scores.len(),
        }
    }

    fn open_page(&mut self, page: ResultsPage, context: &AppContext) {
        self.page = page;
        self.chosen_index = 0;
        self.update_theme_scores(context);
    }

    /// Continues the selected series if it is unfinished, and otherwise lists the games of the
    /// selected line.
    fn open_games(&self, context: &mut AppContext) -> Transition {
        if let Some(file) = self.unfinished_series_game(&context.games).cloned() {
            context.effects.push(Effect::OpenGame {
                file,
                purpose: OpenPurpose::ToContinueMatch,
            });
            return Transition::Stay;
        }
        let chosen_games = self.chosen_games_and_name(&context.words);
        Transition::open_if_some(
            chosen_games
                .map(|(games, name)| SavedGamesScreen::with_games_of_result(games, name, context)),
        )
    }

    /// The games of the selected line, and the name of the line. `None` for a line without
    /// games.
    fn chosen_games_and_name(&self, words: &Words) -> Option<(GamesOfResult, String)> {
        match self.page {
            ResultsPage::Scores => {
                let lines = self.score_lines();
                let line = lines.get(self.chosen_index)?;
                let name = view::line_name(line, usize::MAX, words);
                Some((line.games()?, name.trim().to_owned()))
            }
            ResultsPage::Series => {
                let series = self.chosen_series()?;
                let name = words.participant_text(&series.opponent);
                Some((GamesOfResult::OfSeries(series.series.clone()), name))
            }
            _ => None,
        }
    }

    /// The selected series of the page with series.
    fn chosen_series(&self) -> Option<&SeriesScore> {
        let all_series = &self.statistics.insights.series_scores;
        all_series
            .get(self.chosen_index)
            .filter(|_| self.page == ResultsPage::Series)
    }

    /// The unfinished game of the selected series, if any.
    fn unfinished_series_game<'a>(&self, games: &'a GameList) -> Option<&'a GameFile> {
        games
            .newest_unfinished_game_of(&self.chosen_series()?.series)
            .map(|game| &game.file)
    }

    /// The selected line of the first page.
    fn selected_goal(&self) -> TodayGoal {
        OVERVIEW_GOALS[self.chosen_index.min(OVERVIEW_GOALS.len() - 1)]
    }

    /// The number of games with help that are not counted.
    pub(super) fn left_out_game_count(&self) -> usize {
        match self.counted_games {
            CountedGames::GamesWithoutHelp => self
                .statistics
                .results
                .total_against_computers
                .results_with_help
                .len(),
            CountedGames::AllGames => 0,
        }
    }

    /// Whether Enter lists the games of the selected line.
    fn enter_lists_games(&self, context: &AppContext) -> bool {
        self.chosen_games_and_name(&context.words).is_some()
            && self.unfinished_series_game(&context.games).is_none()
    }

    /// Whether Enter opens something for the selected line.
    fn enter_opens_something(&self, context: &AppContext) -> bool {
        match self.page {
            ResultsPage::Overview if self.selected_goal() == TodayGoal::OwnMistakes => {
                let variant = daily_puzzle_variant(context);
                let next_own_mistake =
                    |of| game_of_next_own_position(&of, OwnPuzzleKind::Mistake, context);
                variant.and_then(next_own_mistake).is_some()
            }
            ResultsPage::Overview => true,
            ResultsPage::Openings => self.line_count() > 0,
            _ => self.chosen_games_and_name(&context.words).is_some(),
        }
    }
}

impl Screen for ResultsScreen {
    fn available_keys(&self, context: &AppContext) -> AvailableKeys {
        let has_filter = !self
            .statistics
            .results
            .total_against_computers
            .results_with_help
            .is_empty();
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::UP_DOWN => KeyAvailability::available_or_off(self.line_count() > 1),
            Keys::LEFT_RIGHT => AvailableAs(KeyLabel::ChangePage),
            Keys::ENTER if self.enter_lists_games(context) => AvailableAs(KeyLabel::ListGames),
            Keys::ENTER => KeyAvailability::available_or_off(self.enter_opens_something(context)),
            Keys::OfCommand(Command::Filter)
                if has_filter && self.counted_games == CountedGames::AllGames =>
            {
                AvailableAs(KeyLabel::ExcludeGamesWithHelp)
            }
            Keys::OfCommand(Command::Filter) => KeyAvailability::available_or_off(has_filter),
            _ => Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let last_index = self.line_count().saturating_sub(1);
        if let Some(chosen_index) =
            list::cursor_after(action, self.chosen_index, last_index, ListEndBehavior::Wrap)
        {
            self.chosen_index = chosen_index;
            return Transition::Stay;
        }
        match action {
            Action::Left => {
                self.open_page(
                    Neighbor::Previous.neighbor_value(ResultsPage::ALL, self.page),
                    context,
                );
            }
            Action::Right => {
                self.open_page(
                    Neighbor::Next.neighbor_value(ResultsPage::ALL, self.page),
                    context,
                );
            }
            Action::OpenPage(page) => {
                if let Some(&page) = ResultsPage::ALL.get(*page) {
                    self.open_page(page, context);
                }
            }
            Action::ClickRow(row) if *row <= last_index => self.chosen_index = *row,
            Action::OpenRow(row) if *row <= last_index => {
                self.chosen_index = *row;
                return self.act(&Action::Confirm, context);
            }
            Action::Confirm if self.page == ResultsPage::Overview => match self.selected_goal() {
                TodayGoal::GameResults => self.open_page(ResultsPage::Scores, context),
                goal => return menu::open_today_goal(goal, context),
            },
            Action::Confirm if self.page == ResultsPage::Openings => {
                if let Some(opening) = self
                    .statistics
                    .insights
                    .opening_scores
                    .get(self.chosen_index)
                {
                    let moves: Vec<AnyMove> =
                        opening.moves.iter().copied().map(AnyMove::Pit).collect();
                    let board =
                        AnalysisBoard::opening_book_after_moves(&opening.variant, &moves, context);
                    return Transition::open(board);
                }
            }
            Action::Confirm => return self.open_games(context),
            Action::Command(Command::Filter) => {
                self.counted_games = self.counted_games.toggled();
                self.recount_games(context);
            }
            Action::Back => return Transition::Back,
            _ => return Transition::Unused,
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::GamesChanged => self.recount_games(context),
            ScreenEvent::LearningProgressChanged => self.update_theme_scores(context),
            ScreenEvent::Received(Event::Job(job, news)) => self.on_statistics(*job, news),
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}
