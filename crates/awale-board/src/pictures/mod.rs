//! Pictures to share: a position, a game or a puzzle as SVG, as an animated GIF, or as a web page
//! on which you can step through the positions. Nothing here needs a terminal; recordings of the
//! full screen are made in the program's `shell`.
//!
//! * `drawing`: the board as simple shapes with their light; `svg` writes them, `raster` paints
//!   them in pixels, `gif` makes an animation of the pixels.
//! * `curve`: the course of a game.
//! * `tree`: the tree of a textbook search as text, for Graphviz, and drawn. `tree_drawing`
//!   arranges the nodes, `tree_scene` provides their texts.
//! * `game_page`: the web page of a game; `page` fills it, and the page of a tournament.

mod curve;
pub mod drawing;
mod game_page;
pub mod gif;
pub mod page;
pub mod palette;
mod raster;
pub mod svg;
mod tree;
mod tree_drawing;
mod tree_scene;

use awale_rules::{Game, Match, PerSeat};
use awale_study::{
    catalogue::{AnyGame, AnyMove, GameKind, PlayerSpec, positions_with_final_stores},
    puzzle::Puzzle,
    record::{DateTime, Participant, Record, SowingDirection},
    words::{Words, say},
};

use awale_words::text::Label;

pub use tree::{MAX_EXPORTED_NODES, MAX_FILM_STEPS, TreePicture};

/// The longest game, in moves, that can become a GIF, a recording or a page. At this
/// length a recording has about 20 MB and a GIF 4 MB.
pub const MAX_EXPORTED_MOVES: usize = 1_000;

/// The file format of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFormat {
    /// A drawing, sharp at any size.
    Svg,
    /// An animation with one frame per position.
    Gif,
    /// A recording of the full screen for asciinema, version 2.
    AsciinemaCast,
    /// A web page with every position to step through.
    Html,
    GraphvizDot,
    Text,
}

impl PictureFormat {
    pub const GAME_FORMATS: [PictureFormat; 4] = [
        PictureFormat::Svg,
        PictureFormat::Gif,
        PictureFormat::AsciinemaCast,
        PictureFormat::Html,
    ];
    /// The formats of a search tree and its film.
    pub const TREE_FORMATS: [PictureFormat; 5] = [
        PictureFormat::Svg,
        PictureFormat::Gif,
        PictureFormat::AsciinemaCast,
        PictureFormat::GraphvizDot,
        PictureFormat::Text,
    ];

    /// The file name extension.
    pub const fn extension(self) -> &'static str {
        match self {
            PictureFormat::Svg => "svg",
            PictureFormat::Gif => "gif",
            PictureFormat::AsciinemaCast => "cast",
            PictureFormat::Html => "html",
            PictureFormat::GraphvizDot => "dot",
            PictureFormat::Text => "txt",
        }
    }
}

/// Anything that can be exported.
#[derive(Clone, Debug)]
pub enum ExportedPicture {
    /// A game, a position or a puzzle.
    Game(Box<GamePicture>),
    /// A search tree and its film.
    Tree(Box<TreePicture>),
}

impl ExportedPicture {
    /// A message about the part that a file in this format leaves out; `None` if it is complete.
    pub fn omission_message(&self, format: PictureFormat, words: &Words) -> Option<String> {
        match self {
            ExportedPicture::Game(_) => None,
            ExportedPicture::Tree(tree) => tree.omission_message(format, words),
        }
    }
}

/// A game, the position to show, and a caption.
#[derive(Clone, Debug)]
pub struct GamePicture {
    /// The game. A position or a puzzle is a game without moves.
    pub record: Record,
    /// The number of moves before the shown position, at most the number of moves of the game.
    pub shown_move_count: usize,
    /// The lines of the caption.
    pub caption_lines: Vec<String>,
    /// If the shown position belongs to a variation: the game for the web page, and the moves from
    /// its start to that position.
    pub whole_game_and_path: Option<(Record, Vec<AnyMove>)>,
}

impl GamePicture {
    /// The game at the position after `shown_move_count` moves, or at its end if it has fewer
    /// moves.
    pub fn of_game(record: Record, shown_move_count: usize, words: &Words) -> GamePicture {
        let shown_move_count = shown_move_count.min(record.moves().len());
        let names = player_names(&record, words);
        let players = PerSeat::from_fn(|seat| {
            let spec = record.players[seat].spec;
            let full_player_text = words.player_text(&spec);
            // The text will be in parentheses, so it must not contain any.
            let name = match names[seat].as_str() {
                "" if spec.is_human() => String::new(),
                "" if full_player_text.contains('(') => words.short_player_text(spec),
                "" => full_player_text,
                name => name.to_owned(),
            };
            words.side_with_player_name(seat, &name)
        });
        let title = format!(
            "{} · {} – {}",
            words.game_name(&record.kind),
            players.south,
            players.north
        );
        let result_or_turn_text = match words
            .result_text(record.game(), &names)
            .filter(|_| shown_move_count == record.moves().len())
        {
            Some(result) => format!(
                "{result} {}",
                words.why_game_ended(record.game()).unwrap_or_default()
            ),
            None => side_to_move_text(&record.game().positions_so_far()[shown_move_count], words),
        };
        GamePicture {
            record,
            shown_move_count,
            caption_lines: vec![title, result_or_turn_text],
            whole_game_and_path: None,
        }
    }

    /// A single position that is not part of a game.
    pub fn of_position(
        position: AnyGame,
        kind: GameKind,
        sowing: SowingDirection,
        words: &Words,
    ) -> GamePicture {
        let caption_lines = vec![words.game_name(&kind), side_to_move_text(&position, words)];
        GamePicture {
            record: record_without_moves(position, kind, sowing),
            shown_move_count: 0,
            caption_lines,
            whole_game_and_path: None,
        }
    }

    /// A puzzle at its first turn, without its solution.
    pub fn of_puzzle(puzzle: &Puzzle, sowing: SowingDirection, words: &Words) -> GamePicture {
        let kind = GameKind::Awale(puzzle.variant.clone());
        let caption_lines = vec![words.game_name(&kind), words.puzzle_goal(puzzle.goal())];
        GamePicture {
            record: record_without_moves(AnyGame::Awale(puzzle.turns[0].position), kind, sowing),
            shown_move_count: 0,
            caption_lines,
            whole_game_and_path: None,
        }
    }

    /// The position as SVG with its caption and, for a game, the curve.
    pub fn svg(&self, words: &Words) -> String {
        svg::position_svg(self, words)
    }

    /// The animated GIF.
    ///
    /// # Errors
    /// If the encoder rejects a frame, which would be a bug.
    pub fn gif(&self) -> std::io::Result<Vec<u8>> {
        gif::game_gif(self)
    }

    /// The web page with every position.
    pub fn html(&self, words: &Words) -> String {
        match &self.whole_game_and_path {
            Some((record, path)) => game_page::game_page_html(record, path, words),
            None => game_page::game_page_html(
                &self.record,
                &self.record.moves()[..self.shown_move_count],
                words,
            ),
        }
    }

    /// The positions from the start to the end of the game.
    pub(crate) fn positions(&self) -> Vec<AnyGame> {
        positions_with_final_stores(self.record.game())
    }
}

/// The names of the players; empty for a player without a name of its own, as in a match on the
/// command line.
fn player_names(record: &Record, words: &Words) -> PerSeat<Label> {
    record.players.clone().map(|player| {
        if words.participant_text(&player) == player.name.as_str() {
            player.name
        } else {
            "".into()
        }
    })
}

fn side_to_move_text(position: &AnyGame, words: &Words) -> String {
    say!(
        words,
        "set-up-to-move",
        side = words.seat_name(position.to_move())
    )
}

/// The record of a game that starts in `position` and has no moves yet.
fn record_without_moves(position: AnyGame, kind: GameKind, sowing: SowingDirection) -> Record {
    let players = PerSeat::from_fn(|_| Participant {
        name: "".into(),
        spec: PlayerSpec::Human,
    });
    Record::of(
        &Match::new(position),
        kind,
        players,
        sowing,
        DateTime::UNKNOWN,
        None,
    )
}
