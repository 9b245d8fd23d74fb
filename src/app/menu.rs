//! The menu: the way to everything else.

use super::{
    Action, Course, Desk, Editor, Effect, Help, Play, Purpose, Puzzles, ResultsScreen, RulesPages, Saved, Screen,
    Session, SettingsScreen, Setup, Turn,
};

/// The lines of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    pub const ALL: [Item; 12] = [
        Item::Continue,
        Item::NewGame,
        Item::Puzzles,
        Item::Learn,
        Item::Position,
        Item::SavedGames,
        Item::Replay,
        Item::Results,
        Item::Rules,
        Item::Settings,
        Item::Help,
        Item::Quit,
    ];

    /// The id of its words.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Item::Continue => "menu-continue",
            Item::NewGame => "menu-new-game",
            Item::Puzzles => "menu-puzzles",
            Item::Learn => "menu-learn",
            Item::Position => "menu-position",
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
    pub fn is_open(self, desk: &Desk) -> bool {
        match self {
            Item::Continue => desk.shelf.unfinished().is_some(),
            Item::SavedGames | Item::Replay => !desk.shelf.0.is_empty(),
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
    pub fn chosen(&self, desk: &Desk) -> Item {
        let usual = if Item::Continue.is_open(desk) { Item::Continue } else { Item::NewGame };
        let kept = [self.chosen, self.usual].into_iter().flatten().find(|item| item.is_open(desk));
        kept.unwrap_or(usual)
    }

    /// A list of games has come; before it the cursor was on `before`. It stays there for whoever has seen it there, so
    /// that a key counts for the line that was shown when it was pressed.
    pub(super) fn restocked(&mut self, before: Item) {
        if self.is_seen {
            self.usual = Some(before);
        }
        self.is_seen = true;
    }

    /// One comes back to the menu, and sees it anew with the next list of games.
    pub(super) fn come_back(&mut self) {
        (self.is_seen, self.usual) = (false, None);
    }

    pub(super) fn act(&mut self, action: &Action, desk: &mut Desk) -> Turn {
        let open: Vec<Item> = Item::ALL.into_iter().filter(|item| item.is_open(desk)).collect();
        let chosen = self.chosen(desk);
        let place = open.iter().position(|&item| item == chosen).unwrap_or(0);
        match action {
            Action::Up => self.chosen = Some(open[(place + open.len() - 1) % open.len()]),
            Action::Down => self.chosen = Some(open[(place + 1) % open.len()]),
            Action::Home => self.chosen = open.first().copied(),
            Action::End => self.chosen = open.last().copied(),
            Action::Confirm | Action::Right => return go(chosen, desk),
            Action::Row(row) => {
                if let Some(&item) = Item::ALL.get(*row).filter(|item| item.is_open(desk)) {
                    self.chosen = Some(item);
                    return go(item, desk);
                }
            }
            Action::Key('p') => return play_at_once(desk),
            Action::Key('n') => return go(Item::NewGame, desk),
            Action::Key('c') if Item::Continue.is_open(desk) => return go(Item::Continue, desk),
            _ => {}
        }
        Turn::Stay
    }
}

fn go(item: Item, desk: &mut Desk) -> Turn {
    match item {
        Item::Continue => {
            if let Some(file) = desk.shelf.unfinished().map(|game| game.file.clone()) {
                desk.effects.push(Effect::Open { file, to_replay: false });
            }
            Turn::Stay
        }
        Item::NewGame => Turn::open(Screen::Setup(Setup::new(desk))),
        Item::Puzzles => Turn::open(Screen::Puzzles(Puzzles::new(desk))),
        Item::Learn => Turn::open(Screen::Course(Course::new(desk))),
        Item::Position => Turn::open(Screen::Editor(Editor::new(desk))),
        Item::SavedGames => Turn::open(Screen::Saved(Saved::new(Purpose::Open))),
        Item::Replay => Turn::open(Screen::Saved(Saved::new(Purpose::Replay))),
        Item::Results => Turn::open(Screen::Results(ResultsScreen::new(&desk.shelf))),
        Item::Rules => Turn::open(Screen::Rules(RulesPages::new(desk))),
        Item::Settings => Turn::open(Screen::Settings(SettingsScreen::default())),
        Item::Help => Turn::open(Screen::Help(Help::about_menu())),
        Item::Quit => Turn::Quit,
    }
}

/// Starts a game with what was chosen last.
fn play_at_once(desk: &mut Desk) -> Turn {
    let session: Session = Setup::new(desk).session(desk);
    Turn::open(Screen::Play(Play::new(session, desk)))
}
