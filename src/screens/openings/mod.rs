//! The openings: the first moves of a game walked one by one, with what each is worth and how the player's own games went there.

pub(crate) mod view;

use crate::app::{Change, Event, Ui};
use crate::keys::Section;
use std::sync::Arc;

use awale_rules::{Game, Match, PerSeat, Position, ROW, Seat};

use crate::catalogue::{AnyMove, Kind, Variant};
use crate::config::First;
use crate::keys::Command;
use crate::openings::{BookEntry, BookValue, OpeningBook, OwnScore};
use crate::players::PlayerSpec;
use crate::record::{GameOrigin, Participant};
use crate::text::Label;

use crate::app::list;
use crate::app::list::ListEnds;
use crate::app::move_cursor::Meant;
use crate::app::toward::Toward;
use crate::app::{Action, AppContext, CountOrder, Effect, GameState, MoveCursor, Question, Screen, Session, Transition};
use crate::screens::{Play, Setup, editor, tree};

/// The first moves of a variant on the screen. South begins, or who began the game that it was opened from.
#[derive(Debug)]
pub struct OpeningsScreen {
    variants: Vec<Variant>,
    /// Which of them is shown.
    variant: usize,
    /// What the first moves are worth; none for rules of the user's own.
    pub book: Option<Arc<OpeningBook>>,
    /// The moves up to here.
    pub game: GameState,
    /// The moves that can be played here, from A to F.
    pub rows: Vec<OpeningRow>,
    pub chosen: usize,
    /// Whether North is drawn below.
    pub turned: bool,
    /// The question, while own games are being counted.
    question: Option<Question>,
}

/// A move that can be played in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningRow {
    pub mv: AnyMove,
    /// What it is worth to the side that plays it, and what that rests on, as far as the book goes.
    pub entry: Option<BookEntry>,
    /// The player's own games in which it was played here.
    pub own: OwnScore,
}

impl OpeningRow {
    /// What the move is worth to the side that plays it.
    #[must_use]
    pub fn value(&self) -> Option<BookValue> {
        self.entry.map(|entry| entry.value)
    }
}

impl OpeningsScreen {
    /// The start of the game that was chosen last.
    #[must_use]
    pub fn new(context: &mut AppContext) -> OpeningsScreen {
        let variants = context.settings.variants();
        let variant = variants.iter().position(|variant| variant.id == context.settings.setup.game).unwrap_or(0);
        let game = start(&variants[variant], Seat::South, context);
        let book = OpeningBook::shipped(&variants[variant].rules);
        let (rows, question) = (Vec::new(), None);
        let mut screen = OpeningsScreen { variants, variant, book, game, rows, chosen: 0, turned: false, question };
        screen.find_rows(context);
        screen.choose_best();
        screen
    }

    /// The position after these moves of a variant, the first of them played by `first`.
    #[must_use]
    pub fn at(variant: &Variant, first: Seat, moves: &[AnyMove], context: &mut AppContext) -> OpeningsScreen {
        let mut screen = OpeningsScreen::new(context);
        if let Some(place) = screen.variants.iter().position(|known| known.rules == variant.rules) {
            screen.show_variant(place, first, context);
            for &mv in moves {
                // The moves were played in a game from the same start.
                let _ = screen.game.referee.play(mv);
            }
            screen.find_rows(context);
            screen.choose_best();
        }
        screen
    }

    /// The position after `shown` moves of a game, as it is seen there; `None` where the game is not one of the variants, begun in
    /// the usual way.
    #[must_use]
    pub(crate) fn of_game(
        game: &GameState,
        shown: usize,
        turned: bool,
        context: &mut AppContext,
    ) -> Option<OpeningsScreen> {
        let Kind::Awale(variant) = &game.kind else { return None };
        if game.own_start().is_some() {
            return None;
        }
        let moves = &game.referee.moves()[..shown];
        let screen = OpeningsScreen::at(variant, game.referee.past()[0].to_move(), moves, context);
        let is_there = screen.variant().rules == variant.rules;
        is_there.then_some(OpeningsScreen { turned, ..screen })
    }

    /// The variant that is shown.
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variants[self.variant]
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        self.game.position().awale()
    }

    /// The same, while the game is not over there.
    fn open_position(&self) -> Option<Position> {
        self.position().filter(|_| !self.game.is_over())
    }

    /// The chosen move; none where the game is over.
    #[must_use]
    pub fn row(&self) -> Option<&OpeningRow> {
        self.rows.get(self.chosen)
    }

    /// What the best move here is worth; `None` where the book does not have all moves, for another may be better.
    #[must_use]
    pub fn best(&self) -> Option<BookValue> {
        if !self.book.as_ref()?.is_expanded(&self.position()?) {
            return None;
        }
        self.rows.iter().filter_map(OpeningRow::value).max_by_key(|value| value.rank())
    }

    /// Whether no move here is better than this one, as far as is known.
    #[must_use]
    pub fn is_best(&self, row: &OpeningRow) -> bool {
        let rank = |value: BookValue| value.rank();
        self.best().is_some_and(|best| row.value().map(rank) == Some(best.rank()))
    }

    /// The player's own games that came here and went on.
    #[must_use]
    pub fn own(&self) -> OwnScore {
        let add = |sum: OwnScore, row: &OpeningRow| sum.with(row.own);
        self.rows.iter().fold(OwnScore::default(), add)
    }

    fn command(&mut self, command: Command, context: &mut AppContext) -> Transition {
        match command {
            Command::Variant => self.change_variant(Toward::Next, context),
            Command::TurnBoard => self.turned = !self.turned,
            Command::Copy => editor::copy(self.game.position(), context),
            Command::Tree => return tree::open(self.game.referee.past(), self.game.direction, self.turned),
            Command::Play if !self.rows.is_empty() => {
                let (kind, referee) = (self.game.kind.clone(), self.game.referee.clone());
                return Transition::open(Setup::after(kind, referee, context));
            }
            Command::Analyse if !self.rows.is_empty() => return self.study(context),
            _ => {}
        }
        Transition::Stay
    }

    /// Plays both sides from here by hand, with everything that play offers to look into a position.
    fn study(&self, context: &mut AppContext) -> Transition {
        let players = PerSeat::from_fn(|_| Participant { name: Label::new(), spec: PlayerSpec::Human });
        let GameState { kind, direction, referee } = self.game.clone();
        let session = Session::new(kind, players, direction, Some(First::South), context);
        let session = session.after(referee, GameOrigin::Study);
        let mut play = Play::new(session, context);
        play.turned = self.turned;
        Transition::open(play)
    }

    fn step_in(&mut self, context: &mut AppContext) {
        let Some(mv) = self.row().map(|row| row.mv) else { return };
        if self.game.referee.play(mv).is_ok() {
            self.find_rows(context);
            self.choose_best();
        }
    }

    fn step_back(&mut self, context: &mut AppContext) {
        let Some(&last) = self.game.referee.moves().last() else { return };
        self.game.referee.undo();
        self.game.referee.forget_undone();
        self.find_rows(context);
        self.chosen = self.rows.iter().position(|row| row.mv == last).unwrap_or(0);
    }

    fn change_variant(&mut self, toward: Toward, context: &mut AppContext) {
        let first = self.game.referee.past()[0].to_move();
        self.show_variant(toward.around(self.variant, self.variants.len()), first, context);
    }

    fn show_variant(&mut self, variant: usize, first: Seat, context: &mut AppContext) {
        self.variant = variant;
        self.book = OpeningBook::shipped(&self.variant().rules);
        self.game = start(self.variant(), first, context);
        self.find_rows(context);
        self.choose_best();
    }

    /// The position has changed: what is known of each move is found anew.
    fn find_rows(&mut self, context: &mut AppContext) {
        self.rows.clear();
        self.question = None;
        let Some(position) = self.open_position() else { return };
        let entry = |after: &Position| self.book.as_ref()?.entry(after).map(BookEntry::turned);
        let row = |pit| {
            let entry = position.after(pit).ok().as_ref().and_then(entry);
            OpeningRow { mv: AnyMove::Pit(pit), entry, own: OwnScore::default() }
        };
        self.rows = position.moves().map(row).collect();
        self.refresh(context);
    }

    /// The saved games have changed, or the position: own games are counted anew, in the background.
    pub(crate) fn refresh(&mut self, context: &mut AppContext) {
        let Some(position) = self.open_position() else { return };
        let (question, shelf) = (context.next_question(), context.shelf.clone());
        self.question = Some(question);
        let order = CountOrder::Opening { position, ply: self.game.referee.moves().len() };
        context.effects.push(Effect::CountGames { question, order, shelf });
    }

    /// Own games have been counted, by the column of the pit that was played here.
    pub(crate) fn counted(&mut self, question: Question, own: [OwnScore; ROW]) {
        if self.question != Some(question) {
            return;
        }
        self.question = None;
        for row in &mut self.rows {
            row.own = row.mv.pit().map(|pit| own[pit.column()]).unwrap_or_default();
        }
    }

    /// Whether own games are being counted.
    #[must_use]
    pub fn is_counting(&self) -> bool {
        self.question.is_some()
    }

    /// Chooses the best move, or the first where it is not known.
    fn choose_best(&mut self) {
        self.chosen = self.rows.iter().position(|row| self.is_best(row)).unwrap_or(0);
    }
}

impl Screen for OpeningsScreen {
    fn section(&self) -> Section {
        Section::Openings
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let last = self.rows.len().saturating_sub(1);
        if let Some(chosen) = list::moved(action, self.chosen, last, ListEnds::Meet) {
            self.chosen = chosen;
            return Transition::Stay;
        }
        match action {
            Action::Right | Action::Confirm => self.step_in(context),
            Action::Left | Action::Backspace | Action::Command(Command::Undo) => self.step_back(context),
            Action::Row(row) if *row <= last => {
                let is_chosen = self.chosen == *row;
                self.chosen = *row;
                if is_chosen {
                    self.step_in(context);
                }
            }
            // A pit that is pointed at, or named by its letter or number, as in play.
            Action::Pit(_) | Action::Key(_) => {
                let position = self.game.position();
                if let Meant::Play(mv) = MoveCursor::on(position).act(action, position, true)
                    && let Some(row) = self.rows.iter().position(|row| row.mv == mv)
                {
                    self.chosen = row;
                    self.step_in(context);
                }
            }
            Action::Command(command) => return self.command(*command, context),
            Action::Back => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn hover(&mut self, mv: AnyMove) {
        self.chosen = self.rows.iter().position(|row| row.mv == mv).unwrap_or(self.chosen);
    }

    fn changed(&mut self, change: Change, context: &mut AppContext) {
        if change == Change::Games {
            self.refresh(context);
        }
    }

    fn hear(&mut self, event: &Event, _context: &mut AppContext) -> Transition {
        if let Event::OpeningCounted { question, own } = event {
            self.counted(*question, *own);
        }
        Transition::Stay
    }
}


/// A game of a variant before its first move, which is `first`'s.
fn start(variant: &Variant, first: Seat, context: &AppContext) -> GameState {
    let kind = Kind::Awale(variant.clone());
    let referee = Match::new(kind.start(first));
    GameState { kind, direction: context.settings.sowing, referee }
}
