//! The list of lessons for each game, with the progress of the player.

pub(crate) mod view;

use awale_study::{
    course::{self, Lesson},
    drill::{Drill, DrillLevel},
    strategy::{self, has_chapters},
};

use crate::{
    prelude::*,
    screens::{
        ChaptersScreen, DrillsScreen, LessonScreen, RulesScreen, TreeScreen, chapters, drills,
        menu::first_unfinished_lesson,
    },
};

/// A line of the list: the lessons first, then other ways to learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourseRow {
    /// A lesson, by index.
    Lesson(usize),
    /// The course in strategy.
    StrategyChapters,
    Drills,
    Rules,
    /// Introduction to algorithms: the guide to search trees.
    Algorithms,
}

/// The lessons of the shown game.
#[derive(Debug)]
pub struct CourseScreen {
    pub kinds: Vec<GameKind>,
    /// Index of the shown game in `kinds`.
    pub shown_kind_index: usize,
    pub lessons: Vec<Lesson>,
    pub row: CourseRow,
}

impl CourseScreen {
    /// Opens the lessons of the game that was chosen last.
    pub fn new(context: &mut AppContext) -> CourseScreen {
        context.effects.push(Effect::ReadLearningProgress);
        let kinds = context.game_kinds();
        let shown_kind_index = kinds
            .iter()
            .position(|kind| kind.id() == context.settings.setup.game)
            .unwrap_or(0);
        let lessons = course::lessons(&kinds[shown_kind_index]);
        CourseScreen {
            kinds,
            shown_kind_index,
            lessons,
            row: CourseRow::Lesson(0),
        }
    }

    /// The game whose lessons are shown.
    pub fn kind(&self) -> &GameKind {
        &self.kinds[self.shown_kind_index]
    }

    fn show_game(&mut self, kind_index: usize, context: &AppContext) {
        self.shown_kind_index = kind_index;
        self.lessons = course::lessons(self.kind());
        self.select_next_lesson(context);
    }

    /// Puts the cursor on the next lesson or, without one, on the most useful other line.
    pub(crate) fn select_next_lesson(&mut self, context: &AppContext) {
        self.row = match (first_unfinished_lesson(self.kind(), context), self.kind()) {
            (Some((lesson, _)), _) => CourseRow::Lesson(lesson),
            (None, GameKind::Awale(variant)) if has_chapters(variant) => {
                CourseRow::StrategyChapters
            }
            (None, GameKind::Awale(_)) => CourseRow::Drills,
            (None, GameKind::Matches(_)) => CourseRow::Algorithms,
        };
    }

    /// Opens the guide to search trees. After it comes the tree of the shown game's start position.
    pub(crate) fn open_start_tree(&self, context: &AppContext) -> Transition {
        let positions_after_guide = vec![self.kind().start(Seat::South)];
        Transition::open_if_some(TreeScreen::new_guide(
            positions_after_guide,
            context.settings.sowing,
        ))
    }
}

impl ListScreen for CourseScreen {
    type Row = CourseRow;

    fn cursor(&mut self) -> &mut CourseRow {
        &mut self.row
    }

    /// The lessons first, then other ways to learn this game.
    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, CourseScreen>> {
        let (words, kind) = (&context.words, self.kind());
        let new_line = |row, text: String| ListLine::<CourseScreen>::new(row, format!("  {text}"));
        let start_preview = |title: &'static str, text: String| {
            move |look: DrawContext| {
                Some(SidePanel::start_position(
                    kind,
                    words.get(title),
                    text.clone(),
                    look,
                ))
            }
        };
        let mut lines: Vec<ListLine<'_, CourseScreen>> = (0..self.lessons.len())
            .map(|lesson| {
                ListLine::<CourseScreen>::new(
                    CourseRow::Lesson(lesson),
                    view::lesson_text(self, lesson, context),
                )
                .with_preview(move |look| view::preview_lesson(kind, &self.lessons[lesson], look))
                .on_open(move |course, context| {
                    let kind = course.kind().clone();
                    Transition::open_if_some(LessonScreen::new(kind, lesson, context))
                })
            })
            .collect();
        if let GameKind::Awale(variant) = kind {
            let drills_preview = |look: DrawContext| {
                drills::view::preview_drill(variant, Drill::ALL[0], DrillLevel::ALL[0], look)
            };
            let (chapters_variant, drills_variant) = (variant.clone(), variant.clone());
            lines.extend([
                new_line(
                    CourseRow::StrategyChapters,
                    view::strategy_title_with_stars(variant, context),
                )
                .with_preview(|look| {
                    chapters::view::preview_chapter(
                        strategy::chapters(variant).first()?,
                        variant,
                        look,
                    )
                })
                .on_open(|_, context| {
                    Transition::open(ChaptersScreen::new(chapters_variant, context))
                }),
                new_line(CourseRow::Drills, words.get("course-drills"))
                    .with_preview(drills_preview)
                    .on_open(|_, context| {
                        Transition::open(DrillsScreen::new(drills_variant, context))
                    }),
            ]);
        }
        lines.extend([
            new_line(CourseRow::Rules, words.get("menu-rules"))
                .with_preview(start_preview("menu-rules", words.game_differences(kind)))
                .on_open(|course, context| {
                    Transition::open(RulesScreen::new(course.kind(), context))
                }),
            new_line(CourseRow::Algorithms, words.get("course-algorithms"))
                .with_key(Command::Tree)
                .with_preview(start_preview(
                    "course-algorithms",
                    words.get("course-algorithms-about"),
                ))
                .on_open(|course, context| course.open_start_tree(context)),
        ]);
        lines
    }
}

impl Screen for CourseScreen {
    fn available_keys(&self, context: &AppContext) -> AvailableKeys {
        let lines = self.lines(context);
        AvailableKeys::of(Section::Menu, |keys| match keys {
            Keys::UP_DOWN => AvailableAs(KeyLabel::ChooseLesson),
            Keys::LEFT_RIGHT => AvailableAs(KeyLabel::ChangeGame),
            Keys::ENTER => AvailableAs(KeyLabel::BeginChosenItem),
            Keys::OfCommand(command) => {
                KeyAvailability::available_or_off(list_line::command_opens_line(&lines, command))
            }
            Keys::Fixed(_) => Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        list_line::act(self, action, context).unwrap_or_else(|| {
            if let Some(neighbor) = Neighbor::from_arrow(action) {
                self.show_game(
                    neighbor.wrapping_neighbor_index(self.shown_kind_index, self.kinds.len()),
                    context,
                );
            }
            Transition::back_if_closing(action)
        })
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        if let ScreenEvent::LearningProgressChanged = event {
            self.select_next_lesson(context);
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}
