//! `awale plain rules` and `computers`: prints the reading pages of the full screen one by one.

use std::io::{BufRead, Write};

use awale_study::{
    catalogue::{AnyGame, Evaluation, GameKind},
    course::{Demonstration, demonstrations},
    players::MoveOrdering,
    study::tree::{
        ExerciseTree, MAX_PLIES, SearchAlgorithm, SearchFilm, TREE_GUIDE_SEARCH, TextbookSearch,
        TreeGuideStep, TreeSubject, tree_guide_subject,
    },
};

use crate::{
    cli::{CommandResult, tree},
    words::{SignSet, TreeWords, Words, say},
};

use super::command_lines::{self, PlainCommand};

/// The tree that the searches are shown on. Alpha-beta cuts off branch `b` after its first value.
const EXAMPLE_TREE: &str = "((3 12 8) (2 4 6) (14 5 2))";

/// The rules of a game: one page for each rule that a position can show, then a page with all
/// rules.
pub(super) fn rules_pages(kind: &GameKind, words: &Words) -> Vec<String> {
    let rule_pages = match kind {
        GameKind::Awale(variant) => demonstrations(kind)
            .iter()
            .map(|demonstration| {
                let section = words.demonstrated_rule_section(demonstration.rule, &variant.rules);
                let page_texts = [section.title]
                    .into_iter()
                    .chain(rule_example_lines(demonstration, words))
                    .chain(section.paragraphs);
                page_texts.collect::<Vec<_>>().join("\n")
            })
            .collect(),
        GameKind::Matches(_) => Vec::new(),
    };
    let all_rules = words
        .rules_page(kind)
        .into_iter()
        .flat_map(|section| [section.title].into_iter().chain(section.paragraphs));
    let full_rules_page = [words.game_name(kind)]
        .into_iter()
        .chain(all_rules)
        .collect::<Vec<_>>()
        .join("\n");
    rule_pages.into_iter().chain([full_rules_page]).collect()
}

/// The position that shows a rule, the move played there, and its effect.
fn rule_example_lines(demonstration: &Demonstration, words: &Words) -> Vec<String> {
    let Some((position, _)) = demonstration.first_position_and_pit() else {
        return Vec::new();
    };
    let game = &demonstration.game;
    let move_texts = game
        .positions_so_far()
        .iter()
        .zip(game.moves())
        .map(|(before, mv)| words.played_move_sentence(before, *mv));
    let end_reason_text = words.why_game_ended(game);
    let example_lines = [words.position_text(&AnyGame::Awale(position))]
        .into_iter()
        .chain(move_texts)
        .chain(end_reason_text);
    example_lines
        .chain([words.demonstration_text(demonstration)])
        .collect()
}

/// Pages that explain how computers search: a tree of a position, then a small tree by minimax and
/// by alpha-beta. Each page has a name and a text.
pub(super) fn computer_pages(words: &Words) -> Vec<String> {
    let Ok(exercise) = ExerciseTree::parse(EXAMPLE_TREE) else {
        return Vec::new();
    };
    let position_count = exercise.position_count();
    let subject = TreeSubject::Exercise(exercise);
    let algorithms_and_ids = [
        (SearchAlgorithm::Minimax, ["tree-minimax", "plain-tree"]),
        (
            SearchAlgorithm::AlphaBeta(MoveOrdering::NaturalOrder),
            ["tree-alphabeta", "about-alphabeta"],
        ),
    ];
    let make_page = |(algorithm, ids): (SearchAlgorithm, [&str; 2])| {
        let search = TextbookSearch {
            algorithm,
            depth: MAX_PLIES + 1,
            evaluation: Evaluation::default(),
        };
        let tree = subject.search_tree(search)?;
        let film = SearchFilm::of(&tree);
        let tree_words = TreeWords {
            words,
            subject: &subject,
            search,
            tree: &tree,
            signs: SignSet::UnicodeSigns,
        };
        let step_texts = (1..=film.len()).map(|now| tree::step_text(&tree_words, &film, now));
        let introduction = ids
            .map(|id| words.get(id))
            .into_iter()
            .chain([EXAMPLE_TREE.to_owned()]);
        let page_lines = introduction
            .chain(step_texts)
            .chain([tree::searched_counts_text(
                &tree_words,
                &film,
                position_count,
            )]);
        Some(
            page_lines
                .filter(|line| !line.is_empty())
                .collect::<Vec<_>>()
                .join("\n"),
        )
    };
    tree_guide_page(words)
        .into_iter()
        .chain(algorithms_and_ids.into_iter().filter_map(make_page))
        .collect()
}

/// The guide of the full screen as one page: its position, its explanations, and the value of each
/// answer.
fn tree_guide_page(words: &Words) -> Option<String> {
    let (subject, search) = (tree_guide_subject(), TREE_GUIDE_SEARCH);
    let tree = subject.search_tree(search)?;
    let tree_words = TreeWords {
        words,
        subject: &subject,
        search,
        tree: &tree,
        signs: SignSet::UnicodeSigns,
    };
    let mut lines = vec![
        words.get("tree-nodes"),
        words.position_text(subject.position()?),
    ];
    for step in &TreeGuideStep::ALL {
        lines.push(words.get(step.message_id));
        let valued_nodes = (0..tree.len()).filter(|&node| {
            let ply = tree.node(node).ply;
            ply == step.first_valued_ply && ply == step.last_visible_ply
        });
        lines.extend(valued_nodes.map(|node| {
            let place = tree_words.moves_to_node(node);
            say!(
                words,
                "exercise-left",
                place,
                worth = tree_words.whole_seeds_text(node)
            )
        }));
    }
    Some(lines.join("\n"))
}

/// Prints the pages one after the other. Enter continues with the next page.
pub(super) fn print_pages_one_by_one(
    pages: &[String],
    words: &Words,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> CommandResult {
    let mut page_index = 0;
    while let Some(page) = pages.get(page_index) {
        writeln!(out, "{page}")?;
        if page_index + 1 == pages.len() {
            break;
        }
        loop {
            writeln!(out, "{}", words.get("plain-go-on"))?;
            out.flush()?;
            let Some(line) = command_lines::read_line(input)? else {
                // The input has ended: print the rest without a prompt.
                pages[page_index + 1..]
                    .iter()
                    .try_for_each(|page| writeln!(out, "{page}"))?;
                return Ok(());
            };
            let command = PlainCommand::parse_command_word(&line, words);
            page_index = match command {
                Some(PlainCommand::Quit) => return Ok(()),
                Some(PlainCommand::ShowNext) => page_index + 1,
                None if line.is_empty() => page_index + 1,
                Some(PlainCommand::ShowPrevious) => page_index.saturating_sub(1),
                Some(PlainCommand::ShowBoard) => page_index,
                Some(PlainCommand::Restart) => 0,
                Some(PlainCommand::Help) => {
                    writeln!(out, "{}", words.get("plain-help-reading"))?;
                    continue;
                }
                _ => {
                    writeln!(out, "{}", words.get("plain-not-here"))?;
                    continue;
                }
            };
            break;
        }
    }
    Ok(())
}
