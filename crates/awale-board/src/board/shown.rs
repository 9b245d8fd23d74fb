//! [`ShownBoard`]: what a board shows, for a client that draws the board itself, such as the web
//! page of the club.

use awale_rules::{PITS, PerSeat, Pit, Place, Seat};
use ratatui::layout::Position;
use ratatui::style::{Color, Style};
use serde_json::{Map, Value as Json, json};

use crate::theme::{Rgb, Theme, depth};

use super::plan::Plan;
use super::{BoardView, Motion, Preview, PreviewMark, places};

/// A board as it was drawn in a frame.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownBoard {
    plan: Plan,
    pits: [u8; PITS],
    stores: PerSeat<u8>,
    ghosts: [u8; PITS],
    selected: Option<Place>,
    playable: [bool; PITS],
    preview: Option<Preview>,
    last_move: Option<Pit>,
    motion: Motion,
    coordinates: bool,
    endangered: Vec<Pit>,
    captions: Option<[String; PITS]>,
    /// The names and clocks of both sides, if the screen shows them with the board.
    pub sides: Option<PerSeat<SideLabel>>,
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
    pub is_turn: bool,
}

impl ShownBoard {
    pub(super) fn of(view: &BoardView, plan: &Plan) -> ShownBoard {
        ShownBoard {
            plan: plan.clone(),
            pits: view.pits,
            stores: view.stores,
            ghosts: view.ghosts,
            selected: view.selected,
            playable: view.playable,
            preview: view.preview,
            last_move: view.last_move,
            motion: view.motion,
            coordinates: view.coordinates,
            endangered: view.endangered.clone(),
            captions: view
                .captions
                .map(|captions| captions.each_ref().map(|caption| caption.text.clone())),
            sides: None,
            is_framed: false,
            is_covered: false,
        }
    }

    /// The cell on the screen at which a click acts on a pit or store, by its number: the pits in
    /// sowing order from A, then the stores of South and North.
    #[must_use]
    pub fn cell_of(&self, number: usize) -> Option<Position> {
        let rect = self.plan.rect(places().nth(number)?);
        Some(Position::new(
            rect.x + rect.width / 2,
            rect.y + rect.height / 2,
        ))
    }

    /// The board as JSON, which `board.js` of the page draws. Pits and stores are numbers as in
    /// [`cell_of`](ShownBoard::cell_of).
    #[must_use]
    pub fn json(&self) -> Map<String, Json> {
        let Plan { body, stores, .. } = &self.plan;
        let left = usize::from(stores.south.left() > stores.north.left());
        let numbers = |marked: &dyn Fn(usize) -> bool| -> Vec<usize> {
            (0..PITS).filter(|&pit| marked(pit)).collect()
        };
        let marks = self.preview.iter().flat_map(|preview| {
            let marks = places().map(|place| preview.mark(place)).enumerate();
            marks.filter(|(_, mark)| *mark != PreviewMark::default())
        });
        let marks = marks.map(|(at, mark)| json!([at, mark.gained, mark.captured, mark.is_last]));
        let side = |label: &SideLabel| json!([label.name, label.clock, label.is_turn]);
        let fields = json!({
            "area": [body.x, body.y, body.width, body.height],
            "rows": self.rows(),
            "left": PITS + left,
            "pits": self.pits,
            "ghosts": self.ghosts,
            "stores": [self.stores.south, self.stores.north],
            "chosen": self.selected.map(number),
            "playable": numbers(&|pit| self.playable[pit]),
            "marks": marks.collect::<Vec<Json>>(),
            "last": self.last_move.map(Pit::index),
            "hand": self.motion.hand.map(|hand| json!([number(hand.over), hand.seeds])),
            "taken": numbers(&|pit| self.motion.captured[pit]),
            "danger": self.endangered.iter().map(|pit| pit.index()).collect::<Vec<usize>>(),
            "captions": self.captions,
            "letters": self.coordinates,
            "sides": self.sides.as_ref().map(|sides| [side(&sides.south), side(&sides.north)]),
            "framed": self.is_framed,
            "covered": self.is_covered,
        });
        match fields {
            Json::Object(fields) => fields,
            _ => Map::new(),
        }
    }

    /// The pits of the upper and the lower row, from left to right.
    fn rows(&self) -> [Vec<usize>; 2] {
        let pits = &self.plan.pits;
        let top = pits.iter().map(|pit| pit.top()).min();
        let row = |is_upper: bool| {
            let of_row = |&pit: &usize| (Some(pits[pit].top()) == top) == is_upper;
            let mut row: Vec<usize> = (0..PITS).filter(of_row).collect();
            row.sort_by_key(|&pit| pits[pit].left());
            row
        };
        [row(true), row(false)]
    }
}

/// The number of a pit or store in JSON.
fn number(place: Place) -> usize {
    match place {
        Place::Pit(pit) => pit.index(),
        Place::Store(seat) => PITS + usize::from(seat == Seat::North),
    }
}

/// The colors of `theme` as JSON, which the page uses for the board and around it. A color that the
/// terminal chooses itself is left out, and `wood` without paint.
#[must_use]
pub fn colors(theme: &Theme) -> Json {
    let hex = |[red, green, blue]: [u8; 3]| format!("#{red:02x}{green:02x}{blue:02x}");
    let exact = |color: Option<Color>| color.and_then(depth::exact).map(hex);
    let pair = |style: Style| json!([exact(style.fg), exact(style.bg)]);
    let rgb = |color: Rgb| hex(color.rounded());
    let board = &theme.board;
    json!({
        "text": exact(theme.text.fg),
        "ground": exact(theme.background.bg),
        "dim": exact(theme.dim.fg),
        "border": exact(theme.border.fg),
        "accent": exact(theme.accent.fg),
        "selection": pair(theme.selection),
        "letter": exact(board.playable.fg),
        "count": pair(board.count),
        "mark": exact(board.mark.fg),
        "chosen": pair(board.chosen),
        "last": pair(board.last),
        "wood": theme.paint.as_ref().map(|paint| json!({
            "light": rgb(paint.light),
            "dark": rgb(paint.dark),
            "hollow": rgb(paint.hollow),
            "glow": rgb(paint.glow),
            "seeds": paint.seeds.iter().map(|&seed| rgb(seed)).collect::<Vec<String>>(),
        })),
    })
}
