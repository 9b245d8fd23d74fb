//! Shows a board in the terminal and waits for a key:
//! `board_gallery THEME POSITION [WIDTHxHEIGHT] [OPTION]...`
//!
//! Options: `ascii`, `mirrored`, `turned`, `plain` (no letters), `cursor=PIT`, `last=PIT`,
//! `hand=PIT:SEEDS`, `captions`, `time` (prints the drawing time instead). For the matches:
//! `board_gallery THEME START/LEFT/TAKE [WIDTHxHEIGHT] [ascii]`.

use std::{
    error::Error,
    time::{Duration, Instant},
};

use awale_rules::{BoardPlace, PITS, Pit, Position, Seat};
use ratatui::{
    Frame,
    buffer::Buffer,
    layout::{Rect, Size},
};

use awale::{
    board::{BoardCache, BoardView, MovePreview, PitCaption, SowingHand, matches::MatchesView},
    theme::{Theme, glyphs::Charset},
};
use awale_study::{catalogue::Variant, record::SowingDirection};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [theme, position_or_heap, options @ ..] = arguments.as_slice() else {
        return Err("board_gallery THEME POSITION [WIDTHxHEIGHT] [OPTION]...".into());
    };
    let theme = match theme.as_str() {
        "monochrome" => Theme::monochrome(),
        name => Theme::built_in(name).ok_or_else(|| format!("there is no theme `{name}`"))?,
    };
    if position_or_heap.contains('/') {
        show_matches(&theme, position_or_heap, options)
    } else {
        show_board(&theme, position_or_heap, options)
    }
}

fn show_board(theme: &Theme, position: &str, options: &[String]) -> Result<(), Box<dyn Error>> {
    let position = Position::parse(position, &Variant::built_in()[0].rules)?;
    let captions: [PitCaption; PITS] =
        std::array::from_fn(|i| format!("{:+.1}", i as f32 - 4.2).into());
    let mut view = BoardView::new(
        *position.pits(),
        position
            .collected_counts()
            .map(|count| u8::try_from(count).expect("72 seeds at most")),
        theme,
    );
    view.playable =
        std::array::from_fn(|i| Pit::new(i).is_some_and(|pit| position.check(pit).is_ok()));
    let mut size = None;
    let mut prints_drawing_times = false;
    for option in options {
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        let pit = value.chars().next().and_then(Pit::from_letter);
        match name {
            "ascii" => view.charset = Charset::Ascii,
            "mirrored" => view.direction = SowingDirection::Clockwise,
            "turned" => view.bottom_seat = Seat::North,
            "plain" => view.shows_pit_letters = false,
            "time" => prints_drawing_times = true,
            "captions" => view.captions = Some(&captions),
            "cursor" => {
                view.selected_place = pit.map(BoardPlace::Pit);
                view.preview = pit
                    .and_then(|pit| position.trace(pit).ok())
                    .map(|trace| MovePreview::from_trace(&trace));
            }
            "last" => view.last_move_pit = pit,
            "hand" => {
                let seeds_in_hand = value
                    .split_once(':')
                    .map_or(Ok(0), |(_, seeds)| seeds.parse())?;
                view.contents.animated_places.hand = pit.map(|pit| SowingHand {
                    place_under_hand: BoardPlace::Pit(pit),
                    seeds: seeds_in_hand,
                });
            }
            _ => size = Some(parse_size(name)?),
        }
    }
    if prints_drawing_times {
        print_drawing_times(&view, size.unwrap_or(BoardView::MIN_SIZE));
        return Ok(());
    }
    let mut cache = BoardCache::default();
    show_frame(theme, size, |frame, area| {
        view.draw(area, frame.buffer_mut(), &mut cache);
    })
}

fn show_matches(theme: &Theme, heap_text: &str, options: &[String]) -> Result<(), Box<dyn Error>> {
    let heap_numbers = heap_text
        .split('/')
        .map(str::parse)
        .collect::<Result<Vec<u8>, _>>()?;
    let [matches_at_start, matches_left, selected_match_count] = heap_numbers[..] else {
        return Err("START/LEFT/TAKE".into());
    };
    let mut view = MatchesView {
        matches_at_start,
        matches_left,
        max_take: 3,
        selected_match_count,
        theme,
        charset: Charset::Unicode,
    };
    let mut size = None;
    for option in options {
        match option.as_str() {
            "ascii" => view.charset = Charset::Ascii,
            text => size = Some(parse_size(text)?),
        }
    }
    show_frame(theme, size, |frame, area| frame.render_widget(&view, area))
}

fn parse_size(text: &str) -> Result<Size, Box<dyn Error>> {
    let (width, height) = text
        .split_once('x')
        .ok_or_else(|| format!("what is `{text}`?"))?;
    Ok(Size::new(width.parse()?, height.parse()?))
}

/// Measures three frames: the first one, which renders the wood, one after a seed moved, and one in
/// which at most the cursor moved.
fn print_drawing_times(view: &BoardView, size: Size) {
    let board_area = Rect::new(0, 0, size.width, size.height);
    let mut buffer = Buffer::empty(board_area);
    let mut cache = BoardCache::default();
    let mut view = view.clone();
    let first_frame_time = median_drawing_time(21, |_| {
        cache = BoardCache::default();
        view.draw(board_area, &mut buffer, &mut cache);
    });
    let moved_seed_frame_time = median_drawing_time(1_001, |frame| {
        view.contents.pits[frame % PITS] ^= 1;
        view.draw(board_area, &mut buffer, &mut cache);
    });
    let unchanged_frame_time =
        median_drawing_time(1_001, |_| view.draw(board_area, &mut buffer, &mut cache));
    println!(
        "{size}: first frame {first_frame_time:?}, a seed moved {moved_seed_frame_time:?}, no seed moved {unchanged_frame_time:?}"
    );
}

/// The median time of drawing `frame_count` frames. On a busy machine, the mean would depend on
/// other processes.
fn median_drawing_time(frame_count: usize, mut draw: impl FnMut(usize)) -> Duration {
    let mut times: Vec<Duration> = (0..frame_count)
        .map(|frame| {
            let start_time = Instant::now();
            draw(frame);
            start_time.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[frame_count / 2]
}

/// Draws one frame in the top left corner and waits for a key.
fn show_frame(
    theme: &Theme,
    size: Option<Size>,
    draw: impl FnOnce(&mut Frame, Rect),
) -> Result<(), Box<dyn Error>> {
    let mut terminal = ratatui::try_init()?;
    terminal.draw(|frame| {
        let whole_area = frame.area();
        frame.buffer_mut().set_style(whole_area, theme.background);
        let size = size.unwrap_or(whole_area.as_size());
        draw(
            frame,
            Rect::new(0, 0, size.width, size.height).intersection(whole_area),
        );
    })?;
    while !ratatui::crossterm::event::read()?.is_key_press() {}
    ratatui::restore();
    Ok(())
}
