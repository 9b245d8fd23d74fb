//! Reading a record: TOML in which the place of every value is remembered, so that an error can name its line.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toml::value::Datetime;

use crate::awale::{Feeding, GrandSlam, Leftovers, Pit, Position, Repetition, RuleFields, Rules, Variant};
use crate::catalogue::{AnyGame, AnyMove, AnyRefusal, Kind, PlayerSpec};
use crate::game::{Game, PerSeat, Seat};
use crate::matches::{self, Heap, Take};
use crate::referee::{Referee, Refused, Settlement};

use super::write::{ending_name, seat_name, winner_name};
use super::{Direction, Error, Expected, FORMAT, Participant, Problem, Record, analysis, clock, tags};

/// Where something stands in the text.
pub(super) type Span = Range<usize>;

/// A problem and its place.
pub(super) type Fault = (Span, Problem);

impl Record {
    /// Reads a record and plays its moves.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn parse(text: &str) -> Result<Record, Error> {
        read(text).map_err(|(span, problem)| {
            let start = span.start.min(text.len());
            let line = 1 + text.get(..start).unwrap_or_default().matches('\n').count();
            Error { line, column: None, problem }
        })
    }
}

/// A table of the file that is being read. What it holds is taken out field by field; what is left is unknown.
pub(super) struct Fields<'a> {
    pub(super) table: DeTable<'a>,
    pub(super) span: Span,
}

impl<'a> Fields<'a> {
    fn find(&mut self, name: &str) -> Option<(Span, DeValue<'a>)> {
        let value = self.table.remove(name)?;
        let span = value.span();
        Some((span, value.into_inner()))
    }

    pub(super) fn need(&mut self, name: &'static str) -> Result<(Span, DeValue<'a>), Fault> {
        self.find(name).ok_or_else(|| (self.span.clone(), Problem::Missing(name)))
    }

    /// A field that must be there.
    pub(super) fn get<T: Field>(&mut self, name: &'static str) -> Result<T, Fault> {
        Ok(self.get_spanned(name)?.1)
    }

    pub(super) fn get_spanned<T: Field>(&mut self, name: &'static str) -> Result<(Span, T), Fault> {
        let (span, value) = self.need(name)?;
        let expected = T::EXPECTED;
        let read = T::read(&value);
        Ok((span.clone(), read.ok_or((span, Problem::Value { field: name, expected }))?))
    }

    /// A field that may be there.
    pub(super) fn maybe<T: Field>(&mut self, name: &'static str) -> Result<Option<T>, Fault> {
        if self.table.contains_key(name) { self.get(name).map(Some) } else { Ok(None) }
    }

    /// A table inside this one that must be there.
    fn table(&mut self, name: &'static str) -> Result<Fields<'a>, Fault> {
        match self.need(name)? {
            (span, DeValue::Table(table)) => Ok(Fields { table, span }),
            (span, _) => Err((span, Problem::Value { field: name, expected: Expected::Table })),
        }
    }

    pub(super) fn maybe_table(&mut self, name: &'static str) -> Result<Option<Fields<'a>>, Fault> {
        if self.table.contains_key(name) { self.table(name).map(Some) } else { Ok(None) }
    }

    /// Where the field `name` stands; the whole table where it has none of that name.
    fn place(&self, name: &str) -> Span {
        self.table.get(name).map_or(self.span.clone(), Spanned::span)
    }

    /// All fields as texts, each under a name that `check` accepts.
    pub(super) fn into_texts(
        self,
        check: impl Fn(&str) -> Result<(), Problem>,
    ) -> Result<BTreeMap<String, String>, Fault> {
        let mut texts = BTreeMap::new();
        for (key, value) in self.table {
            check(key.get_ref()).map_err(|problem| (key.span(), problem))?;
            let wrong = Problem::Value { field: "tags", expected: Expected::Text };
            let text = value.get_ref().as_str().ok_or((value.span(), wrong))?;
            texts.insert(key.into_inner().into_owned(), text.to_owned());
        }
        Ok(texts)
    }

    /// Nothing may be left.
    pub(super) fn end(self) -> Result<(), Fault> {
        match self.table.into_iter().next() {
            Some((key, _)) => Err((key.span(), Problem::Unknown(key.into_inner().into_owned()))),
            None => Ok(()),
        }
    }
}

/// A kind of value that a field can have.
pub(super) trait Field: Sized {
    /// What it may be, for the person who reads the error.
    const EXPECTED: Expected;
    /// The value, if it is of this kind.
    fn read(value: &DeValue<'_>) -> Option<Self>;
}

impl Field for String {
    const EXPECTED: Expected = Expected::Text;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        value.as_str().map(str::to_owned)
    }
}

impl Field for i64 {
    const EXPECTED: Expected = Expected::Number;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        let integer = value.as_integer()?;
        i64::from_str_radix(integer.as_str(), integer.radix()).ok()
    }
}

impl Field for u8 {
    const EXPECTED: Expected = Expected::SmallNumber;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        i64::read(value)?.try_into().ok()
    }
}

impl Field for bool {
    const EXPECTED: Expected = Expected::Switch;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        value.as_bool()
    }
}

impl Field for Datetime {
    const EXPECTED: Expected = Expected::Date;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        // Without its offset a time says nothing in another place.
        value.as_datetime().copied().filter(|date| date.date.is_some() && date.time.is_some() && date.offset.is_some())
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

/// A field that is one of a few words, as serde knows them.
macro_rules! words {
    ($($type:ty: $expected:expr),+ $(,)?) => {
        $(impl Field for $type {
            const EXPECTED: Expected = Expected::Words(&$expected);
            fn read(value: &DeValue<'_>) -> Option<Self> {
                let word = serde::de::value::StrDeserializer::<serde::de::value::Error>::new(value.as_str()?);
                <$type>::deserialize(word).ok()
            }
        })+
    };
}

words! {
    Seat: ["south", "north"],
    Direction: ["counter-clockwise", "clockwise"],
    GrandSlam: ["illegal", "captures_nothing"],
    Feeding: ["required", "free"],
    Leftovers: ["own_rows", "mover"],
    Repetition: ["own_rows", "shared"],
}

fn read(text: &str) -> Result<Record, Fault> {
    let parsed = DeTable::parse(text)
        .map_err(|error| (error.span().unwrap_or(0..0), Problem::Syntax(error.message().to_owned())))?;
    let mut file = Fields { span: 0..0, table: parsed.into_inner() };
    let (span, format) = file.get_spanned::<i64>("format")?;
    if format > FORMAT {
        return Err((span, Problem::Newer { found: format, known: FORMAT }));
    }
    if format < 1 {
        return Err((span, Problem::Value { field: "format", expected: Expected::Format }));
    }
    let title = file.maybe("title")?;
    let date = file.get("date")?;
    let sowing = file.maybe("sowing")?.unwrap_or_default();
    let kind = read_kind(&mut file)?;
    let first = file.get("first")?;
    let mut game = Referee::new(read_start(&mut file, &kind, first)?);
    let players =
        PerSeat { south: read_player(&mut file, "south", &kind)?, north: read_player(&mut file, "north", &kind)? };
    read_moves(&mut file, &mut game)?;
    if let Some(result) = file.maybe_table("result")? {
        read_result(result, &mut game)?;
    }
    let clocks = file.maybe_table("clock")?.map(|table| clock::read(table, game.moves().len())).transpose()?;
    let analysis = analysis::read(&mut file, &game)?;
    let tags = file.maybe_table("tags")?.map_or_else(|| Ok(BTreeMap::new()), tags::read)?;
    file.end()?;
    Ok(Record { title, date, kind, sowing, players, tags, clocks, analysis, game })
}

fn read_kind(file: &mut Fields<'_>) -> Result<Kind, Fault> {
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
            let rules = matches::Rules::new(start, max_take).map_err(|contradiction| match contradiction {
                matches::Contradiction::Start(_) => (start_span, contradiction.into()),
                matches::Contradiction::MaxTake(_) => (take_span, contradiction.into()),
            })?;
            Ok(Kind::Matches(rules))
        }
        _ => Err((span, Problem::Value { field: "game", expected: Expected::Words(&["awale", "matches"]) })),
    }
}

/// The start: a position where one is given, else the usual one.
fn read_start(file: &mut Fields<'_>, kind: &Kind, first: Seat) -> Result<AnyGame, Fault> {
    match kind {
        Kind::Matches(rules) => Ok(AnyGame::Matches(Heap::start(*rules, first))),
        Kind::Awale(variant) => {
            let (span, text) = file.get_spanned::<String>("start")?;
            let position =
                Position::parse(&text, variant.rules).map_err(|error| (span.clone(), Problem::Position(error)))?;
            if position.to_move() != first {
                return Err((span, Problem::Value { field: "start", expected: Expected::StartOfFirst }));
            }
            Ok(AnyGame::Awale(position))
        }
    }
}

fn read_player(file: &mut Fields<'_>, seat: &'static str, kind: &Kind) -> Result<Participant, Fault> {
    let mut table = file.table(seat)?;
    let name = table.maybe("name")?.unwrap_or_default();
    let (span, spec) = table.get_spanned::<String>("player")?;
    table.end()?;
    let spec: PlayerSpec = spec.parse().map_err(|error| (span.clone(), Problem::Player(error)))?;
    if spec.plays(kind) { Ok(Participant { name, spec }) } else { Err((span, Problem::PlayerElsewhere(spec))) }
}

fn read_moves(file: &mut Fields<'_>, game: &mut Referee<AnyGame>) -> Result<(), Fault> {
    let (span, value) = file.need("moves")?;
    let DeValue::Array(moves) = value else {
        return Err((span, Problem::Value { field: "moves", expected: Expected::Moves }));
    };
    for (number, mv) in (1..).zip(moves.iter()) {
        read_move(mv, number, game).map_err(|problem| (mv.span(), problem))?;
    }
    Ok(())
}

fn read_move(value: &Spanned<DeValue<'_>>, number: usize, game: &mut Referee<AnyGame>) -> Result<(), Problem> {
    let value = value.get_ref();
    let (mv, text) = match game.position() {
        AnyGame::Awale(_) => {
            let text = value.as_str().unwrap_or_default().to_owned();
            let mut letters = text.chars();
            let pit = letters.next().and_then(Pit::from_letter).filter(|_| letters.next().is_none());
            (pit.map(AnyMove::Pit), text)
        }
        AnyGame::Matches(_) => {
            let count = u8::read(value);
            (count.map(|count| AnyMove::Take(Take(count))), count.map(|count| count.to_string()).unwrap_or_default())
        }
    };
    let mv = mv.ok_or_else(|| Problem::Move { number, text: text.clone() })?;
    let seat = game.position().to_move();
    game.play(mv).map_err(|refused| Problem::refused(refused, number, text, seat, mv))
}

impl Problem {
    /// A move with this number, written so, is refused.
    pub(super) fn refused(
        refused: Refused<AnyRefusal>,
        number: usize,
        text: String,
        seat: Seat,
        mv: AnyMove,
    ) -> Problem {
        match refused {
            Refused::GameOver => Problem::AfterTheEnd { number, text },
            Refused::Illegal(refusal) => Problem::Illegal { number, text, seat, mv, refusal },
        }
    }
}

/// The end that the players made, by its name in records; nothing where the rules end the game.
pub(super) fn settlement_named(ending: &str) -> Option<Settlement> {
    match ending {
        "agreement" => Some(Settlement::Agreement),
        "south-resigned" => Some(Settlement::Resignation(Seat::South)),
        "north-resigned" => Some(Settlement::Resignation(Seat::North)),
        "south-out-of-time" => Some(Settlement::TimeLoss(Seat::South)),
        "north-out-of-time" => Some(Settlement::TimeLoss(Seat::North)),
        _ => None,
    }
}

/// Reads the result: an end that the players made is made here, and everything must then be as the moves give it.
fn read_result(mut table: Fields<'_>, game: &mut Referee<AnyGame>) -> Result<(), Fault> {
    let span = table.span.clone();
    let (ending_span, ending) = table.get_spanned::<String>("ending")?;
    let winner: String = table.get("winner")?;
    let counts = PerSeat { south: table.get::<i64>("south")?, north: table.get::<i64>("north")? };
    table.end()?;
    if let Some(settlement) = settlement_named(&ending) {
        game.settle(settlement);
    }
    let Some(verdict) = game.verdict() else {
        return Err((ending_span, Problem::ResultTooSoon));
    };
    let expected = [ending_name(&verdict), winner_name(&verdict)];
    for (written, expected) in [ending, winner].iter().zip(expected) {
        if written != expected {
            return Err((span, Problem::Result { written: written.clone(), expected: expected.to_owned() }));
        }
    }
    for seat in Seat::BOTH {
        let expected = verdict.tally.counts[seat];
        if counts[seat] != i64::from(expected) {
            let named = |count: i64| format!("{} = {count}", seat_name(seat));
            let (written, expected) = (named(counts[seat]), named(expected.into()));
            return Err((span, Problem::Result { written, expected }));
        }
    }
    Ok(())
}
