//! The cursor of a list, the change of values, and the scrolling of texts.

use crate::app::Action;

const LINES_PER_PAGE_KEY: u16 = 10;

/// A step in a list: to the next or to the previous value or line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbor {
    Next,
    Previous,
}

impl Neighbor {
    /// The neighbor that `action` selects: an arrow key, or a click on an arrow next to a value.
    /// `None` for other actions.
    pub const fn from_arrow(action: &Action) -> Option<Neighbor> {
        match action {
            Action::Left | Action::PreviousRowValue(_) => Some(Neighbor::Previous),
            Action::Right | Action::NextRowValue(_) => Some(Neighbor::Next),
            _ => None,
        }
    }

    /// The neighbor of the index `index` among `count` places. The ends wrap around.
    pub const fn wrapping_neighbor_index(self, index: usize, count: usize) -> usize {
        let step = match self {
            Neighbor::Next => 1,
            Neighbor::Previous => count.saturating_sub(1),
        };
        if count == 0 {
            0
        } else {
            (index + step) % count
        }
    }

    /// The neighbor of the value `current` in `values`, which must not be empty. The ends wrap
    /// around. If `current` is not in `values`, the first value counts as the current one.
    pub fn neighbor_value<T: Copy + PartialEq>(self, values: &[T], current: T) -> T {
        values[self.wrapping_neighbor_index(index_or_zero(values, current), values.len())]
    }

    /// `number` plus or minus 1, within the range of `u8`.
    pub const fn saturating_neighbor_number(self, number: u8) -> u8 {
        match self {
            Neighbor::Next => number.saturating_add(1),
            Neighbor::Previous => number.saturating_sub(1),
        }
    }
}

/// The behavior of the cursor at the ends of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListEndBehavior {
    /// The cursor stops at the ends, as in a tree, whose ends are unrelated.
    Stop,
    /// A single step beyond one end leads to the other. Pages and the wheel stop at the ends, so
    /// that the user notices them.
    Wrap,
}

/// The index of `value` in `values`, or 0 if `values` does not contain it.
fn index_or_zero<T: Copy + PartialEq>(values: &[T], value: T) -> usize {
    values.iter().position(|each| *each == value).unwrap_or(0)
}

/// The line to which `action` moves the cursor from line `chosen_index`, if `last_index` is the
/// last line of the list. `None` if the action does not move the cursor.
pub fn cursor_after(
    action: &Action,
    chosen_index: usize,
    last_index: usize,
    end_behavior: ListEndBehavior,
) -> Option<usize> {
    let new_index = match action {
        Action::Up if chosen_index == 0 && end_behavior == ListEndBehavior::Wrap => last_index,
        Action::Down if chosen_index >= last_index && end_behavior == ListEndBehavior::Wrap => 0,
        Action::Up => chosen_index.saturating_sub(1),
        Action::Down => chosen_index + 1,
        Action::PageUp => chosen_index.saturating_sub(LINES_PER_PAGE_KEY.into()),
        Action::PageDown => chosen_index + usize::from(LINES_PER_PAGE_KEY),
        Action::ScrollLines(by) => chosen_index.saturating_add_signed(isize::from(*by)),
        Action::Home => 0,
        Action::End => last_index,
        _ => return None,
    };
    Some(new_index.min(last_index))
}

/// The effect of a click on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClickEffect {
    /// Selects the line and confirms it, like Enter.
    ConfirmsImmediately,
    /// Selects the line. A click on the selected line confirms it, like Enter.
    SelectsThenConfirms,
}

/// The effect of an action on a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListActionEffect {
    /// The cursor has moved.
    CursorMoved,
    /// The selected line was confirmed: open it or run it.
    Confirm,
    /// Change the value of the selected line.
    ChangeValue(Neighbor),
}

/// Moves the cursor `chosen_index` of a list of `line_count` lines by `action`, and returns the
/// effect. `None` if the action is not for the list.
pub fn apply_list_action(
    action: &Action,
    chosen_index: &mut usize,
    line_count: usize,
    click_effect: ClickEffect,
) -> Option<ListActionEffect> {
    let last_index = line_count.checked_sub(1)?;
    if let Some(new_index) = cursor_after(action, *chosen_index, last_index, ListEndBehavior::Wrap)
    {
        *chosen_index = new_index;
        return Some(ListActionEffect::CursorMoved);
    }
    Some(match action {
        Action::Confirm => ListActionEffect::Confirm,
        Action::Left | Action::Right => {
            ListActionEffect::ChangeValue(Neighbor::from_arrow(action)?)
        }
        Action::ClickRow(row) if *row <= last_index => {
            let previous_index = std::mem::replace(chosen_index, *row);
            if click_effect == ClickEffect::ConfirmsImmediately || previous_index == *row {
                ListActionEffect::Confirm
            } else {
                ListActionEffect::CursorMoved
            }
        }
        Action::OpenRow(row) if *row <= last_index => {
            *chosen_index = *row;
            ListActionEffect::Confirm
        }
        Action::PreviousRowValue(row) | Action::NextRowValue(row) if *row <= last_index => {
            *chosen_index = *row;
            ListActionEffect::ChangeValue(Neighbor::from_arrow(action)?)
        }
        _ => return None,
    })
}

/// The number of lines scrolled away after `action`. `None` if the action does not scroll. The page
/// keys scroll by `lines_per_page` lines. Screens with a board pass 1: there the page keys scroll
/// line by line, because the arrow keys choose a move.
pub fn scrolled_lines_after(
    action: &Action,
    scrolled_lines: u16,
    lines_per_page: u16,
) -> Option<u16> {
    match action {
        Action::PageUp => Some(scrolled_lines.saturating_sub(lines_per_page)),
        Action::PageDown => Some(scrolled_lines.saturating_add(lines_per_page)),
        Action::ScrollLines(by) => Some(scrolled_lines.saturating_add_signed(*by)),
        _ => None,
    }
}

/// The number of lines scrolled away after `action` on a screen that only shows a text.
pub fn text_lines_scrolled_after(action: &Action, scrolled_lines: u16) -> u16 {
    match action {
        Action::Up => scrolled_lines.saturating_sub(1),
        Action::Down => scrolled_lines.saturating_add(1),
        Action::Home => 0,
        _ => scrolled_lines_after(action, scrolled_lines, LINES_PER_PAGE_KEY)
            .unwrap_or(scrolled_lines),
    }
}
