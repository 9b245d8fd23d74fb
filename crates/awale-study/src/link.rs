//! Addresses that hold a position, a game or a puzzle after the sign `#`. A browser does not send
//! this part to the server of the page, and reading an address needs no network.
//!
//! | address | what it opens |
//! | --- | --- |
//! | `PAGE#show=MOVES/Tag=value/...` | a position, a game, or an analysis with comments and variations |
//! | `PAGE#play=MOVES/Tag=value/.../id=ID` | a game between friends who send each other the address |
//! | `PAGE#puzzle=BYTES/Tag=value/...` | a puzzle, as in a file of puzzles, in hexadecimal digits |
//!
//! Moves and tags are written as in Oware Game Notation. A blank is written as `_`. All other
//! characters except letters, digits and `-` are written as `%` and two hexadecimal digits. The
//! moves of a game without comments and variations are capital letters without numbers and blanks,
//! because QR codes pack capitals and digits. A game of 60 moves between two named players has
//! about 100 bytes after the page.

use awale_rules::{Game, PerSeat, Settlement};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::{
    catalogue::{GameKind, PlayerSpec, Variant},
    puzzle::{MinedPuzzle, Puzzle},
    record::{self, DateTime, LinkGame, Participant, Record, SowingDirection, format_tag},
};

/// The maximum length of the part of an address after the page, in bytes. Messengers pass on at
/// least 4,096 bytes, and browsers accept 64 kB.
pub const MAX_ADDRESS_BYTES: usize = 16 << 10;
/// The maximum length of a game's id in letters. The rest is cut, because a mail program may have
/// joined the next word to the id.
const MAX_GAME_ID_LETTERS: usize = 6;

/// The maximum number of letters of a damaged part of an address that an error message shows.
const MAX_SHOWN_LETTERS: usize = 24;

const SHOW_FRAGMENT: &str = "#show=";
const PLAY_FRAGMENT: &str = "#play=";
const PUZZLE_FRAGMENT: &str = "#puzzle=";
/// The name of the tag with the id of a game by link. This tag is the last part of the address, so
/// that an address that was cut off is not mistaken for another game.
const GAME_ID_TAG: &str = "id";
/// The ASCII characters that are escaped in an address: all except letters, digits and `-`. Other
/// characters are always escaped.
const ESCAPED_CHARACTERS: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-');

/// The content of an address.
#[derive(Clone, Debug)]
pub enum LinkContent {
    /// A position, a game or an analysis. In a game by link, [`LinkGame::own_seat`] is the side of
    /// the player who must move, or whose friend has resigned.
    Game(Box<Record>),
    /// A puzzle. Its claims are not verified.
    Puzzle(Box<Puzzle>),
}

/// The reason why an address cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The part of the address after `#show=`, `#play=` or `#puzzle=` is longer than
    /// [`MAX_ADDRESS_BYTES`].
    AddressTooLong,
    /// This part of the address is missing or damaged.
    DamagedPart(String),
    /// The game in the address has an error.
    InvalidGame(record::RecordError),
}

impl LinkContent {
    /// Reads an address in `text`. Text around the address, a missing page before `#` and line
    /// breaks inside the address are ignored. Returns `None` if there is no address.
    pub fn read(text: &str, variants: &[Variant]) -> Option<Result<LinkContent, LinkError>> {
        let mut fragments = [SHOW_FRAGMENT, PLAY_FRAGMENT, PUZZLE_FRAGMENT].into_iter();
        let (fragment, text) = fragments.find_map(|kind| Some((kind, text.split_once(kind)?.1)))?;
        Some(read(fragment, &join_address_lines(text), variants))
    }
}

/// Joins the lines of an address at the start of `text`. The address ends at an empty line, or at a
/// blank or another character that no address contains.
fn join_address_lines(text: &str) -> String {
    let is_outside_address = |sign: char| !sign.is_ascii_alphanumeric() && !"-_%/=".contains(sign);
    let mut joined_text = String::new();
    for line in text.lines().map(str::trim) {
        let address_end_offset = line.find(is_outside_address).unwrap_or(line.len());
        joined_text += &line[..address_end_offset];
        if line.is_empty() || address_end_offset < line.len() {
            break;
        }
    }
    joined_text
}

fn read(fragment: &str, text: &str, variants: &[Variant]) -> Result<LinkContent, LinkError> {
    if text.len() > MAX_ADDRESS_BYTES {
        return Err(LinkError::AddressTooLong);
    }
    let mut parts = text.split('/');
    let moves_or_puzzle_hex = decode_part(parts.next().unwrap_or_default())?;
    let mut ogn = String::new();
    for part in parts {
        let (tag_name, encoded_value) = part
            .split_once('=')
            .ok_or_else(|| damaged_link_error(part))?;
        ogn += &format_tag(tag_name, &decode_part(encoded_value)?);
    }
    if fragment != PUZZLE_FRAGMENT {
        ogn += &moves_or_puzzle_hex;
    }
    let mut record = Record::parse_ogn(&ogn, variants).map_err(LinkError::InvalidGame)?;
    if fragment == PUZZLE_FRAGMENT {
        let puzzle = decode_puzzle(&moves_or_puzzle_hex, record.kind)
            .ok_or_else(|| damaged_link_error(&moves_or_puzzle_hex))?;
        return Ok(LinkContent::Puzzle(Box::new(puzzle)));
    }
    if fragment == PLAY_FRAGMENT {
        let game_id = record
            .header
            .tags
            .get(GAME_ID_TAG)
            .ok_or_else(|| damaged_link_error(GAME_ID_TAG))?;
        let game_id: String = game_id.chars().take(MAX_GAME_ID_LETTERS).collect();
        let own_seat = match record.settlement() {
            Some(Settlement::Resignation(loser)) => loser.opponent(),
            _ => record.game().position().to_move(),
        };
        record = copy_for_two_humans(&record);
        record.header.game_played_by_link = Some(LinkGame {
            id: game_id.into(),
            own_seat,
        });
    }
    Ok(LinkContent::Game(Box::new(record)))
}

fn damaged_link_error(part: &str) -> LinkError {
    LinkError::DamagedPart(part.chars().take(MAX_SHOWN_LETTERS).collect())
}

fn decode_part(part: &str) -> Result<String, LinkError> {
    let text = part.replace('_', " ");
    let text = percent_decode_str(&text).decode_utf8();
    Ok(text
        .map_err(|_| damaged_link_error(part))?
        .replace(char::is_control, ""))
}

fn decode_puzzle(hex_digits: &str, kind: GameKind) -> Option<Puzzle> {
    let GameKind::Awale(variant) = kind else {
        return None;
    };
    let decode_byte = |pair: &[u8]| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok();
    let bytes: Option<Vec<u8>> = hex_digits.as_bytes().chunks(2).map(decode_byte).collect();
    let mut bytes = bytes.as_deref()?;
    let mined_puzzle = MinedPuzzle::decode_first(&mut bytes, &variant.rules)?;
    bytes
        .is_empty()
        .then(|| Puzzle::from_game(variant, mined_puzzle))
}

/// Returns a copy of the game for two human players: the moves and names, without comments,
/// variations, clock times and date.
fn copy_for_two_humans(record: &Record) -> Record {
    let players = PerSeat::from_fn(|seat| Participant {
        name: record.players[seat].name.clone(),
        spec: PlayerSpec::Human,
    });
    let (kind, sowing_direction) = (record.kind.clone(), SowingDirection::default());
    Record::of(
        record.game(),
        kind,
        players,
        sowing_direction,
        DateTime::UNKNOWN,
        None,
    )
}

/// Returns the address below `page_url` that shows a game. Returns `None` if the address would be
/// too long, or if the game cannot be written in Oware Game Notation.
pub fn address_that_shows_record(page_url: &str, record: &Record) -> Option<String> {
    record_address(page_url, SHOW_FRAGMENT, record, None)
}

/// Returns the address below `page_url` that the other player of a game by link opens to continue
/// the game. Returns `None` if `record` is no game by link, or if the address would be too long.
pub fn address_that_continues_game(page_url: &str, record: &Record) -> Option<String> {
    let id = record.header.game_played_by_link.as_ref()?.id.to_string();
    record_address(
        page_url,
        PLAY_FRAGMENT,
        &copy_for_two_humans(record),
        Some((GAME_ID_TAG.to_owned(), id)),
    )
}

fn record_address(
    page_url: &str,
    fragment: &str,
    record: &Record,
    tag_at_end: Option<(String, String)>,
) -> Option<String> {
    let (mut tags, words) = record.one_line_tags_and_words().ok()?;
    tags.extend(tag_at_end);
    let moves_text = if record.has_only_moves() {
        let moves = record.moves().iter().map(ToString::to_string);
        moves.collect::<String>().to_uppercase()
    } else {
        words.join(" ")
    };
    format_address(page_url, fragment, &moves_text, &tags)
}

/// Returns the address below `page_url` that opens a puzzle, or `None` if it would be too long.
pub fn address_that_opens_puzzle(page_url: &str, puzzle: &Puzzle) -> Option<String> {
    let to_hex_digits = |byte| format!("{byte:02X}");
    let bytes = puzzle.to_mined().to_bytes().into_iter();
    let hex_digits: String = bytes.map(to_hex_digits).collect();
    let variant_tag = ("Variant".to_owned(), puzzle.variant.id.to_string());
    format_address(page_url, PUZZLE_FRAGMENT, &hex_digits, &[variant_tag])
}

fn format_address(
    page_url: &str,
    fragment: &str,
    moves_or_puzzle_hex: &str,
    tags: &[(String, String)],
) -> Option<String> {
    let encode_text = |text: &str| {
        let encoded_text = utf8_percent_encode(text, ESCAPED_CHARACTERS).to_string();
        encoded_text.replace("%20", "_")
    };
    let tag_address_part =
        |(name, value): &(String, String)| format!("/{name}={}", encode_text(value));
    let tag_address_parts: String = tags.iter().map(tag_address_part).collect();
    let address_end = format!(
        "{fragment}{}{tag_address_parts}",
        encode_text(moves_or_puzzle_hex)
    );
    (address_end.len() <= MAX_ADDRESS_BYTES).then(|| format!("{page_url}{address_end}"))
}

#[cfg(test)]
mod tests {
    use awale_rules::Seat;

    use super::*;
    use crate::catalogue::{AnyGame, AnyMove};
    use crate::puzzle::collection;
    use crate::text::Comment;

    const TEST_PAGE_URL: &str = "https://example.org/awale/";

    /// Returns a game by link in the built-in variant with this index. The game has `move_count`
    /// moves, or fewer if it ends earlier.
    fn record_played_by_link(variant_index: usize, move_count: usize) -> Record {
        let variant = Variant::built_in().swap_remove(variant_index);
        let kind = GameKind::Awale(variant);
        let mut game = awale_rules::Match::new(kind.start(Seat::North));
        for number in 0..move_count {
            let AnyGame::Awale(position) = game.position() else {
                unreachable!("awalé");
            };
            let legal_pits: Vec<_> = position.moves().collect();
            if game.outcome().is_some() {
                break;
            }
            let pit = legal_pits[number * number % legal_pits.len()];
            game.play(AnyMove::Pit(pit)).unwrap();
        }
        let players = PerSeat::from_fn(|seat| Participant {
            name: if seat == Seat::South {
                "Awa Éwé"
            } else {
                "B/=_%."
            }
            .into(),
            spec: PlayerSpec::Human,
        });
        let mut record = Record::of(
            &game,
            kind,
            players,
            SowingDirection::Clockwise,
            DateTime::UNKNOWN,
            None,
        );
        let (id, own_seat) = ("0F3A9C".into(), Seat::South);
        record.header.game_played_by_link = Some(LinkGame { id, own_seat });
        record
    }

    fn read_shown_game(text: &str) -> Record {
        match LinkContent::read(text, &[]) {
            Some(Ok(LinkContent::Game(record))) => *record,
            read => panic!("{text}: {read:?}"),
        }
    }

    fn error_text(text: &str) -> String {
        LinkContent::read(text, &[])
            .unwrap()
            .unwrap_err()
            .to_string()
    }

    #[test]
    fn a_game_of_every_variant_is_unchanged_after_a_link_round_trip() {
        for variant in 0..Variant::built_in().len() {
            for moves in [0, 1, 2, 17, 60] {
                let record = record_played_by_link(variant, moves);
                let address = address_that_continues_game(TEST_PAGE_URL, &record).unwrap();
                let is_url_safe =
                    |sign: char| sign.is_ascii_alphanumeric() || "-_%/=:.#".contains(sign);
                assert!(address.chars().all(is_url_safe), "{address}");
                let read_back = read_shown_game(&address);
                assert_eq!(
                    read_back.game().positions_so_far(),
                    record.game().positions_so_far(),
                    "{address}"
                );
                assert_eq!(read_back.kind, record.kind);
                assert_eq!(read_back.players, record.players);
                assert_eq!(
                    read_back.sowing_direction,
                    SowingDirection::CounterClockwise,
                    "a choice of the reader"
                );
                let game_played_by_link = read_back.header.game_played_by_link.unwrap();
                assert_eq!(
                    (
                        game_played_by_link.id.as_str(),
                        game_played_by_link.own_seat
                    ),
                    ("0F3A9C", record.game().position().to_move())
                );
            }
        }
    }

    #[test]
    fn a_move_is_one_letter_in_a_link() {
        let [short_address, long_address] = [12, 28].map(|moves| {
            address_that_continues_game("", &record_played_by_link(0, moves)).unwrap()
        });
        assert_eq!(
            long_address.len(),
            short_address.len() + 16,
            "{long_address}"
        );
    }

    #[test]
    fn every_end_of_a_game_is_unchanged_after_a_link_round_trip() {
        for settlement in [
            Settlement::Agreement,
            Settlement::Resignation(Seat::South),
            Settlement::Resignation(Seat::North),
        ] {
            let mut ended_game = record_played_by_link(0, 9).clone_game();
            ended_game.settle(settlement);
            let mut expected_record = record_played_by_link(0, 9);
            let game_played_by_link = expected_record.header.game_played_by_link.take();
            expected_record = Record::of(
                &ended_game,
                expected_record.kind,
                expected_record.players,
                expected_record.sowing_direction,
                DateTime::UNKNOWN,
                None,
            );
            expected_record.header.game_played_by_link = game_played_by_link;
            let read_back = read_shown_game(
                &address_that_continues_game(TEST_PAGE_URL, &expected_record).unwrap(),
            );
            assert_eq!(read_back.settlement(), Some(settlement));
            assert_eq!(
                read_shown_game(
                    &address_that_shows_record(TEST_PAGE_URL, &expected_record).unwrap()
                )
                .settlement(),
                Some(settlement)
            );
        }
    }

    #[test]
    fn a_position_and_an_analysis_are_unchanged_after_a_link_round_trip() {
        let ogn_line = "[Variant \"abapa\"] 1. C {Why? 100% {sure} a_b/c} f (1... e 2. D) 2. E *";
        let ogn_line = ogn_line.replace("{sure} ", "");
        let analysis_record = Record::parse_ogn(&ogn_line, &[]).unwrap();
        let read_back =
            read_shown_game(&address_that_shows_record(TEST_PAGE_URL, &analysis_record).unwrap());
        assert_eq!(read_back.to_line(), analysis_record.to_line());
        assert_eq!(
            read_back.header.comments[&1],
            Comment::new("Why? 100% a_b/c").unwrap()
        );
        assert_eq!(
            read_back.header.variations,
            analysis_record.header.variations
        );
        for text in [
            "2-0-0-0-0-1-0-0-1-0-0-0-23-21-S",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N",
        ] {
            let position_record = Record::parse_ogn(&format!("[FEN \"{text}\"]"), &[]).unwrap();
            let address = address_that_shows_record(TEST_PAGE_URL, &position_record).unwrap();
            assert_eq!(
                read_shown_game(&address).to_line().as_deref(),
                Ok(text),
                "{address}"
            );
        }
        let start_record = read_shown_game("#show=");
        assert!(start_record.moves().is_empty() && start_record.result().is_none());
    }

    #[test]
    fn a_puzzle_is_unchanged_after_a_link_round_trip() {
        for variant in Variant::built_in() {
            for found in collection::built_in(&variant).iter().step_by(50) {
                let puzzle = Puzzle::from_game(variant.clone(), found.clone());
                let address = address_that_opens_puzzle(TEST_PAGE_URL, &puzzle).unwrap();
                assert!(address.len() < 150, "{address}");
                match LinkContent::read(&address, &[]) {
                    Some(Ok(LinkContent::Puzzle(read))) => assert_eq!(*read, puzzle),
                    read => panic!("{address}: {read:?}"),
                }
            }
        }
    }

    #[test]
    fn a_link_is_read_from_a_message_that_breaks_or_surrounds_it() {
        let record = record_played_by_link(0, 12);
        let address = address_that_continues_game(TEST_PAGE_URL, &record).unwrap();
        let (address_start, address_end) = address.split_at(60);
        let fragment = &address[TEST_PAGE_URL.len()..];
        for text in [
            format!("  <{address}>  "),
            format!("Your move: {address} , Awa"),
            format!("'{address}'"),
            format!("{address_start}\r\n{address_end}\r\n\r\nSee you"),
            format!("{address_start}\n   {address_end}\nGreetings"),
            fragment.to_owned(),
            address.replace("https://", ""),
            format!("[our game]({address})."),
        ] {
            let read_back = read_shown_game(&text);
            assert_eq!(read_back.moves(), record.moves(), "{text}");
            assert_eq!(
                read_back.header.game_played_by_link.unwrap().id,
                "0F3A9C",
                "{text}"
            );
        }
        for text in [
            "",
            "C f",
            "https://example.org/#",
            "https://example.org/#game=abc",
            "show=CF",
        ] {
            assert!(LinkContent::read(text, &[]).is_none(), "{text}");
        }
    }

    #[test]
    fn the_error_for_a_wrong_link_says_what_is_wrong() {
        assert!(error_text("#show=CFXD").contains('X'));
        let illegal_move_error = error_text("#show=CCCC");
        assert!(illegal_move_error.contains("2. C"), "{illegal_move_error}");
        assert!(error_text("#play=CF/South=Awa").contains("“id”"));
        assert!(error_text("#play=CF/South").contains("“South”"));
        assert!(error_text("#show=%FF").contains("“%FF”"));
        assert!(error_text("#puzzle=00FF/Variant=oware").contains("“00FF”"));
        assert!(error_text("#puzzle=/Variant=mine").contains("mine"));
        let too_long_error = error_text(&format!("#show={}", "A".repeat(MAX_ADDRESS_BYTES + 1)));
        assert!(too_long_error.contains("16"), "{too_long_error}");
    }

    #[test]
    fn control_characters_and_computer_players_in_a_link_are_ignored() {
        let read_back =
            read_shown_game("#play=CF/South=A%1B%5B31mwa%0A%22/NorthPlayer=naive/id=AB%0012345");
        assert_eq!(read_back.players.south.name, "A[31mwa\"");
        assert_eq!(read_back.players.north.spec, PlayerSpec::Human);
        assert_eq!(read_back.header.game_played_by_link.unwrap().id, "AB1234");
        assert!(read_back.header.tags.is_empty());
    }
}
