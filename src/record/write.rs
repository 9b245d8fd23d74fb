//! Writing a record: readable TOML, in an order that serves a reader.

use std::fmt::Write as _;

use crate::awale::{Ending, RuleFields, Variant};
use crate::catalogue::{AnyEnding, AnyGame, AnyMove, Kind};
use crate::game::{Game, Seat};
use crate::referee::{Close, Settlement, Verdict};

use super::{FORMAT, Participant, Record, clock};

/// The word for the end of a game.
pub(super) fn ending_name(verdict: &Verdict<AnyEnding>) -> &'static str {
    match verdict.close {
        Close::Rules(AnyEnding::Awale(Ending::StoreReached(_))) => "win_at",
        Close::Rules(AnyEnding::Awale(Ending::FewLeft)) => "stop_at",
        Close::Rules(AnyEnding::Awale(Ending::NoMove(_))) => "no-move",
        Close::Rules(AnyEnding::Matches(_)) => "last-match",
        Close::Repetition { .. } => "repetition",
        Close::Settled(Settlement::Agreement) => "agreement",
        Close::Settled(Settlement::Resignation(Seat::South)) => "south-resigned",
        Close::Settled(Settlement::Resignation(Seat::North)) => "north-resigned",
        Close::Settled(Settlement::TimeLoss(Seat::South)) => "south-out-of-time",
        Close::Settled(Settlement::TimeLoss(Seat::North)) => "north-out-of-time",
    }
}

pub(super) fn winner_name(verdict: &Verdict<AnyEnding>) -> &'static str {
    match verdict.tally.winner {
        Some(seat) => seat_name(seat),
        None => "draw",
    }
}

pub(super) const fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::South => "south",
        Seat::North => "north",
    }
}

impl Record {
    /// The text of the file.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut text = String::with_capacity(1024);
        // Writing into a string cannot fail.
        let _ = self.write(&mut text);
        text
    }

    fn write(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "# A game of awalé. Any text editor reads it; `awale` plays it on.")?;
        writeln!(out, "format = {FORMAT}")?;
        if let Some(title) = &self.title {
            writeln!(out, "title = {}", quoted(title))?;
        }
        writeln!(out, "date = {}", self.date)?;
        let game = if matches!(self.kind, Kind::Awale(_)) { "awale" } else { "matches" };
        writeln!(out, "game = \"{game}\"")?;
        writeln!(out, "sowing = \"{}\"", self.sowing.name())?;
        writeln!(out, "first = \"{}\"", seat_name(self.start().to_move()))?;
        if let AnyGame::Awale(position) = self.start() {
            writeln!(out, "start = \"{position}\"")?;
        }
        writeln!(out, "moves = [")?;
        for pair in self.moves().chunks(2) {
            let line: Vec<String> = pair.iter().copied().map(written).collect();
            writeln!(out, "  {},", line.join(", "))?;
        }
        writeln!(out, "]")?;
        for seat in Seat::BOTH {
            let Participant { name, spec } = &self.players[seat];
            write!(out, "\n[{}]\nname = {}\nplayer = \"{spec}\"\n", seat_name(seat), quoted(name))?;
        }
        self.write_kind(out)?;
        if let Some(clocks) = &self.clocks {
            clock::write(clocks, out)?;
        }
        self.write_result(out)?;
        self.write_tags(out)?;
        self.analysis
            .as_ref()
            .filter(|analysis| analysis.fits(self.moves()))
            .map_or(Ok(()), |analysis| analysis.write(out))
    }

    fn write_kind(&self, out: &mut String) -> std::fmt::Result {
        match &self.kind {
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

    fn write_result(&self, out: &mut String) -> std::fmt::Result {
        let Some(verdict) = self.result() else { return Ok(()) };
        let counts = verdict.tally.counts;
        write!(out, "\n[result]\nwinner = \"{}\"\nending = \"{}\"\n", winner_name(&verdict), ending_name(&verdict))?;
        write!(out, "south = {}\nnorth = {}\n", counts.south, counts.north)
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

fn written(mv: AnyMove) -> String {
    match mv {
        AnyMove::Pit(pit) => format!("\"{pit}\""),
        AnyMove::Take(take) => take.to_string(),
    }
}

fn seeds_or_none(seeds: Option<u8>) -> String {
    seeds.map_or_else(|| "\"none\"".to_owned(), |seeds| seeds.to_string())
}

/// A text between quotation marks, with what needs it escaped.
pub(super) fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
