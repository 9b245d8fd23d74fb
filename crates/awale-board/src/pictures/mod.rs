//! Pictures to share: a position, a game or a puzzle as SVG, as a GIF that moves, or as a page with
//! every position to click through. Floor 4: what a picture says comes from the words, and nothing
//! of it from a terminal. (The film of the full screen, which does, is in `shell`.)
//!
//! * `drawing`: the board as simple shapes with their light; `svg` writes them down, `raster`
//!   paints them in pixels, `gif` makes a film of those;
//! * `curve`: how a game went, as a line;
//! * `tree`: the tree of a textbook search, as text, for Graphviz and drawn; `tree_drawing` places
//!   its nodes, `tree_scene` says what stands on them;
//! * `page`: the page with games to click through, which tournaments have too.

mod curve;
pub mod drawing;
mod gif;
pub mod page;
mod raster;
pub mod svg;
mod tree;
mod tree_drawing;
mod tree_scene;

use awale_rules::{Game, Match, PerSeat};
use awale_study::catalogue::{AnyGame, Kind, PlayerSpec, shown_positions};
use awale_study::puzzle::Puzzle;
use awale_study::record::{Direction, Participant, Record, unknown_date};

use awale_study::words::{Words, say};

pub use tree::{MOST_SHOWN, MOST_STEPS, TreeExhibit};

/// The longest game that becomes a picture that moves or a page, in moves. A recording of this many
/// has some 20 MB, a GIF 4.
pub const MAX_MOVES: usize = 1_000;

/// How a picture is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFormat {
    /// A drawing, sharp at any size.
    Svg,
    /// A picture that moves, a frame for each position.
    Gif,
    /// A recording of the full screen for asciinema, version 2.
    Cast,
    /// One page for a browser with every position to click through.
    Html,
    Dot,
    Text,
}

impl PictureFormat {
    pub const GAME: [PictureFormat; 4] = [
        PictureFormat::Svg,
        PictureFormat::Gif,
        PictureFormat::Cast,
        PictureFormat::Html,
    ];
    /// Those of a tree and its film.
    pub const TREE: [PictureFormat; 5] = [
        PictureFormat::Svg,
        PictureFormat::Gif,
        PictureFormat::Cast,
        PictureFormat::Dot,
        PictureFormat::Text,
    ];

    /// How the names of such files end.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            PictureFormat::Svg => "svg",
            PictureFormat::Gif => "gif",
            PictureFormat::Cast => "cast",
            PictureFormat::Html => "html",
            PictureFormat::Dot => "dot",
            PictureFormat::Text => "txt",
        }
    }
}

/// What can be written down to be shared.
#[derive(Clone, Debug)]
pub enum SharedPicture {
    /// A game, a position, a puzzle.
    Game(Box<Exhibit>),
    /// A tree and its film.
    Tree(Box<TreeExhibit>),
}

impl SharedPicture {
    /// What a file in this format leaves out, in words; `None` where it has everything.
    #[must_use]
    pub fn left_out(&self, format: PictureFormat, words: &Words) -> Option<String> {
        match self {
            SharedPicture::Game(_) => None,
            SharedPicture::Tree(tree) => tree.left_out(format, words),
        }
    }
}

/// What is to be seen: a game with one of its positions, and what is said of it.
#[derive(Clone, Debug)]
pub struct Exhibit {
    /// The game; a position or a puzzle is one without moves.
    pub record: Record,
    /// How many moves led to the position that is shown; not more than the game has.
    pub shown: usize,
    /// What is said of it, line by line.
    pub caption: Vec<String>,
}

impl Exhibit {
    /// A game at the position after `shown` moves, or at its end if it has fewer.
    #[must_use]
    pub fn of_game(record: Record, shown: usize, words: &Words) -> Exhibit {
        let shown = shown.min(record.moves().len());
        let players = PerSeat::from_fn(|seat| {
            let Participant { name, spec } = &record.players[seat];
            let whole = words.player(spec);
            // It stands in brackets: it has none of its own.
            let whole = if whole.contains('(') {
                words.short_player(*spec)
            } else {
                whole
            };
            words.who(
                seat,
                &if name.is_empty() {
                    whole
                } else {
                    name.to_string()
                },
            )
        });
        let title = format!(
            "{} · {} – {}",
            words.game_name(&record.kind),
            players.south,
            players.north
        );
        let names = PerSeat::from_fn(|seat| record.players[seat].name.clone());
        let told = match words
            .result(record.game(), &names)
            .filter(|_| shown == record.moves().len())
        {
            Some(result) => format!(
                "{result} {}",
                words.reason(record.game()).unwrap_or_default()
            ),
            None => to_move(&record.game().past()[shown], words),
        };
        Exhibit {
            record,
            shown,
            caption: vec![title, told],
        }
    }

    /// A position, which is no part of a game.
    #[must_use]
    pub fn of_position(position: AnyGame, kind: Kind, sowing: Direction, words: &Words) -> Exhibit {
        let caption = vec![words.game_name(&kind), to_move(&position, words)];
        Exhibit {
            record: alone(position, kind, sowing),
            shown: 0,
            caption,
        }
    }

    /// A puzzle at its first turn, without its solution.
    #[must_use]
    pub fn of_puzzle(puzzle: &Puzzle, sowing: Direction, words: &Words) -> Exhibit {
        let kind = Kind::Awale(puzzle.variant.clone());
        let caption = vec![words.game_name(&kind), words.puzzle_goal(puzzle.goal())];
        Exhibit {
            record: alone(AnyGame::Awale(puzzle.turns[0].position), kind, sowing),
            shown: 0,
            caption,
        }
    }

    /// The drawing of the position, with its caption and, for a game, the curve.
    #[must_use]
    pub fn svg(&self, words: &Words) -> String {
        svg::drawing(self, words)
    }

    /// The picture that moves.
    ///
    /// # Errors
    /// When the encoder refuses a frame, which is a bug.
    pub fn gif(&self) -> std::io::Result<Vec<u8>> {
        gif::film(self)
    }

    /// The page with every position.
    #[must_use]
    pub fn html(&self, words: &Words) -> String {
        page::of_picture(self, words)
    }

    /// The positions, from the first to the last of the game.
    pub(crate) fn positions(&self) -> Vec<AnyGame> {
        shown_positions(self.record.game())
    }
}

fn to_move(position: &AnyGame, words: &Words) -> String {
    say!(
        words,
        "set-up-to-move",
        side = words.seat(position.to_move())
    )
}

/// A game that has no move yet.
fn alone(position: AnyGame, kind: Kind, sowing: Direction) -> Record {
    let players = PerSeat::from_fn(|_| Participant {
        name: "".into(),
        spec: PlayerSpec::Human,
    });
    Record::of(
        &Match::new(position),
        kind,
        players,
        sowing,
        unknown_date(),
        None,
    )
}
