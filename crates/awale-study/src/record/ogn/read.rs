//! Reading a game: its tags say what is played, then every move is played and everything that is
//! written of it checked.

use std::collections::BTreeMap;

use awale_rules::{Game, MOST_MOVES, Match, PerSeat, Pit, Position, Seat};

use crate::catalogue::{AnyGame, AnyMove, Kind, Variant};
use crate::record::{
    Bounded, Enclosure, Error, MOST_BYTES, MOST_GAMES, NodeId, Record, RecordHeader, RecordProblem,
    Variations,
};
use crate::text::Comment;

use super::lexer::{Lexer, OgnFault, Token};
use super::result;
use super::tags::Tags;

impl Record {
    /// Reads a game in Oware Game Notation and plays its moves. Its variant is a built-in one, one
    /// of `variants`, or one whose rules it tells itself.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line and column. A text with several games is for
    /// [`Record::parse_all_ogn`].
    pub fn parse_ogn(text: &str, variants: &[Variant]) -> Result<Record, Error> {
        let mut games = Games::of(text, variants);
        let first = games.next().unwrap_or_else(|| games.nothing());
        let second = games.lexer.at();
        match games.next() {
            Some(_) if first.is_ok() => Err(games.error((second, RecordProblem::SecondGame))),
            _ => first,
        }
    }

    /// Reads all games of a text in Oware Game Notation, which may hold several behind each other:
    /// there is one at least. In one that cannot be read is the first thing that is wrong.
    #[must_use]
    pub fn parse_all_ogn(text: &str, variants: &[Variant]) -> Vec<Result<Record, Error>> {
        let mut games = Games::of(text, variants);
        let mut all: Vec<_> = games.by_ref().collect();
        if all.is_empty() {
            all.push(games.nothing());
        }
        all
    }
}

/// The games of a text, one after the other.
struct Games<'t> {
    text: &'t str,
    lexer: Lexer<'t>,
    variants: &'t [Variant],
    /// How many were read.
    count: usize,
    /// The last place that was told, from which later ones are counted: in bytes, its line and its
    /// column.
    told: (usize, usize, usize),
}

impl<'t> Games<'t> {
    fn of(text: &'t str, variants: &'t [Variant]) -> Games<'t> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Games {
            text,
            lexer: Lexer::new(text),
            variants,
            count: 0,
            told: (0, 1, 1),
        }
    }

    /// A text without anything is a game without moves.
    fn nothing(&mut self) -> Result<Record, Error> {
        Script::default()
            .played(0, self.variants)
            .map_err(|fault| self.error(fault))
    }

    /// The next game, if there is one.
    fn read(&mut self) -> Result<Option<Record>, OgnFault> {
        let start = self.lexer.at();
        if self.text.len() > MOST_BYTES && start < self.text.len() {
            return Err(self.end(0, Bounded::Bytes, MOST_BYTES));
        }
        let script = Script::of(&mut self.lexer).inspect_err(|(_, problem)| match problem {
            // What follows may stand inside it.
            RecordProblem::Unclosed(Enclosure::Comment | Enclosure::Variation) => {
                self.lexer.back_to(self.text.len())
            }
            _ => self.lexer.skip_game(),
        });
        let Some(script) = script.transpose() else {
            return Ok(None);
        };
        if self.count >= MOST_GAMES {
            return Err(self.end(start, Bounded::Games, MOST_GAMES));
        }
        script?.played(self.lexer.at(), self.variants).map(Some)
    }

    /// There is too much: nothing more is read.
    fn end(&mut self, at: usize, of: Bounded, most: usize) -> OgnFault {
        self.lexer.back_to(self.text.len());
        (at, RecordProblem::TooMuch { of, most })
    }

    /// The error with its line and column. They come in the order of the text, but for those within
    /// one game.
    fn error(&mut self, (at, problem): OgnFault) -> Error {
        let (known, line, column) = if self.told.0 <= at {
            self.told
        } else {
            (0, 1, 1)
        };
        let between = self.text.get(known..at).unwrap_or_default();
        let lines = between.matches('\n').count();
        let letters = between
            .rsplit('\n')
            .next()
            .unwrap_or_default()
            .chars()
            .count();
        let (line, column) = (line + lines, letters + if lines == 0 { column } else { 1 });
        self.told = (at, line, column);
        Error {
            line,
            column: Some(column),
            problem,
        }
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Record, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let read = self.read().transpose()?;
        self.count += 1;
        Some(read.map_err(|fault| self.error(fault)))
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
    /// What is written about the moves, by how many stand before it.
    comments: BTreeMap<usize, Comment>,
    /// The variations, by how many moves stand before them.
    variations: Vec<(usize, &'t str)>,
}

impl<'t> Script<'t> {
    /// The next game of a text, up to where another begins: with a tag behind moves or a result, or
    /// with a number behind a result.
    fn of(lexer: &mut Lexer<'t>) -> Result<Option<Script<'t>>, OgnFault> {
        let mut script = Script::default();
        let (mut has_begun, mut is_empty) = (false, true);
        while let Some((at, token)) = lexer.next()? {
            let is_next = match token {
                Token::Tag { .. } => has_begun,
                Token::Number => script.result.is_some(),
                _ => false,
            };
            if is_next {
                lexer.back_to(at);
                break;
            }
            is_empty = false;
            match token {
                Token::Tag { name, value } => script.tags.add(at, name, value)?,
                Token::Number => has_begun = true,
                Token::Move(letter) => {
                    has_begun = true;
                    script.add_move(at, letter)?;
                }
                Token::Captured(seeds) => match script.moves.last_mut() {
                    Some(Written {
                        captured: captured @ None,
                        ..
                    }) => *captured = Some((at, seeds)),
                    _ => return Err((at, RecordProblem::Unexpected(format!("+{seeds}")))),
                },
                Token::Result(text) if script.result.is_some() => {
                    return Err((at, RecordProblem::Unexpected(text.to_owned())));
                }
                Token::Result(text) => {
                    has_begun = true;
                    script.result = Some((at, text));
                }
                Token::Comment(text) => script.add_comment(text),
                Token::Variation(text) => script.variations.push((script.moves.len(), text)),
            }
        }
        Ok((!is_empty).then_some(script))
    }

    /// Adds a comment. One behind another is added to it.
    fn add_comment(&mut self, text: &str) {
        let Some(comment) = Comment::new(text) else {
            return;
        };
        let place = self.moves.len();
        let comment = self
            .comments
            .get(&place)
            .map_or(comment.clone(), |before| before.and(&comment));
        self.comments.insert(place, comment);
    }

    fn add_move(&mut self, at: usize, letter: char) -> Result<(), OgnFault> {
        if self.result.is_some() {
            return Err((at, RecordProblem::Unexpected(letter.to_string())));
        }
        if self.moves.len() >= MOST_MOVES {
            return Err((
                at,
                RecordProblem::TooMuch {
                    of: Bounded::Moves,
                    most: MOST_MOVES,
                },
            ));
        }
        self.moves.push(Written {
            at,
            letter,
            captured: None,
        });
        Ok(())
    }

    /// Whether capitals mean South and small letters North. In a game with letters of one kind only
    /// they mean nothing.
    fn cases_count(&self) -> bool {
        let tried = self.variations.iter().flat_map(|(_, text)| {
            let mut lexer = Lexer::new(text);
            std::iter::from_fn(move || lexer.next().ok().flatten())
        });
        let tried = tried.filter_map(|(_, token)| {
            if let Token::Move(letter) = token {
                Some(letter)
            } else {
                None
            }
        });
        let letters: Vec<char> = self.moves.iter().map(|mv| mv.letter).chain(tried).collect();
        letters.iter().any(char::is_ascii_uppercase)
            && !letters.iter().all(char::is_ascii_uppercase)
    }

    /// Who begins where no position says so: South, unless the first letter is North's.
    fn first(&self) -> Seat {
        let is_lower = self
            .moves
            .first()
            .is_some_and(|mv| mv.letter.is_ascii_lowercase());
        if is_lower && self.cases_count() {
            Seat::North
        } else {
            Seat::South
        }
    }

    /// The game, every move of it played; the text of it ends at `end`.
    fn played(mut self, end: usize, variants: &[Variant]) -> Result<Record, OgnFault> {
        let variant = self.tags.variant(variants)?;
        let rules = variant.rules;
        let start = self
            .tags
            .start(rules)?
            .unwrap_or_else(|| Position::start(&rules, self.first()));
        let kind = Kind::Awale(variant);
        let players = PerSeat {
            south: self.tags.participant(Seat::South, &kind)?,
            north: self.tags.participant(Seat::North, &kind)?,
        };
        let (date, sowing, settlement) =
            (self.tags.date(), self.tags.sowing(), self.tags.settlement());
        let title = self.tags.take("Event").map(|(_, title)| title.into());
        let tag = self.tags.take("Result");
        let cases_count = self.cases_count();
        let (origin, is_helped, clocks) = (
            self.tags.origin(),
            self.tags.is_helped(),
            self.tags.clocks(),
        );
        let tags = self.tags.rest()?;
        let mut game = Match::new(AnyGame::Awale(start));
        for (number, mv) in (1..).zip(&self.moves) {
            play(&mut game, mv, number, cases_count)?;
        }
        // The result stands in a tag and behind the moves; both are held against the game, the tag
        // first.
        let known = |result: &str| result != result::OPEN;
        let results = tag
            .iter()
            .map(|(at, text)| (*at, text.as_str()))
            .chain(self.result);
        let mut results: Vec<(usize, &str)> = results.filter(|(_, text)| known(text)).collect();
        if results.is_empty() {
            results.push((end, result::OPEN));
        }
        for (at, text) in results {
            result::settle(&mut game, settlement, Some(text)).map_err(|problem| (at, problem))?;
        }
        let mut tree = Variations::of(&game, &self.comments, &[]);
        let variations_left_out = tried(&mut tree, &self.variations, cases_count);
        let (comments, variations) = tree.lines(game.moves().len());
        let series = None;
        let header = RecordHeader {
            title,
            date,
            tags,
            series,
            origin,
            is_helped,
            comments,
            variations,
            variations_left_out,
        };
        Ok(Record {
            header,
            kind,
            sowing,
            players,
            clocks,
            analysis: None,
            game,
        })
    }
}

fn play(
    game: &mut Match<AnyGame>,
    written: &Written,
    number: usize,
    cases_count: bool,
) -> Result<(), OgnFault> {
    let before = *game.position();
    let seat = before.to_move();
    let text = || written.letter.to_string();
    let named = Pit::from_letter(written.letter).ok_or_else(|| {
        (
            written.at,
            RecordProblem::Move {
                number,
                text: text(),
            },
        )
    })?;
    let pit = if cases_count {
        named
    } else {
        Pit::of(seat, named.column())
    };
    let mv = AnyMove::Pit(pit);
    game.play(mv).map_err(|refused| {
        (
            written.at,
            RecordProblem::refused(refused, number, text(), seat, mv),
        )
    })?;
    let Some((at, seeds)) = written.captured else {
        return Ok(());
    };
    let captured = captures(&before, pit);
    // Some programs write how much the store grew: with the seeds sown into it, and, at the end,
    // those of the row.
    let held = |counts: PerSeat<u32>| counts[seat].saturating_sub(before.counts()[seat]);
    let grew = held(game.position().counts());
    let ended = game.outcome().map(|verdict| held(verdict.tally.counts));
    if seeds == captured || seeds == grew || Some(seeds) == ended {
        Ok(())
    } else {
        Err((
            at,
            RecordProblem::Captured {
                number,
                text: text(),
                written: seeds,
                captured,
            },
        ))
    }
}

/// Variations inside variations that are kept; each costs a look at the text of those around it.
const MOST_DEEP: usize = 20;

/// Puts the variations into the tree, each in place of the move before it, or behind that move
/// where its first letter is the other side's. What is not to be understood is left out, with all
/// that stands in it; returns how many variations that were.
fn tried(tree: &mut Variations, variations: &[(usize, &str)], cases_count: bool) -> usize {
    let mut left_out = 0;
    let mut open: Vec<(NodeId, &str, usize)> = variations
        .iter()
        .map(|&(at, text)| (at, text, 0))
        .rev()
        .collect();
    while let Some((last, text, depth)) = open.pop() {
        let mut inner = Vec::new();
        if depth >= MOST_DEEP || line(tree, last, text, cases_count, &mut inner).is_none() {
            left_out += 1 + text.matches('(').count();
        } else {
            open.extend(
                inner
                    .into_iter()
                    .rev()
                    .map(|(at, text)| (at, text, depth + 1)),
            );
        }
    }
    left_out
}

/// Puts a line into the tree beside the move that led to `last`, and its variations aside. `None`
/// where it is none that can be kept.
fn line<'t>(
    tree: &mut Variations,
    last: NodeId,
    text: &'t str,
    cases_count: bool,
    inner: &mut Vec<(NodeId, &'t str)>,
) -> Option<()> {
    let mut lexer = Lexer::new(text);
    let (mut at, mut comment, mut is_begun) = (tree.node(last).parent, None, false);
    while let Some((_, token)) = lexer.next().ok()? {
        match token {
            Token::Move(letter) => {
                let named = Pit::from_letter(letter)?;
                if !is_begun && cases_count && named.seat() != tree.node(at).position.to_move() {
                    at = last;
                }
                let seat = tree.node(at).position.to_move();
                let pit = if cases_count {
                    named
                } else {
                    Pit::of(seat, named.column())
                };
                at = tree.add(at, AnyMove::Pit(pit))?;
                is_begun = true;
                if let Some(before) = comment.take() {
                    tree.comment(at, Some(before));
                }
            }
            Token::Comment(text) => {
                let before = if is_begun {
                    tree.node(at).comment.clone()
                } else {
                    comment.take()
                };
                let comment_now = match (before, Comment::new(text)) {
                    (Some(before), Some(more)) => Some(before.and(&more)),
                    (before, more) => before.or(more),
                };
                if is_begun {
                    tree.comment(at, comment_now)
                } else {
                    comment = comment_now
                }
            }
            Token::Variation(text) if is_begun => inner.push((at, text)),
            Token::Variation(_) | Token::Tag { .. } => return None,
            Token::Number | Token::Captured(_) | Token::Result(_) => {}
        }
    }
    is_begun.then_some(())
}

/// Seeds that the legal move from `pit` captures.
pub(super) fn captures(before: &AnyGame, pit: Pit) -> u32 {
    let AnyGame::Awale(position) = before else {
        return 0;
    };
    position.trace(pit).map_or(0, |trace| {
        trace.captures().map(|(_, seeds)| u32::from(seeds)).sum()
    })
}
