//! Help during a game: a hint with reasons, the values of all moves, the search tree and the
//! analysis board. Not available in an unfinished game with clocks or by link.

use awale_study::study::MoveValues;

use crate::{
    app::GhostLine,
    config::StudySettings,
    prelude::*,
    screens::{AnalysisBoard, tree},
};

use super::{PlayRemark, PlayScreen};

impl PlayScreen {
    /// Gives the next hint: what to look at, where the last seed falls, then the best move with its
    /// reasons. The cursor goes to the best move and follows it while the analysis deepens, until
    /// the player moves the cursor.
    pub(super) fn show_next_hint(&mut self, context: &mut AppContext) {
        let session = &context.sessions[self.session];
        if !context.settings.study.hints {
            self.remark = Some(PlayRemark::HintsOffInSettings);
        } else if !session.awaits_human() {
            self.remark = Some(PlayRemark::NotYourTurn);
        } else {
            self.study.next_hint(session.position());
            self.record_help(context);
            self.analyze_position_if_needed(context);
            self.move_cursor_to_hint(context);
        }
    }

    /// Whether the best line is known and may be shown: after a hint that names its first move, or
    /// while the values are shown.
    pub(super) fn knows_best_line(&self, session: &Session) -> bool {
        let is_best_move_shown = self.study.shows_best_move() || self.help_views.values;
        let is_best_line_known = is_best_move_shown && self.study.values.is_some();
        is_best_line_known
            && self.history_view.is_none()
            && matches!(session.game.kind, GameKind::Awale(_))
    }

    /// Shows the first move of the best line as ghosts, or the move after `ghost_line`.
    pub(super) fn show_best_line(
        &mut self,
        ghost_line: Option<GhostLine>,
        context: &AppContext,
    ) -> Transition {
        let session = &context.sessions[self.session];
        if !session.may_study() {
            self.remark = Some(PlayRemark::ForbiddenWithClocks);
            return Transition::Stay;
        }
        let best = self.study.values.as_ref().map(MoveValues::best);
        self.study.ghost_line = match (ghost_line, best) {
            (Some(ghost_line), _) => ghost_line.next(),
            (None, Some(best)) => GhostLine::new(session.position(), &best.line),
            (None, None) => return Transition::Unused,
        };
        Transition::Stay
    }

    /// Marks the game as played with help, and saves that.
    pub(super) fn record_help(&mut self, context: &mut AppContext) {
        let session = &mut context.sessions[self.session];
        if session.record_help() {
            self.just_received_first_help = session.is_ratable_without_help();
            context.save_session(self.session);
        }
    }

    /// The help views in effect. The warning counts as help, so it is off in a rated game.
    pub(super) fn active_help_views(&self, context: &AppContext) -> StudySettings {
        let can_be_rated = context.sessions[self.session].can_still_be_rated();
        StudySettings {
            warning: self.help_views.warning && !can_be_rated,
            ..self.help_views
        }
    }

    /// Starts the analysis of the position if a view needs it.
    pub(super) fn analyze_position_if_needed(&mut self, context: &mut AppContext) {
        let views = self.active_help_views(context);
        self.study.update_analysis(self.session, views, context);
    }

    /// Moves the cursor to the move of the hint.
    fn move_cursor_to_hint(&mut self, context: &AppContext) {
        let best_move = self
            .study
            .values
            .as_ref()
            .filter(|_| self.study.cursor_follows_hint)
            .map(|values| values.best().mv);
        if let Some(best_move) = best_move {
            self.move_cursors[context.sessions[self.session].to_move()].select_move(best_move);
        }
    }

    /// Takes over the values of a deeper search.
    pub(crate) fn on_values(&mut self, values: MoveValues, context: &AppContext) {
        let session = &context.sessions[self.session];
        let score_for_south = values.best().score.seen_by(Seat::South, session.to_move());
        self.last_score_for_south = Some(score_for_south);
        self.study.set_values(values, session.position());
        self.move_cursor_to_hint(context);
    }

    /// Switches a view on or off, for this game and as the setting for later unrated games.
    /// Switching it on counts as help immediately, even if the view is off again before the next
    /// move.
    pub(super) fn toggle_help_view(
        &mut self,
        context: &mut AppContext,
        view_setting: impl FnOnce(&mut StudySettings) -> &mut bool,
        setting_key: &'static str,
    ) {
        let view_flag = view_setting(&mut self.help_views);
        *view_flag = !*view_flag;
        let is_on = *view_flag;
        context.set_setting(setting_key, is_on.into());
        if is_on {
            self.record_help(context);
        }
        self.analyze_position_if_needed(context);
    }

    /// Opens the search tree of the current position.
    pub(super) fn open_tree(&mut self, context: &mut AppContext) -> Transition {
        self.record_help(context);
        let game = &context.sessions[self.session].game;
        tree::open(game.positions_so_far(), game.direction, self.is_turned)
    }

    /// Opens the analysis board at the current position and carries out `action` there: open the
    /// book, edit the position or paste a text. Stops the computer of this game, because the
    /// analysis uses the same engine.
    pub(super) fn open_analysis(
        &mut self,
        action: Option<&Action>,
        context: &mut AppContext,
    ) -> Transition {
        self.record_help(context);
        self.stop_thinking(context);
        let mut board =
            AnalysisBoard::of_running_game_with_help(self.session, self.is_turned, context);
        match action.map(|action| board.act(action, context)) {
            None | Some(Transition::Stay | Transition::Unused) => {
                board.keep_book_open();
                Transition::open(board)
            }
            Some(transition) => transition,
        }
    }
}
