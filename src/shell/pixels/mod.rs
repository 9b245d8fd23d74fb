//! Shows the board as a picture with real pixels if the terminal can.
//!
//! The program asks the terminal once and goes on; the answers come like keys ([`TerminalReply`]),
//! and the next frame then has the picture. The screens leave room for it and say what it shows
//! ([`PictureSpace`]). If anything covers the room, or the picture is not painted yet, the frame is
//! drawn again with block characters. A thread paints the empty board, because that takes long.
//!
//! A picture is sent once; after that only the pits and stores that changed.

pub mod protocol;

use std::{
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use crossterm::terminal::WindowSize;
use ratatui::{
    backend::{Backend, CrosstermBackend},
    buffer::{Buffer, Cell},
    layout::{Position, Rect, Size},
};

use crate::{
    board::{BoardPicture, PictureSpace, RgbPixels, canvas::PixelsPerCell, is_blank_for_picture},
    config::BoardDisplay,
    input::TerminalReply,
    pictures::palette::Palette,
};

use protocol::PictureProtocol;

/// The number of the picture of the empty board in the kitty protocol. The next numbers are those
/// of the pits and stores. The value is arbitrary, so that no other program in the same window uses
/// it.
const FIRST_PICTURE_NUMBER: u32 = 0x6177_6100;
/// The maximum number of pixels of a picture. A larger picture is painted with half the width and
/// height, and the terminal scales it.
const MAX_PICTURE_PIXELS: u64 = 1_500_000;
/// Maximum number of pixels of a picture that is sent as a file. With more, a move would take
/// longer than 5 ms: compressing takes as long as painting.
const MAX_ITERM_PIXELS: u64 = 750_000;
/// Maximum number of pixels of a sixel picture, which terminals do not scale.
const MAX_SIXEL_PIXELS: u64 = 4_000_000;
/// The time after which no replies are expected any more.
const MAX_REPLY_WAIT: Duration = Duration::from_secs(1);

/// The picture of the board on a terminal.
pub struct PixelBoard {
    /// The callback that another thread calls with the painted empty board.
    on_empty_board_painted: Arc<dyn Fn(Box<EmptyBoardPixels>) + Send + Sync>,
    /// The kinds of board display for which the program queries the terminal.
    displays_with_queries: &'static [BoardDisplay],
    queried_at: Option<Instant>,
    has_attributes_reply: bool,
    protocol: Option<PictureProtocol>,
    /// The size of a cell in pixels, as the terminal answered.
    reported_cell_size: Option<PixelsPerCell>,
    /// The size of a cell in pixels now.
    cell_size: Option<PixelsPerCell>,
    empty_board: Option<Box<EmptyBoardPixels>>,
    is_painting: bool,
}

/// The empty board in pixels.
pub struct EmptyBoardPixels {
    board: BoardPicture,
    density: PixelsPerCell,
    pixels: RgbPixels,
    palette: Palette,
    /// The picture on the screen, and the cells with text on it.
    shown_board_and_text_cells: Option<(BoardPicture, Vec<Position>)>,
}

impl EmptyBoardPixels {
    pub fn paint_pixels(board: BoardPicture, density: PixelsPerCell) -> EmptyBoardPixels {
        let pixels = board.paint_empty_board(density);
        let board_with_all_colors = board.filled_to_show_all_colors();
        let pit_and_store_pictures: Vec<RgbPixels> = board
            .places_with_areas()
            .map(|(place, _)| board_with_all_colors.paint_place(place, &pixels, density))
            .collect();
        let palette_sources = pit_and_store_pictures.iter().chain([&pixels]);
        let palette = Palette::new(
            Vec::new(),
            palette_sources.flat_map(|pixels| pixels.colors.iter().copied()),
        );
        EmptyBoardPixels {
            board,
            density,
            pixels,
            palette,
            shown_board_and_text_cells: None,
        }
    }

    fn was_painted_for(&self, board: &BoardPicture, density: PixelsPerCell) -> bool {
        self.density == density && self.board.has_same_empty_board(board)
    }

    /// Returns the bytes that show the board. They contain only the parts that changed.
    fn picture_update_bytes(
        &mut self,
        board: &BoardPicture,
        protocol: PictureProtocol,
        buffer: &Buffer,
    ) -> Vec<u8> {
        let EmptyBoardPixels {
            density,
            pixels,
            palette,
            shown_board_and_text_cells: shown,
            ..
        } = self;
        let (density, area, previous_board_and_text_cells) = (*density, board.area(), shown.take());
        let text_cells: Vec<Position> = area
            .positions()
            .filter(|&at| {
                buffer
                    .cell(at)
                    .is_some_and(|cell| !is_blank_for_picture(cell))
            })
            .collect();
        let mut out = String::new();
        if protocol == PictureProtocol::Kitty {
            if previous_board_and_text_cells.is_none() {
                protocol::send_kitty_picture(pixels, FIRST_PICTURE_NUMBER, &mut out);
            }
            if previous_board_and_text_cells
                .as_ref()
                .is_none_or(|previous| previous.1 != text_cells)
            {
                protocol::hide_kitty_picture(FIRST_PICTURE_NUMBER, &mut out);
                for (number, tile) in (1..).zip(rectangles_around(area, &text_cells)) {
                    let source = source_rectangle(tile, area, density);
                    protocol::place_kitty_picture(
                        FIRST_PICTURE_NUMBER,
                        number,
                        source,
                        tile,
                        0,
                        &mut out,
                    );
                }
            }
        }
        let mut send_picture = |picture: &RgbPixels, place: Rect, number: u32| match protocol {
            PictureProtocol::Kitty => {
                let whole_picture = [0, 0, picture.width, picture.height()];
                protocol::send_kitty_picture(picture, FIRST_PICTURE_NUMBER + number, &mut out);
                protocol::place_kitty_picture(
                    FIRST_PICTURE_NUMBER + number,
                    1,
                    whole_picture,
                    place,
                    1,
                    &mut out,
                );
            }
            PictureProtocol::Iterm => {
                protocol::send_iterm_picture(picture, place, palette, &mut out);
            }
            PictureProtocol::Sixel => {
                protocol::send_sixel_picture(picture, place, palette, &mut out);
            }
        };
        if protocol != PictureProtocol::Kitty {
            if let Some(previous_board_and_text_cells) = &previous_board_and_text_cells {
                // Text in a cell has erased the picture there. Where the text is gone now, send
                // that part of the picture again.
                for &at in previous_board_and_text_cells
                    .1
                    .iter()
                    .filter(|at| !text_cells.contains(at))
                {
                    let cell_area = Rect::from((at, Size::new(1, 1)));
                    send_picture(
                        &pixels.copy_rectangle(source_rectangle(cell_area, area, density)),
                        cell_area,
                        0,
                    );
                }
            } else {
                send_picture(pixels, area, 0);
            }
        }
        for (number, (place, rect)) in (1..).zip(board.places_with_areas()) {
            if previous_board_and_text_cells
                .as_ref()
                .is_none_or(|previous| !previous.0.has_same_contents_in(board, place))
            {
                send_picture(&board.paint_place(place, pixels, density), rect, number);
            }
        }
        let mut bytes = Vec::new();
        if !out.is_empty() {
            bytes.extend_from_slice(protocol::SAVE_CURSOR.as_bytes());
            bytes.extend_from_slice(out.as_bytes());
            if protocol != PictureProtocol::Kitty {
                rewrite_text(&text_cells, buffer, &mut bytes);
            }
            bytes.extend_from_slice(protocol::RESTORE_CURSOR.as_bytes());
        }
        *shown = Some((board.clone(), text_cells));
        bytes
    }
}

impl PixelBoard {
    /// Makes a board without a picture. Another thread paints an empty board and passes it to
    /// `on_empty_board_painted`. The caller of `new` must then pass it to
    /// [`PixelBoard::set_empty_board`]. `environment_variable` reads an environment variable.
    pub fn new(
        on_empty_board_painted: impl Fn(Box<EmptyBoardPixels>) + Send + Sync + 'static,
        environment_variable: impl Fn(&str) -> Option<String>,
    ) -> PixelBoard {
        let term = environment_variable("TERM").unwrap_or_default();
        let is_variable_set =
            |name: &&str| environment_variable(name).is_some_and(|value| !value.is_empty());
        let multiplexer_and_ssh_variables =
            ["TMUX", "STY", "SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"];
        let is_multiplexer = ["screen", "tmux"].iter().any(|name| term.starts_with(name));
        PixelBoard {
            on_empty_board_painted: Arc::new(on_empty_board_painted),
            displays_with_queries: match () {
                // The text console shows no pictures.
                () if term.starts_with("linux") || is_variable_set(&"NO_COLOR") => &[],
                () if multiplexer_and_ssh_variables.iter().any(is_variable_set)
                    || is_multiplexer =>
                {
                    &[BoardDisplay::Pixels]
                }
                () => &[BoardDisplay::Auto, BoardDisplay::Pixels],
            },
            queried_at: None,
            has_attributes_reply: false,
            protocol: None,
            reported_cell_size: None,
            cell_size: None,
            empty_board: None,
            is_painting: false,
        }
    }

    /// Whether the caller must query the terminal now, because `display` needs its replies. Returns
    /// true only once.
    pub fn must_query_terminal(&mut self, display: BoardDisplay) -> bool {
        let must_query = self.queried_at.is_none() && self.displays_with_queries.contains(&display);
        if must_query {
            self.queried_at = Some(Instant::now());
        }
        must_query
    }

    /// Whether replies are still expected.
    pub fn is_waiting_for_replies(&self) -> bool {
        !self.has_attributes_reply
            && self
                .queried_at
                .is_some_and(|asked| asked.elapsed() < MAX_REPLY_WAIT)
    }

    /// Takes a reply of the terminal into account.
    pub fn on_reply(&mut self, reply: &TerminalReply) {
        let protocol = match reply {
            TerminalReply::KittyGraphics => Some(PictureProtocol::Kitty),
            TerminalReply::NameAndVersion(name) => {
                name.starts_with("iTerm2").then_some(PictureProtocol::Iterm)
            }
            TerminalReply::DeviceAttributes { has_sixel } => {
                self.has_attributes_reply = true;
                has_sixel.then_some(PictureProtocol::Sixel)
            }
            TerminalReply::CellSize { width, height } => {
                self.reported_cell_size = Some(PixelsPerCell {
                    pixels_across: *width,
                    pixels_down: *height,
                });
                None
            }
        };
        // A reply to another program's question must not switch pictures on.
        if self.queried_at.is_some() {
            self.protocol = self.protocol.into_iter().chain(protocol).min();
        }
    }

    /// Whether the board leaves room for a picture in a window of this size.
    pub fn shows_picture(
        &mut self,
        display: BoardDisplay,
        window_size: Option<WindowSize>,
    ) -> bool {
        /// The valid width and height of a cell, in pixels: large enough for seeds, and not larger
        /// than a real cell can be.
        const VALID_CELL_PIXELS: std::ops::RangeInclusive<u16> = 4..=128;
        let window_cell_size = window_size
            .filter(|window_size| {
                window_size.columns > 0 && window_size.rows > 0 && window_size.width > 0
            })
            .map(|window_size| PixelsPerCell {
                pixels_across: window_size.width / window_size.columns,
                pixels_down: window_size.height / window_size.rows,
            });
        self.cell_size = window_cell_size.or(self.reported_cell_size).filter(|cell| {
            VALID_CELL_PIXELS.contains(&cell.pixels_across)
                && VALID_CELL_PIXELS.contains(&cell.pixels_down)
        });
        self.protocol.is_some()
            && self.cell_size.is_some()
            && self.displays_with_queries.contains(&display)
    }

    /// Returns the bytes that show the picture of the board in its room, or remove it if there is
    /// no board. `None` if the picture cannot be shown, so that the board must be drawn without it.
    pub fn picture_update_bytes(
        &mut self,
        picture_space: &PictureSpace,
        buffer: &Buffer,
    ) -> Option<Vec<u8>> {
        let board = match picture_space {
            PictureSpace::NoBoard => return Some(self.picture_removal_bytes()),
            PictureSpace::Covered => return None,
            PictureSpace::FreeForPicture(board) => board,
        };
        let protocol = self.protocol?;
        let density = picture_density(self.cell_size?, board.area(), protocol)?;
        match &mut self.empty_board {
            Some(wood) if wood.was_painted_for(board, density) => {
                Some(wood.picture_update_bytes(board, protocol, buffer))
            }
            _ => {
                self.start_painting((**board).clone(), density);
                None
            }
        }
    }

    /// Returns the bytes that remove the picture. In other protocols than kitty's, the characters
    /// of the frame have already replaced it.
    pub fn picture_removal_bytes(&mut self) -> Vec<u8> {
        match self
            .empty_board
            .as_mut()
            .and_then(|wood| wood.shown_board_and_text_cells.take())
        {
            Some(_) if self.protocol == Some(PictureProtocol::Kitty) => {
                protocol::KITTY_DELETE_ALL.into()
            }
            _ => Vec::new(),
        }
    }

    /// Notes that the screen was cleared, which removes pictures of all protocols.
    pub fn on_screen_cleared(&mut self) {
        if let Some(empty_board) = &mut self.empty_board {
            empty_board.shown_board_and_text_cells = None;
        }
    }

    /// Takes the empty board that was painted.
    pub fn set_empty_board(&mut self, empty_board: Box<EmptyBoardPixels>) {
        self.is_painting = false;
        self.empty_board = Some(empty_board);
    }

    /// Starts painting an empty board, unless one is being painted. In that case, the first frame
    /// after the painting tries again.
    fn start_painting(&mut self, board: BoardPicture, density: PixelsPerCell) {
        if self.is_painting {
            return;
        }
        let on_empty_board_painted = Arc::clone(&self.on_empty_board_painted);
        let paint_board = move || {
            on_empty_board_painted(Box::new(EmptyBoardPixels::paint_pixels(board, density)));
        };
        let spawn_result = thread::Builder::new()
            .name("painter".to_owned())
            .spawn(paint_board);
        self.is_painting = spawn_result.is_ok();
    }
}

/// The pixels per cell of a picture for `area`. `None` if it would be too large.
fn picture_density(
    cell_size: PixelsPerCell,
    area: Rect,
    protocol: PictureProtocol,
) -> Option<PixelsPerCell> {
    let pixel_count = |cell_size: PixelsPerCell| {
        u64::from(area.area())
            * u64::from(cell_size.pixels_across)
            * u64::from(cell_size.pixels_down)
    };
    if protocol == PictureProtocol::Sixel {
        return (pixel_count(cell_size) <= MAX_SIXEL_PIXELS).then_some(cell_size);
    }
    let max_pixels = match protocol {
        PictureProtocol::Iterm => MAX_ITERM_PIXELS,
        _ => MAX_PICTURE_PIXELS,
    };
    let mut cell_size = cell_size;
    while pixel_count(cell_size) > max_pixels {
        cell_size = PixelsPerCell {
            pixels_across: cell_size.pixels_across / 2,
            pixels_down: cell_size.pixels_down / 2,
        };
    }
    Some(cell_size)
}

/// The pixels of `cells`, a part of the board in `area`: column, row, width and height.
fn source_rectangle(cells: Rect, area: Rect, density: PixelsPerCell) -> [usize; 4] {
    let (pixels_across, pixels_down) = (
        usize::from(density.pixels_across),
        usize::from(density.pixels_down),
    );
    [
        usize::from(cells.x - area.x) * pixels_across,
        usize::from(cells.y - area.y) * pixels_down,
        usize::from(cells.width) * pixels_across,
        usize::from(cells.height) * pixels_down,
    ]
}

/// Divides `area` into rectangles that cover all its cells except `excluded_cells`. These must be
/// sorted by rows.
pub fn rectangles_around(area: Rect, excluded_cells: &[Position]) -> Vec<Rect> {
    let mut tiles: Vec<Rect> = Vec::new();
    for row in area.rows() {
        let mut tile_left = row.left();
        let excluded_columns = excluded_cells
            .iter()
            .filter(|at| at.y == row.y)
            .map(|at| at.x);
        for end in excluded_columns.chain([row.right()]) {
            let tile = Rect {
                x: tile_left,
                width: end - tile_left,
                ..row
            };
            match tiles.last_mut() {
                // Whole rows below each other become one rectangle.
                Some(above)
                    if [above.width, tile.width] == [area.width; 2] && above.bottom() == tile.y =>
                {
                    above.height += 1;
                }
                _ if tile.width > 0 => tiles.push(tile),
                _ => {}
            }
            tile_left = end + 1;
        }
    }
    tiles
}

/// Writes the cells with text again, because a picture was sent over them.
fn rewrite_text(text_cells: &[Position], buffer: &Buffer, bytes: &mut Vec<u8>) {
    let cell_with_position = |at: &Position| Some((at.x, at.y, buffer.cell(*at)?));
    let cells_with_positions: Vec<(u16, u16, &Cell)> =
        text_cells.iter().filter_map(cell_with_position).collect();
    let _ = CrosstermBackend::new(bytes).draw(cells_with_positions.into_iter());
}
