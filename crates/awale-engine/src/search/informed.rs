//! The engine with the endgame tables that it may ask. Both hold for the rules of one game only; what was found out by
//! others, or with other tables, is forgotten.

use std::sync::Arc;

use awale_rules::Rules;

use crate::tables::Tables;

use super::{Engine, Oracle};

/// An engine that asks the tables it was given, in games by their rules.
#[derive(Debug)]
pub struct Informed {
    engine: Engine,
    /// The rules that what the engine remembers was found out by.
    rules: Option<Rules>,
    tables: Option<Arc<Tables>>,
}

impl Informed {
    /// `engine`, which has no tables yet.
    #[must_use]
    pub const fn new(engine: Engine) -> Informed {
        Informed { engine, rules: None, tables: None }
    }

    /// Asks these tables from now on.
    pub fn set_tables(&mut self, tables: Option<&Arc<Tables>>) {
        let same = match (&self.tables, tables) {
            (Some(old), Some(new)) => Arc::ptr_eq(old, new),
            (None, None) => true,
            _ => false,
        };
        if !same {
            self.tables = tables.cloned();
            // The rules of the next game decide whether the tables serve it.
            self.rules = None;
        }
    }

    /// The engine, ready for a game by `rules`, and the tables that serve it.
    pub fn ready_for(&mut self, rules: Rules) -> (&mut Engine, Option<&Tables>) {
        let tables = self.tables.as_ref().filter(|tables| tables.serve(&rules));
        if self.rules != Some(rules) {
            self.engine.set_oracle(tables.map(|tables| Arc::clone(tables) as Arc<dyn Oracle>));
            self.rules = Some(rules);
        }
        (&mut self.engine, tables.map(Arc::as_ref))
    }
}
