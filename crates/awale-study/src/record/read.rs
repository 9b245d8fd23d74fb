//! Reads a record: checks that its fields are consistent, and plays its moves.

use std::collections::BTreeMap;

use awale_rules::{
    Game, MAX_MOVES, Match, PerSeat, Pit, Position, RefusedMove, Seat,
    matches_game::{Heap, Take},
};
use toml::de::DeValue;

use crate::{
    catalogue::{AnyGame, AnyIllegalMove, AnyMove, GameKind, PlayerSpec},
    text::Comment,
    toml_reader::{ReadValue as _, line_of},
};

use super::{
    DateTime, ExpectedValue, FORMAT_VERSION, LimitedThing, LinkGame, MAX_MOVES_IN_ALL_VARIATIONS,
    MAX_RECORD_BYTES, NumberedMove, Participant, Record, RecordError, RecordHeader, RecordProblem,
    Variation, analysis, clock,
    fields::{Fault, Fields},
    game_kind, result, series, tags,
};

impl Record {
    /// Reads the text of a record and plays its moves.
    ///
    /// # Errors
    ///
    /// Returns the first error with its line.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        read(text).map_err(|(span, problem)| RecordError {
            line: line_of(text, span.start),
            column: None,
            problem,
        })
    }
}

fn read(text: &str) -> Result<Record, Fault> {
    if text.len() > MAX_RECORD_BYTES {
        return Err((
            0..0,
            RecordProblem::LimitExceeded {
                limited_thing: LimitedThing::BytesOfText,
                max_count: MAX_RECORD_BYTES,
            },
        ));
    }
    let mut file = Fields::parse(text)?;
    let (span, format) = file.take_value_spanned::<i64>("format")?;
    if format > FORMAT_VERSION {
        return Err((
            span,
            RecordProblem::NewerFormat {
                found_format: format,
                newest_known_format: FORMAT_VERSION,
            },
        ));
    }
    if format < 1 {
        return Err(file.invalid_value("format", span, ExpectedValue::FormatVersion));
    }
    let title = file.take_optional("title")?;
    let date = file.take_value_converted("date", ExpectedValue::Date, DateTime::from_record)?;
    let sowing_direction = file.take_optional("sowing")?.unwrap_or_default();
    let is_helped = file.take_optional("helped")?.unwrap_or(false);
    let origin = file.take_optional("origin")?.unwrap_or_default();
    let kind = game_kind::read(&mut file)?;
    let first_seat = file.take_value("first")?;
    let mut game = Match::new(read_start_position(&mut file, &kind, first_seat)?);
    let players = PerSeat {
        south: read_player(&mut file, "south", &kind)?,
        north: read_player(&mut file, "north", &kind)?,
    };
    let comments = read_moves(
        &mut file,
        game.positions_so_far()[0],
        |numbered_move, mv, seat| {
            game.play(mv).map_err(|refused| {
                RecordProblem::refused_move_error(refused, numbered_move, seat, mv)
            })?;
            Ok(*game.position())
        },
    )?;
    let variations = read_variations(&mut file, &game)?;
    if let Some(result) = file.take_optional_table("result")? {
        result::read(result, &mut game)?;
    }
    let clocks = file
        .take_optional_table("clock")?
        .map(|table| clock::read(table, game.moves().len()))
        .transpose()?;
    let series = file
        .take_optional_table("series")?
        .map(series::read)
        .transpose()?;
    let mut game_played_by_link = None;
    if let Some(mut table) = file.take_optional_table("link")? {
        let (id, own_seat) = (table.take_value("id")?, table.take_value("own")?);
        game_played_by_link = Some(LinkGame { id, own_seat });
        table.check_empty()?;
    }
    let analysis = analysis::read_analysis(&mut file, &game)?;
    let tags = file
        .take_optional_table("tags")?
        .map_or_else(|| Ok(BTreeMap::new()), |table| tags::read(table, date))?;
    file.check_empty()?;
    let header = RecordHeader {
        tags,
        series,
        game_played_by_link,
        origin,
        is_helped,
        comments,
        variations,
        ..RecordHeader::new(date, title)
    };
    Ok(Record {
        header,
        kind,
        sowing_direction,
        players,
        clocks,
        analysis,
        game,
    })
}

/// Reads the start position of awalé, or starts a game of matches.
fn read_start_position(
    file: &mut Fields,
    kind: &GameKind,
    first_seat: Seat,
) -> Result<AnyGame, Fault> {
    match kind {
        GameKind::Matches(rules) => Ok(AnyGame::Matches(Heap::start(*rules, first_seat))),
        GameKind::Awale(variant) => {
            let (span, text) = file.take_value_spanned::<String>("start")?;
            let position = Position::parse(&text, &variant.rules)
                .map_err(|error| (span.clone(), RecordProblem::InvalidStartPosition(error)))?;
            if position.to_move() != first_seat {
                return Err(file.invalid_value("start", span, ExpectedValue::PositionOfFirstSide));
            }
            Ok(AnyGame::Awale(position))
        }
    }
}

fn read_player(
    file: &mut Fields,
    seat_name: &'static str,
    kind: &GameKind,
) -> Result<Participant, Fault> {
    let mut table = file.take_table(seat_name)?;
    let name = table.take_optional("name")?.unwrap_or_default();
    let (span, spec) = table.take_value_spanned::<String>("player")?;
    table.check_empty()?;
    let spec: PlayerSpec = spec
        .parse()
        .map_err(|error| (span.clone(), RecordProblem::InvalidPlayer(error)))?;
    if spec.plays(kind) {
        Ok(Participant { name, spec })
    } else {
        Err((span, RecordProblem::PlayerOfOtherGame(spec)))
    }
}

/// Reads the moves of a line that begins in `position`. Calls `play_move` with each move: as it
/// is written, with its number in the line, the move, and whose move it is. Returns the comments.
fn read_moves(
    file: &mut Fields,
    mut position: AnyGame,
    mut play_move: impl FnMut(NumberedMove, AnyMove, Seat) -> Result<AnyGame, RecordProblem>,
) -> Result<BTreeMap<usize, Comment>, Fault> {
    let take_comment = |table: &mut Fields<'_>| {
        let text: Option<String> = table.take_optional("comment")?;
        Ok(text.and_then(|text| Comment::new(&text)))
    };
    let mut comments = BTreeMap::new();
    comments.extend(take_comment(file)?.map(|comment| (0, comment)));
    let (_, moves) = file.take_list("moves", ExpectedValue::MoveList)?;
    if let Some(mv) = moves.get(MAX_MOVES) {
        return Err((
            mv.span(),
            RecordProblem::LimitExceeded {
                limited_thing: LimitedThing::MovesOfGame,
                max_count: MAX_MOVES,
            },
        ));
    }
    for (number, mv) in (1..).zip(moves) {
        let span = mv.span();
        let (span, mv) = if mv.get_ref().is_table() {
            let mut table = file.table_from_value("moves", (span, mv.into_inner()))?;
            comments.extend(take_comment(&mut table)?.map(|comment| (number, comment)));
            let mv = table.take_required("move")?;
            table.check_empty()?;
            mv
        } else {
            (span, mv.into_inner())
        };
        let next_position = read_move(&mv, number, &position)
            .and_then(|(mv, numbered_move)| play_move(numbered_move, mv, position.to_move()));
        position = next_position.map_err(|problem| (span, problem))?;
    }
    Ok(comments)
}

/// Reads one move in `position`. Also returns it as it is written.
fn read_move(
    value: &DeValue,
    number: usize,
    position: &AnyGame,
) -> Result<(AnyMove, NumberedMove), RecordProblem> {
    let (mv, text) = match position {
        AnyGame::Awale(_) => {
            let text = value.as_str().unwrap_or_default();
            (Pit::from_name(text).map(AnyMove::Pit), text.to_owned())
        }
        AnyGame::Matches(_) => {
            let taken_match_count = u8::read(value).ok();
            (
                taken_match_count.map(|count| AnyMove::Take(Take(count))),
                taken_match_count
                    .map(|count| count.to_string())
                    .unwrap_or_default(),
            )
        }
    };
    let numbered_move = NumberedMove { number, text };
    match mv {
        Some(mv) => Ok((mv, numbered_move)),
        None => Err(RecordProblem::UnreadableMove(numbered_move)),
    }
}

/// Reads the variations. Each leaves the game or an earlier variation.
fn read_variations(file: &mut Fields, game: &Match<AnyGame>) -> Result<Vec<Variation>, Fault> {
    let Some((span, value)) = file.take_any("variations") else {
        return Ok(Vec::new());
    };
    let DeValue::Array(tables) = value else {
        return Err(file.invalid_value("variations", span, ExpectedValue::TableOfFields));
    };
    let (mut variations, mut positions_of_variations): (Vec<Variation>, Vec<Vec<AnyGame>>) =
        (Vec::new(), Vec::new());
    let mut variation_move_count = 0;
    for table in tables {
        let (span, table) = (table.span(), table.into_inner());
        let mut table = file.table_from_value("variations", (span, table))?;
        let to_index = |number: i64| usize::try_from(number).ok();
        let parent_variation_index = match table.take_optional_spanned::<i64>("of")? {
            None => None,
            Some((span, of)) => {
                let parent_index = to_index(of).and_then(|of| of.checked_sub(1));
                let parent_index = parent_index.filter(|&of| of < variations.len());
                Some(parent_index.ok_or_else(|| {
                    table.invalid_value("of", span, ExpectedValue::VariationStart)
                })?)
            }
        };
        let parent_positions = parent_variation_index.map_or(game.positions_so_far(), |of| {
            positions_of_variations[of].as_slice()
        });
        let (span, moves_before_number) = table.take_value_spanned("after")?;
        let moves_before =
            to_index(moves_before_number).filter(|&after| after < parent_positions.len());
        let moves_before = moves_before
            .ok_or_else(|| table.invalid_value("after", span, ExpectedValue::VariationStart))?;
        let (mut moves, mut positions) = (Vec::new(), vec![parent_positions[moves_before]]);
        let mut comments = read_moves(&mut table, positions[0], |numbered_move, mv, seat| {
            variation_move_count += 1;
            if variation_move_count > MAX_MOVES_IN_ALL_VARIATIONS {
                return Err(RecordProblem::LimitExceeded {
                    limited_thing: LimitedThing::MovesOfGame,
                    max_count: MAX_MOVES_IN_ALL_VARIATIONS,
                });
            }
            let mut position = positions[numbered_move.number - 1];
            let refusal_error = |refusal| {
                RecordProblem::refused_move_error(
                    RefusedMove::Illegal(refusal),
                    numbered_move,
                    seat,
                    mv,
                )
            };
            position.play(mv).map_err(refusal_error)?;
            moves.push(mv);
            positions.push(position);
            Ok(position)
        })?;
        if moves.is_empty() {
            return Err(table.invalid_value("moves", table.span.clone(), ExpectedValue::MoveList));
        }
        table.check_empty()?;
        // In a variation, a comment before the first move is about the first move.
        if let Some(comment_before_moves) = comments.remove(&0) {
            let comment = comments
                .get(&1)
                .map_or(comment_before_moves.clone(), |comment| {
                    comment_before_moves.followed_by(comment)
                });
            comments.insert(1, comment);
        }
        variations.push(Variation {
            parent_variation_index,
            moves_before,
            moves,
            comments,
        });
        positions_of_variations.push(positions);
    }
    Ok(variations)
}

impl RecordProblem {
    /// Returns the error for a move that the game refused.
    pub(super) fn refused_move_error(
        refused_move: RefusedMove<AnyIllegalMove>,
        numbered_move: NumberedMove,
        seat: Seat,
        mv: AnyMove,
    ) -> RecordProblem {
        match refused_move {
            RefusedMove::GameOver => RecordProblem::MoveAfterEnd(numbered_move),
            RefusedMove::Illegal(refusal) => RecordProblem::IllegalMove {
                numbered_move,
                seat,
                mv,
                refusal,
            },
        }
    }
}
