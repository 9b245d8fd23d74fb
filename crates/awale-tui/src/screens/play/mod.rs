//! The screen of a game in progress, and how it reacts to actions, ticks and moves. Each concern
//! has its own file: `move_choice`, the turn of the `computer`, the `clock`, the `history`, the
//! `settlement`, help by `study_aids`, and the panel at the `end`.

mod available_keys;
mod character_remarks;
pub mod clock;
mod computer;
pub mod end;
mod history;
mod move_choice;
mod settlement;
mod study_aids;
pub mod value_display;
pub(crate) mod view;

use awale_engine::Score;
use awale_rules::RefusedMove;
use awale_study::{catalogue::AnyIllegalMove, study::AnalysisReport};

use crate::{
    app::{
        Animation, AppError, Confirmation, GhostLine, HistoryView, JobNews, MissingTablesMode,
        MoveCursor, MoveWarning, PositionStudy, WinCertainty,
    },
    config::StudySettings,
    prelude::*,
    screens::{LinkScreen, analysis, link},
};

pub use character_remarks::CharacterRemark;
pub use computer::ComputerThinking;
pub use end::{EndChoice, EndPanel};

#[derive(Debug)]
pub struct PlayScreen {
    pub session: SessionId,
    move_cursors: PerSeat<MoveCursor>,
    /// Whether North's pits are drawn at the bottom.
    pub is_turned: bool,
    /// The animation of the last move, while it is running.
    pub animation: Option<Animation>,
    /// The search of the computer that is to move, while it is running.
    pub thinking: Option<ComputerThinking>,
    /// The remark of a character on the screen.
    pub character_remark: Option<CharacterRemark>,
    /// A remark about the player's last action.
    pub remark: Option<PlayRemark>,
    /// Whether the player has just taken the first help in this game, which is no longer rated from
    /// then on.
    pub just_received_first_help: bool,
    /// The analysis that helps the player.
    pub study: Box<PositionStudy>,
    /// The help views that are switched on. A new game takes them from the settings, but values,
    /// bar and danger are off in a rated game and in a game with the teacher.
    pub help_views: StudySettings,
    /// The last known value of the game from South's point of view.
    pub last_score_for_south: Option<Score>,
    /// The cursor in the list of moves, while the player looks at earlier positions.
    pub history_view: Option<Box<HistoryView>>,
    pub is_paused: bool,
    /// The error message of the computer, until a new move is requested.
    pub computer_failure: Option<String>,
    /// The remaining pause before the computer's next move.
    remaining_pause: Duration,
    /// The end of the game, once its panel is open.
    pub end_panel: Option<Box<EndPanel>>,
}

/// A remark about the last action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayRemark {
    MoveRefused(AnyMove, AnyIllegalMove),
    /// No move can be taken back.
    NothingToUndo,
    /// No move can be replayed.
    NothingToRedo,
    /// A computer is to move.
    NotYourTurn,
    /// The other side's move had only just appeared when the player chose a move.
    MoveTooEarly,
    /// The finished game continues in a copy.
    GameContinuesInCopy,
    /// The computer on this seat refused to end the game.
    ComputerRefusesToEnd(Seat),
    /// Undo and help are not available in a game with clocks.
    ForbiddenWithClocks,
    /// The new pause between the moves of two computers, in milliseconds.
    NewPauseMillis(u32),
    /// The chosen move would be a blunder. Choosing that move again plays it.
    BlunderWarning(MoveWarning),
    HintsOffInSettings,
    /// The marks of pits in danger were switched on.
    DangerMarksOn,
    /// The values of the moves were switched on.
    ValuesOn,
    /// The evaluation bar was switched on.
    BarOn,
    /// The players of the last game have swapped sides.
    SidesSwapped,
    /// The program proposed another opponent than in the last game.
    OtherOpponentProposed,
    /// The game against the opponent of the player's choice after a game begins.
    NextOpponent {
        player_begins: bool,
    },
    /// Few seeds are left and nothing was captured for a while.
    QuietGame,
}

impl PlayScreen {
    /// Opens a game. If a computer is to move, it starts to think.
    pub fn new(id: SessionId, context: &mut AppContext) -> PlayScreen {
        let session = &mut context.sessions[id];
        // An imported game that is continued becomes the player's own.
        session.file_state.is_from_other_source = false;
        let kind = session.game.kind.clone();
        let is_turned = session.only_human_seat() == Some(Seat::North);
        let mut help_views = context.settings.study;
        if session.can_still_be_rated() || session.has_teacher() {
            (help_views.values, help_views.bar, help_views.danger) = (false, false, false);
        }
        let mut play = PlayScreen {
            session: id,
            move_cursors: PerSeat::from_fn(|_| MoveCursor::AT_GAME_START),
            is_turned,
            animation: None,
            thinking: None,
            character_remark: None,
            remark: None,
            just_received_first_help: false,
            study: Box::default(),
            help_views,
            last_score_for_south: None,
            history_view: None,
            is_paused: false,
            computer_failure: None,
            remaining_pause: Duration::ZERO,
            end_panel: None,
        };
        play.select_legal_move(context);
        context.request_tables(&kind, MissingTablesMode::BuildMissingTables);
        play.start_turn(context);
        play
    }

    /// Opens a game after an answer came by link, and sows its last move.
    pub(crate) fn after_link_answer(id: SessionId, context: &mut AppContext) -> PlayScreen {
        let mut play_screen = PlayScreen::new(id, context);
        let session = &context.sessions[id];
        let referee = &session.game.referee;
        if let ([.., position_before, _], [.., last_move]) =
            (referee.positions_so_far(), referee.moves())
            && !session.awaits_friend()
        {
            play_screen.animation = Animation::new(
                position_before,
                *last_move,
                context.settings.animation_time_per_seed(),
            );
        }
        play_screen
    }

    fn run_command(&mut self, command: Command, context: &mut AppContext) -> Transition {
        let session = &context.sessions[self.session];
        // The 13 matches have no seeds to count.
        let has_pits = session.position().as_awale().is_some();
        match command {
            Command::Export => {
                return Transition::open(LinkScreen(link::game_link(session, context)));
            }
            Command::Copy if session.awaits_friend() => {
                link::copy_link(link::game_link(session, context), context);
            }
            // A finished game cannot be changed. During the pause after the last move, these keys
            // end the pause.
            Command::Undo | Command::Redo if session.is_over() => {
                (self.remaining_pause, self.is_paused) = (Duration::ZERO, false);
            }
            Command::Undo => self.undo(context),
            Command::Redo => self.redo(context),
            Command::TurnBoard => self.is_turned = !self.is_turned,
            Command::Resign => self.resign(context),
            Command::OfferEnd => self.end_by_agreement(context),
            Command::MoveNow => return self.make_computer_move_now(context),
            Command::Hint => self.show_next_hint(context),
            Command::Values => {
                self.toggle_help_view(context, |study| &mut study.values, "study.values");
                self.remark = (self.help_views.values && has_pits).then_some(PlayRemark::ValuesOn);
            }
            Command::Bar => {
                self.toggle_help_view(context, |study| &mut study.bar, "study.bar");
                self.remark = (self.help_views.bar && has_pits).then_some(PlayRemark::BarOn);
            }
            Command::Danger => {
                self.toggle_help_view(context, |study| &mut study.danger, "study.danger");
                self.remark = self.help_views.danger.then_some(PlayRemark::DangerMarksOn);
            }
            Command::Tree => return self.open_tree(context),
            Command::Run => return self.toggle_pause(context),
            Command::Copy => {
                let position = *session.position();
                analysis::copy_position_line(&position, context);
            }
            Command::More => self.change_pause(1, context),
            Command::Less => self.change_pause(-1, context),
            _ => return Transition::Unused,
        }
        Transition::Stay
    }

    fn play_chosen_move_or_toggle_pause(&mut self, context: &mut AppContext) -> Transition {
        match self.chosen_move(context) {
            Some(mv) => self.try_move(mv, context),
            None if self.has_only_computers(context) || self.is_paused => {
                return self.toggle_pause(context);
            }
            None if self.thinking.is_some() => self.remark = Some(PlayRemark::NotYourTurn),
            None => {}
        }
        Transition::Stay
    }

    /// Plays a human's move, or sets a remark with the reason why not.
    fn try_move(&mut self, mv: AnyMove, context: &mut AppContext) {
        let session = &context.sessions[self.session];
        if !session.awaits_human() {
            self.remark = Some(PlayRemark::NotYourTurn);
            return;
        }
        if (self.active_help_views(context).warning || session.has_teacher())
            && let Some(warning) = self.study.move_warning(mv, session)
        {
            self.record_help(context);
            // Hide the character's remark, which would compete with the warning.
            self.character_remark = None;
            self.remark = Some(PlayRemark::BlunderWarning(warning));
            return;
        }
        self.play_move(mv, context);
    }

    /// Plays `mv` for the side to move.
    fn play_move(&mut self, mv: AnyMove, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        let position_before = *session.position();
        let move_index = session.moves().len();
        match session.game.referee.play(mv) {
            Ok(()) => {
                if self.study.was_hint_given || self.help_views.values {
                    session.hinted_move_indices.push(move_index);
                }
                if let Some(clocks) = &mut session.clocks {
                    clocks.press_clock(position_before.to_move());
                }
                self.character_remark = CharacterRemark::current_remark(session);
                self.animation = Animation::new(
                    &position_before,
                    mv,
                    context.settings.animation_time_per_seed(),
                );
                self.remaining_pause = self.pause_before_move(context);
                // This remark is outdated after a move.
                self.remark = self
                    .remark
                    .filter(|remark| *remark != PlayRemark::NotYourTurn)
                    .or_else(|| self.quiet_game_remark(context));
                self.save_and_start_turn(context);
                self.play_computer_move(context);
            }
            Err(RefusedMove::Illegal(refusal)) => {
                self.remark = Some(PlayRemark::MoveRefused(mv, refusal));
            }
            Err(RefusedMove::GameOver) => {}
        }
    }

    /// Saves the changed game, moves the cursor to a legal move and starts the turn of the side to
    /// move.
    fn save_and_start_turn(&mut self, context: &mut AppContext) {
        self.stop_thinking(context);
        self.computer_failure = None;
        self.study.discard_results(context);
        context.save_session(self.session);
        self.select_legal_move(context);
        self.start_turn(context);
    }

    /// Starts the turn of the side to move: analysis for a human's turn, thinking for a computer's.
    fn start_turn(&mut self, context: &mut AppContext) {
        self.analyze_position_if_needed(context);
        self.ask_computer_for_move(context);
    }

    /// Advances the clocks, the animation and the pauses by `time`.
    fn tick(&mut self, time: Duration, context: &mut AppContext) {
        if let Some(end_panel) = &mut self.end_panel {
            return end_panel.tick(time);
        }
        self.advance_running_clock(time, context);
        self.remaining_pause = self.remaining_pause.saturating_sub(time);
        if let Some(thinking) = &mut self.thinking {
            thinking.elapsed_thinking_time += time;
        }
        if self
            .animation
            .as_mut()
            .is_some_and(|animation| animation.advance(time))
        {
            self.animation = None;
        }
        self.play_computer_move(context);
    }

    /// Handles the answer of a worker if this game requested it.
    fn handle_job_event(&mut self, event: &Event, context: &mut AppContext) {
        if let Some(end_panel) = &mut self.end_panel {
            return end_panel.handle_job_event(event, self.session, context);
        }
        match event {
            Event::Job(job, news) if self.is_thinking_job(*job) => match news {
                JobNews::Thinking(info) => self.set_thinking_info(info.clone()),
                JobNews::Chosen(chosen) => self.on_computer_move(*chosen, context),
                JobNews::Failed(what) => self.on_thinking_failed(what.explain(&context.words)),
                _ => {}
            },
            Event::Job(job, news) if self.study.pending_analysis.is_job_of_analysis(*job) => {
                match news {
                    JobNews::Studied(AnalysisReport::Values(values)) => {
                        self.on_values(values.clone(), context);
                    }
                    JobNews::Failed(what) => {
                        self.study.on_failure();
                        context.error =
                            Some(AppError::AnalysisFailed(what.explain(&context.words)));
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// Whether the game is over and no animation or pause delays the panel of the end.
    fn can_show_end(&self, context: &AppContext) -> bool {
        let is_board_still =
            self.animation.is_none() && self.remaining_pause.is_zero() && !self.is_paused;
        context.sessions[self.session].is_over() && is_board_still && self.end_panel.is_none()
    }

    /// Whether two computers play.
    fn has_only_computers(&self, context: &AppContext) -> bool {
        context.sessions[self.session].human_count() == 0
    }

    /// The message id of a confirmation question, depending on the state of this game.
    pub fn question_message_id(
        &self,
        confirmation: Confirmation,
        context: &AppContext,
    ) -> &'static str {
        let kind = &context.sessions[self.session].game.kind;
        let is_matches_game = matches!(kind, GameKind::Matches(_));
        match confirmation {
            Confirmation::Resign => match self.advantage_of_resigning_side(context) {
                Some(WinCertainty::ProvenWin) => "ask-resign-won",
                Some(WinCertainty::LikelyWin) => "ask-resign-better",
                None => confirmation.question_message_id(),
            },
            Confirmation::EndByAgreement if is_matches_game => "ask-agree-matches",
            confirmation => confirmation.question_message_id(),
        }
    }

    fn act_during_game(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let remark = self.remark.take();
        self.just_received_first_help = false;
        let ghost_line = self.study.ghost_line.take();
        if *action == Action::Command(Command::BestLine) {
            return self.show_best_line(ghost_line, context);
        } else if ghost_line.is_some() && GhostLine::consumes_action(action) {
            return Transition::Stay;
        }
        if self.animation.is_some() && self.end_animation(action, context) {
            return Transition::Stay;
        }
        if let (Action::Command(Command::Copy), Some(back)) = (action, &self.history_view) {
            analysis::copy_position_line(back.position(), context);
            return Transition::Stay;
        }
        if self.act_in_history(action, context) {
            return Transition::Stay;
        }
        let session = &context.sessions[self.session];
        let is_forbidden = match action {
            Action::Command(command) => {
                self.key_availability(Keys::OfCommand(*command), session) == Forbidden
            }
            Action::Paste(_) => !session.may_study(),
            _ => false,
        };
        if is_forbidden {
            self.remark = Some(PlayRemark::ForbiddenWithClocks);
            return Transition::Stay;
        }
        match action {
            Action::Tab => self.history_view = HistoryView::new(session).map(Box::new),
            Action::GoToMove(_) => {
                self.history_view = HistoryView::new(session).map(Box::new);
                self.act_in_history(action, context);
            }
            Action::Confirm => return self.play_chosen_move_or_toggle_pause(context),
            // While the game can still be rated, a pasted text is not handled here: the app opens
            // it on a separate board, which does not help in this game.
            Action::Paste(text)
                if session.can_still_be_rated()
                    || !analysis::contains_position_or_moves(text, session, context) =>
            {
                return Transition::Unused;
            }
            Action::Paste(_) | Action::Command(Command::Book | Command::SetUp) => {
                return self.open_analysis(Some(action), context);
            }
            Action::Command(Command::Analyse) => return self.open_analysis(None, context),
            Action::Command(command) => return self.run_command(*command, context),
            // Takes back the move that the warning is about.
            Action::Back if matches!(remark, Some(PlayRemark::BlunderWarning(_))) => {}
            Action::Back => return Transition::Back,
            action => return self.choose_move(action, context),
        }
        Transition::Stay
    }
}

impl Screen for PlayScreen {
    fn available_keys(&self, context: &AppContext) -> AvailableKeys {
        let session = &context.sessions[self.session];
        let keys = match &self.end_panel {
            Some(end) => end.available_keys(session, context.window_size),
            None => self.keys_during_game(session),
        };
        keys.for_moves_of(&session.game.kind)
    }

    fn behavior(&self, context: &AppContext) -> ScreenBehavior {
        let has_clocks = context.sessions[self.session].has_clocks();
        ScreenBehavior {
            handles_tab: self.end_panel.is_none(),
            opens_another_screen: self.can_show_end(context),
            ticks_in_background: has_clocks && self.end_panel.is_none(),
            leaving_stops_clocks: self.has_running_clocks(context),
            needs_engine_or_clocks: true,
            ..ScreenBehavior::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.end_panel.is_some() {
            return self.act_at_end(action, context);
        }
        let warning = self
            .remark
            .filter(|remark| matches!(remark, PlayRemark::BlunderWarning(_)));
        let transition = self.act_during_game(action, context);
        // A key without a function leaves the question of the warning open.
        if matches!(transition, Transition::Unused) {
            self.remark = warning.or(self.remark);
        }
        transition
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::Tick(time) => self.tick(time, context),
            ScreenEvent::Received(event) => self.handle_job_event(event, context),
            ScreenEvent::Confirmed(Confirmation::UseHelp(command)) => {
                let action = match command {
                    Command::Redo => Action::Confirm,
                    command => Action::Command(command),
                };
                let transition = self.act(&action, context);
                // The confirmation question has just said that the game is no longer rated.
                self.just_received_first_help = false;
                return transition;
            }
            ScreenEvent::Confirmed(Confirmation::Resign) => self.resign(context),
            ScreenEvent::Confirmed(Confirmation::EndByAgreement) => self.end_by_agreement(context),
            ScreenEvent::Confirmed(Confirmation::LeaveGameWithRunningClocks) => {
                return Transition::Back;
            }
            ScreenEvent::VisibleAgain => {
                if let Some(end_panel) = &mut self.end_panel {
                    end_panel.restart_running_analysis(self.session, context);
                }
                self.start_turn(context);
                self.tick(Duration::ZERO, context);
            }
            ScreenEvent::OpenAutomatically => {
                if !self.has_only_computers(context) {
                    context.ring_bell();
                }
                self.end_panel = Some(Box::new(EndPanel::of(self.session, context)));
            }
            ScreenEvent::Hover(mv) => {
                let is_live_position_shown =
                    self.animation.is_none() && self.history_view.is_none();
                if is_live_position_shown && self.chosen_move(context).is_some() {
                    let session = &context.sessions[self.session];
                    self.move_cursors[session.to_move()].hover(mv, session.position());
                    self.study.cursor_follows_hint = false;
                }
            }
            ScreenEvent::RetrySave => context.save_session(self.session),
            ScreenEvent::Closing => {
                self.stop_thinking(context);
                self.stop_clocks(context);
                self.study.discard_results(context);
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        match &self.end_panel {
            Some(end) => end::view::draw(self, end, ui),
            None => view::draw(self, ui),
        }
    }

    fn next_tick(&self, context: &AppContext) -> Option<Duration> {
        let end_panel_animation = self
            .end_panel
            .as_ref()
            .and_then(|end| end.animation.as_ref());
        let animation = self
            .animation
            .as_ref()
            .or(end_panel_animation)
            .map(Animation::time_to_next_frame);
        let remaining_pause =
            (!self.remaining_pause.is_zero() && !self.is_paused).then_some(self.remaining_pause);
        let next_thinking_tick = self.thinking.as_ref().and_then(ComputerThinking::next_tick);
        [
            animation,
            remaining_pause,
            next_thinking_tick,
            self.next_clock_tick(context),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    fn session(&self) -> Option<SessionId> {
        Some(self.session)
    }

    fn confirmation(&self, action: &Action, context: &AppContext) -> Option<Confirmation> {
        let session = &context.sessions[self.session];
        match action {
            Action::Back if self.has_running_clocks(context) && self.history_view.is_none() => {
                Some(Confirmation::LeaveGameWithRunningClocks)
            }
            Action::Command(command) if context.settings.confirm => match command {
                Command::Resign => Some(Confirmation::Resign),
                Command::OfferEnd => Some(Confirmation::EndByAgreement),
                Command::MoveNow if !self.can_hurry_computer(session) => None,
                command => session.confirmation_before_help(*command),
            },
            // Continuing from an earlier position takes back the moves after it, so ask the same
            // question as before an undo.
            Action::Confirm if context.settings.confirm => {
                let shown_move_count = self.history_view.as_ref()?.cursor.shown_move_count();
                (shown_move_count < session.game.referee.moves().len())
                    .then(|| session.confirmation_before_help(Command::Undo))?
                    .map(|_| Confirmation::UseHelp(Command::Redo))
            }
            _ => None,
        }
    }
}
