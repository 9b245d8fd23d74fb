//! Seeing the algorithms: the tree that minimax or alpha-beta walks from a position, to be unfolded node by node.

use std::ops::RangeInclusive;
use std::time::Duration;

use awale_rules::Game;

use crate::catalogue::{AnyGame, AnyMove, Evaluation, LeafValue};
use crate::keys::Command;
use crate::players::Ordering;
use crate::record::Direction;
use crate::study::tree::{Algorithm, TextbookSearch, Tree};

use super::list::{self, ListEnds};
use super::{Action, FilmShow, Growth, Screen, Transition};

/// The depths there are. Six plies of awalé have about fifty thousand positions, which takes some hundredths of a second;
/// seven would take several times as long, and be too much to read.
pub const DEPTHS: RangeInclusive<u32> = 1..=6;

/// The depth at first: deep enough for alpha-beta to cut something off, small enough to be taken in.
const USUAL_DEPTH: u32 = 3;

/// The tree of a position on the screen.
#[derive(Debug)]
pub struct TreeScreen {
    /// The positions of the game up to the root, which is the last of them.
    past: Vec<AnyGame>,
    /// Which way sowing goes in the picture.
    pub direction: Direction,
    /// Whether North is drawn below.
    pub turned: bool,
    /// The search that is shown.
    pub search: TextbookSearch,
    /// The order of the moves that alpha-beta takes.
    ordering: Ordering,
    /// What it walked.
    pub tree: Tree<AnyMove>,
    /// How many positions each algorithm looks at, for the same depth and evaluation.
    pub counts: [(Algorithm, u64); Algorithm::ALL.len()],
    /// Which nodes are unfolded.
    unfolded: Vec<bool>,
    /// The nodes that can be seen, from the top.
    pub lines: Vec<usize>,
    /// Which of them is chosen.
    pub chosen: usize,
    /// The search step by step, while that is shown.
    pub film: Option<FilmShow>,
    /// Monte Carlo tree search from the same position, while that is shown.
    pub growth: Option<Growth>,
}

/// Opens the tree of the last position of `past`, which are the positions of one game; stays where there is none.
pub(super) fn open(past: &[AnyGame], direction: Direction, turned: bool) -> Transition {
    TreeScreen::new(past, direction, turned).map_or(Transition::Stay, |tree| Transition::open(Screen::Tree(tree)))
}

impl TreeScreen {
    /// The tree of the last position of `past`, which are the positions of one game. `None` where there is none.
    #[must_use]
    pub fn new(past: &[AnyGame], direction: Direction, turned: bool) -> Option<TreeScreen> {
        let search = TextbookSearch {
            algorithm: Algorithm::AlphaBeta(Ordering::default()),
            depth: USUAL_DEPTH,
            evaluation: Evaluation::default(),
        };
        let tree = Tree::of(search, past)?;
        let mut screen = TreeScreen {
            past: past.to_vec(),
            direction,
            turned,
            search,
            ordering: Ordering::default(),
            counts: counts(search, past, tree.visited),
            unfolded: unfolded_root(&tree),
            tree,
            lines: Vec::new(),
            chosen: 0,
            film: None,
            growth: None,
        };
        screen.find_lines();
        Some(screen)
    }

    /// The node that is chosen.
    #[must_use]
    pub fn node(&self) -> usize {
        self.lines[self.chosen]
    }

    /// Whether a node is unfolded.
    #[must_use]
    pub fn is_unfolded(&self, node: usize) -> bool {
        self.unfolded[node]
    }

    /// The position at the root.
    #[must_use]
    pub fn root(&self) -> &AnyGame {
        &self.past[self.past.len() - 1]
    }

    /// The moves that lead from the root to the position that is shown.
    #[must_use]
    pub fn shown_line(&self) -> Vec<AnyMove> {
        self.growth.as_ref().map_or_else(|| self.tree.line(self.node()), Growth::line)
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> AnyGame {
        let mut position = *self.root();
        self.shown_line().into_iter().for_each(|mv| position.play_unchecked(mv));
        position
    }

    /// In how long a tick is wanted; `None` while nothing moves.
    pub(super) fn next_tick(&self) -> Option<Duration> {
        let film = self.film.as_ref().map(|film| &film.runner);
        film.or(self.growth.as_ref().map(|growth| &growth.runner))?.next_tick()
    }

    pub(super) fn tick(&mut self, time: Duration) -> Transition {
        if let Some(growth) = &mut self.growth {
            growth.tick(time);
        }
        if self.film.as_mut().is_some_and(|film| film.tick(time)) {
            self.show_film();
        }
        Transition::Stay
    }

    pub(super) fn act(&mut self, action: &Action) -> Transition {
        if let Some(growth) = &mut self.growth {
            match action {
                Action::Back | Action::Command(Command::MonteCarlo) => self.growth = None,
                action => growth.act(action),
            }
            return Transition::Stay;
        }
        if let Some(film) = &mut self.film {
            match action {
                Action::Back | Action::Command(Command::Film) => {
                    let hand = film.hand();
                    self.film = None;
                    self.show(hand);
                }
                action => {
                    film.act(action);
                    self.show_film();
                }
            }
            return Transition::Stay;
        }
        let last = self.lines.len() - 1;
        if let Some(chosen) = list::moved(action, self.chosen, last, ListEnds::Stop) {
            self.chosen = chosen;
            return Transition::Stay;
        }
        match action {
            Action::Right => self.unfold_or_enter(),
            Action::Left => self.fold_or_leave(),
            Action::Confirm => self.turn_over(),
            Action::Row(row) if *row <= last => {
                if self.chosen == *row {
                    self.turn_over();
                }
                self.chosen = *row;
            }
            Action::Command(command) => self.command(*command),
            Action::Back => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }

    fn command(&mut self, command: Command) {
        let TextbookSearch { algorithm, depth, evaluation } = self.search;
        match command {
            Command::Algorithm => {
                let algorithm = match algorithm {
                    Algorithm::Minimax => Algorithm::AlphaBeta(self.ordering),
                    Algorithm::AlphaBeta(_) => Algorithm::Minimax,
                };
                self.look(TextbookSearch { algorithm, ..self.search });
            }
            Command::Ordering => {
                self.ordering = match self.ordering {
                    Ordering::Natural => Ordering::GainsFirst,
                    Ordering::GainsFirst => Ordering::Natural,
                };
                // Minimax looks at every move, in whatever order: the key is about alpha-beta, and shows it.
                self.look(TextbookSearch { algorithm: Algorithm::AlphaBeta(self.ordering), ..self.search });
            }
            Command::Deeper if depth < *DEPTHS.end() => self.look(TextbookSearch { depth: depth + 1, ..self.search }),
            Command::Shallower if depth > *DEPTHS.start() => {
                self.look(TextbookSearch { depth: depth - 1, ..self.search });
            }
            Command::Evaluation => {
                let place = Evaluation::ALL.iter().position(|&each| each == evaluation).unwrap_or(0);
                let evaluation = Evaluation::ALL[(place + 1) % Evaluation::ALL.len()];
                self.look(TextbookSearch { evaluation, ..self.search });
            }
            Command::PrincipalVariation => self.follow_principal_variation(),
            Command::Film => {
                self.film = Some(FilmShow::new(&self.tree));
                self.show_film();
            }
            Command::MonteCarlo => self.growth = Growth::new(&self.past, LeafValue::default()),
            Command::TurnBoard => self.turned = !self.turned,
            _ => {}
        }
    }

    /// Looks in another way. The chosen line stays chosen as far as it is there.
    fn look(&mut self, search: TextbookSearch) {
        let Some(tree) = Tree::of(search, &self.past) else { return };
        let line = self.tree.line(self.node());
        self.counts = counts(search, &self.past, tree.visited);
        self.unfolded = unfolded_root(&tree);
        self.search = search;
        self.tree = tree;
        self.show(self.tree.find(&line));
    }

    /// Shows what the film shows, the node in hand chosen.
    fn show_film(&mut self) {
        if let Some(film) = &self.film {
            self.lines = film.seen(&self.tree);
            self.chosen = self.lines.binary_search(&film.hand()).unwrap_or(0);
        }
    }

    /// Unfolds the way to `node` and chooses it.
    fn show(&mut self, node: usize) {
        let mut way = node;
        while let Some(parent) = self.tree.parent(way) {
            self.unfolded[parent] = true;
            way = parent;
        }
        self.find_lines();
        self.chosen = self.lines.binary_search(&node).unwrap_or(0);
    }

    /// To the end of both sides' best play.
    fn follow_principal_variation(&mut self) {
        let next = |&node: &usize| self.tree.children(node).find(|&child| self.tree.node(child).is_principal);
        let last = std::iter::successors(Some(0), next).last().unwrap_or(0);
        self.show(last);
    }

    fn unfold_or_enter(&mut self) {
        if self.unfolded[self.node()] {
            self.chosen = (self.chosen + 1).min(self.lines.len() - 1);
        } else if self.tree.has_children(self.node()) {
            self.turn_over();
        }
    }

    fn fold_or_leave(&mut self) {
        let node = self.node();
        if self.unfolded[node] {
            self.turn_over();
        } else if let Some(parent) = self.tree.parent(node) {
            self.chosen = self.lines.binary_search(&parent).unwrap_or(0);
        }
    }

    /// Unfolds the chosen node, or folds it.
    fn turn_over(&mut self) {
        let node = self.node();
        if self.tree.has_children(node) {
            self.unfolded[node] = !self.unfolded[node];
            self.find_lines();
        }
    }

    /// Finds the nodes that can be seen: those whose whole way from the root is unfolded.
    fn find_lines(&mut self) {
        let next = |&node: &usize| {
            let next = if self.unfolded[node] { node + 1 } else { self.tree.behind(node) };
            Some(next).filter(|&next| next < self.tree.len())
        };
        self.lines = std::iter::successors(Some(0), next).collect();
    }
}

/// At first one sees the moves at the root.
fn unfolded_root(tree: &Tree<AnyMove>) -> Vec<bool> {
    let mut unfolded = vec![false; tree.len()];
    unfolded[0] = tree.has_children(0);
    unfolded
}

/// How many positions each algorithm looks at; `visited` by the one of `search`, whose tree is there already.
fn counts(search: TextbookSearch, past: &[AnyGame], visited: u64) -> [(Algorithm, u64); Algorithm::ALL.len()] {
    Algorithm::ALL.map(|algorithm| {
        let visited = if algorithm == search.algorithm {
            visited
        } else {
            TextbookSearch { algorithm, ..search }.look(past).map_or(1, |chosen| chosen.visited)
        };
        (algorithm, visited)
    })
}
