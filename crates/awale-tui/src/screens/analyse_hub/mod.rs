//! The menu *Analyze*: set up a position, open a saved game, browse openings, type a search tree.

pub(crate) mod view;

use awale_study::study::tree::{ExerciseError, ExerciseTree, TreeSubject};
use strum::VariantArray;

use crate::{
    app::{ClickEffect, text_field::EditResult},
    prelude::*,
    screens::{AnalysisBoard, SavedGamesScreen, TreeScreen},
};

/// Maximum length of a typed or pasted tree, in characters.
const MAX_TREE_TEXT_CHARS: usize = 2_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum AnalyseRow {
    PositionSetup,
    SavedGames,
    Openings,
    /// A search tree that the player types.
    TypedTree,
}

impl AnalyseRow {
    pub const ALL: &[AnalyseRow] = AnalyseRow::VARIANTS;
}

#[derive(Debug)]
pub struct AnalyseHub {
    pub row: AnalyseRow,
    /// The field for a tree, while the player types one.
    pub tree_field: Option<TextField>,
    /// The syntax error in the typed tree.
    pub error: Option<ExerciseError>,
}

impl Default for AnalyseHub {
    fn default() -> AnalyseHub {
        AnalyseHub {
            row: AnalyseRow::PositionSetup,
            tree_field: None,
            error: None,
        }
    }
}

impl AnalyseHub {
    /// Opens the field for a tree, filled with the last tree.
    fn open_tree_field(&mut self, context: &mut AppContext) -> Transition {
        let last_tree_text = &context.settings.setup.tree;
        self.tree_field = Some(TextField::with_max_length(
            last_tree_text,
            MAX_TREE_TEXT_CHARS,
        ));
        Transition::Stay
    }

    fn type_tree_text(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let Some(field) = &mut self.tree_field else {
            return Transition::Stay;
        };
        let edit_result = field.act(action);
        if field.text() != context.settings.setup.tree {
            // Save the text with every change, so that a crash does not lose it.
            context.set_setting("setup.tree", field.text().into());
        }
        match edit_result {
            EditResult::Editing => {}
            EditResult::Canceled => self.tree_field = None,
            EditResult::Done => match ExerciseTree::parse(field.text()) {
                Ok(tree) => {
                    self.tree_field = None;
                    let subject = TreeSubject::Exercise(tree);
                    return Transition::open_if_some(TreeScreen::new(
                        subject,
                        context.settings.sowing,
                        false,
                    ));
                }
                // Keep the field open, so that the player can correct the text.
                Err(error) => self.error = Some(error),
            },
        }
        Transition::Stay
    }
}

impl ListScreen for AnalyseHub {
    type Row = AnalyseRow;

    fn cursor(&mut self) -> &mut AnalyseRow {
        &mut self.row
    }

    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, AnalyseHub>> {
        type PreviewFn = fn(String, DrawContext) -> Option<SidePanel>;
        let words = &context.words;
        let new_line = |row, label: &str, about: &'static str, preview: PreviewFn| {
            let explanation = move |look: DrawContext| {
                message_with_keys(about, &[("key", Command::TypePosition)], look)
            };
            ListLine::<AnalyseHub>::new(row, words.get(label))
                .with_explanation(explanation)
                .with_preview(move |look| preview(explanation(look), look))
        };
        vec![
            new_line(
                AnalyseRow::PositionSetup,
                "analyse-position",
                "analyse-position-about",
                view::preview_start_position,
            )
            .with_key(Command::SetUp)
            .on_open(|_, context| Transition::open(AnalysisBoard::for_position_setup(context))),
            new_line(
                AnalyseRow::SavedGames,
                "menu-saved-games",
                "analyse-saved-about",
                view::preview_newest_game,
            )
            .with_value(say!(words, "saved-count", games = context.games.0.len()))
            .on_open(|_, context| Transition::open(SavedGamesScreen::new(context))),
            new_line(
                AnalyseRow::Openings,
                "menu-openings",
                "analyse-openings-about",
                view::preview_start_position,
            )
            .with_key(Command::Book)
            .on_open(|_, context| Transition::open(AnalysisBoard::opening_book(context))),
            new_line(
                AnalyseRow::TypedTree,
                "analyse-tree",
                "analyse-tree-about",
                |_, _| None,
            )
            .with_key(Command::Tree)
            .on_open(AnalyseHub::open_tree_field),
        ]
    }
}

impl Screen for AnalyseHub {
    fn available_keys(&self, context: &AppContext) -> AvailableKeys {
        if self.tree_field.is_some() {
            return AvailableKeys::for_typing();
        }
        let lines = self.lines(context);
        AvailableKeys::of(Section::Menu, |keys| match keys {
            Keys::UP_DOWN | Keys::ENTER => Available,
            Keys::OfCommand(command) => {
                KeyAvailability::available_or_off(list_line::command_opens_line(&lines, command))
            }
            Keys::Fixed(_) => Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        self.error = None;
        if self.tree_field.is_some() {
            return self.type_tree_text(action, context);
        }
        list_line::act(self, action, context, ClickEffect::ConfirmsImmediately)
            .unwrap_or_else(|| Transition::back_if_closing(action))
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}
