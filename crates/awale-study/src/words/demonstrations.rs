//! Sentences about a demonstration on the board.

use awale_rules::{
    Feeding, GrandSlam, Leftovers, Pit, Place, Position, Repetition, Rules, Seat, Trace,
};

use crate::course::{Demonstration, ShownRule, chain_stopper};
use crate::words::{MessageValue, Words};

impl Words {
    /// Returns what the moves of `demonstration` show, in one or two sentences. Empty if no move is
    /// played.
    pub fn demonstration(&self, demonstration: &Demonstration) -> String {
        let Some((position, pit)) = demonstration.first() else {
            return String::new();
        };
        let Ok(trace) = position.trace(pit) else {
            return String::new();
        };
        let mut values = self.values(&position, pit, &trace);
        values.push(("moves", demonstration.game.moves().len().into()));
        if let Some(forbidden) = demonstration.forbidden() {
            values.push(("forbidden", self.letters(forbidden).into()));
        }
        self.with(sentence(demonstration.rule, position.rules()), &values)
    }

    /// Returns all values that a sentence about a move may contain.
    fn values(
        &self,
        position: &Position,
        pit: Pit,
        trace: &Trace,
    ) -> Vec<(&'static str, MessageValue<'static>)> {
        let last = trace.sown().last().and_then(|place| match place {
            Place::Pit(pit) => Some(pit),
            Place::Store(_) => None,
        });
        let captured: Vec<(Pit, u8)> = trace.captures().collect();
        let pits: Vec<String> = captured.iter().map(|(pit, _)| self.letters(pit)).collect();
        let seeds: u32 = captured.iter().map(|(_, seeds)| u32::from(*seeds)).sum();
        let in_pit = |pit: Option<Pit>| pit.map(|pit| trace.after.seeds(pit)).unwrap_or_default();
        let name = |pit: Option<Pit>| pit.map(|pit| self.letters(pit)).unwrap_or_default();
        let stop = chain_stopper(trace);
        // The nearest pit after the pit that ends the chain, if it could otherwise have been
        // captured.
        let behind = stop.and_then(|stop| {
            Pit::row(Seat::North)
                .rfind(|&pit| pit < stop && matches!(trace.after.seeds(pit), 2 | 3))
        });
        vec![
            ("pit", self.letters(pit).into()),
            ("seeds", position.seeds(pit).into()),
            ("last", name(last).into()),
            ("held", in_pit(last).into()),
            ("pits", self.list(&pits).into()),
            ("captured", seeds.into()),
            ("forgone", trace.forgone_seeds().into()),
            ("stop", name(stop).into()),
            ("stop_held", in_pit(stop).into()),
            ("behind", name(behind).into()),
            ("behind_held", in_pit(behind).into()),
            ("left", trace.after.seeds_on_board().into()),
            ("win_at", position.rules().win_at.unwrap_or_default().into()),
        ]
    }
}

/// Returns the message id of the sentence about a rule.
fn sentence(rule: ShownRule, rules: &Rules) -> &'static str {
    match rule {
        // No move is played.
        ShownRule::Goal | ShownRule::Sowing => "shown-sowing",
        ShownRule::Stores => "shown-store",
        ShownRule::Lap => "shown-lap",
        ShownRule::CaptureTwo => "shown-two",
        ShownRule::CaptureThree => "shown-three",
        ShownRule::Chain => "shown-chain",
        ShownRule::ChainStops => "shown-chain-stops",
        ShownRule::OwnRow => "shown-own-row",
        ShownRule::GrandSlam => match rules.grand_slam {
            GrandSlam::CapturesNothing => "shown-slam-nothing",
            GrandSlam::Illegal => "shown-slam-illegal",
        },
        ShownRule::Feeding => match rules.feeding {
            Feeding::Required => "shown-feeding-required",
            Feeding::Free => "shown-feeding-free",
        },
        ShownRule::WinAt => "shown-win-at",
        ShownRule::StopAt => "shown-stop-at",
        ShownRule::NoMove => match rules.leftovers {
            Leftovers::OwnRows => "shown-no-move-own-rows",
            Leftovers::Mover => "shown-no-move-mover",
        },
        ShownRule::Repetition => match rules.repetition {
            Repetition::OwnRows => "shown-repetition-own-rows",
            Repetition::Shared => "shown-repetition-shared",
        },
    }
}
