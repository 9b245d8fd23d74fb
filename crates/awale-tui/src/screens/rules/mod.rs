//! The rules of each game: each as a position and the move that shows it, then all of them to be
//! read.

pub(crate) mod view;

use std::time::Duration;

use awale_study::catalogue::Kind;
use awale_study::course::{Demonstration, demonstrations};

use crate::app::list::scrolled_text;
use crate::app::{
    Action, AppContext, Neighbor, Offer, Offers, Scene, Screen, ScreenEvent, ScreenStatus,
    Transition, Ui,
};
use crate::keys::{KeyLabel, Keys, Section};

/// How many lines a page is.
const PAGE: u16 = 10;

/// The rules of one game after the other.
#[derive(Debug)]
pub struct RulesPages {
    pub kinds: Vec<Kind>,
    pub shown: usize,
    /// How many lines of the text are scrolled away. Drawing shows the last line at most.
    pub scrolled: u16,
    /// What is shown of the game on the board, one after the other.
    steps: Vec<Demonstration>,
    /// Which of them; the number behind the last is the text of all rules.
    step: usize,
    pub scene: Scene,
}

impl RulesPages {
    /// All games, the first shown being `kind`.
    #[must_use]
    pub fn new(kind: &Kind, context: &AppContext) -> RulesPages {
        let kinds = context.kinds();
        let shown = kinds
            .iter()
            .position(|each| each.id() == kind.id())
            .unwrap_or(0);
        let steps = demonstrations(&kinds[shown]);
        let scene = scene(&kinds[shown], &steps[0], context);
        RulesPages {
            kinds,
            shown,
            scrolled: 0,
            steps,
            step: 0,
            scene,
        }
    }

    /// The game whose rules are shown.
    #[must_use]
    pub fn kind(&self) -> &Kind {
        &self.kinds[self.shown]
    }

    /// What is shown on the board; `None` where all rules are to be read.
    #[must_use]
    pub fn demonstration(&self) -> Option<&Demonstration> {
        self.steps.get(self.step)
    }

    /// Which step of how many, the text of all rules being the last one. The rules of the matches
    /// are one step.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.step + 1, self.last() + 1)
    }

    fn last(&self) -> usize {
        match self.kind() {
            Kind::Awale(_) => self.steps.len(),
            Kind::Matches(_) => 0,
        }
    }

    /// Whether the move that shows the rule is still to be played.
    #[must_use]
    pub fn is_before(&self) -> bool {
        self.scene.cursor.shown() == 0 && self.scene.next_move().is_some()
    }

    /// Plays what shows the rule, or goes to the next one. A key that comes while seeds are being
    /// sown ends the picture.
    fn forward(&mut self, context: &AppContext) {
        if self.is_before() {
            self.scene.go_on();
        } else if !self.scene.hurry() {
            self.go_to(self.step + 1, context);
        }
    }

    /// Back to the position before the move, or to the rule before, which has been played then.
    fn back(&mut self, context: &AppContext) {
        if self.demonstration().is_some() && self.scene.cursor.shown() > 0 {
            self.scene.go_to(0);
        } else if let Some(before) = self.step.checked_sub(1) {
            self.go_to(before, context);
            self.scene.step(&Action::End, 0);
        }
    }

    fn go_to(&mut self, step: usize, context: &AppContext) {
        let step = step.min(self.last());
        if step == self.step {
            return;
        }
        self.step = step;
        self.scrolled = 0;
        if let Some(demonstration) = self.steps.get(step) {
            self.scene = scene(&self.kinds[self.shown], demonstration, context);
        }
    }

    /// Shows another game, and of it what was shown of this one, so that the two can be compared.
    fn change_game(&mut self, toward: Neighbor, context: &AppContext) {
        let rule = self.demonstration().map(|demonstration| demonstration.rule);
        self.shown = toward.around(self.shown, self.kinds.len());
        self.scrolled = 0;
        self.steps = demonstrations(&self.kinds[self.shown]);
        self.step = match rule {
            Some(rule) => self
                .steps
                .iter()
                .position(|step| step.rule == rule)
                .unwrap_or(0),
            None => self.last(),
        };
        let demonstration = self.steps.get(self.step).unwrap_or(&self.steps[0]);
        self.scene = scene(&self.kinds[self.shown], demonstration, context);
    }
}

impl Screen for RulesPages {
    fn section(&self) -> Section {
        Section::List
    }

    fn offers(&self, _context: &AppContext) -> Offers {
        let reads = self.demonstration().is_none();
        Offers::of(Section::List, |keys| match keys {
            Keys::LEFT_RIGHT if self.place().1 > 1 => Offer::Shown(KeyLabel::RuleStep),
            // The arrows scroll the rules; another key changes the game then.
            Keys::UP_DOWN if reads => Offer::Shown(KeyLabel::Scroll),
            Keys::TAB if reads => Offer::Shown(KeyLabel::Game),
            Keys::UP_DOWN => Offer::Shown(KeyLabel::Game),
            Keys::PAGES => Offer::usual_if(!reads),
            _ => Offer::Off,
        })
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus {
            has_tab: true,
            ..ScreenStatus::IDLE
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let reads = self.demonstration().is_none();
        match action {
            Action::Right | Action::Confirm => self.forward(context),
            Action::Left => self.back(context),
            Action::Up if reads => self.scrolled = self.scrolled.saturating_sub(1),
            Action::Down if reads => self.scrolled = self.scrolled.saturating_add(1),
            Action::Up => self.change_game(Neighbor::Previous, context),
            Action::Down | Action::Tab => self.change_game(Neighbor::Next, context),
            Action::Home => self.go_to(0, context),
            Action::End => self.go_to(self.last(), context),
            Action::Back => return Transition::Back,
            _ => {
                self.scrolled = scrolled_text(action, self.scrolled, PAGE).unwrap_or(self.scrolled);
            }
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, _context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::Tick(time) => self.scene.tick(time),
            ScreenEvent::Scrollable(lines) => self.scrolled = self.scrolled.min(lines),
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn next_tick(&self, _context: &AppContext) -> Option<Duration> {
        self.scene.next_tick()
    }
}

/// The board of a demonstration before its first move.
fn scene(kind: &Kind, demonstration: &Demonstration, context: &AppContext) -> Scene {
    let mut scene = Scene::new(kind.clone(), demonstration.game.clone(), context);
    scene.go_to(0);
    scene
}
