//! The cursor of a list, and how far a text is scrolled.

use crate::app::Action;
use crate::app::neighbor::Neighbor;

const PAGE: usize = 10;

/// What a list does at its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListEnds {
    /// The cursor stays: what is unfolded at one end has nothing to do with the other.
    Stop,
    /// A single step beyond one end comes in again at the other. Pages and the wheel stop there, so that the end is not missed.
    Meet,
}

/// Where `action` takes the cursor from line `chosen`, in a list whose last line is `last`; `None` where it means
/// something else.
pub(crate) fn moved(action: &Action, chosen: usize, last: usize, ends: ListEnds) -> Option<usize> {
    let to = match action {
        Action::Up if chosen == 0 && ends == ListEnds::Meet => last,
        Action::Down if chosen >= last && ends == ListEnds::Meet => 0,
        Action::Up => chosen.saturating_sub(1),
        Action::Down => chosen + 1,
        Action::PageUp => chosen.saturating_sub(PAGE),
        Action::PageDown => chosen + PAGE,
        Action::Scroll(by) => chosen.saturating_add_signed(isize::from(*by)),
        Action::Home => 0,
        Action::End => last,
        _ => return None,
    };
    Some(to.min(last))
}

/// What a click on a line does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Click {
    /// It chooses the line and does what Enter does.
    Confirms,
    /// It chooses the line; on the chosen one it does what Enter does.
    Chooses,
}

/// What an action does to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListStep {
    /// It moves the cursor, and that is all.
    Moved,
    /// It opens the chosen line or does what it says.
    Confirm,
    /// It changes the value of the chosen line.
    Change(Neighbor),
}

/// Moves the cursor `chosen` of a list of `count` lines by `action`, and says what else there is to do; `None` where the action is not
/// for the list.
pub fn step(action: &Action, chosen: &mut usize, count: usize, click: Click) -> Option<ListStep> {
    let last = count.checked_sub(1)?;
    if let Some(to) = moved(action, *chosen, last, ListEnds::Meet) {
        *chosen = to;
        return Some(ListStep::Moved);
    }
    Some(match action {
        Action::Confirm => ListStep::Confirm,
        Action::Left => ListStep::Change(Neighbor::Previous),
        Action::Right => ListStep::Change(Neighbor::Next),
        Action::Row(row) if *row <= last => {
            let before = std::mem::replace(chosen, *row);
            if click == Click::Confirms || before == *row { ListStep::Confirm } else { ListStep::Moved }
        }
        Action::RowBefore(row) | Action::RowAfter(row) if *row <= last => {
            *chosen = *row;
            ListStep::Change(Neighbor::beside(action))
        }
        _ => return None,
    })
}

/// The same in a list of `rows`, where the cursor is one of them.
pub fn step_row<T: Copy + PartialEq>(action: &Action, chosen: &mut T, rows: &[T], click: Click) -> Option<ListStep> {
    let mut place = rows.iter().position(|row| row == chosen).unwrap_or(0);
    let step = step(action, &mut place, rows.len(), click)?;
    *chosen = rows[place];
    Some(step)
}

/// How many lines of the text beside a board are scrolled away after `action`; `None` where it means something else. The arrows
/// choose a move there, so the page keys go by lines.
pub(crate) fn scrolled_text(action: &Action, scrolled: u16) -> Option<u16> {
    match action {
        Action::PageUp => Some(scrolled.saturating_sub(1)),
        Action::PageDown => Some(scrolled.saturating_add(1)),
        Action::Scroll(by) => Some(scrolled.saturating_add_signed(*by)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_stays_in_its_list() {
        let moved = |action, chosen, ends| moved(&action, chosen, 24, ends);
        assert_eq!(moved(Action::Up, 0, ListEnds::Stop), Some(0));
        assert_eq!(moved(Action::Down, 24, ListEnds::Stop), Some(24));
        assert_eq!(moved(Action::PageDown, 20, ListEnds::Stop), Some(24));
        assert_eq!(moved(Action::Up, 0, ListEnds::Meet), Some(24));
        assert_eq!(moved(Action::Down, 24, ListEnds::Meet), Some(0));
        assert_eq!(moved(Action::PageUp, 12, ListEnds::Meet), Some(2));
        assert_eq!(moved(Action::PageUp, 2, ListEnds::Meet), Some(0));
        assert_eq!(moved(Action::PageDown, 20, ListEnds::Meet), Some(24));
        assert_eq!(moved(Action::Scroll(-1), 0, ListEnds::Meet), Some(0));
        assert_eq!(moved(Action::Scroll(1), 24, ListEnds::Meet), Some(24));
        assert_eq!(moved(Action::Left, 12, ListEnds::Meet), None);
    }
}
