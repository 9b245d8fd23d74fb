//! The board as shapes. Coordinates are units from the upper left corner; the drawing is
//! `DRAWING_WIDTH` units wide and `DRAWING_HEIGHT` units high.

use awale_rules::{BoardPlace, Game, Pit, Position, ROW, Seat, matches_game::Heap};
use awale_study::{
    catalogue::{AnyGame, AnyMove},
    record::SowingDirection,
};
use strum::VariantArray;

/// Width of the drawing in units.
pub(super) const DRAWING_WIDTH: f32 = 640.0;
/// Height of the drawing in units.
pub(super) const DRAWING_HEIGHT: f32 = 256.0;

/// The materials and colors of shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Ink {
    /// The table under the board.
    Table,
    Wood,
    /// The floor of pits and stores.
    Hollow,
    Seed,
    DarkSeed,
    /// Letters and numbers on the board.
    Text,
    /// The head of a match.
    MatchHead,
    /// The marks of the last move.
    LastMove,
}

impl Ink {
    pub(super) const ALL: &[Ink] = Ink::VARIANTS;

    /// The color as red, green and blue; the same colors as in the theme `wood`.
    pub(super) const fn rgb(self) -> [u8; 3] {
        match self {
            Ink::Table => [0x1a, 0x15, 0x12],
            Ink::Wood => [0xc6, 0x8e, 0x53],
            Ink::Hollow => [0x5c, 0x33, 0x17],
            Ink::Seed => [0xd3, 0xd6, 0xbf],
            Ink::DarkSeed => [0xa9, 0xb3, 0x9d],
            Ink::Text => [0x2c, 0x16, 0x06],
            Ink::MatchHead => [0xc8, 0x37, 0x2b],
            Ink::LastMove => [0xff, 0xd2, 0x7a],
        }
    }

    /// The light on this material; `None` for the table, letters, marks and the heads of matches.
    pub(super) const fn lighting(self) -> Option<Light> {
        const HIGHLIGHT: Gradient = Gradient::Radial {
            x: 0.35,
            y: 0.3,
            radius: 0.5,
        };
        let (gradient, start_color, end_color) = match self {
            Ink::Wood => (
                Gradient::TopToBottom,
                [0xd4, 0x9f, 0x5f],
                [0xb8, 0x7d, 0x47],
            ),
            Ink::Hollow => (
                Gradient::Radial {
                    x: 0.5,
                    y: 0.65,
                    radius: 0.6,
                },
                [0x6d, 0x42, 0x20],
                [0x41, 0x22, 0x0d],
            ),
            Ink::Seed => (HIGHLIGHT, [0xf0, 0xef, 0xdc], [0xa9, 0xa9, 0x8d]),
            Ink::DarkSeed => (HIGHLIGHT, [0xcc, 0xd4, 0xc2], [0x7f, 0x8b, 0x76]),
            Ink::Table | Ink::Text | Ink::MatchHead | Ink::LastMove => return None,
        };
        Some(Light {
            gradient,
            start_color,
            end_color,
        })
    }
}

/// Light from above. Wood gets darker downwards, a pit is darkest at its upper edge, a seed has a
/// bright spot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Light {
    pub(super) gradient: Gradient,
    pub(super) start_color: [u8; 3],
    pub(super) end_color: [u8; 3],
}

/// The direction of a gradient. The width and height of the shape count as 1.
#[derive(Clone, Copy, Debug)]
pub(super) enum Gradient {
    /// From the top to the bottom.
    TopToBottom,
    /// From a point outwards.
    Radial { x: f32, y: f32, radius: f32 },
}

/// A part of the drawing. Later shapes cover earlier ones.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A disc with its center and its radius.
    Disc {
        x: f32,
        y: f32,
        radius: f32,
        ink: Ink,
    },
    /// A rectangle with its upper left corner and rounded corners.
    RoundedRectangle {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        corner_radius: f32,
        ink: Ink,
    },
    /// A text of digits, letters or value signs, centered at a point.
    Text {
        x: f32,
        y: f32,
        font_size: f32,
        text: String,
        ink: Ink,
    },
    /// A line between two points.
    Line {
        start: (f32, f32),
        end: (f32, f32),
        ink: Ink,
    },
}

/// Width of the table around the board.
pub(super) const TABLE_MARGIN_AROUND_BOARD: f32 = 8.0;
/// Thickness of a line in units.
pub(super) const LINE_WIDTH: f32 = 1.5;

/// The x coordinate of the first pit of a row, and the distance to the next one.
const FIRST_PIT_X: f32 = 133.0;
const PIT_DISTANCE: f32 = 74.8;
/// The y coordinate of the upper row.
const NORTH_ROW_Y: f32 = 88.0;
/// The y coordinate of the lower row.
const SOUTH_ROW_Y: f32 = 168.0;
pub(super) const PIT_RADIUS: f32 = 33.0;
/// Width and height of a store.
const STORE_SIZE: (f32, f32) = (66.0, 168.0);
/// Distance of a store from the left or right edge, and from the top.
const STORE_MARGINS: (f32, f32) = (22.0, 32.0);
pub(super) const SEED_RADIUS: f32 = 6.2;
/// Width of the ring around the pits of the last move.
const LAST_MOVE_RING_WIDTH: f32 = 4.0;

/// Draws the board of any game on a table, with a mark at the pit of the last move.
pub(super) fn draw_board(
    game: &AnyGame,
    last_move: Option<AnyMove>,
    sowing: SowingDirection,
) -> Vec<Shape> {
    let mut shapes = vec![rounded_rectangle(
        [0.0, 0.0, DRAWING_WIDTH, DRAWING_HEIGHT],
        0.0,
        Ink::Table,
    )];
    shapes.extend(draw_empty_board(game, sowing));
    shapes.extend(draw_contents(game, last_move, sowing));
    shapes
}

/// Draws the part of the board that is the same in every position: wood, hollows and letters.
pub(super) fn draw_empty_board(game: &AnyGame, sowing: SowingDirection) -> Vec<Shape> {
    let mut shapes = vec![rounded_rectangle(
        [
            TABLE_MARGIN_AROUND_BOARD,
            TABLE_MARGIN_AROUND_BOARD,
            DRAWING_WIDTH - 2.0 * TABLE_MARGIN_AROUND_BOARD,
            DRAWING_HEIGHT - 2.0 * TABLE_MARGIN_AROUND_BOARD,
        ],
        26.0,
        Ink::Wood,
    )];
    if matches!(game, AnyGame::Awale(_)) {
        for place in all_places() {
            let hollow = Hollow::at_place(place, sowing);
            shapes.push(hollow.to_shape());
            if let BoardPlace::Pit(pit) = place {
                let (x, y) = hollow.count_position;
                shapes.push(text_shape(&pit.letter(), x - 24.0, y, 15.0, Ink::Text));
            }
        }
    }
    shapes
}

/// Draws the seeds or matches, their numbers, and the mark at the pit of the last move.
pub(super) fn draw_contents(
    game: &AnyGame,
    last_move: Option<AnyMove>,
    sowing: SowingDirection,
) -> Vec<Shape> {
    let mut shapes = Vec::new();
    match game {
        AnyGame::Awale(position) => {
            draw_seeds(
                position,
                last_move.and_then(AnyMove::as_pit),
                sowing,
                &mut shapes,
            );
        }
        AnyGame::Matches(heap) => draw_matches(*heap, &mut shapes),
    }
    shapes
}

fn rounded_rectangle([x, y, width, height]: [f32; 4], corner_radius: f32, ink: Ink) -> Shape {
    Shape::RoundedRectangle {
        x,
        y,
        width,
        height,
        corner_radius,
        ink,
    }
}

fn disc((x, y): (f32, f32), radius: f32, ink: Ink) -> Shape {
    Shape::Disc { x, y, radius, ink }
}

fn text_shape(text: &impl ToString, x: f32, y: f32, font_size: f32, ink: Ink) -> Shape {
    Shape::Text {
        x,
        y,
        font_size,
        text: text.to_string(),
        ink,
    }
}

/// All pits and stores: the pits of South and North, then both stores.
pub(super) fn all_places() -> impl Iterator<Item = BoardPlace> {
    let stores = Seat::BOTH.map(BoardPlace::Store);
    Pit::all().map(BoardPlace::Pit).chain(stores)
}

/// The hollow of a pit or a store.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hollow {
    place: BoardPlace,
    pub(super) center: (f32, f32),
    /// The largest distance of a seed from the center: horizontally, and vertically.
    pub(super) max_seed_offsets: (f32, f32),
    /// The center of the text that shows the number of seeds.
    pub(super) count_position: (f32, f32),
}

impl Hollow {
    pub(super) fn at_place(place: BoardPlace, sowing: SowingDirection) -> Hollow {
        let mirrored_x = |x: f32| {
            if sowing == SowingDirection::Clockwise {
                DRAWING_WIDTH - x
            } else {
                x
            }
        };
        let (width, height) = STORE_SIZE;
        match place {
            BoardPlace::Pit(pit) => {
                let (column, y, count_offset_y) = match pit.seat() {
                    Seat::South => (pit.column(), SOUTH_ROW_Y, 50.0),
                    Seat::North => (ROW - 1 - pit.column(), NORTH_ROW_Y, -50.0),
                };
                let x = mirrored_x(FIRST_PIT_X + PIT_DISTANCE * column as f32);
                let max_seed_offset = PIT_RADIUS - SEED_RADIUS - 3.0;
                Hollow {
                    place,
                    center: (x, y),
                    max_seed_offsets: (max_seed_offset, max_seed_offset),
                    count_position: (x + 10.0, y + count_offset_y),
                }
            }
            BoardPlace::Store(seat) => {
                let x = STORE_MARGINS.0 + width / 2.0;
                let x = mirrored_x(if seat == Seat::South {
                    DRAWING_WIDTH - x
                } else {
                    x
                });
                let y = STORE_MARGINS.1 + height / 2.0;
                Hollow {
                    place,
                    center: (x, y),
                    max_seed_offsets: (width / 2.0 - SEED_RADIUS - 7.0, height / 2.0 - 24.0),
                    count_position: (x, y + height / 2.0 + 17.0),
                }
            }
        }
    }

    fn to_shape(self) -> Shape {
        let (x, y) = self.center;
        let (width, height) = STORE_SIZE;
        match self.place {
            BoardPlace::Pit(_) => disc((x, y), PIT_RADIUS, Ink::Hollow),
            BoardPlace::Store(_) => rounded_rectangle(
                [x - width / 2.0, y - height / 2.0, width, height],
                28.0,
                Ink::Hollow,
            ),
        }
    }
}

fn draw_seeds(
    position: &Position,
    last_move_pit: Option<Pit>,
    sowing: SowingDirection,
    shapes: &mut Vec<Shape>,
) {
    for place in all_places() {
        let hollow = Hollow::at_place(place, sowing);
        let seed_count = match place {
            BoardPlace::Pit(pit) => position.seeds(pit),
            BoardPlace::Store(seat) => position.store(seat),
        };
        if last_move_pit.is_some_and(|last_move_pit| place == BoardPlace::Pit(last_move_pit)) {
            shapes.push(disc(
                hollow.center,
                PIT_RADIUS + LAST_MOVE_RING_WIDTH,
                Ink::LastMove,
            ));
            shapes.push(hollow.to_shape());
        }
        scatter_seeds(seed_count, hollow.center, hollow.max_seed_offsets, shapes);
        let (x, y) = hollow.count_position;
        shapes.push(text_shape(&seed_count, x, y, 22.0, Ink::Text));
    }
}

/// Distributes seeds evenly over an ellipse: each is turned by the golden angle, as in a sunflower.
fn scatter_seeds(
    seed_count: u8,
    (x, y): (f32, f32),
    (across, down): (f32, f32),
    shapes: &mut Vec<Shape>,
) {
    const GOLDEN_ANGLE: f32 = 2.399_963;
    // Fewer than twelve seeds lie close together in the middle; more seeds fill the pit.
    let seeds_for_full_spread = f32::from(seed_count.max(12));
    for number in 0..seed_count {
        let relative_distance = if seed_count == 1 {
            0.0
        } else {
            libm::sqrtf((f32::from(number) + 0.5) / seeds_for_full_spread)
        };
        let (sine, cosine) = libm::sincosf(f32::from(number) * GOLDEN_ANGLE);
        let ink = if number % 2 == 0 {
            Ink::Seed
        } else {
            Ink::DarkSeed
        };
        let center = (
            x + across * relative_distance * cosine,
            y + down * relative_distance * sine,
        );
        shapes.push(disc(center, SEED_RADIUS, ink));
    }
}

fn draw_matches(heap: Heap, shapes: &mut Vec<Shape>) {
    let width_per_match =
        (DRAWING_WIDTH - 80.0) / f32::from(heap.rules().matches_at_start().max(1));
    let match_thickness = (width_per_match / 3.0).min(9.0);
    for number in 0..heap.matches_left() {
        let x = 40.0 + width_per_match * (f32::from(number) + 0.5);
        shapes.push(rounded_rectangle(
            [x - match_thickness / 2.0, 60.0, match_thickness, 120.0],
            match_thickness / 3.0,
            Ink::Seed,
        ));
        shapes.push(disc((x, 58.0), match_thickness * 0.9, Ink::MatchHead));
    }
    let collected_counts = heap.collected_counts();
    shapes.push(text_shape(
        &collected_counts.north,
        40.0,
        36.0,
        22.0,
        Ink::Text,
    ));
    shapes.push(text_shape(
        &collected_counts.south,
        DRAWING_WIDTH - 40.0,
        214.0,
        22.0,
        Ink::Text,
    ));
}
