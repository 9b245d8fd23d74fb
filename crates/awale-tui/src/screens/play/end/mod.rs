//! The end of a game, as a panel of the game screen: the result, the reason and what to do next.

mod next_opponent;
mod rows;
pub(crate) mod view;

use awale_study::{
    insights::SeriesScore,
    rating,
    record::{GameOrigin, GameSeries, Participant, Record},
    study::AnalysisReport,
};
use ratatui::layout::Size;
use strum::IntoStaticStr;

use crate::{
    app::{
        Animation, AppError, JobNews, RatingUpdate, WinCertainty,
        list::{self, ListEndBehavior},
        side_that_gave_up_lead,
    },
    config::{FirstToMove, NewUserAnswer},
    pictures::GamePicture,
    prelude::*,
    screens::{AnalysisBoard, LessonScreen, MistakesScreen, menu, mistakes::own_positions},
    widgets::{clock, key_names::NO_KEY_WORD},
};

use super::{PlayRemark, PlayScreen};
use next_opponent::{choose_opponent_instead, neighboring_opponent, next_opponent};

/// The actions that a player can choose after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "over-", serialize_all = "kebab-case")]
pub enum EndChoice {
    /// Play the next game of the series.
    NextGame,
    /// Play again with sides exchanged.
    RematchSwappedSides,
    #[strum(serialize = "same-sides")]
    RematchSameSides,
    /// After a game with the teacher, play one that counts for the rating.
    #[strum(serialize = "rated")]
    RatedGame,
    NextOpponent,
    EasierOpponent,
    /// Learn what a new player lacks, after a clear loss.
    #[strum(serialize = "lesson")]
    NextLesson,
    /// Begin a series of several games against the same computer.
    #[strum(serialize = "series")]
    BeginSeries,
    /// Show the game from its start on the analysis board.
    #[strum(serialize = "board")]
    ShowOnBoard,
    Analyse,
    /// Practise better moves for the player's mistakes.
    TrainOnMistakes,
    /// Continue a copy of the game from the player's last decision.
    TakeBack,
    #[strum(serialize = "menu")]
    BackToMenu,
    /// Show the rest of the choices.
    #[strum(serialize = "more")]
    ShowMoreChoices,
}

impl EndChoice {
    /// The choices that are visible first, from top to bottom.
    pub const FIRST_PAGE_CHOICES: [EndChoice; 9] = [
        EndChoice::NextGame,
        EndChoice::RatedGame,
        EndChoice::RematchSwappedSides,
        EndChoice::NextOpponent,
        EndChoice::EasierOpponent,
        EndChoice::NextLesson,
        EndChoice::Analyse,
        EndChoice::TrainOnMistakes,
        EndChoice::ShowMoreChoices,
    ];

    /// The choices that *More* shows.
    pub const SECOND_PAGE_CHOICES: [EndChoice; 5] = [
        EndChoice::RematchSameSides,
        EndChoice::BeginSeries,
        EndChoice::ShowOnBoard,
        EndChoice::TakeBack,
        EndChoice::BackToMenu,
    ];

    /// The name of the choice in one or two forms: first with the opponent of the game that it
    /// starts, if it chooses one.
    pub fn name_forms(self, session: &Session, context: &AppContext) -> Vec<String> {
        let words = &context.words;
        let opponent = next_opponent(session, self, context);
        let opponent = opponent.map(|spec| words.short_player_text(spec));
        let mistakes = rows::found_mistakes_word(session);
        let forms = opponent.into_iter().chain([NO_KEY_WORD.to_owned()]);
        forms
            .map(|opponent| say!(words, self.into(), opponent, mistakes))
            .collect()
    }
}

/// The number of games of a series that begins after a game.
const DEFAULT_SERIES_GAMES: u8 = 5;

/// A loss is clear if the opponent has more than this many times the player's seeds.
const CLEAR_LOSS_SEED_RATIO: u32 = 2;

/// The state of the panel that shows the end of a game.
#[derive(Debug)]
pub struct EndPanel {
    pub chosen_index: usize,
    /// The choice that suits a lost game best. The cursor is on it first.
    pub advised_choice: Option<EndChoice>,
    /// Whether the choices of *More* are visible.
    pub shows_more_choices: bool,
    /// The analysis of the game, and the player's rating after it.
    pub rating_update: RatingUpdate,
    /// The score of the series that this game belongs to. `None` if it belongs to none.
    pub series_score: Option<SeriesScore>,
    /// The remaining seeds on their way to the stores, and after a win the lights of the winner's
    /// row.
    pub animation: Option<Animation>,
}

impl EndPanel {
    pub(super) fn of(session: SessionId, context: &mut AppContext) -> EndPanel {
        let mut end_panel = EndPanel {
            chosen_index: 0,
            advised_choice: advised_choice(&context.sessions[session], context),
            shows_more_choices: false,
            rating_update: RatingUpdate::begin(session, context),
            series_score: context.series_score(&context.sessions[session]),
            animation: {
                let session = &context.sessions[session];
                let time_per_seed = context.settings.animation_time_per_seed();
                Animation::of_game_end(
                    &session.game.referee,
                    celebrated_winner(session),
                    time_per_seed,
                )
            },
        };
        end_panel.choose_if_visible(end_panel.advised_choice, &context.sessions[session]);
        end_panel
    }

    /// Puts the cursor on `choice` or, if it is not visible, on the first choice.
    fn choose_if_visible(&mut self, choice: Option<EndChoice>, session: &Session) {
        let mut choices = self.choices(session).into_iter();
        self.chosen_index = choices.position(|each| Some(each) == choice).unwrap_or(0);
    }

    /// The visible choices, from top to bottom. A game with clocks and a game of a series cannot be
    /// continued from an earlier move.
    pub fn choices(&self, session: &Session) -> Vec<EndChoice> {
        let is_in_series = session.header.series.is_some();
        let is_available = |choice: &EndChoice| match choice {
            EndChoice::NextGame => self.series_continues(),
            EndChoice::RematchSwappedSides | EndChoice::RematchSameSides => !is_in_series,
            EndChoice::RatedGame | EndChoice::NextOpponent | EndChoice::EasierOpponent => {
                !is_in_series && neighboring_opponent(session, *choice).is_some()
            }
            EndChoice::NextLesson => self.advised_choice == Some(EndChoice::NextLesson),
            EndChoice::BeginSeries => session.human_count() == 1 && !self.series_continues(),
            EndChoice::TakeBack => can_continue_copy(session),
            EndChoice::TrainOnMistakes => has_moves_to_judge(session),
            _ => true,
        };
        let page_choices: &[EndChoice] = if self.shows_more_choices {
            &EndChoice::SECOND_PAGE_CHOICES
        } else {
            &EndChoice::FIRST_PAGE_CHOICES
        };
        page_choices.iter().copied().filter(is_available).collect()
    }

    pub(super) fn available_keys(&self, session: &Session, window: Size) -> AvailableKeys {
        let escape_availability = if self.shows_more_choices {
            Available
        } else {
            AvailableAs(KeyLabel::BackToMenu)
        };
        AvailableKeys::of(Section::Play, |keys| match keys {
            Keys::ENTER => AvailableAs(KeyLabel::OpenChosenItem),
            Keys::OfCommand(Command::Undo) => {
                KeyAvailability::available_or_off(can_continue_copy(session))
            }
            // The footer has no room for this key next to the longer label of Escape.
            Keys::OfCommand(Command::TurnBoard) if self.shows_more_choices => AvailableButHidden,
            Keys::OfCommand(Command::Learn) => {
                KeyAvailability::available_or_off(has_moves_to_judge(session))
            }
            Keys::LEFT_RIGHT => KeyAvailability::available_or_off(are_choices_below_board(window)),
            Keys::UP_DOWN if are_choices_below_board(window) => AvailableAs(KeyLabel::Choose),
            Keys::UP_DOWN
            | Keys::OfCommand(
                Command::TurnBoard
                | Command::Play
                | Command::Analyse
                | Command::Export
                | Command::Copy,
            ) => Available,
            _ => Off,
        })
        .with_availability(Keys::ESC, escape_availability)
    }

    /// Whether this game belongs to a series with more games to play.
    fn series_continues(&self) -> bool {
        self.series_score
            .as_ref()
            .is_some_and(|score| score.outcome().is_none())
    }

    /// Moves the cursor by `action`, as far as the choices go. Returns whether `action` is an arrow
    /// or a similar key.
    fn move_cursor(&mut self, action: &Action, session: &Session, window: Size) -> bool {
        let last_index = self.choices(session).len() - 1;
        let column_height = if are_choices_below_board(window) {
            usize::from(game_board::GAME_END_CHOICES_HEIGHT)
        } else {
            last_index + 1
        };
        let column_start = self.chosen_index - self.chosen_index % column_height;
        let next_column_start = column_start + column_height;
        self.chosen_index = match action {
            Action::Left | Action::Right if !are_choices_below_board(window) => return false,
            Action::Left => self
                .chosen_index
                .checked_sub(column_height)
                .unwrap_or(self.chosen_index),
            Action::Right if next_column_start > last_index => self.chosen_index,
            Action::Right => last_index.min(self.chosen_index + column_height),
            Action::Up => column_start.max(self.chosen_index.saturating_sub(1)),
            Action::Down => (next_column_start - 1)
                .min(last_index)
                .min(self.chosen_index + 1),
            action => match list::cursor_after(
                action,
                self.chosen_index,
                last_index,
                ListEndBehavior::Stop,
            ) {
                Some(new_index) => new_index,
                None => return false,
            },
        };
        true
    }

    /// The choice that `action` selects.
    fn choose(&mut self, action: &Action, session: &Session) -> Option<EndChoice> {
        let choices = self.choices(session);
        match action {
            Action::Confirm => Some(choices[self.chosen_index]),
            Action::ClickRow(row) | Action::OpenRow(row) if *row < choices.len() => {
                self.chosen_index = *row;
                Some(choices[*row])
            }
            Action::Command(Command::Undo) => Some(EndChoice::TakeBack),
            Action::Command(Command::Play) if self.series_continues() => Some(EndChoice::NextGame),
            Action::Command(Command::Play) => Some(EndChoice::RematchSwappedSides),
            Action::Command(Command::Analyse) => Some(EndChoice::Analyse),
            Action::Command(Command::Learn) => Some(EndChoice::TrainOnMistakes),
            _ => None,
        }
    }

    /// Advances the animation by `time`.
    pub(super) fn tick(&mut self, time: Duration) {
        self.animation.take_if(|animation| animation.advance(time));
    }

    /// Analyzes the game again if another screen has stopped the analysis.
    pub(super) fn restart_running_analysis(&mut self, id: SessionId, context: &mut AppContext) {
        if self.rating_update.pending_analysis.is_analysis_running() {
            self.rating_update = RatingUpdate::begin(id, context);
        }
    }

    /// Handles the answer of a worker if the analysis of the game requested it.
    pub(super) fn handle_job_event(
        &mut self,
        event: &Event,
        session: SessionId,
        context: &mut AppContext,
    ) {
        if let Event::Job(job, news) = event
            && self.rating_update.pending_analysis.is_job_of_analysis(*job)
        {
            match news {
                JobNews::Studied(AnalysisReport::Reviewed(analysis)) => {
                    own_positions::save_mistakes(session, &analysis.moves, context);
                    self.rating_update
                        .on_analysis(analysis.clone(), session, context);
                }
                JobNews::Failed(what) => {
                    self.rating_update.pending_analysis.mark_finished();
                    context.error = Some(AppError::AnalysisFailed(what.explain(&context.words)));
                }
                _ => {}
            }
        }
    }
}

impl PlayScreen {
    /// Carries out an action on the panel.
    pub(super) fn act_at_end(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let Some(end_panel) = &mut self.end_panel else {
            return Transition::Unused;
        };
        // Any key ends the animation. Enter does nothing else, as during the animation of a move.
        if end_panel.animation.take().is_some() && *action == Action::Confirm {
            return Transition::Stay;
        }
        let session = &context.sessions[self.session];
        if end_panel.move_cursor(action, session, context.window_size) {
            return Transition::Stay;
        }
        if let Some(choice) = end_panel.choose(action, session) {
            return self.carry_out_choice(choice, context);
        }
        match action {
            // The board already shows the last position.
            Action::GoToMove(moves) if *moves == session.moves().len() => {}
            Action::GoToMove(_) => {
                let mut board = AnalysisBoard::new(self.session, context);
                let _ = board.act(action, context);
                return Transition::open(board);
            }
            Action::Command(command @ (Command::Export | Command::Copy))
                if session.awaits_friend() =>
            {
                return self.run_command(*command, context);
            }
            Action::Command(Command::Export) => context.export_game(session.record(), usize::MAX),
            Action::Command(Command::Copy) => copy_summary(session.record(), context),
            Action::Command(Command::TurnBoard) => self.is_turned = !self.is_turned,
            Action::Back if end_panel.shows_more_choices => {
                end_panel.shows_more_choices = false;
                end_panel.choose_if_visible(Some(EndChoice::ShowMoreChoices), session);
            }
            Action::Back => return Transition::Back,
            _ => return Transition::Unused,
        }
        Transition::Stay
    }

    fn carry_out_choice(&mut self, choice: EndChoice, context: &mut AppContext) -> Transition {
        if choice != EndChoice::ShowMoreChoices
            && choice != EndChoice::TakeBack
            && !context.unsaved_sessions.is_empty()
        {
            // Save again now, because the next game replaces this one.
            context.save_session(self.session);
        }
        let session = &context.sessions[self.session];
        let players = session.players.clone();
        match choice {
            EndChoice::NextGame => Transition::replace(next_series_game(self.session, context)),
            EndChoice::BeginSeries => {
                let series = GameSeries {
                    first_game_began: context.now(),
                    best_of: DEFAULT_SERIES_GAMES,
                };
                self.start_game_like_this(players, Some(series), context)
            }
            EndChoice::RematchSameSides => self.start_game_like_this(players, None, context),
            EndChoice::RematchSwappedSides => {
                let PerSeat { south, north } = players;
                let exchanged_players = PerSeat {
                    south: north,
                    north: south,
                };
                let mut rematch =
                    new_game_like(self.session, exchanged_players, None, None, context);
                rematch.remark = Some(PlayRemark::SidesSwapped);
                Transition::replace(rematch)
            }
            EndChoice::RatedGame | EndChoice::NextOpponent | EndChoice::EasierOpponent => {
                let opponent = next_opponent(session, choice, context);
                opponent.map_or(Transition::Stay, |opponent| {
                    self.start_game_against(opponent, context)
                })
            }
            EndChoice::NextLesson => {
                let kind = session.game.kind.clone();
                let lesson = menu::lesson_after_loss(&kind, context);
                Transition::open_if_some(
                    lesson.and_then(|(index, _)| LessonScreen::new(kind, index, context)),
                )
            }
            EndChoice::ShowOnBoard => Transition::open(AnalysisBoard::new(self.session, context)),
            EndChoice::Analyse => Transition::open(self.analysis_board(context)),
            EndChoice::TrainOnMistakes => {
                if let Some(analysis) = session.analysis_for_explanations() {
                    let assessments = analysis.moves.clone();
                    return Transition::open(MistakesScreen::new(
                        self.session,
                        &assessments,
                        context,
                    ));
                }
                let mut board = self.analysis_board(context);
                board.opens_training_when_done = true;
                Transition::open(board)
            }
            EndChoice::TakeBack => {
                self.continue_game_copy(context);
                Transition::Stay
            }
            EndChoice::BackToMenu => Transition::BackToMenu,
            EndChoice::ShowMoreChoices => {
                if let Some(end_panel) = &mut self.end_panel {
                    (end_panel.shows_more_choices, end_panel.chosen_index) = (true, 0);
                }
                Transition::Stay
            }
        }
    }

    fn analysis_board(&self, context: &mut AppContext) -> AnalysisBoard {
        let mut board = AnalysisBoard::at_end_of_game_with_analysis(self.session, context);
        board.is_turned = self.is_turned;
        board
    }

    /// Continues a copy of the game from the last decision of a human. The finished game stays
    /// unchanged.
    fn continue_game_copy(&mut self, context: &mut AppContext) {
        let mut session_copy = context.sessions[self.session].clone();
        if !session_copy.undo() {
            // With two computers, or a start position that is already the end, take back only the
            // settlement.
            session_copy.game.referee.undo();
        }
        let session_copy = session_copy.into_copy_for_new_game(context);
        *self = PlayScreen {
            is_turned: self.is_turned,
            remark: Some(PlayRemark::GameContinuesInCopy),
            ..PlayScreen::new(context.sessions.add(session_copy), context)
        };
    }

    /// Starts a new game like this one against `opponent`. Says against whom and who begins.
    fn start_game_against(&self, opponent: PlayerSpec, context: &mut AppContext) -> Transition {
        let session = &context.sessions[self.session];
        let Some(own_seat) = session.only_human_seat() else {
            return Transition::Stay;
        };
        let mut players = session.players.clone();
        let last_opponent = players[own_seat.opponent()].spec;
        players[own_seat.opponent()].spec = opponent;
        choose_opponent_instead(last_opponent, opponent, context);
        let mut play_screen = new_game_like(self.session, players, None, None, context);
        let first_seat = context.sessions[play_screen.session].positions_so_far()[0].to_move();
        play_screen.remark = Some(PlayRemark::NextOpponent {
            player_begins: first_seat == own_seat,
        });
        Transition::replace(play_screen)
    }

    /// Starts a new game of the same kind between `players` from the same start position. The
    /// setting of the setup screen decides which side begins.
    fn start_game_like_this(
        &self,
        players: PerSeat<Participant>,
        series: Option<GameSeries>,
        context: &mut AppContext,
    ) -> Transition {
        Transition::replace(new_game_like(self.session, players, None, series, context))
    }
}

/// Whether a window has no room for the choices next to the board.
const fn are_choices_below_board(window: Size) -> bool {
    window.width < game_board::MIN_WIDTH_WITH_MOVE_LIST
}

/// Whether a copy of the game can continue from before the end. Not possible for a game with clocks
/// or in a series.
fn can_continue_copy(session: &Session) -> bool {
    !session.has_clocks() && session.header.series.is_none()
}

/// Whether the only human player, or one of two players, has moved.
fn has_moves_to_judge(session: &Session) -> bool {
    let own_seat = session.only_human_seat();
    let move_count = session.moves().len();
    let positions_before_moves = session.positions_so_far().iter().take(move_count);
    let mut movers = positions_before_moves.map(Game::to_move);
    movers.any(|mover| own_seat.is_none_or(|own_seat| own_seat == mover))
}

/// The seat of the winner. `None` for a draw.
fn winner(session: &Session) -> Option<Seat> {
    session
        .game
        .referee
        .outcome()
        .and_then(|verdict| verdict.final_result.winner)
}

/// The winner whose win is celebrated: the only human player, or one of two people.
fn celebrated_winner(session: &Session) -> Option<Seat> {
    let is_celebrated = |winner: &Seat| match session.only_human_seat() {
        Some(own) => *winner == own,
        None => session.human_count() > 0,
    };
    winner(session).filter(is_celebrated)
}

/// The choice that helps most after a loss of the only human player: the mistakes after a game with
/// the teacher, and a lesson or an easier opponent after a clear loss of a new player.
fn advised_choice(session: &Session, context: &AppContext) -> Option<EndChoice> {
    let own_seat = session.only_human_seat()?;
    let opponent_seat = own_seat.opponent();
    let is_lost = winner(session)? == opponent_seat;
    let is_too_short = session.moves().len() < rating::MIN_RATED_PLIES;
    if !is_lost || is_too_short || session.header.series.is_some() {
        return None;
    }
    if session.has_teacher() {
        return Some(EndChoice::TrainOnMistakes);
    }
    let final_seed_counts = session.game.referee.outcome()?.final_result.final_counts;
    let is_clear_loss = matches!(session.position(), AnyGame::Awale(_))
        && final_seed_counts[opponent_seat] > CLEAR_LOSS_SEED_RATIO * final_seed_counts[own_seat];
    let is_new_player = context
        .rating()
        .is_none_or(|rating| !rating.is_meaningful());
    if !is_clear_loss || !is_new_player {
        return None;
    }
    let knows_rules = context.settings.setup.welcome == NewUserAnswer::KnowsRules;
    if !knows_rules && menu::lesson_after_loss(&session.game.kind, context).is_some() {
        return Some(EndChoice::NextLesson);
    }
    neighboring_opponent(session, EndChoice::EasierOpponent).map(|_| EndChoice::EasierOpponent)
}

/// Copies a summary of the game to the clipboard, for sharing: players, result, date, number of
/// moves and last position.
fn copy_summary(record: Record, context: &mut AppContext) {
    let position = *record.game().position();
    let move_count = record.moves().len();
    let time_text = record
        .clocks
        .as_ref()
        .and_then(|clocks| clocks.total_time_used(move_count))
        .map(clock::whole_seconds_text);
    let summary_parts = [
        record.date_text().map(|day| context.words.date(&day)),
        Some(say!(context.words, "moves", moves = move_count)),
        time_text,
    ];
    let mut lines = GamePicture::of_game(record, usize::MAX, &context.words).caption_lines;
    lines.push(
        summary_parts
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" · "),
    );
    lines.extend(position.as_awale().map(|position| position.to_string()));
    context.copy_lines_to_clipboard(&lines);
}

/// Creates the next game of a series, in which the other side begins.
pub(crate) fn next_series_game(session: SessionId, context: &mut AppContext) -> PlayScreen {
    let last_session = &context.sessions[session];
    let first_to_move = match last_session.game.positions_so_far()[0].to_move() {
        Seat::South => FirstToMove::North,
        Seat::North => FirstToMove::South,
    };
    let (players, series) = (
        last_session.players.clone(),
        last_session.header.series.clone(),
    );
    new_game_like(session, players, Some(first_to_move), series, context)
}

/// Creates a game like an older one between `players`, from the same start position. Without
/// `first_to_move`, the setting of the setup screen decides which side begins. A game of a series
/// is saved immediately, so that the series can be continued later.
fn new_game_like(
    session: SessionId,
    players: PerSeat<Participant>,
    first_to_move: Option<FirstToMove>,
    series: Option<GameSeries>,
    context: &mut AppContext,
) -> PlayScreen {
    let last_session = &context.sessions[session];
    let (kind, direction) = (last_session.game.kind.clone(), last_session.game.direction);
    let (start_position, time_control) = (
        last_session.game.unusual_start(),
        last_session.time_control(),
    );
    let have_players_swapped = players != last_session.players;
    let own_seat = last_session
        .header
        .game_played_by_link
        .as_ref()
        .map(|link| {
            if have_players_swapped {
                link.own_seat.opponent()
            } else {
                link.own_seat
            }
        });
    let mut created_session = Session::new(kind, players, direction, first_to_move, context);
    created_session.header.series = series;
    created_session.header.game_played_by_link =
        own_seat.map(|own_seat| context.make_link_game(own_seat));
    if let Some(start_position) = start_position {
        created_session =
            created_session.with_moves_of(Match::new(start_position), GameOrigin::OtherStart);
    }
    let new_session_id = context
        .sessions
        .add(created_session.with_clocks(time_control));
    context.save_session(new_session_id);
    PlayScreen::new(new_session_id, context)
}

/// The advantage that the only human player gave up by resigning or agreeing to a draw.
fn advantage_human_gave_up(session: &Session, look: DrawContext) -> Option<WinCertainty> {
    let assessments = session
        .analysis()
        .map_or(&[][..], |analysis| &analysis.moves);
    side_that_gave_up_lead(session, assessments, look.context.tables.as_deref())
        .map(|(_, advantage)| advantage)
}
