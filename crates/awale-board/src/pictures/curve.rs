//! The course of a game as a curve. It shows the expected points after each move if the game was
//! analyzed, otherwise South's lead in captured seeds. A game of matches that was not analyzed has
//! no curve, because taking more matches is not an advantage.

use awale_rules::Game;
use awale_study::{
    catalogue::{AnyGame, GameKind, positions_with_final_stores},
    record::Record,
    study,
    words::{Words, say},
};

/// The expected points of an even game, in thousandths of a point.
const EVEN_GAME_POINT_THOUSANDTHS: i32 = 500;
/// The smallest scale in seeds on each side. A smaller one would exaggerate differences.
const MIN_CURVE_SCALE_SEEDS: i32 = 4;
/// The largest scale in seeds: half of the 48 seeds of the usual game. Larger leads are rare.
const MAX_CURVE_SCALE_SEEDS: i32 = 24;

/// A curve that is ready to be drawn.
pub(super) struct GameCurve {
    /// The points of the curve: the number of moves played, and the height above the middle from
    /// `-max_value` to `max_value`.
    pub(super) points: Vec<(usize, i32)>,
    /// The distance of the top edge and of the bottom edge from the middle.
    pub(super) max_value: i32,
    /// The labels at the top, in the middle and at the bottom.
    pub(super) scale_labels: [String; 3],
    /// The explanation below the curve.
    pub(super) caption: String,
}

/// Computes the curve of a game: by its analysis, or else the lead in seeds. `None` if the game has
/// no moves, or if it is a game of matches without an analysis.
pub(super) fn game_curve(record: &Record, words: &Words) -> Option<GameCurve> {
    if record.moves().is_empty() {
        return None;
    }
    if let Some(analysis) = record
        .analysis
        .as_ref()
        .filter(|analysis| analysis.belongs_to_game(record.moves()))
    {
        let viewing_seat = study::viewing_seat(&record.players);
        let game = record.game();
        let points = study::expected_points_curve(
            analysis.moves.iter().map(Some),
            game.positions_so_far(),
            analysis.depth,
            viewing_seat,
        );
        let caption = say!(words, "picture-value", side = words.seat_name(viewing_seat));
        let is_full_analysis = study::is_deep_enough(analysis);
        return Some(GameCurve {
            points: points
                .into_iter()
                .map(|(number, value)| (number, i32::from(value) - EVEN_GAME_POINT_THOUSANDTHS))
                .collect(),
            max_value: EVEN_GAME_POINT_THOUSANDTHS,
            scale_labels: ["100", "50", "0"]
                .map(|share| say!(words, "results-share", percent = share)),
            caption: if is_full_analysis {
                caption
            } else {
                say!(words, "picture-first-look", caption)
            },
        });
    }
    if !matches!(record.kind, GameKind::Awale(_)) {
        return None;
    }
    let mut points = seed_leads(record);
    let top_lead_seeds = points
        .iter()
        .map(|(_, lead)| lead.abs())
        .max()
        .unwrap_or(0)
        .clamp(MIN_CURVE_SCALE_SEEDS, MAX_CURVE_SCALE_SEEDS);
    for (_, lead) in &mut points {
        *lead = (*lead).clamp(-top_lead_seeds, top_lead_seeds);
    }
    let labels = [
        format!("+{top_lead_seeds}"),
        "0".to_owned(),
        format!("-{top_lead_seeds}"),
    ];
    Some(GameCurve {
        points,
        max_value: top_lead_seeds,
        scale_labels: labels,
        caption: words.get("picture-lead"),
    })
}

fn seed_leads(record: &Record) -> Vec<(usize, i32)> {
    let lead_at = |(number, position): (usize, &AnyGame)| {
        let collected_seed_counts = position
            .collected_counts()
            .map(|count| i32::try_from(count).unwrap_or(0));
        (
            number,
            collected_seed_counts.south - collected_seed_counts.north,
        )
    };
    positions_with_final_stores(record.game())
        .iter()
        .enumerate()
        .map(lead_at)
        .collect()
}
