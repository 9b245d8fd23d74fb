//! Reads and writes the section `[tags]` of a record: texts of other programs about a game, stored
//! unchanged.

use std::{collections::BTreeMap, fmt::Write as _};

use crate::text::Label;

use super::{
    DateTime, MAX_TAG_NAME_BYTES, Record, RecordProblem,
    fields::{Fault, Fields, quoted, read_texts},
    ogn,
};

/// Reads the tags. A tag for which the record has its own field is an error.
pub(super) fn read(fields: Fields, date: DateTime) -> Result<BTreeMap<String, Label>, Fault> {
    let mut lowercase_names: Vec<String> = Vec::new();
    read_texts(fields, |name| {
        let lowercase_name = name.to_ascii_lowercase();
        if lowercase_names.contains(&lowercase_name) {
            return Err(RecordProblem::ConflictingTags(name.to_owned()));
        }
        lowercase_names.push(lowercase_name);
        let is_tag_name = (1..=MAX_TAG_NAME_BYTES).contains(&name.len())
            && name
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let repeats_known_date_or_time = name.eq_ignore_ascii_case(ogn::DATE_TAG)
            && date != DateTime::UNKNOWN
            || name.eq_ignore_ascii_case(ogn::TIME_TAG) && date.time_text().is_some();
        if is_tag_name && !repeats_known_date_or_time && !ogn::is_tag_with_record_field(name) {
            Ok(())
        } else {
            Err(RecordProblem::UnknownField(name.to_owned()))
        }
    })
}

impl Record {
    /// Writes the tags, if there are any.
    pub(super) fn write_tags(&self, out: &mut String) -> std::fmt::Result {
        if self.header.tags.is_empty() {
            return Ok(());
        }
        writeln!(out, "\n[tags]")?;
        self.header
            .tags
            .iter()
            .try_for_each(|(name, value)| writeln!(out, "{name} = {}", quoted(value)))
    }
}
