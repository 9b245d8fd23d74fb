//! Moving through the tree: step by step, by ten moves, or by automatic replay.

use awale_study::record::{MAX_MOVES_IN_ALL_VARIATIONS, MoveNode, NodeId};

use crate::{
    app::{Animation, MoveCursor, list::scrolled_lines_after, move_cursor::CursorEffect},
    prelude::*,
};

use super::{AnalysisBoard, BoardPanel, BoardRemark};

/// Minimum time for which the automatic replay shows a position.
const MIN_REPLAY_DISPLAY_TIME: Duration = Duration::from_millis(150);
/// Number of moves by which Page Up and Page Down move.
const MOVES_PER_JUMP: usize = 10;

impl AnalysisBoard {
    /// The current node.
    pub fn current_node(&self) -> &MoveNode {
        self.tree.node(self.current_node)
    }

    /// The moves from the start to the current node.
    pub(super) fn path_moves(&self) -> Vec<AnyMove> {
        let path = self.tree.path(self.current_node).into_iter();
        path.filter_map(|at| self.tree.node(at).mv).collect()
    }

    /// The number of moves in the game.
    pub fn move_count(&self, context: &AppContext) -> usize {
        context.sessions[self.session].moves().len()
    }

    /// The number of moves of the game on the path to the current node. In a variation, counts only
    /// the moves before its beginning.
    pub fn shown_move_count(&self, context: &AppContext) -> usize {
        let moves = context.sessions[self.session].moves();
        let belongs_to_game =
            |(number, &at): (usize, &NodeId)| self.tree.node(at).mv == moves.get(number).copied();
        self.tree
            .path(self.current_node)
            .iter()
            .enumerate()
            .take_while(|&place| belongs_to_game(place))
            .count()
    }

    /// The move that leads to the current node.
    pub fn last_move(&self) -> Option<AnyMove> {
        self.current_node().mv
    }

    /// The next move on the current line.
    pub fn next_move(&self) -> Option<AnyMove> {
        let next_node = self.current_node().children.first()?;
        self.tree.node(*next_node).mv
    }

    /// Shows another node, and unfolds the variations around it.
    pub(super) fn show_node(&mut self, at: NodeId, context: &mut AppContext) {
        if !self.tree.contains(at) {
            return;
        }
        (self.current_node, self.time_shown_in_replay) = (at, Duration::ZERO);
        (self.scrolled_lines, self.max_scrolled_lines) = (0, 0);
        for outer in self.tree.path(at) {
            if outer != at && self.tree.node(outer).is_folded {
                self.tree.set_folded(outer, false);
            }
        }
        self.refresh_book(context);
        self.start_search(context);
    }

    /// Steps to the next move, with its animation.
    pub(super) fn step_forward(&mut self, context: &mut AppContext) {
        if let Some(&next_node) = self.current_node().children.first() {
            self.step_to(next_node, context);
        }
        self.is_replaying &= !self.current_node().children.is_empty();
    }

    fn step_to(&mut self, next_node: NodeId, context: &mut AppContext) {
        let position_before = self.current_node().position;
        let mv = self.tree.node(next_node).mv;
        self.show_node(next_node, context);
        self.animation = mv.and_then(|mv| {
            Animation::new(
                &position_before,
                mv,
                context.settings.animation_time_per_seed(),
            )
        });
    }

    /// Steps to the next move. At the end of a line, plays the best known move.
    pub(super) fn step_forward_or_play_best(&mut self, context: &mut AppContext) {
        if self.next_move().is_some() || !context.sessions[self.session].may_study() {
            return self.step_forward(context);
        }
        let engine_move = self
            .search
            .values(self.current_node)
            .map(|values| values.best().mv);
        let book_move = self.book.as_ref().and_then(|book| book.best_move());
        if let Some(mv) = book_move.or(engine_move) {
            self.play_move(mv, context);
        }
    }

    /// Shows the next variation (`is_next_sibling`) or the previous one. After the last variation,
    /// adds the better line of a mistake.
    pub(super) fn go_to_sibling(&mut self, is_next_sibling: bool, context: &mut AppContext) {
        match self.tree.sibling(self.current_node, is_next_sibling) {
            Some(at) => self.show_node(at, context),
            None if is_next_sibling => self.add_better_line(context),
            // From inside a variation, go to its first move. The next press of the key leads to the
            // line above.
            None => {
                if let Some(first_node) = self.tree.first_of_variation(self.current_node) {
                    self.show_node(first_node, context);
                }
            }
        }
    }

    /// Scrolls a long comment by a line. Returns false if the comment does not move.
    pub(super) fn scroll_comment(&mut self, action: &Action) -> bool {
        let new_scroll = scrolled_lines_after(action, self.scrolled_lines, 1)
            .map(|to| to.min(self.max_scrolled_lines));
        let changes_scroll = new_scroll.is_some_and(|to| to != self.scrolled_lines);
        self.scrolled_lines = new_scroll.unwrap_or(self.scrolled_lines);
        changes_scroll
    }

    pub(super) fn jump_by_action(&mut self, action: &Action, context: &mut AppContext) {
        let (path_back, line_ahead) = (
            self.tree.path(self.current_node),
            self.tree.main_line_from(self.current_node),
        );
        let target_node = match action {
            Action::Home => Some(0),
            Action::End => line_ahead.last().copied(),
            Action::PageUp => Some(
                path_back
                    .len()
                    .checked_sub(MOVES_PER_JUMP + 1)
                    .map_or(0, |place| path_back[place]),
            ),
            Action::PageDown => line_ahead
                .get(MOVES_PER_JUMP - 1)
                .or(line_ahead.last())
                .copied(),
            Action::GoToMove(at) => Some(*at),
            _ => None,
        };
        if let Some(node) = target_node {
            self.show_node(node, context);
        }
    }

    /// Plays the move that was chosen by a letter, a digit or a click.
    pub(super) fn play_chosen_move(
        &mut self,
        action: &Action,
        context: &mut AppContext,
    ) -> Transition {
        let position = self.current_node().position;
        let CursorEffect::PlayMove(mv) =
            MoveCursor::at_legal_move(&position).act(action, &position, true)
        else {
            return Transition::Unused;
        };
        if self.may_study(context) {
            self.play_move(mv, context);
        }
        Transition::Stay
    }

    /// Plays a move. A new move creates a branch of the tree.
    pub(super) fn play_move(&mut self, mv: AnyMove, context: &mut AppContext) {
        let tree_before =
            (self.tree.added_move_count() < MAX_MOVES_IN_ALL_VARIATIONS).then(|| self.tree.clone());
        let Some(next_node) = self.tree.add(self.current_node, mv) else {
            let refusal_reason = self.current_node().position.check(mv).err();
            self.remark = Some(refusal_reason.map_or(BoardRemark::TreeFull, |refusal| {
                BoardRemark::MoveRefused(mv, refusal)
            }));
            return;
        };
        self.adopt_engine_line(next_node);
        if let Some(tree_before) = tree_before
            .filter(|tree_before| tree_before.added_move_count() < self.tree.added_move_count())
        {
            // On a board that was opened to browse the openings, a move of the book is not a change
            // that needs to be saved in a file.
            let book = self.book.as_ref().filter(|_| self.was_opened_with_book);
            self.has_player_changes |= !book.is_some_and(|book| book.has_value_of(mv));
            self.undo_history
                .record_change(tree_before, self.current_node);
        }
        self.record_help(context);
        self.step_to(next_node, context);
    }

    pub(super) fn toggle_replay(&mut self, context: &mut AppContext) {
        let is_at_end = self.next_move().is_none();
        if !self.is_replaying && is_at_end {
            self.show_node(0, context);
        }
        self.is_replaying = !self.is_replaying && self.next_move().is_some();
        self.time_shown_in_replay = Duration::ZERO;
    }

    /// Returns the next panel of a small window.
    pub(super) fn next_panel(&self) -> BoardPanel {
        let has_book_or_review = self.book.is_some() || self.review.is_some();
        match self.panel {
            BoardPanel::EngineLines => BoardPanel::MoveList,
            BoardPanel::MoveList if has_book_or_review => BoardPanel::BookOrReview,
            BoardPanel::MoveList | BoardPanel::BookOrReview => BoardPanel::EngineLines,
        }
    }

    pub(super) fn tick(&mut self, time: Duration, context: &mut AppContext) {
        if let Some(animation) = &mut self.animation {
            if animation.advance(time) {
                self.animation = None;
                self.time_shown_in_replay = Duration::ZERO;
            }
        } else if self.is_replaying {
            self.time_shown_in_replay += time;
            if self.time_shown_in_replay >= replay_display_time(context) {
                self.step_forward(context);
            }
        }
    }

    pub(super) fn time_to_next_step(&self, context: &AppContext) -> Option<Duration> {
        match &self.animation {
            Some(animation) => Some(animation.time_to_next_frame()),
            None => self
                .is_replaying
                .then(|| replay_display_time(context).saturating_sub(self.time_shown_in_replay)),
        }
    }
}

/// The time for which the automatic replay shows a position.
fn replay_display_time(context: &AppContext) -> Duration {
    context
        .settings
        .pause_between_computer_moves()
        .max(MIN_REPLAY_DISPLAY_TIME)
}
