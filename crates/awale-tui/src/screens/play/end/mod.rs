//! The end of a game, a panel of its screen: who won and why, and what to do now.

pub(crate) mod view;

use awale_rules::{Game, Match, PerSeat, Seat};
use awale_study::insights::SeriesScore;
use awale_study::players::{PlayerSpec, Strength};
use awale_study::record::{GameOrigin, Participant, Record, Series};
use strum::IntoStaticStr;

use crate::app::list::ListEnds;
use crate::app::{
    Action, AppContext, Event, JobNews, Offer, Offers, RatedGame, Screen, Session, SessionId,
    Transition, Trouble, list,
};
use crate::config::First;
use crate::keys::{Command, KeyLabel, Keys, Section};
use crate::pictures::Exhibit;
use crate::screens::{AnalysisBoard, MistakesScreen};
use crate::widgets::clock;
use crate::words::say;

use super::{Play, Remark};

/// What you can do after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "over-", serialize_all = "kebab-case")]
pub enum Choice {
    /// Play the next game of the match.
    NextGame,
    /// Play again with the sides exchanged.
    Rematch,
    /// Play again on the same sides.
    SameSides,
    /// Play against the next stronger level.
    NextOpponent,
    /// Play against the next weaker level.
    EasierOpponent,
    /// Begin a match of several games against the same computer.
    Series,
    /// Look at the game from its start, on the analysis board.
    Board,
    Analyse,
    /// Look for what was better than one's mistakes.
    Learn,
    /// Go on from before the end, in a copy.
    TakeBack,
    Menu,
    /// What else you can do.
    More,
}

impl Choice {
    /// What stands there at first, from the top.
    pub const ESSENTIAL: [Choice; 7] = [
        Choice::NextGame,
        Choice::Rematch,
        Choice::NextOpponent,
        Choice::EasierOpponent,
        Choice::Analyse,
        Choice::Learn,
        Choice::More,
    ];

    /// The rest, behind the last of them.
    pub const REST: [Choice; 5] = [
        Choice::SameSides,
        Choice::Series,
        Choice::Board,
        Choice::TakeBack,
        Choice::Menu,
    ];

    /// The id of its words.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// Games of a match that begins after a game.
const USUAL_SERIES: u8 = 5;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shown {
    #[default]
    Essential,
    Rest,
}

/// The end of a game on its screen.
#[derive(Debug)]
pub struct End {
    pub chosen: usize,
    shown: Shown,
    /// Your rating after the game.
    pub rated: RatedGame,
    /// How the match stands that this game belongs to, if it does.
    pub series: Option<SeriesScore>,
}

impl End {
    pub(super) fn of(session: SessionId, context: &mut AppContext) -> End {
        End {
            chosen: 0,
            shown: Shown::Essential,
            rated: RatedGame::begin(session, context),
            series: context.series_score(&context.sessions[session]),
        }
    }

    /// The lines that are shown, from the top. A serious game stays as it ended, and so does one of
    /// a match of several.
    #[must_use]
    pub fn choices(&self, session: &Session) -> Vec<Choice> {
        let in_series = session.header.series.is_some();
        let is_there = |choice: &Choice| match choice {
            Choice::NextGame => self.goes_on(),
            Choice::Rematch | Choice::SameSides => !in_series,
            Choice::NextOpponent | Choice::EasierOpponent => {
                !in_series && opponents(session, *choice).is_some()
            }
            Choice::Series => session.only_human().is_some() && !self.goes_on(),
            Choice::TakeBack => may_take_back(session),
            _ => true,
        };
        let all: &[Choice] = match self.shown {
            Shown::Essential => &Choice::ESSENTIAL,
            Shown::Rest => &Choice::REST,
        };
        all.iter().copied().filter(is_there).collect()
    }

    pub(super) fn offers(&self, session: &Session) -> Offers {
        let way_out = if self.shows_rest() {
            Offer::Usual
        } else {
            Offer::Shown(KeyLabel::Menu)
        };
        Offers::of(Section::Play, |keys| match keys {
            Keys::ENTER => Offer::Shown(KeyLabel::Open),
            Keys::Of(Command::Undo) => Offer::usual_if(may_take_back(session)),
            // Beside the longer way back there is no room for it.
            Keys::Of(Command::TurnBoard) if self.shows_rest() => Offer::Quiet,
            Keys::UP_DOWN
            | Keys::Of(
                Command::TurnBoard
                | Command::Play
                | Command::Analyse
                | Command::Learn
                | Command::Export
                | Command::Copy,
            ) => Offer::Usual,
            _ => Offer::Off,
        })
        .with(Keys::ESC, way_out)
    }

    /// Whether the lines behind the last of the essential ones are shown.
    #[must_use]
    pub fn shows_rest(&self) -> bool {
        self.shown == Shown::Rest
    }

    fn show(&mut self, shown: Shown) {
        (self.shown, self.chosen) = (shown, 0);
    }

    /// Whether the match goes on that this game belongs to.
    fn goes_on(&self) -> bool {
        self.series
            .as_ref()
            .is_some_and(|score| score.outcome().is_none())
    }

    /// Moves the cursor, or returns what is chosen.
    fn choose(&mut self, action: &Action, session: &Session) -> Option<Choice> {
        let choices = self.choices(session);
        let last = choices.len() - 1;
        // The choices may stand in two columns.
        let along = match action {
            Action::Left => &Action::Up,
            Action::Right => &Action::Down,
            action => action,
        };
        if let Some(chosen) = list::moved(along, self.chosen, last, ListEnds::Meet) {
            self.chosen = chosen;
            return None;
        }
        match action {
            Action::Confirm => Some(choices[self.chosen]),
            Action::Row(row) if *row <= last => {
                self.chosen = *row;
                Some(choices[*row])
            }
            Action::Command(Command::Undo) => Some(Choice::TakeBack),
            Action::Command(Command::Play) if self.goes_on() => Some(Choice::NextGame),
            Action::Command(Command::Play) => Some(Choice::Rematch),
            Action::Command(Command::Analyse) => Some(Choice::Analyse),
            Action::Command(Command::Learn) => Some(Choice::Learn),
            _ => None,
        }
    }

    /// Handles the answer of a worker, if the rating ordered it.
    pub(super) fn receive(&mut self, event: &Event, session: SessionId, context: &mut AppContext) {
        if let Event::Job(job, news) = event
            && self.rated.pending.awaits(*job)
        {
            match news {
                JobNews::Studied(news) => self.rated.studied(news, session, context),
                JobNews::Failed(what) => {
                    self.rated.pending.end();
                    context.trouble = Some(Trouble::Analyst(what.clone()));
                }
                _ => {}
            }
        }
    }
}

impl Play {
    /// Does what an action means at the end of the game.
    pub(super) fn act_at_end(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let Some(end) = &mut self.end else {
            return Transition::Unused;
        };
        let session = &context.sessions[self.session];
        if let Some(choice) = end.choose(action, session) {
            return self.follow(choice, context);
        }
        match action {
            // The last position stands on the board.
            Action::ToMove(moves) if *moves == session.game.referee.moves().len() => {}
            Action::ToMove(_) => {
                let mut board = AnalysisBoard::new(self.session, context);
                let _ = board.act(action, context);
                return Transition::open(board);
            }
            Action::Command(Command::Export) => context.export_game(session.record(), usize::MAX),
            Action::Command(Command::Copy) => share(session.record(), context),
            Action::Command(Command::TurnBoard) => self.turned = !self.turned,
            Action::Back if end.shows_rest() => end.show(Shown::Essential),
            Action::Back => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }

    fn follow(&mut self, choice: Choice, context: &mut AppContext) -> Transition {
        if choice != Choice::More && choice != Choice::TakeBack && !context.unsaved.is_empty() {
            // The last chance before another game takes its place.
            context.save(self.session);
        }
        let session = &context.sessions[self.session];
        let players = session.players.clone();
        match choice {
            Choice::NextGame => Transition::become_(next_game(self.session, context)),
            Choice::Series => {
                let series = Series {
                    begun: context.now(),
                    best_of: USUAL_SERIES,
                };
                self.again(players, Some(series), context)
            }
            Choice::SameSides => self.again(players, None, context),
            Choice::Rematch => {
                let PerSeat { south, north } = players;
                let exchanged = PerSeat {
                    south: north,
                    north: south,
                };
                self.again(exchanged, None, context)
            }
            Choice::NextOpponent | Choice::EasierOpponent => match opponents(session, choice) {
                Some(players) => self.again(players, None, context),
                None => Transition::Stay,
            },
            Choice::Board => Transition::open(AnalysisBoard::new(self.session, context)),
            Choice::Analyse => Transition::open(self.explained(context)),
            Choice::Learn => {
                if let Some(analysis) = session.explanation() {
                    let moves = analysis.moves.clone();
                    return Transition::open(MistakesScreen::new(self.session, &moves, context));
                }
                let mut board = self.explained(context);
                board.learns_next = true;
                Transition::open(board)
            }
            Choice::TakeBack => {
                self.take_up(context);
                Transition::Stay
            }
            Choice::Menu => Transition::Menu,
            Choice::More => {
                if let Some(end) = &mut self.end {
                    end.show(Shown::Rest);
                }
                Transition::Stay
            }
        }
    }

    fn explained(&self, context: &mut AppContext) -> AnalysisBoard {
        let mut board = AnalysisBoard::explained(self.session, context);
        board.turned = self.turned;
        board
    }

    /// A copy of the game goes on from where the last human chose; the game itself stays as it
    /// ended.
    fn take_up(&mut self, context: &mut AppContext) {
        let mut copy = context.sessions[self.session].clone();
        if !copy.undo() {
            // Two computers, or a game over from its start: the end itself is all there is to take
            // back.
            copy.game.referee.undo();
        }
        let copy = copy.copied(context);
        *self = Play {
            turned: self.turned,
            remark: Some(Remark::InACopy),
            ..Play::new(context.sessions.add(copy), context)
        };
    }

    /// A new game of the same kind between `players`, from the same start. Who begins is settled as
    /// in the setup.
    fn again(
        &self,
        players: PerSeat<Participant>,
        series: Option<Series>,
        context: &mut AppContext,
    ) -> Transition {
        Transition::become_(another(self.session, players, None, series, context))
    }
}

/// Whether a copy may go on from before the end: neither in a serious game nor in one of a match of
/// several.
fn may_take_back(session: &Session) -> bool {
    !session.is_serious() && session.header.series.is_none()
}

/// The id of the words that say why the game does not rate its only human, where it does not.
fn unrated_message(session: &Session) -> Option<&'static str> {
    let word = session.standing().unrated_message()?;
    session.only_human().map(|_| word)
}

/// The seat that won, if one did.
fn winner(session: &Session) -> Option<Seat> {
    session
        .game
        .referee
        .outcome()
        .and_then(|verdict| verdict.tally.winner)
}

/// The same players, but for the only computer the next stronger one after a game that the human
/// won, and the one before it after a lost game: another level, or another character of the
/// gallery.
fn opponents(session: &Session, choice: Choice) -> Option<PerSeat<Participant>> {
    let computer = session.only_human()?.opponent();
    let mut players = session.players.clone();
    let has_won = winner(session)? != computer;
    if has_won != (choice == Choice::NextOpponent) {
        return None;
    }
    players[computer].spec = match players[computer].spec {
        PlayerSpec::Engine(Strength::Level(level)) => {
            let other = if has_won { level + 1 } else { level - 1 };
            PlayerSpec::Engine(Strength::Level(
                Some(other).filter(|other| Strength::LEVELS.contains(other))?,
            ))
        }
        PlayerSpec::Character(character) => PlayerSpec::Character(if has_won {
            character.stronger()?
        } else {
            character.weaker()?
        }),
        _ => return None,
    };
    Some(players)
}

/// Copies how the game went, to share it: who played, the result, the day, its length, the last
/// position.
fn share(record: Record, context: &mut AppContext) {
    let position = *record.game().position();
    let played = record.moves().len();
    let time = record
        .clocks
        .as_ref()
        .and_then(|clocks| clocks.spent(played))
        .map(clock::whole);
    let about = [
        record.day().map(|day| context.words.date(&day)),
        Some(say!(context.words, "moves", moves = played)),
        time,
    ];
    let mut lines = Exhibit::of_game(record, usize::MAX, &context.words).caption;
    lines.push(about.into_iter().flatten().collect::<Vec<_>>().join(" · "));
    lines.extend(position.awale().map(|position| position.to_string()));
    context.share(&lines);
}

/// The game of a match that follows a game: the other side begins.
pub(crate) fn next_game(session: SessionId, context: &mut AppContext) -> Play {
    let before = &context.sessions[session];
    let first = match before.game.referee.past()[0].to_move() {
        Seat::South => First::North,
        Seat::North => First::South,
    };
    let (players, series) = (before.players.clone(), before.header.series.clone());
    another(session, players, Some(first), series, context)
}

/// A new game like an older one between `players`, from the same start. Without `first`, who begins
/// is settled as in the setup. One of a match is kept from its start, so that the match can be taken
/// up there.
fn another(
    session: SessionId,
    players: PerSeat<Participant>,
    first: Option<First>,
    series: Option<Series>,
    context: &mut AppContext,
) -> Play {
    let before = &context.sessions[session];
    let (kind, direction) = (before.game.kind.clone(), before.game.direction);
    let (start, control) = (before.game.own_start(), before.control());
    let mut another = Session::new(kind, players, direction, first, context);
    another.header.series = series;
    if let Some(start) = start {
        another = another.after(Match::new(start), GameOrigin::Position);
    }
    let another = context.sessions.add(another.timed(control));
    context.save(another);
    Play::new(another, context)
}
