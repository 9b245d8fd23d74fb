//! The units of the values in a search tree.

/// The unit of the values in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueUnit {
    /// Seeds, by a static evaluation.
    Seeds,
    /// Results: a win, a loss, or an unknown result.
    GameResults,
    /// The values at the leaves of a typed tree.
    LeafValues,
}
