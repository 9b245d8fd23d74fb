//! The trap setter against level 5, from drawn positions that the tables know.

use std::sync::Arc;

use awale_engine::Stop;
use awale_engine::tables::{TableRules, Tables};
use awale_rules::{Game, Match, Pit, Position, Rules, Seat};

use awale::players::{Computer, PlayerSpec, Resources};

use super::{RESOURCES, choose, computer, games, opening, play_out, seated, spec};

/// Seeds on the boards that the tables know.
fn seeds() -> u8 {
    u8::try_from(games("AWALE_TRAP_SEEDS", 9)).expect("few seeds")
}

/// What the tables hold the game to be worth to the side to move: its lead in the end.
fn lead(tables: &Tables, position: &Position) -> Option<i32> {
    let mover = position.to_move();
    let now = i32::from(position.store(mover)) - i32::from(position.store(mover.opponent()));
    Some(now + i32::from(tables.probe(position)?.value))
}

/// Drawn positions out of games, with several moves that keep the draw.
fn drawn_positions(tables: &Tables, rules: &Rules) -> impl Iterator<Item = Position> {
    (0..).filter_map(move |seed| {
        let mut game = opening(rules, 4, seed);
        let players = seated(spec("engine:level=4"), Seat::South, spec("engine:level=4"), seed);
        let mut found = Vec::new();
        play_out(&mut game, players, |game, _| {
            let position = game.position();
            // The stores are set so that the table's value makes a draw.
            if let Some(drawn) = lead(tables, position).filter(|lead| *lead == 0).map(|_| *position) {
                found.push(drawn);
            }
        });
        found.into_iter().next()
    })
}

/// Wins and seeds given away of `player` against level 5 in games from `start`.
fn play(player: PlayerSpec, start: Position, tables: &Arc<Tables>, seed: u64) -> (bool, bool, i32) {
    let resources = Resources { tables: Some(Arc::clone(tables)), ..RESOURCES };
    let mut players = [Computer::new(player, seed, &resources), computer(spec("engine:level=5"), seed)];
    let (seat, mut game, mut given) = (start.to_move(), Match::new(start), 0);
    while let Some(position) = game.to_play() {
        let mine = position.to_move() == seat;
        let pit = choose(&mut players[usize::from(!mine)], game.past());
        if mine {
            given += cost(tables, position, pit);
        }
        game.play(pit).expect("a legal move");
    }
    let winner = game.outcome().and_then(|outcome| outcome.tally.winner);
    (winner == Some(seat), winner == Some(seat.opponent()), given)
}

/// Seeds that a move gives away by the tables.
fn cost(tables: &Tables, position: &Position, pit: Pit) -> i32 {
    let worth = |pit: Pit| {
        let mut after = *position;
        after.play_unchecked(pit);
        match after.outcome() {
            Some(outcome) => outcome.tally.counts.lead(position.to_move()),
            None => -lead(tables, &after).expect("a smaller board"),
        }
    };
    let best = position.moves().map(worth).max().expect("a move");
    best - worth(pit)
}

#[test]
#[ignore = "measures for minutes: AWALE_TRAP_GAMES=2000 cargo test --release --test characters traps -- --ignored --nocapture"]
fn traps_give_nothing_away() {
    let number = games("AWALE_TRAP_GAMES", 200);
    let variant = std::env::var("AWALE_TRAP_VARIANT").unwrap_or_else(|_| "oware".to_owned());
    let rules = awale::catalogue::Variant::built_in()
        .into_iter()
        .find(|one| one.id == variant.as_str())
        .expect("a variant")
        .rules;
    let tables = Arc::new(Tables::solve(TableRules::new(&rules), seeds(), 1, &Stop::new()).expect("tables"));
    let mut totals = [(0, 0, 0); 2];
    let (trapper, plain) = (spec("character:kweku"), spec("engine:depth=12"));
    for (seed, start) in (0..number).zip(drawn_positions(&tables, &rules)) {
        for (player, (wins, losses, given)) in [trapper, plain].into_iter().zip(&mut totals) {
            let (won, lost, seeds) = play(player, start, &tables, seed);
            *wins += u64::from(won);
            *losses += u64::from(lost);
            *given += seeds;
        }
    }
    let [(wins, losses, given), (plain_wins, plain_losses, plain_given)] = totals;
    println!(
        "{number} games of {variant}: traps {wins} won, {losses} lost, {given} seeds given away; plain {plain_wins} won, {plain_losses} lost, {plain_given} given"
    );
    assert_eq!(given, 0, "nothing is given away");
}
