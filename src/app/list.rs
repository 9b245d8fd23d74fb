//! The cursor of a list, and how far a text is scrolled.

use crate::app::Action;

/// Lines of a page.
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

/// The line that `action` leads to from `now`, in a list of `rows`; `None` where it means something else.
pub(crate) fn row_moved<T: Copy + PartialEq>(action: &Action, now: T, rows: &[T]) -> Option<T> {
    let place = rows.iter().position(|&row| row == now).unwrap_or(0);
    moved(action, place, rows.len().checked_sub(1)?, ListEnds::Meet).map(|place| rows[place])
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
