//! The text about the selected node of the tree: value and window, side to move, cutoffs and their
//! reasons.

use awale_study::study::tree::NodeKind;
use ratatui::style::Style;

use crate::app::Look;
use crate::screens::TreeScreen;
use crate::theme::glyphs::Charset;
use crate::words::{Signs, TreeWords};

/// The texts about the tree in the language and with the character set of the screen.
pub(super) fn told<'a>(screen: &'a TreeScreen, look: Look<'a>) -> TreeWords<'a> {
    let signs = if look.charset == Charset::Ascii {
        Signs::Ascii
    } else {
        Signs::Unicode
    };
    screen.told(look.words, signs)
}

/// Whether the text explains the unit of the values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    Said,
    /// Left out, because there is no room.
    Known,
}

/// The sentence about the side to move at a node.
pub(super) fn turn(told: &TreeWords<'_>, number: usize, unit: Unit) -> String {
    match unit {
        Unit::Said => told.turn(number),
        Unit::Known => told.bare_turn(number),
    }
}

/// The text about what the search did at the selected node.
pub(super) fn details(screen: &TreeScreen, unit: Unit, look: Look<'_>) -> Vec<(String, Style)> {
    let (told, theme, number) = (told(screen, look), look.theme, screen.node());
    if screen.tree.node(number).kind == NodeKind::CutOff {
        let reason = screen
            .tree
            .parent(number)
            .and_then(|parent| told.cut(parent));
        let lines = [look.words.get("tree-not-looked-at")]
            .into_iter()
            .chain(reason);
        return lines.map(|line| (line, theme.text)).collect();
    }
    let first = told
        .ending(number)
        .unwrap_or_else(|| turn(&told, number, unit));
    let lines = [first, told.worth_in_window(number)].map(|line| (line, theme.text));
    lines
        .into_iter()
        .chain(told.cut(number).map(|reason| (reason, theme.accent)))
        .collect()
}
