//! *Analyse* in the menu: the ways to a board that one can think on.

pub(crate) mod view;

use awale_study::study::tree::{ExerciseError, ExerciseTree, TreeSubject};
use strum::VariantArray;

use crate::app::list::{self, Click, ListStep};
use crate::app::text_field::Typed;
use crate::app::{Action, AppContext, Effect, Screen, ScreenStatus, TextField, Transition, Ui};
use crate::keys::{Command, Section};
use crate::screens::{AnalysisBoard, Saved, TreeScreen};

/// The longest tree that can be typed or pasted, in code points.
const LONGEST_TREE: usize = 2_000;

/// The lines of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum AnalyseRow {
    /// A position that is set up by hand.
    Position,
    SavedGames,
    /// The first moves of a game.
    Openings,
    /// A search tree that is typed.
    OwnTree,
}

impl AnalyseRow {
    /// All lines, from the top.
    pub const ALL: &[AnalyseRow] = AnalyseRow::VARIANTS;

    /// The command that opens it, wherever the cursor is.
    #[must_use]
    pub const fn command(self) -> Option<Command> {
        match self {
            AnalyseRow::Position => Some(Command::SetUp),
            AnalyseRow::SavedGames => None,
            AnalyseRow::Openings => Some(Command::Book),
            AnalyseRow::OwnTree => Some(Command::Tree),
        }
    }
}

/// The choice of what to analyse.
#[derive(Debug)]
pub struct AnalyseHub {
    /// The line the cursor is on.
    pub row: AnalyseRow,
    /// The tree that is being typed.
    pub tree: Option<TextField>,
    /// Why the text that was typed is no tree.
    pub fault: Option<ExerciseError>,
}

impl Default for AnalyseHub {
    fn default() -> AnalyseHub {
        AnalyseHub {
            row: AnalyseRow::Position,
            tree: None,
            fault: None,
        }
    }
}

impl AnalyseHub {
    fn open(&mut self, context: &mut AppContext) -> Transition {
        match self.row {
            AnalyseRow::Position => Transition::open(AnalysisBoard::set_up(context)),
            AnalyseRow::SavedGames => Transition::open(Saved::new(context)),
            AnalyseRow::Openings => Transition::open(AnalysisBoard::openings(context)),
            AnalyseRow::OwnTree => {
                let last = &context.settings.setup.tree;
                self.tree = Some(TextField::with_room(last, LONGEST_TREE));
                Transition::Stay
            }
        }
    }

    /// What the key of a line opens from the menu, where it does the same.
    pub(crate) fn open_by(command: Command, context: &mut AppContext) -> Transition {
        let rows = [AnalyseRow::Position, AnalyseRow::Openings];
        match rows.into_iter().find(|row| row.command() == Some(command)) {
            Some(row) => AnalyseHub {
                row,
                ..AnalyseHub::default()
            }
            .open(context),
            None => Transition::Stay,
        }
    }

    fn type_tree(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let Some(field) = &mut self.tree else {
            return Transition::Stay;
        };
        let typed = field.act(action);
        if field.text() != context.settings.setup.tree {
            // The tree is offered again, even after the program was killed.
            field.text().clone_into(&mut context.settings.setup.tree);
            let entry = ("setup.tree", field.text().into());
            context.effects.push(Effect::SaveSettings(vec![entry]));
        }
        match typed {
            Typed::More => {}
            Typed::Dropped => self.tree = None,
            Typed::Done => match ExerciseTree::parse(field.text()) {
                Ok(tree) => {
                    self.tree = None;
                    let subject = TreeSubject::Exercise(tree);
                    return Transition::open_any(TreeScreen::new(
                        subject,
                        context.settings.sowing,
                        false,
                    ));
                }
                // A text that is none can be mended.
                Err(fault) => self.fault = Some(fault),
            },
        }
        Transition::Stay
    }
}

impl Screen for AnalyseHub {
    fn section(&self) -> Section {
        if self.tree.is_some() {
            Section::Typing
        } else {
            Section::Menu
        }
    }

    fn status(&self) -> ScreenStatus {
        ScreenStatus::IDLE.typing(self.tree.is_some())
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        self.fault = None;
        if self.tree.is_some() {
            return self.type_tree(action, context);
        }
        if let Action::Command(command) = action
            && let Some(&row) = AnalyseRow::ALL
                .iter()
                .find(|row| row.command() == Some(*command))
        {
            self.row = row;
            return self.open(context);
        }
        match list::step_row(action, &mut self.row, AnalyseRow::ALL, Click::Confirms) {
            Some(ListStep::Confirm) => self.open(context),
            Some(_) => Transition::Stay,
            None => Transition::on_back(action),
        }
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }
}
