//! Changes to the tree of variations, with undo and redo, and the text fields of the board.

use awale_study::record::{NodeId, Variations};
use awale_words::text::Comment;

use crate::app::text_field::EditResult;
use crate::prelude::*;

use super::{AnalysisBoard, BoardRemark, TextFieldPurpose};

/// Maximum number of undo steps. Each one keeps a copy of the tree, of up to 300 kB.
const MAX_UNDO_STEPS: usize = 30;
/// Maximum length of a typed comment, in characters. The limit of a saved game is the same.
const MAX_COMMENT_CHARS: usize = 2_000;

/// The undo and redo steps. Each one holds the tree and the node that was shown.
#[derive(Debug, Default)]
pub(super) struct UndoHistory {
    pub(super) are_unsaved: bool,
    undo_steps: Vec<(Variations, NodeId)>,
    redo_steps: Vec<(Variations, NodeId)>,
}

impl UndoHistory {
    /// Adds an undo step: the tree before the change, and the node that was shown.
    pub(super) fn record_change(&mut self, before: Variations, at: NodeId) {
        self.are_unsaved = true;
        self.record_unsaved_change(before, at);
    }

    /// Adds an undo step for a change that is not saved in the file.
    pub(super) fn record_unsaved_change(&mut self, before: Variations, at: NodeId) {
        if self.undo_steps.len() == MAX_UNDO_STEPS {
            self.undo_steps.remove(0);
        }
        self.undo_steps.push((before, at));
        self.redo_steps.clear();
    }
}

impl AnalysisBoard {
    pub(super) fn delete_variation(&mut self, context: &mut AppContext) {
        let before = self.tree.clone();
        match self.tree.delete(self.current_node) {
            Some(parent) => {
                self.changes.record_change(before, self.current_node);
                self.search.clear();
                self.show_node(parent, context);
            }
            None => self.remark = Some(BoardRemark::IsPlayed),
        }
    }

    pub(super) fn promote_variation(&mut self) {
        let before = self.tree.clone();
        if self.tree.promote(self.current_node) {
            let line = self.tree.main_line_from(self.current_node);
            self.claim_line(line.last().copied().unwrap_or(self.current_node));
            self.changes.record_change(before, self.current_node);
        } else {
            self.remark = Some(BoardRemark::IsPlayed);
        }
    }

    /// Folds or unfolds the current variation. After folding, its first move is shown.
    pub(super) fn fold_variation(&mut self, is_folded: bool, context: &mut AppContext) {
        if let Some(first) = self.tree.set_folded(self.current_node, is_folded) {
            self.show_node(first, context);
        }
    }

    pub(super) fn undo(&mut self, context: &mut AppContext) {
        match self.changes.undo_steps.pop() {
            Some(before) => {
                let after = self.swap_tree(before, context);
                self.changes.redo_steps.push(after);
            }
            None => self.remark = Some(BoardRemark::NothingToUndo),
        }
    }

    pub(super) fn redo(&mut self, context: &mut AppContext) {
        match self.changes.redo_steps.pop() {
            Some(after) => {
                let before = self.swap_tree(after, context);
                self.changes.undo_steps.push(before);
            }
            None => self.remark = Some(BoardRemark::NothingToRedo),
        }
    }

    /// Shows another tree, and returns the tree and node that were shown until now.
    fn swap_tree(
        &mut self,
        (tree, at): (Variations, NodeId),
        context: &mut AppContext,
    ) -> (Variations, NodeId) {
        let here = (std::mem::replace(&mut self.tree, tree), self.current_node);
        self.changes.are_unsaved = true;
        self.search.clear();
        self.show_node(at, context);
        here
    }

    // ---- Text fields

    pub(super) fn open_comment_field(&mut self) {
        let comment = self.current_node().comment.as_deref().unwrap_or_default();
        let mut field = TextField::with_max_length(comment, MAX_COMMENT_CHARS);
        // Put the cursor after the comment: most often, players add text.
        field.act(&Action::End);
        self.comment_before = self.current_node().comment.clone();
        self.typing = Some((TextFieldPurpose::Comment, field));
    }

    pub(super) fn type_in_field(
        &mut self,
        action: &Action,
        context: &mut AppContext,
    ) -> Transition {
        let Some((what, field)) = &mut self.typing else {
            return Transition::Stay;
        };
        if let (TextFieldPurpose::Game, Action::Paste(text)) = (*what, action)
            && text.trim().contains('\n')
        {
            // Read a text of several lines immediately: joined into one line, a comment that
            // extends to the end of its line would hide the rest.
            self.typing = None;
            return self.paste_text(text, context);
        }
        // The field has a single line, so join the pasted lines.
        let one_line = match action {
            Action::Paste(text) => Action::Paste(text.replace(['\n', '\r', '\t'], " ")),
            action => action.clone(),
        };
        let (what, typed) = (*what, field.act(&one_line));
        if what == TextFieldPurpose::Comment {
            let text = field.text().to_owned();
            self.update_comment(&text, typed);
        }
        if typed == EditResult::Editing {
            return Transition::Stay;
        }
        let Some((_, field)) = self.typing.take().filter(|_| typed == EditResult::Done) else {
            return Transition::Stay;
        };
        match what {
            TextFieldPurpose::Comment => {}
            TextFieldPurpose::Title => self.save_as(field.text(), context),
            TextFieldPurpose::Game => {
                let transition = self.paste_text(field.text(), context);
                if self.remark.is_some() {
                    // Keep the field open, so that the player can correct the text.
                    self.typing = Some((what, field));
                }
                return transition;
            }
        }
        Transition::Stay
    }

    /// Changes the comment with every key, so that unfinished text is saved too. Esc restores the
    /// old comment. Undo removes the whole change in one step.
    fn update_comment(&mut self, text: &str, typed: EditResult) {
        let comment = match typed {
            EditResult::Canceled => self.comment_before.take(),
            EditResult::Editing | EditResult::Done => Comment::new(text),
        };
        if self.current_node().comment != comment {
            self.tree.set_comment(self.current_node, comment);
            (self.has_own_changes, self.changes.are_unsaved) = (true, true);
        }
        if typed == EditResult::Done && self.current_node().comment != self.comment_before {
            let mut before = self.tree.clone();
            before.set_comment(self.current_node, self.comment_before.take());
            self.changes.record_change(before, self.current_node);
        }
    }
}
