//! The setup of a position: put seeds into pits and stores, by hand or from a line of text. The
//! result can be analyzed or played.

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

/// Maximum length of a position, of moves or of a game in one line, in characters.
pub(super) const LONGEST_GAME: usize = 20_000;

#[derive(Debug)]
pub struct PositionSetup {
    /// All variants that the player can choose from.
    variants: Vec<Variant>,
    /// The seeds on the board, and their variant.
    now: State,
    /// Undo steps, the oldest first.
    done: Vec<State>,
    /// Redo steps. The last one is redone first.
    undone: Vec<State>,
    pub chosen: Place,
    /// The row to which the cursor returns from a store.
    row: Seat,
    /// Whether the next digit is appended to the number being typed.
    is_counting: bool,
    /// The text field for a position, while the player types in it.
    pub notation: Option<TextField>,
    /// The reason why the last action was refused.
    pub fault: Option<PositionFault>,
    /// Whether North's row is drawn at the bottom.
    pub turned: bool,
    /// The direction of sowing on the screen.
    pub direction: Direction,
}

/// The part of a setup that undo and redo restore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    variant: usize,
    draft: Draft,
}

/// The reason why a position is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// The line of text has an error.
    Line(PositionError),
    Seeds(Invalid),
    /// The game is over in this position.
    Over,
}

/// The result of an action: the next screen, if any.
#[derive(Debug)]
pub(super) enum SetupStep {
    Stay,
    /// The action has no meaning here.
    Unused,
    Back,
    /// Analyze this position.
    Think(Kind, AnyGame),
    /// Play a game from this position.
    Play(Kind, AnyGame),
    /// Show the search tree of this position.
    Tree(AnyGame),
}

impl PositionSetup {
    /// Opens the setup with the position that was edited last, or else with the start of the game
    /// that was chosen last.
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

    /// Opens the setup with a position of a game.
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

    #[must_use]
    pub fn draft(&self) -> &Draft {
        &self.now.draft
    }

    /// The variant whose rules check the position.
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variants[self.now.variant]
    }

    /// Returns the position.
    ///
    /// # Errors
    /// [`Invalid`] if the seeds are not a position of the variant.
    pub fn position(&self) -> Result<Position, Invalid> {
        self.now.draft.check(self.variant().rules)
    }

    /// The section of the key table that is in use now.
    pub(super) fn section(&self) -> Section {
        self.offers().section
    }

    /// The keys that are offered now.
    pub(super) fn offers(&self) -> Offers {
        if self.notation.is_some() {
            return Offers::typing();
        }
        let is_over = self
            .position()
            .is_ok_and(|position| position.outcome().is_some());
        Offers::of(Section::SetUp, |keys| match keys {
            // A remark explains that the game is over.
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

    // ---- Text field

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
                // Keep the field open after an error, so that the player can correct the text.
                if self.fault.is_none() {
                    self.notation = None;
                }
            }
        }
    }

    /// Sets up the position that the text describes, or stores the error.
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

    /// Leaves the setup with its position. Stays here, with the reason, if the position cannot be
    /// played.
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

    /// Saves the position in the settings for the next setup, because entering it takes time. The
    /// start of a game is not saved.
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
