//! What is printed of a match: the result, what the moves cost, and what was not alike.

use std::io::{self, Write};

use crate::text::escaped_line;

use super::super::output;
use super::contestant::Spec;
use super::game::Cost;
use super::score::{PLAYERS, Score};

/// Writes the result of a match between `specs`, by the variant of this id.
pub(super) fn print(score: &Score, specs: &[Spec; 2], variant: &str) -> io::Result<()> {
    let mut out = output::out();
    let names: Vec<String> = specs.iter().map(|spec| escaped_line(&spec.to_string()).into_owned()).collect();
    let width = names.iter().map(String::len).max().unwrap_or(0).max("player".len());
    writeln!(
        out,
        "{} {} of {}, {} plies on average",
        score.games(),
        if score.games() == 1 { "game" } else { "games" },
        variant,
        mean(score.plies, score.games().into(), 1)
    )?;
    writeln!(out)?;
    writeln!(out, "{:width$}  wins  draws  losses  points      %      Elo", "player")?;
    for (index, name) in names.iter().enumerate() {
        let (wins, losses, share, sign) = if index == 0 {
            (score.wins, score.losses, score.share(), 1.0)
        } else {
            (score.losses, score.wins, 1.0 - score.share(), -1.0)
        };
        let points = share * f64::from(score.games());
        let percent = 100.0 * share;
        let draws = score.draws;
        let elo = match score.elo() {
            // Adding 0 makes a zero of a negative one.
            Some((elo, error)) => format!("{:+.0} ± {error:.0}", (sign * elo).round() + 0.0),
            None => "-".to_owned(),
        };
        writeln!(out, "{name:width$}  {wins:>4}  {draws:>5}  {losses:>6}  {points:>6.1}  {percent:>5.1}  {elo:>7}")?;
    }
    writeln!(out)?;
    writeln!(out, "{:width$}  moves  positions a move  depth a move  ms a move  longest ms  tables", "player")?;
    let asked = [0, 1].map(|player| specs[player].asked_tables(&score.costs[player]));
    for ((name, cost), asked) in names.iter().zip(&score.costs).zip(asked) {
        let asked = asked.map_or("-", |asked| if asked { "yes" } else { "no" });
        writeln!(out, "{name:width$}  {}  {asked:>6}", describe(cost))?;
    }
    if let [Some(first), Some(second)] = asked
        && first != second
    {
        let who = PLAYERS[usize::from(second)];
        writeln!(
            out,
            "only {who} asked endgame tables: `engine:LIMIT,tables=on` asks them, `awale uci --no-tables` does not"
        )?;
    }
    for forfeit in &score.forfeits {
        writeln!(out, "{forfeit}")?;
    }
    Ok(())
}

/// What a player's moves cost, for the second table.
fn describe(cost: &Cost) -> String {
    let nodes = mean(cost.nodes, cost.counted, 0);
    let depth = mean(cost.depths, cost.measured, 1);
    let millis = cost.time.as_secs_f64() * 1000.0 / cost.moves.max(1) as f64;
    let longest = cost.longest.as_secs_f64() * 1000.0;
    format!("{:>5}  {nodes:>16}  {depth:>12}  {millis:>9.2}  {longest:>10.1}", cost.moves)
}

/// `sum` over `count` with so many decimals; a dash where there was nothing to count.
fn mean(sum: u64, count: u64, decimals: usize) -> String {
    if count == 0 { "-".to_owned() } else { format!("{:.decimals$}", sum as f64 / count as f64) }
}
