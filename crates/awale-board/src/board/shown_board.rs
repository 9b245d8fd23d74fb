//! [`ShownBoard`]: what a board or a heap of matches shows, for a client that draws it itself, such
//! as the web page of the club.

use awale_rules::{BoardPlace, PITS, PerSeat, Pit, Seat};
use ratatui::{
    layout::{Position, Rect},
    style::{Color, Style},
};
use serde_json::{Map, Value as Json, json};

use crate::theme::{Rgb, Theme, depth};

use super::{
    BoardView, PreviewEffect, all_places,
    board_layout::BoardLayout,
    matches::{self, MatchesView},
};

/// A board, or a heap of matches, as it was drawn in a frame.
#[derive(Clone, Debug)]
pub struct ShownBoard {
    /// The JSON of the pits and stores, or of the heap.
    content: Json,
    /// The areas where a click acts on each pit and store, or takes 1, 2, ... matches.
    click_areas: Vec<Rect>,
    /// The names and clocks of both sides, if the screen shows them with the board.
    pub side_labels: Option<PerSeat<SideLabel>>,
    /// Whether the names and clocks are in a frame around the board, and not on it.
    pub is_framed: bool,
    /// Whether something else was drawn over a part of the board.
    pub is_covered: bool,
}

/// The label of a side at its row of the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideLabel {
    pub name: String,
    pub clock: Option<String>,
    pub is_to_move: bool,
}

impl ShownBoard {
    pub(super) fn from_view(view: &BoardView, plan: &BoardLayout) -> ShownBoard {
        let click_areas = all_places().map(|place| plan.place_area(place));
        ShownBoard::new(pits_json(view, plan), click_areas.collect())
    }

    /// Describes the matches that were drawn in `area`. `take_labels` describes each number of
    /// matches that the visitor may take now, from 1 on; `top_seat` is the seat whose name is at
    /// the top.
    pub fn from_heap(
        view: &MatchesView,
        area: Rect,
        take_labels: &[String],
        top_seat: Seat,
    ) -> ShownBoard {
        let content = json!({
            "area": [area.x, area.y, area.width, area.height],
            "heap": view.matches_left,
            "top": usize::from(top_seat == Seat::North),
            "chosen": view.selected_match_count.checked_sub(1),
            "playable": (0..take_labels.len()).collect::<Vec<usize>>(),
            "takes": take_labels,
        });
        // The zones go from the left, where a click takes the most matches.
        let click_zones = matches::click_zones(area, view).into_iter().rev();
        ShownBoard::new(content, click_zones.map(|(_, zone)| zone).collect())
    }

    const fn new(content: Json, click_areas: Vec<Rect>) -> ShownBoard {
        ShownBoard {
            content,
            click_areas,
            side_labels: None,
            is_framed: false,
            is_covered: false,
        }
    }

    /// The cell on the screen at which a click acts on a pit or store, by its number: the pits in
    /// sowing order from A, then the stores of South and North. In a heap, the number of the last
    /// match to take, from the left.
    pub fn click_cell(&self, number: usize) -> Option<Position> {
        let target_area = self.click_areas.get(number)?;
        Some(Position::new(
            target_area.x + target_area.width / 2,
            target_area.y + target_area.height / 2,
        ))
    }

    /// The board as JSON, which `board.js` of the page draws. Pits, stores and matches are numbers
    /// as in [`click_cell`](ShownBoard::click_cell).
    pub fn to_json(&self) -> Map<String, Json> {
        let side_json = |label: &SideLabel| json!([label.name, label.clock, label.is_to_move]);
        let common_fields = json!({
            "sides": self.side_labels.as_ref().map(|sides| [side_json(&sides.south), side_json(&sides.north)]),
            "framed": self.is_framed,
            "covered": self.is_covered,
        });
        [&self.content, &common_fields]
            .into_iter()
            .filter_map(Json::as_object)
            .flat_map(Clone::clone)
            .collect()
    }
}

/// The JSON of the pits and stores.
fn pits_json(view: &BoardView, plan: &BoardLayout) -> Json {
    let BoardLayout {
        used_area, stores, ..
    } = plan;
    let left_store_seat_number = usize::from(stores.south.left() > stores.north.left());
    let marked_pits = |marked: &dyn Fn(usize) -> bool| -> Vec<usize> {
        (0..PITS).filter(|&pit| marked(pit)).collect()
    };
    let effects_by_place = view.preview.iter().flat_map(|preview| {
        let all_effects = all_places()
            .map(|place| preview.effect_on(place))
            .enumerate();
        all_effects.filter(|(_, mark)| *mark != PreviewEffect::default())
    });
    let effects_json = effects_by_place.map(|(at, mark)| {
        json!([
            at,
            mark.gained_seeds,
            mark.captured_seeds,
            mark.receives_last_seed
        ])
    });
    let captions = view
        .captions
        .map(|captions| captions.each_ref().map(|caption| &caption.text));
    let rows = pit_rows(plan);
    json!({
        "area": [used_area.x, used_area.y, used_area.width, used_area.height],
        "heap": null,
        "top": usize::from(!rows[0].contains(&0)),
        "rows": rows,
        "left": PITS + left_store_seat_number,
        "pits": view.contents.pits,
        "ghosts": view.contents.ghost_seed_counts,
        "stores": [view.contents.stores.south, view.contents.stores.north],
        "chosen": view.selected_place.map(place_number),
        "playable": marked_pits(&|pit| view.playable[pit]),
        "marks": effects_json.collect::<Vec<Json>>(),
        "last": view.last_move_pit.map(Pit::index),
        "hand": view.contents.animated_places.hand.map(|hand| json!([place_number(hand.place_under_hand), hand.seeds])),
        "taken": marked_pits(&|pit| view.contents.animated_places.captured_pits[pit]),
        "danger": view.endangered_pits.iter().map(|pit| pit.index()).collect::<Vec<usize>>(),
        "captions": captions,
        "letters": view.shows_pit_letters,
    })
}

/// The pits of the upper and the lower row, from left to right.
fn pit_rows(plan: &BoardLayout) -> [Vec<usize>; 2] {
    let pits = &plan.pits;
    let top = pits.iter().map(|pit| pit.top()).min();
    let pits_in_row = |is_upper: bool| {
        let is_in_row = |&pit: &usize| (Some(pits[pit].top()) == top) == is_upper;
        let mut row_pits: Vec<usize> = (0..PITS).filter(is_in_row).collect();
        row_pits.sort_by_key(|&pit| pits[pit].left());
        row_pits
    };
    [pits_in_row(true), pits_in_row(false)]
}

/// The number of a pit or store in JSON.
fn place_number(place: BoardPlace) -> usize {
    match place {
        BoardPlace::Pit(pit) => pit.index(),
        BoardPlace::Store(seat) => PITS + usize::from(seat == Seat::North),
    }
}

/// The colors of `theme` as JSON, which the page uses for the board and around it. A color that the
/// terminal chooses itself is left out. The field `wood` is left out if the theme has no paint.
pub fn theme_colors_json(theme: &Theme) -> Json {
    let hex = |[red, green, blue]: [u8; 3]| format!("#{red:02x}{green:02x}{blue:02x}");
    let exact_hex = |color: Option<Color>| color.and_then(depth::exact_color).map(hex);
    let color_pair = |style: Style| json!([exact_hex(style.fg), exact_hex(style.bg)]);
    let rgb_hex = |color: Rgb| hex(color.to_bytes());
    let board = &theme.board;
    json!({
        "text": exact_hex(theme.text.fg),
        "ground": exact_hex(theme.background.bg),
        "dim": exact_hex(theme.dim.fg),
        "border": exact_hex(theme.border.fg),
        "accent": exact_hex(theme.accent.fg),
        "selection": color_pair(theme.selection),
        "letter": exact_hex(board.playable.fg),
        "count": color_pair(board.count),
        "mark": exact_hex(board.mark.fg),
        "chosen": color_pair(board.chosen),
        "last": color_pair(board.last),
        "wood": theme.paint.as_ref().map(|paint| json!({
            "light": rgb_hex(paint.light),
            "dark": rgb_hex(paint.dark),
            "hollow": rgb_hex(paint.hollow),
            "glow": rgb_hex(paint.glow),
            "stick": rgb_hex(paint.stick),
            "head": rgb_hex(paint.head),
            "seeds": paint.seeds.iter().map(|&seed| rgb_hex(seed)).collect::<Vec<String>>(),
        })),
    })
}
