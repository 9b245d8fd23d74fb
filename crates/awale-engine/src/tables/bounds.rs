//! [`BoundTables`]: what each side can force, independent of what a repetition pays.

use awale_rules::Position;

use crate::stop::Stop;

use super::conversions::Finished;
use super::half_tables::HalfTables;
use super::layers::{Layer, Tables, prepare_next};
use super::rules::TableRules;

/// Lower and upper bounds of the value of every board up to some number of seeds. They hold for any
/// value of a repetition, on the board and on all that can come from it, so they are proofs also
/// where [`Tables`] hold [conventions](super::Truth::TableValue).
///
/// A lower bound is what the side to move nets if endless play, on any number of seeds, counts as
/// losing all seeds on the board. Who plays for it comes nearer to the end of the game, or to fewer
/// seeds, with every move. An upper bound is the same for the other side.
///
/// # Examples
/// ```
/// use awale_engine::Stop;
/// use awale_engine::tables::{BoundTables, TableRules};
/// use awale_rules::{Position, Rules};
///
/// let bounds = BoundTables::solve(TableRules::new(&Rules::OWARE), 3, 1, &Stop::new()).unwrap();
/// let captures = Position::parse("0-0-0-0-0-1-1-0-0-0-0-1-20-25-S", &Rules::OWARE)?;
/// assert_eq!(bounds.probe(&captures), Some((3, 3)), "South captures two seeds, and the third comes to South");
/// let endless = Position::parse("1-0-0-0-0-0-1-0-0-0-0-0-21-25-S", &Rules::OWARE)?;
/// assert_eq!(bounds.probe(&endless), Some((-2, 2)), "both can go round without end");
/// # Ok::<(), awale_rules::PositionError>(())
/// ```
#[derive(Debug)]
pub struct BoundTables {
    least: Tables,
    most: Tables,
}

impl BoundTables {
    /// Solves all layers up to `up_to` seeds in memory. `None` if `stop` ended it.
    ///
    /// # Panics
    /// If `up_to` is above [`MAX_SEEDS`](super::MAX_SEEDS).
    #[must_use]
    pub fn solve(rules: TableRules, up_to: u8, threads: usize, stop: &Stop) -> Option<BoundTables> {
        let [mut least, mut most] = [Tables::without_files(rules), Tables::without_files(rules)];
        let over = usize::from(least.up_to()) + 1;
        let halves = HalfTables::new(rules, up_to);
        let (mut lower, mut upper) = (vec![Vec::new(); over], vec![Vec::new(); over]);
        while lower.len() <= usize::from(up_to) {
            let solver = prepare_next(&upper, &halves, threads, stop)?;
            let [low, high] = solver.solve_bounds(Finished::InMemory(&lower))?;
            lower.push(low);
            upper.push(high);
        }
        lower
            .drain(over..)
            .for_each(|layer| least.push(Layer::InMemory(layer)));
        upper
            .drain(over..)
            .for_each(|layer| most.push(Layer::InMemory(layer)));
        Some(BoundTables { least, most })
    }

    /// What the side to move of a position nets of the seeds on the board at least and at most;
    /// `None` if it holds more seeds than these tables know. The stores, and so `win_at`, do not
    /// count, nor does an earlier position that comes back.
    ///
    /// # Panics
    /// In debug builds, if the position is played by rules with other tables.
    #[must_use]
    pub fn probe(&self, position: &Position) -> Option<(i8, i8)> {
        Some((
            self.least.probe(position)?.value,
            self.most.probe(position)?.value,
        ))
    }
}
