//! Laying out a position: seeds into pits and stores, by hand or from one line of text, to think
//! about it or play from it.

mod cursor;
mod draft;
mod seeds;
pub(crate) mod view;

pub use draft::Draft;

use awale_rules::{Invalid, Pit, Place, Position, PositionError, Seat};
use awale_study::catalogue::{AnyGame, Kind, Variant};
use awale_study::record::Direction;
use cursor::LAST_COLUMN;

use crate::app::text_field::Typed;
use crate::app::{Action, AppContext, Effect, Offer, Offers, TextField};
use crate::keys::{Command, Keys, Section};

/// Room for a position, for moves or a game in one line, in code points.
pub(super) const LONGEST_GAME: usize = 20_000;

/// A position that is being set up.
#[derive(Debug)]
pub struct PositionSetup {
    /// Everything that can be chosen.
    variants: Vec<Variant>,
    /// What is on the board, and by which variant.
    now: State,
    /// What was before, the oldest first.
    done: Vec<State>,
    /// What was taken back, the next one to be redone last.
    undone: Vec<State>,
    pub chosen: Place,
    /// The row that the cursor goes back to from a store.
    row: Seat,
    /// Whether the next digit goes on with the number that is being typed.
    is_counting: bool,
    /// The line that is being typed.
    pub notation: Option<TextField>,
    /// Why the last wish was not granted.
    pub fault: Option<PositionFault>,
    /// Whether North is drawn below.
    pub turned: bool,
    /// Which way sowing goes in the picture.
    pub direction: Direction,
}

/// What can be changed, and taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    variant: usize,
    draft: Draft,
}

/// Why a position cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// A line of text is none.
    Line(PositionError),
    Seeds(Invalid),
    /// The game is over in it.
    Over,
}

/// Where one goes from the position that is laid out.
#[derive(Debug)]
pub(super) enum SetupStep {
    Stay,
    /// The action has no meaning here.
    Unused,
    Back,
    /// To think about it.
    Think(Kind, AnyGame),
    /// To a game that begins in it.
    Play(Kind, AnyGame),
    /// To the tree that an algorithm walks from it.
    Tree(AnyGame),
}

impl PositionSetup {
    /// The position that was set up last; else the start of the game that was chosen last, to be
    /// changed.
    #[must_use]
    pub fn new(context: &AppContext) -> PositionSetup {
        let variants = context.settings.variants();
        if let Some((id, line)) = context.settings.setup.position.split_once(' ')
            && let Some(variant) = variants.iter().position(|variant| variant.id == id)
            && let Some(draft) = Draft::parse(line)
        {
            let state = State { variant, draft };
            return PositionSetup::with(variants, state, context.settings.sowing);
        }
        let variant = variants
            .iter()
            .position(|variant| variant.id == context.settings.setup.game)
            .unwrap_or(0);
        let draft = Draft::of(&Position::start(&variants[variant].rules, Seat::South));
        PositionSetup::with(variants, State { variant, draft }, context.settings.sowing)
    }

    /// A position of a game, to be changed.
    pub(super) fn of(
        variant: &Variant,
        position: &Position,
        turned: bool,
        direction: Direction,
        context: &AppContext,
    ) -> PositionSetup {
        let mut variants = context.settings.variants();
        let place = variants.iter().position(|known| known == variant);
        let place = place.unwrap_or_else(|| {
            variants.push(variant.clone());
            variants.len() - 1
        });
        let setup = PositionSetup::with(
            variants,
            State {
                variant: place,
                draft: Draft::of(position),
            },
            direction,
        );
        PositionSetup { turned, ..setup }
    }

    fn with(variants: Vec<Variant>, now: State, direction: Direction) -> PositionSetup {
        PositionSetup {
            variants,
            now,
            done: Vec::new(),
            undone: Vec::new(),
            chosen: Place::Pit(Pit::of(now.draft.to_move, 0)),
            row: now.draft.to_move,
            is_counting: false,
            notation: None,
            fault: None,
            turned: false,
            direction,
        }
    }

    /// What is on the board.
    #[must_use]
    pub fn draft(&self) -> &Draft {
        &self.now.draft
    }

    /// The variant that the position belongs to.
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variants[self.now.variant]
    }

    /// The position, if the seeds make one.
    ///
    /// # Errors
    /// Why they do not.
    pub fn position(&self) -> Result<Position, Invalid> {
        self.now.draft.check(self.variant().rules)
    }

    /// The section of the table of keys that serves now.
    pub(super) fn section(&self) -> Section {
        self.offers().section
    }

    /// What can be done now.
    pub(super) fn offers(&self) -> Offers {
        if self.notation.is_some() {
            return Offers::typing();
        }
        let is_over = self
            .position()
            .is_ok_and(|position| position.outcome().is_some());
        Offers::of(Section::SetUp, |keys| match keys {
            // The screen says that the game is over.
            Keys::ENTER | Keys::Of(Command::Play) if is_over => Offer::Quiet,
            _ => Offer::Usual,
        })
    }

    fn command(&mut self, command: Command, context: &mut AppContext) -> SetupStep {
        match command {
            Command::More => self.set(self.seeds().saturating_add(1)),
            Command::Less => self.set(self.seeds().saturating_sub(1)),
            Command::Balance => self.change(|draft, variant| draft.even_out(&variant.rules)),
            Command::SideToMove => self.change(|draft, _| draft.to_move = draft.to_move.opponent()),
            Command::Delete => self.change(|draft, _| draft.clear()),
            Command::Restart => {
                self.change(|draft, variant| {
                    *draft = Draft::of(&Position::start(&variant.rules, draft.to_move));
                });
            }
            Command::Variant => self.change_variant(1),
            Command::TypePosition => {
                self.notation = Some(TextField::with_room(
                    &self.now.draft.to_string(),
                    LONGEST_GAME,
                ));
            }
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::TurnBoard => self.turned = !self.turned,
            Command::Copy => self.copy(context),
            Command::Play => return self.leave_with(SetupStep::Play),
            Command::Analyse => return self.leave_with(SetupStep::Think),
            Command::Tree => return self.leave_with(|_, start| SetupStep::Tree(start)),
            _ => return SetupStep::Unused,
        }
        SetupStep::Stay
    }

    // ---- One line of text

    fn type_line(&mut self, action: &Action) {
        let Some(field) = &mut self.notation else {
            return;
        };
        match field.act(action) {
            Typed::More => {}
            Typed::Dropped => self.notation = None,
            Typed::Done => {
                let text = field.text().to_owned();
                self.take_line(&text);
                // A line that is none can be mended.
                if self.fault.is_none() {
                    self.notation = None;
                }
            }
        }
    }

    /// Lays out the position that a line tells, or says why it is none.
    fn take_line(&mut self, text: &str) {
        match Position::parse(text, &self.variant().rules) {
            Ok(position) => self.change(|draft, _| *draft = Draft::of(&position)),
            Err(error) => self.fault = Some(PositionFault::Line(error)),
        }
    }

    fn copy(&mut self, context: &mut AppContext) {
        match self.position() {
            Ok(position) => context.copy(position.to_string()),
            Err(invalid) => self.fault = Some(PositionFault::Seeds(invalid)),
        }
    }

    /// Goes on with the game and the position, if there is something to play in it.
    fn leave_with(&mut self, to: impl Fn(Kind, AnyGame) -> SetupStep) -> SetupStep {
        match self.position() {
            Err(invalid) => self.fault = Some(PositionFault::Seeds(invalid)),
            Ok(position) if position.outcome().is_some() => self.fault = Some(PositionFault::Over),
            Ok(position) => {
                return to(
                    Kind::Awale(self.variant().clone()),
                    AnyGame::Awale(position),
                );
            }
        }
        SetupStep::Stay
    }

    pub(super) fn act(&mut self, action: &Action, context: &mut AppContext) -> SetupStep {
        let before = self.now;
        let step = self.change_by(action, context);
        if self.now != before {
            self.remember(context);
        }
        step
    }

    /// Keeps the position for the next time: laying it out takes a while. The start of a game needs
    /// no keeping.
    fn remember(&self, context: &mut AppContext) {
        let variant = self.variant();
        let is_start =
            *self.draft() == Draft::of(&Position::start(&variant.rules, self.draft().to_move));
        let position = if is_start {
            String::new()
        } else {
            format!("{} {}", variant.id, self.draft())
        };
        context.settings.setup.position = position.as_str().into();
        context.effects.push(Effect::SaveSettings(vec![(
            "setup.position",
            position.into(),
        )]));
    }

    fn change_by(&mut self, action: &Action, context: &mut AppContext) -> SetupStep {
        self.fault = None;
        if self.notation.is_some() {
            self.type_line(action);
            return SetupStep::Stay;
        }
        let was_counting = std::mem::take(&mut self.is_counting);
        match action {
            Action::Left => self.step(-1),
            Action::Right => self.step(1),
            Action::Up => self.change_row(self.above()),
            Action::Down => self.change_row(self.above().opponent()),
            Action::Home => self.choose_column(0),
            Action::End => self.choose_column(LAST_COLUMN),
            Action::Put(place) => self.point(*place, 1),
            Action::Lift(place) => self.point(*place, -1),
            Action::Backspace => self.set(self.seeds() / 10),
            Action::Delete => self.set(0),
            Action::PageDown => self.change_variant(1),
            Action::PageUp => self.change_variant(self.variants.len() - 1),
            Action::Paste(text) => self.take_line(text),
            Action::Confirm => return self.leave_with(SetupStep::Think),
            Action::Key(digit @ '0'..='9') => self.type_digit(*digit as u8 - b'0', was_counting),
            Action::Command(command) => return self.command(*command, context),
            Action::Back => return SetupStep::Back,
            _ => return SetupStep::Unused,
        }
        SetupStep::Stay
    }
}
