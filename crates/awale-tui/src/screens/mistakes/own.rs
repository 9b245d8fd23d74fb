//! Mistakes that are kept: as positions of own games they come back among the puzzles.

use awale_rules::{Game, Pit};
use awale_study::catalogue::{AnyGame, AnyMove, Kind, Variant};
use awale_study::progress::{OwnPuzzle, ProgressEvent};
use awale_study::puzzle::{FoundMove, game_from_name};
use awale_study::record::Assessment;

use crate::app::{AppContext, Effect, GameState, JobId, JobNews, SessionId};
use crate::screens::today;

use super::{Mistake, MistakeList, MistakesOf, MistakesScreen, mistakes_of};

const SITTING: usize = 10;

impl Mistake {
    /// What is kept of it; `None` in a game that has no puzzles.
    fn kept(&self) -> Option<(String, OwnPuzzle)> {
        let Assessment {
            played,
            value,
            best,
            line,
            cost,
            ..
        } = &self.assessment;
        let puzzle = OwnPuzzle {
            played: played.to_string(),
            value: value.to_string(),
            best: best.to_string(),
            cost: u32::from(*cost),
            line: letters(line),
            refutation: letters(&self.refutation),
            next_due: None,
            is_tried: false,
        };
        Some((self.name()?, puzzle))
    }

    /// The name under which it is kept: where the game began, and the moves that led to the
    /// position.
    pub(super) fn name(&self) -> Option<String> {
        let start = self.game.referee.past()[0].awale()?;
        let moves = self.game.referee.moves();
        Some(format!(
            "{start} {}",
            letters(&moves[..self.number.min(moves.len())])
        ))
    }

    /// The mistake that was kept under this name; `None` where its moves are none by the rules of
    /// the variant.
    fn of_kept(
        name: &str,
        puzzle: &OwnPuzzle,
        variant: &Variant,
        context: &AppContext,
    ) -> Option<Mistake> {
        let referee = game_from_name(name, &variant.rules)?;
        let position = *referee.to_play()?;
        let line = playable(&puzzle.line, position).filter(|line| !line.is_empty())?;
        let refutation = playable(&puzzle.refutation, position)?;
        let played = *playable(&puzzle.played, position)?.first()?;
        let (value, best) = (puzzle.value.parse().ok()?, puzzle.best.parse().ok()?);
        let cost = puzzle.cost.try_into().ok()?;
        let assessment = Assessment {
            played,
            value,
            best,
            line,
            cost,
            stake: 0,
            only: None,
            depth_costs: Vec::new(),
            choices: Vec::new(),
        };
        let number = referee.moves().len();
        let game = GameState {
            kind: Kind::Awale(variant.clone()),
            direction: context.settings.sowing,
            referee,
        };
        Some(Mistake {
            game,
            number,
            assessment,
            refutation,
            values: None,
            source: None,
        })
    }
}

/// Moves as they are kept, one letter each.
fn letters(moves: &[AnyMove]) -> String {
    moves.iter().map(ToString::to_string).collect()
}

/// The moves of a text if they can be played one after the other.
fn playable(text: &str, mut position: AnyGame) -> Option<Vec<AnyMove>> {
    let mut play = |letter: char| {
        let mv = AnyMove::Pit(Pit::from_letter(letter)?);
        position.play(mv).ok()?;
        Some(mv)
    };
    text.chars().map(&mut play).collect()
}

/// Keeps the own mistakes of a game whose `moves` are judged, so that they come back. A game of two
/// humans has none of its own.
pub(crate) fn keep(session: SessionId, moves: &[Assessment], context: &mut AppContext) {
    let session = &context.sessions[session];
    if session.only_human().is_some() {
        let mistakes = mistakes_of(session, moves);
        let is_new = |(name, _): &(String, _)| {
            context
                .progress
                .own()
                .get(session.game.kind.id(), name)
                .is_none()
        };
        let puzzles: Vec<_> = mistakes
            .iter()
            .filter_map(Mistake::kept)
            .filter(is_new)
            .collect();
        if !puzzles.is_empty() {
            let variant = session.game.kind.id().to_owned();
            remember(variant, puzzles, None, context);
        }
    }
}

/// Keeps what the search found in one of your own games; `file` is its name.
pub(crate) fn keep_found(
    found: Vec<FoundMove>,
    game: &GameState,
    file: String,
    context: &mut AppContext,
) {
    let mistake = |FoundMove {
                       number,
                       assessment,
                       refutation,
                   }| {
        let referee = game.branch(number);
        Mistake {
            game: GameState {
                referee,
                ..game.clone()
            },
            number,
            assessment,
            refutation,
            values: None,
            source: None,
        }
    };
    let puzzles = found
        .into_iter()
        .map(mistake)
        .filter_map(|mistake| mistake.kept())
        .collect();
    remember(game.kind.id().to_owned(), puzzles, Some(file), context);
}

fn remember(
    variant: String,
    puzzles: Vec<(String, OwnPuzzle)>,
    searched: Option<String>,
    context: &mut AppContext,
) {
    let day = today(context);
    context
        .effects
        .push(Effect::RecordProgress(ProgressEvent::OwnFound {
            variant,
            puzzles,
            searched,
            day,
        }));
}

/// The position of an own game of a variant that comes back next.
#[must_use]
pub fn next_own_position(variant: &Variant, context: &AppContext) -> Option<GameState> {
    let mut waiting = context.progress.own().waiting(&variant.id).into_iter();
    waiting
        .find_map(|(name, puzzle)| Mistake::of_kept(name, puzzle, variant, context))
        .map(|mistake| mistake.game)
}

/// A game was searched. A search that failed found nothing.
pub(crate) fn searched(job: JobId, news: &JobNews, context: &mut AppContext) {
    let Some(file) = context.own_search.answered(job) else {
        return;
    };
    let game = context
        .games
        .0
        .iter()
        .find(|game| game.file == file)
        .and_then(|game| game.record.as_ref().ok());
    let game = game.map(|record| GameState {
        kind: record.kind.clone(),
        direction: record.sowing,
        referee: record.referee(),
    });
    if let (JobNews::Found(found), Some(game)) = (news, game) {
        keep_found(found.clone(), &game, file.0, context);
    }
}

impl MistakesScreen {
    /// The positions of own games of a variant that come back today, or else those that come back
    /// next. `None` where there is none.
    #[must_use]
    pub fn own(variant: &Variant, context: &mut AppContext) -> Option<MistakesScreen> {
        let own = context.progress.own();
        let due = own.due(&variant.id, today(context));
        let count = if due > 0 { due.min(SITTING) } else { SITTING };
        let waiting = own.waiting(&variant.id).into_iter();
        let kept = waiting
            .filter_map(|(name, puzzle)| Mistake::of_kept(name, puzzle, variant, context))
            .take(count);
        let mistakes: Vec<Mistake> = kept
            .map(|mistake| Mistake {
                source: mistake.source_on(&context.games),
                ..mistake
            })
            .collect();
        let game = mistakes.last()?.game.clone();
        Some(MistakeList::new(mistakes, game, MistakesOf::OwnGames).begin(context))
    }
}
