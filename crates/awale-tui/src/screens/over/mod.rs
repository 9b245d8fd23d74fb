//! A game at its end: who won and why, and what to do now.

pub(crate) mod view;

use awale_rules::{Game, Match, PerSeat, Seat};
use awale_study::catalogue::AnyGame;
use awale_study::insights::SeriesScore;
use awale_study::players::{PlayerSpec, Strength};
use awale_study::record::{GameOrigin, Participant, Series};

use crate::app::list::ListEnds;
use crate::app::{
    Action, AppContext, Event, JobNews, Offer, Offers, RatedGame, Screen, ScreenEvent,
    ScreenStatus, Session, Transition, Trouble, Ui, list,
};
use crate::config::First;
use crate::keys::{Command, Keys, Label, Section};
use crate::pictures::Exhibit;
use crate::screens::{AnalysisBoard, MistakesScreen, Play, Remark};
use crate::widgets::clock;
use crate::words::say;

/// What you can do after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    pub const fn word(self) -> &'static str {
        match self {
            Choice::NextGame => "over-next-game",
            Choice::Rematch => "over-rematch",
            Choice::SameSides => "over-same-sides",
            Choice::NextOpponent => "over-next-opponent",
            Choice::EasierOpponent => "over-easier-opponent",
            Choice::Series => "over-series",
            Choice::Board => "over-board",
            Choice::Analyse => "over-analyse",
            Choice::Learn => "over-learn",
            Choice::TakeBack => "over-take-back",
            Choice::Menu => "over-menu",
            Choice::More => "over-more",
        }
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

/// A game at its end.
#[derive(Debug)]
pub struct Over {
    pub session: Session,
    /// Whether North is drawn below.
    pub turned: bool,
    pub chosen: usize,
    shown: Shown,
    /// Your rating after the game.
    pub rated: RatedGame,
    /// How the match stands that this game belongs to, if it does.
    pub series: Option<SeriesScore>,
}

impl Over {
    #[must_use]
    pub(crate) fn new(play: &Play, context: &mut AppContext) -> Over {
        let rated = RatedGame::begin(&play.session, context);
        let series = context.series_score(&play.session);
        Over {
            session: play.session.clone(),
            turned: play.turned,
            chosen: 0,
            shown: Shown::Essential,
            rated,
            series,
        }
    }

    /// The lines that are shown, from the top. A serious game stays as it ended, and so does one of
    /// a match of several.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        let in_series = self.session.header.series.is_some();
        let is_there = |choice: &Choice| match choice {
            Choice::NextGame => self
                .series
                .as_ref()
                .is_some_and(|score| score.outcome().is_none()),
            Choice::Rematch | Choice::SameSides => !in_series,
            Choice::NextOpponent | Choice::EasierOpponent => {
                !in_series && self.opponents(*choice).is_some()
            }
            Choice::Series => self.session.only_human().is_some() && !self.goes_on(),
            Choice::TakeBack => self.may_take_back(),
            _ => true,
        };
        let all: &[Choice] = match self.shown {
            Shown::Essential => &Choice::ESSENTIAL,
            Shown::Rest => &Choice::REST,
        };
        all.iter().copied().filter(is_there).collect()
    }

    /// Whether a copy may go on from before the end: neither in a serious game nor in one of a
    /// match of several.
    #[must_use]
    pub fn may_take_back(&self) -> bool {
        !self.session.is_serious() && self.session.header.series.is_none()
    }

    /// The id of the words that say why the game does not rate its only human, where it does not.
    #[must_use]
    pub fn unrated_word(&self) -> Option<&'static str> {
        let word = self.session.standing().unrated_word()?;
        self.session.only_human().map(|_| word)
    }

    /// Whether a rating or a judgment of the moves stands above the choices, now or in a moment.
    #[must_use]
    pub fn is_told_more(&self) -> bool {
        self.session.only_human().is_some() && matches!(self.session.position(), AnyGame::Awale(_))
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

    fn go(&mut self, choice: Choice, context: &mut AppContext) -> Transition {
        if choice == Choice::More {
            self.show(Shown::Rest);
            return Transition::Stay;
        }
        if !context.unsaved.is_empty() && choice != Choice::TakeBack {
            // The last chance before another game takes its place.
            context.save(&self.session);
        }
        match choice {
            Choice::NextGame => Transition::become_(next_game(&self.session, context)),
            Choice::Series => {
                let series = Series {
                    begun: context.now(),
                    best_of: USUAL_SERIES,
                };
                self.again(self.session.players.clone(), Some(series), context)
            }
            Choice::SameSides => self.again(self.session.players.clone(), None, context),
            Choice::Rematch => {
                let PerSeat { south, north } = self.session.players.clone();
                self.again(
                    PerSeat {
                        south: north,
                        north: south,
                    },
                    None,
                    context,
                )
            }
            Choice::NextOpponent | Choice::EasierOpponent => match self.opponents(choice) {
                Some(players) => self.again(players, None, context),
                None => Transition::Stay,
            },
            Choice::Board => Transition::open(AnalysisBoard::new(self.session.clone(), context)),
            Choice::Analyse => Transition::open(self.explained(context)),
            Choice::Learn => {
                if let Some(analysis) = self.session.explanation() {
                    let mistakes = MistakesScreen::new(&self.session, &analysis.moves, context);
                    return Transition::open(mistakes);
                }
                let mut board = self.explained(context);
                board.learns_next = true;
                Transition::open(board)
            }
            Choice::TakeBack => Transition::TurnInto,
            Choice::Menu => Transition::Menu,
            Choice::More => Transition::Stay,
        }
    }

    /// The same players, but for the only computer the next stronger one after a game that the
    /// human won, and the one before it after a lost game: another level, or another character of
    /// the gallery.
    fn opponents(&self, choice: Choice) -> Option<PerSeat<Participant>> {
        let computer = self.session.only_human()?.opponent();
        let mut players = self.session.players.clone();
        let has_won = self.winner()? != computer;
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
    fn share(&self, context: &mut AppContext) {
        let record = self.session.record();
        let played = record.moves().len();
        let time = record
            .clocks
            .as_ref()
            .and_then(|clocks| clocks.spent(played))
            .map(clock::whole);
        let about = [
            record.day(),
            Some(say!(context.words, "moves", moves = played)),
            time,
        ];
        let mut lines = Exhibit::of_game(record, usize::MAX, &context.words).caption;
        lines.push(about.into_iter().flatten().collect::<Vec<_>>().join(" · "));
        lines.extend(
            self.session
                .position()
                .awale()
                .map(|position| position.to_string()),
        );
        context.share(&lines);
    }

    fn explained(&self, context: &mut AppContext) -> AnalysisBoard {
        let mut board = AnalysisBoard::explained(self.session.clone(), context);
        board.turned = self.turned;
        board
    }

    /// A new game of the same kind between `players`, from the same start. Who begins is settled as
    /// in the setup.
    fn again(
        &self,
        players: PerSeat<Participant>,
        series: Option<Series>,
        context: &mut AppContext,
    ) -> Transition {
        Transition::become_(another(&self.session, players, None, series, context))
    }

    /// A copy of the game goes on from where the last human chose; the game itself stays as it
    /// ended.
    pub(crate) fn take_up(&mut self, context: &mut AppContext) -> Play {
        if !self.session.undo() {
            // Two computers, or a game over from its start: the end itself is all there is to take
            // back.
            self.session.game.referee.undo();
        }
        let mut play = Play::new(self.session.clone().copied(context), context);
        play.turned = self.turned;
        play.remark = Some(Remark::InACopy);
        play
    }

    /// The seat that won, if one did.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        self.session
            .game
            .referee
            .outcome()
            .and_then(|verdict| verdict.tally.winner)
    }
}

impl Screen for Over {
    fn section(&self) -> Section {
        Section::Play
    }

    fn offers(&self, _context: &AppContext) -> Offers {
        let way_out = if self.shows_rest() {
            Offer::Usual
        } else {
            Offer::Shown(Label::Menu)
        };
        Offers::of(Section::Play, |keys| match keys {
            Keys::ENTER => Offer::Shown(Label::Open),
            Keys::Of(Command::Undo) => Offer::usual_if(self.may_take_back()),
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

    fn status(&self) -> ScreenStatus {
        ScreenStatus {
            opens_unasked: true,
            ..ScreenStatus::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let choices = self.choices();
        let last = choices.len() - 1;
        // The choices may stand in two columns.
        let along = match action {
            Action::Left => &Action::Up,
            Action::Right => &Action::Down,
            action => action,
        };
        if let Some(chosen) = list::moved(along, self.chosen, last, ListEnds::Meet) {
            self.chosen = chosen;
            return Transition::Stay;
        }
        match action {
            Action::Confirm => return self.go(choices[self.chosen], context),
            Action::Row(row) if *row <= last => {
                self.chosen = *row;
                return self.go(choices[*row], context);
            }
            // The last position stands on the board.
            Action::ToMove(moves) if *moves == self.session.game.referee.moves().len() => {}
            Action::ToMove(_) => {
                let mut board = AnalysisBoard::new(self.session.clone(), context);
                let _ = board.act(action, context);
                return Transition::open(board);
            }
            Action::Command(Command::Undo) => {
                return self.go(Choice::TakeBack, context);
            }
            Action::Command(Command::Play) if self.goes_on() => {
                return self.go(Choice::NextGame, context);
            }
            Action::Command(Command::Play) => return self.go(Choice::Rematch, context),
            Action::Command(Command::Analyse) => return self.go(Choice::Analyse, context),
            Action::Command(Command::Learn) => return self.go(Choice::Learn, context),
            Action::Command(Command::Export) => context.export_game(&self.session, usize::MAX),
            Action::Command(Command::Copy) => self.share(context),
            Action::Command(Command::TurnBoard) => self.turned = !self.turned,
            Action::Back if self.shown == Shown::Rest => self.show(Shown::Essential),
            Action::Back => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::Received(Event::Job(job, news)) if self.rated.pending.awaits(*job) => {
                match news {
                    JobNews::Studied(news) => self.rated.studied(news, &mut self.session, context),
                    JobNews::Failed(what) => {
                        self.rated.pending.end();
                        context.trouble = Some(Trouble::Student(what.clone()));
                    }
                    _ => {}
                }
            }
            ScreenEvent::SaveAgain => context.save(&self.session),
            ScreenEvent::TurnInto => return Transition::become_(self.take_up(context)),
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn session(&self) -> Option<&Session> {
        Some(&self.session)
    }

    fn session_mut(&mut self) -> Option<&mut Session> {
        Some(&mut self.session)
    }
}

/// The game of a match that follows `session`: the other side begins.
pub(crate) fn next_game(session: &Session, context: &mut AppContext) -> Play {
    let first = match session.game.referee.past()[0].to_move() {
        Seat::South => First::North,
        Seat::North => First::South,
    };
    let (players, series) = (session.players.clone(), session.header.series.clone());
    another(session, players, Some(first), series, context)
}

/// A new game like `session` between `players`, from the same start. Without `first`, who begins is
/// settled as in the setup. One of a match is kept from its start, so that the match can be taken
/// up there.
fn another(
    session: &Session,
    players: PerSeat<Participant>,
    first: Option<First>,
    series: Option<Series>,
    context: &mut AppContext,
) -> Play {
    let mut another = Session::new(
        session.game.kind.clone(),
        players,
        session.game.direction,
        first,
        context,
    );
    another.header.series = series;
    if let Some(start) = session.game.own_start() {
        another = another.after(Match::new(start), GameOrigin::Position);
    }
    let another = another.timed(session.control());
    context.save(&another);
    Play::new(another, context)
}
