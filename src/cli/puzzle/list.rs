//! `awale puzzle list`: lists the built-in puzzles from games, one per line.

use std::io::Write;

use awale_study::{
    catalogue::Variant,
    puzzle::{MinedPuzzle, PuzzleTurn, collection},
    study::Motif,
};
use serde_json::{Map, Value, json};

use crate::words::{Language, Words};

use super::super::{CommandContext, CommandResult, output};

pub(super) fn run_puzzle_list(
    context: &CommandContext,
    variant: Option<&str>,
    theme: Option<Motif>,
    prints_json: bool,
) -> CommandResult {
    let variants = match variant {
        Some(id) => vec![context.variant(id)?.clone()],
        None => Variant::built_in(),
    };
    let json_words = Words::new(Language::English);
    let mut out = output::standard_output();
    for variant in &variants {
        let puzzles = collection::built_in(variant).iter();
        for puzzle in
            puzzles.filter(|puzzle| theme.is_none_or(|theme| puzzle.motifs.contains(theme)))
        {
            if prints_json {
                writeln!(
                    out,
                    "{}",
                    output::escaped_json_for_output(
                        &puzzle_json(variant, puzzle, &json_words).to_string()
                    )
                )?;
            } else {
                let themes: Vec<&str> = puzzle.motifs.iter().map(Motif::name).collect();
                writeln!(
                    out,
                    "{} {} {} {}",
                    variant.id,
                    puzzle.rating,
                    puzzle.name(),
                    themes.join(",")
                )?;
            }
        }
    }
    Ok(())
}

fn puzzle_json(variant: &Variant, puzzle: &MinedPuzzle, words: &Words) -> Value {
    let themes: Vec<&str> = puzzle.motifs.iter().map(Motif::name).collect();
    let turns: Vec<Value> = puzzle
        .turns
        .iter()
        .map(|turn| turn_json(turn, words))
        .collect();
    json!({ "variant": variant.id.as_str(), "themes": themes, "rating": puzzle.rating, "turns": turns })
}

fn turn_json(turn: &PuzzleTurn, words: &Words) -> Value {
    let hints = [
        words.first_puzzle_hint(turn),
        words.second_puzzle_hint(turn).unwrap_or_default(),
        words.puzzle_solution(turn),
    ];
    let reply_to_wrong_move = |wrong: &awale_study::puzzle::WrongMove| {
        (
            wrong.pit.to_string(),
            words.reply_to_wrong_move(turn, *wrong).into(),
        )
    };
    json!({
        "position": turn.position.to_string(),
        "solution": turn.solution.to_string(),
        "claim": turn.claim.name(),
        "certain": turn.claim.is_proven(),
        "seeds": turn.claim.estimated_seeds_over_other_moves(),
        "task": words.puzzle_goal(turn.claim.proven_goal()),
        "about": words.puzzle_introduction(turn.claim),
        "hints": hints,
        "replies": turn.wrong_moves.iter().map(reply_to_wrong_move).collect::<Map<String, Value>>(),
    })
}
