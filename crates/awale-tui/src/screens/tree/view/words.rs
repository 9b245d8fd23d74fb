//! The text about the selected node of the tree: value and window, side to move, cutoffs and their
//! reasons.

use awale_study::study::tree::NodeKind;

use crate::{
    prelude::*,
    screens::TreeScreen,
    theme::glyphs::Charset,
    words::{SignSet, TreeWords},
};

/// The texts about the tree in the language and with the character set of the screen.
pub(super) fn tree_texts<'a>(screen: &'a TreeScreen, look: DrawContext<'a>) -> TreeWords<'a> {
    let signs = if look.charset == Charset::Ascii {
        SignSet::AsciiSigns
    } else {
        SignSet::UnicodeSigns
    };
    screen.tree_words(look.words, signs)
}

/// The sentence about the side to move at a node, which also explains the unit of the values if
/// there is room for it.
pub(super) fn side_to_move_sentence(
    texts: &TreeWords,
    node_index: usize,
    with_unit: bool,
) -> String {
    if with_unit {
        texts.side_goal_and_unit_text(node_index)
    } else {
        texts.side_and_goal_text(node_index)
    }
}

/// The text about what the search did at the selected node.
pub(super) fn node_details(
    screen: &TreeScreen,
    with_unit: bool,
    look: DrawContext,
) -> Vec<(String, Style)> {
    let (texts, theme, node_index) = (tree_texts(screen, look), look.theme, screen.selected_node());
    if screen.tree.node(node_index).kind == NodeKind::CutOff {
        let reason = screen
            .tree
            .parent(node_index)
            .and_then(|parent| texts.cutoff_text(parent));
        let lines = [look.words.get("tree-not-looked-at")]
            .into_iter()
            .chain(reason);
        return lines.map(|line| (line, theme.text)).collect();
    }
    let first_line = texts
        .why_no_children(node_index)
        .unwrap_or_else(|| side_to_move_sentence(&texts, node_index, with_unit));
    let lines =
        [first_line, texts.value_sentence_with_window(node_index)].map(|line| (line, theme.text));
    lines
        .into_iter()
        .chain(
            texts
                .cutoff_text(node_index)
                .map(|reason| (reason, theme.accent)),
        )
        .collect()
}
