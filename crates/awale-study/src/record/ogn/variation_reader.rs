//! Adds the variations of a game to its tree, if they are legal.

use awale_rules::Game;

use crate::record::{NodeId, OmittedTextKind, VariationTree};

use super::{
    OmittedPartsWithOffsets,
    lexer::{Lexer, Token},
    prose::TextSection,
    result,
    written_line::{MoveNumbering, WrittenLine, WrittenMove, check_captured_count},
};

/// The maximum depth of nested variations. Each level reads the text of the inner ones again.
const MAX_NESTING: usize = 20;

/// Adds variations to a tree.
pub(super) struct VariationReader<'a> {
    pub tree: &'a mut VariationTree,
    pub move_numbering: MoveNumbering,
    pub case_matters: bool,
    pub omitted_parts: &'a mut OmittedPartsWithOffsets,
}

/// A variation to read: the node before it in the tree, the position of its opening parenthesis,
/// and its text.
type PendingVariation<'t> = (NodeId, usize, &'t str);

impl VariationReader<'_> {
    /// Adds variations to the tree, at the place that their first number says. A variation without
    /// a number replaces the move before it, or follows that move if its first letter is the other
    /// side's. A variation that is not legal is left out with its inner variations.
    pub(super) fn add_variations(&mut self, variations: &[PendingVariation]) {
        let mut unread_variations: Vec<_> =
            variations.iter().map(|&unread| (unread, 0)).rev().collect();
        while let Some(((node_before, offset, text), depth)) = unread_variations.pop() {
            let inner_variations = (depth < MAX_NESTING)
                .then(|| self.add_variation(node_before, offset, text))
                .flatten();
            if let Some(inner_variations) = inner_variations {
                unread_variations.extend(
                    inner_variations
                        .into_iter()
                        .rev()
                        .map(|unread| (unread, depth + 1)),
                );
            } else {
                let inner_parenthesis_offsets = text
                    .match_indices('(')
                    .map(|(inside, _)| offset + 1 + inside);
                let omitted_offsets = std::iter::once(offset).chain(inner_parenthesis_offsets);
                self.omitted_parts
                    .extend(omitted_offsets.map(|at| (OmittedTextKind::IllegalVariations, at)));
            }
        }
    }

    /// Adds one line to the tree and returns its inner variations, or `None` if the line is not
    /// legal.
    fn add_variation<'t>(
        &mut self,
        node_before: NodeId,
        parenthesis_at: usize,
        text: &'t str,
    ) -> Option<Vec<PendingVariation<'t>>> {
        let line = read_line(parenthesis_at + 1, text)?;
        let first_move = line.moves.first()?;
        let mut at = self.variation_start_node(&line, node_before, first_move)?;
        // Check the whole line before adding a move.
        let mut position = self.tree.node(at).position;
        let mut moves = Vec::with_capacity(line.moves.len());
        for written in &line.moves {
            let before = position;
            let mv = written.move_of(before.to_move(), self.case_matters);
            if before.outcome().is_some() || position.play(mv).is_err() {
                return None;
            }
            if let Some((_, seeds)) = written.written_capture {
                let final_counts = position
                    .outcome()
                    .map(|verdict| verdict.final_result.final_counts);
                check_captured_count(&before, mv, &position, final_counts, seeds).ok()?;
            }
            moves.push(mv);
        }
        let mut nodes = vec![at];
        for mv in moves {
            at = self.tree.add(at, mv)?;
            nodes.push(at);
        }
        for (played, comment) in line.comments {
            // In a variation, a comment before the first move is about the first move.
            let node = nodes[played.max(1)];
            let earlier_comment = self.tree.node(node).comment.clone();
            let comment =
                earlier_comment.map_or(comment.clone(), |before| before.followed_by(&comment));
            self.tree.set_comment(node, Some(comment));
        }
        self.omitted_parts.extend(line.omitted_parts);
        let inner_variations = line.variations.into_iter();
        Some(
            inner_variations
                .map(|(played, at, text)| (nodes[played], at, text))
                .collect(),
        )
    }

    /// Returns the node where a variation begins that is written after the move to `node_before`.
    fn variation_start_node(
        &self,
        line: &WrittenLine,
        node_before: NodeId,
        first_move: &WrittenMove,
    ) -> Option<NodeId> {
        let node = |at: NodeId| self.tree.node(at);
        let Some(start_ply) = self.move_numbering.moves_before_line(line)? else {
            let parent_of_node_before = node(node_before).parent;
            let is_answer_to_move_before = self.case_matters
                && first_move
                    .seat
                    .is_some_and(|seat| seat != node(parent_of_node_before).position.to_move());
            return Some(if is_answer_to_move_before {
                node_before
            } else {
                parent_of_node_before
            });
        };
        let mut at = node_before;
        while node(at).ply > start_ply {
            at = if self.tree.is_played(at) {
                start_ply
            } else {
                node(at).parent
            };
        }
        (node(at).ply == start_ply).then_some(at)
    }
}

/// Reads a variation whose text begins at `text_offset`. A result in it becomes a comment. Returns
/// `None` if the text is not a line of moves.
fn read_line(text_offset: usize, text: &str) -> Option<WrittenLine<'_>> {
    let mut lexer = Lexer::new(text);
    lexer.stop_detecting_prose();
    let mut line = WrittenLine::default();
    while let Some((offset, token)) = lexer.next(TextSection::TagsAndMoves).ok()? {
        if matches!(token, Token::Variation(_)) && line.moves.is_empty() {
            return None;
        }
        match line.add_token(text_offset + offset, token).ok()? {
            None | Some(Token::Result(result::UNFINISHED_RESULT)) => {}
            Some(Token::Result(result)) => line.add_comment(text_offset + offset, result),
            Some(_) => return None,
        }
    }
    line.end_line().ok()?;
    Some(line)
}
