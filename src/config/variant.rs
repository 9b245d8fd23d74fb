//! The user's own variants: one `[[variant]]` each, whose fields default to those of the international rules.

use std::ops::Range;

use awale_rules::{Feeding, GrandSlam, Leftovers, Repetition, RuleFields, Rules};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::catalogue::Variant;
use crate::text::Label;

use super::error::{Allowed, IdFault, Problem, Refused};
use super::fault::{Fault, nearest, shown};
use super::setting::{Setting, one_of, whole};

/// The id of the game of matches, which no variant may take.
pub(super) const MATCHES: &str = "matches";

/// The keys that a variant may have.
const KEYS: [&str; 10] = [
    "id",
    "name",
    "seeds_per_pit",
    "sow_stores",
    "grand_slam",
    "feeding",
    "win_at",
    "stop_at",
    "leftovers",
    "repetition",
];

/// Reads the variant that stands at `span` of `text`; those before it in the file are `others`.
pub(super) fn read(text: &str, span: Range<usize>, table: &DeTable<'_>, others: &[Variant]) -> Result<Variant, Fault> {
    let section = Section { text, span, table };
    section.unknown_keys()?;
    let id = section.id(others)?;
    let id = Label::from(id);
    let name = section.get("name", id.clone(), Label::read)?;
    Ok(Variant { rules: section.rules()?, id, name })
}

/// The section of one variant.
struct Section<'t> {
    text: &'t str,
    span: Range<usize>,
    table: &'t DeTable<'t>,
}

impl Section<'_> {
    fn unknown_keys(&self) -> Result<(), Fault> {
        match self.table.keys().find(|key| !KEYS.contains(&key.get_ref().as_ref())) {
            None => Ok(()),
            Some(key) => {
                let nearest = nearest(key.get_ref(), KEYS.into_iter());
                Err((key.span(), Problem::Unknown { key: format!("variant.{}", key.get_ref()), nearest }))
            }
        }
    }

    /// The field `key`, or `default` where it is not set.
    fn get<T>(&self, key: &str, default: T, read: impl Fn(&DeValue<'_>) -> Result<T, Refused>) -> Result<T, Fault> {
        let Some(value) = self.table.get(key) else { return Ok(default) };
        let problem = |why: Refused| why.of(key, shown(self.text, value.span()));
        read(value.get_ref()).map_err(|why| (value.span(), problem(why)))
    }

    fn id(&self, others: &[Variant]) -> Result<String, Fault> {
        let id = self.get("id", String::new(), String::read)?;
        let Some(span) = self.table.get("id").map(Spanned::span) else {
            return Err((self.span.clone(), Problem::Missing { key: "variant.id".to_owned() }));
        };
        let spelt = |id: &str| {
            let letters = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
            !id.is_empty() && id.bytes().all(letters)
        };
        let has = |variants: &[Variant]| variants.iter().any(|variant| variant.id == id);
        let why = if !spelt(&id) {
            IdFault::Spelling
        } else if id == MATCHES || has(&Variant::built_in()) {
            IdFault::BuiltIn
        } else if has(others) {
            IdFault::Twice
        } else {
            return Ok(id);
        };
        Err((span, Problem::Id { id, why }))
    }

    fn rules(&self) -> Result<Rules, Fault> {
        let seeds_per_pit = self.get("seeds_per_pit", RuleFields::OWARE.seeds_per_pit, |value| {
            let seeds = whole(value).filter(|seeds| (1..=6).contains(seeds));
            seeds.map(|seeds| seeds as u8).ok_or(Allowed::Number { low: 1, high: 6 }.into())
        })?;
        let total = RuleFields { seeds_per_pit, ..RuleFields::OWARE }.total();
        let half_and_one = total / 2 + 1;
        let fields = RuleFields {
            seeds_per_pit,
            sow_stores: self.get("sow_stores", RuleFields::OWARE.sow_stores, bool::read)?,
            grand_slam: self.get("grand_slam", RuleFields::OWARE.grand_slam, |value| {
                one_of(value, &[GrandSlam::Illegal, GrandSlam::CapturesNothing], GrandSlam::name)
            })?,
            feeding: self.get("feeding", RuleFields::OWARE.feeding, |value| {
                one_of(value, &[Feeding::Required, Feeding::Free], Feeding::name)
            })?,
            win_at: self.get("win_at", Some(half_and_one), |value| seeds_or_none(value, half_and_one, total))?,
            stop_at: self.get("stop_at", RuleFields::OWARE.stop_at, |value| seeds_or_none(value, 0, total - 1))?,
            leftovers: self.get("leftovers", RuleFields::OWARE.leftovers, |value| {
                one_of(value, &[Leftovers::OwnRows, Leftovers::Mover], Leftovers::name)
            })?,
            repetition: self.get("repetition", RuleFields::OWARE.repetition, |value| {
                one_of(value, &[Repetition::OwnRows, Repetition::Shared], Repetition::name)
            })?,
        };
        Rules::new(fields).map_err(|contradiction| {
            let span = self.table.get(contradiction.field()).map_or(self.span.clone(), Spanned::span);
            (span, Problem::Rules(contradiction))
        })
    }
}

/// A number of seeds, or `"none"`. Whether the number is in range is for the rules to say, who know why.
fn seeds_or_none(value: &DeValue<'_>, low: u8, high: u8) -> Result<Option<u8>, Refused> {
    if value.as_str() == Some("none") {
        return Ok(None);
    }
    let seeds = whole(value).and_then(|seeds| u8::try_from(seeds).ok());
    seeds.map(Some).ok_or(Allowed::NumberOrNone { low: low.into(), high: high.into() }.into())
}
