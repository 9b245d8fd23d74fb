//! Tests of endgame tables: compared with reference values, with their definition, and as files.

mod definition;
mod files;
mod history;
mod reference;
mod verify;

use awale_engine::{
    Stop,
    tables::{TableRules, Tables},
};
use awale_rules::{FeedingRule, GrandSlamRule, LeftoversRule, RepetitionRule, RuleFields, Rules};

/// Solves tables in memory with two threads, because several threads also run all code of the
/// single-threaded case.
fn solve(rules: &Rules, max_seeds: u8) -> Tables {
    Tables::solve(TableRules::new(rules), max_seeds, 2, &Stop::new())
        .expect("no stop was asked for")
}

/// Rules that no built-in variant has, with all fields and many of their combinations.
fn custom_rules() -> Vec<Rules> {
    let rules_with_illegal_grand_slam = RuleFields {
        grand_slam: GrandSlamRule::SlamIllegal,
        ..RuleFields::OWARE
    };
    let rules_with_free_feeding = RuleFields {
        feeding: FeedingRule::MayStarve,
        ..RuleFields::OWARE
    };
    let rules_with_shared_repetition = RuleFields {
        repetition: RepetitionRule::EachGetsHalf,
        ..RuleFields::OWARE
    };
    let rules_with_mover_leftovers = RuleFields {
        leftovers: LeftoversRule::MoverTakesAll,
        ..RuleFields::OWARE
    };
    let rules_with_sown_stores = RuleFields {
        sow_stores: true,
        ..RuleFields::OWARE
    };
    [
        rules_with_illegal_grand_slam,
        rules_with_free_feeding,
        rules_with_mover_leftovers,
        rules_with_shared_repetition,
        RuleFields {
            feeding: FeedingRule::MayStarve,
            ..rules_with_illegal_grand_slam
        },
        RuleFields {
            feeding: FeedingRule::MayStarve,
            ..rules_with_shared_repetition
        },
        RuleFields {
            feeding: FeedingRule::MayStarve,
            leftovers: LeftoversRule::MoverTakesAll,
            ..rules_with_shared_repetition
        },
        RuleFields {
            feeding: FeedingRule::MayStarve,
            leftovers: LeftoversRule::MoverTakesAll,
            ..rules_with_illegal_grand_slam
        },
        RuleFields {
            stop_at: Some(3),
            ..rules_with_illegal_grand_slam
        },
        RuleFields {
            stop_at: Some(2),
            leftovers: LeftoversRule::MoverTakesAll,
            ..rules_with_shared_repetition
        },
        RuleFields {
            grand_slam: GrandSlamRule::SlamIllegal,
            feeding: FeedingRule::MayStarve,
            ..rules_with_sown_stores
        },
        RuleFields {
            leftovers: LeftoversRule::MoverTakesAll,
            ..rules_with_sown_stores
        },
        RuleFields {
            stop_at: Some(1),
            feeding: FeedingRule::MayStarve,
            ..rules_with_sown_stores
        },
        RuleFields {
            grand_slam: GrandSlamRule::SlamIllegal,
            leftovers: LeftoversRule::MoverTakesAll,
            repetition: RepetitionRule::EachGetsOwnRow,
            ..rules_with_sown_stores
        },
    ]
    .into_iter()
    .map(|fields| Rules::new(fields).expect("these rules hold no contradiction"))
    .collect()
}
