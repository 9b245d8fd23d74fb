//! The thread on which the computer thinks: it keeps a player for each seat, so that one may use what it has learnt from
//! one move to the next.

use awale_engine::Stop;
use awale_rules::{Game, PerSeat};

use crate::app::{Event, Question};
use crate::catalogue::AnyGame;
use crate::players::{Computer, Player, PlayerSpec, Resources};

use super::panics::{Place, rehearse};
use super::worker::{Craft, TellEvent};

/// Who thinks: the computers that have played before.
#[derive(Default)]
pub(super) struct Thinker(PerSeat<Option<Seated>>);

/// A question to a computer.
pub(super) struct Asked {
    /// Who is to answer.
    pub(super) spec: PlayerSpec,
    /// The game so far; the side to move in its last position is asked.
    pub(super) past: Vec<AnyGame>,
    /// What everything random about the player comes from.
    pub(super) seed: u64,
    /// Memory, threads and tables.
    pub(super) resources: Resources,
}

/// A computer at the board.
struct Seated {
    spec: PlayerSpec,
    seed: u64,
    computer: Computer,
}

impl Craft for Thinker {
    type Task = Asked;

    const NAME: &'static str = "thinker";

    fn work(&mut self, question: Question, asked: Asked, stop: &Stop, tell: TellEvent<'_>) {
        rehearse(Place::Thinking);
        let Some(seat) = asked.past.last().map(Game::to_move) else { return };
        let computer = seated(&mut self.0[seat], &asked);
        computer.set_tables(asked.resources.tables.as_ref());
        let mut report = |info: &_| tell(Event::ThinkingInfo { question, info: Clone::clone(info) });
        let chosen = computer.choose(&asked.past, stop, &mut report);
        tell(match chosen {
            Some(chosen) => Event::Answer { question, chosen },
            None => Self::failed(question, "no move".to_owned()),
        });
    }

    fn failed(question: Question, what: String) -> Event {
        Event::ThinkerFailed { question, what }
    }
}

/// The computer on this seat: the one that sits there, if it is the one that is asked, or else a new one.
fn seated<'a>(seat: &'a mut Option<Seated>, asked: &Asked) -> &'a mut Computer {
    let Asked { spec, seed, resources, .. } = asked;
    let there = seat.take().filter(|there| there.spec == *spec && there.seed == *seed);
    let there =
        there.unwrap_or_else(|| Seated { spec: *spec, seed: *seed, computer: Computer::new(*spec, *seed, resources) });
    &mut seat.insert(there).computer
}
