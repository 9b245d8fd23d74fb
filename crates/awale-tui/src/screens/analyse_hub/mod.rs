//! The menu *Analyze*: the last game, a new position, a saved game, openings, a search tree.

pub(crate) mod view;

use awale_study::{
    record::{GameOrigin, Record},
    study::tree::{ExerciseError, ExerciseTree, TreeSubject},
};
use strum::VariantArray;

use crate::{
    app::{OpenPurpose, SavedGame, text_field::EditResult},
    prelude::*,
    screens::{AnalysisBoard, SavedGamesScreen, TreeScreen},
};

/// Maximum length of a typed or pasted tree, in characters.
const MAX_TREE_TEXT_CHARS: usize = 2_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum AnalyseRow {
    /// The game that was finished last. Without such a game, the line is missing.
    LastGame,
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

/// The game that was finished last, with its record.
pub(crate) fn last_finished_game(context: &AppContext) -> Option<(&SavedGame, &Record)> {
    let mut games =
        (context.games.0.iter()).filter_map(|game| Some((game, game.record.as_ref().ok()?)));
    games.find(|(_, record)| {
        record.result().is_some() && record.header.origin != GameOrigin::StudyGame
    })
}

impl AnalyseHub {
    /// Opens the menu with its first line selected.
    pub fn new(context: &AppContext) -> AnalyseHub {
        let row = if last_finished_game(context).is_some() {
            AnalyseRow::LastGame
        } else {
            AnalyseRow::PositionSetup
        };
        AnalyseHub {
            row,
            tree_field: None,
            error: None,
        }
    }

    fn open_last_game(context: &mut AppContext) -> Transition {
        if let Some((game, _)) = last_finished_game(context) {
            let (file, purpose) = (game.file.clone(), OpenPurpose::ToAnalyze);
            context.effects.push(Effect::OpenGame { file, purpose });
        }
        Transition::Stay
    }

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
        let last_game = last_finished_game(context).map(|_| {
            new_line(
                AnalyseRow::LastGame,
                "analyse-last",
                "analyse-last-about",
                view::preview_last_game,
            )
            .with_key(Command::Analyse)
            .on_open(|_, context| AnalyseHub::open_last_game(context))
        });
        let other_lines = [
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
        ];
        last_game.into_iter().chain(other_lines).collect()
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
        list_line::act(self, action, context).unwrap_or_else(|| Transition::back_if_closing(action))
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}
