//! `awale rating`: estimates the strength of players from saved games, on the scale of the built-in
//! players.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    path::PathBuf,
    sync::Arc,
};

use awale_engine::Stop;
use awale_rules::Seat;
use awale_study::{
    catalogue::GameKind,
    rating::{
        GameEvidence, MIN_RATED_PLIES, RATING_SEARCH_DEPTH, Rating, can_rate_players,
        equivalent_level, game_evidence, is_rated, is_unrated_only_for_help, remove_repeated_games,
    },
    record::Record,
    study::{
        Analyst, SearchEffort,
        results::{PlayerResults, ScoreHistory},
    },
    words::say,
};
use awale_words::text::compose_accents;
use serde_json::{Value as Json, json};

use awale_cli::{
    CommandContext, CommandResult, game_file, output,
    storage::GamesFolder,
    table_layout::{ColumnLayout, TableLayout},
};

/// Arguments of `awale rating`.
#[derive(Debug, clap::Args)]
pub struct RatingArgs {
    /// Finished games, `.toml` or `.ogn` files, the oldest first [default: your saved games against
    /// the computer]
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Rate only the players of this name
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Print JSON, for other programs
    #[arg(long)]
    json: bool,
}

/// The games of one player. Each has its kind and the result of its analysis.
#[derive(Default)]
struct RatedPlayer {
    games: Vec<(GameKind, GameEvidence)>,
}

impl RatedPlayer {
    fn rating(&self) -> Option<Rating> {
        let all_games: Vec<GameEvidence> =
            self.games.iter().map(|(_, game)| game.clone()).collect();
        Rating::after_games(&all_games)
    }

    /// Returns the rating and the number of games in each variant.
    fn ratings_by_variant(&self) -> Vec<(&GameKind, usize, Rating)> {
        let mut variants: BTreeMap<&str, (&GameKind, Vec<GameEvidence>)> = BTreeMap::new();
        for (kind, game) in &self.games {
            variants
                .entry(kind.id())
                .or_insert((kind, Vec::new()))
                .1
                .push(game.clone());
        }
        let rating_of_variant = |(kind, games): (_, Vec<GameEvidence>)| {
            Some((kind, games.len(), Rating::after_games(&games)?))
        };
        variants
            .into_values()
            .filter_map(rating_of_variant)
            .collect()
    }
}

pub fn run_rating(context: &CommandContext, args: &RatingArgs) -> CommandResult {
    let records = if args.files.is_empty() {
        user_games(context)?
    } else {
        read_records(context, args)?
    };
    let records = games_that_rate_players(&records, context, !args.files.is_empty());
    // Games with help are left out only if the user's own games are rated. So their number is only
    // shown in this case.
    let are_own_games = args.files.is_empty() && args.player.is_none();
    let records_with_help = records
        .iter()
        .copied()
        .filter(|record| are_own_games && is_unrated_only_for_help(record));
    let results_with_help = PlayerResults::of(records_with_help).total_against_computers;
    let mut rater = PlayerRater {
        context,
        analysts: BTreeMap::new(),
        players: BTreeMap::new(),
        results_with_help,
        requested_player: args.player.as_deref(),
    };
    // The user's own games are only rated if they were played without help. Files named on the
    // command line are rated completely.
    for record in records
        .into_iter()
        .filter(|record| !args.files.is_empty() || is_rated(record))
    {
        rater.analyze_and_add_record(record.clone());
    }
    let mut out = output::standard_output();
    if args.json {
        let json_text = format!("{:#}", rater.ratings_as_json());
        writeln!(out, "{}", output::escaped_json_for_output(&json_text))?;
    } else {
        rater.write_ratings(&mut out)?;
    }
    Ok(())
}

/// Returns the user's own games against the computer, the oldest first.
fn user_games(context: &CommandContext) -> CommandResult<Vec<Record>> {
    let games = GamesFolder::new(context.folders.games_folder()).list_all_games()?;
    let mut records: Vec<Record> = games.into_records();
    records.sort_by_key(|record| record.header.date.sort_key());
    Ok(records)
}

/// Returns the games that can rate their players: finished games of awalé from the usual start that
/// are not too short. For files named on the command line, repeated games are left out too, and the
/// number of omitted games is printed to standard error.
fn games_that_rate_players<'r>(
    records: &'r [Record],
    context: &CommandContext,
    are_files_named: bool,
) -> Vec<&'r Record> {
    let mut rateable_records: Vec<&Record> = records
        .iter()
        .filter(|record| can_rate_players(record))
        .collect();
    let rateable_count = rateable_records.len();
    if are_files_named {
        remove_repeated_games(&mut rateable_records);
    }
    for (word, left_out) in [
        ("rating-repeats", rateable_count - rateable_records.len()),
        ("rating-not-telling", records.len() - rateable_count),
    ] {
        if are_files_named && left_out > 0 {
            output::eprint_line(say!(
                context.words,
                word,
                games = left_out,
                moves = MIN_RATED_PLIES
            ));
        }
    }
    rateable_records
}

fn read_records(context: &CommandContext, args: &RatingArgs) -> CommandResult<Vec<Record>> {
    let read_file =
        |file: &PathBuf| game_file::read_games(context, file)?.readable_games(&context.words);
    Ok(args
        .files
        .iter()
        .map(read_file)
        .collect::<CommandResult<Vec<_>>>()?
        .concat())
}

/// Collects the rated games of each player.
struct PlayerRater<'a> {
    context: &'a CommandContext,
    /// Analysis engines, by the id of the variant.
    analysts: BTreeMap<String, Analyst>,
    /// Players, by name in composed Unicode.
    players: BTreeMap<String, RatedPlayer>,
    /// Finished games that do not count, because the player had help.
    results_with_help: ScoreHistory,
    /// The name of the player to rate, from the command line. `None` rates all players.
    requested_player: Option<&'a str>,
}

impl PlayerRater<'_> {
    fn analyze_and_add_record(&mut self, mut record: Record) {
        // In a game against the computer only the human is rated, in other games both players are.
        let seats: Vec<Seat> = match record.own_seat() {
            Some(seat) => vec![seat],
            None => Seat::BOTH.to_vec(),
        };
        let is_requested = |name: &str| {
            self.requested_player
                .is_none_or(|requested| compose_accents(requested) == compose_accents(name))
        };
        let requested_seats: Vec<Seat> = seats
            .into_iter()
            .filter(|seat| is_requested(&player_name(&record, *seat)))
            .collect();
        if requested_seats.is_empty() || game_evidence(&record, Seat::South).is_none() {
            return;
        }
        if record.analysis.is_none() {
            let effort = SearchEffort {
                depth: RATING_SEARCH_DEPTH,
                time_limit: None,
            };
            let analyst = self.analyst_for(&record);
            record.analysis = analyst.review(
                record.clone_game().positions_so_far(),
                record.moves(),
                effort,
                &Stop::new(),
            );
        }
        for seat in requested_seats {
            if let Some(evidence) = game_evidence(&record, seat) {
                self.players
                    .entry(compose_accents(&player_name(&record, seat)))
                    .or_default()
                    .games
                    .push((record.kind.clone(), evidence));
            }
        }
    }

    fn analyst_for(&mut self, record: &Record) -> &mut Analyst {
        let context = self.context;
        self.analysts
            .entry(record.kind.id().to_owned())
            .or_insert_with(|| {
                let mut analyst = Analyst::new(
                    context
                        .settings
                        .engine_resources(awale_cli::core_count())
                        .threads,
                );
                if let GameKind::Awale(variant) = &record.kind {
                    analyst.set_tables(Some(&Arc::new(
                        context.open_tables(&variant.rules, context.settings.tables.seeds),
                    )));
                }
                analyst
            })
    }

    fn write_ratings(&self, out: &mut impl Write) -> io::Result<()> {
        let words = &self.context.words;
        let rating_row = |name, games: usize, rating| {
            [
                name,
                games.to_string(),
                words.rating_and_margin_text(&rating),
                words.equivalent_level_text(&rating),
            ]
        };
        let mut rows = Vec::new();
        for (name, player) in &self.players {
            let Some(rating) = player.rating() else {
                continue;
            };
            rows.push(rating_row(name.clone(), player.games.len(), rating));
            let ratings_by_variant = player.ratings_by_variant();
            if ratings_by_variant.len() > 1 {
                let indented_name = |kind: &GameKind| format!("  {}", words.game_name(kind));
                rows.extend(
                    ratings_by_variant.into_iter().map(|(kind, games, rating)| {
                        rating_row(indented_name(kind), games, rating)
                    }),
                );
            }
        }
        let helped_game_count = self.results_with_help.results_with_help.len();
        let results_with_help_text = words.results_with_help_so_far(&self.results_with_help);
        if rows.is_empty() && helped_game_count > 0 {
            let no_ratings_message = say!(words, "rating-none-helped", games = helped_game_count);
            return writeln!(out, "{no_ratings_message} {results_with_help_text}");
        }
        if rows.is_empty() {
            let no_ratings_message = match self.requested_player {
                Some(name) => say!(words, "rating-none-named", name),
                None => words.get("rating-none"),
            };
            return writeln!(out, "{no_ratings_message}");
        }
        let [games_heading, rating_heading, level_heading] =
            ["rating-games", "rating-rating", "rating-level"].map(|id| words.get(id));
        rows.insert(
            0,
            [String::new(), games_heading, rating_heading, level_heading],
        );
        let columns = TableLayout::new(
            2,
            [
                ColumnLayout::LeftAligned(0),
                ColumnLayout::RightAligned(7),
                ColumnLayout::RightAligned(12),
                ColumnLayout::LeftAligned(0),
            ],
        )
        .widened_to_fit(rows.iter().map(|rating_row| &rating_row[..]));
        for rating_row in rows {
            writeln!(out, "{}", columns.format_row(&rating_row))?;
        }
        writeln!(out, "\n{}", words.get("rating-about"))?;
        if helped_game_count > 0 {
            writeln!(out, "{results_with_help_text}")?;
        }
        Ok(())
    }

    fn ratings_as_json(&self) -> Json {
        let rating_json = |games: usize, rating: Rating| {
            let margin = rating.elo_margin().round();
            json!({ "games": games, "elo": rating.elo.round(), "margin": margin, "level": equivalent_level(rating.elo) })
        };
        let players_json = self.players.iter().filter_map(|(name, player)| {
            let mut player_json = rating_json(player.games.len(), player.rating()?);
            player_json["name"] = json!(name);
            let variants_json = player
                .ratings_by_variant()
                .into_iter()
                .map(|(kind, games, rating)| (kind.id().to_owned(), rating_json(games, rating)));
            player_json["variants"] = Json::Object(variants_json.collect());
            Some(player_json)
        });
        json!({ "players": players_json.collect::<Vec<_>>() })
    }
}

/// Returns the name of a player, or the kind of player if the record has no name.
fn player_name(record: &Record, seat: Seat) -> String {
    let player = &record.players[seat];
    if player.name.is_empty() {
        player.spec.to_string()
    } else {
        player.name.to_string()
    }
}
