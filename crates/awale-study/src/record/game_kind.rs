//! Reads and writes which game was played: the sections `[variant]` and `[matches]` of a record.

use std::fmt::Write as _;

use awale_rules::{AllowedValues, RuleField, RuleFields, RuleValue, Rules, matches_game};
use toml::de::DeValue;

use crate::{
    catalogue::{GameKind, Variant},
    toml_reader::whole_number,
};

use super::{
    ExpectedValue, RecordProblem,
    fields::{Fault, Fields, quoted},
};

/// Reads the game and its rules.
pub(super) fn read(file: &mut Fields) -> Result<GameKind, Fault> {
    let (span, game_name) = file.take_value_spanned::<String>("game")?;
    match game_name.as_str() {
        "awale" => {
            let mut table = file.take_table("variant")?;
            let (id, name) = (table.take_value("id")?, table.take_value("name")?);
            let field_spans = RuleField::ALL.map(|field| (field, table.field_span(field.name())));
            let span = table.span.clone();
            let mut fields = RuleFields::OWARE;
            for field in RuleField::ALL {
                let (span, value) = table.take_required(field.name())?;
                let field_error = |allowed| {
                    table.invalid_value(field.name(), span, expected_rule_value(&allowed))
                };
                let parsed_value = rule_value(&value).ok_or_else(|| field.allowed_values(&fields));
                parsed_value
                    .and_then(|value| field.set(&mut fields, value))
                    .map_err(field_error)?;
            }
            table.check_empty()?;
            let rules = Rules::new(fields).map_err(|contradiction| {
                let field_span = field_spans
                    .into_iter()
                    .find(|(field, _)| *field == contradiction.wrong_field());
                (
                    field_span.map_or(span, |(_, field_span)| field_span),
                    RecordProblem::ContradictoryRules(contradiction),
                )
            })?;
            Ok(GameKind::Awale(Variant { id, name, rules }))
        }
        "matches" => {
            let mut table = file.take_table("matches")?;
            let (matches_at_start_span, matches_at_start) = table.take_value_spanned("start")?;
            let (max_take_span, max_take) = table.take_value_spanned("max_take")?;
            table.check_empty()?;
            let rules = matches_game::HeapRules::new(matches_at_start, max_take).map_err(
                |contradiction| {
                    let contradicting_value_span = match contradiction {
                        matches_game::HeapRulesError::InvalidMatchesAtStart(_) => {
                            matches_at_start_span
                        }
                        matches_game::HeapRulesError::InvalidMaxTake(_) => max_take_span,
                    };
                    (
                        contradicting_value_span,
                        RecordProblem::ContradictoryHeapRules(contradiction),
                    )
                },
            )?;
            Ok(GameKind::Matches(rules))
        }
        _ => Err(file.invalid_value(
            "game",
            span,
            ExpectedValue::OneOfWords(&["awale", "matches"]),
        )),
    }
}

/// Returns the expected type for a field of the rules, as an error reports it.
const fn expected_rule_value(allowed: &AllowedValues) -> ExpectedValue {
    match allowed {
        // The range of a number is checked later by the rules.
        AllowedValues::Number(_) => ExpectedValue::NumberUpTo255,
        AllowedValues::NumberOrNone(_) => ExpectedValue::SeedCountOrNone,
        AllowedValues::Switch => ExpectedValue::Boolean,
        AllowedValues::Words(words) => ExpectedValue::OneOfWords(words),
    }
}

/// Writes the section of the game.
pub(super) fn write(kind: &GameKind, out: &mut String) -> std::fmt::Result {
    match kind {
        GameKind::Matches(rules) => {
            write!(
                out,
                "\n[matches]\nstart = {}\nmax_take = {}\n",
                rules.matches_at_start(),
                rules.max_take()
            )
        }
        GameKind::Awale(Variant { id, name, rules }) => {
            write!(
                out,
                "\n[variant]\nid = {}\nname = {}\n",
                quoted(id),
                quoted(name)
            )?;
            out.push_str(&rules_in_toml(rules));
            Ok(())
        }
    }
}

/// Formats the fields of `rules` as lines of TOML, as in records and in the user's settings.
pub fn rules_in_toml(rules: &RuleFields) -> String {
    let format_line = |field: RuleField| match field.get(rules) {
        RuleValue::Word(word) => format!("{} = \"{word}\"\n", field.name()),
        value => format!("{} = {value}\n", field.name()),
    };
    RuleField::ALL.map(format_line).concat()
}

/// Converts a TOML value to a value of the rules, or `None` if no field can have this type.
pub fn rule_value<'v>(value: &'v DeValue) -> Option<RuleValue<'v>> {
    let to_number = || whole_number(value)?.try_into().ok().map(RuleValue::Number);
    value
        .as_str()
        .map(RuleValue::Word)
        .or_else(|| value.as_bool().map(RuleValue::Switch))
        .or_else(to_number)
}
