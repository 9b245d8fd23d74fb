//! The ways to every screen, in every state that draws something of its own.

mod learning;
mod others;
mod playing;

use std::sync::LazyLock;

use crate::shell::Shell;
use crate::start::{Look, looks, start};

/// A way to a screen: its name, the settings, and what is done there.
pub type Way = (&'static str, &'static str, fn(&mut Shell));

/// Every screen, in every state that draws something of its own.
pub static WAYS: LazyLock<Vec<Way>> =
    LazyLock::new(|| [others::OTHERS, playing::PLAYING, learning::LEARNING].concat());

/// Goes every way with every look, and lets `check` see the screen.
pub fn everywhere(check: impl Fn(&str, Look, &mut Shell)) {
    for look in looks() {
        everywhere_in(look, |name, shell| check(name, look, shell));
    }
}

/// Goes every way with this look, and lets `check` see the screen.
pub fn everywhere_in(look: Look, mut check: impl FnMut(&str, &mut Shell)) {
    for (name, settings, walk) in WAYS.iter() {
        let mut shell = start(look, settings);
        walk(&mut shell);
        check(name, &mut shell);
    }
}
