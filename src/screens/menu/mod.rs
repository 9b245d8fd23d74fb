//! The menu: the way to everything else.

mod agenda;
mod banner;
mod today;
pub(crate) mod view;

use strum::VariantArray;

use crate::app::Event;
use crate::screens::{Replay, TreeScreen, mistakes};
pub use agenda::{next_lesson, usual_kind};

use crate::app::{Change, GameFile, Request, Ui};
use crate::keys::Section;
use crate::catalogue::Kind;
use crate::keys::Command;
use crate::strategy::chapters;

use crate::screens::menu::agenda::{NextLesson, next_of};
use crate::app::list::{self, ListEnds};
use crate::app::{Action, AppContext, Effect, Purpose, Screen, Session, TodayGoal, Transition};
use crate::screens::{ChapterScreen, Collection, Course, Editor, Help, LessonScreen, MistakesScreen, OpeningsScreen, Play, Puzzles, ResultsScreen, RulesPages, Saved, SettingsScreen, Setup, TrainingScreen};

/// The lines of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Item {
    /// Take up the last unfinished game.
    Continue,
    /// Set up a game.
    NewGame,
    /// Find the only right move.
    Puzzles,
    /// Learn a game by playing it.
    Learn,
    /// Setting up a position.
    Position,
    /// What the first moves are worth.
    Openings,
    /// The list of saved games.
    SavedGames,
    /// Look at a game again.
    Replay,
    /// What was won, drawn and lost.
    Results,
    /// The rules.
    Rules,
    /// The settings.
    Settings,
    /// All keys.
    Help,
    /// Leave.
    Quit,
}

impl Item {
    /// All lines, from the top.
    pub const ALL: [Item; Item::VARIANTS.len()] = *Item::VARIANTS.first_chunk().expect("as many");

    /// The id of its words.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Item::Continue => "menu-continue",
            Item::NewGame => "menu-new-game",
            Item::Puzzles => "menu-puzzles",
            Item::Learn => "menu-learn",
            Item::Position => "menu-position",
            Item::Openings => "menu-openings",
            Item::SavedGames => "menu-saved-games",
            Item::Replay => "menu-replay",
            Item::Results => "menu-results",
            Item::Rules => "menu-rules",
            Item::Settings => "menu-settings",
            Item::Help => "menu-help",
            Item::Quit => "menu-quit",
        }
    }

    /// Whether there is anything behind it.
    #[must_use]
    pub fn is_open(self, context: &AppContext) -> bool {
        match self {
            Item::Continue => context.shelf.unfinished().is_some(),
            Item::SavedGames | Item::Replay => !context.shelf.0.is_empty(),
            _ => true,
        }
    }
}

/// The menu.
#[derive(Debug, Default)]
pub struct Menu {
    /// The line that was chosen by hand; until then the first that leads anywhere is.
    chosen: Option<Item>,
    /// Whether the list of games has come since the menu was opened or come back to: what is shown now has been seen.
    is_seen: bool,
    /// The line that the cursor was seen on before a newer list of games came.
    usual: Option<Item>,
}

impl Menu {
    /// The chosen line.
    #[must_use]
    pub fn chosen(&self, context: &AppContext) -> Item {
        let usual = match context.shelf.0.as_slice() {
            _ if Item::Continue.is_open(context) => Item::Continue,
            // Who never played is offered to learn.
            [] => Item::Learn,
            _ => Item::NewGame,
        };
        let kept = [self.chosen, self.usual].into_iter().flatten().find(|item| item.is_open(context));
        kept.unwrap_or(usual)
    }
}

impl Screen for Menu {
    fn section(&self) -> Section {
        Section::Menu
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let open: Vec<Item> = Item::ALL.into_iter().filter(|item| item.is_open(context)).collect();
        let chosen = self.chosen(context);
        let place = open.iter().position(|&item| item == chosen).unwrap_or(0);
        if let Some(place) = list::moved(action, place, open.len() - 1, ListEnds::Meet) {
            self.chosen = Some(open[place]);
            return Transition::Stay;
        }
        match action {
            Action::Confirm | Action::Right => return go(chosen, context),
            Action::Row(row) => {
                if let Some(&item) = Item::ALL.get(*row).filter(|item| item.is_open(context)) {
                    self.chosen = Some(item);
                    return go(item, context);
                }
            }
            Action::Today(goal) => return go_to_today(*goal, context),
            Action::Command(Command::PlayAtOnce) => return play_at_once(context),
            Action::Command(Command::NewGame) => return go(Item::NewGame, context),
            Action::Command(Command::Continue) if Item::Continue.is_open(context) => {
                return go(Item::Continue, context);
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn leaves_time(&self) -> bool {
        true
    }

    fn before_change(&mut self, context: &AppContext) {
        // The cursor stays where the player has seen it, so that a key counts for the line that was shown when it was pressed.
        if self.is_seen {
            self.usual = Some(self.chosen(context));
        }
    }

    fn changed(&mut self, change: Change, context: &mut AppContext) {
        if change == Change::Games {
            self.is_seen = true;
            context.effects.push(Effect::ReadProgress);
        }
    }

    fn come_back(&mut self, _context: &mut AppContext) -> Transition {
        // The menu is seen anew with the next list of games.
        (self.is_seen, self.usual) = (false, None);
        Transition::Stay
    }

    fn hear(&mut self, event: &Event, context: &mut AppContext) -> Transition {
        if let Event::Searched { question, found } = event {
            mistakes::own::searched(*question, found.as_deref(), context);
        }
        Transition::Stay
    }

    fn serve(&mut self, request: Request, context: &mut AppContext) -> Transition {
        match request {
            Request::Help(section) => Transition::open(Help::about(section)),
            Request::Game(file, record, purpose) => {
                let session = Session::resume(&record, Some(file).filter(GameFile::is_ours), context.draw());
                if purpose == Purpose::Continue && context.shelf.wants_next_game(&record) {
                    Transition::open(crate::screens::over::next_game(&session, context))
                } else {
                    take_up(session, purpose, context)
                }
            }
            Request::Collection(games, purpose) => Transition::open(Collection::new(games, purpose)),
            Request::Record(record) => {
                let session = Session::resume(&record, None, context.draw());
                Transition::open(Replay::new(session, context))
            }
            Request::Tree(tree) => Transition::open_any(TreeScreen::of(*tree)),
        }
    }
}

/// Goes on with a game, or shows it where that is the purpose, or it is over.
pub(crate) fn take_up(session: Session, purpose: Purpose, context: &mut AppContext) -> Transition {
    if purpose == Purpose::Replay || session.is_over() {
        return Transition::open(Replay::new(session, context));
    }
    if session.is_serious() {
        // That its clocks stood still is on the disk before it goes on.
        context.save(&session);
    }
    Transition::open(Play::new(session, context))
}

fn go(item: Item, context: &mut AppContext) -> Transition {
    match item {
        Item::Continue => {
            if let Some(file) = context.shelf.unfinished().map(|game| game.file.clone()) {
                context.effects.push(Effect::Open { file, purpose: Purpose::Continue });
            }
            Transition::Stay
        }
        Item::NewGame => Transition::open(Setup::new(context)),
        Item::Puzzles => Transition::open(Puzzles::new(context)),
        Item::Learn => Transition::open(Course::new(context)),
        Item::Position => Transition::open(Editor::new(context)),
        Item::Openings => Transition::open(OpeningsScreen::new(context)),
        Item::SavedGames => Transition::open(Saved::new(Purpose::Open, context)),
        Item::Replay => Transition::open(Saved::new(Purpose::Replay, context)),
        Item::Results => Transition::open(ResultsScreen::new(context)),
        Item::Rules => Transition::open(RulesPages::new(context)),
        Item::Settings => {
            // What there is of tables is told beside their setting.
            context.open_tables();
            Transition::open(SettingsScreen::default())
        }
        Item::Help => Transition::open(Help::about_menu()),
        Item::Quit => Transition::Quit,
    }
}

/// Goes where a line of what there is to do today leads.
fn go_to_today(goal: TodayGoal, context: &mut AppContext) -> Transition {
    match (goal, usual_kind(context)) {
        (TodayGoal::Results, _) => Transition::open(ResultsScreen::new(context)),
        (_, None) | (TodayGoal::Training | TodayGoal::Own, Some(Kind::Matches(_))) => Transition::Stay,
        (TodayGoal::Lesson, Some(kind)) => lesson(kind, context),
        (TodayGoal::Puzzle, _) => Transition::open(Puzzles::with_todays(context)),
        (TodayGoal::Training, Some(Kind::Awale(variant))) => Transition::open(TrainingScreen::new(variant, context)),
        (TodayGoal::Own, Some(Kind::Awale(variant))) => Transition::open_any(MistakesScreen::own(&variant, context)),
    }
}

/// The next lesson or chapter; when all are done, the list of them.
fn lesson(kind: Kind, context: &mut AppContext) -> Transition {
    match (next_of(&kind, context), &kind) {
        (Some(NextLesson::Lesson(number)), _) => Transition::open_any(LessonScreen::new(kind, number, context)),
        (Some(NextLesson::Chapter(number)), Kind::Awale(variant)) => {
            Transition::open_any(ChapterScreen::new(variant.clone(), chapters(variant), number, context))
        }
        _ => Transition::open(Course::new(context)),
    }
}

/// Starts a game with what was chosen last.
fn play_at_once(context: &mut AppContext) -> Transition {
    let session: Session = Setup::new(context).session(context);
    Transition::open(Play::new(session, context))
}
