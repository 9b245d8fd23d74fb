//! `awale tree`: a small tree of one's own, searched step by step.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use awale_engine::files;

use crate::catalogue::Evaluation;
use crate::i18n::{Explain, Words};
use crate::players::{Ordering, Window};
use crate::study::tree::{
    Algorithm, Branch, ExerciseTree, Film, FilmStep, MOST_PLIES, NodeBound, NodeKind, TextbookSearch, Tree,
};

use super::columns::{Column, Columns};
use super::{CommandResult, Context, output};

/// The longest text of a tree, in bytes.
const MOST_TEXT: u64 = 64 * 1024;

/// What stands below the help.
const FORM: &str = "\
A tree is written as values at its leaves and branches in parentheses. The root takes the highest value, its branches
the lowest, and so on; branches are called a, b, c. Commas are blanks, and from # on a line is a comment.

  ((3 12 8) (2 4 6) (14 5 2))";

/// What `awale tree` takes.
#[derive(Debug, clap::Args)]
#[command(after_help = FORM)]
pub struct Args {
    /// The text with the tree
    file: PathBuf,
    /// Search with minimax, which leaves nothing out, instead of alpha-beta
    #[arg(long)]
    minimax: bool,
    /// Wait for Enter after each step
    #[arg(long)]
    step: bool,
}

/// A tree that was searched, and its words.
struct Told<'a> {
    tree: Tree<Branch>,
    film: Film,
    algorithm: Algorithm,
    words: &'a Words,
}

pub(super) fn run(context: &Context, args: &Args) -> CommandResult {
    let (words, shown) = (&context.words, args.file.display());
    let text = files::read_named(&args.file, MOST_TEXT);
    let text = text.map_err(|error| format!("{shown}: {}", error.explain(words)))?;
    let exercise = ExerciseTree::parse(&text).map_err(|error| format!("{shown}, {}", error.explain(words)))?;
    let algorithm = if args.minimax { Algorithm::Minimax } else { Algorithm::AlphaBeta(Ordering::Natural) };
    let search = TextbookSearch { algorithm, depth: MOST_PLIES + 1, evaluation: Evaluation::default() };
    let size = exercise.size();
    let Some(tree) = Tree::of(search, &[exercise]) else { return Ok(()) };
    let told = Told { film: Film::of(&tree), tree, algorithm, words };
    let mut out = output::out();
    let mut lines = io::stdin().lock().lines();
    for now in 1..=told.film.len() {
        writeln!(out, "{now:>4}  {}", told.step(now))?;
        out.flush()?;
        if args.step && lines.next().transpose()?.is_none() {
            break;
        }
    }
    writeln!(out)?;
    told.print(&mut out)?;
    let counts = told.film.counts(&told.tree, told.film.len());
    let values = [
        ("positions", counts.positions.into()),
        ("all", size.into()),
        ("cutoffs", counts.cutoffs.into()),
        ("moves", counts.cut_moves.into()),
    ];
    writeln!(out, "\n{}", words.with("exercise-counts", &values))?;
    Ok(())
}

impl Told<'_> {
    /// A position: the branches that lead to it.
    fn place(&self, number: usize) -> String {
        let line: Vec<String> = self.tree.line(number).iter().map(ToString::to_string).collect();
        if line.is_empty() { self.words.get("exercise-root") } else { line.join(" ") }
    }

    /// The side that chooses at a node.
    fn side(&self, number: usize) -> String {
        self.words.get(if self.tree.node(number).is_highest() { "exercise-max" } else { "exercise-min" })
    }

    /// What a step does.
    fn step(&self, now: usize) -> String {
        match self.film.step(now) {
            None => String::new(),
            Some(FilmStep::Enter(number)) => {
                let window = self.tree.node(number).window;
                let (id, [alpha, beta]) = match self.algorithm {
                    Algorithm::Minimax => ("tree-film-enter", [String::new(), String::new()]),
                    Algorithm::AlphaBeta(_) => ("tree-film-enter-window", [value(window.alpha), value(window.beta)]),
                };
                let values = [("moves", self.place(number).into()), ("alpha", alpha.into()), ("beta", beta.into())];
                self.words.with(id, &values)
            }
            Some(FilmStep::CutOff(number)) => self.cut(number),
            Some(FilmStep::Leave(number)) => {
                let worth = self.worth(number);
                let change = self.tree.parent(number).map_or_else(String::new, |parent| self.change(parent, now));
                format!("{}: {worth} {change}", self.place(number)).trim_end().to_owned()
            }
        }
    }

    /// What a node is worth.
    fn worth(&self, number: usize) -> String {
        let node = self.tree.node(number);
        let id = match node.bound() {
            NodeBound::Exact => "tree-value",
            NodeBound::AtLeast => "tree-at-least",
            NodeBound::AtMost => "tree-at-most",
        };
        self.words.with(id, &[("value", node.value.map(value).unwrap_or_default().into())])
    }

    /// What the last step changed at a node.
    fn change(&self, number: usize, now: usize) -> String {
        let best = self.film.moment(&self.tree, number, now).value.map(value).unwrap_or_default();
        self.words.search_change(self.film.change(&self.tree, number, now), self.algorithm, &self.side(number), &best)
    }

    /// What is cut off at a node, and why.
    fn cut(&self, number: usize) -> String {
        let cut = self.tree.children(number).filter(|&child| self.tree.node(child).kind == NodeKind::CutOff);
        let cut: Vec<String> = cut.map(|child| self.place(child)).collect();
        let (node, bound) = (self.tree.node(number), self.tree.cut(number).map(|cut| value(cut.sure_of)));
        let (id, other) = if node.is_highest() {
            ("exercise-cut-beta", "exercise-min")
        } else {
            ("exercise-cut-alpha", "exercise-max")
        };
        let values = [
            ("moves", self.words.list(&cut).into()),
            ("bound", bound.unwrap_or_default().into()),
            ("other", self.words.get(other).into()),
        ];
        self.words.with(id, &values)
    }

    /// The whole tree, with what each position is worth.
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let columns = Columns::new(2, [Column::Left(24), Column::Left(5), Column::Right(8)]);
        for number in 0..self.tree.len() {
            let node = self.tree.node(number);
            let indent = "  ".repeat(node.ply as usize);
            let name = node.mv.map_or_else(|| self.words.get("exercise-root"), |mv| mv.to_string());
            let side = if node.kind == NodeKind::Inner { self.side(number) } else { String::new() };
            let sign = match node.bound() {
                NodeBound::Exact => "",
                NodeBound::AtLeast => ">= ",
                NodeBound::AtMost => "<= ",
            };
            let worth =
                node.value.map_or_else(|| self.words.get("tree-cut"), |worth| format!("{sign}{}", value(worth)));
            writeln!(out, "{}", columns.line(&[format!("{indent}{name}"), side, worth]))?;
        }
        Ok(())
    }
}

/// A value of a leaf, as it is written; the searches count in hundredths.
fn value(value: i32) -> String {
    match value {
        _ if value == Window::OPEN.alpha => "-∞".to_owned(),
        _ if value == Window::OPEN.beta => "+∞".to_owned(),
        _ => (value / 100).to_string(),
    }
}
