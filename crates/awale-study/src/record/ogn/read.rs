//! Reading a game: its tags say what is played, then every move is played and everything that is written of it checked.

use awale_rules::{Game, MOST_MOVES, Match, PerSeat, Pit, Position, Seat};

use crate::catalogue::{AnyGame, AnyMove, Kind, Variant};
use crate::record::{Bounded, Error, GameOrigin, MOST_BYTES, Record, RecordProblem};

use super::lexer::{Lexer, OgnFault, Token};
use super::result;
use super::tags::Tags;

impl Record {
    /// Reads a game in Oware Game Notation and plays its moves. Its variant is a built-in one, one of `variants`, or one
    /// whose rules it tells itself.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line and column.
    pub fn parse_ogn(text: &str, variants: &[Variant]) -> Result<Record, Error> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        read(text, variants).map_err(|(at, problem)| {
            let before = text.get(..at).unwrap_or_default();
            let line_start = before.rfind('\n').map_or(0, |end| end + 1);
            let column = before[line_start..].chars().count() + 1;
            Error { line: 1 + before.matches('\n').count(), column: Some(column), problem }
        })
    }
}

/// A move as it is written.
struct Written {
    at: usize,
    letter: char,
    /// What it is said to capture, and where.
    captured: Option<(usize, u32)>,
}

/// What a text holds before anything is played.
#[derive(Default)]
struct Script<'t> {
    tags: Tags<'t>,
    moves: Vec<Written>,
    result: Option<(usize, &'t str)>,
}

impl<'t> Script<'t> {
    fn of(text: &'t str) -> Result<Script<'t>, OgnFault> {
        let mut script = Script::default();
        let mut lexer = Lexer::new(text);
        let mut has_begun = false;
        while let Some((at, token)) = lexer.next()? {
            match token {
                Token::Tag { .. } if has_begun => return Err((at, RecordProblem::SecondGame)),
                Token::Tag { name, value } => script.tags.add(at, name, value)?,
                Token::Number => has_begun = true,
                Token::Move(letter) => {
                    has_begun = true;
                    script.add_move(at, letter)?;
                }
                Token::Captured(seeds) => match script.moves.last_mut() {
                    Some(Written { captured: captured @ None, .. }) => *captured = Some((at, seeds)),
                    _ => return Err((at, RecordProblem::Unexpected(format!("+{seeds}")))),
                },
                Token::Result(text) if script.result.is_some() => {
                    return Err((at, RecordProblem::Unexpected(text.to_owned())));
                }
                Token::Result(text) => {
                    has_begun = true;
                    script.result = Some((at, text));
                }
            }
        }
        Ok(script)
    }

    fn add_move(&mut self, at: usize, letter: char) -> Result<(), OgnFault> {
        if self.result.is_some() {
            return Err((at, RecordProblem::Unexpected(letter.to_string())));
        }
        if self.moves.len() >= MOST_MOVES {
            return Err((at, RecordProblem::TooMuch { of: Bounded::Moves, most: MOST_MOVES }));
        }
        self.moves.push(Written { at, letter, captured: None });
        Ok(())
    }

    /// Whether capitals mean South and small letters North. In a game with letters of one kind only they mean nothing.
    fn cases_count(&self) -> bool {
        let is_upper = |mv: &Written| mv.letter.is_ascii_uppercase();
        self.moves.iter().any(is_upper) && !self.moves.iter().all(is_upper)
    }

    /// Who begins where no position says so: South, unless the first letter is North's.
    fn first(&self) -> Seat {
        let is_lower = self.moves.first().is_some_and(|mv| mv.letter.is_ascii_lowercase());
        if is_lower && self.cases_count() { Seat::North } else { Seat::South }
    }
}

fn read(text: &str, variants: &[Variant]) -> Result<Record, OgnFault> {
    if text.len() > MOST_BYTES {
        return Err((0, RecordProblem::TooMuch { of: Bounded::Bytes, most: MOST_BYTES }));
    }
    let mut script = Script::of(text)?;
    let variant = script.tags.variant(variants)?;
    let rules = variant.rules;
    let start = script.tags.start(rules)?.unwrap_or_else(|| Position::start(&rules, script.first()));
    let kind = Kind::Awale(variant);
    let players = PerSeat {
        south: script.tags.participant(Seat::South, &kind)?,
        north: script.tags.participant(Seat::North, &kind)?,
    };
    let (date, sowing, settlement) = (script.tags.date(), script.tags.sowing(), script.tags.settlement());
    let title = script.tags.take("Event").map(|(_, title)| title.into());
    let tag = script.tags.take("Result");
    let cases_count = script.cases_count();
    let tags = script.tags.rest()?;
    let mut game = Match::new(AnyGame::Awale(start));
    for (number, mv) in (1..).zip(&script.moves) {
        play(&mut game, mv, number, cases_count)?;
    }
    // The result stands in a tag and behind the moves; both are held against the game, the tag first.
    let known = |result: &str| result != result::OPEN;
    let results = tag.iter().map(|(at, text)| (*at, text.as_str())).chain(script.result);
    let mut results: Vec<(usize, &str)> = results.filter(|(_, text)| known(text)).collect();
    if results.is_empty() {
        results.push((text.len(), result::OPEN));
    }
    for (at, text) in results {
        result::settle(&mut game, settlement, Some(text)).map_err(|problem| (at, problem))?;
    }
    Ok(Record {
        title,
        date,
        kind,
        sowing,
        players,
        tags,
        series: None,
        origin: GameOrigin::Start,
        is_helped: false,
        clocks: None,
        analysis: None,
        game,
    })
}

fn play(game: &mut Match<AnyGame>, written: &Written, number: usize, cases_count: bool) -> Result<(), OgnFault> {
    let before = *game.position();
    let seat = before.to_move();
    let text = || written.letter.to_string();
    let named =
        Pit::from_letter(written.letter).ok_or_else(|| (written.at, RecordProblem::Move { number, text: text() }))?;
    let pit = if cases_count { named } else { Pit::of(seat, named.column()) };
    let mv = AnyMove::Pit(pit);
    game.play(mv).map_err(|refused| (written.at, RecordProblem::refused(refused, number, text(), seat, mv)))?;
    let Some((at, seeds)) = written.captured else { return Ok(()) };
    let captured = captures(&before, pit);
    // Some programs write how much the store grew: with the seeds sown into it, and, at the end, those of the row.
    let held = |counts: PerSeat<u32>| counts[seat].saturating_sub(before.counts()[seat]);
    let grew = held(game.position().counts());
    let ended = game.outcome().map(|verdict| held(verdict.tally.counts));
    if seeds == captured || seeds == grew || Some(seeds) == ended {
        Ok(())
    } else {
        Err((at, RecordProblem::Captured { number, text: text(), written: seeds, captured }))
    }
}

/// Seeds that the legal move from `pit` captures.
pub(super) fn captures(before: &AnyGame, pit: Pit) -> u32 {
    let AnyGame::Awale(position) = before else { return 0 };
    position.trace(pit).map_or(0, |trace| trace.captures().map(|(_, seeds)| u32::from(seeds)).sum())
}
