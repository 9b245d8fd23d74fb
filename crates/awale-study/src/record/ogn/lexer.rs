//! Splits the text into tokens: tags, numbers, moves, comments, variations and results. Only blanks
//! are skipped without a token. Nothing recurses, so a megabyte of parentheses does no harm.

use std::borrow::Cow;

use crate::record::{Enclosure, RecordProblem};

use super::{
    OgnFault,
    prose::{TextSection, is_prose_line, is_tag_name_letter},
};

/// The maximum number of letters of an unknown word that an error shows.
const MAX_SHOWN_LETTERS: usize = 24;

/// A token of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'t> {
    /// `[Name "value"]`.
    Tag {
        /// The name as it is written.
        name: &'t str,
        /// The value, unescaped.
        value: Cow<'t, str>,
    },
    /// `12.`, `12...` or `12`: the number of a move. Without dots it may be a pit written as a
    /// digit.
    MoveNumber {
        /// The digits.
        digits: &'t str,
        /// The number of dots after the digits.
        dot_count: usize,
    },
    /// The letter of a move, in either case.
    Move(&'t str),
    /// `+5`: the number of seeds that the move before captured.
    CapturedSeedCount(u32),
    /// `25-19`, `1-0`, `1/2-1/2` or `*`.
    Result(&'t str),
    /// `{…}`, or the rest of a line after `;`.
    Comment(&'t str),
    /// `(…)`, without its parentheses.
    Variation(&'t str),
    /// `!?` or `$14`. Records do not store annotations.
    Annotation,
    /// A line that is not part of a game: from an email, or a line that begins with `%`, which PGN
    /// reserves for other programs.
    LineOutsideGame,
}

/// Reads tokens from a text.
pub(super) struct Lexer<'t> {
    text: &'t str,
    offset: usize,
    /// All letters before this position are moves, so that a long word is scanned only once.
    known_moves_end: usize,
    /// True while lines of emails are recognized.
    detects_prose: bool,
}

impl<'t> Lexer<'t> {
    pub(super) fn new(text: &'t str) -> Lexer<'t> {
        Lexer {
            text,
            offset: 0,
            known_moves_end: 0,
            detects_prose: true,
        }
    }

    /// Returns the next token and its position in bytes, or `None` at the end of the text.
    /// `section` determines which lines may not be part of a game.
    pub(super) fn next(
        &mut self,
        section: TextSection,
    ) -> Result<Option<(usize, Token<'t>)>, OgnFault> {
        let skipped_from = self.offset;
        let skipped_line_count = self
            .skip(char::is_whitespace)
            .matches('\n')
            .count()
            .max(usize::from(skipped_from == 0));
        let token_start = self.offset;
        let Some(letter) = self.unread_text().chars().next() else {
            return Ok(None);
        };
        let may_be_non_game_line = skipped_line_count > 0 && (letter == '%' || self.detects_prose);
        if may_be_non_game_line
            && (letter == '%'
                || is_prose_line(self.rest_of_line(), section, skipped_line_count > 1))
        {
            self.skip(|letter| letter != '\n');
            return Ok(Some((token_start, Token::LineOutsideGame)));
        }
        let token = match letter {
            '{' => Token::Comment(self.read_comment()?),
            ';' => {
                self.offset += 1;
                Token::Comment(self.skip(|letter| letter != '\n'))
            }
            '(' => Token::Variation(self.read_variation()?),
            '!' | '?' => {
                self.skip(|letter| matches!(letter, '!' | '?'));
                Token::Annotation
            }
            '$' => self.read_numbered_annotation()?,
            '[' => self.read_tag()?,
            '*' => {
                self.offset += 1;
                Token::Result("*")
            }
            '+' => self.read_captured_count()?,
            '0'..='9' | '½' => self.read_number_or_result(),
            'A'..='F' | 'a'..='f' => self.read_move_letter()?,
            _ => return Err(self.unexpected_token_fault()),
        };
        Ok(Some((token_start, token)))
    }

    /// Stops recognizing lines of emails.
    pub(super) fn stop_detecting_prose(&mut self) {
        self.detects_prose = false;
    }

    /// Returns the rest of the line.
    fn rest_of_line(&self) -> &'t str {
        self.unread_text().lines().next().unwrap_or_default()
    }

    /// Returns the current position in bytes.
    pub(super) const fn byte_offset(&self) -> usize {
        self.offset
    }

    /// Moves to `offset`: back to where the next game begins, or to the end of the text.
    pub(super) fn go_to_offset(&mut self, offset: usize) {
        self.offset = offset;
    }

    /// Skips the rest of a game with an error: up to a line with a tag that follows an empty line
    /// or a line without a tag.
    pub(super) fn skip_game(&mut self) {
        while let Some(line_break_offset) = self.unread_text().find("\n[") {
            self.offset += line_break_offset + 1;
            let text_before = self.text[..self.offset].trim_end();
            if !text_before.ends_with(']')
                || self.text[text_before.len()..self.offset]
                    .matches('\n')
                    .count()
                    > 1
            {
                return;
            }
        }
        self.offset = self.text.len();
    }

    /// Returns the text that has not been read.
    fn unread_text(&self) -> &'t str {
        &self.text[self.offset..]
    }

    /// Skips characters while `is_skipped` returns true, and returns them.
    fn skip(&mut self, is_skipped: impl Fn(char) -> bool) -> &'t str {
        let unread_text = self.unread_text();
        let skipped = unread_text
            .find(|letter| !is_skipped(letter))
            .map_or(unread_text, |end| &unread_text[..end]);
        self.offset += skipped.len();
        skipped
    }

    /// Returns the error for the unknown word at the current position.
    fn unexpected_token_fault(&self) -> OgnFault {
        let unread_text = self.unread_text();
        let word_end = unread_text
            .char_indices()
            .skip(1)
            .find(|(_, letter)| !letter.is_alphanumeric());
        let word = word_end.map_or(unread_text, |(word_end, _)| &unread_text[..word_end]);
        (
            self.offset,
            RecordProblem::UnexpectedText(word.chars().take(MAX_SHOWN_LETTERS).collect()),
        )
    }

    /// Reads a comment. An opening brace inside has no meaning.
    fn read_comment(&mut self) -> Result<&'t str, OgnFault> {
        let comment_end = self
            .unread_text()
            .find('}')
            .ok_or((self.offset, RecordProblem::Unclosed(Enclosure::Comment)))?;
        let comment = &self.unread_text()[1..comment_end];
        self.offset += comment_end + 1;
        Ok(comment)
    }

    /// Reads a variation with all variations inside it. Comments inside may contain any
    /// parentheses.
    fn read_variation(&mut self) -> Result<&'t str, OgnFault> {
        let parenthesis_at = self.offset;
        let mut depth = 0_usize;
        loop {
            self.skip(|letter| !matches!(letter, '(' | ')' | '{' | ';'));
            match self.unread_text().bytes().next() {
                Some(b'{') => {
                    self.read_comment()?;
                    continue;
                }
                Some(b';') => {
                    self.skip(|letter| letter != '\n');
                    continue;
                }
                Some(b'(') => depth += 1,
                Some(_) => depth -= 1,
                None => {
                    return Err((
                        parenthesis_at,
                        RecordProblem::Unclosed(Enclosure::Variation),
                    ));
                }
            }
            self.offset += 1;
            if depth == 0 {
                return Ok(&self.text[parenthesis_at + 1..self.offset - 1]);
            }
        }
    }

    /// Reads `[Name "value"]`, with or without blanks between its parts.
    fn read_tag(&mut self) -> Result<Token<'t>, OgnFault> {
        let bracket_at = self.offset;
        self.offset += 1;
        self.skip(char::is_whitespace);
        let name = self.skip(is_tag_name_letter);
        self.skip(char::is_whitespace);
        if name.is_empty() || !self.unread_text().starts_with('"') {
            return Err((bracket_at, RecordProblem::Unclosed(Enclosure::Tag)));
        }
        let value = self.read_quoted_value()?;
        self.skip(char::is_whitespace);
        if !self.unread_text().starts_with(']') {
            return Err((bracket_at, RecordProblem::Unclosed(Enclosure::Tag)));
        }
        self.offset += 1;
        Ok(Token::Tag { name, value })
    }

    /// Reads a value between quotation marks. A backslash escapes a quotation mark or a backslash.
    fn read_quoted_value(&mut self) -> Result<Cow<'t, str>, OgnFault> {
        let quote_offset = self.offset;
        self.offset += 1;
        let value_start = self.offset;
        let mut letters = self.unread_text().char_indices();
        let mut has_escapes = false;
        let value_length = loop {
            match letters.next() {
                Some((end, '"')) => break end,
                Some((_, '\\')) => {
                    has_escapes = true;
                    letters.next();
                }
                // A value has only one line, so a missing quotation mark is reported on its own
                // line.
                Some((_, '\n')) | None => {
                    return Err((
                        quote_offset,
                        RecordProblem::Unclosed(Enclosure::TagValueQuotes),
                    ));
                }
                Some(_) => {}
            }
        };
        let value = &self.text[value_start..value_start + value_length];
        self.offset += value_length + 1;
        Ok(if has_escapes {
            Cow::Owned(without_escapes(value))
        } else {
            Cow::Borrowed(value)
        })
    }

    fn read_numbered_annotation(&mut self) -> Result<Token<'t>, OgnFault> {
        let token_start = self.offset;
        self.offset += 1;
        if self.skip(|letter| letter.is_ascii_digit()).is_empty() {
            self.offset = token_start;
            return Err(self.unexpected_token_fault());
        }
        Ok(Token::Annotation)
    }

    fn read_captured_count(&mut self) -> Result<Token<'t>, OgnFault> {
        let token_start = self.offset;
        self.offset += 1;
        let digits = self.skip(|letter| letter.is_ascii_digit());
        let captured_count = digits.parse();
        captured_count.map(Token::CapturedSeedCount).map_err(|_| {
            self.offset = token_start;
            self.unexpected_token_fault()
        })
    }

    /// Reads digits: a result if they contain a hyphen or a slash, otherwise the number of a move
    /// with the dots after it: `1.`, `1...`, `1. ...`.
    fn read_number_or_result(&mut self) -> Token<'t> {
        let is_result_letter =
            |letter: char| letter.is_ascii_digit() || matches!(letter, '-' | '/' | '½');
        let digits = self.skip(is_result_letter);
        if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Token::Result(digits);
        }
        let mut dot_count = 0;
        loop {
            let number_end = self.offset;
            self.skip(char::is_whitespace);
            let more_dots = self.skip(is_move_number_dot);
            if more_dots.is_empty() {
                self.offset = number_end;
                return Token::MoveNumber { digits, dot_count };
            }
            dot_count += more_dots
                .chars()
                .map(|dot| if dot == '…' { 3 } else { 1 })
                .sum::<usize>();
        }
    }

    /// Reads a move. Several moves may follow without blanks, but letters of another word are an
    /// error.
    fn read_move_letter(&mut self) -> Result<Token<'t>, OgnFault> {
        let unread_text = self.unread_text();
        if self.offset >= self.known_moves_end {
            let word_length = unread_text
                .find(|letter: char| !letter.is_alphabetic())
                .unwrap_or(unread_text.len());
            if !unread_text
                .bytes()
                .take(word_length)
                .all(|byte| matches!(byte, b'A'..=b'F' | b'a'..=b'f'))
            {
                return Err(self.unexpected_token_fault());
            }
            let text_after_digits = unread_text[word_length..]
                .trim_start_matches(|letter: char| letter.is_ascii_digit());
            let digits_end = unread_text.len() - text_after_digits.len();
            // `b2.` is a move and a number; `b2` is a square of another game's board.
            if digits_end > word_length
                && !text_after_digits
                    .trim_start()
                    .starts_with(is_move_number_dot)
            {
                let square_name = &unread_text[word_length - 1..digits_end];
                let problem = RecordProblem::ForeignCoordinates(
                    square_name.chars().take(MAX_SHOWN_LETTERS).collect(),
                );
                return Err((self.offset + word_length - 1, problem));
            }
            self.known_moves_end = self.offset + word_length;
        }
        self.offset += 1;
        Ok(Token::Move(&unread_text[..1]))
    }
}

/// Returns true for a dot after the number of a move.
const fn is_move_number_dot(letter: char) -> bool {
    matches!(letter, '.' | '…')
}

/// Removes the backslashes that escape. A backslash before another letter stays.
fn without_escapes(value: &str) -> String {
    let mut unescaped_text = String::with_capacity(value.len());
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        let escaped_letter = letters.next_if(|next| letter == '\\' && matches!(next, '"' | '\\'));
        unescaped_text.push(escaped_letter.unwrap_or(letter));
    }
    unescaped_text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let mut lexer = Lexer::new(text);
        std::iter::from_fn(|| lexer.next(TextSection::TagsAndMoves).unwrap())
            .map(|(_, token)| token)
            .collect()
    }

    fn first_fault_in(text: &str) -> OgnFault {
        let mut lexer = Lexer::new(text);
        loop {
            match lexer.next(TextSection::TagsAndMoves) {
                Ok(Some(_)) => {}
                Ok(None) => panic!("nothing is wrong with {text}"),
                Err(fault) => return fault,
            }
        }
    }

    #[test]
    fn comments_and_annotations_do_not_affect_moves() {
        let is_meaningful = |token: &Token<'_>| {
            !matches!(
                token,
                Token::Comment(_)
                    | Token::Variation(_)
                    | Token::Annotation
                    | Token::LineOutsideGame
            )
        };
        for (text, dot_count) in [
            ("1. A b+3 25-19", 1),
            ("1.A!? $14 b +3{a ( comment}25-19", 1),
            (
                "\r\n\t1. ..A ; the rest of the line is for people (\nb+3\r\n\r\n25-19\r\n",
                3,
            ),
            (
                "%for another program\n1 Ab+3 (1. C (2. D) {)} ; )\n) 25-19",
                0,
            ),
        ] {
            let tokens: Vec<Token<'_>> = tokens(text).into_iter().filter(is_meaningful).collect();
            let expected_tokens = [
                Token::MoveNumber {
                    digits: "1",
                    dot_count,
                },
                Token::Move("A"),
                Token::Move("b"),
                Token::CapturedSeedCount(3),
                Token::Result("25-19"),
            ];
            assert_eq!(tokens, expected_tokens, "{text}");
        }
    }

    #[test]
    fn a_tag_may_contain_spaces_and_escapes() {
        for (text, name, value) in [
            (r#"[Event "x"]"#, "Event", "x"),
            ("[ event\t\"\" ]", "event", ""),
            (r#"[A"a \"b\" \\ c\d"]"#, "A", r#"a "b" \ c\d"#),
        ] {
            assert_eq!(
                tokens(text),
                [Token::Tag {
                    name,
                    value: Cow::Borrowed(value)
                }]
            );
        }
    }

    #[test]
    fn unclosed_bracket_is_reported_where_it_opens() {
        let unclosed_fault = |at, what| (at, RecordProblem::Unclosed(what));
        assert_eq!(
            first_fault_in("1. A { no end"),
            unclosed_fault(5, Enclosure::Comment)
        );
        assert_eq!(
            first_fault_in("1. A ((2. b) 3."),
            unclosed_fault(5, Enclosure::Variation)
        );
        assert_eq!(
            first_fault_in("(A {)"),
            unclosed_fault(3, Enclosure::Comment)
        );
        assert_eq!(
            first_fault_in("[Event \"x]\n\"]"),
            unclosed_fault(7, Enclosure::TagValueQuotes)
        );
        assert_eq!(
            first_fault_in("[Event x]"),
            unclosed_fault(0, Enclosure::Tag)
        );
        assert_eq!(
            first_fault_in("[Event \"x\" y]"),
            unclosed_fault(0, Enclosure::Tag)
        );
    }

    #[test]
    fn megabyte_of_parentheses_is_read_without_recursion() {
        let open_parentheses = "(".repeat(1 << 20);
        assert_eq!(
            first_fault_in(&open_parentheses),
            (0, RecordProblem::Unclosed(Enclosure::Variation))
        );
        let closed_text = format!("{open_parentheses}{} A", ")".repeat(1 << 20));
        assert_eq!(
            tokens(&closed_text),
            [
                Token::Variation(&closed_text[1..(2 << 20) - 1]),
                Token::Move("A")
            ]
        );
    }

    #[test]
    fn unknown_tokens_are_reported_with_position() {
        for (text, at, word) in [
            ("1. A bad G", 9, "G"),
            ("Ax", 0, "Ax"),
            ("1. A +x", 5, "+x"),
            ("1. A $ b", 5, "$"),
            ("1. A . b", 5, "."),
            ("A )", 2, ")"),
            ("é", 0, "é"),
        ] {
            assert_eq!(
                first_fault_in(text),
                (at, RecordProblem::UnexpectedText(word.to_owned())),
                "{text}"
            );
        }
    }

    #[test]
    fn coordinates_of_other_board_games_are_reported() {
        for (text, at, field) in [("1. a1 a2", 3, "a1"), ("1. AbC12 d", 5, "C12")] {
            let problem = RecordProblem::ForeignCoordinates(field.to_owned());
            assert_eq!(first_fault_in(text), (at, problem), "{text}");
        }
        assert_eq!(tokens("1.Ab2.C").len(), 5);
    }
}
