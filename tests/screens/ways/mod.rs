//! Walks to every screen in each of its visible states.

mod learning;
mod others;
mod playing;

use std::sync::LazyLock;

use crate::shell::Shell;
use crate::start::{ScreenLook, all_looks, start_with_look};

/// A walk to a screen: its name, the settings, and the actions.
pub type ScreenWalk = (&'static str, &'static str, fn(&mut Shell));

/// Walks to every screen in each of its visible states.
pub static SCREEN_WALKS: LazyLock<Vec<ScreenWalk>> = LazyLock::new(|| {
    [
        others::OTHER_WALKS,
        playing::PLAYING_WALKS,
        learning::LEARNING_WALKS,
    ]
    .concat()
});

/// Runs every walk with every look, and calls `check` for the screen.
pub fn for_each_walk(check: impl Fn(&str, ScreenLook, &mut Shell)) {
    for look in all_looks() {
        for_each_walk_in(look, |name, shell| check(name, look, shell));
    }
}

/// Runs every walk with this look, and calls `check` for the screen.
pub fn for_each_walk_in(look: ScreenLook, mut check: impl FnMut(&str, &mut Shell)) {
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        let mut shell = start_with_look(look, settings);
        walk(&mut shell);
        check(name, &mut shell);
    }
}
