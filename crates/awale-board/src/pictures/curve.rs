//! How a game went, as a line: the points that a side could expect after each move, by the analysis
//! that is kept with it; without one by how much South led in captured seeds. In the matches, where
//! taking more means nothing, there is no line then.

use awale_rules::Game;
use awale_study::catalogue::{AnyGame, Kind, shown_positions};
use awale_study::record::Record;
use awale_study::study;

use awale_study::words::{Words, say};

use super::Exhibit;

/// The expected points of an even game, in thousandths.
const EVEN: i32 = 500;
/// The least lead that a curve shows on each side, in seeds: a smaller scale would make mountains
/// of molehills.
const LEAST_SCALE: i32 = 4;
/// The most: who leads by half of the seeds has won.
const LARGEST_SCALE: i32 = 24;

/// A curve, ready to be drawn.
pub(super) struct Curve {
    /// After how many moves, and how far above the middle, from `-scale` to `scale`.
    pub(super) points: Vec<(usize, i32)>,
    /// How far the top and the bottom are from the middle.
    pub(super) scale: i32,
    /// What stands at the top, in the middle and at the bottom.
    pub(super) labels: [String; 3],
    /// What is said of it.
    pub(super) caption: String,
}

/// The curve of a game; none without moves, or where nothing is known.
pub(super) fn curve(picture: &Exhibit, words: &Words) -> Option<Curve> {
    let record = &picture.record;
    if record.moves().is_empty() {
        return None;
    }
    if let Some(analysis) = record
        .analysis
        .as_ref()
        .filter(|analysis| analysis.fits(record.moves()))
    {
        let viewer = study::viewer(&record.players);
        let game = record.game();
        let points = study::curve(
            analysis.moves.iter().map(Some),
            game.past(),
            analysis.depth,
            viewer,
        );
        let caption = say!(words, "picture-value", side = words.seat(viewer));
        let is_full = study::is_full(analysis);
        return Some(Curve {
            points: points
                .into_iter()
                .map(|(number, value)| (number, i32::from(value) - EVEN))
                .collect(),
            scale: EVEN,
            labels: ["100 %", "50 %", "0 %"].map(str::to_owned),
            caption: if is_full {
                caption
            } else {
                say!(words, "picture-first-look", caption = caption)
            },
        });
    }
    if !matches!(record.kind, Kind::Awale(_)) {
        return None;
    }
    let mut points = leads(record);
    let scale = points
        .iter()
        .map(|(_, lead)| lead.abs())
        .max()
        .unwrap_or(0)
        .clamp(LEAST_SCALE, LARGEST_SCALE);
    for (_, lead) in &mut points {
        *lead = (*lead).clamp(-scale, scale);
    }
    let labels = [format!("+{scale}"), "0".to_owned(), format!("-{scale}")];
    Some(Curve {
        points,
        scale,
        labels,
        caption: words.get("picture-lead"),
    })
}

fn leads(record: &Record) -> Vec<(usize, i32)> {
    let lead = |(number, position): (usize, &AnyGame)| {
        let counts = position
            .counts()
            .map(|count| i32::try_from(count).unwrap_or(0));
        (number, counts.south - counts.north)
    };
    shown_positions(record.game())
        .iter()
        .enumerate()
        .map(lead)
        .collect()
}
