//! The screen that visualizes search algorithms: the tree that minimax or alpha-beta visits from a
//! position. The player can unfold it node by node.

mod film;
mod film_control;
mod guide;
mod monte_carlo;
mod prediction_quiz;
pub(crate) mod view;

pub use film::FilmView;
pub use guide::TreeGuide;
pub use monte_carlo::MctsView;
pub use prediction_quiz::PredictionQuiz;

use std::ops::RangeInclusive;

use awale_study::{
    catalogue::Evaluation,
    players::MoveOrdering,
    record::{DateTime, SowingDirection},
    study::tree::{
        GrowingTree, IterationCost, MAX_PLIES, SearchAlgorithm, SearchTree, TextbookSearch,
        TreeMove, TreeSubject, ValueUnit,
    },
};

use crate::{
    app::list::{self, ListEndBehavior},
    pictures::{ExportedPicture, TreePicture},
    prelude::*,
    words::{SignSet, TreeWords},
};

/// The depths that can be selected, in plies. Six plies of awalé have about 50,000 positions, which
/// take some hundredths of a second. Seven would take several times as long and be too much to
/// read.
pub const SELECTABLE_DEPTHS: RangeInclusive<u32> = 1..=6;

/// The initial depth in plies: deep enough for alpha-beta cutoffs, small enough to understand.
const DEFAULT_DEPTH: u32 = 3;

/// The screen with the search tree of a position.
#[derive(Debug)]
pub struct TreeScreen {
    pub subject: TreeSubject,
    /// The direction of sowing on the screen.
    pub direction: SowingDirection,
    /// Whether North's pits are drawn at the bottom.
    pub is_turned: bool,
    /// The algorithm, depth and evaluation of the visible tree.
    pub search: TextbookSearch,
    pub tree: SearchTree,
    /// The number of positions that each algorithm visits with the same depth and evaluation.
    pub visited_position_counts: [(SearchAlgorithm, u64); SearchAlgorithm::ALL.len()],
    /// The searches of iterative deepening. Empty for other algorithms.
    pub iterations: Vec<IterationCost>,
    unfolded_nodes: Vec<bool>,
    /// The visible nodes, from top to bottom.
    pub visible_nodes: Vec<usize>,
    /// The index of the selected node in `visible_nodes`.
    pub chosen_index: usize,
    /// The guide, while it is open.
    pub guide: Option<TreeGuide>,
    /// The film of the search, while it is open.
    pub film: Option<FilmView>,
    /// The view of Monte Carlo tree search from the same position, while it is open.
    pub mcts_view: Option<MctsView>,
}

/// Opens the tree of the last position of `past_positions`, which contains the positions of a game.
/// Stays on the current screen if `past_positions` is empty.
pub(crate) fn open(
    past_positions: &[AnyGame],
    direction: SowingDirection,
    is_turned: bool,
) -> Transition {
    TreeScreen::new(
        TreeSubject::Game(past_positions.to_vec()),
        direction,
        is_turned,
    )
    .map_or(Transition::Stay, Transition::open)
}

impl TreeScreen {
    /// Opens the tree of `subject`. `None` if it has no position. A tree of the user is searched to
    /// its leaves.
    pub fn new(
        subject: TreeSubject,
        direction: SowingDirection,
        is_turned: bool,
    ) -> Option<TreeScreen> {
        let (ordering, depth) = match subject {
            TreeSubject::Game(_) => (MoveOrdering::default(), DEFAULT_DEPTH),
            TreeSubject::Exercise(_) => (MoveOrdering::NaturalOrder, MAX_PLIES + 1),
        };
        let (algorithm, evaluation) = (SearchAlgorithm::AlphaBeta(ordering), Evaluation::default());
        let search = TextbookSearch {
            algorithm,
            depth,
            evaluation,
        };
        let tree = subject.search_tree(search)?;
        let mut screen = TreeScreen {
            direction,
            is_turned,
            search,
            visited_position_counts: visited_position_counts(
                search,
                &subject,
                tree.visited_positions,
            ),
            iterations: Vec::new(),
            unfolded_nodes: initially_unfolded(&subject, &tree),
            subject,
            tree,
            visible_nodes: Vec::new(),
            chosen_index: 0,
            guide: None,
            film: None,
            mcts_view: None,
        };
        screen.update_visible_nodes();
        Some(screen)
    }

    /// Opens a tree in the state that `picture` describes.
    pub(crate) fn from_picture(picture: TreePicture) -> Option<TreeScreen> {
        let TreePicture {
            subject,
            search,
            max_depth: deepest,
            leaf_value_and_playouts: growth,
            direction,
            is_north_below: is_turned,
            current_step: now,
            ..
        } = picture;
        let mut screen = TreeScreen::new(subject, direction, is_turned)?;
        screen.change_search(TextbookSearch {
            depth: deepest,
            ..search
        });
        if let Some(film_steps_done) = now {
            screen.show_search(search);
            let mut film = screen.new_film();
            film.go_to_step(film_steps_done);
            screen.film = Some(film);
            screen.update_from_film();
        }
        if let (Some((leaf_value, playouts)), TreeSubject::Game(past)) = (growth, &screen.subject) {
            let mut tree = GrowingTree::new(past, leaf_value)?;
            tree.go_to_playout(playouts);
            screen.mcts_view = Some(MctsView::new(tree));
        }
        Some(screen)
    }

    /// Describes the state of the screen, for export.
    fn exported_picture(&self, date: DateTime) -> TreePicture {
        let (subject, search, direction, is_turned) = (
            self.subject.clone(),
            self.search,
            self.direction,
            self.is_turned,
        );
        let shown_nodes = self.visible_nodes.clone();
        let film_steps_done = self.film.as_ref().map(|film| film.steps_done_and_total().0);
        let leaf_value_and_playouts = self
            .mcts_view
            .as_ref()
            .map(|MctsView { tree, .. }| (tree.options.leaf_valuation, tree.playouts()));
        TreePicture {
            subject,
            search,
            max_depth: self.max_depth(),
            leaf_value_and_playouts,
            direction,
            is_north_below: is_turned,
            shown_nodes,
            current_step: film_steps_done,
            date,
        }
    }

    /// The selected node.
    pub fn selected_node(&self) -> usize {
        self.visible_nodes[self.chosen_index]
    }

    /// Whether the children of `node` are visible.
    pub fn is_unfolded(&self, node: usize) -> bool {
        self.unfolded_nodes[node]
    }

    /// The texts about the tree.
    pub const fn tree_words<'a>(&'a self, words: &'a Words, signs: SignSet) -> TreeWords<'a> {
        TreeWords {
            words,
            subject: &self.subject,
            search: self.search,
            tree: &self.tree,
            signs,
        }
    }

    /// The moves from the root to the visible position.
    pub fn shown_line(&self) -> Vec<TreeMove> {
        match &self.mcts_view {
            Some(growth) => growth
                .tree
                .last_playout_moves()
                .into_iter()
                .map(TreeMove::Move)
                .collect(),
            None => self.tree.moves_to_node(self.selected_node()),
        }
    }

    /// The visible position. `None` in a tree of the user, which has no positions.
    pub fn position(&self) -> Option<AnyGame> {
        let mut position = *self.subject.position()?;
        self.shown_line()
            .into_iter()
            .filter_map(TreeMove::game_move)
            .for_each(|mv| position.play_unchecked(mv));
        Some(position)
    }

    fn run_command(&mut self, command: Command) {
        let TextbookSearch {
            depth, evaluation, ..
        } = self.search;
        match command {
            Command::Algorithm => self.change_algorithm(),
            Command::More if depth < *SELECTABLE_DEPTHS.end() => {
                self.change_search(TextbookSearch {
                    depth: depth + 1,
                    ..self.search
                });
            }
            Command::Less if depth > *SELECTABLE_DEPTHS.start() => {
                self.change_search(TextbookSearch {
                    depth: depth - 1,
                    ..self.search
                });
            }
            Command::Values => {
                let evaluation = Neighbor::Next.neighbor_value(&Evaluation::ALL, evaluation);
                self.change_search(TextbookSearch {
                    evaluation,
                    ..self.search
                });
            }
            Command::Hint => self.follow_principal_variation(),
            Command::Run => self.start_film(),
            Command::TurnBoard => self.is_turned = !self.is_turned,
            _ => {}
        }
    }

    /// Repeats the search with other options. The selection stays on the same line of moves as far
    /// as the new tree contains it.
    fn change_search(&mut self, search: TextbookSearch) {
        let moves_to_selected_node = self.tree.moves_to_node(self.selected_node());
        self.show_search(search);
        if matches!(search.algorithm, SearchAlgorithm::Deepening(_)) {
            self.iterations = self.subject.iteration_costs(search).unwrap_or_default();
        } else {
            self.iterations.clear();
            self.visited_position_counts =
                visited_position_counts(search, &self.subject, self.tree.visited_positions);
        }
        self.select_node(self.tree.find_node(&moves_to_selected_node));
    }

    fn show_search(&mut self, search: TextbookSearch) {
        let Some(tree) = self.subject.search_tree(search) else {
            return;
        };
        self.unfolded_nodes = initially_unfolded(&self.subject, &tree);
        (self.search, self.tree) = (search, tree);
    }

    /// Unfolds all ancestors of `node` and selects it.
    fn select_node(&mut self, node: usize) {
        let mut ancestor = node;
        while let Some(parent) = self.tree.parent(ancestor) {
            self.unfolded_nodes[parent] = true;
            ancestor = parent;
        }
        self.update_visible_nodes();
        self.chosen_index = self.visible_nodes.binary_search(&node).unwrap_or(0);
    }

    /// Selects the last node of the principal variation.
    fn follow_principal_variation(&mut self) {
        let principal_child = |&node: &usize| {
            self.tree
                .children(node)
                .find(|&child| self.tree.node(child).is_on_principal_variation)
        };
        let last_node = std::iter::successors(Some(0), principal_child)
            .last()
            .unwrap_or(0);
        self.select_node(last_node);
    }

    fn unfold_or_enter(&mut self) {
        if self.unfolded_nodes[self.selected_node()] {
            self.chosen_index = (self.chosen_index + 1).min(self.visible_nodes.len() - 1);
        } else if self.tree.has_children(self.selected_node()) {
            self.toggle_fold();
        }
    }

    fn fold_or_leave(&mut self) {
        let node = self.selected_node();
        if self.unfolded_nodes[node] {
            self.toggle_fold();
        } else if let Some(parent) = self.tree.parent(node) {
            self.chosen_index = self.visible_nodes.binary_search(&parent).unwrap_or(0);
        }
    }

    /// Unfolds or folds the selected node.
    fn toggle_fold(&mut self) {
        let node = self.selected_node();
        if self.tree.has_children(node) {
            self.unfolded_nodes[node] = !self.unfolded_nodes[node];
            self.update_visible_nodes();
        }
    }

    /// Updates the visible nodes, which are those with only unfolded ancestors.
    fn update_visible_nodes(&mut self) {
        let next_visible_node = |&node: &usize| {
            let next_node = if self.unfolded_nodes[node] {
                node + 1
            } else {
                self.tree.first_index_after_subtree(node)
            };
            Some(next_node).filter(|&next| next < self.tree.len())
        };
        self.visible_nodes = std::iter::successors(Some(0), next_visible_node).collect();
    }
}

impl Screen for TreeScreen {
    fn behavior(&self, _context: &AppContext) -> ScreenBehavior {
        ScreenBehavior {
            needs_engine_or_clocks: true,
            ..ScreenBehavior::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if *action == Action::Command(Command::Export) {
            let picture = ExportedPicture::Tree(Box::new(self.exported_picture(context.now())));
            context.export_pictures(picture);
            return Transition::Stay;
        }
        if let Some(mcts_view) = &mut self.mcts_view {
            match action {
                Action::Back => self.mcts_view = None,
                Action::Command(Command::Algorithm) => self.change_algorithm(),
                action => mcts_view.act(action),
            }
            return Transition::Stay;
        }
        if let Some(film) = &mut self.film {
            match action {
                Action::Back => self.end_film(),
                Action::Command(Command::Algorithm) => self.change_algorithm(),
                action => {
                    let jump = film.act(action, &self.tree);
                    self.apply_jump(jump);
                }
            }
            return Transition::Stay;
        }
        let last_index = self.visible_nodes.len() - 1;
        // Do not wrap around: from the root, one step up too many would jump to the unrelated last
        // node.
        if let Some(chosen_index) =
            list::cursor_after(action, self.chosen_index, last_index, ListEndBehavior::Stop)
        {
            self.chosen_index = chosen_index;
            return Transition::Stay;
        }
        if self.guide.is_some() {
            return self.act_in_guide(action);
        }
        match action {
            Action::Right => self.unfold_or_enter(),
            Action::Left => self.fold_or_leave(),
            Action::Confirm => self.toggle_fold(),
            Action::ClickRow(row) | Action::OpenRow(row) if *row <= last_index => {
                let previous_index = std::mem::replace(&mut self.chosen_index, *row);
                if previous_index == *row || matches!(action, Action::OpenRow(_)) {
                    self.toggle_fold();
                }
            }
            Action::Command(command) => self.run_command(*command),
            Action::Back => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent, _context: &mut AppContext) -> Transition {
        if let ScreenEvent::Tick(time) = event {
            if let Some(mcts_view) = &mut self.mcts_view {
                mcts_view.tick(time);
            }
            let film = self.film.as_mut();
            let jump = film.and_then(|film| film.tick(time, &self.tree));
            self.apply_jump(jump);
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }

    fn next_tick(&self, _context: &AppContext) -> Option<Duration> {
        let film_playback = self.film.as_ref().map(|film| &film.playback);
        film_playback
            .or(self.mcts_view.as_ref().map(|growth| &growth.playback))?
            .next_tick()
    }

    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        if self.guide.is_some() {
            return AvailableKeys::of(Section::List, |keys| match keys {
                Keys::UP_DOWN => AvailableButHidden,
                Keys::LEFT_RIGHT => AvailableAs(KeyLabel::StepThroughRules),
                Keys::ENTER => AvailableAs(KeyLabel::ContinueToNext),
                _ => Off,
            });
        }
        let value_unit = self.subject.value_unit();
        let (is_film_open, is_monte_carlo_open) = (self.film.is_some(), self.mcts_view.is_some());
        let has_question = self.film.as_ref().is_some_and(FilmView::has_question);
        let section = if is_film_open || is_monte_carlo_open {
            Section::SearchPlayback
        } else {
            Section::SearchTree
        };
        AvailableKeys::of(section, |keys| match keys {
            Keys::ENTER if has_question => AvailableAs(KeyLabel::GiveAnswer),
            Keys::UP_DOWN | Keys::RIGHT => KeyAvailability::available_or_off(has_question),
            Keys::DOWN => KeyAvailability::available_or_off(!has_question && !is_monte_carlo_open),
            Keys::LEFT_RIGHT | Keys::OfCommand(Command::More | Command::Less) if has_question => {
                AvailableButHidden
            }
            // A tree of the user is always searched to its leaves.
            Keys::OfCommand(Command::More | Command::Less) => KeyAvailability::available_or_off(
                is_film_open || is_monte_carlo_open || value_unit != ValueUnit::LeafValues,
            ),
            // A matches game is won or lost, so there is only one evaluation.
            Keys::OfCommand(Command::Values) => KeyAvailability::available_or_off(
                is_monte_carlo_open || !is_film_open && value_unit == ValueUnit::Seeds,
            ),
            Keys::OfCommand(Command::Predict) if has_question => {
                AvailableAs(KeyLabel::StopPredicting)
            }
            Keys::OfCommand(Command::Predict) => {
                KeyAvailability::available_or_off(!is_monte_carlo_open)
            }
            _ => Available,
        })
    }
}

/// The initially unfolded nodes: only the root, or all nodes in a tree of the user.
fn initially_unfolded(subject: &TreeSubject, tree: &SearchTree) -> Vec<bool> {
    let is_typed_tree = matches!(subject, TreeSubject::Exercise(_));
    (0..tree.len())
        .map(|number| (is_typed_tree || number == 0) && tree.has_children(number))
        .collect()
}

/// The number of positions that each algorithm visits. `known_position_count` is the known number
/// for the algorithm of `search`.
fn visited_position_counts(
    search: TextbookSearch,
    subject: &TreeSubject,
    known_position_count: u64,
) -> [(SearchAlgorithm, u64); SearchAlgorithm::ALL.len()] {
    SearchAlgorithm::ALL.map(|algorithm| {
        let known_position_count = if algorithm == search.algorithm {
            known_position_count
        } else {
            subject.visited_count(TextbookSearch {
                algorithm,
                ..search
            })
        };
        (algorithm, known_position_count)
    })
}
