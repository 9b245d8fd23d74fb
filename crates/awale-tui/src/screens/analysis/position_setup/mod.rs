//! The setup of a position: put seeds into pits and stores, by hand or from a line of text. The
//! result can be analyzed or played.

mod cursor;
mod draft;
mod draft_changes;
pub(crate) mod view;

pub use draft::PositionDraft;

use awale_rules::{BoardPlace, InvalidPosition, PositionError};
use awale_study::record::SowingDirection;
use cursor::RIGHT_STORE_COLUMN;

use crate::{app::text_field::EditResult, prelude::*};

/// Maximum length of a position, of moves or of a game in one line, in characters.
pub(super) const MAX_NOTATION_CHARS: usize = 20_000;

#[derive(Debug)]
pub struct PositionSetup {
    /// All variants that the player can choose from.
    variants: Vec<Variant>,
    /// The seeds on the board, and their variant.
    current_state: SetupState,
    /// Undo steps, the oldest first.
    undo_steps: Vec<SetupState>,
    /// Redo steps. The last one is redone first.
    redo_steps: Vec<SetupState>,
    pub chosen_place: BoardPlace,
    /// The row to which the cursor returns from a store.
    cursor_row: Seat,
    /// Whether the next digit is appended to the number being typed.
    is_typing_number: bool,
    /// The text field for a position, while the player types in it.
    pub notation_field: Option<TextField>,
    /// The reason why the last action was refused.
    pub error: Option<SetupError>,
    /// Whether the last action replaced all seeds on the board.
    pub was_board_replaced: bool,
    /// Whether North's row is drawn at the bottom.
    pub is_turned: bool,
    /// The direction of sowing on the screen.
    pub direction: SowingDirection,
}

/// The part of a setup that undo and redo restore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SetupState {
    variant_index: usize,
    draft: PositionDraft,
}

/// The reason why a position is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The line of text has an error.
    InvalidNotation(PositionError),
    InvalidSeeds(InvalidPosition),
    /// The game is over in this position.
    GameOver,
}

impl PositionSetup {
    /// Opens the setup with the position that was edited last, or else with the start of the game
    /// that was chosen last.
    pub fn new(context: &AppContext) -> PositionSetup {
        let variants = context.settings.variants();
        if let Some((variant_id, position_text)) = context.settings.setup.position.split_once(' ')
            && let Some(variant_index) =
                variants.iter().position(|variant| variant.id == variant_id)
            && let Some(draft) = PositionDraft::parse(position_text)
        {
            let state = SetupState {
                variant_index,
                draft,
            };
            return PositionSetup::from_state(variants, state, context.settings.sowing);
        }
        let variant_index = variants
            .iter()
            .position(|variant| variant.id == context.settings.setup.game)
            .unwrap_or(0);
        let draft = PositionDraft::of(&Position::start(
            &variants[variant_index].rules,
            Seat::South,
        ));
        PositionSetup::from_state(
            variants,
            SetupState {
                variant_index,
                draft,
            },
            context.settings.sowing,
        )
    }

    /// Opens the setup with a position of a game.
    pub(super) fn of(
        variant: &Variant,
        position: &Position,
        is_turned: bool,
        direction: SowingDirection,
        context: &AppContext,
    ) -> PositionSetup {
        let mut variants = context.settings.variants();
        let known_variant_index = variants.iter().position(|known| known == variant);
        let variant_index = known_variant_index.unwrap_or_else(|| {
            variants.push(variant.clone());
            variants.len() - 1
        });
        let setup = PositionSetup::from_state(
            variants,
            SetupState {
                variant_index,
                draft: PositionDraft::of(position),
            },
            direction,
        );
        PositionSetup { is_turned, ..setup }
    }

    fn from_state(
        variants: Vec<Variant>,
        current_state: SetupState,
        direction: SowingDirection,
    ) -> PositionSetup {
        PositionSetup {
            variants,
            current_state,
            undo_steps: Vec::new(),
            redo_steps: Vec::new(),
            chosen_place: BoardPlace::Pit(Pit::of(current_state.draft.to_move, 0)),
            cursor_row: current_state.draft.to_move,
            is_typing_number: false,
            notation_field: None,
            error: None,
            was_board_replaced: false,
            is_turned: false,
            direction,
        }
    }

    pub fn draft(&self) -> &PositionDraft {
        &self.current_state.draft
    }

    /// The variant whose rules check the position.
    pub fn variant(&self) -> &Variant {
        &self.variants[self.current_state.variant_index]
    }

    /// Returns the position.
    ///
    /// # Errors
    /// [`InvalidPosition`] if the seeds are not a position of the variant.
    pub fn position(&self) -> Result<Position, InvalidPosition> {
        self.current_state.draft.to_position(self.variant().rules)
    }

    /// The keys that are offered now.
    pub(super) fn available_keys(&self) -> AvailableKeys {
        if self.notation_field.is_some() {
            return AvailableKeys::for_typing();
        }
        let is_over = self
            .position()
            .is_ok_and(|position| position.outcome().is_some());
        AvailableKeys::of(Section::SetUp, |keys| match keys {
            // A remark explains that the game is over.
            Keys::ENTER | Keys::OfCommand(Command::Play) if is_over => AvailableButHidden,
            _ => Available,
        })
    }

    fn run_command(&mut self, command: Command, context: &mut AppContext) -> Transition {
        match command {
            Command::More => self.set_seeds_at_cursor(self.seeds_at_cursor().saturating_add(1)),
            Command::Less => self.set_seeds_at_cursor(self.seeds_at_cursor().saturating_sub(1)),
            Command::Balance => {
                self.change_draft(|draft, variant| draft.correct_total_by_stores(&variant.rules));
            }
            Command::SideToMove => {
                self.change_draft(|draft, _| draft.to_move = draft.to_move.opponent());
            }
            Command::Delete => self.replace_board(|draft, _| draft.clear()),
            Command::Restart => self.replace_board(|draft, variant| {
                *draft = PositionDraft::of(&Position::start(&variant.rules, draft.to_move));
            }),
            Command::Variant => self.change_variant(1),
            Command::TypePosition => {
                self.notation_field = Some(TextField::with_max_length(
                    &self.current_state.draft.to_string(),
                    MAX_NOTATION_CHARS,
                ));
            }
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::TurnBoard => self.is_turned = !self.is_turned,
            Command::Copy => self.copy_notation(context),
            _ => return Transition::Unused,
        }
        Transition::Stay
    }

    // ---- Text field

    fn type_notation(&mut self, action: &Action) {
        let Some(field) = &mut self.notation_field else {
            return;
        };
        match field.act(action) {
            EditResult::Editing => {}
            EditResult::Canceled => self.notation_field = None,
            EditResult::Done => {
                let text = field.text().to_owned();
                self.set_notation(&text);
                // Keep the field open after an error, so that the player can correct the text.
                if self.error.is_none() {
                    self.notation_field = None;
                }
            }
        }
    }

    /// Sets up the position that the text describes, or stores the error.
    fn set_notation(&mut self, text: &str) {
        match Position::parse(text, &self.variant().rules) {
            Ok(position) => self.replace_board(|draft, _| *draft = PositionDraft::of(&position)),
            Err(error) => self.error = Some(SetupError::InvalidNotation(error)),
        }
    }

    fn copy_notation(&mut self, context: &mut AppContext) {
        match self.position() {
            Ok(position) => context.copy_to_clipboard(position.to_string()),
            Err(invalid) => self.error = Some(SetupError::InvalidSeeds(invalid)),
        }
    }

    /// Returns the position, to leave the setup with it. Sets the error if it cannot be played.
    pub(super) fn finish_setup(&mut self) -> Option<(GameKind, AnyGame)> {
        (self.error, self.is_typing_number) = (None, false);
        match self.position() {
            Err(invalid) => self.error = Some(SetupError::InvalidSeeds(invalid)),
            Ok(position) if position.outcome().is_some() => self.error = Some(SetupError::GameOver),
            Ok(position) => {
                let kind = GameKind::Awale(self.variant().clone());
                return Some((kind, AnyGame::Awale(position)));
            }
        }
        None
    }

    pub(super) fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let previous_state = self.current_state;
        let transition = self.handle_action(action, context);
        if self.current_state != previous_state {
            self.save_draft(context);
        }
        transition
    }

    /// Saves the position in the settings for the next setup, because entering it takes time. The
    /// start of a game is not saved.
    fn save_draft(&self, context: &mut AppContext) {
        let variant = self.variant();
        let is_start_position = *self.draft()
            == PositionDraft::of(&Position::start(&variant.rules, self.draft().to_move));
        let saved_position_text = if is_start_position {
            String::new()
        } else {
            format!("{} {}", variant.id, self.draft())
        };
        context.set_setting("setup.position", saved_position_text.into());
    }

    fn handle_action(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        (self.error, self.was_board_replaced) = (None, false);
        if self.notation_field.is_some() {
            self.type_notation(action);
            return Transition::Stay;
        }
        let was_typing_number = std::mem::take(&mut self.is_typing_number);
        match action {
            Action::Left => self.move_cursor(-1),
            Action::Right => self.move_cursor(1),
            Action::Up => self.move_cursor_to_row(self.top_seat()),
            Action::Down => self.move_cursor_to_row(self.top_seat().opponent()),
            Action::Home => self.move_cursor_to_column(0),
            Action::End => self.move_cursor_to_column(RIGHT_STORE_COLUMN),
            Action::AddSeed(place) => self.add_seeds(*place, 1),
            Action::RemoveSeed(place) => self.add_seeds(*place, -1),
            Action::Backspace => self.set_seeds_at_cursor(self.seeds_at_cursor() / 10),
            Action::Delete => self.set_seeds_at_cursor(0),
            Action::PageDown => self.change_variant(1),
            Action::PageUp => self.change_variant(self.variants.len() - 1),
            Action::Paste(text) => self.set_notation(text),
            Action::TypedChar(digit @ '0'..='9') => {
                self.type_digit(*digit as u8 - b'0', was_typing_number);
            }
            Action::Command(command) => return self.run_command(*command, context),
            Action::Back => return Transition::Back,
            _ => return Transition::Unused,
        }
        Transition::Stay
    }
}
