//! `awale results --json`: everything that *Progress* shows, for other programs. The field names
//! are stable.

use serde_json::{Value as Json, json};

use awale_study::{
    catalogue::Wdl,
    insights::{Insights, MotifScore, Phase, PhaseScore, SeriesScore},
    openings::OwnGamesScore,
    rating::{Rating, RatingsAfterGame, equivalent_level},
    study::{
        MoveMark,
        results::{GameKindResults, Opponent, PlayerResults, ScoreHistory},
    },
};

/// The data to print.
pub(super) struct ResultsJson<'a> {
    pub results: &'a PlayerResults,
    pub ratings_after_games: &'a [RatingsAfterGame],
    pub insights: &'a Insights,
    pub themes: &'a [MotifScore],
}

impl ResultsJson<'_> {
    pub(super) fn to_json(&self) -> Json {
        let ResultsJson {
            results,
            ratings_after_games: ratings,
            insights,
            themes,
        } = self;
        let phases = &insights.phase_scores;
        let mut json_by_phase = serde_json::Map::new();
        for (part, score) in Phase::ALL.iter().zip(&phases.by_phase) {
            json_by_phase.insert(part.name().to_owned(), phase_json(score));
        }
        json!({
            "total": history_json(&results.total_against_computers),
            "helped": results.total_against_computers.results_with_help.len(),
            "variants": results.results_against_computers.iter().map(group_json).collect::<Vec<_>>(),
            "people": results.results_between_humans.iter().map(group_json).collect::<Vec<_>>(),
            "ratings": ratings.iter().map(rated_game_json).collect::<Vec<_>>(),
            "accuracy": {
                "games": phases.analyzed_game_count,
                "all": phase_json(&phases.all_phases),
                "phases": Json::Object(json_by_phase),
            },
            "clocks": { "games": phases.timed_game_count, "lost_on_time": phases.lost_on_time_game_count },
            "openings": insights.opening_scores.iter().map(opening_json).collect::<Vec<_>>(),
            "themes": themes.iter().map(theme_json).collect::<Vec<_>>(),
            "series": insights.series_scores.iter().map(series_json).collect::<Vec<_>>(),
        })
    }
}

fn counts_json(won: usize, drawn: usize, lost: usize) -> Json {
    json!({ "games": won + drawn + lost, "won": won, "drawn": drawn, "lost": lost })
}

fn history_json(score: &ScoreHistory) -> Json {
    let outcomes = [Wdl::Win, Wdl::Draw, Wdl::Loss];
    let [won, drawn, lost] = outcomes.map(|outcome| score.count(outcome));
    let mut history_fields = counts_json(won, drawn, lost);
    let [won_with_help, drawn_with_help, lost_with_help] =
        outcomes.map(|outcome| score.count_with_help(outcome));
    history_fields["with_help"] = counts_json(won_with_help, drawn_with_help, lost_with_help);
    history_fields["unfinished"] = json!(score.unfinished_game_count);
    history_fields
}

fn own_score_json(score: OwnGamesScore) -> Json {
    counts_json(score.won, score.drawn, score.lost)
}

/// `first` followed by the fields of `second`.
fn merged_fields(mut first: Json, second: Json) -> Json {
    if let (Json::Object(fields), Json::Object(more)) = (&mut first, second) {
        fields.extend(more);
    }
    first
}

fn group_json(group: &GameKindResults) -> Json {
    let opponents: Vec<Json> = group
        .opponent_scores
        .iter()
        .map(|line| {
            let opponent_json = match &line.opponent {
                Opponent::Computer(spec) => json!({ "player": spec.to_string() }),
                Opponent::TwoHumans(names) => {
                    json!({ "names": [names.south.as_str(), names.north.as_str()] })
                }
            };
            merged_fields(opponent_json, history_json(&line.score))
        })
        .collect();
    merged_fields(
        json!({ "id": group.kind.id(), "opponents": opponents }),
        history_json(&group.score),
    )
}

fn rating_json(rating: &Rating) -> Json {
    json!({ "elo": rating.elo.round(), "margin": rating.elo_margin().round(), "level": equivalent_level(rating.elo) })
}

fn rated_game_json(ratings_after_game: &RatingsAfterGame) -> Json {
    json!({ "id": ratings_after_game.kind.id(), "all": rating_json(&ratings_after_game.rating), "variant": rating_json(&ratings_after_game.variant_rating) })
}

fn phase_json(score: &PhaseScore) -> Json {
    let move_totals = &score.move_totals;
    let rounded_to_tenths = |number: f64| (number * 10.0).round() / 10.0;
    json!({
        "moves": move_totals.move_count,
        "counted": move_totals.undecided_move_count(),
        "accuracy": move_totals.accuracy().map(rounded_to_tenths),
        "inaccuracies": move_totals.count(MoveMark::Inaccuracy),
        "mistakes": move_totals.count(MoveMark::Mistake),
        "blunders": move_totals.count(MoveMark::Blunder),
        "timed_moves": score.timed_move_count,
        "seconds": score.average_move_seconds().map(rounded_to_tenths),
    })
}

fn opening_json(opening: &awale_study::insights::OpeningScore) -> Json {
    let moves: Vec<String> = opening.moves.iter().map(ToString::to_string).collect();
    merged_fields(
        json!({ "id": opening.variant.id.as_str(), "moves": moves }),
        own_score_json(opening.score),
    )
}

fn theme_json(theme: &MotifScore) -> Json {
    json!({ "theme": theme.motif.name(), "tried": theme.tried_puzzle_count, "missed": theme.missed_puzzle_count })
}

fn series_json(score: &SeriesScore) -> Json {
    let result_name = match score.outcome() {
        Some(Wdl::Win) => "won",
        Some(Wdl::Draw) => "drawn",
        Some(Wdl::Loss) => "lost",
        None => "running",
    };
    let series_fields = json!({
        "begun": score.series.first_game_began.to_string(),
        "best_of": score.series.best_of,
        "id": score.kind.id(),
        "player": score.opponent.spec.to_string(),
        "result": result_name,
    });
    merged_fields(series_fields, own_score_json(score.score))
}
