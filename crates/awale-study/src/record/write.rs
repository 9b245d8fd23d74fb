//! Writes a record as readable TOML.

use std::{collections::BTreeMap, fmt::Write as _};

use awale_rules::{Game, Seat};

use crate::{
    catalogue::{AnyGame, AnyMove, GameKind},
    text::Comment,
};

use super::{
    FORMAT_VERSION, GameOrigin, LinkGame, Participant, Record, Variation, clock, fields::quoted,
    game_kind, result, series,
};

impl Record {
    /// Returns the record as the text of a TOML file.
    pub fn to_toml(&self) -> String {
        let mut text = String::with_capacity(1024);
        // Writing to a string cannot fail.
        let _ = self.write(&mut text);
        text
    }

    fn write(&self, out: &mut String) -> std::fmt::Result {
        writeln!(
            out,
            "# A game of awalé. Any text editor reads it; `awale` plays it on."
        )?;
        writeln!(out, "format = {FORMAT_VERSION}")?;
        if let Some(title) = &self.header.title {
            writeln!(out, "title = {}", quoted(title))?;
        }
        writeln!(out, "date = {}", self.header.date.to_record_value())?;
        let game_name = if matches!(self.kind, GameKind::Awale(_)) {
            "awale"
        } else {
            "matches"
        };
        writeln!(out, "game = \"{game_name}\"")?;
        writeln!(out, "sowing = \"{}\"", self.sowing_direction.name())?;
        if self.header.is_helped {
            writeln!(out, "helped = true")?;
        }
        if self.header.origin != GameOrigin::UsualStart {
            writeln!(out, "origin = \"{}\"", self.header.origin.name())?;
        }
        writeln!(out, "first = \"{}\"", self.start().to_move().name())?;
        if let AnyGame::Awale(position) = self.start() {
            writeln!(out, "start = \"{position}\"")?;
        }
        if let Some(comment) = self.header.comments.get(&0) {
            writeln!(out, "comment = {}", quoted(comment))?;
        }
        write_moves(self.moves(), &self.header.comments, out)?;
        for seat in Seat::BOTH {
            let Participant { name, spec } = &self.players[seat];
            write!(
                out,
                "\n[{}]\nname = {}\nplayer = \"{spec}\"\n",
                seat.name(),
                quoted(name)
            )?;
        }
        game_kind::write(&self.kind, out)?;
        if let Some(series) = &self.header.series {
            series::write(series, out)?;
        }
        if let Some(LinkGame { id, own_seat: own }) = &self.header.game_played_by_link {
            let (id, own_seat_name) = (quoted(id), own.name());
            writeln!(out, "\n[link]\nid = {id}\nown = \"{own_seat_name}\"")?;
        }
        if let Some(clocks) = &self.clocks {
            clock::write(clocks, out)?;
        }
        if let Some(outcome) = self.result() {
            result::write(&outcome, out)?;
        }
        self.write_tags(out)?;
        for Variation {
            parent_variation_index: of,
            moves_before: after,
            moves,
            comments,
        } in &self.header.variations
        {
            writeln!(out, "\n[[variations]]")?;
            if let Some(parent_index) = of {
                writeln!(out, "of = {}", parent_index + 1)?;
            }
            writeln!(out, "after = {after}")?;
            write_moves(moves, comments, out)?;
        }
        self.analysis
            .as_ref()
            .filter(|analysis| analysis.belongs_to_game(self.moves()))
            .map_or(Ok(()), |analysis| analysis.write(out))
    }
}

/// Writes a line of moves, two moves per row, each with its comment.
fn write_moves(
    moves: &[AnyMove],
    comments: &BTreeMap<usize, Comment>,
    out: &mut String,
) -> std::fmt::Result {
    writeln!(out, "moves = [")?;
    for (row, pair) in moves.chunks(2).enumerate() {
        let words = (2 * row + 1..)
            .zip(pair)
            .map(|(number, &mv)| move_word(mv, comments.get(&number)));
        writeln!(out, "  {},", words.collect::<Vec<String>>().join(", "))?;
    }
    writeln!(out, "]")
}

fn move_word(mv: AnyMove, comment: Option<&Comment>) -> String {
    let move_text = match mv {
        AnyMove::Pit(pit) => format!("\"{pit}\""),
        AnyMove::Take(take) => take.to_string(),
    };
    match comment {
        Some(comment) => format!("{{ move = {move_text}, comment = {} }}", quoted(comment)),
        None => move_text,
    }
}
