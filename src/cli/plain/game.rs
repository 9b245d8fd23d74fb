//! Plays a game line by line and saves it.

use std::{
    io::{self, BufRead, Write},
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::Instant,
};

use awale_engine::Stop;
use awale_rules::{PerSeat, RefusedMove, Seat, Settlement};
use awale_study::{
    catalogue::{AnyGame, AnyMove, position_with_final_stores},
    exercise::Hint,
    players::{ChosenMove, ComputerPlayer, Player},
    record::StatisticsStatus,
    study::{AnalysisReport, AnalysisTask, HINT_EFFORT, MoveValues, results::PlayerResults},
};
use awale_words::text::Label;

use crate::{
    app::{GameList, PositionStudy, Session, computer_seat_refusing_agreement},
    cli::{CommandContext, CommandResult, analyse, output},
    keys::{Command, KeyLabel},
    screens::play::value_display::{teacher_goal_text, warning_text},
    shell::{
        storage::{GamesFolder, PathError},
        take_unreported_locked_folders,
    },
    widgets::clock as clock_time,
    words::{Explain, Words, say},
};

use super::{
    command_lines::{self, PlainCommand},
    study,
};

/// A game that is played line by line.
pub(super) struct PlainGame<'a> {
    /// The settings and folders in use.
    pub(super) context: &'a CommandContext,
    /// The messages in the language in use.
    pub(super) words: &'a Words,
    pub(super) session: Session,
    /// A computer player for each seat. The one at the seat of a human is not used.
    pub(super) computers: PerSeat<ComputerPlayer>,
    /// The folder where the game is saved after every move.
    pub(super) games_folder: GamesFolder,
    /// Whether the board is drawn as text instead of described.
    pub(super) draws_board: bool,
    /// Whether a person types at a terminal.
    pub(super) has_terminal: bool,
    /// Whether the last move was saved.
    pub(super) is_game_saved: bool,
    /// The values of the moves in this position, the last hint and the last warning.
    pub(super) position_study: PositionStudy,
    /// The command for help that the player must repeat to confirm it, because help ends the rating
    /// of the game.
    pub(super) help_to_confirm: Option<PlainCommand>,
}

impl PlainGame<'_> {
    /// Plays the game until it ends or the input ends.
    pub(super) fn play_to_end(
        &mut self,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> CommandResult {
        if self.session.human_count() > 0 {
            writeln!(out, "{}", self.words.get("plain-ask"))?;
        }
        if let Some(control) = self.session.time_control() {
            writeln!(
                out,
                "{}",
                say!(
                    self.words,
                    "plain-clock",
                    control = self.words.time_control(control)
                )
            )?;
        }
        self.print_board(out)?;
        while !self.session.is_over() {
            let seat = self.session.to_move();
            let prompted_at = Instant::now();
            let mv = if self.session.awaits_human() {
                let command = self.read_answer_line(input, out)?;
                if self.run_clock_until_now(seat, prompted_at) {
                    break;
                }
                match command {
                    None => return self.report_early_end(Some("plain-end-of-input"), out),
                    Some(PlainCommand::Quit) => return self.report_early_end(None, out),
                    Some(PlainCommand::Move(mv)) => {
                        self.help_to_confirm = None;
                        if let Some(warning_text) = self.warning_before_move(mv)? {
                            writeln!(out, "{warning_text}")?;
                            continue;
                        }
                        mv
                    }
                    Some(command) => {
                        self.run_command(command, seat, out)?;
                        continue;
                    }
                }
            } else {
                let chosen_move = self.choose_computer_move(seat);
                if self.run_clock_until_now(seat, prompted_at) {
                    break;
                }
                chosen_move.ok_or("the computer found no move")?.choice
            };
            let position_before = *self.session.position();
            match self.session.game.referee.play(mv) {
                Ok(()) => {
                    self.position_study = PositionStudy::default();
                    writeln!(
                        out,
                        "{}",
                        self.words.played_move_sentence(&position_before, mv)
                    )?;
                    self.print_board(out)?;
                    if teacher_goal_text(&self.session, None, self.words).is_some() {
                        let values = self.move_values()?;
                        let goal = teacher_goal_text(&self.session, Some(&values), self.words);
                        if let Some(goal) = goal {
                            writeln!(out, "{goal}")?;
                        }
                    }
                    self.session
                        .clocks
                        .iter_mut()
                        .for_each(|clocks| clocks.press_clock(seat));
                    self.save_and_report_failure();
                }
                Err(RefusedMove::Illegal(refusal)) => {
                    writeln!(
                        out,
                        "{}",
                        self.words
                            .refusal_text(seat, mv, &RefusedMove::Illegal(refusal))
                    )?;
                }
                Err(RefusedMove::GameOver) => break,
            }
        }
        self.print_players(out)?;
        self.answer_questions_after_end(input, out)
    }

    /// Lets a computer choose a move, within the time on its clock.
    fn choose_computer_move(&mut self, seat: Seat) -> Option<ChosenMove<AnyMove>> {
        let (stop, time_budget) = (
            Stop::new(),
            self.session
                .clocks
                .as_ref()
                .map(|clocks| clocks.next_move_time_budget(seat)),
        );
        let (thinking_sender, thinking_receiver) = mpsc::channel::<()>();
        thread::scope(|scope| {
            if let Some(time_budget) = time_budget {
                let stop = &stop;
                scope.spawn(move || {
                    if thinking_receiver.recv_timeout(time_budget) == Err(RecvTimeoutError::Timeout)
                    {
                        stop.stop();
                    }
                });
            }
            let chosen_move =
                self.computers[seat].choose(self.session.positions_so_far(), &stop, &mut |_| ());
            drop(thinking_sender);
            chosen_move
        })
    }

    /// Runs the clock of `seat` for the time since `prompted_at`. Ends the game if the time is
    /// over.
    fn run_clock_until_now(&mut self, seat: Seat, prompted_at: Instant) -> bool {
        let is_time_over = self
            .session
            .clocks
            .as_mut()
            .is_some_and(|clocks| clocks.count_down(seat, prompted_at.elapsed()));
        if is_time_over {
            self.settle(Settlement::TimeLoss(seat));
        }
        is_time_over
    }

    /// The remaining time of a side as text.
    fn remaining_time_text(&self, seat: Seat) -> Option<String> {
        let time_left = self.session.clocks.as_ref()?.remaining()[seat];
        Some(say!(
            self.words,
            "plain-left",
            side = self.words.seat_name(seat),
            time = clock_time::whole_seconds_text(time_left)
        ))
    }

    /// Carries out a command that neither plays a move nor leaves.
    fn run_command(
        &mut self,
        command: PlainCommand,
        seat: Seat,
        out: &mut impl Write,
    ) -> CommandResult {
        let words = self.words;
        if let Some(question) = self.question_before_help(command) {
            writeln!(out, "{question}")?;
            return Ok(());
        }
        match command {
            PlainCommand::Help => {
                writeln!(
                    out,
                    "{}\n{}",
                    self.commands_text(),
                    words.get("plain-help-more")
                )?;
            }
            PlainCommand::ShowBoard => command_lines::print_position(
                &position_with_final_stores(&self.session.game.referee),
                self.draws_board,
                words,
                out,
            )?,
            PlainCommand::ShowMoves => {
                writeln!(out, "{}", words.moves_text(&self.session.game.referee))?;
            }
            PlainCommand::Undo | PlainCommand::Hint if self.session.has_clocks() => {
                writeln!(out, "{}", words.get("play-serious"))?;
            }
            PlainCommand::RemainingTime if !self.session.has_clocks() => {
                writeln!(out, "{}", words.get("plain-no-clock"))?;
            }
            PlainCommand::RemainingTime => {
                Seat::BOTH
                    .iter()
                    .filter_map(|&seat| self.remaining_time_text(seat))
                    .try_for_each(|left| writeln!(out, "{left}"))?;
            }
            PlainCommand::Undo => self.take_back(out)?,
            PlainCommand::Hint => {
                self.mark_help_as_used();
                writeln!(out, "{}", self.next_hint()?)?;
            }
            PlainCommand::Resign => self.settle(Settlement::Resignation(seat)),
            PlainCommand::OfferEnd => {
                if let Some(refusing_computer_seat) = computer_seat_refusing_agreement(
                    self.session.position(),
                    self.session.only_human_seat(),
                ) {
                    writeln!(
                        out,
                        "{}",
                        say!(
                            words,
                            "play-plays-on",
                            side = words.seat_name(refusing_computer_seat)
                        )
                    )?;
                } else {
                    self.settle(Settlement::Agreement);
                }
            }
            _ => writeln!(out, "{}", words.get("plain-not-here"))?,
        }
        Ok(())
    }

    /// Ends the game without a move.
    fn settle(&mut self, settlement: Settlement) {
        self.session.game.referee.settle(settlement);
        self.save_and_report_failure();
    }

    /// Answers questions about a finished game. Scripts read the result in the last line, so the
    /// list of commands is printed only at a terminal, and superfluous moves get no answer.
    fn answer_questions_after_end(
        &mut self,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> CommandResult {
        if self.session.human_count() == 0 {
            return Ok(());
        }
        let words = self.words;
        loop {
            if self.has_terminal {
                writeln!(out, "{}", words.get("plain-after"))?;
                out.flush()?;
            }
            let Some(typed_line) = command_lines::read_line(input)? else {
                return Ok(());
            };
            let record = self.session.record();
            match PlainCommand::parse_line(self.session.position(), &typed_line, words) {
                Some(PlainCommand::Quit) => return Ok(()),
                Some(PlainCommand::ShowBoard) => command_lines::print_position(
                    &position_with_final_stores(&self.session.game.referee),
                    self.draws_board,
                    words,
                    out,
                )?,
                Some(PlainCommand::ShowMoves) => {
                    writeln!(out, "{}", words.moves_text(&self.session.game.referee))?;
                }
                Some(PlainCommand::Analyse) => study::explain_mistakes(self.context, &record, out)?,
                Some(PlainCommand::ExplainMistakes) => {
                    let mut task_session =
                        study::TaskSession::new(self.context, 0, self.draws_board, input, out)?;
                    return task_session.present_mistakes(&record);
                }
                Some(PlainCommand::Move(_)) => {}
                _ if typed_line.is_empty() => {}
                Some(PlainCommand::Help) => writeln!(out, "{}", words.get("plain-after"))?,
                _ => writeln!(out, "{}", say!(words, "plain-no-after", text = typed_line))?,
            }
        }
    }

    /// The next hint for the player, in the same steps as on the full screen: the idea, the last
    /// seed, the best move with its reasons. After that, repeats the move.
    fn next_hint(&mut self) -> CommandResult<String> {
        if !self.context.settings.study.hints {
            return Ok(self.words.get("study-not-here"));
        }
        let values = self.move_values()?;
        let (position, last_hint) = (self.session.position(), self.position_study.hint);
        self.position_study.hint =
            Hint::next_hint_in_game(last_hint, position, &values).or(last_hint);
        let hint = self.position_study.hint;
        let first_hint_text =
            hint.and_then(|hint| self.words.hint_without_move(position, &values, hint));
        let positions = self.session.positions_so_far();
        Ok(first_hint_text.unwrap_or_else(|| {
            self.words
                .hint_text_versions(positions, &values)
                .swap_remove(0)
        }))
    }

    /// The warning about a move, as on the full screen. The same move is warned about only once.
    fn warning_before_move(&mut self, mv: AnyMove) -> CommandResult<Option<String>> {
        let has_teacher = self.session.has_teacher();
        let warns_without_teacher =
            self.context.settings.study.warning && !self.session.can_still_be_rated();
        if !has_teacher && !warns_without_teacher {
            return Ok(None);
        }
        self.move_values()?;
        let Some(warning) = self.position_study.move_warning(mv, &self.session) else {
            return Ok(None);
        };
        self.mark_help_as_used();
        Ok(Some(warning_text(&warning, has_teacher, self.words)))
    }

    /// The question before help that would end the rating of the game, as on the full screen.
    /// `None` if `command` gives no such help, or is repeated.
    fn question_before_help(&mut self, command: PlainCommand) -> Option<String> {
        let is_request_repeated = self.help_to_confirm.take() == Some(command);
        let (help_command, help_label) = match command {
            PlainCommand::Undo => (Command::Undo, KeyLabel::Undo),
            PlainCommand::Hint => (Command::Hint, KeyLabel::ShowHint),
            _ => return None,
        };
        self.session.confirmation_before_help(help_command)?;
        if is_request_repeated || !self.context.settings.confirm {
            return None;
        }
        self.help_to_confirm = Some(command);
        Some(say!(
            self.words,
            "plain-ask-help",
            what = self.words.get(help_label.message_id())
        ))
    }

    /// The value of each move, searched as deeply as on the full screen.
    fn move_values(&mut self) -> CommandResult<MoveValues> {
        if let Some(values) = &self.position_study.values {
            return Ok(values.clone());
        }
        let mut analyst = analyse::make_analyst(self.context, self.session.position(), None);
        let task = AnalysisTask::SearchEachMove {
            positions_so_far: self.session.positions_so_far().to_vec(),
            effort: HINT_EFFORT,
        };
        let mut final_values = None;
        analyst.run(&task, &Stop::new(), &mut |news| {
            if let AnalysisReport::Values(values) = news
                && values.is_final
            {
                final_values = Some(values);
            }
        });
        let values = final_values.ok_or("the study came to no end")?;
        self.position_study
            .set_values(values.clone(), self.session.position());
        Ok(values)
    }

    /// Marks the game as played with help, if there is one human.
    fn mark_help_as_used(&mut self) {
        if self.session.record_help() && !self.session.moves().is_empty() {
            self.save_and_report_failure();
        }
    }

    /// Saves the game. If that fails, the game continues and the failure is reported.
    fn save_and_report_failure(&mut self) {
        let save_result = self.save_or_remove_game();
        self.is_game_saved = save_result.is_ok();
        if let Err(failure) = save_result {
            output::eprint_line(format_args!(
                "{}",
                say!(
                    self.words,
                    "error-save-failed",
                    what = failure.explain(self.words)
                )
            ));
        }
        for folder in take_unreported_locked_folders() {
            output::eprint_line(say!(
                self.words,
                "error-folder-locked",
                what = folder.display().to_string()
            ));
        }
    }

    /// Writes the game, or removes its file if every move was taken back.
    fn save_or_remove_game(&mut self) -> Result<(), PathError> {
        if self.session.moves().is_empty() && !self.session.is_over() {
            let game_file = self.session.file_state.file.take();
            return game_file.map_or(Ok(()), |file| {
                self.games_folder.delete_unless_changed(&file)
            });
        }
        let game_file = self.session.file_state.file.clone();
        self.session.file_state.file = Some(
            self.games_folder
                .save_game(game_file, &self.session.record())?,
        );
        Ok(())
    }

    /// Takes the last move back; against a computer, all moves since the player's last turn. Prints
    /// a message if there is no move to take back.
    fn take_back(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.position_study = PositionStudy::default();
        if !self.session.undo() {
            return writeln!(out, "{}", self.words.get("plain-no-undo"));
        }
        self.save_and_report_failure();
        writeln!(out, "{}", self.words.get("plain-undone"))?;
        self.print_board(out)
    }

    /// Reads lines until one needs an answer; `None` at the end of the input.
    fn read_answer_line(
        &self,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> io::Result<Option<PlainCommand>> {
        let seat = self.session.to_move();
        let side_name = self.words.seat_name(seat);
        loop {
            if let Some(time_left_text) = self.remaining_time_text(seat) {
                writeln!(out, "{time_left_text}")?;
            }
            writeln!(
                out,
                "{}",
                say!(self.words, "plain-turn", side = side_name.as_str())
            )?;
            out.flush()?;
            let Some(typed_line) = command_lines::read_line(input)? else {
                return Ok(None);
            };
            match PlainCommand::parse_line(self.session.position(), &typed_line, self.words) {
                // Enter plays the move of the last warning.
                _ if typed_line.is_empty() && self.position_study.warned_move.is_some() => {
                    return Ok(self.position_study.warned_move.map(PlainCommand::Move));
                }
                _ if typed_line.is_empty() => {}
                Some(line) => return Ok(Some(line)),
                None => writeln!(
                    out,
                    "{}",
                    command_lines::not_understood_message(
                        &typed_line,
                        self.session.position(),
                        self.words
                    )
                )?,
            }
        }
    }

    /// The name of the player of `seat`, which is printed after the seat. Empty for a person
    /// without a name who plays against another person.
    fn player_name(&self, seat: Seat) -> String {
        self.words
            .player_name(&self.session.players, seat)
            .unwrap_or_default()
    }

    fn commands_text(&self) -> String {
        self.words.get(match self.session.position() {
            AnyGame::Awale(_) => "plain-help-pits",
            AnyGame::Matches(_) => "plain-help-matches",
        })
    }

    /// Tells a player who leaves before the end whether the game is saved. `reason_message_id` is
    /// the id of a message with the reason, if there was no command.
    fn report_early_end(
        &self,
        reason_message_id: Option<&str>,
        out: &mut impl Write,
    ) -> CommandResult {
        let message_id = match (self.session.moves().is_empty(), self.is_game_saved) {
            (true, _) => "plain-not-begun",
            (false, true) => "plain-kept",
            (false, false) => "plain-not-kept",
        };
        let sentences: Vec<String> = reason_message_id
            .into_iter()
            .chain([message_id])
            .map(|id| self.words.get(id))
            .collect();
        writeln!(out, "{}", sentences.join(" "))?;
        Ok(())
    }

    fn print_players(&self, out: &mut impl Write) -> CommandResult {
        let record = self.session.record();
        if record.statistics_status() == StatisticsStatus::PlayedWithHelp {
            // This game is one of the saved ones; a game that could not be saved counts too.
            let saved_records = self
                .games_folder
                .list_all_games()
                .map(GameList::into_records);
            let mut records = saved_records.unwrap_or_default();
            records.extend((!self.is_game_saved).then_some(record));
            let score_history = PlayerResults::of(records.iter()).total_against_computers;
            writeln!(
                out,
                "{} {}",
                self.words.get("rating-helped"),
                self.words.results_with_help_so_far(&score_history)
            )?;
        }
        let player_names = PerSeat::from_fn(|seat| self.player_name(seat));
        writeln!(
            out,
            "{}",
            self.words
                .why_game_ended(&self.session.game.referee)
                .unwrap_or_default()
        )?;
        writeln!(
            out,
            "{}",
            self.words
                .result_text(&self.session.game.referee, &player_names.map(Label::from))
                .unwrap_or_default()
        )?;
        Ok(())
    }

    fn print_board(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out)?;
        command_lines::print_position(
            &position_with_final_stores(&self.session.game.referee),
            self.draws_board,
            self.words,
            out,
        )
    }
}
