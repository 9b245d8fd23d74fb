//! Changes to the tree of variations, with undo and redo, and the text fields of the board.

use awale_study::record::{NodeId, VariationTree};
use awale_words::text::Comment;

use crate::{app::text_field::EditResult, prelude::*};

use super::{AnalysisBoard, BoardRemark, TextFieldPurpose};

/// Maximum number of undo steps. Each one keeps a copy of the tree, of up to 300 kB.
const MAX_UNDO_STEPS: usize = 30;

/// The undo and redo steps. Each one holds the tree and the node that was shown.
#[derive(Debug, Default)]
pub(super) struct UndoHistory {
    pub(super) has_unsaved_changes: bool,
    undo_steps: Vec<(VariationTree, NodeId)>,
    redo_steps: Vec<(VariationTree, NodeId)>,
}

impl UndoHistory {
    /// Adds an undo step: the tree before the change, and the node that was shown.
    pub(super) fn record_change(&mut self, tree_before: VariationTree, at: NodeId) {
        self.has_unsaved_changes = true;
        self.record_unsaved_change(tree_before, at);
    }

    /// Adds an undo step for a change that is not saved in the file.
    pub(super) fn record_unsaved_change(&mut self, tree_before: VariationTree, at: NodeId) {
        if self.undo_steps.len() == MAX_UNDO_STEPS {
            self.undo_steps.remove(0);
        }
        self.undo_steps.push((tree_before, at));
        self.redo_steps.clear();
    }
}

impl AnalysisBoard {
    pub(super) fn delete_variation(&mut self, context: &mut AppContext) {
        let tree_before = self.tree.clone();
        match self.tree.delete(self.current_node) {
            Some(parent) => {
                let deleted_move_count =
                    tree_before.added_move_count() - self.tree.added_move_count();
                self.remark = Some(BoardRemark::MovesDeleted(deleted_move_count));
                self.undo_history
                    .record_change(tree_before, self.current_node);
                self.search.clear();
                self.show_node(parent, context);
            }
            None => self.remark = Some(BoardRemark::PlayedMoveIsFixed),
        }
    }

    pub(super) fn promote_variation(&mut self) {
        let tree_before = self.tree.clone();
        if self.tree.promote(self.current_node) {
            let line = self.tree.main_line_from(self.current_node);
            self.adopt_engine_line(line.last().copied().unwrap_or(self.current_node));
            self.undo_history
                .record_change(tree_before, self.current_node);
        } else {
            self.remark = Some(BoardRemark::LineIsAlreadyFirst);
        }
    }

    /// Folds or unfolds the current variation. After folding, its first move is shown.
    pub(super) fn fold_variation(&mut self, is_folded: bool, context: &mut AppContext) {
        if let Some(first_node) = self.tree.set_folded(self.current_node, is_folded) {
            self.show_node(first_node, context);
        }
    }

    pub(super) fn undo(&mut self, context: &mut AppContext) {
        match self.undo_history.undo_steps.pop() {
            Some(before) => {
                let redo_step = self.swap_tree(before, context);
                self.undo_history.redo_steps.push(redo_step);
            }
            None => self.remark = Some(BoardRemark::NothingToUndo),
        }
    }

    pub(super) fn redo(&mut self, context: &mut AppContext) {
        match self.undo_history.redo_steps.pop() {
            Some(after) => {
                let undo_step = self.swap_tree(after, context);
                self.undo_history.undo_steps.push(undo_step);
            }
            None => self.remark = Some(BoardRemark::NothingToRedo),
        }
    }

    /// Shows another tree, and returns the tree and node that were shown until now.
    fn swap_tree(
        &mut self,
        (tree, at): (VariationTree, NodeId),
        context: &mut AppContext,
    ) -> (VariationTree, NodeId) {
        let previous_state = (std::mem::replace(&mut self.tree, tree), self.current_node);
        self.undo_history.has_unsaved_changes = true;
        self.search.clear();
        self.show_node(at, context);
        previous_state
    }

    // ---- Text fields

    pub(super) fn open_comment_field(&mut self) {
        let comment = self.current_node().comment.as_deref().unwrap_or_default();
        let mut field = TextField::with_max_length(comment, Comment::MAX_GRAPHEMES);
        // Put the cursor after the comment: most often, players add text.
        field.act(&Action::End);
        self.comment_before_edit = self.current_node().comment.clone();
        self.text_field = Some((TextFieldPurpose::Comment, field));
    }

    pub(super) fn type_in_field(
        &mut self,
        action: &Action,
        context: &mut AppContext,
    ) -> Transition {
        let Some((purpose, field)) = &mut self.text_field else {
            return Transition::Stay;
        };
        if let (TextFieldPurpose::PositionOrGame, Action::Paste(text)) = (*purpose, action)
            && text.trim().contains('\n')
        {
            // Parse a pasted text of several lines immediately. If its lines were joined, a comment
            // that extends to the end of its line would hide the moves after it.
            self.text_field = None;
            return self.paste_text(text, context);
        }
        // The field has a single line, so join the pasted lines.
        let action_without_line_breaks = match action {
            Action::Paste(text) => Action::Paste(text.replace(['\n', '\r', '\t'], " ")),
            action => action.clone(),
        };
        let (purpose, edit_result) = (*purpose, field.act(&action_without_line_breaks));
        if purpose == TextFieldPurpose::Comment {
            let text = field.text().to_owned();
            self.update_comment(&text, edit_result);
        }
        if edit_result == EditResult::Editing {
            return Transition::Stay;
        }
        let Some((_, field)) = self
            .text_field
            .take()
            .filter(|_| edit_result == EditResult::Done)
        else {
            return Transition::Stay;
        };
        match purpose {
            TextFieldPurpose::Comment => {}
            TextFieldPurpose::Title => self.save_as(field.text(), context),
            TextFieldPurpose::PositionOrGame => {
                let transition = self.paste_text(field.text(), context);
                if self.remark.is_some() {
                    // Keep the field open, so that the player can correct the text.
                    self.text_field = Some((purpose, field));
                }
                return transition;
            }
        }
        Transition::Stay
    }

    /// Changes the comment with every key, so that unfinished text is saved too. Esc restores the
    /// old comment. Undo removes the whole change in one step.
    fn update_comment(&mut self, text: &str, edit_result: EditResult) {
        let comment = match edit_result {
            EditResult::Canceled => self.comment_before_edit.take(),
            EditResult::Editing | EditResult::Done => Comment::new(text),
        };
        if self.current_node().comment != comment {
            self.tree.set_comment(self.current_node, comment);
            (
                self.has_player_changes,
                self.undo_history.has_unsaved_changes,
            ) = (true, true);
        }
        if edit_result == EditResult::Done
            && self.current_node().comment != self.comment_before_edit
        {
            if self.current_node().comment.is_none() {
                self.remark = Some(BoardRemark::CommentDeleted);
            }
            let mut tree_before = self.tree.clone();
            tree_before.set_comment(self.current_node, self.comment_before_edit.take());
            self.undo_history
                .record_change(tree_before, self.current_node);
        }
    }
}
