//! Which game was played: the sections `[variant]` and `[matches]` of a record.

use std::fmt::Write as _;

use awale_rules::{RuleFields, Rules, matches};
use toml::de::DeValue;

use crate::catalogue::{Kind, Variant};

use super::fields::{Fault, Field, Fields, quoted};
use super::{Expected, Problem};

/// Reads which game it is.
pub(super) fn read(file: &mut Fields<'_>) -> Result<Kind, Fault> {
    let (span, game) = file.get_spanned::<String>("game")?;
    match game.as_str() {
        "awale" => {
            let mut table = file.table("variant")?;
            let (id, name) = (table.get("id")?, table.get("name")?);
            let places = ["seeds_per_pit", "win_at", "stop_at"].map(|field| (field, table.place(field)));
            let span = table.span.clone();
            let fields = RuleFields {
                seeds_per_pit: table.get("seeds_per_pit")?,
                sow_stores: table.get("sow_stores")?,
                grand_slam: table.get("grand_slam")?,
                feeding: table.get("feeding")?,
                win_at: table.get::<SeedsOrNone>("win_at")?.0,
                stop_at: table.get::<SeedsOrNone>("stop_at")?.0,
                leftovers: table.get("leftovers")?,
                repetition: table.get("repetition")?,
            };
            table.end()?;
            let rules = Rules::new(fields).map_err(|contradiction| {
                let place = places.into_iter().find(|(field, _)| *field == contradiction.field());
                (place.map_or(span, |(_, place)| place), contradiction.into())
            })?;
            Ok(Kind::Awale(Variant { id, name, rules }))
        }
        "matches" => {
            let mut table = file.table("matches")?;
            let (start_span, start) = table.get_spanned("start")?;
            let (take_span, max_take) = table.get_spanned("max_take")?;
            table.end()?;
            let rules = matches::HeapRules::new(start, max_take).map_err(|contradiction| match contradiction {
                matches::HeapRulesError::Start(_) => (start_span, contradiction.into()),
                matches::HeapRulesError::MaxTake(_) => (take_span, contradiction.into()),
            })?;
            Ok(Kind::Matches(rules))
        }
        _ => Err((span, Problem::Value { field: "game", expected: Expected::Words(&["awale", "matches"]) })),
    }
}

/// `win_at` and `stop_at`: a number of seeds, or `"none"`.
struct SeedsOrNone(Option<u8>);

impl Field for SeedsOrNone {
    const EXPECTED: Expected = Expected::SeedsOrNone;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        match value.as_str() {
            Some("none") => Some(SeedsOrNone(None)),
            Some(_) => None,
            None => u8::read(value).map(|seeds| SeedsOrNone(Some(seeds))),
        }
    }
}

/// Writes the section of the game.
pub(super) fn write(kind: &Kind, out: &mut String) -> std::fmt::Result {
    match kind {
        Kind::Matches(rules) => {
            write!(out, "\n[matches]\nstart = {}\nmax_take = {}\n", rules.start(), rules.max_take())
        }
        Kind::Awale(Variant { id, name, rules }) => {
            write!(out, "\n[variant]\nid = {}\nname = {}\n", quoted(id), quoted(name))?;
            out.push_str(&rules_in_toml(rules));
            Ok(())
        }
    }
}

/// The fields of `rules` as they stand in records and in the user's settings, a line each.
#[must_use]
pub fn rules_in_toml(rules: &RuleFields) -> String {
    let RuleFields { seeds_per_pit, sow_stores, grand_slam, feeding, win_at, stop_at, leftovers, repetition } = *rules;
    let lines = [
        format!("seeds_per_pit = {seeds_per_pit}"),
        format!("sow_stores = {sow_stores}"),
        format!("grand_slam = \"{}\"", grand_slam.name()),
        format!("feeding = \"{}\"", feeding.name()),
        format!("win_at = {}", seeds_or_none(win_at)),
        format!("stop_at = {}", seeds_or_none(stop_at)),
        format!("leftovers = \"{}\"", leftovers.name()),
        format!("repetition = \"{}\"\n", repetition.name()),
    ];
    lines.join("\n")
}

fn seeds_or_none(seeds: Option<u8>) -> String {
    seeds.map_or_else(|| "\"none\"".to_owned(), |seeds| seeds.to_string())
}
