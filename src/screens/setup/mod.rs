//! Choosing a game and its players: what is chosen, line by line, and the game that comes of it.

mod beside;
pub(crate) mod view;
mod chair;
mod lines;

use crate::app::{Ui};
use crate::keys::Section;
use awale_rules::{Match, PerSeat, Seat};

use crate::catalogue::{AnyGame, Character, Kind, PlayerSpec};
use crate::config::First;
use crate::record::{Direction, GameOrigin, Series, TimeControl, TimeControlError};
use crate::text::{Label, UnclosedQuote, command_words};

pub use chair::Chair;
pub use lines::Row;

use crate::app::list;
use crate::app::list::ListEnds;
use crate::app::toward::Toward;

use crate::app::text_field::Typed;
use crate::app::{Action, AppContext, Effect, Screen, Session, TextField, Transition};
use crate::screens::{Gallery, Play};

/// Letters of the longest command, which is as long as a [`Label`].
const COMMAND: usize = 200;

/// What was typed and cannot be taken.
#[derive(Clone, Debug)]
pub enum TypedWrong {
    /// A time that is none.
    Clock(TimeControlError),
    /// A command that cannot be split into words.
    Command(UnclosedQuote),
}

/// A game that is being set up.
#[derive(Debug)]
pub struct Setup {
    /// Everything that can be played.
    kinds: Vec<Kind>,
    /// Which of it is chosen.
    kind: usize,
    pub chairs: PerSeat<Chair>,
    /// Who begins an awalé game.
    first: First,
    /// Who begins a game of matches.
    matches_first: First,
    /// Which way sowing goes in the picture.
    pub direction: Direction,
    /// The line the cursor is on.
    pub row: Row,
    /// How much time each side has; `None` for a game without clocks.
    pub clock: Option<TimeControl>,
    /// The command that starts the user's own program, on either side.
    pub bot: Label,
    /// The name or the time that is being typed.
    pub editing: Option<TextField>,
    /// The first piece of the description that is shown, where it is longer than its room.
    pub about: usize,
    /// What was typed and cannot be taken.
    pub refused: Option<TypedWrong>,
    /// How many games a match has at most; `None` for a single game.
    pub best_of: Option<u8>,
    /// The game that the new one goes on from.
    going_on: Option<Match<AnyGame>>,
}

impl Setup {
    /// What was chosen last time.
    #[must_use]
    pub fn new(context: &AppContext) -> Setup {
        let last = &context.settings.setup;
        let kinds = context.kinds(context.settings.matches_rules());
        let kind = kinds.iter().position(|kind| kind.id() == last.game).unwrap_or(0);
        let mut setup = Setup {
            kinds,
            kind,
            chairs: PerSeat {
                south: Chair::new(last.south, &last.south_name),
                north: Chair::new(last.north, &last.north_name),
            },
            first: last.first,
            matches_first: last.matches_first,
            direction: context.settings.sowing,
            clock: last.clock,
            bot: last.bot.clone(),
            row: Row::Begin,
            editing: None,
            about: 0,
            refused: None,
            best_of: (last.best_of > 1).then_some(last.best_of),
            going_on: None,
        };
        setup.keep_players_fit();
        setup
    }

    /// A new game that begins with the first `played` moves of `session`.
    #[must_use]
    pub fn going_on(session: &Session, played: usize, context: &AppContext) -> Setup {
        let chair = |seat: Seat| Chair::new(session.players[seat].spec, &session.players[seat].name);
        Setup {
            kinds: vec![session.game.kind.clone()],
            kind: 0,
            chairs: PerSeat::from_fn(chair),
            direction: session.game.direction,
            going_on: Some(session.game.branch(played)),
            ..Setup::new(context)
        }
    }

    /// A new game that begins in a position of one's own.
    #[must_use]
    pub fn from_start(kind: Kind, start: AnyGame, context: &AppContext) -> Setup {
        Setup::after(kind, Match::new(start), context)
    }

    /// A new game that begins with the moves of `game`.
    #[must_use]
    pub fn after(kind: Kind, game: Match<AnyGame>, context: &AppContext) -> Setup {
        let mut setup = Setup { kinds: vec![kind], kind: 0, going_on: Some(game), ..Setup::new(context) };
        setup.keep_players_fit();
        setup
    }

    #[must_use]
    pub fn kind(&self) -> &Kind {
        &self.kinds[self.kind]
    }

    #[must_use]
    pub fn first(&self) -> First {
        match self.kind() {
            Kind::Awale(_) => self.first,
            Kind::Matches(_) => self.matches_first,
        }
    }

    fn first_mut(&mut self) -> &mut First {
        match self.kinds[self.kind] {
            Kind::Awale(_) => &mut self.first,
            Kind::Matches(_) => &mut self.matches_first,
        }
    }

    /// Whether the game may be the first of a match: one human plays a computer from the start.
    fn may_be_series(&self) -> bool {
        let humans = Seat::BOTH.into_iter().filter(|&seat| self.chairs[seat].spec.is_human()).count();
        self.going_on.is_none() && humans == 1
    }

    /// The game that the new one goes on from, if it is to go on from one.
    #[must_use]
    pub fn goes_on_from(&self) -> Option<&Match<AnyGame>> {
        self.going_on.as_ref()
    }

    /// A line was pointed at: the first time it is chosen, then it changes.
    fn point(&mut self, row: Row, context: &mut AppContext) -> Transition {
        let again = self.row == row;
        self.row = row;
        match row {
            Row::Begin | Row::Name(_) | Row::Bot(_) | Row::Character(_) => return self.confirm(context),
            _ if again => self.change(Toward::Next),
            _ => {}
        }
        Transition::Stay
    }

    /// A name or a time is typed, a character is chosen in the gallery; anywhere else the game begins.
    fn confirm(&mut self, context: &mut AppContext) -> Transition {
        if let Row::Player(seat) | Row::Character(seat) = self.row
            && let PlayerSpec::Character(character) = self.chairs[seat].spec
        {
            return Transition::open(Gallery::new(seat, character));
        }
        let typed = match self.row {
            Row::Name(seat) => Some(self.chairs[seat].name.to_string()),
            Row::Clock => Some(self.clock.map(|control| control.to_string()).unwrap_or_default()),
            Row::Bot(_) => Some(self.bot.to_string()),
            // Nothing can begin without the program.
            _ => self.needs_command().then(|| {
                self.row = self.rows().into_iter().find(|row| matches!(row, Row::Bot(_))).unwrap_or(Row::Begin);
                String::new()
            }),
        };
        if let Some(text) = typed {
            let is_command = matches!(self.row, Row::Bot(_));
            self.editing =
                Some(if is_command { TextField::with_room(&text, COMMAND) } else { TextField::new(&text) });
            return Transition::Stay;
        }
        self.remember(context);
        let session = self.session(context);
        Transition::become_(Play::new(session, context))
    }

    fn type_text(&mut self, action: &Action) {
        let Some(field) = &mut self.editing else { return };
        self.refused = None;
        let typed = field.act(action);
        let text = field.text().trim().to_owned();
        match (typed, self.row) {
            (Typed::More, _) => return,
            (Typed::Done, Row::Name(seat)) => self.chairs[seat].name = text.into(),
            (Typed::Done, Row::Bot(_)) => match command_words(&text) {
                Ok(_) => self.bot = text.into(),
                Err(unclosed) => {
                    self.refused = Some(TypedWrong::Command(unclosed));
                    return;
                }
            },
            (Typed::Done, Row::Clock) => {
                self.refused = self.set_clock(&text).err().map(TypedWrong::Clock);
                if self.refused.is_some() {
                    return;
                }
            }
            _ => {}
        }
        self.editing = None;
    }

    /// Takes a time that was typed. Nothing, and no time at all, are no clock.
    fn set_clock(&mut self, text: &str) -> Result<(), TimeControlError> {
        self.clock = match text {
            "" | "0" | "0+0" => None,
            _ => Some(text.parse()?),
        };
        Ok(())
    }

    /// Whether a program plays and none is named.
    fn needs_command(&self) -> bool {
        self.bot.is_empty() && Seat::BOTH.into_iter().any(|seat| self.chairs[seat].spec == PlayerSpec::Bot)
    }

    /// Replaces players that do not play the chosen game.
    fn keep_players_fit(&mut self) {
        let kind = &self.kinds[self.kind];
        for seat in Seat::BOTH {
            self.chairs[seat].sit_down_to(kind);
        }
    }

    /// Keeps the choices for the next time.
    fn remember(&self, context: &mut AppContext) {
        let last = &mut context.settings.setup;
        last.south = self.chairs.south.chosen();
        last.north = self.chairs.north.chosen();
        last.south_name.clone_from(&self.chairs.south.name);
        last.north_name.clone_from(&self.chairs.north.name);
        last.clock = self.clock;
        last.bot.clone_from(&self.bot);
        if self.may_be_series() {
            last.best_of = self.best_of.unwrap_or(1);
        }
        if self.going_on.is_none() {
            self.kind().id().clone_into(&mut last.game);
            last.first = self.first;
            last.matches_first = self.matches_first;
        }
        if let Kind::Matches(rules) = self.kind() {
            last.matches_start = rules.start();
            last.matches_max_take = rules.max_take();
        }
        let entries = last.entries();
        context.effects.push(Effect::SaveSettings(entries));
        context.set_direction(self.direction);
    }

    /// The game that was set up, ready to begin.
    pub(crate) fn session(&self, context: &mut AppContext) -> Session {
        let players = PerSeat::from_fn(|seat| self.chairs[seat].participant());
        let mut session = Session::new(self.kind().clone(), players, self.direction, Some(self.first()), context);
        if let Some(referee) = &self.going_on {
            session = session.after(referee.clone(), GameOrigin::Position);
        }
        if self.may_be_series() {
            session.header.series = self.best_of.map(|best_of| Series { begun: context.now(), best_of });
        }
        let session = session.timed(self.clock);
        if session.header.series.is_some() {
            // A match can be taken up from its start.
            context.save(&session);
        }
        session
    }
}

impl Screen for Setup {
    fn section(&self) -> Section {
        Section::List
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.editing.is_some() {
            self.type_text(action);
            return Transition::Stay;
        }
        let rows = self.rows();
        let place = rows.iter().position(|&row| row == self.row).unwrap_or(rows.len() - 1);
        let about = std::mem::take(&mut self.about);
        match action {
            Action::PageUp => self.about = about.saturating_sub(1),
            // A game is described in a line and its rules.
            Action::PageDown => self.about = (about + 1).min(context.words.rules_apart(self.kind()).len()),
            Action::Left => self.change(Toward::Previous),
            Action::Right => self.change(Toward::Next),
            Action::Confirm => return self.confirm(context),
            Action::Row(row) => {
                if let Some(&row) = rows.get(*row) {
                    return self.point(row, context);
                }
            }
            Action::RowBefore(row) | Action::RowAfter(row) => {
                if let Some(&row) = rows.get(*row) {
                    self.row = row;
                    self.change(Toward::beside(action));
                }
            }
            Action::Back => return Transition::Back,
            // A list always ends with the line that begins the game.
            action => {
                self.row = list::moved(action, place, rows.len() - 1, ListEnds::Meet).map_or(self.row, |to| rows[to]);
            }
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn invite(&mut self, seat: Seat, character: Character) {
        self.chairs[seat].invite(character);
        self.row = Row::Begin;
    }

    fn leaves_time(&self) -> bool {
        true
    }

    fn is_typing(&self) -> bool {
        self.editing.is_some()
    }
}

