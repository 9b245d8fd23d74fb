//! Rules in one tag, `Rules "seeds_per_pit=3 win_at=19 …"`, for variants that no other program knows by name. The words
//! are those of settings and records.

use std::num::ParseIntError;

use awale_rules::{RuleFields, Rules};
use serde::Deserialize;
use serde::de::value::{Error as ValueError, StrDeserializer};

use crate::record::Problem;

/// The rules as the value of a tag, every field named.
pub(super) fn written(rules: &Rules) -> String {
    let seeds = |seeds: Option<u8>| seeds.map_or_else(|| NONE.to_owned(), |seeds| seeds.to_string());
    format!(
        "seeds_per_pit={} sow_stores={} grand_slam={} feeding={} win_at={} stop_at={} leftovers={} repetition={}",
        rules.seeds_per_pit,
        rules.sow_stores,
        rules.grand_slam.name(),
        rules.feeding.name(),
        seeds(rules.win_at),
        seeds(rules.stop_at),
        rules.leftovers.name(),
        rules.repetition.name(),
    )
}

/// What `win_at` and `stop_at` say when there is no such number.
const NONE: &str = "none";

/// Reads the value of such a tag. What it does not name is as in the international rules, and `win_at` half of all the
/// seeds and one, as in the settings.
pub(super) fn read(text: &str) -> Result<Rules, Problem> {
    let mut fields = RuleFields::OWARE;
    let mut win_at = None;
    for entry in text.split_whitespace() {
        let wrong = || Problem::NoRule(entry.to_owned());
        let (name, value) = entry.split_once('=').ok_or_else(wrong)?;
        match name {
            "seeds_per_pit" => fields.seeds_per_pit = value.parse().map_err(|_| wrong())?,
            "sow_stores" => fields.sow_stores = value.parse().map_err(|_| wrong())?,
            "grand_slam" => fields.grand_slam = word(value).ok_or_else(wrong)?,
            "feeding" => fields.feeding = word(value).ok_or_else(wrong)?,
            "win_at" => win_at = Some(seeds_or_none(value).map_err(|_| wrong())?),
            "stop_at" => fields.stop_at = seeds_or_none(value).map_err(|_| wrong())?,
            "leftovers" => fields.leftovers = word(value).ok_or_else(wrong)?,
            "repetition" => fields.repetition = word(value).ok_or_else(wrong)?,
            _ => return Err(wrong()),
        }
    }
    let half_and_one = |fields: &RuleFields| fields.seeds_per_pit.saturating_mul(12) / 2 + 1;
    fields.win_at = win_at.unwrap_or_else(|| Some(half_and_one(&fields)));
    Ok(Rules::new(fields)?)
}

fn word<'t, T: Deserialize<'t>>(text: &'t str) -> Option<T> {
    T::deserialize(StrDeserializer::<ValueError>::new(text)).ok()
}

fn seeds_or_none(text: &str) -> Result<Option<u8>, ParseIntError> {
    if text == NONE { Ok(None) } else { text.parse().map(Some) }
}

#[cfg(test)]
mod tests {
    use awale_rules::RulesError;

    use super::*;
    use crate::catalogue::Variant;

    #[test]
    fn rules_survive_writing_and_reading() {
        for variant in Variant::built_in() {
            assert_eq!(read(&written(&variant.rules)), Ok(variant.rules));
        }
        assert_eq!(read("seeds_per_pit=3").unwrap().win_at, Some(19));
        assert_eq!(read("").unwrap().fields(), RuleFields::OWARE);
    }

    #[test]
    fn what_is_no_rule_is_named() {
        for wrong in ["win_at", "win_at=", "win_at=all", "feeding=Required", "colour=red", "sow_stores=1"] {
            assert_eq!(read(&format!("stop_at=5 {wrong}")), Err(Problem::NoRule(wrong.to_owned())));
        }
        assert_eq!(read("seeds_per_pit=255"), Err(Problem::Rules(RulesError::SeedsPerPit(255))));
    }
}
