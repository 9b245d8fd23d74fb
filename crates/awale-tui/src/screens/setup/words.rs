//! The words of the lines of *Play* and of what can be chosen in them.

use awale_rules::Seat;
use awale_study::catalogue::Kind;
use awale_study::players::{Character, PlayerSpec, Strength};
use awale_study::record::Direction;
use unicode_width::UnicodeWidthStr;

use crate::app::Look;
use crate::config::First;
use crate::screens::setup::TypedWrong;
use crate::screens::{Pick, Row, Setup, You};
use crate::widgets::wording;
use crate::words::{Explain, Words, say};

/// The name of a line.
pub(crate) fn name(setup: &Setup, row: Row, words: &Words) -> String {
    let of_side = |id: &str, seat: Seat| format!("  {} · {}", words.get(id), words.seat(seat));
    let id = match row {
        Row::Opponent(seat) if setup.you() == You::Watch => return words.seat(seat),
        Row::Name(seat) => return of_side("setup-name", seat),
        Row::Evaluation(seat) => return of_side("setup-evaluation", seat),
        Row::LeafValue(seat) => return of_side("setup-leaf", seat),
        Row::Game => "setup-game",
        Row::You => "setup-you",
        Row::Opponent(_) => "setup-opponent",
        Row::Bot => "setup-bot",
        Row::Clock => "setup-clock",
        Row::Begin => "setup-begin",
        Row::More => "setup-more",
        Row::Start => "setup-start",
        Row::MaxTake => "setup-max-take",
        Row::First => "setup-first",
        Row::Direction => "setup-direction",
        Row::Position => "setup-position",
        Row::Series => "setup-series",
    };
    let name = words.get(id);
    if matches!(row, Row::Bot) || setup.rows_below().contains(&row) {
        format!("  {name}")
    } else {
        name
    }
}

/// What is chosen in a line, in this many columns.
pub(crate) fn value(setup: &Setup, row: Row, room: usize, look: Look<'_>) -> String {
    let words = look.words;
    match row {
        Row::Name(seat) => {
            let name = &setup.chairs[seat]
                .participant(&setup.usual_name(seat, look.context))
                .name;
            if name.is_empty() {
                words.get("setup-no-name")
            } else {
                name.to_string()
            }
        }
        Row::Bot if setup.bot.is_empty() => words.get("setup-no-bot"),
        Row::Bot => setup.bot.to_string(),
        Row::Position => words.get("setup-position-usual"),
        Row::More if !setup.shows_more => unusual(setup, look),
        row => setup
            .picked(row)
            .map(|picked| pick(setup, &picked, room, look))
            .unwrap_or_default(),
    }
}

/// What is not as usual in the lines behind *More*.
fn unusual(setup: &Setup, look: Look<'_>) -> String {
    let is_unusual = |pick: &Pick| {
        matches!(
            pick,
            Pick::Series(Some(_)) | Pick::Direction(Direction::Clockwise)
        )
    };
    let picks = setup
        .rows_below()
        .into_iter()
        .filter_map(|row| setup.picked(row))
        .filter(is_unusual);
    let names = Seat::BOTH
        .map(|seat| setup.chairs[seat].name.to_string())
        .into_iter()
        .filter(|name| !name.is_empty());
    names
        .chain(picks.map(|picked| pick(setup, &picked, usize::MAX, look)))
        .collect::<Vec<_>>()
        .join(" · ")
}

/// A choice, in this many columns.
pub(crate) fn pick(setup: &Setup, pick: &Pick, room: usize, look: Look<'_>) -> String {
    let words = look.words;
    match pick {
        Pick::Game(number) => wording::game_name(words, setup.kind_of(*number), room),
        Pick::You(you) => match you {
            You::South => words.seat(Seat::South),
            You::North => words.seat(Seat::North),
            You::Drawn => words.get("you-drawn"),
            You::Both => words.get("you-both"),
            You::Watch => words.get("you-watch"),
        },
        Pick::Opponent(PlayerSpec::Naive) => words.get("gallery-naive"),
        Pick::Opponent(PlayerSpec::Fast) => words.get("gallery-fast"),
        Pick::Opponent(PlayerSpec::Human) => words.get("gallery-person"),
        Pick::Opponent(PlayerSpec::Engine(strength)) => words.strength(*strength),
        Pick::Opponent(PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook)) => {
            let spec = pick.spec().unwrap_or_default();
            let plies = say!(words, "plies", plies = u32::from(textbook.depth));
            let whole = format!("{}, {plies}", words.player_kind(spec));
            if whole.width() <= room {
                whole
            } else {
                words.short_player(spec)
            }
        }
        Pick::Opponent(PlayerSpec::Mcts(options)) => {
            let whole = words.short_player(PlayerSpec::Mcts(*options));
            if whole.width() <= room {
                whole
            } else {
                format!("MCTS {}", words.number(options.playouts.into()))
            }
        }
        Pick::Opponent(spec) => words.short_player(*spec),
        Pick::Program(name, command) if name.is_empty() => command.to_string(),
        Pick::Program(name, _) => name.to_string(),
        Pick::Clock(control) => {
            control.map_or_else(|| words.get("clock-off"), |control| words.clock(control))
        }
        Pick::Typed => words.get("setup-typed"),
        Pick::Evaluation(evaluation) => words.evaluation(*evaluation),
        Pick::LeafValue(leaf) => words.leaf_value(*leaf),
        Pick::Number(number) => number.to_string(),
        Pick::First(first) => words.get(match first {
            First::South => "south",
            First::North => "north",
            First::Drawn => "setup-drawn",
        }),
        Pick::Direction(direction) => words.get(match direction {
            Direction::CounterClockwise => "direction-counter-clockwise",
            Direction::Clockwise => "direction-clockwise",
        }),
        Pick::Series(None) => words.get("setup-single"),
        Pick::Series(Some(games)) => say!(words, "series-best-of", games = u32::from(*games)),
    }
}

/// What a line is about, with this in it.
pub(crate) fn about_row(setup: &Setup, row: Row, pick: Option<&Pick>, look: Look<'_>) -> String {
    let words = look.words;
    words.get(match row {
        Row::You => match pick {
            Some(Pick::You(You::Drawn)) => "about-you-drawn",
            Some(Pick::You(You::Both)) => "about-you-both",
            Some(Pick::You(You::Watch)) => "about-you-watch",
            _ => "about-you",
        },
        Row::Evaluation(_) => "about-evaluation",
        Row::LeafValue(_) => "about-leaf",
        Row::Bot => match &setup.refused {
            Some(TypedWrong::Command(wrong)) => return wrong.explain(words),
            _ => "about-bot",
        },
        Row::Clock => match &setup.refused {
            Some(TypedWrong::Clock(text)) => {
                return say!(words, "clock-refused", text = text);
            }
            _ => "about-time",
        },
        Row::Name(_) => "about-name",
        Row::Direction => "about-direction",
        Row::Series => "about-series",
        Row::More => "about-more",
        Row::Position => "about-position",
        Row::First => "about-first",
        Row::Game | Row::Opponent(_) | Row::Begin | Row::Start | Row::MaxTake => {
            return words.game_differences(setup.kind());
        }
    })
}

/// Who a player is, in a sentence.
pub(crate) fn about_player(spec: PlayerSpec, look: Look<'_>) -> String {
    let words = look.words;
    words.get(match spec {
        PlayerSpec::Human => "about-human",
        PlayerSpec::Naive => "about-naive",
        PlayerSpec::Fast => "about-fast",
        PlayerSpec::Expert => "about-expert",
        PlayerSpec::Minimax(_) => "about-minimax",
        PlayerSpec::AlphaBeta(_) => "about-alphabeta",
        PlayerSpec::Mcts(_) => "about-mcts",
        PlayerSpec::Engine(Strength::Level(level)) => return words.level(level),
        PlayerSpec::Engine(_) => "about-engine",
        PlayerSpec::Character(character) => return words.character(character),
        PlayerSpec::Bot => "about-bot",
    })
}

/// The rating of a choice as the gallery lists it; empty where it has none.
pub(crate) fn rating(setup: &Setup, pick: &Pick, look: Look<'_>) -> String {
    let is_awale = matches!(setup.kind(), Kind::Awale(_));
    if pick.spec() == Some(PlayerSpec::Character(Character::Nana)) {
        return look.words.get("gallery-yours-too");
    }
    pick.spec()
        .filter(|_| is_awale)
        .and_then(|spec| look.words.strength_of(&spec))
        .unwrap_or_default()
}
