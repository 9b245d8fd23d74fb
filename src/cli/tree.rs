//! `awale tree`: a small tree of one's own, searched step by step.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use awale_engine::files;

use crate::catalogue::Evaluation;
use crate::i18n::Explain;
use crate::i18n::explain::{Signs, TreeTold};
use crate::players::Ordering;
use crate::study::tree::{Algorithm, ExerciseTree, Film, FilmStep, MOST_PLIES, NodeKind, TextbookSearch, TreeSubject};

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

pub(super) fn run(context: &Context, args: &Args) -> CommandResult {
    let (words, shown) = (&context.words, args.file.display());
    let text = files::read_named(&args.file, MOST_TEXT);
    let text = text.map_err(|error| format!("{shown}: {}", error.explain(words)))?;
    let exercise = ExerciseTree::parse(&text).map_err(|error| format!("{shown}, {}", error.explain(words)))?;
    let algorithm = if args.minimax { Algorithm::Minimax } else { Algorithm::AlphaBeta(Ordering::Natural) };
    let search = TextbookSearch { algorithm, depth: MOST_PLIES + 1, evaluation: Evaluation::default() };
    let size = exercise.size();
    let subject = TreeSubject::Exercise(exercise);
    let Some(tree) = subject.tree(search) else { return Ok(()) };
    let film = Film::of(&tree);
    let told = TreeTold { words, subject: &subject, search, tree: &tree, signs: Signs::Unicode };
    let mut out = output::out();
    let mut lines = io::stdin().lock().lines();
    for now in 1..=film.len() {
        writeln!(out, "{now:>4}  {}", step(&told, &film, now))?;
        out.flush()?;
        if args.step && lines.next().transpose()?.is_none() {
            break;
        }
    }
    writeln!(out)?;
    print(&told, &mut out)?;
    let counts = film.counts(&tree, film.len());
    let values = [
        ("positions", counts.positions.into()),
        ("all", size.into()),
        ("cutoffs", counts.cutoffs.into()),
        ("moves", counts.cut_moves.into()),
    ];
    writeln!(out, "\n{}", words.with("exercise-counts", &values))?;
    Ok(())
}

/// What a step does, in a line.
fn step(told: &TreeTold<'_>, film: &Film, now: usize) -> String {
    match film.step(now) {
        None => String::new(),
        Some(FilmStep::Enter(number)) => told.entered(number),
        Some(FilmStep::CutOff(number)) => told.cut(number).unwrap_or_default(),
        Some(FilmStep::Leave(number)) => {
            let change = told.tree.parent(number).map_or_else(String::new, |parent| told.change(film, parent, now));
            format!("{}: {} {change}", told.place(number), told.worth(number)).trim_end().to_owned()
        }
    }
}

/// The whole tree, with what each position is worth.
fn print(told: &TreeTold<'_>, out: &mut impl Write) -> io::Result<()> {
    let columns = Columns::new(2, [Column::Left(24), Column::Left(5), Column::Right(8)]);
    for number in 0..told.tree.len() {
        let node = told.tree.node(number);
        let name = format!("{}{}", "  ".repeat(node.ply as usize), told.name(number));
        let side = if node.kind == NodeKind::Inner { told.side(number) } else { String::new() };
        writeln!(out, "{}", columns.line(&[name, side, told.bounded(number)]))?;
    }
    Ok(())
}
