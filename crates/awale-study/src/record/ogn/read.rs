//! Reads a game: interprets its tags, then plays and checks every move.

use awale_rules::{Game, Match, PerSeat, Position, Seat};

use crate::{
    catalogue::{AnyGame, GameKind, Variant},
    record::{
        Enclosure, LimitedThing, MAX_GAMES_READ, MAX_RECORD_BYTES, NumberedMove, OmittedText,
        Record, RecordError, RecordHeader, RecordProblem, VariationTree,
    },
};

use super::{
    OgnFault, OmittedPartsWithOffsets,
    lexer::{Lexer, Token},
    prose::TextSection,
    result,
    tags::Tags,
    variation_reader::VariationReader,
    written_line::{WrittenLine, WrittenMove, check_captured_count, unexpected_text_fault},
};

impl Record {
    /// Reads a game in Oware Game Notation and plays its moves. Its variant is a built-in one, one
    /// of `variants`, or one with its rules in a tag.
    ///
    /// # Errors
    ///
    /// Returns the first error with its line and column. A text with several games is an error; use
    /// [`Record::parse_all_ogn`].
    pub fn parse_ogn(text: &str, variants: &[Variant]) -> Result<Record, RecordError> {
        let mut games = GameReader::of(text, variants);
        let first_record = games.next().unwrap_or_else(|| games.record_without_game());
        let second_game_offset = games.lexer.byte_offset();
        match games.next() {
            Some(_) if first_record.is_ok() => {
                Err(games.error((second_game_offset, RecordProblem::MoreThanOneGame)))
            }
            _ => first_record,
        }
    }

    /// Reads all games of a text in Oware Game Notation, at least one. For a game that cannot be
    /// read, returns its first error.
    pub fn parse_all_ogn(text: &str, variants: &[Variant]) -> Vec<Result<Record, RecordError>> {
        let mut games = GameReader::of(text, variants);
        let mut games_read: Vec<_> = games.by_ref().collect();
        if games_read.is_empty() {
            games_read.push(games.record_without_game());
        }
        games_read
    }
}

/// Reads the games of a text in order.
struct GameReader<'t> {
    text: &'t str,
    lexer: Lexer<'t>,
    variants: &'t [Variant],
    /// The number of games read so far.
    game_count: usize,
    /// Comments after the result of the previous game, with their positions. They belong to the
    /// next game.
    comments_before_game: Vec<(usize, &'t str)>,
    /// The last position in bytes whose line and column were computed, with that line and column.
    /// Later positions are counted from it.
    last_offset_line_and_column: (usize, usize, usize),
}

impl<'t> GameReader<'t> {
    fn of(text: &'t str, variants: &'t [Variant]) -> GameReader<'t> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        GameReader {
            text,
            lexer: Lexer::new(text),
            variants,
            game_count: 0,
            comments_before_game: Vec::new(),
            last_offset_line_and_column: (0, 1, 1),
        }
    }

    /// Returns the game of a text without a game, which has no moves. If the whole text looks like
    /// an email, its first word is the error.
    fn record_without_game(&mut self) -> Result<Record, RecordError> {
        self.lexer = Lexer::new(self.text);
        self.lexer.stop_detecting_prose();
        let record_or_fault = GameText::of(&mut self.lexer, &mut self.comments_before_game)
            .and_then(|script| script.unwrap_or_default().play_all_moves(self.variants));
        self.lexer.go_to_offset(self.text.len());
        self.with_lines_and_columns(record_or_fault)
    }

    /// Reads the next game, if there is one.
    fn read_next_game(&mut self) -> Result<Option<(Record, OmittedPartsWithOffsets)>, OgnFault> {
        let game_start_offset = self.lexer.byte_offset();
        if self.text.len() > MAX_RECORD_BYTES && game_start_offset < self.text.len() {
            return Err(self.stop_with_limit_error(0, LimitedThing::BytesOfText, MAX_RECORD_BYTES));
        }
        let game_text = GameText::of(&mut self.lexer, &mut self.comments_before_game).inspect_err(
            |(_, problem)| {
                match problem {
                    // The rest of the text may be inside the unclosed comment or variation.
                    RecordProblem::Unclosed(Enclosure::Comment | Enclosure::Variation) => {
                        self.lexer.go_to_offset(self.text.len());
                    }
                    _ => self.lexer.skip_game(),
                }
            },
        );
        let Some(game_text) = game_text.transpose() else {
            return Ok(None);
        };
        if self.game_count >= MAX_GAMES_READ {
            return Err(self.stop_with_limit_error(
                game_start_offset,
                LimitedThing::GamesOfFile,
                MAX_GAMES_READ,
            ));
        }
        game_text?.play_all_moves(self.variants).map(Some)
    }

    /// Returns the error for a text that is too large, and stops reading.
    fn stop_with_limit_error(
        &mut self,
        offset: usize,
        limited_thing: LimitedThing,
        max_count: usize,
    ) -> OgnFault {
        self.lexer.go_to_offset(self.text.len());
        (
            offset,
            RecordProblem::LimitExceeded {
                limited_thing,
                max_count,
            },
        )
    }

    /// Adds lines and columns to a game's omitted parts or to its error.
    fn with_lines_and_columns(
        &mut self,
        record_or_fault: Result<(Record, OmittedPartsWithOffsets), OgnFault>,
    ) -> Result<Record, RecordError> {
        let (mut record, mut omitted_parts) = record_or_fault.map_err(|fault| self.error(fault))?;
        omitted_parts.sort_by_key(|&(_, at)| at);
        for (what, at) in omitted_parts {
            let omitted_texts = &mut record.header.omitted_texts;
            if let Some(omitted_text_of_same_kind) =
                omitted_texts.iter_mut().find(|known| known.kind == what)
            {
                omitted_text_of_same_kind.omitted_part_count += 1;
                continue;
            }
            let (line, column) = self.line_and_column(at);
            omitted_texts.push(OmittedText {
                kind: what,
                omitted_part_count: 1,
                line,
                column,
            });
        }
        Ok(record)
    }

    fn error(&mut self, (at, problem): OgnFault) -> RecordError {
        let (line, column) = self.line_and_column(at);
        RecordError {
            line,
            column: Some(column),
            problem,
        }
    }

    /// Returns the line and column of a position in bytes. Positions come in the order of the text,
    /// except within one game.
    fn line_and_column(&mut self, offset: usize) -> (usize, usize) {
        let (known_offset, line, column) = if self.last_offset_line_and_column.0 <= offset {
            self.last_offset_line_and_column
        } else {
            (0, 1, 1)
        };
        let text_since_known_offset = self.text.get(known_offset..offset).unwrap_or_default();
        let line_break_count = text_since_known_offset.matches('\n').count();
        let last_line_letter_count = text_since_known_offset
            .rsplit('\n')
            .next()
            .unwrap_or_default()
            .chars()
            .count();
        let (line, column) = (
            line + line_break_count,
            last_line_letter_count + if line_break_count == 0 { column } else { 1 },
        );
        self.last_offset_line_and_column = (offset, line, column);
        (line, column)
    }
}

impl Iterator for GameReader<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        let record_or_fault = self.read_next_game().transpose()?;
        self.game_count += 1;
        Some(self.with_lines_and_columns(record_or_fault))
    }
}

/// A game as tokens, before anything is played.
#[derive(Default)]
struct GameText<'t> {
    tags: Tags<'t>,
    written_moves: WrittenLine<'t>,
    result: Option<(usize, &'t str)>,
}

impl<'t> GameText<'t> {
    /// Collects the next game of a text. Another game begins with a tag after moves or a result, or
    /// with a number after a result. A comment after the result belongs to the next game if there
    /// is one, and is returned in `comments_before_game`.
    fn of(
        lexer: &mut Lexer<'t>,
        comments_before_game: &mut Vec<(usize, &'t str)>,
    ) -> Result<Option<GameText<'t>>, OgnFault> {
        let mut game_text = GameText::default();
        let mut is_empty = comments_before_game.is_empty();
        for (at, text) in comments_before_game.drain(..) {
            game_text.written_moves.add_comment(at, text);
        }
        let (mut section, mut has_moves) = (TextSection::BeforeGame, false);
        while let Some((offset, token)) = lexer.next(section)? {
            let is_after_result = section == TextSection::AfterResult;
            let begins_next_game = match token {
                Token::Tag { .. } => has_moves,
                Token::MoveNumber { .. } => is_after_result,
                _ => false,
            };
            if begins_next_game {
                lexer.go_to_offset(offset);
                return Ok(Some(game_text));
            }
            match token {
                Token::LineOutsideGame => {}
                Token::Comment(_) => is_empty = false,
                Token::Tag { .. } | Token::Annotation if !is_after_result => {
                    (is_empty, section) = (false, TextSection::TagsAndMoves);
                }
                _ => {
                    (is_empty, has_moves) = (false, true);
                    if !is_after_result {
                        section = TextSection::TagsAndMoves;
                    }
                }
            }
            match token {
                Token::Comment(text) if is_after_result => {
                    comments_before_game.push((offset, text));
                }
                Token::Move(text) | Token::Result(text) if is_after_result => {
                    return Err(unexpected_text_fault(offset, text));
                }
                Token::CapturedSeedCount(seeds) if is_after_result => {
                    return Err(unexpected_text_fault(offset, &format!("+{seeds}")));
                }
                token => match game_text.written_moves.add_token(offset, token)? {
                    Some(Token::Tag { name, value }) => game_text.tags.add(offset, name, value)?,
                    Some(Token::Result(text)) => {
                        (game_text.result, section) =
                            (Some((offset, text)), TextSection::AfterResult);
                    }
                    _ => {}
                },
            }
        }
        for (at, text) in comments_before_game.drain(..) {
            game_text.written_moves.add_comment(at, text);
        }
        Ok((!is_empty).then_some(game_text))
    }

    /// Returns true if capitals mean South and small letters mean North. If all letters have the
    /// same case, the case means nothing.
    fn case_matters(&self) -> bool {
        let variation_tokens = self
            .written_moves
            .variations
            .iter()
            .flat_map(|&(_, _, text)| {
                let mut lexer = Lexer::new(text);
                std::iter::from_fn(move || lexer.next(TextSection::TagsAndMoves).ok().flatten())
            });
        let variation_tokens = variation_tokens.filter_map(|(_, token)| {
            if let Token::Move(letter) = token {
                Some(letter)
            } else {
                None
            }
        });
        let moves_with_seat = self
            .written_moves
            .moves
            .iter()
            .filter(|mv| mv.seat.is_some());
        let moves_with_seat: String = moves_with_seat
            .map(|mv| mv.text)
            .chain(variation_tokens)
            .collect();
        let is_capital = |letter: u8| letter.is_ascii_uppercase();
        moves_with_seat.bytes().any(is_capital) && !moves_with_seat.bytes().all(is_capital)
    }

    /// Returns the side that begins if the game has no position: South, unless the first letter
    /// means North, or the case means nothing and the first number is `1...`.
    fn first_seat(&self, case_matters: bool) -> Seat {
        let seat = self.written_moves.moves.first().and_then(|mv| mv.seat);
        match seat.filter(|_| case_matters) {
            Some(seat) => seat,
            None if self.written_moves.begins_with_north() => Seat::North,
            None => Seat::South,
        }
    }

    /// Plays every move. Returns the record and the parts of the text that it does not store.
    fn play_all_moves(
        mut self,
        variants: &[Variant],
    ) -> Result<(Record, OmittedPartsWithOffsets), OgnFault> {
        self.written_moves.end_line()?;
        let case_matters = self.case_matters();
        let mut omitted_parts = self.tags.too_long_tags();
        let variant = self.tags.take_variant(variants)?;
        let rules = variant.rules;
        let position = self.tags.take_start(rules)?;
        let move_numbering = self
            .written_moves
            .numbering(position.is_some(), case_matters)?;
        let start_position =
            position.unwrap_or_else(|| Position::start(&rules, self.first_seat(case_matters)));
        let kind = GameKind::Awale(variant);
        let players = PerSeat {
            south: self.tags.take_participant(Seat::South, &kind)?,
            north: self.tags.take_participant(Seat::North, &kind)?,
        };
        let (date, sowing_direction, settlement) = (
            self.tags.take_date(),
            self.tags.take_sowing(),
            self.tags.take_settlement(),
        );
        let title = self.tags.take("Event").map(|(_, title)| title.into());
        let result_tag = self.tags.take("Result");
        let (origin, is_helped, clocks) = (
            self.tags.take_origin(),
            self.tags.take_helped(),
            self.tags.take_clocks(),
        );
        let tags = self.tags.remaining_tags()?;
        let mut game = Match::new(AnyGame::Awale(start_position));
        for (number, mv) in (1..).zip(&self.written_moves.moves) {
            play_move(&mut game, mv, number, case_matters)?;
        }
        result::apply_written_result(&mut game, settlement, result_tag.as_ref(), self.result)?;
        let mut tree = VariationTree::of(&game, &self.written_moves.comments, &[]);
        omitted_parts.append(&mut self.written_moves.omitted_parts);
        let mut variation_reader = VariationReader {
            tree: &mut tree,
            move_numbering,
            case_matters,
            omitted_parts: &mut omitted_parts,
        };
        variation_reader.add_variations(&self.written_moves.variations);
        let (comments, variations) = tree.comments_and_variations(game.moves().len());
        let header = RecordHeader {
            tags,
            origin,
            is_helped,
            comments,
            variations,
            ..RecordHeader::new(date, title)
        };
        let record = Record {
            header,
            kind,
            sowing_direction,
            players,
            clocks,
            analysis: None,
            game,
        };
        Ok((record, omitted_parts))
    }
}

fn play_move(
    game: &mut Match<AnyGame>,
    written_move: &WrittenMove,
    move_number: usize,
    case_matters: bool,
) -> Result<(), OgnFault> {
    let before = *game.position();
    let seat = before.to_move();
    let numbered_move = || NumberedMove {
        number: move_number,
        text: written_move.text.to_owned(),
    };
    let mv = written_move.move_of(seat, case_matters);
    game.play(mv).map_err(|refused| {
        (
            written_move.offset,
            RecordProblem::refused_move_error(refused, numbered_move(), seat, mv),
        )
    })?;
    let Some((offset, seeds)) = written_move.written_capture else {
        return Ok(());
    };
    let final_counts = game
        .outcome()
        .map(|verdict| verdict.final_result.final_counts);
    let capture_check = check_captured_count(&before, mv, game.position(), final_counts, seeds);
    capture_check.map_err(|captured| {
        (
            offset,
            RecordProblem::WrongCaptureCount {
                numbered_move: numbered_move(),
                written_seeds: seeds,
                captured_seeds: captured,
            },
        )
    })
}
