//! `awale tree`: searches a small tree of the user's, step by step, in the full screen, as text, or
//! as pictures.

use std::{
    ffi::OsStr,
    io::{self, BufRead, Write},
    path::{Path, PathBuf},
};

use awale_files as files;
use awale_study::{
    catalogue::Evaluation,
    players::MoveOrdering,
    study::tree::{
        ExerciseTree, MAX_PLIES, NodeKind, SearchAlgorithm, SearchFilm, SearchFilmStep,
        TextbookSearch, TreeSubject,
    },
};

use crate::{
    app::OpenRequest,
    pictures::{ExportedPicture, PictureFormat, TreePicture},
    shell::{self, FirstView},
    words::{Explain, SignSet, TreeWords, say},
};

use super::{
    CommandContext, CommandResult, export, output,
    table_layout::{ColumnLayout, TableLayout},
};

/// The maximum size of a tree file, in bytes.
const MAX_TREE_BYTES: u64 = 64 * 1024;

/// The text at the end of the help.
const AFTER_HELP: &str = "\
A tree is written as values at its leaves and branches in parentheses. The root takes the highest value, its branches \
the lowest, and so on; branches are called a, b, c. Commas count as spaces, and # begins a comment.

  ((3 12 8) (2 4 6) (14 5 2))";

/// The arguments of `awale tree`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP, group(clap::ArgGroup::new("format")))]
#[expect(clippy::struct_excessive_bools, reason = "flags of the command line")]
pub struct TreeArgs {
    /// The file with the tree
    file: PathBuf,
    /// Search with minimax instead of alpha-beta
    #[arg(long)]
    minimax: bool,
    /// Print the steps instead of showing the full screen
    #[arg(long)]
    print: bool,
    /// Print the steps and wait for Enter after each
    #[arg(long)]
    step: bool,
    /// Draw the tree
    #[arg(long, group = "format")]
    svg: bool,
    /// Write the tree for Graphviz
    #[arg(long, group = "format")]
    dot: bool,
    /// Write the tree as text
    #[arg(long, group = "format")]
    text: bool,
    /// Write an animated picture, one second per step
    #[arg(long, group = "format")]
    gif: bool,
    /// Write a recording of the full screen, for asciinema
    #[arg(long, group = "format")]
    cast: bool,
    /// Number of steps before the tree to show [default: all]
    #[arg(long, value_name = "STEPS", requires = "format")]
    after: Option<usize>,
    /// Where to write it; `-` for standard output [default: the name of the tree, in the current
    /// folder]
    #[arg(long, value_name = "FILE", requires = "format")]
    out: Option<PathBuf>,
    /// Overwrite an existing file
    #[arg(long, requires = "format")]
    force: bool,
}

impl TreeArgs {
    fn picture_format(&self) -> Option<PictureFormat> {
        let format_flags = [self.svg, self.gif, self.cast, self.dot, self.text];
        PictureFormat::TREE_FORMATS
            .into_iter()
            .zip(format_flags)
            .find_map(|(format, is_chosen)| is_chosen.then_some(format))
    }
}

pub(super) fn run_tree(context: CommandContext, args: &TreeArgs) -> CommandResult {
    let (words, file) = (&context.words, args.file.display());
    let text_result = files::read_file_or_pipe(&args.file, MAX_TREE_BYTES)
        .and_then(files::text_from_utf8)
        .map_err(|error| words.labeled(&file, error.explain(words)));
    let parse_tree = |text: String| {
        ExerciseTree::parse(&text).map_err(|error| format!("{file}, {}", error.explain(words)))
    };
    let exercise = text_result.and_then(parse_tree)?;
    let algorithm = if args.minimax {
        SearchAlgorithm::Minimax
    } else {
        SearchAlgorithm::AlphaBeta(MoveOrdering::NaturalOrder)
    };
    let search = TextbookSearch {
        algorithm,
        depth: MAX_PLIES + 1,
        evaluation: Evaluation::default(),
    };
    let position_count = exercise.position_count();
    let subject = TreeSubject::Exercise(exercise);
    let Some(tree) = subject.search_tree(search) else {
        return Ok(());
    };
    let (film, prints_steps) = (
        SearchFilm::of(&tree),
        args.print || args.step || !shell::can_draw_full_screen(),
    );
    if args.picture_format().is_none() && prints_steps {
        let tree_words = TreeWords {
            words,
            subject: &subject,
            search,
            tree: &tree,
            signs: SignSet::UnicodeSigns,
        };
        return print_steps(&tree_words, &film, position_count, args.step);
    }
    if let Some(after_step) = args.after.filter(|&after| after > film.len()) {
        return Err(say!(
            words,
            "exercise-no-step",
            step = after_step,
            steps = film.len()
        )
        .into());
    }
    let shown_nodes = (0..tree.len())
        .filter(|&node| {
            args.after
                .is_none_or(|now| film.is_node_entered_or_cut(node, now))
        })
        .collect();
    let (direction, date) = (context.settings.sowing, shell::local_time());
    let max_depth = search.depth;
    let picture = TreePicture {
        subject,
        search,
        max_depth,
        leaf_value_and_playouts: None,
        direction,
        is_north_below: false,
        shown_nodes,
        current_step: args.after,
        date,
    };
    let Some(format) = args.picture_format() else {
        return super::play_full_screen(
            context,
            Some(FirstView::Open(OpenRequest::Tree(Box::new(picture)))),
        );
    };
    let output_path = args
        .out
        .clone()
        .unwrap_or_else(|| default_path(&args.file, format));
    export::write_picture(
        &context,
        &ExportedPicture::Tree(Box::new(picture)),
        format,
        &output_path,
        args.force,
    )
}

/// The output file if none was named. Trees are often kept in text files, so the text of a searched
/// tree gets another name.
pub fn default_path(tree: &Path, format: PictureFormat) -> PathBuf {
    let stem = tree
        .file_stem()
        .map(OsStr::to_string_lossy)
        .unwrap_or_default();
    let stem = Some(stem.strip_suffix(".tree").unwrap_or(&stem))
        .filter(|stem| !stem.is_empty())
        .unwrap_or("tree");
    let suffix = if format == PictureFormat::Text {
        "-searched"
    } else {
        ""
    };
    PathBuf::from(format!("{stem}{suffix}.{}", format.extension()))
}

/// Prints every step, the whole tree and the counts. The tree has `position_count` positions.
fn print_steps(
    tree_words: &TreeWords,
    film: &SearchFilm,
    position_count: usize,
    waits_for_enter: bool,
) -> CommandResult {
    let mut out = output::standard_output();
    let mut lines = io::stdin().lock().lines();
    for now in 1..=film.len() {
        writeln!(out, "{now:>4}  {}", step_text(tree_words, film, now))?;
        out.flush()?;
        if waits_for_enter && lines.next().transpose()?.is_none() {
            break;
        }
    }
    writeln!(out)?;
    print_tree(tree_words, &mut out)?;
    writeln!(
        out,
        "\n{}",
        searched_counts_text(tree_words, film, position_count)
    )?;
    Ok(())
}

/// The text that reports how many of the `position_count` positions were searched.
pub(super) fn searched_counts_text(
    tree_words: &TreeWords,
    film: &SearchFilm,
    position_count: usize,
) -> String {
    let work_counts = film.work_at_step(tree_words.tree, film.len());
    say!(
        tree_words.words,
        "exercise-counts",
        positions = work_counts.entered_position_count,
        all = position_count,
        cutoffs = work_counts.cutoff_count,
        moves = work_counts.cut_move_count
    )
}

/// A step of the search as one line of text.
pub(super) fn step_text(tree_words: &TreeWords, film: &SearchFilm, step_number: usize) -> String {
    match film.step(step_number) {
        None => String::new(),
        Some(SearchFilmStep::EnterNode(number)) => tree_words.sentence_for_entered_node(number),
        Some(SearchFilmStep::CutOffMovesOf(number)) => {
            tree_words.cutoff_text(number).unwrap_or_default()
        }
        Some(SearchFilmStep::LeaveNode(number)) => {
            let change_sentence = tree_words
                .tree
                .parent(number)
                .map_or_else(String::new, |parent| {
                    tree_words.parent_change_text(film, parent, step_number)
                });
            format!(
                "{} {change_sentence}",
                say!(
                    tree_words.words,
                    "exercise-left",
                    place = tree_words.moves_to_node(number),
                    worth = tree_words.value_sentence(number)
                )
            )
            .trim_end()
            .to_owned()
        }
    }
}

/// Prints the whole tree with the value of each position.
fn print_tree(tree_words: &TreeWords, out: &mut impl Write) -> io::Result<()> {
    let columns = TableLayout::new(
        2,
        [
            ColumnLayout::LeftAligned(24),
            ColumnLayout::LeftAligned(5),
            ColumnLayout::RightAligned(8),
        ],
    );
    for number in 0..tree_words.tree.len() {
        let tree_node = tree_words.tree.node(number);
        let indented_name = format!(
            "{}{}",
            "  ".repeat(tree_node.ply as usize),
            tree_words.node_name(number)
        );
        let choosing_side_text = if tree_node.kind == NodeKind::Inner {
            tree_words.choosing_side(number)
        } else {
            String::new()
        };
        writeln!(
            out,
            "{}",
            columns.format_row(&[
                indented_name,
                choosing_side_text,
                tree_words.value_with_bound(number)
            ])
        )?;
    }
    Ok(())
}
