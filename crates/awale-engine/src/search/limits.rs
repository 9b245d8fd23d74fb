//! The limits of a search.

use std::time::Duration;

/// The limits of a search. Without any the search runs until it is stopped.
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
    /// The number of plies to complete.
    pub depth: Option<u32>,
    /// The number of positions to visit, on all threads together.
    pub nodes: Option<u64>,
    /// No new ply starts after this time.
    pub soft_time: Option<Duration>,
    /// The search ends at this time.
    pub hard_time: Option<Duration>,
}

impl Limits {
    /// No limits: the search runs until it is stopped.
    pub const fn infinite() -> Limits {
        Limits {
            depth: None,
            nodes: None,
            soft_time: None,
            hard_time: None,
        }
    }

    /// A limit of `depth` plies.
    pub const fn depth(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::infinite()
        }
    }

    /// A limit of `nodes` visited positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::infinite()
        }
    }

    /// A limit of `time`.
    pub const fn time(time: Duration) -> Limits {
        Limits {
            hard_time: Some(time),
            ..Limits::infinite()
        }
    }

    /// Whether the limits are a budget (nodes or time) instead of a depth. Then a search ends early
    /// if the game is decided or has a single legal move.
    pub(super) const fn has_node_or_time_limit(&self) -> bool {
        self.depth.is_none()
            && (self.nodes.is_some() || self.soft_time.is_some() || self.hard_time.is_some())
    }
}
