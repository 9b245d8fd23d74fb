//! [`BoundTables`]: bounds that each side can force, whatever a repetition pays.

use awale_rules::Position;

use crate::stop::Stop;

use super::{
    conversions::FinishedValues,
    half_tables::HalfTables,
    layers::{FinishedLayer, Tables, prepare_next_layer},
    rules::TableRules,
};

/// Lower and upper bounds of the value of every board with up to some number of seeds. They are
/// right whatever a repetition pays, on this board and on later ones. So they are proofs even for
/// rules whose [`Tables`] hold [conventions](super::Exactness::ByConvention).
///
/// A lower bound is the net of the side to move if endless play counts as the loss of all seeds on
/// the board. A player who plays for it gets closer to the end of the game, or to fewer seeds, with
/// every move. An upper bound is the same for the other side.
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
    lower_tables: Tables,
    upper_tables: Tables,
}

impl BoundTables {
    /// Solves all layers up to `max_seeds` seeds in memory. Returns `None` if `stop` ended it.
    ///
    /// # Panics
    /// Panics if `max_seeds` is above [`MAX_SEEDS`](super::MAX_SEEDS).
    pub fn solve(
        rules: TableRules,
        max_seeds: u8,
        threads: usize,
        stop: &Stop,
    ) -> Option<BoundTables> {
        let [mut lower_tables, mut upper_tables] =
            [Tables::without_files(rules), Tables::without_files(rules)];
        let first_unsolved_layer = usize::from(lower_tables.max_seeds()) + 1;
        let halves = HalfTables::new(rules, max_seeds);
        let (mut lower_layers, mut upper_layers) = (
            vec![Vec::new(); first_unsolved_layer],
            vec![Vec::new(); first_unsolved_layer],
        );
        while lower_layers.len() <= usize::from(max_seeds) {
            let solver = prepare_next_layer(&upper_layers, &halves, threads, stop)?;
            let [lower_layer, upper_layer] =
                solver.solve_bounds(FinishedValues::InMemory(&lower_layers))?;
            lower_layers.push(lower_layer);
            upper_layers.push(upper_layer);
        }
        lower_layers
            .drain(first_unsolved_layer..)
            .for_each(|layer| lower_tables.push_layer(FinishedLayer::InMemory(layer)));
        upper_layers
            .drain(first_unsolved_layer..)
            .for_each(|layer| upper_tables.push_layer(FinishedLayer::InMemory(layer)));
        Some(BoundTables {
            lower_tables,
            upper_tables,
        })
    }

    /// Returns the lower and the upper bound of the side to move's net of the seeds on the board,
    /// or `None` if the board has too many seeds for these tables. The stores (and so `win_at`) and
    /// earlier positions do not count.
    ///
    /// # Panics
    /// Panics in debug builds if the rules of the position belong to other tables.
    pub fn probe(&self, position: &Position) -> Option<(i8, i8)> {
        Some((
            self.lower_tables.probe(position)?.value,
            self.upper_tables.probe(position)?.value,
        ))
    }
}
