//! Reads and writes rules as one tag, `Rules "seeds_per_pit=3 win_at=19 …"`, for variants that
//! other programs do not have. The names and values are the same as in settings and records.

use awale_rules::{RuleField, RuleFields, RuleValue, Rules};

use crate::record::RecordProblem;

/// Formats all fields of the rules as the value of the tag.
pub(super) fn format_rules(rules: &Rules) -> String {
    let format_field = |field: RuleField| format!("{}={}", field.name(), field.get(rules));
    RuleField::ALL.map(format_field).join(" ")
}

/// Parses the value of the tag. Missing fields have the values of the international rules, and
/// `win_at` is half of all seeds plus one, as in the settings.
pub(super) fn read(text: &str) -> Result<Rules, RecordProblem> {
    let mut fields = RuleFields::OWARE;
    let mut fields_in_text = Vec::new();
    for entry in text.split_whitespace() {
        let rule_error = || RecordProblem::InvalidRule(entry.to_owned());
        let (field_name, field_value) = entry.split_once('=').ok_or_else(rule_error)?;
        let field = RuleField::from_name(field_name).ok_or_else(rule_error)?;
        if fields_in_text.contains(&field) {
            return Err(rule_error());
        }
        field
            .set(&mut fields, RuleValue::parse(field_value))
            .map_err(|_| rule_error())?;
        fields_in_text.push(field);
    }
    if !fields_in_text.contains(&RuleField::WinAt) {
        fields.win_at = RuleFields::oware_with(fields.seeds_per_pit).win_at;
    }
    Rules::new(fields).map_err(RecordProblem::ContradictoryRules)
}

#[cfg(test)]
mod tests {
    use awale_rules::RulesError;

    use super::*;
    use crate::catalogue::Variant;

    #[test]
    fn rules_survive_writing_and_reading() {
        for variant in Variant::built_in() {
            assert_eq!(read(&format_rules(&variant.rules)), Ok(variant.rules));
        }
        assert_eq!(read("seeds_per_pit=3").unwrap().win_at, Some(19));
        assert_eq!(read("").unwrap().fields(), RuleFields::OWARE);
    }

    #[test]
    fn unknown_rules_are_reported() {
        for wrong in [
            "win_at",
            "win_at=",
            "win_at=all",
            "feeding=Required",
            "colour=red",
            "sow_stores=1",
            "stop_at=5",
        ] {
            assert_eq!(
                read(&format!("stop_at=5 {wrong}")),
                Err(RecordProblem::InvalidRule(wrong.to_owned()))
            );
        }
        assert_eq!(
            read("seeds_per_pit=255"),
            Err(RecordProblem::ContradictoryRules(
                RulesError::InvalidSeedsPerPit(255)
            ))
        );
    }
}
