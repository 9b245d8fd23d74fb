//! The cursor of a list.

use super::Action;

/// Lines of a page.
const PAGE: usize = 10;

/// Where `action` takes the cursor from line `chosen`, in a list whose last line is `last`; `None` where it means
/// something else.
pub(super) fn moved(action: &Action, chosen: usize, last: usize) -> Option<usize> {
    let to = match action {
        Action::Up => chosen.saturating_sub(1),
        Action::Down => chosen + 1,
        Action::PageUp => chosen.saturating_sub(PAGE),
        Action::PageDown => chosen + PAGE,
        Action::Home => 0,
        Action::End => last,
        _ => return None,
    };
    Some(to.min(last))
}
