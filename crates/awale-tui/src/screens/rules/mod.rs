//! The rules of each game. Each rule is demonstrated by a position and a move on the board; the
//! last page is the full text.

pub(crate) mod view;

use awale_study::course::{Demonstration, demonstrations};

use crate::{
    app::{AnimatedGame, list::text_lines_scrolled_after},
    prelude::*,
};

/// The rules of all games. One game is visible at a time.
#[derive(Debug)]
pub struct RulesScreen {
    pub kinds: Vec<GameKind>,
    pub shown_kind_index: usize,
    /// The number of lines scrolled off the top. Drawing limits it to the length of the text.
    pub scrolled_lines: u16,
    /// The demonstrations of the visible game, in their order.
    demonstrations: Vec<Demonstration>,
    /// The index of the visible demonstration. The index after the last one is the full text.
    step_index: usize,
    pub scene: AnimatedGame,
}

impl RulesScreen {
    /// Opens the rules with the game `kind` visible.
    pub fn new(kind: &GameKind, context: &AppContext) -> RulesScreen {
        let kinds = context.game_kinds();
        let shown_kind_index = kinds
            .iter()
            .position(|each| each.id() == kind.id())
            .unwrap_or(0);
        let game_demonstrations = demonstrations(&kinds[shown_kind_index]);
        let scene = demonstration_scene(&kinds[shown_kind_index], &game_demonstrations[0], context);
        RulesScreen {
            kinds,
            shown_kind_index,
            scrolled_lines: 0,
            demonstrations: game_demonstrations,
            step_index: 0,
            scene,
        }
    }

    /// The visible game.
    pub fn kind(&self) -> &GameKind {
        &self.kinds[self.shown_kind_index]
    }

    /// The visible demonstration. `None` on the page with the full text.
    pub fn demonstration(&self) -> Option<&Demonstration> {
        self.demonstrations.get(self.step_index)
    }

    /// The number of the current page, counted from 1, and the number of pages. The full text is
    /// the last page. A matches game has only one page.
    pub fn number_and_total(&self) -> (usize, usize) {
        (self.step_index + 1, self.last_step_index() + 1)
    }

    fn last_step_index(&self) -> usize {
        match self.kind() {
            GameKind::Awale(_) => self.demonstrations.len(),
            GameKind::Matches(_) => 0,
        }
    }

    /// Whether the move of the demonstration has not been played yet.
    pub fn is_before_move(&self) -> bool {
        self.scene.cursor.shown_move_count() == 0 && self.scene.next_move().is_some()
    }

    /// Plays the move of the demonstration or, after it, goes to the next page. During the
    /// animation, ends the animation instead.
    fn go_forward(&mut self, context: &AppContext) {
        if self.is_before_move() {
            self.scene.animate_new_moves();
        } else if !self.scene.finish_animation() {
            self.go_to_step(self.step_index + 1, context);
        }
    }

    /// Goes back to the position before the move or, from there, to the end of the previous
    /// demonstration.
    fn go_back(&mut self, context: &AppContext) {
        if self.demonstration().is_some() && self.scene.cursor.shown_move_count() > 0 {
            self.scene.go_to(0);
        } else if let Some(previous_step) = self.step_index.checked_sub(1) {
            self.go_to_step(previous_step, context);
            self.scene.move_cursor(&Action::End, 0);
        }
    }

    fn go_to_step(&mut self, step_index: usize, context: &AppContext) {
        let step_index = step_index.min(self.last_step_index());
        if step_index == self.step_index {
            return;
        }
        self.step_index = step_index;
        self.scrolled_lines = 0;
        if let Some(demonstration) = self.demonstrations.get(step_index) {
            self.scene =
                demonstration_scene(&self.kinds[self.shown_kind_index], demonstration, context);
        }
    }

    /// Shows another game with the same rule, so that the player can compare the games.
    fn change_game(&mut self, neighbor: Neighbor, context: &AppContext) {
        let rule = self.demonstration().map(|demonstration| demonstration.rule);
        self.shown_kind_index =
            neighbor.wrapping_neighbor_index(self.shown_kind_index, self.kinds.len());
        self.scrolled_lines = 0;
        self.demonstrations = demonstrations(&self.kinds[self.shown_kind_index]);
        self.step_index = match rule {
            Some(rule) => self
                .demonstrations
                .iter()
                .position(|step| step.rule == rule)
                .unwrap_or(0),
            None => self.last_step_index(),
        };
        let demonstration = self
            .demonstrations
            .get(self.step_index)
            .unwrap_or(&self.demonstrations[0]);
        self.scene =
            demonstration_scene(&self.kinds[self.shown_kind_index], demonstration, context);
    }
}

impl Screen for RulesScreen {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        let is_text_page = self.demonstration().is_none();
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::LEFT_RIGHT if self.number_and_total().1 > 1 => {
                AvailableAs(KeyLabel::StepThroughRules)
            }
            // On the page with the full text these keys scroll, and Tab changes the game.
            Keys::UP_DOWN if is_text_page => AvailableAs(KeyLabel::ScrollText),
            Keys::TAB if is_text_page => AvailableAs(KeyLabel::ChangeGame),
            Keys::UP_DOWN => AvailableAs(KeyLabel::ChangeGame),
            Keys::PAGE_UP_DOWN => KeyAvailability::available_or_off(!is_text_page),
            _ => Off,
        })
    }

    fn behavior(&self, _context: &AppContext) -> ScreenBehavior {
        ScreenBehavior {
            handles_tab: true,
            ..ScreenBehavior::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let is_text_page = self.demonstration().is_none();
        match action {
            Action::Right | Action::Confirm => self.go_forward(context),
            Action::Left => self.go_back(context),
            Action::Up | Action::Down if is_text_page => {
                self.scrolled_lines = text_lines_scrolled_after(action, self.scrolled_lines);
            }
            Action::Up => self.change_game(Neighbor::Previous, context),
            Action::Down | Action::Tab => self.change_game(Neighbor::Next, context),
            Action::Home => self.go_to_step(0, context),
            Action::End => self.go_to_step(self.last_step_index(), context),
            Action::Back => return Transition::Back,
            _ => self.scrolled_lines = text_lines_scrolled_after(action, self.scrolled_lines),
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent, _context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::Tick(time) => self.scene.tick(time),
            ScreenEvent::MaxScrolledLines(lines) => {
                self.scrolled_lines = self.scrolled_lines.min(lines);
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }

    fn next_tick(&self, _context: &AppContext) -> Option<Duration> {
        self.scene.next_tick()
    }
}

/// The scene of a demonstration before its first move.
fn demonstration_scene(
    kind: &GameKind,
    demonstration: &Demonstration,
    context: &AppContext,
) -> AnimatedGame {
    let mut scene = AnimatedGame::new(kind.clone(), demonstration.game.clone(), context);
    scene.go_to(0);
    scene
}
