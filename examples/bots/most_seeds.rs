//! Sows from the pit with the most seeds. In the matches it leaves a multiple of four plus one.
//! Compile with `rustc -O most_seeds.rs`.
use std::io::{self, BufRead};

fn choose(position: &str, moves: &[&str], game: &str) -> Option<String> {
    let fields: Vec<&str> = position.split('-').collect();
    if game == "matches" {
        let left: u32 = fields[0].parse().ok()?;
        let take = (left - 1) % 4;
        return Some(if take == 0 { "1".to_owned() } else { take.to_string() });
    }
    let seeds = |pit: &&&str| fields["ABCDEFabcdef".find(**pit)?].parse::<u32>().ok();
    moves.iter().max_by_key(seeds).map(|pit| (*pit).to_owned())
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [position, moves, _time, _left, game] = words[..] else { continue };
        let moves: Vec<&str> = moves.split(',').collect();
        if let Some(pit) = choose(position, &moves, game) {
            println!("{pit}");
        }
    }
}
