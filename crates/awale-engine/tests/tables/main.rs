//! Tests of endgame tables: compared with reference values, with their definition, and as files.

mod definition;
mod files;
mod history;
mod reference;
mod verify;

use awale_engine::Stop;
use awale_engine::tables::{TableRules, Tables};
use awale_rules::{FeedingRule, GrandSlamRule, LeftoversRule, RepetitionRule, RuleFields, Rules};

/// Solves tables in memory with two threads, because several threads also run all code of the
/// single-threaded case.
fn solve(rules: &Rules, up_to: u8) -> Tables {
    Tables::solve(TableRules::new(rules), up_to, 2, &Stop::new()).expect("no stop was asked for")
}

/// Rules that no built-in variant has, with all fields and many of their combinations.
fn custom_rules() -> Vec<Rules> {
    let illegal = RuleFields {
        grand_slam: GrandSlamRule::Illegal,
        ..RuleFields::OWARE
    };
    let free = RuleFields {
        feeding: FeedingRule::Free,
        ..RuleFields::OWARE
    };
    let shared = RuleFields {
        repetition: RepetitionRule::Shared,
        ..RuleFields::OWARE
    };
    let mover = RuleFields {
        leftovers: LeftoversRule::Mover,
        ..RuleFields::OWARE
    };
    let stores = RuleFields {
        sow_stores: true,
        ..RuleFields::OWARE
    };
    [
        illegal,
        free,
        mover,
        shared,
        RuleFields {
            feeding: FeedingRule::Free,
            ..illegal
        },
        RuleFields {
            feeding: FeedingRule::Free,
            ..shared
        },
        RuleFields {
            feeding: FeedingRule::Free,
            leftovers: LeftoversRule::Mover,
            ..shared
        },
        RuleFields {
            feeding: FeedingRule::Free,
            leftovers: LeftoversRule::Mover,
            ..illegal
        },
        RuleFields {
            stop_at: Some(3),
            ..illegal
        },
        RuleFields {
            stop_at: Some(2),
            leftovers: LeftoversRule::Mover,
            ..shared
        },
        RuleFields {
            grand_slam: GrandSlamRule::Illegal,
            feeding: FeedingRule::Free,
            ..stores
        },
        RuleFields {
            leftovers: LeftoversRule::Mover,
            ..stores
        },
        RuleFields {
            stop_at: Some(1),
            feeding: FeedingRule::Free,
            ..stores
        },
        RuleFields {
            grand_slam: GrandSlamRule::Illegal,
            leftovers: LeftoversRule::Mover,
            repetition: RepetitionRule::OwnRows,
            ..stores
        },
    ]
    .into_iter()
    .map(|fields| Rules::new(fields).expect("these rules hold no contradiction"))
    .collect()
}
