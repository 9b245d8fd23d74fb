//! A mistake of a game that is explained, and what is known of it.

use awale_rules::{Game, Match, Position, Seat};
use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::exercise::{Exercise, TryResult};
use awale_study::puzzle::Motifs;
use awale_study::record::{Assessment, Participant, Record};
use awale_study::study::{Mark, Reason, Values, Verdict, facts, reasons};
use jiff::civil::Date;

use crate::app::{GameList, GameState, Session};

/// The longest line to step through: as long as the better line of a reviewed game.
const LINE: usize = 12;

/// The saved game of a position. It is looked up, not kept, so that positions that were kept before
/// have it too, and a deleted game is not named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSource {
    /// Who sat on the other side.
    pub opponent: Participant,
    /// The day of the game.
    pub day: Date,
}

/// A move that gave a good part of the game away.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// The game in which it was made.
    pub(super) game: GameState,
    /// Which move of the game, counted from zero.
    pub number: usize,
    /// What it was worth, and what was better.
    pub assessment: Assessment,
    /// The move and the best play after it, as far as the analysis of the moves that followed tells
    /// it.
    pub(super) refutation: Vec<AnyMove>,
    /// The value of every move, once it was studied.
    pub(super) values: Option<Values>,
    /// The game, where the position comes from one of several and it is known from which.
    pub source: Option<GameSource>,
}

impl Mistake {
    /// Whether the best move was played: the position was kept because that is the only good one.
    #[must_use]
    pub fn was_best_move_played(&self) -> bool {
        self.best() == Some(self.assessment.played)
    }

    /// The best move.
    #[must_use]
    pub fn best(&self) -> Option<AnyMove> {
        self.assessment.line.first().copied()
    }

    /// The side that looks for a better move.
    #[must_use]
    pub fn mover(&self) -> Seat {
        self.game.referee.past()[self.number].to_move()
    }

    /// How good the move `mv` is; `None` before it was studied.
    #[must_use]
    pub fn verdict(&self, mv: AnyMove) -> Option<Verdict> {
        if mv == self.assessment.played {
            return Some(Verdict::from(&self.assessment));
        }
        let values = self.values.as_ref()?;
        Some(values.verdict(values.of(mv)?.score))
    }

    /// What the best move does, in facts that hold; nothing of one that only goes on.
    #[must_use]
    pub fn idea(&self) -> Vec<Reason> {
        let Some(best) = self.best() else {
            return Vec::new();
        };
        let past = &self.game.referee.past()[..=self.number];
        let values = self.values.as_ref();
        match values.filter(|values| values.best().mv == best) {
            Some(values) => reasons(past, values),
            None => facts(past, best),
        }
    }

    /// What the best move is about, as far as the detectors of themes know it.
    #[must_use]
    pub fn themes(&self) -> Motifs {
        let position = self
            .game
            .referee
            .past()
            .get(self.number)
            .copied()
            .and_then(AnyGame::awale);
        let mut line = self
            .assessment
            .line
            .iter()
            .copied()
            .filter_map(AnyMove::pit);
        let of = |position: Position| Some(Motifs::of_turn(&position, line.next()?, line.next()));
        position.and_then(of).unwrap_or_default()
    }

    /// The one saved game in which the player had this position and played this move. `None` where
    /// there is none, or where there are several, since any of them may be meant.
    pub(super) fn source_on(&self, games: &GameList) -> Option<GameSource> {
        let mut sources = games
            .played_here()
            .filter_map(|(_, record)| self.source_in(record));
        let source = sources.next()?;
        sources.next().is_none().then_some(source)
    }

    fn source_in(&self, record: &Record) -> Option<GameSource> {
        let GameState { kind, referee, .. } = &self.game;
        let seat = record.own_seat()?;
        let before = &referee.moves()[..self.number];
        let is_this = record.kind.id() == kind.id()
            && record.start() == &referee.past()[0]
            && record.moves().starts_with(before)
            && record.moves().get(self.number) == Some(&self.assessment.played)
            && referee.past()[self.number].to_move() == seat;
        let day = record.header.date.known_day()?;
        is_this.then(|| GameSource {
            opponent: record.players[seat.opponent()].clone(),
            day,
        })
    }
}

impl Exercise for Mistake {
    /// Judges the best move and the played one at once, because the analysis contains their values.
    /// The others are judged as the analysis would, once they were studied.
    fn judge(&self, _game: &Match<AnyGame>, mv: AnyMove) -> TryResult {
        let line = |line: &[AnyMove]| line.iter().copied().take(LINE).collect();
        if self.best() == Some(mv) {
            return TryResult::Right(line(&self.assessment.line));
        }
        if mv == self.assessment.played {
            return TryResult::Wrong(line(&self.refutation));
        }
        let Some((values, tried)) = self
            .values
            .as_ref()
            .and_then(|values| Some((values, values.of(mv)?)))
        else {
            return TryResult::Pending;
        };
        if values.verdict(tried.score).mark().is_fault() {
            TryResult::Wrong(line(&tried.line))
        } else {
            TryResult::Right(line(&tried.line))
        }
    }

    fn solution(&self, _game: &Match<AnyGame>) -> Vec<AnyMove> {
        self.assessment.line.iter().copied().take(LINE).collect()
    }
}

/// The mistakes and blunders of `session` by its judged `moves`: those of the only human, or else
/// of both sides.
pub(super) fn mistakes_of(session: &Session, moves: &[Assessment]) -> Vec<Mistake> {
    let past = session.game.referee.past();
    let is_own = |number: usize| {
        session
            .only_human()
            .is_none_or(|seat| past[number].to_move() == seat)
    };
    let judged = moves
        .iter()
        .enumerate()
        .take(session.game.referee.moves().len());
    let made = judged.filter(|&(number, assessment)| {
        is_own(number) && Mark::from(assessment) >= Mark::Mistake && !assessment.line.is_empty()
    });
    made.map(|(number, assessment)| {
        let refutation = refutation(&moves[number..]);
        Mistake {
            game: session.game.clone(),
            number,
            assessment: assessment.clone(),
            refutation,
            values: None,
            source: None,
        }
    })
    .collect()
}

/// The first of these moves and what followed it, up to where something better was known for a
/// side.
fn refutation(moves: &[Assessment]) -> Vec<AnyMove> {
    let mut line = Vec::new();
    for (place, assessment) in moves.iter().enumerate().take(LINE) {
        if place > 0 && !assessment.line.is_empty() {
            line.extend(&assessment.line);
            break;
        }
        line.push(assessment.played);
    }
    line.truncate(LINE);
    line
}
