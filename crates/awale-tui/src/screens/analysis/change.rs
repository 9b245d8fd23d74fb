//! Changing the tree, and taking changes back; what is typed about it.

use awale_study::record::{NodeId, Variations};
use awale_words::text::Comment;

use crate::app::text_field::Typed;
use crate::app::{Action, AppContext, TextField, Transition};

use super::{AnalysisBoard, BoardRemark, TypedText};

/// Changes that can be taken back. Each keeps a tree, of 300 kB at most beside the game.
const REMEMBERED: usize = 30;
/// The longest comment that can be typed, in code points; a record keeps as much.
const LONGEST_COMMENT: usize = 2_000;

/// The trees before the last changes, and those that were taken back, each with the place that was
/// shown.
#[derive(Debug, Default)]
pub(super) struct Changes {
    /// Whether the tree has changed since it was saved.
    pub(super) are_unsaved: bool,
    done: Vec<(Variations, NodeId)>,
    undone: Vec<(Variations, NodeId)>,
}

impl Changes {
    /// The tree has changed; it was so `before`.
    pub(super) fn note(&mut self, before: Variations, at: NodeId) {
        self.are_unsaved = true;
        if self.done.len() == REMEMBERED {
            self.done.remove(0);
        }
        self.done.push((before, at));
        self.undone.clear();
    }
}

impl AnalysisBoard {
    pub(super) fn delete(&mut self, context: &mut AppContext) {
        let before = self.tree.clone();
        match self.tree.delete(self.at) {
            Some(parent) => {
                self.changes.note(before, self.at);
                self.search.forget();
                self.show(parent, context);
            }
            None => self.remark = Some(BoardRemark::IsPlayed),
        }
    }

    pub(super) fn promote(&mut self) {
        let before = self.tree.clone();
        if self.tree.promote(self.at) {
            self.changes.note(before, self.at);
        } else {
            self.remark = Some(BoardRemark::IsPlayed);
        }
    }

    /// Folds the variation that is shown, whose first move is shown then; or opens it.
    pub(super) fn fold(&mut self, is_folded: bool, context: &mut AppContext) {
        if let Some(first) = self.tree.fold(self.at, is_folded) {
            self.show(first, context);
        }
    }

    pub(super) fn undo(&mut self, context: &mut AppContext) {
        match self.changes.done.pop() {
            Some(before) => {
                let after = self.swap(before, context);
                self.changes.undone.push(after);
            }
            None => self.remark = Some(BoardRemark::NothingToUndo),
        }
    }

    pub(super) fn redo(&mut self, context: &mut AppContext) {
        match self.changes.undone.pop() {
            Some(after) => {
                let before = self.swap(after, context);
                self.changes.done.push(before);
            }
            None => self.remark = Some(BoardRemark::NothingToRedo),
        }
    }

    /// Puts another tree in the place of this one, which is returned.
    fn swap(
        &mut self,
        (tree, at): (Variations, NodeId),
        context: &mut AppContext,
    ) -> (Variations, NodeId) {
        let here = (std::mem::replace(&mut self.tree, tree), self.at);
        self.changes.are_unsaved = true;
        self.search.forget();
        self.show(at, context);
        here
    }

    // ---- What is typed

    pub(super) fn type_comment(&mut self) {
        let comment = self
            .tree
            .node(self.at)
            .comment
            .as_deref()
            .unwrap_or_default();
        let mut field = TextField::with_room(comment, LONGEST_COMMENT);
        // A comment is rather added to than replaced.
        field.act(&Action::End);
        self.comment_before = self.tree.node(self.at).comment.clone();
        self.typing = Some((TypedText::Comment, field));
    }

    pub(super) fn type_text(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let Some((what, field)) = &mut self.typing else {
            return Transition::Stay;
        };
        if let (TypedText::Game, Action::Paste(text)) = (*what, action)
            && text.trim().contains('\n')
        {
            // A comment may go to the end of its line: what has several is read as it is, and not
            // to be mended here.
            self.typing = None;
            return self.take_text(text, context);
        }
        // The lines of what is pasted stand one behind the other.
        let one_line = match action {
            Action::Paste(text) => Action::Paste(text.replace(['\n', '\r', '\t'], " ")),
            action => action.clone(),
        };
        let (what, typed) = (*what, field.act(&one_line));
        if what == TypedText::Comment {
            let text = field.text().to_owned();
            self.type_on_comment(&text, typed);
        }
        if typed == Typed::More {
            return Transition::Stay;
        }
        let Some((_, field)) = self.typing.take().filter(|_| typed == Typed::Done) else {
            return Transition::Stay;
        };
        match what {
            TypedText::Comment => {}
            TypedText::Title => self.save_as(field.text(), context),
            TypedText::Game => {
                let turn = self.take_text(field.text(), context);
                if self.remark.is_some() {
                    // A text that is none can be mended.
                    self.typing = Some((what, field));
                }
                return turn;
            }
        }
        Transition::Stay
    }

    /// Takes over a comment with each letter, so that it is saved while it is typed. Esc restores
    /// the previous comment; undo takes back all letters in one step.
    fn type_on_comment(&mut self, text: &str, typed: Typed) {
        let comment = match typed {
            Typed::Dropped => self.comment_before.take(),
            Typed::More | Typed::Done => Comment::new(text),
        };
        if self.tree.node(self.at).comment != comment {
            self.tree.comment(self.at, comment);
            (self.has_work, self.changes.are_unsaved) = (true, true);
        }
        if typed == Typed::Done && self.tree.node(self.at).comment != self.comment_before {
            let mut before = self.tree.clone();
            before.comment(self.at, self.comment_before.take());
            self.changes.note(before, self.at);
        }
    }
}
