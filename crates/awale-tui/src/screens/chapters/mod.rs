//! The list of chapters of the course in strategy, with their stars.

pub(crate) mod view;

use awale_study::strategy::{Chapter, ChapterScore, chapters};

use crate::{
    app::list::{self, ClickEffect, ListActionEffect},
    prelude::*,
    screens::{ChapterScreen, menu::first_chapter_without_star},
};

#[derive(Debug)]
pub struct ChaptersScreen {
    pub variant: Variant,
    pub chapters: Vec<Chapter>,
    pub chosen_index: usize,
}

impl ChaptersScreen {
    /// Lists the chapters of a variant, with the cursor on the first one that has no star.
    pub fn new(variant: Variant, context: &mut AppContext) -> ChaptersScreen {
        context.effects.push(Effect::ReadLearningProgress);
        let chapters = chapters(&variant);
        let chosen_index = first_chapter_without_star(&variant, &chapters, context).unwrap_or(0);
        ChaptersScreen {
            variant,
            chapters,
            chosen_index,
        }
    }

    /// The message id of the introduction, or of the reason why the variant has no chapters.
    pub fn about_message_id(&self) -> &'static str {
        match (
            self.chapters.is_empty(),
            self.variant.rules.fields().sow_stores,
        ) {
            (false, _) => "strategy-about",
            (true, true) => "strategy-none-stores",
            (true, false) => "strategy-none-own",
        }
    }

    /// The score of a chapter, by index.
    pub fn chapter_score(&self, chapter_index: usize, context: &AppContext) -> ChapterScore {
        ChapterScore::of(
            &self.chapters[chapter_index],
            &self.variant.id,
            &context.learning_progress,
        )
    }

    /// Puts the cursor on the first chapter without a star.
    fn select_next_chapter(&mut self, context: &AppContext) {
        let next_chapter_index = first_chapter_without_star(&self.variant, &self.chapters, context);
        self.chosen_index = next_chapter_index.unwrap_or(0);
    }

    fn open_chapter(&self, context: &AppContext) -> Transition {
        let (variant, chapters) = (self.variant.clone(), self.chapters.clone());
        Transition::open_if_some(ChapterScreen::new(
            variant,
            chapters,
            self.chosen_index,
            context,
        ))
    }
}

impl Screen for ChaptersScreen {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        let is_empty = self.chapters.is_empty();
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::UP_DOWN if !is_empty => AvailableAs(KeyLabel::ChooseChapter),
            Keys::ENTER if !is_empty => AvailableAs(KeyLabel::BeginChosenItem),
            _ => Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match list::apply_list_action(
            action,
            &mut self.chosen_index,
            self.chapters.len(),
            ClickEffect::ConfirmsImmediately,
        ) {
            Some(ListActionEffect::Confirm) => self.open_chapter(context),
            Some(_) => Transition::Stay,
            None => Transition::back_if_closing(action),
        }
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        if let ScreenEvent::LearningProgressChanged = event {
            self.select_next_chapter(context);
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}

/// Whether a saved game of this variant was won by a human against `opponent`.
pub(crate) fn has_beaten(opponent: PlayerSpec, variant: &Variant, context: &AppContext) -> bool {
    let mut saved_games_of_variant = context
        .games
        .records()
        .filter(|record| record.kind.id() == variant.id.as_str());
    saved_games_of_variant.any(|record| {
        let winner = record
            .result()
            .and_then(|verdict| verdict.final_result.winner);
        winner.is_some_and(|seat: Seat| {
            record.players[seat].spec.is_human() && record.players[seat.opponent()].spec == opponent
        })
    })
}
