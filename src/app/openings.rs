//! The openings: the first moves of a game walked one by one, with what each is worth and how the player's own games went there.

use awale_rules::{FastBoard, Game, Match, PerSeat, Pit, Position, Seat};

use crate::catalogue::{AnyMove, Kind, Variant};
use crate::config::First;
use crate::keys::Command;
use crate::openings::{HalfSeeds, OpeningBook, OwnScore, own_games};
use crate::players::PlayerSpec;
use crate::record::{Participant, Record};
use crate::text::Label;

use super::list::{self, ListEnds};
use super::toward::Toward;
use super::{Action, AppContext, GameState, Play, Screen, Session, Setup, Transition, editor, tree};

/// The first moves of a variant on the screen. South begins: which seat does makes no difference.
#[derive(Debug)]
pub struct OpeningsScreen {
    /// The variants there are.
    variants: Vec<Variant>,
    /// Which of them is shown.
    variant: usize,
    /// What the first moves are worth; none for rules of the user's own.
    pub book: Option<OpeningBook>,
    /// The moves up to here.
    pub game: GameState,
    /// The moves that can be played here, from A to F.
    pub rows: Vec<OpeningRow>,
    /// The chosen one.
    pub chosen: usize,
    /// Whether North is drawn below.
    pub turned: bool,
}

/// A move that can be played in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningRow {
    /// The move.
    pub mv: AnyMove,
    /// What it is worth to the side that plays it, as far as the book goes.
    pub value: Option<HalfSeeds>,
    /// The player's own games in which it was played here.
    pub own: OwnScore,
}

impl OpeningsScreen {
    /// The start of the game that was chosen last.
    #[must_use]
    pub fn new(context: &AppContext) -> OpeningsScreen {
        let variants = context.settings.variants();
        let variant = variants.iter().position(|variant| variant.id == context.settings.setup.game).unwrap_or(0);
        let game = start(&variants[variant], context);
        let book = OpeningBook::shipped(&variants[variant].rules);
        let mut screen = OpeningsScreen { variants, variant, book, game, rows: Vec::new(), chosen: 0, turned: false };
        screen.find_rows(context);
        screen.choose_best();
        screen
    }

    /// The position after these moves of a variant.
    #[must_use]
    pub fn at(variant: &Variant, moves: &[Pit], context: &AppContext) -> OpeningsScreen {
        let mut screen = OpeningsScreen::new(context);
        if let Some(place) = screen.variants.iter().position(|known| known.rules == variant.rules) {
            screen.show_variant(place, context);
            for &pit in moves {
                // The moves were played in a game from the same start.
                let _ = screen.game.referee.play(AnyMove::Pit(pit));
            }
            screen.find_rows(context);
            screen.choose_best();
        }
        screen
    }

    /// The position after `shown` moves of a game, as it is seen there; `None` where the game is not one of the variants, begun in
    /// the usual way.
    #[must_use]
    pub(super) fn of_game(
        game: &GameState,
        shown: usize,
        turned: bool,
        context: &AppContext,
    ) -> Option<OpeningsScreen> {
        let Kind::Awale(variant) = &game.kind else { return None };
        let swaps = game.referee.past()[0].to_move() == Seat::North;
        let of_south = |pit: Pit| if swaps { Pit::of(pit.seat().opponent(), pit.column()) } else { pit };
        let moves = game.referee.moves()[..shown].iter().map(|mv| mv.pit().map(of_south));
        let moves: Vec<Pit> = moves.collect::<Option<_>>().filter(|_| game.own_start().is_none())?;
        let screen = OpeningsScreen::at(variant, &moves, context);
        let is_there = screen.variant().rules == variant.rules;
        is_there.then_some(OpeningsScreen { turned: turned != swaps, ..screen })
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

    /// The chosen move; none where the game is over.
    #[must_use]
    pub fn row(&self) -> Option<&OpeningRow> {
        self.rows.get(self.chosen)
    }

    /// What the best move here is worth, as far as the book goes.
    #[must_use]
    pub fn best(&self) -> Option<HalfSeeds> {
        self.rows.iter().filter_map(|row| row.value).max()
    }

    /// The player's own games that came here and went on.
    #[must_use]
    pub fn own(&self) -> OwnScore {
        let add = |sum: OwnScore, row: &OpeningRow| sum.with(row.own);
        self.rows.iter().fold(OwnScore::default(), add)
    }

    pub(super) fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
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
            Action::Pit(pit) => {
                if let Some(row) = self.rows.iter().position(|row| row.mv == AnyMove::Pit(*pit)) {
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

    fn command(&mut self, command: Command, context: &mut AppContext) -> Transition {
        match command {
            Command::NextVariant => self.change_variant(Toward::Next, context),
            Command::PreviousVariant => self.change_variant(Toward::Previous, context),
            Command::TurnBoard => self.turned = !self.turned,
            Command::Copy => editor::copy(self.game.position(), context),
            Command::Tree => return tree::open(self.game.referee.past(), self.game.direction, self.turned),
            Command::PlayPosition if !self.rows.is_empty() => {
                let (kind, referee) = (self.game.kind.clone(), self.game.referee.clone());
                return Transition::open(Screen::Setup(Setup::after(kind, referee, context)));
            }
            Command::StudyPosition if !self.rows.is_empty() => return self.study(context),
            _ => {}
        }
        Transition::Stay
    }

    /// Plays both sides from here by hand, with everything that play offers to look into a position.
    fn study(&self, context: &mut AppContext) -> Transition {
        let players = PerSeat::from_fn(|_| Participant { name: Label::new(), spec: PlayerSpec::Human });
        let GameState { kind, direction, referee } = self.game.clone();
        let mut session = Session::new(kind, players, direction, Some(First::South), context);
        session.game.referee = referee;
        let mut play = Play::new(session, context);
        play.turned = self.turned;
        Transition::open(Screen::Play(play))
    }

    fn step_in(&mut self, context: &AppContext) {
        let Some(mv) = self.row().map(|row| row.mv) else { return };
        if self.game.referee.play(mv).is_ok() {
            self.find_rows(context);
            self.choose_best();
        }
    }

    fn step_back(&mut self, context: &AppContext) {
        let Some(&last) = self.game.referee.moves().last() else { return };
        self.game.referee.undo();
        self.game.referee.forget_undone();
        self.find_rows(context);
        self.chosen = self.rows.iter().position(|row| row.mv == last).unwrap_or(0);
    }

    fn change_variant(&mut self, toward: Toward, context: &AppContext) {
        self.show_variant(toward.around(self.variant, self.variants.len()), context);
    }

    fn show_variant(&mut self, variant: usize, context: &AppContext) {
        self.variant = variant;
        self.book = OpeningBook::shipped(&self.variant().rules);
        self.game = start(self.variant(), context);
        self.find_rows(context);
        self.choose_best();
    }

    /// The saved games have changed, or the position: what is known of each move is found anew.
    pub(super) fn find_rows(&mut self, context: &AppContext) {
        let records = context.shelf.0.iter().filter_map(|game| game.record.as_ref().ok());
        let Some(position) = self.position().filter(|_| !self.game.is_over()) else {
            self.rows.clear();
            return;
        };
        let scores = own_scores(records, &position, self.game.referee.moves().len());
        let value = |after: &Position| self.book.as_ref()?.value(after).map(HalfSeeds::turned);
        let row = |pit| {
            let value = position.after(pit).ok().as_ref().and_then(value);
            OpeningRow { mv: AnyMove::Pit(pit), value, own: scores[pit.column()] }
        };
        self.rows = position.moves().map(row).collect();
    }

    /// Chooses the best move, or the first where there are no values.
    fn choose_best(&mut self) {
        let best = self.best();
        self.chosen = self.rows.iter().position(|row| row.value.is_some() && row.value == best).unwrap_or(0);
    }
}

/// A game of a variant before its first move.
fn start(variant: &Variant, context: &AppContext) -> GameState {
    let kind = Kind::Awale(variant.clone());
    let referee = Match::new(kind.start(Seat::South));
    GameState { kind, direction: context.settings.sowing, referee }
}

/// How the player's own games ended in which each move was played in `position` after `ply` plies, by the column of its pit.
fn own_scores<'a>(records: impl Iterator<Item = &'a Record>, position: &Position, ply: usize) -> [OwnScore; 6] {
    let mut scores = [OwnScore::default(); 6];
    let board = FastBoard::of(position);
    for game in own_games(records, position.rules()) {
        if let Some(place) = game.played_at(ply, board) {
            scores[place].add(game.outcome);
        }
    }
    scores
}
