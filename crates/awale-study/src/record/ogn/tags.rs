//! The tags of a game, and what this program makes of them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use awale_rules::{Position, Rules, Seat, Settlement};

use crate::catalogue::{Kind, PlayerSpec, Variant};
use crate::record::result::settlement_named;
use crate::record::{
    Bounded, ClockTimes, DateTime, Direction, GameOrigin, LONGEST_TAG, MOST_TAGS, NotKept,
    Participant, RecordProblem, unknown_date,
};
use crate::text::Label;

use super::OgnFault;
use super::rules;

/// The most tags of a game, with those that a record tells in its own fields.
const MOST: usize = 256;

/// What stands for something unknown.
pub(super) const UNKNOWN: &str = "?";

/// The tags that tell what a record says in its own fields. Any other is kept as it is.
const OF_THE_RECORD: [&str; 10] = [
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

/// The tags that keep what a record's own field cannot: a date or a time in another form.
pub(crate) const DATE: &str = "Date";
pub(crate) const TIME: &str = "Time";

/// The usual spelling of tags that other programs write.
const USUAL: [&str; 4] = ["Site", "Round", DATE, TIME];

/// Where a game comes from, whether its player had help, and what its clocks show: what it counts
/// for.
pub(super) const ORIGIN: &str = "Origin";
pub(super) const HELPED: &str = "Helped";
pub(super) const CLOCK: &str = "Clock";

/// The direction of sowing in the picture.
pub(super) const SOWING: &str = "Sowing";

/// How the players ended the game.
pub(super) const TERMINATION: &str = "Termination";

/// That the player had help.
pub(super) const YES: &str = "yes";

/// Names that other programs give to the international rules: Aualé writes the first. It does not
/// mean the game in which the stores are sown, whose id is `abapa`.
const INTERNATIONAL: [&str; 3] = ["Oware Abapa", "International Oware", "Awale"];

/// Whether a record tells what this tag says in a field of its own.
pub(crate) fn is_of_the_record(name: &str) -> bool {
    OF_THE_RECORD
        .iter()
        .any(|known| known.eq_ignore_ascii_case(name))
}

/// The tags of a game, found by name ignoring case.
#[derive(Default)]
pub(super) struct Tags<'t>(BTreeMap<String, Tag<'t>>);

struct Tag<'t> {
    at: usize,
    name: &'t str,
    value: Cow<'t, str>,
}

impl<'t> Tags<'t> {
    /// Adds a tag. A second tag of the same name must have the same value.
    pub(super) fn add(
        &mut self,
        at: usize,
        name: &'t str,
        value: Cow<'t, str>,
    ) -> Result<(), OgnFault> {
        if name.len() > LONGEST_TAG {
            return Err((at, RecordProblem::TooLong { most: LONGEST_TAG }));
        }
        if self.0.len() >= MOST {
            return Err((
                at,
                RecordProblem::TooMuch {
                    of: Bounded::Tags,
                    most: MOST,
                },
            ));
        }
        let tag = Tag { at, name, value };
        let key = name.to_ascii_lowercase();
        if self
            .0
            .get(&key)
            .is_some_and(|known| known.value != tag.value)
        {
            return Err((at, RecordProblem::TwoTags(name.to_owned())));
        }
        self.0.insert(key, tag);
        Ok(())
    }

    /// Lists the tags that are too long: a record keeps only their beginning.
    pub(super) fn too_long(&self) -> Vec<(NotKept, usize)> {
        let is_cut = |(name, tag): &(&String, &Tag<'t>)| {
            let value = one_line(&tag.value);
            *name != "rules" && value.len() > 200 && Label::from(value.as_str()).len() < value.len()
        };
        let cut = self.0.iter().filter(is_cut);
        cut.map(|(_, tag)| (NotKept::LongTexts, tag.at)).collect()
    }

    /// Takes the value of a tag out, and where it stands; nothing where it says that nothing is
    /// known.
    pub(super) fn take(&mut self, name: &str) -> Option<(usize, String)> {
        let tag = self.0.remove(&name.to_ascii_lowercase())?;
        let value = one_line(&tag.value);
        (!value.is_empty() && value != UNKNOWN).then_some((tag.at, value))
    }

    /// The variant that is played: by the rules that are written, else by those of the name.
    pub(super) fn variant(&mut self, known: &[Variant]) -> Result<Variant, OgnFault> {
        let (id, name, rules) = (
            self.take("Variant"),
            self.take("VariantName"),
            self.take("Rules"),
        );
        let Some((at, rules)) = rules else {
            let variant = match id {
                Some((at, id)) => named(&id, known).ok_or_else(|| (at, no_variant(id, known)))?,
                // A game that does not say is one by the international rules.
                None => Variant::built_in().swap_remove(0),
            };
            let name = name.map_or_else(|| variant.name.clone(), |(_, name)| name.into());
            return Ok(Variant { name, ..variant });
        };
        let rules: Rules = rules::read(&rules).map_err(|problem| (at, problem))?;
        let id: Label = id.map_or_else(|| "own".into(), |(_, id)| id.into());
        Ok(Variant {
            name: name.map_or_else(|| id.clone(), |(_, name)| name.into()),
            id,
            rules,
        })
    }

    /// The position in which the game starts, where it is written.
    pub(super) fn start(&mut self, rules: Rules) -> Result<Option<Position>, OgnFault> {
        let Some((at, text)) = self.take("FEN") else {
            return Ok(None);
        };
        let position = Position::parse(&text.to_ascii_uppercase(), &rules);
        position
            .map(Some)
            .map_err(|error| (at, RecordProblem::Position(error)))
    }

    /// Who played on this side: a person, unless a tag of this program says otherwise.
    pub(super) fn participant(&mut self, seat: Seat, kind: &Kind) -> Result<Participant, OgnFault> {
        let (name, player) = match seat {
            Seat::South => ("South", "SouthPlayer"),
            Seat::North => ("North", "NorthPlayer"),
        };
        let name = self.take(name).map(|(_, name)| name);
        let (at, spec) = match self.take(player) {
            Some((at, spec)) => (
                at,
                spec.parse()
                    .map_err(|error| (at, RecordProblem::Player(error)))?,
            ),
            None => (0, PlayerSpec::Human),
        };
        // Who has no name was called as commands call the player.
        let name = name
            .filter(|name| *name != spec.to_string())
            .map(Into::into)
            .unwrap_or_default();
        if spec.plays(kind) {
            Ok(Participant { name, spec })
        } else {
            Err((at, RecordProblem::PlayerElsewhere(spec)))
        }
    }

    /// The date of the game as far as it is known. A date in another form stays a tag, and so does a
    /// time without a date or an offset.
    pub(super) fn date(&mut self) -> DateTime {
        let value = |name: &str| {
            let tag = self.0.get(&name.to_ascii_lowercase());
            tag.map(|tag| Label::from(tag.value.as_ref()).to_string())
                .unwrap_or_default()
        };
        let (date, time) = (value(DATE), value(TIME));
        let Some(day) = DateTime::partial(&date) else {
            return unknown_date();
        };
        self.take(DATE);
        match format!("{day}T{time}").parse() {
            Ok(whole) => {
                self.take(TIME);
                whole
            }
            Err(_) => day,
        }
    }

    /// Which way sowing went in the picture.
    pub(super) fn sowing(&mut self) -> Direction {
        self.take_own(SOWING, direction_named).unwrap_or_default()
    }

    /// What `read` makes of a tag of this program. Other words, which another program wrote under
    /// its name, are kept as they are. [`is_own_word`] tells the two apart.
    fn take_own<T>(&mut self, name: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let key = name.to_ascii_lowercase();
        let value = self
            .0
            .get(&key)
            .and_then(|tag| read(&Label::from(tag.value.as_ref())))?;
        self.0.remove(&key);
        Some(value)
    }

    /// The end that the players made, where a tag says so in the words of a record.
    pub(super) fn settlement(&mut self) -> Option<(usize, Settlement)> {
        let at = self.0.get(&TERMINATION.to_ascii_lowercase())?.at;
        Some((at, self.take_own(TERMINATION, settlement_named)?))
    }

    /// Where the game comes from.
    pub(super) fn origin(&mut self) -> GameOrigin {
        self.take_own(ORIGIN, origin_named).unwrap_or_default()
    }

    /// Whether the only human had help.
    pub(super) fn is_helped(&mut self) -> bool {
        self.take_own(HELPED, |value| (value == YES).then_some(()))
            .is_some()
    }

    /// The clocks, but for what they showed after each move.
    pub(super) fn clocks(&mut self) -> Option<ClockTimes> {
        self.take_own(CLOCK, ClockTimes::from_line)
    }

    /// What no field of a record tells: where the game was played, in which round, and other tags
    /// of another program. There are no more of them than can be written again.
    pub(super) fn rest(mut self) -> Result<BTreeMap<String, Label>, OgnFault> {
        let names: Vec<(String, &str, usize)> = self
            .0
            .iter()
            .map(|(key, tag)| (key.clone(), tag.name, tag.at))
            .collect();
        let mut rest = BTreeMap::new();
        for (key, name, at) in names {
            if rest.len() >= MOST_TAGS {
                return Err((
                    at,
                    RecordProblem::TooMuch {
                        of: Bounded::Tags,
                        most: MOST_TAGS,
                    },
                ));
            }
            let usual = USUAL
                .into_iter()
                .find(|usual| usual.eq_ignore_ascii_case(name));
            let value = match usual {
                // Every game is written with these, unknown or not.
                Some(usual) => self.take(usual).map(|(_, value)| value),
                None => self.0.remove(&key).map(|tag| one_line(&tag.value)),
            };
            if let Some(value) = value {
                rest.insert(usual.unwrap_or(name).to_owned(), value.into());
            }
        }
        Ok(rest)
    }
}

fn origin_named(name: &str) -> Option<GameOrigin> {
    GameOrigin::ALL
        .iter()
        .copied()
        .find(|origin| origin.name() == name)
}

fn direction_named(name: &str) -> Option<Direction> {
    Direction::ALL
        .iter()
        .copied()
        .find(|direction| direction.name().eq_ignore_ascii_case(name))
}

/// Whether this program would take what a tag says for its own word.
pub(super) fn is_own_word(name: &str, value: &str) -> bool {
    let is = |own: &str| own.eq_ignore_ascii_case(name);
    is(TERMINATION) && settlement_named(value).is_some()
        || is(ORIGIN) && origin_named(value).is_some()
        || is(SOWING) && direction_named(value).is_some()
        || is(HELPED) && value == YES
        || is(CLOCK) && ClockTimes::from_line(value).is_some()
}

/// `text` on one line, without characters that a terminal would obey.
pub(super) fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_owned()
}

/// The variant with this id or name.
fn named(id: &str, known: &[Variant]) -> Option<Variant> {
    let built_in = Variant::built_in();
    let is_it = |variant: &&Variant| {
        variant.id.eq_ignore_ascii_case(id) || variant.name.eq_ignore_ascii_case(id)
    };
    let found = built_in.iter().chain(known).find(is_it).cloned();
    found.or_else(|| {
        let international = INTERNATIONAL
            .iter()
            .any(|name| name.eq_ignore_ascii_case(id));
        international.then(|| built_in[0].clone())
    })
}

fn no_variant(id: String, known: &[Variant]) -> RecordProblem {
    let built_in = Variant::built_in();
    let own = known.iter().filter(|variant| !built_in.contains(variant));
    RecordProblem::NoVariant {
        id,
        known: built_in
            .iter()
            .chain(own)
            .map(|variant| variant.id.to_string())
            .collect(),
    }
}
