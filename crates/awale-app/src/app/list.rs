//! The cursor of a list, changes of its values, and how far a text is scrolled.

use crate::app::Action;

const PAGE: usize = 10;

/// One of two neighbors, of a value or a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbor {
    Next,
    Previous,
}

impl Neighbor {
    /// The neighbor to which an arrow key leads, or the arrow beside a value; `None` for other
    /// actions.
    #[must_use]
    pub const fn of_arrow(action: &Action) -> Option<Neighbor> {
        match action {
            Action::Left | Action::RowBefore(_) => Some(Neighbor::Previous),
            Action::Right | Action::RowAfter(_) => Some(Neighbor::Next),
            _ => None,
        }
    }

    /// The place beside `place` among `count`, going round.
    #[must_use]
    pub const fn around(self, place: usize, count: usize) -> usize {
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

    /// The value beside `now` among `all`, going round; the first is beside a value that is none of
    /// them. `all` has values.
    pub fn of<T: Copy + PartialEq>(self, all: &[T], now: T) -> T {
        all[self.around(place(all, now), all.len())]
    }

    /// The number beside `number`, where there is one.
    #[must_use]
    pub const fn stepped(self, number: u8) -> u8 {
        match self {
            Neighbor::Next => number.saturating_add(1),
            Neighbor::Previous => number.saturating_sub(1),
        }
    }
}

/// What a list does at its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListEnds {
    /// The cursor stays, as in a tree, whose ends have nothing to do with each other.
    Stop,
    /// A single step beyond one end leads to the other. Pages and the wheel stop there, so that you
    /// do not miss the end.
    Meet,
}

/// The place of `value` among `all`; the first where it is none of them.
pub fn place<T: Copy + PartialEq>(all: &[T], value: T) -> usize {
    all.iter().position(|each| *each == value).unwrap_or(0)
}

/// Where `action` moves the cursor from line `chosen`, in a list whose last line is `last`; `None`
/// if it does not move it.
#[must_use]
pub fn moved(action: &Action, chosen: usize, last: usize, ends: ListEnds) -> Option<usize> {
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

/// Moves the cursor `chosen` of a list of `count` lines by `action`, and returns what else to do;
/// `None` if the action is not for the list.
pub fn step(action: &Action, chosen: &mut usize, count: usize, click: Click) -> Option<ListStep> {
    let last = count.checked_sub(1)?;
    if let Some(to) = moved(action, *chosen, last, ListEnds::Meet) {
        *chosen = to;
        return Some(ListStep::Moved);
    }
    Some(match action {
        Action::Confirm => ListStep::Confirm,
        Action::Left | Action::Right => ListStep::Change(Neighbor::of_arrow(action)?),
        Action::Row(row) if *row <= last => {
            let before = std::mem::replace(chosen, *row);
            if click == Click::Confirms || before == *row {
                ListStep::Confirm
            } else {
                ListStep::Moved
            }
        }
        Action::RowBefore(row) | Action::RowAfter(row) if *row <= last => {
            *chosen = *row;
            ListStep::Change(Neighbor::of_arrow(action)?)
        }
        _ => return None,
    })
}

/// The same in a list of `rows`, where the cursor is one of them.
pub fn step_row<T: Copy + PartialEq>(
    action: &Action,
    chosen: &mut T,
    rows: &[T],
    click: Click,
) -> Option<ListStep> {
    let mut place = place(rows, *chosen);
    let step = step(action, &mut place, rows.len(), click)?;
    *chosen = rows[place];
    Some(step)
}

/// How many lines of a text are scrolled away after `action`; `None` if it does not scroll. The
/// page keys scroll by `page` lines: by one beside a board, where the arrows choose a move.
#[must_use]
pub fn scrolled_text(action: &Action, scrolled: u16, page: u16) -> Option<u16> {
    match action {
        Action::PageUp => Some(scrolled.saturating_sub(page)),
        Action::PageDown => Some(scrolled.saturating_add(page)),
        Action::Scroll(by) => Some(scrolled.saturating_add_signed(*by)),
        _ => None,
    }
}
