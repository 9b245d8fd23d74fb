//! The setup screen *Play*: a form for choosing a game and its players.

mod beside;
mod chair;
mod gallery;
mod lines;
mod sides;
pub(crate) mod view;
mod words;

use awale_rules::{Match, PerSeat, Seat};
use awale_study::catalogue::{AnyGame, Kind, PlayerSpec};
use awale_study::catalogue::{ProgramCommand, SpecError};
use awale_study::players::Strength;
use awale_study::record::{Direction, Expected, GameOrigin, Series, TimeControl};
use awale_words::text::Label;

use crate::app::list::{self, Click, ListStep, scrolled_text};
use crate::app::text_field::Typed;
use crate::app::{
    Action, AppContext, Effect, Offer, Offers, Screen, ScreenEvent, ScreenStatus, Session,
    SessionId, TextField, Transition, Ui,
};
use crate::config::First;
use crate::keys::{KeyLabel, Keys, Section};
use crate::screens::Play;
use crate::widgets::line::{self, Line, ListScreen};

pub use chair::Chair;
pub use gallery::{GallerySection, Opponent};
pub use lines::Row;
pub use sides::You;

/// The maximum length of a command in characters, equal to the capacity of a [`Label`].
const COMMAND: usize = 200;

/// A typed text that is invalid.
#[derive(Clone, Debug)]
pub enum TypedWrong {
    /// Not a valid time control.
    Clock(String),
    /// Not a valid command of a program.
    Command(SpecError),
}

/// The open list of choices of one line.
#[derive(Clone, Debug)]
pub struct Choosing {
    /// The opponents with the options that the user has set in the list. Empty for a line that has
    /// no opponents.
    pub gallery: Vec<Opponent>,
    /// The index of the choice under the cursor.
    pub chosen: usize,
}

/// The screen for setting up a new game.
#[derive(Debug)]
pub struct Setup {
    /// All kinds of games that can be played.
    kinds: Vec<Kind>,
    /// The index of the chosen kind of game in `kinds`.
    kind: usize,
    pub chairs: PerSeat<Chair>,
    /// Whether the side of the only human player is drawn by lot when the game begins.
    is_drawn: bool,
    /// The computer that was chosen last. It replaces a human player.
    rival: PlayerSpec,
    /// The side that begins an awalé game.
    first: First,
    /// The side that begins a matches game.
    matches_first: First,
    /// The direction of sowing on the screen.
    pub direction: Direction,
    /// The line under the cursor.
    pub row: Row,
    /// Whether the lines after *More* are visible.
    shows_more: bool,
    /// The list of choices of the selected line, while it is open.
    pub choosing: Option<Choosing>,
    /// The time of each side. `None` for a game without clocks.
    pub clock: Option<TimeControl>,
    /// Name and command of each program in the settings.
    programs: Vec<(Label, Label)>,
    /// The command of the user's own program, shared by both sides.
    pub bot: Label,
    /// The input field for a name, a time or a command, while it is open.
    pub editing: Option<TextField>,
    /// The number of rows scrolled off the top of the description.
    pub scrolled: u16,
    /// The last typed text, if it is invalid.
    pub refused: Option<TypedWrong>,
    /// The maximum number of games in a series. `None` for a single game.
    pub best_of: Option<u8>,
    /// The moves or the position with which the new game begins, if it continues another game.
    going_on: Option<Match<AnyGame>>,
}

/// The default opponent before the user has chosen one.
const USUAL_RIVAL: PlayerSpec = PlayerSpec::Engine(Strength::Level(3));

impl Setup {
    /// Opens the form with the choices of the last game.
    #[must_use]
    pub fn new(context: &AppContext) -> Setup {
        let last = &context.settings.setup;
        let kinds = context.kinds();
        let kind = kinds
            .iter()
            .position(|kind| kind.id() == last.game)
            .unwrap_or(0);
        let programs = &context.settings.programs;
        let mut setup = Setup {
            kinds,
            kind,
            chairs: PerSeat {
                south: Chair::new(last.south, &last.south_name),
                north: Chair::new(last.north, &last.north_name),
            },
            is_drawn: last.draw_sides,
            rival: [last.north, last.south]
                .into_iter()
                .find(|spec| !spec.is_human())
                .unwrap_or(USUAL_RIVAL),
            first: last.first,
            matches_first: last.matches_first,
            direction: context.settings.sowing,
            clock: last.clock,
            programs: programs
                .iter()
                .map(|(name, command)| (name.as_str().into(), command.as_str().into()))
                .collect(),
            bot: last.bot.clone(),
            row: Row::Begin,
            shows_more: false,
            choosing: None,
            editing: None,
            scrolled: 0,
            refused: None,
            best_of: (last.best_of > 1).then_some(last.best_of),
            going_on: None,
        };
        setup.keep_players_fit();
        setup
    }

    /// Opens the form for a game between the players of `session` that begins with the moves of
    /// `game`.
    #[must_use]
    pub fn going_on(session: &Session, game: Match<AnyGame>, context: &AppContext) -> Setup {
        let chair =
            |seat: Seat| Chair::new(session.players[seat].spec, &session.players[seat].name);
        Setup {
            kinds: vec![session.game.kind.clone()],
            kind: 0,
            chairs: PerSeat::from_fn(chair),
            is_drawn: false,
            direction: session.game.direction,
            going_on: Some(game),
            ..Setup::new(context)
        }
    }

    /// Opens the form for a game of `kind` that begins with the moves of `game`.
    #[must_use]
    pub fn after(kind: Kind, game: Match<AnyGame>, context: &AppContext) -> Setup {
        let mut setup = Setup {
            kinds: vec![kind],
            kind: 0,
            going_on: Some(game),
            ..Setup::new(context)
        };
        setup.keep_players_fit();
        setup
    }

    #[must_use]
    pub fn kind(&self) -> &Kind {
        &self.kinds[self.kind]
    }

    /// The kind of game with index `number`.
    pub(crate) fn kind_of(&self, number: usize) -> &Kind {
        &self.kinds[number]
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

    /// Whether the game may begin a series: a human against a computer, from the start position.
    fn may_be_series(&self) -> bool {
        self.going_on.is_none() && !matches!(self.you(), You::Both | You::Watch)
    }

    /// The game that the new one continues, if any.
    #[must_use]
    pub fn goes_on_from(&self) -> Option<&Match<AnyGame>> {
        self.going_on.as_ref()
    }

    /// Starts the game. If a program is to play and its command is missing, asks for the command.
    fn begin(&mut self, context: &mut AppContext) -> Transition {
        if self.needs_command() {
            self.row = Row::Bot;
            return self.type_on("");
        }
        self.remember(context);
        let session = self.session(context);
        Transition::become_(Play::new(session, context))
    }

    /// Opens the list of choices of the selected line. The cursor is on the current choice or, in
    /// the gallery, on the opponent nearest to the user's rating.
    fn open_choices(&mut self, context: &mut AppContext) -> Transition {
        let gallery = match self.row {
            Row::Opponent(seat) => self.gallery(seat),
            _ => Vec::new(),
        };
        let is_rated = self.you() != You::Watch && matches!(self.kind(), Kind::Awale(_));
        let nearest = context
            .rating()
            .filter(|_| is_rated)
            .and_then(|rating| gallery::nearest(&gallery, rating));
        let now = line::chosen(&self.lines(context), self.row).and_then(|line| line.choice);
        let chosen = nearest.or(now).unwrap_or(0);
        self.choosing = Some(Choosing { gallery, chosen });
        Transition::Stay
    }

    /// Opens an input field with `text` in the selected line.
    fn type_on(&mut self, text: &str) -> Transition {
        let is_command = self.row == Row::Bot;
        self.editing = Some(if is_command {
            TextField::with_room(text, COMMAND)
        } else {
            TextField::new(text)
        });
        Transition::Stay
    }

    /// Handles an action in the open list of choices.
    fn choose(&mut self, action: &Action, context: &mut AppContext) {
        let mut lines = self.lines(context);
        let place = lines.iter().position(|line| line.row == self.row);
        let Line { count, set, .. } = lines.swap_remove(place.unwrap_or(0));
        drop(lines);
        let Some(choosing) = &mut self.choosing else {
            return;
        };
        let step = list::step(action, &mut choosing.chosen, count, Click::Chooses);
        let chosen = choosing.chosen;
        match step {
            Some(ListStep::Change(toward)) => {
                if let Some(opponent) = choosing.gallery.get_mut(chosen) {
                    opponent.tune(toward);
                }
            }
            Some(ListStep::Confirm) => {
                self.choosing = None;
                set(self, chosen, context);
                if matches!(self.row, Row::Opponent(_)) {
                    self.row = Row::Begin;
                }
            }
            None if *action == Action::Back => self.choosing = None,
            _ => {}
        }
    }

    fn type_text(&mut self, action: &Action) {
        let Some(field) = &mut self.editing else {
            return;
        };
        self.refused = None;
        let typed = field.act(action);
        let text = field.text().trim().to_owned();
        match (typed, self.row) {
            (Typed::More, _) => return,
            (Typed::Done, Row::Name(seat)) => self.chairs[seat].name = text.into(),
            (Typed::Done, Row::Bot) => match text.parse::<ProgramCommand>() {
                Ok(_) => self.bot = text.into(),
                Err(wrong) => {
                    self.refused = Some(TypedWrong::Command(wrong));
                    return;
                }
            },
            (Typed::Done, Row::Clock) => {
                self.refused = self.set_clock(&text).err().map(|_| TypedWrong::Clock(text));
                if self.refused.is_some() {
                    return;
                }
            }
            _ => {}
        }
        self.editing = None;
    }

    /// Sets the clock from typed text. Empty text and zero mean a game without clocks.
    fn set_clock(&mut self, text: &str) -> Result<(), Expected> {
        self.clock = match text {
            "" | "0" | "0+0" => None,
            _ => Some(text.parse()?),
        };
        Ok(())
    }

    /// Saves the choices as defaults for the next game.
    fn remember(&self, context: &mut AppContext) {
        let last = &mut context.settings.setup;
        last.south = self.chairs.south.chosen();
        last.north = self.chairs.north.chosen();
        last.south_name.clone_from(&self.chairs.south.name);
        last.north_name.clone_from(&self.chairs.north.name);
        last.draw_sides = self.is_drawn;
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

    /// Creates the game according to the form.
    pub(crate) fn session(&self, context: &mut AppContext) -> SessionId {
        let mut players =
            PerSeat::from_fn(|seat| self.chairs[seat].participant(&self.usual_name(seat, context)));
        if self.you() == You::Drawn && context.draw().is_multiple_of(2) {
            std::mem::swap(&mut players.south, &mut players.north);
        }
        let mut session = Session::new(
            self.kind().clone(),
            players,
            self.direction,
            Some(self.first()),
            context,
        );
        if let Some(referee) = &self.going_on {
            session = session.after(referee.clone(), GameOrigin::Position);
        }
        if self.may_be_series() {
            session.header.series = self.best_of.map(|best_of| Series {
                begun: context.now(),
                best_of,
            });
        }
        let is_series = session.header.series.is_some();
        let session = context.sessions.add(session.timed(self.clock));
        if is_series {
            // Save a series from its start, so that it can be continued later.
            context.save(session);
        }
        session
    }
}

impl Screen for Setup {
    fn section(&self) -> Section {
        Section::List
    }

    fn offers(&self, context: &AppContext) -> Offers {
        if self.editing.is_some() {
            return Offers::typing();
        }
        let changes = match &self.choosing {
            Some(choosing) => choosing
                .gallery
                .get(choosing.chosen)
                .is_some_and(Opponent::is_tuned),
            None => line::chosen(&self.lines(context), self.row).is_some_and(|line| line.count > 0),
        };
        let confirm = match (self.choosing.is_some(), self.row) {
            (true, Row::Opponent(_)) => KeyLabel::Invite,
            (true, _) => KeyLabel::Choose,
            (_, Row::Name(_)) => KeyLabel::Type,
            (_, Row::Bot) => KeyLabel::TypeCommand,
            (_, Row::Begin) => KeyLabel::Begin,
            _ => KeyLabel::Open,
        };
        Offers::of(Section::List, |keys| match keys {
            Keys::LEFT_RIGHT => Offer::usual_if(changes),
            Keys::ENTER => Offer::Shown(confirm),
            Keys::UP_DOWN | Keys::PAGES => Offer::Usual,
            _ => Offer::Off,
        })
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus::IDLE.typing(self.editing.is_some())
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.editing.is_some() {
            self.type_text(action);
            return Transition::Stay;
        }
        let scrolled = std::mem::take(&mut self.scrolled);
        if matches!(action, Action::PageUp | Action::PageDown) && self.choosing.is_none() {
            self.scrolled = scrolled_text(action, scrolled, 1).unwrap_or_default();
            return Transition::Stay;
        }
        if self.choosing.is_some() {
            self.choose(action, context);
            return Transition::Stay;
        }
        line::act(self, action, context, Click::Confirms)
            .unwrap_or_else(|| Transition::on_back(action))
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, _context: &mut AppContext) -> Transition {
        if let ScreenEvent::Scrollable(lines) = event {
            self.scrolled = self.scrolled.min(lines);
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }
}
