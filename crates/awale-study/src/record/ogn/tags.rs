//! Interprets the tags of a game.

use std::{borrow::Cow, collections::BTreeMap};

use awale_rules::{Position, Rules, Seat, Settlement};

use crate::{
    catalogue::{GameKind, PlayerSpec, Variant},
    record::{
        ClockTimes, DateTime, GameOrigin, LimitedThing, MAX_TAG_NAME_BYTES, MAX_TAGS,
        OmittedTextKind, Participant, RecordProblem, SowingDirection, result::settlement_from_name,
    },
    text::Label,
};

use super::{OgnFault, rules};

/// The maximum number of tags of a game, including the tags that a record stores in its own fields.
const MAX_TAGS_READ: usize = 256;

/// The value of a tag for something unknown.
pub(super) const UNKNOWN_VALUE: &str = "?";

/// The tags for which a record has its own fields. All other tags are stored unchanged.
const TAGS_WITH_RECORD_FIELDS: [&str; 10] = [
    "Variant",
    "VariantName",
    "Rules",
    "Event",
    "South",
    "North",
    "SouthPlayer",
    "NorthPlayer",
    "Result",
    "FEN",
];

/// The tag for a date. A record stores it as a tag if the date has another form.
pub(crate) const DATE_TAG: &str = "Date";
/// The tag for a time. A record stores it as a tag if the time has another form.
pub(crate) const TIME_TAG: &str = "Time";

/// The usual spelling of tags of other programs.
const USUAL_TAG_SPELLINGS: [&str; 4] = ["Site", "Round", DATE_TAG, TIME_TAG];

/// The tag of this program for the origin of the game.
pub(super) const ORIGIN_TAG: &str = "Origin";
/// The tag of this program for a game with help.
pub(super) const PLAYED_WITH_HELP_TAG: &str = "Helped";
/// The tag of this program for the clocks.
pub(super) const CLOCK_TAG: &str = "Clock";

/// The tag of this program for the direction of sowing on the screen.
pub(super) const SOWING_DIRECTION_TAG: &str = "Sowing";

/// The tag for the way in which the players ended the game.
pub(super) const TERMINATION_TAG: &str = "Termination";

/// The value of [`PLAYED_WITH_HELP_TAG`] if the player had help.
pub(super) const YES_VALUE: &str = "yes";

/// Names of the international rules in other programs. Aualé writes the first, which does not mean
/// the game with sown stores, whose id is `abapa`.
const INTERNATIONAL_RULES_NAMES: [&str; 3] = ["Oware Abapa", "International Oware", "Awale"];

/// Returns true if a record has its own field for this tag.
pub(crate) fn is_tag_with_record_field(name: &str) -> bool {
    TAGS_WITH_RECORD_FIELDS
        .iter()
        .any(|known| known.eq_ignore_ascii_case(name))
}

/// The tags of a game, by name in lower case.
#[derive(Default)]
pub(super) struct Tags<'t>(BTreeMap<String, Tag<'t>>);

struct Tag<'t> {
    offset: usize,
    name: &'t str,
    value: Cow<'t, str>,
}

impl<'t> Tags<'t> {
    /// Adds a tag. A second tag of the same name must have the same value.
    pub(super) fn add(
        &mut self,
        offset: usize,
        name: &'t str,
        value: Cow<'t, str>,
    ) -> Result<(), OgnFault> {
        if name.len() > MAX_TAG_NAME_BYTES {
            return Err((
                offset,
                RecordProblem::TagNameTooLong {
                    max_bytes: MAX_TAG_NAME_BYTES,
                },
            ));
        }
        if self.0.len() >= MAX_TAGS_READ {
            return Err((
                offset,
                RecordProblem::LimitExceeded {
                    limited_thing: LimitedThing::TagsOfGame,
                    max_count: MAX_TAGS_READ,
                },
            ));
        }
        let tag = Tag {
            offset,
            name,
            value,
        };
        let lowercase_name = name.to_ascii_lowercase();
        if self
            .0
            .get(&lowercase_name)
            .is_some_and(|known| known.value != tag.value)
        {
            return Err((offset, RecordProblem::ConflictingTags(name.to_owned())));
        }
        self.0.insert(lowercase_name, tag);
        Ok(())
    }

    /// Returns the tags that are too long. A record stores only their beginning.
    pub(super) fn too_long_tags(&self) -> Vec<(OmittedTextKind, usize)> {
        let is_too_long = |(name, tag): &(&String, &Tag<'t>)| {
            let value = to_one_line(&tag.value);
            *name != "rules" && value.len() > 200 && Label::from(value.as_str()).len() < value.len()
        };
        let long_tags = self.0.iter().filter(is_too_long);
        long_tags
            .map(|(_, tag)| (OmittedTextKind::CutEndsOfLongTexts, tag.offset))
            .collect()
    }

    /// Removes a tag and returns its value with its position. Returns `None` if the value is
    /// missing or unknown.
    pub(super) fn take(&mut self, name: &str) -> Option<(usize, String)> {
        let tag = self.0.remove(&name.to_ascii_lowercase())?;
        let value = to_one_line(&tag.value);
        (!value.is_empty() && value != UNKNOWN_VALUE).then_some((tag.offset, value))
    }

    /// Returns the variant: by the rules if they are written, otherwise by its name.
    pub(super) fn take_variant(&mut self, variants: &[Variant]) -> Result<Variant, OgnFault> {
        let (variant_tag, variant_name_tag, rules_tag) = (
            self.take("Variant"),
            self.take("VariantName"),
            self.take("Rules"),
        );
        let Some((offset, rules_text)) = rules_tag else {
            let variant = match variant_tag {
                Some((at, variant_tag)) => find_variant(&variant_tag, variants)
                    .ok_or_else(|| (at, unknown_variant_error(variant_tag, variants)))?,
                // A game without a variant is one by the international rules.
                None => Variant::built_in().swap_remove(0),
            };
            let variant_name = variant_name_tag.map_or_else(
                || variant.name.clone(),
                |(_, variant_name_tag)| variant_name_tag.into(),
            );
            return Ok(Variant {
                name: variant_name,
                ..variant
            });
        };
        let rules_text: Rules = rules::read(&rules_text).map_err(|problem| (offset, problem))?;
        let variant_id: Label =
            variant_tag.map_or_else(|| "own".into(), |(_, variant_tag)| variant_tag.into());
        Ok(Variant {
            name: variant_name_tag.map_or_else(
                || variant_id.clone(),
                |(_, variant_name_tag)| variant_name_tag.into(),
            ),
            id: variant_id,
            rules: rules_text,
        })
    }

    /// Returns the start position, if it is written.
    pub(super) fn take_start(&mut self, rules: Rules) -> Result<Option<Position>, OgnFault> {
        let Some((offset, text)) = self.take("FEN") else {
            return Ok(None);
        };
        let position = Position::parse(&text.to_ascii_uppercase(), &rules);
        position
            .map(Some)
            .map_err(|error| (offset, RecordProblem::InvalidStartPosition(error)))
    }

    /// Returns the player of a side: a human, unless a tag of this program says otherwise.
    pub(super) fn take_participant(
        &mut self,
        seat: Seat,
        kind: &GameKind,
    ) -> Result<Participant, OgnFault> {
        let (name_tag, player_tag) = match seat {
            Seat::South => ("South", "SouthPlayer"),
            Seat::North => ("North", "NorthPlayer"),
        };
        let name_in_tag = self.take(name_tag).map(|(_, name_tag)| name_tag);
        let (offset, spec) = match self.take(player_tag) {
            Some((at, spec)) => (
                at,
                spec.parse()
                    .map_err(|error| (at, RecordProblem::InvalidPlayer(error)))?,
            ),
            None => (0, PlayerSpec::Human),
        };
        // For a player without a name, this program writes the specification of the player as the
        // name.
        let name_in_tag = name_in_tag
            .filter(|name_in_tag| *name_in_tag != spec.to_string())
            .map(Into::into)
            .unwrap_or_default();
        if spec.plays(kind) {
            Ok(Participant {
                name: name_in_tag,
                spec,
            })
        } else {
            Err((offset, RecordProblem::PlayerOfOtherGame(spec)))
        }
    }

    /// Returns the date of the game as far as it is known. A date in another form remains a tag,
    /// and so does a time without a date or an offset.
    pub(super) fn take_date(&mut self) -> DateTime {
        let tag_value = |name: &str| {
            let tag = self.0.get(&name.to_ascii_lowercase());
            tag.map(|tag| Label::from(tag.value.as_ref()).to_string())
                .unwrap_or_default()
        };
        let (date, time) = (tag_value(DATE_TAG), tag_value(TIME_TAG));
        let Some(partial_date) = DateTime::parse_partial(&date) else {
            return DateTime::UNKNOWN;
        };
        self.take(DATE_TAG);
        match format!("{partial_date}T{time}").parse() {
            Ok(whole) => {
                self.take(TIME_TAG);
                whole
            }
            Err(_) => partial_date,
        }
    }

    /// Returns the direction of sowing on the screen.
    pub(super) fn take_sowing(&mut self) -> SowingDirection {
        self.take_program_tag(SOWING_DIRECTION_TAG, |name| name.parse().ok())
            .unwrap_or_default()
    }

    /// Removes a tag of this program and returns its parsed value. A value of another program,
    /// which `parse_value` does not understand, remains a tag. [`is_understood_tag_value`] makes
    /// the same distinction.
    fn take_program_tag<T>(
        &mut self,
        name: &str,
        parse_value: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let lowercase_name = name.to_ascii_lowercase();
        let parsed_value = self
            .0
            .get(&lowercase_name)
            .and_then(|tag| parse_value(&Label::from(tag.value.as_ref())))?;
        self.0.remove(&lowercase_name);
        Some(parsed_value)
    }

    /// Returns how the players ended the game, if a tag says so with a name of records.
    pub(super) fn take_settlement(&mut self) -> Option<(usize, Settlement)> {
        let offset = self.0.get(&TERMINATION_TAG.to_ascii_lowercase())?.offset;
        Some((
            offset,
            self.take_program_tag(TERMINATION_TAG, settlement_from_name)?,
        ))
    }

    /// Returns the origin of the game: the usual start, a position or a study.
    pub(super) fn take_origin(&mut self) -> GameOrigin {
        self.take_program_tag(ORIGIN_TAG, |name| name.parse().ok())
            .unwrap_or_default()
    }

    /// Returns true if the only human had help.
    pub(super) fn take_helped(&mut self) -> bool {
        self.take_program_tag(PLAYED_WITH_HELP_TAG, |value| {
            (value == YES_VALUE).then_some(())
        })
        .is_some()
    }

    /// Returns the clocks, without the times after each move.
    pub(super) fn take_clocks(&mut self) -> Option<ClockTimes> {
        self.take_program_tag(CLOCK_TAG, ClockTimes::from_line)
    }

    /// Returns the remaining tags, for which a record has no field: site, round, and tags of other
    /// programs. There are at most as many as can be written again.
    pub(super) fn remaining_tags(mut self) -> Result<BTreeMap<String, Label>, OgnFault> {
        let keys_names_and_offsets: Vec<(String, &str, usize)> = self
            .0
            .iter()
            .map(|(key, tag)| (key.clone(), tag.name, tag.offset))
            .collect();
        let mut remaining_tags = BTreeMap::new();
        for (key, name, at) in keys_names_and_offsets {
            if remaining_tags.len() >= MAX_TAGS {
                return Err((
                    at,
                    RecordProblem::LimitExceeded {
                        limited_thing: LimitedThing::TagsOfGame,
                        max_count: MAX_TAGS,
                    },
                ));
            }
            let usual_spelling = USUAL_TAG_SPELLINGS
                .into_iter()
                .find(|usual| usual.eq_ignore_ascii_case(name));
            let value = match usual_spelling {
                // Other programs write these tags even with unknown values, which are dropped here.
                Some(usual_spelling) => self.take(usual_spelling).map(|(_, value)| value),
                None => self.0.remove(&key).map(|tag| to_one_line(&tag.value)),
            };
            if let Some(value) = value {
                remaining_tags.insert(usual_spelling.unwrap_or(name).to_owned(), value.into());
            }
        }
        Ok(remaining_tags)
    }
}

/// Returns true if this program would interpret the tag as its own.
pub(super) fn is_understood_tag_value(name: &str, value: &str) -> bool {
    let is_same_name = |own: &str| own.eq_ignore_ascii_case(name);
    is_same_name(TERMINATION_TAG) && settlement_from_name(value).is_some()
        || is_same_name(ORIGIN_TAG) && value.parse::<GameOrigin>().is_ok()
        || is_same_name(SOWING_DIRECTION_TAG) && value.parse::<SowingDirection>().is_ok()
        || is_same_name(PLAYED_WITH_HELP_TAG) && value == YES_VALUE
        || is_same_name(CLOCK_TAG) && ClockTimes::from_line(value).is_some()
}

/// Returns `text` on one line, without control characters.
pub(super) fn to_one_line(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_owned()
}

/// Returns the variant with this id or name, or the international rules if the name means them in
/// another program.
fn find_variant(id_or_name: &str, variants: &[Variant]) -> Option<Variant> {
    let built_in = Variant::built_in();
    let has_id_or_name = |variant: &&Variant| {
        variant.id.eq_ignore_ascii_case(id_or_name) || variant.name.eq_ignore_ascii_case(id_or_name)
    };
    let named_variant = built_in
        .iter()
        .chain(variants)
        .find(has_id_or_name)
        .cloned();
    named_variant.or_else(|| {
        let is_international = INTERNATIONAL_RULES_NAMES
            .iter()
            .any(|name| name.eq_ignore_ascii_case(id_or_name));
        is_international.then(|| built_in[0].clone())
    })
}

fn unknown_variant_error(variant_id: String, known_variants: &[Variant]) -> RecordProblem {
    let built_in = Variant::built_in();
    let user_variants = known_variants
        .iter()
        .filter(|variant| !built_in.contains(variant));
    RecordProblem::UnknownVariant {
        variant_id,
        known_ids: built_in
            .iter()
            .chain(user_variants)
            .map(|variant| variant.id.to_string())
            .collect(),
    }
}
