//! Reads the user's own variants, each a section `[[variant]]`. Missing fields default to the
//! international rules.

use awale_rules::{AllowedValues, RuleField, RuleFields, RuleValue, Rules};

use awale_study::{
    catalogue::Variant,
    record::rule_value,
    toml_reader::{self, TomlTable, nearest_known_key},
};
use awale_words::text::Label;

use super::error::{AllowedSettingValues, SettingsProblem, VariantIdFault};

/// An error with its place in the file.
type Fault = toml_reader::Fault<SettingsProblem>;

/// The id of the matchstick game, which is not allowed for variants.
pub(super) const MATCHSTICK_GAME_ID: &str = "matches";

/// The keys of a variant other than the fields of its rules.
const ID_AND_NAME_KEYS: [&str; 2] = ["id", "name"];

/// All keys that a variant may contain.
fn variant_keys() -> impl Iterator<Item = &'static str> {
    ID_AND_NAME_KEYS
        .into_iter()
        .chain(RuleField::ALL.map(RuleField::name))
}

/// Reads a variant. The earlier variants of the file are `earlier_variants`.
pub(super) fn read_variant(
    mut section: TomlTable<'_, SettingsProblem>,
    earlier_variants: &[Variant],
) -> Result<Variant, Fault> {
    if let Some((span, name)) = section
        .remaining_field_names()
        .find(|(_, name)| !variant_keys().any(|known| known == *name))
    {
        return Err((
            span,
            SettingsProblem::UnknownSetting {
                key: format!("variant.{name}"),
                nearest_setting_key: nearest_known_key(name, variant_keys()),
            },
        ));
    }
    let id = Label::from(read_id(&mut section, earlier_variants)?);
    let name = section.take_optional("name")?.unwrap_or_else(|| id.clone());
    Ok(Variant {
        rules: read_rules(&mut section)?,
        id,
        name,
    })
}

fn read_id(
    section: &mut TomlTable<'_, SettingsProblem>,
    earlier_variants: &[Variant],
) -> Result<String, Fault> {
    let Some((span, id)) = section.take_optional_spanned::<String>("id")? else {
        return Err((
            section.span.clone(),
            SettingsProblem::MissingSetting {
                key: "variant.id".to_owned(),
            },
        ));
    };
    let is_allowed_byte =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let has_id = |variants: &[Variant]| variants.iter().any(|variant| variant.id == id);
    let id_fault = if id.is_empty() || !id.bytes().all(is_allowed_byte) {
        VariantIdFault::ForbiddenCharacters
    } else if id == MATCHSTICK_GAME_ID || has_id(&Variant::built_in()) {
        VariantIdFault::UsedByBuiltIn
    } else if has_id(earlier_variants) {
        VariantIdFault::UsedTwice
    } else {
        return Ok(id);
    };
    Err((
        span,
        SettingsProblem::InvalidVariantId {
            id,
            fault: id_fault,
        },
    ))
}

fn read_rules(section: &mut TomlTable<'_, SettingsProblem>) -> Result<Rules, Fault> {
    let field_spans = RuleField::ALL.map(|field| (field, section.field_span(field.name())));
    let mut fields = RuleFields::OWARE;
    read_rule(section, RuleField::SeedsPerPit, &mut fields)?;
    fields = RuleFields::oware_with(fields.seeds_per_pit);
    for field in RuleField::ALL {
        read_rule(section, field, &mut fields)?;
    }
    Rules::new(fields).map_err(|contradiction| {
        let field_and_span = field_spans
            .into_iter()
            .find(|(field, _)| *field == contradiction.wrong_field());
        (
            field_and_span.map_or(section.span.clone(), |(_, place)| place),
            SettingsProblem::ContradictoryRules(contradiction),
        )
    })
}

/// Reads a field of the rules into `fields`, if the section contains it. Whether `win_at` and
/// `stop_at` are in range is checked later by the rules, whose error gives the reason.
fn read_rule(
    section: &mut TomlTable<'_, SettingsProblem>,
    field: RuleField,
    fields: &mut RuleFields,
) -> Result<(), Fault> {
    let Some((span, value)) = section.take_any(field.name()) else {
        return Ok(());
    };
    let new_value =
        rule_value(&value).filter(|value| match (field.allowed_values(fields), value) {
            (AllowedValues::Number(range), RuleValue::Number(number)) => range.contains(number),
            _ => true,
        });
    let result = new_value
        .ok_or_else(|| field.allowed_values(fields))
        .and_then(|value| field.set(fields, value));
    result.map_err(|allowed| {
        section.invalid_value(field.name(), span, AllowedSettingValues::from(allowed))
    })
}

impl From<AllowedValues> for AllowedSettingValues {
    fn from(allowed: AllowedValues) -> Self {
        let (low, high) = match allowed {
            AllowedValues::Switch => return AllowedSettingValues::Boolean,
            AllowedValues::Words(words) => return AllowedSettingValues::Words(words.to_vec()),
            AllowedValues::Number(ref range) | AllowedValues::NumberOrNone(ref range) => {
                (*range.start(), *range.end())
            }
        };
        let (low, high) = (low.into(), high.into());
        if let AllowedValues::Number(_) = allowed {
            AllowedSettingValues::Number { low, high }
        } else {
            AllowedSettingValues::NumberOrNone { low, high }
        }
    }
}
