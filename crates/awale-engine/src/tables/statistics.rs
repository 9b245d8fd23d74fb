//! A summary of a whole layer, to compare it with the layers of other programs.

use crate::fnv;

use super::layers::Tables;
use super::ranking::TableBoard;

/// A summary of one layer.
///
/// # Examples
/// ```
/// use awale_engine::Stop;
/// use awale_engine::tables::{TableRules, Tables};
/// use awale_rules::Rules;
///
/// let tables = Tables::solve(TableRules::new(&Rules::OWARE), 4, 1, &Stop::new()).unwrap();
/// let layer = tables.statistics(4).unwrap();
/// assert_eq!((layer.boards, layer.min, layer.max), (1365, -4, 4));
/// assert!(tables.statistics(5).is_none(), "only layers of up to 4 seeds are solved");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// How many boards it has.
    pub boards: u64,
    /// How many of them are cyclic.
    pub cyclic: u64,
    /// The sum of all values.
    pub sum: i64,
    /// The smallest value.
    pub min: i8,
    /// The largest value.
    pub max: i8,
    /// The FNV-1a hash of 64 bits over the values, one signed byte each, in the order of
    /// [`TableBoard::lexicographic`].
    pub fnv1a64: u64,
}

impl Tables {
    /// The summary of the layer of `seeds` seeds; `None` if these tables lack it or its file is bad.
    #[must_use]
    pub fn statistics(&self, seeds: u8) -> Option<Statistics> {
        let mut all = Statistics { boards: 0, cyclic: 0, sum: 0, min: i8::MAX, max: i8::MIN, fnv1a64: fnv::OFFSET };
        for board in TableBoard::lexicographic(seeds) {
            let known = self.get(board)?;
            all.boards += 1;
            all.cyclic += u64::from(known.cyclic);
            all.sum += i64::from(known.value);
            all.min = all.min.min(known.value);
            all.max = all.max.max(known.value);
            all.fnv1a64 = fnv::step(all.fnv1a64, u64::from(known.value.cast_unsigned()));
        }
        Some(all)
    }
}
