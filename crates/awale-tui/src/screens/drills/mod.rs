//! The list of drills of the sowing trainer, with the choice of a level.

pub(crate) mod view;

use awale_study::drill::{Drill, DrillLevel};

use crate::{prelude::*, screens::DrillRound};

#[derive(Debug)]
pub struct DrillsScreen {
    pub variant: Variant,
    /// The line of the cursor: a drill, or the level after all drills.
    pub chosen_index: usize,
    pub level: DrillLevel,
    /// Whether the variant has too few seeds for the chosen drill and level.
    pub variant_lacks_seeds: bool,
}

impl DrillsScreen {
    pub fn new(variant: Variant, context: &mut AppContext) -> DrillsScreen {
        context.effects.push(Effect::ReadLearningProgress);
        DrillsScreen {
            variant,
            chosen_index: 0,
            level: DrillLevel::SowsFewPlaces,
            variant_lacks_seeds: false,
        }
    }

    fn open_drill(&mut self, drill: Drill, context: &mut AppContext) -> Transition {
        let round = DrillRound::new(self.variant.clone(), drill, self.level, context);
        self.variant_lacks_seeds = round.is_none();
        Transition::open_if_some(round)
    }
}

impl ListScreen for DrillsScreen {
    type Row = usize;

    fn cursor(&mut self) -> &mut usize {
        &mut self.chosen_index
    }

    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, DrillsScreen>> {
        let words = &context.words;
        let drill_preview = |drill| {
            move |look: DrawContext| view::preview_drill(&self.variant, drill, self.level, look)
        };
        let drill_line = |(row, &drill): (usize, &Drill)| {
            ListLine::new(row, words.get(view::drill_name_id(drill)))
                .with_value(view::best_score_text(drill, self, context))
                .with_preview(drill_preview(drill))
                .on_open(move |drills: &mut DrillsScreen, context| {
                    drills.open_drill(drill, context)
                })
        };
        let level_line = ListLine::<DrillsScreen>::new(Drill::ALL.len(), String::new())
            .with_preview(drill_preview(Drill::ALL[0]))
            .with_choices(
                DrillLevel::ALL,
                &self.level,
                |level| vec![view::level_text(level, words)],
                |drills, level, _| drills.level = level,
            );
        let drill_lines = Drill::ALL.iter().enumerate().map(drill_line);
        drill_lines.chain([level_line]).collect()
    }
}

impl Screen for DrillsScreen {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        let mut keys = AvailableKeys::of(Section::List, |keys| match keys {
            Keys::LEFT_RIGHT => AvailableAs(KeyLabel::ChooseLevel),
            Keys::ENTER => AvailableAs(KeyLabel::BeginChosenItem),
            _ => Off,
        });
        keys.section_of_exercises = Some(Section::SowingDrill);
        keys
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        self.variant_lacks_seeds = false;
        list_line::act(self, action, context).unwrap_or_else(|| {
            // In every line, the left and right arrows change the level.
            if let Some(neighbor) = Neighbor::from_arrow(action) {
                self.level = neighbor.neighbor_value(DrillLevel::ALL, self.level);
            }
            Transition::back_if_closing(action)
        })
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}
