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
            Action::Left | Action::PreviousValue(_) => Some(Neighbor::Previous),
            Action::Right | Action::NextValue(_) => Some(Neighbor::Next),
            _ => None,
        }
    }

    /// The neighbor of the index `place` among `count` places. The ends wrap around.
    pub const fn wrapping_index(self, place: usize, count: usize) -> usize {
        let step = match self {
            Neighbor::Next => 1,
            Neighbor::Previous => count.saturating_sub(1),
        };
        if count == 0 {
            0
        } else {
            (place + step) % count
        }
    }

    /// The neighbor of the value `now` in `all`, which must not be empty. The ends wrap around. If
    /// `now` is not in `all`, the first value counts as the current one.
    pub fn of<T: Copy + PartialEq>(self, all: &[T], now: T) -> T {
        all[self.wrapping_index(index_or_zero(all, now), all.len())]
    }

    /// `number` plus or minus 1, within the range of `u8`.
    pub const fn step_number(self, number: u8) -> u8 {
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

/// The index of `value` in `all`, or 0 if `all` does not contain it.
pub fn index_or_zero<T: Copy + PartialEq>(all: &[T], value: T) -> usize {
    all.iter().position(|each| *each == value).unwrap_or(0)
}

/// The line to which `action` moves the cursor from line `chosen`, if `last` is the last line of
/// the list. `None` if the action does not move the cursor.
pub fn cursor_after(
    action: &Action,
    chosen: usize,
    last: usize,
    ends: ListEndBehavior,
) -> Option<usize> {
    let to = match action {
        Action::Up if chosen == 0 && ends == ListEndBehavior::Wrap => last,
        Action::Down if chosen >= last && ends == ListEndBehavior::Wrap => 0,
        Action::Up => chosen.saturating_sub(1),
        Action::Down => chosen + 1,
        Action::PageUp => chosen.saturating_sub(LINES_PER_PAGE_KEY.into()),
        Action::PageDown => chosen + usize::from(LINES_PER_PAGE_KEY),
        Action::Scroll(by) => chosen.saturating_add_signed(isize::from(*by)),
        Action::Home => 0,
        Action::End => last,
        _ => return None,
    };
    Some(to.min(last))
}

/// The effect of a click on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClickEffect {
    /// Selects the line and confirms it, like Enter.
    Confirms,
    /// Selects the line. A click on the selected line confirms it, like Enter.
    Chooses,
}

/// The effect of an action on a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListStep {
    /// The cursor has moved.
    Moved,
    /// The selected line was confirmed: open it or run it.
    Confirm,
    /// Change the value of the selected line.
    Change(Neighbor),
}

/// Moves the cursor `chosen` of a list of `count` lines by `action`, and returns the effect. `None`
/// if the action is not for the list.
pub fn list_step(
    action: &Action,
    chosen: &mut usize,
    count: usize,
    click: ClickEffect,
) -> Option<ListStep> {
    let last = count.checked_sub(1)?;
    if let Some(to) = cursor_after(action, *chosen, last, ListEndBehavior::Wrap) {
        *chosen = to;
        return Some(ListStep::Moved);
    }
    Some(match action {
        Action::Confirm => ListStep::Confirm,
        Action::Left | Action::Right => ListStep::Change(Neighbor::from_arrow(action)?),
        Action::Row(row) if *row <= last => {
            let before = std::mem::replace(chosen, *row);
            if click == ClickEffect::Confirms || before == *row {
                ListStep::Confirm
            } else {
                ListStep::Moved
            }
        }
        Action::OpenRow(row) if *row <= last => {
            *chosen = *row;
            ListStep::Confirm
        }
        Action::PreviousValue(row) | Action::NextValue(row) if *row <= last => {
            *chosen = *row;
            ListStep::Change(Neighbor::from_arrow(action)?)
        }
        _ => return None,
    })
}

/// The number of lines scrolled away after `action`. `None` if the action does not scroll. The page
/// keys scroll by `page` lines. Screens with a board pass 1, because the arrow keys choose a move
/// there.
pub fn scrolled_lines_after(action: &Action, scrolled: u16, page: u16) -> Option<u16> {
    match action {
        Action::PageUp => Some(scrolled.saturating_sub(page)),
        Action::PageDown => Some(scrolled.saturating_add(page)),
        Action::Scroll(by) => Some(scrolled.saturating_add_signed(*by)),
        _ => None,
    }
}

/// The number of lines scrolled away after `action` on a screen that only shows a text.
pub fn scroll_text(action: &Action, scrolled: u16) -> u16 {
    match action {
        Action::Up => scrolled.saturating_sub(1),
        Action::Down => scrolled.saturating_add(1),
        Action::Home => 0,
        _ => scrolled_lines_after(action, scrolled, LINES_PER_PAGE_KEY).unwrap_or(scrolled),
    }
}
