//! Distinguishes lines of emails, before, between and after games, from lines of a game.

use super::result::is_result;

/// The part of the text in which a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TextSection {
    /// Before the first tag or move of a game.
    BeforeGame,
    /// Among tags and moves.
    TagsAndMoves,
    /// After the result.
    AfterResult,
}

/// Returns true if a line is not part of a game. Among moves this must be certain, because a
/// mistake in a move has to be reported: the line follows an empty line, and usually contains a
/// word.
pub(super) fn is_prose_line(line: &str, section: TextSection, follows_empty_line: bool) -> bool {
    let line = line.trim();
    let is_outside_game = match section {
        TextSection::TagsAndMoves if !follows_empty_line => return false,
        TextSection::TagsAndMoves => false,
        TextSection::BeforeGame | TextSection::AfterResult => true,
    };
    let text_after_digits = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
    match line.chars().next() {
        None | Some('{' | ';' | '%') => false,
        Some('[') => !is_tag(&line[1..]),
        Some('(') => {
            let text_in_parenthesis = line[1..].trim_start();
            is_outside_game
                && (!text_in_parenthesis.starts_with(is_move_character)
                    || has_prose_word(text_in_parenthesis))
        }
        // The number of a move, with a dot or before the letter of a move.
        Some('0'..='9') if text_after_digits.trim_start().starts_with(['.', '…']) => {
            is_outside_game && has_prose_word(line)
        }
        Some('0'..='9') if text_after_digits.trim_start().starts_with(is_pit_letter) => {
            is_outside_game && (has_prose_word(line) || !line.chars().all(is_move_line_letter))
        }
        Some('0'..='9' | '*' | '½') => {
            has_prose_word(line) || is_outside_game && !is_lone_result(line)
        }
        // A letter after a result cannot be a move.
        Some('A'..='F' | 'a'..='f') if section == TextSection::AfterResult => true,
        Some('A'..='F' | 'a'..='f') => {
            has_prose_word(line)
                || is_outside_game && !text_before_brackets(line).chars().all(is_move_line_letter)
        }
        Some(_) => {
            is_outside_game || has_prose_word(line) || line.starts_with(['>', '-', '=', '_'])
        }
    }
}

/// Returns true if the text after a `[` may be a tag, even an invalid one.
fn is_tag(text_in_bracket: &str) -> bool {
    let text_in_bracket = text_in_bracket.trim_start();
    let text_after_name = text_in_bracket.trim_start_matches(is_tag_name_letter);
    let is_quoted = text_after_name.trim_start().starts_with('"');
    text_in_bracket.starts_with(|letter: char| letter.is_ascii_alphabetic() && is_quoted)
        || text_in_bracket.starts_with(|letter: char| letter.is_ascii_uppercase())
            && (text_after_name.is_empty() || text_after_name.starts_with(char::is_whitespace))
}

/// Returns true if a tag's name may contain this letter.
pub(super) fn is_tag_name_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Returns true if a line contains a word that cannot be moves: three letters or more, either with
/// one that is not a pit, or capitalized, because one side does not move twice in a row.
fn has_prose_word(line: &str) -> bool {
    let mut words = text_before_brackets(line).split(|letter: char| !letter.is_alphabetic());
    words.any(|word| {
        let is_capitalized =
            word.starts_with(char::is_uppercase) && word.chars().skip(1).all(char::is_lowercase);
        word.chars().nth(2).is_some() && (is_capitalized || !word.chars().all(is_pit_letter))
    })
}

/// Returns a line up to its first comment or variation.
fn text_before_brackets(line: &str) -> &str {
    let line = line.strip_prefix('(').unwrap_or(line);
    line.find(['{', ';', '(']).map_or(line, |end| &line[..end])
}

const fn is_pit_letter(letter: char) -> bool {
    matches!(letter, 'A'..='F' | 'a'..='f')
}

const fn is_move_character(letter: char) -> bool {
    is_pit_letter(letter) || letter.is_ascii_digit()
}

fn is_lone_result(line: &str) -> bool {
    let mut words = text_before_brackets(line).split_whitespace();
    words.next().is_some_and(is_result) && words.next().is_none()
}

/// Returns true if a line of moves can contain this character outside of brackets.
fn is_move_line_letter(letter: char) -> bool {
    is_move_character(letter)
        || letter.is_whitespace()
        || matches!(
            letter,
            '.' | '…' | '+' | '!' | '?' | '$' | '*' | '-' | '/' | '½'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_emails_differ_from_lines_of_games() {
        for line in [
            "Hi,",
            "Dear Awa, here is our game:",
            "Ada",
            "A bad idea",
            "From: awa@example.org",
            "> 1. A b",
            "-- ",
            "+33 6 12 34 56 78",
            "2026-11-26 10:30, Awa wrote:",
            "12 rue de la Paix",
            "06 12 34 56 78",
            "1. I think that you won",
            "[image: logo]",
            "[1] https://example.org",
            "(sent from my telephone)",
            "* * *",
            "```ogn",
        ] {
            assert!(
                is_prose_line(line, TextSection::BeforeGame, false),
                "{line}"
            );
            assert!(
                is_prose_line(line, TextSection::AfterResult, false),
                "{line}"
            );
            assert!(
                !is_prose_line(line, TextSection::TagsAndMoves, false),
                "{line}"
            );
        }
        for line in ["Best regards", "Ada", "-- ", "Voilà ! (bien joué)"] {
            assert!(
                is_prose_line(line, TextSection::TagsAndMoves, true),
                "{line}"
            );
        }
        for line in [
            "[Event \"x\"]",
            " [ event\t\"x\"]",
            "[Event x]",
            "1. A b {Not bad at all}",
            "1. G b",
            "12. C",
            "1 Ab+3 *",
            "{What a game}",
            "; What a game",
            "(1. A b)",
            "24-24",
            "1-0",
            "*",
        ] {
            for place in [
                TextSection::BeforeGame,
                TextSection::AfterResult,
                TextSection::TagsAndMoves,
            ] {
                assert!(!is_prose_line(line, place, true), "{line}");
            }
        }
        for line in ["A b C d", "FaEb", "G c", "faeb 1-0 ; so much for that"] {
            assert!(
                !is_prose_line(line, TextSection::TagsAndMoves, true),
                "{line}"
            );
        }
    }
}
