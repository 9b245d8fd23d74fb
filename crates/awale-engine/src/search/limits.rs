//! When a search has to end.

use std::time::Duration;

/// What a search may spend. With nothing set it goes on until it is stopped.
///
/// # Examples
/// ```
/// use std::time::Duration;
/// use awale_engine::Limits;
///
/// let limits = Limits { nodes: Some(1_000_000), ..Limits::time(Duration::from_millis(50)) };
/// assert_eq!(limits.hard_time, Some(Duration::from_millis(50)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Complete this many plies and no more.
    pub depth: Option<u32>,
    /// Visit this many positions, on all threads together.
    pub nodes: Option<u64>,
    /// Do not begin another ply after this time.
    pub soft_time: Option<Duration>,
    /// Break off after this time.
    pub hard_time: Option<Duration>,
}

impl Limits {
    /// Goes on until it is stopped.
    #[must_use]
    pub const fn infinite() -> Limits {
        Limits {
            depth: None,
            nodes: None,
            soft_time: None,
            hard_time: None,
        }
    }

    /// Completes `depth` plies.
    #[must_use]
    pub const fn depth(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::infinite()
        }
    }

    /// Visits `nodes` positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::infinite()
        }
    }

    /// Takes `time`.
    #[must_use]
    pub const fn time(time: Duration) -> Limits {
        Limits {
            hard_time: Some(time),
            ..Limits::infinite()
        }
    }

    /// Whether thinking on after the game is decided, or with a single move, would be a waste: the
    /// search was told what it may spend, and not how deep it is to search.
    pub(super) const fn is_budget(&self) -> bool {
        self.depth.is_none()
            && (self.nodes.is_some() || self.soft_time.is_some() || self.hard_time.is_some())
    }
}
