//! The names and descriptions of the choices in the setup form.

use awale_study::players::{Character, EngineStrength, RemarkOccasion, max_style_cost_centiseeds};

use crate::{
    prelude::*,
    screens::{GalleryEntry, GameSetup, HumanSide, setup::opponent_gallery::expected_score},
};

/// The maximum cost of a character's style that is displayed, in hundredths of a seed. The teacher
/// has a higher cost, because the teacher loses on purpose.
const MAX_SHOWN_STYLE_COST: i32 = 400;
/// Maximum columns of a displayed command, which take two rows in a window of 80 columns.
const MAX_COMMAND_WIDTH: usize = 60;

pub(super) fn human_side_name(side: HumanSide, words: &Words) -> String {
    match side {
        HumanSide::South => words.seat_name(Seat::South),
        HumanSide::North => words.seat_name(Seat::North),
        HumanSide::RandomSide => words.get("you-drawn"),
        HumanSide::BothSides => words.get("you-both"),
        HumanSide::LinkGame => words.get("you-link"),
        HumanSide::NeitherSide => words.get("you-watch"),
    }
}

pub(super) fn about_human_side(side: HumanSide, words: &Words) -> String {
    words.get(match side {
        HumanSide::South | HumanSide::North => "about-you",
        HumanSide::RandomSide => "about-you-drawn",
        HumanSide::BothSides => "about-you-both",
        HumanSide::LinkGame => "about-you-link",
        HumanSide::NeitherSide => "about-you-watch",
    })
}

/// The name of an opponent in several forms, from long to short.
pub(super) fn opponent_name_forms(opponent: &GalleryEntry, words: &Words) -> Vec<String> {
    let spec = match opponent {
        GalleryEntry::Player(spec) => *spec,
        GalleryEntry::Program(name, command) if name.is_empty() => {
            return vec![command.to_string()];
        }
        GalleryEntry::Program(name, _) => return vec![name.to_string()],
        GalleryEntry::TypedProgram => return vec![words.get("setup-typed")],
    };
    match spec {
        PlayerSpec::Human => vec![words.get("gallery-person")],
        PlayerSpec::Engine(strength) => vec![words.strength_text(strength)],
        PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook) => {
            let plies_text = say!(words, "plies", plies = u32::from(textbook.depth));
            let full_name = format!("{}, {plies_text}", words.player_kind_text(spec));
            vec![full_name, words.short_player_text(spec)]
        }
        PlayerSpec::Mcts(options) => {
            let brief_name = format!("MCTS {}", words.number(options.playout_count.into()));
            vec![words.short_player_text(spec), brief_name]
        }
        spec => vec![words.short_player_text(spec)],
    }
}

/// The name of an opponent with the rating, if known. Several forms, from long to short.
pub(super) fn rated_opponent_name_forms(
    setup: &GameSetup,
    opponent: &GalleryEntry,
    words: &Words,
) -> Vec<String> {
    let (name_forms, rating_text) = (
        opponent_name_forms(opponent, words),
        rating_text(setup, opponent, words),
    );
    if rating_text.is_empty() {
        return name_forms;
    }
    let with_rating = |name: &String| format!("{name} · {rating_text}");
    let short_form = opponent
        .player_spec()
        .map(|spec| with_rating(&words.short_player_text(spec)));
    let mut forms: Vec<String> = name_forms
        .iter()
        .flat_map(|name| [with_rating(name), name.clone()])
        .collect();
    forms.splice(1..1, short_form);
    forms
}

/// A sentence about a player of this game.
fn about_player(spec: PlayerSpec, kind: &GameKind, words: &Words) -> String {
    words.get(match spec {
        PlayerSpec::Fast if matches!(kind, GameKind::Matches(_)) => "about-fast-matches",
        PlayerSpec::Human => "about-human",
        PlayerSpec::Naive => "about-naive",
        PlayerSpec::Fast => "about-fast",
        PlayerSpec::MatchesExpert => "about-expert",
        PlayerSpec::Minimax(_) => "about-minimax",
        PlayerSpec::AlphaBeta(_) => "about-alphabeta",
        PlayerSpec::Mcts(_) => "about-mcts",
        PlayerSpec::Engine(EngineStrength::Level(level)) => return words.level_text(level),
        PlayerSpec::Engine(_) => "about-engine",
        PlayerSpec::Character(character) => return words.character_description(character),
        PlayerSpec::ExternalProgram => "about-bot",
    })
}

/// The rating of an opponent in the gallery. Empty if unknown.
pub(super) fn rating_text(setup: &GameSetup, opponent: &GalleryEntry, words: &Words) -> String {
    let is_awale = matches!(setup.kind(), GameKind::Awale(_));
    if opponent.player_spec() == Some(PlayerSpec::TEACHER) {
        return words.get("gallery-yours-too");
    }
    opponent
        .player_spec()
        .filter(|_| is_awale)
        .and_then(|spec| words.player_elo_text(&spec))
        .unwrap_or_default()
}

/// How captures work, which is the same in all awalé games, and the special rules of the game.
pub(super) fn about_game(kind: &GameKind, words: &Words) -> String {
    match kind {
        GameKind::Awale(_) => format!(
            "{} {}",
            words.get("setup-how"),
            words.game_differences(kind)
        ),
        GameKind::Matches(_) => words.game_differences(kind),
    }
}

/// The description of an opponent, the strength and the expected score, in one line each.
pub(super) fn about_opponent(
    setup: &GameSetup,
    opponent: &GalleryEntry,
    look: DrawContext,
) -> Vec<String> {
    let words = look.words;
    let Some(spec) = opponent.player_spec() else {
        return vec![words.get("about-bot")];
    };
    let mut lines = vec![about_player(spec, setup.kind(), words)];
    if let GalleryEntry::Program(_, command) = opponent {
        lines.push(columns::cut_to_width(command, MAX_COMMAND_WIDTH));
    }
    if !matches!(setup.kind(), GameKind::Awale(_)) || spec.is_human() {
        return lines;
    }
    if spec == PlayerSpec::TEACHER {
        return lines;
    }
    let strength_text = words
        .player_strength_text(&spec)
        .unwrap_or_else(|| words.get("gallery-unrated"));
    lines.push(say!(words, "gallery-rating", rating = strength_text));
    if let Some(expected_point_share) = look
        .context
        .rating()
        .and_then(|mine| expected_score(mine, &spec, setup.kind()))
    {
        lines.push(say!(
            words,
            "gallery-expected",
            percent = format!("{:.0}", (expected_point_share * 20.0).round() * 5.0)
        ));
    }
    if let PlayerSpec::Character(character) = spec
        && (1..=MAX_SHOWN_STYLE_COST).contains(&max_style_cost_centiseeds(character))
    {
        lines.push(say!(
            words,
            "gallery-cost",
            seeds = words.format_seeds_with_unit(max_style_cost_centiseeds(character))
        ));
    }
    let context = look.context;
    if context.proposes_opponent_by_results() && context.proposed_opponent() == Some(spec) {
        lines.push(words.get("setup-suggested"));
    }
    lines
}

/// The remarks of a character.
fn character_remarks(character: Character, look: DrawContext) -> Vec<String> {
    let occasions = [
        (RemarkOccasion::CharacterCapturedMany, "gallery-took"),
        (RemarkOccasion::OpponentCapturedMany, "gallery-lost"),
        (RemarkOccasion::TypicalMove, "gallery-style"),
    ];
    let remark_texts = occasions.map(|(kind, id)| {
        let remark = look.words.remark_text(character, kind)?;
        Some(say!(
            look.words,
            "gallery-says",
            moment = look.words.get(id),
            text = remark
        ))
    });
    [String::new()]
        .into_iter()
        .chain(remark_texts.into_iter().flatten())
        .collect()
}

/// The description of an opponent and, for a character, typical remarks.
pub(super) fn about_opponent_with_remarks(
    setup: &GameSetup,
    opponent: &GalleryEntry,
    look: DrawContext,
) -> String {
    let mut lines = about_opponent(setup, opponent, look);
    if let Some(PlayerSpec::Character(character)) = opponent.player_spec() {
        lines.extend(character_remarks(character, look));
    }
    lines.join("\n")
}
