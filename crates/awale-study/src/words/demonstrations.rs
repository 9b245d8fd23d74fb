//! Sentences about a demonstration on the board.

use awale_rules::{
    BoardPlace, FeedingRule, GrandSlamRule, LeftoversRule, Pit, Position, RepetitionRule, Rules,
    Seat, SowingTrace,
};

use crate::{
    course::{DemonstratedRule, Demonstration, pit_that_stops_capture_chain},
    words::{MessageValue, Words},
};

impl Words {
    /// Returns what the moves of `demonstration` show, in one or two sentences. Empty if no move is
    /// played.
    pub fn demonstration_text(&self, demonstration: &Demonstration) -> String {
        let Some((position, pit)) = demonstration.first_position_and_pit() else {
            return String::new();
        };
        let Ok(trace) = position.trace(pit) else {
            return String::new();
        };
        let mut message_values = self.demonstration_message_values(&position, pit, &trace);
        // Each side has made half of the moves until the board repeats.
        message_values.push(("moves", (demonstration.game.moves().len() / 2).into()));
        if let Some(forbidden_pit) = demonstration.forbidden_pit() {
            message_values.push((
                "forbidden",
                self.mark_letters_if_enabled(forbidden_pit).into(),
            ));
        }
        self.with(
            sentence_message_id(demonstration.rule, position.rules()),
            &message_values,
        )
    }

    /// Returns all values that a sentence about a move may contain.
    fn demonstration_message_values(
        &self,
        position: &Position,
        pit: Pit,
        trace: &SowingTrace,
    ) -> Vec<(&'static str, MessageValue<'static>)> {
        let last_pit = trace.sown_places().last().and_then(|place| match place {
            BoardPlace::Pit(pit) => Some(pit),
            BoardPlace::Store(_) => None,
        });
        let captured: Vec<(Pit, u8)> = trace.captures().collect();
        let pits: Vec<String> = captured
            .iter()
            .map(|(pit, _)| self.mark_letters_if_enabled(pit))
            .collect();
        let captured_seeds: u32 = captured.iter().map(|(_, seeds)| u32::from(*seeds)).sum();
        let seeds_in_pit = |pit: Option<Pit>| {
            pit.map(|pit| trace.position_after.seeds(pit))
                .unwrap_or_default()
        };
        let pit_name = |pit: Option<Pit>| {
            pit.map(|pit| self.mark_letters_if_enabled(pit))
                .unwrap_or_default()
        };
        let stopping_pit = pit_that_stops_capture_chain(trace);
        // The nearest pit beyond the pit that ends the chain which could otherwise have been
        // captured.
        let pit_after_chain = stopping_pit.and_then(|stop| {
            Pit::row(Seat::North)
                .rfind(|&pit| pit < stop && matches!(trace.position_after.seeds(pit), 2 | 3))
        });
        vec![
            ("pit", self.mark_letters_if_enabled(pit).into()),
            ("seeds", position.seeds(pit).into()),
            ("last", pit_name(last_pit).into()),
            ("held", seeds_in_pit(last_pit).into()),
            ("pits", self.list_with_and(&pits).into()),
            ("captured", captured_seeds.into()),
            ("forgone", trace.forgone_seeds().into()),
            ("stop", pit_name(stopping_pit).into()),
            ("stop_held", seeds_in_pit(stopping_pit).into()),
            ("behind", pit_name(pit_after_chain).into()),
            ("behind_held", seeds_in_pit(pit_after_chain).into()),
            ("left", trace.position_after.seeds_on_board().into()),
            ("win_at", position.rules().win_at.unwrap_or_default().into()),
        ]
    }
}

/// Returns the message id of the sentence about a rule.
fn sentence_message_id(rule: DemonstratedRule, rules: &Rules) -> &'static str {
    match rule {
        // The demonstration of the goal plays no move.
        DemonstratedRule::GoalOfGame | DemonstratedRule::Sowing => "shown-sowing",
        DemonstratedRule::SownStores => "shown-store",
        DemonstratedRule::FullLap => "shown-lap",
        DemonstratedRule::CaptureTwo => "shown-two",
        DemonstratedRule::CaptureThree => "shown-three",
        DemonstratedRule::CaptureChain => "shown-chain",
        DemonstratedRule::CaptureChainStops => "shown-chain-stops",
        DemonstratedRule::NoCaptureInOwnRow => "shown-own-row",
        DemonstratedRule::GrandSlam => match rules.grand_slam {
            GrandSlamRule::SlamCapturesNothing => "shown-slam-nothing",
            GrandSlamRule::SlamIllegal => "shown-slam-illegal",
        },
        DemonstratedRule::Feeding => match rules.feeding {
            FeedingRule::MustFeed => "shown-feeding-required",
            FeedingRule::MayStarve => "shown-feeding-free",
        },
        DemonstratedRule::WinningStore => "shown-win-at",
        DemonstratedRule::FewSeedsLeft => "shown-stop-at",
        DemonstratedRule::NoLegalMove => match rules.leftovers {
            LeftoversRule::EachTakesOwnRow => "shown-no-move-own-rows",
            LeftoversRule::MoverTakesAll => "shown-no-move-mover",
        },
        DemonstratedRule::Repetition => match rules.repetition {
            RepetitionRule::EachGetsOwnRow => "shown-repetition-own-rows",
            RepetitionRule::EachGetsHalf => "shown-repetition-shared",
        },
    }
}
