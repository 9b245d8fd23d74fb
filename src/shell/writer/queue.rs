//! Orders that wait to be written. A newer one takes the place of an older one about the same file.

use std::collections::VecDeque;

use super::clerk::{Order, Written};

/// The orders that wait, and what came of the others.
#[derive(Debug, Default)]
pub(super) struct Queue {
    orders: VecDeque<Order>,
    is_at_work: bool,
    /// The game that is being written, by the seed of its session.
    game_at_work: Option<u64>,
    /// What came of orders and was not fetched yet.
    pub(super) written: Vec<Written>,
}

impl Queue {
    /// Adds an order, or changes one that waits so that it does both.
    pub(super) fn push(&mut self, new: Order) {
        if let Some(alone) = self.merge(new) {
            self.orders.push_back(alone);
        }
    }

    /// Gives `new` back where no order that waits can take it in.
    fn merge(&mut self, new: Order) -> Option<Order> {
        match new {
            Order::Game { session, file, record } => {
                // Not past the change of a name, which may be that of the same game.
                let recent = self.orders.iter_mut().rev().take_while(|order| !order.is_about_file());
                for order in recent {
                    match order {
                        Order::Game { session: same, file: known, record: old } if *same == session => {
                            (*known, *old) = (file, record);
                            return None;
                        }
                        _ => {}
                    }
                }
                Some(Order::Game { session, file, record })
            }
            Order::Settings(new) => {
                let waiting = self.orders.iter_mut().find_map(|order| match order {
                    Order::Settings(old) => Some(old),
                    _ => None,
                });
                let Some(old) = waiting else { return Some(Order::Settings(new)) };
                old.retain(|(name, _)| new.iter().all(|(other, _)| other != name));
                old.extend(new);
                None
            }
            Order::Deeds(new) => {
                let waiting = self.orders.iter_mut().find_map(|order| match order {
                    Order::Deeds(old) => Some(old),
                    _ => None,
                });
                let Some(old) = waiting else { return Some(Order::Deeds(new)) };
                old.extend(new);
                None
            }
            other => Some(other),
        }
    }

    /// Whether an order waits.
    pub(super) fn is_waiting(&self) -> bool {
        !self.orders.is_empty()
    }

    /// Whether anything is still to be written.
    pub(super) fn is_busy(&self) -> bool {
        self.is_at_work || self.is_waiting()
    }

    /// The next order, which is at work from now on.
    pub(super) fn begin(&mut self) -> Option<Order> {
        let order = self.orders.pop_front();
        self.is_at_work = order.is_some();
        self.game_at_work = order.as_ref().and_then(Order::session);
        order
    }

    /// The games that are still to be written, by the seeds of their sessions.
    pub(super) fn games(&self) -> Vec<u64> {
        self.game_at_work.into_iter().chain(self.orders.iter().filter_map(Order::session)).collect()
    }

    /// The order that was at work is done.
    pub(super) fn end(&mut self, written: Vec<Written>) {
        (self.is_at_work, self.game_at_work) = (false, None);
        self.written.extend(written);
    }
}

#[cfg(test)]
mod tests {
    use awale_rules::{Match, PerSeat, Seat};

    use super::*;
    use crate::app::GameFile;
    use crate::catalogue::{Kind, PlayerSpec};
    use crate::record::Record;
    use crate::record::{Direction, Participant};

    fn game(session: u64, title: &str) -> Order {
        let kind = Kind::Matches(awale_rules::matches::HeapRules::THIRTEEN);
        let players = PerSeat::from_fn(|_| Participant { name: "".into(), spec: PlayerSpec::Human });
        let referee = Match::new(kind.start(Seat::South));
        let date = "2026-11-21".parse().unwrap();
        let record = Record::of(&referee, kind, players, Direction::default(), date, Some(title.into()));
        Order::Game { session, file: None, record: Box::new(record) }
    }

    /// The orders in short.
    fn waiting(queue: &mut Queue) -> Vec<String> {
        let mut orders = Vec::new();
        while let Some(order) = queue.begin() {
            orders.push(match order {
                Order::Game { session, record, .. } => format!("{session} {}", record.title.unwrap_or_default()),
                Order::Settings(entries) => format!("{entries:?}"),
                other => format!("{other:?}"),
            });
        }
        orders
    }

    #[test]
    fn the_newest_version_of_a_game_takes_the_place_of_one_that_waits() {
        let mut queue = Queue::default();
        for order in [game(1, "a"), game(2, "b"), game(1, "c"), game(2, "d")] {
            queue.push(order);
        }
        assert!(queue.is_busy());
        assert_eq!(waiting(&mut queue), ["1 c", "2 d"]);
        assert!(!queue.is_busy());
    }

    #[test]
    fn a_game_does_not_overtake_the_change_of_its_name() {
        let mut queue = Queue::default();
        queue.push(game(1, "a"));
        queue.push(Order::Rename { file: GameFile("x.toml".to_owned()), title: String::new() });
        queue.push(game(1, "b"));
        assert_eq!(waiting(&mut queue).len(), 3);
    }

    #[test]
    fn settings_that_wait_are_written_together_the_last_value_of_each() {
        let mut queue = Queue::default();
        queue.push(Order::Settings(vec![("pace_ms", 1.into()), ("ascii", true.into())]));
        queue.push(Order::TidyUp);
        queue.push(Order::Settings(vec![("pace_ms", 2.into())]));
        let expected = r#"[("ascii", Boolean(true)), ("pace_ms", Integer(2))]"#;
        assert_eq!(waiting(&mut queue), [expected, "TidyUp"]);
    }
}
