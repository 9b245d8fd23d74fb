//! Exported pictures: each format is valid for its readers, and both `awale export` and the key
//! write them.

use std::collections::BTreeMap;
use std::fs;
use std::num::NonZero;
use std::path::Path;

use awale::config::Settings;
use awale::pictures::{ExportedPicture, GamePicture, PictureFormat};
use awale::shell;
use awale::words::{Language, Words};
use awale_engine::Score;
use awale_rules::matches_game::HeapRules;
use awale_rules::{Game, Match, PerSeat, Position, Rules, Seat};
use awale_study::catalogue::{AnyGame, GameKind, PlayerSpec, Variant};
use awale_study::record::{
    Analysis, Assessment, GameFormat, Participant, Record, SowingDirection, Variation,
};
use awale_words::text::{Comment, Label, markup_escaped};
use serde_json::Value as Json;

use crate::support::random_game;
use crate::terminal::Home;

/// A name that would break the output if it were not escaped.
const HOSTILE_NAME: &str = "</script><b>\"A&wa\" @data@";

fn english_words() -> Words {
    Words::new(Language::English)
}

fn picture_of(game: &Match<AnyGame>, kind: GameKind, sowing: SowingDirection) -> GamePicture {
    let players = PerSeat::from_fn(|_| Participant {
        name: HOSTILE_NAME.into(),
        spec: PlayerSpec::Human,
    });
    let date = "2026-11-22T12:00:00Z".parse().expect("a date");
    GamePicture::of_game(
        Record::of(game, kind, players, sowing, date, None),
        usize::MAX,
        &english_words(),
    )
}

/// The texts of a drawing, each with the x coordinate of its end.
fn right_ends_of_texts(svg: &str) -> Vec<(f32, String)> {
    let font_bytes = include_bytes!("../../assets/fonts/dejavu-sans-bold.ttf");
    let font = ttf_parser::Face::parse(font_bytes, 0).expect("a font");
    let texts = svg
        .split("<text ")
        .skip(1)
        .filter(|text| !text.contains("text-anchor"));
    let right_end_and_text = |text: &str| {
        let number_attribute = |name: &str| -> f32 {
            let (_, rest) = text.split_once(&format!("{name}=\"")).expect(name);
            rest.split('"').next().expect(name).parse().expect(name)
        };
        let (_, text_after_tag) = text.split_once('>').expect("a text");
        let escaped_text = text_after_tag.split("</text>").next().expect("a text");
        let escapes = [
            ("&lt;", "<"),
            ("&gt;", ">"),
            ("&quot;", "\""),
            ("&amp;", "&"),
        ];
        let unescaped_text = escapes
            .into_iter()
            .fold(escaped_text.to_owned(), |text, (code, sign)| {
                text.replace(code, sign)
            });
        let advance_widths = unescaped_text.chars().map(|letter| {
            let glyph = font.glyph_index(letter).unwrap_or_default();
            f32::from(font.glyph_hor_advance(glyph).unwrap_or(0))
        });
        let width = advance_widths.sum::<f32>() * number_attribute("font-size")
            / f32::from(font.units_per_em());
        (number_attribute("x") + width, unescaped_text)
    };
    texts.map(right_end_and_text).collect()
}

#[test]
fn no_text_of_a_picture_ends_beyond_its_edge() {
    let long_names = ["W".repeat(200), "Wé ".repeat(100), "阿".repeat(200)].map(Label::from);
    for kind in Variant::built_in().into_iter().map(GameKind::Awale) {
        for language in Language::ALL {
            let words = Words::new(language);
            for name in ["", "Awa"].map(Label::from).iter().chain(&long_names) {
                let mut game = random_game(kind.start(Seat::South), 300, 3);
                if name.as_str() == "Awa" {
                    game = random_game(kind.start(Seat::South), 20, 3);
                    game.settle(awale_rules::Settlement::TimeLoss(Seat::North));
                }
                let players = PerSeat::from_fn(|_| Participant {
                    name: name.clone(),
                    spec: "engine:level=10".parse().expect("a player"),
                });
                let date = "2026-11-22T12:00:00Z".parse().expect("a date");
                let sowing = SowingDirection::Clockwise;
                let record = Record::of(&game, kind.clone(), players, sowing, date, None);
                let picture = GamePicture::of_game(record, usize::MAX, &words);
                let svg = picture.svg(&words);
                let right_ends_and_texts = right_ends_of_texts(&svg);
                let text_beyond_edge = right_ends_and_texts
                    .iter()
                    .find(|(end, _)| *end > 640.0 - 15.0);
                assert_eq!(text_beyond_edge, None, "{language:?} {svg}");
                let all_texts: String = right_ends_and_texts
                    .into_iter()
                    .map(|(_, text)| text)
                    .collect();
                for line in &picture.caption_lines {
                    let without_spaces = |text: &str| text.replace(' ', "");
                    assert!(
                        without_spaces(&all_texts).contains(&without_spaces(line)),
                        "{line} in {all_texts}"
                    );
                }
                assert!(!svg.contains("textLength"));
            }
        }
    }
}

/// A game of oware with this many moves, or fewer if it ends earlier.
fn oware_picture(moves: usize) -> GamePicture {
    let kind = GameKind::Awale(Variant::built_in().swap_remove(0));
    let games = (0..).map(|seed| random_game(kind.start(Seat::South), moves, seed));
    let game = games
        .into_iter()
        .find(|game| game.moves().len() == moves)
        .expect("a game that long");
    picture_of(&game, kind, SowingDirection::CounterClockwise)
}

/// Games of every kind, some just begun and some over, drawn in both directions.
fn pictures_of_many_games() -> Vec<GamePicture> {
    let variants = Variant::built_in().into_iter().map(GameKind::Awale);
    let kinds = variants.chain([GameKind::Matches(HeapRules::THIRTEEN_MATCHES_RULES)]);
    let game_pictures = kinds.flat_map(|kind| {
        [
            (0, SowingDirection::Clockwise),
            (40, SowingDirection::CounterClockwise),
        ]
        .map(|how| (kind.clone(), how))
    });
    game_pictures
        .map(|(kind, (moves, sowing))| {
            picture_of(
                &random_game(kind.start(Seat::North), moves, 7),
                kind,
                sowing,
            )
        })
        .collect()
}

fn picture_bytes(picture: &GamePicture, format: PictureFormat) -> Vec<u8> {
    shell::encode_picture_file(
        &ExportedPicture::Game(Box::new(picture.clone())),
        format,
        &Settings::default(),
        &english_words(),
    )
    .expect("a picture")
}

fn picture_text(picture: &GamePicture, format: PictureFormat) -> String {
    String::from_utf8(picture_bytes(picture, format)).expect("a text")
}

#[test]
fn the_chart_of_a_quick_analysis_is_labeled_so() {
    let mut game = oware_picture(6);
    let assessments = game.record.moves().iter().map(|&played| Assessment {
        played_move: played,
        value: Score::Estimate(0),
        best: Score::Estimate(0),
        line: Vec::new(),
        cost: 0,
        points_at_stake: 0,
        only_good_evidence: None,
        depth_costs: Vec::new(),
        choice_counts: Vec::new(),
    });
    let moves: Vec<Assessment> = assessments.collect();
    for (depth, is_first_look) in [
        (awale_study::rating::RATING_SEARCH_DEPTH, true),
        (awale_study::study::ANALYSIS_DEPTH, false),
    ] {
        game.record.analysis = Some(Analysis {
            moves: moves.clone(),
            depth,
            max_table_seeds: 0,
        });
        for format in [PictureFormat::Svg, PictureFormat::Html] {
            let text = picture_text(&game, format);
            assert!(text.contains("Winning chances for "), "{depth}");
            assert_eq!(text.contains("At first glance: "), is_first_look, "{depth}");
        }
    }
}

/// Checks that a text is well-formed XML: tags are closed in order, attributes are quoted, and
/// special characters are escaped.
#[track_caller]
fn assert_well_formed_xml(text: &str) {
    let mut open_tags = Vec::new();
    for (number, piece) in text.split('<').enumerate() {
        let (tag, text_after_tag) = if number == 0 {
            ("", piece)
        } else {
            piece.split_once('>').expect("a tag ends")
        };
        assert!(!text_after_tag.contains('>'), "{text_after_tag}");
        for entity in text_after_tag.split('&').skip(1) {
            let name = entity.split_once(';').expect("an entity ends").0;
            assert!(["amp", "lt", "gt", "quot"].contains(&name), "{name}");
        }
        if let Some(closed_tag) = tag.strip_prefix('/') {
            assert_eq!(open_tags.pop(), Some(closed_tag), "{closed_tag}");
        } else if !tag.is_empty() {
            assert_eq!(
                tag.matches('"').count(),
                2 * tag.matches("=\"").count(),
                "{tag}"
            );
            if !tag.ends_with('/') {
                open_tags.push(tag.split([' ', '\n']).next().expect("a name"));
            }
        }
    }
    assert!(open_tags.is_empty(), "{open_tags:?}");
}

#[test]
fn an_svg_drawing_is_valid_xml_and_shows_every_seed() {
    for picture in pictures_of_many_games() {
        let svg = picture_text(&picture, PictureFormat::Svg);
        assert_well_formed_xml(&svg);
        let svg_without_namespace = svg.replace("http://www.w3.org/2000/svg", "");
        assert!(
            !svg_without_namespace.contains("http") && !svg_without_namespace.contains("href"),
            "it loads nothing"
        );
        let position = picture.record.game().positions_so_far()[picture.shown_move_count];
        if let Some(position) = position.as_awale() {
            let seeds = u32::from(position.seeds_on_board())
                + u32::from(position.store(Seat::South))
                + u32::from(position.store(Seat::North));
            let drawn_seed_count =
                svg.matches("url(#Seed)").count() + svg.matches("url(#DarkSeed)").count();
            assert_eq!(drawn_seed_count, seeds as usize);
        }
        let has_curve = position.as_awale().is_some() && !picture.record.moves().is_empty();
        assert_eq!(svg.contains("<polyline"), has_curve, "the curve of a game");
        assert!(
            svg.contains("&lt;/script&gt;&lt;b&gt;&quot;A&amp;wa&quot;"),
            "{svg}"
        );
    }
}

#[test]
fn a_gif_has_a_frame_for_each_position() {
    for picture in pictures_of_many_games()
        .into_iter()
        .chain([oware_picture(60)])
    {
        let gif = picture_bytes(&picture, PictureFormat::Gif);
        let mut decoder = gif::DecodeOptions::new()
            .read_info(&gif[..])
            .expect("a GIF");
        let (width, height) = (decoder.width(), decoder.height());
        let (mut frame_count, mut color_indices_of_first_frame) = (0, Vec::new());
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            assert!(frame.left + frame.width <= width && frame.top + frame.height <= height);
            if frame_count == 0 {
                assert_eq!((frame.width, frame.height), (width, height));
                color_indices_of_first_frame = frame.buffer.to_vec();
            }
            frame_count += 1;
        }
        assert_eq!(frame_count, picture.record.moves().len() + 1);
        let colors: std::collections::BTreeSet<u8> =
            color_indices_of_first_frame.into_iter().collect();
        assert!(colors.len() > 4, "something is painted");
        assert!(
            gif.len() < 1_000_000 * frame_count.div_ceil(60),
            "{} bytes for {frame_count} frames",
            gif.len()
        );
    }
}

/// The width and the colors of the first frame of a GIF, row by row.
fn first_frame(gif: &[u8]) -> (usize, Vec<[u8; 3]>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).expect("a GIF");
    let frame = decoder
        .read_next_frame()
        .expect("a frame")
        .expect("a first frame");
    (
        usize::from(frame.width),
        frame
            .buffer
            .chunks_exact(4)
            .map(|pixel| [pixel[0], pixel[1], pixel[2]])
            .collect(),
    )
}

#[test]
fn a_gif_has_the_shading_and_the_letters_of_the_drawing() {
    let (width, pixels) = first_frame(&picture_bytes(&oware_picture(1), PictureFormat::Gif));
    let color_at = |x: usize, y: usize| pixels[y * width + x];
    let is_near = |one: [u8; 3], other: [u8; 3]| {
        one.iter()
            .zip(other)
            .all(|(one, other)| one.abs_diff(other) < 6)
    };
    // The wood gets darker downwards, from #d49f5f to #b87d47.
    assert!(
        is_near(color_at(320, 12), [0xd3, 0x9e, 0x5e]),
        "{:?}",
        color_at(320, 12)
    );
    assert!(
        is_near(color_at(320, 244), [0xb9, 0x7e, 0x48]),
        "{:?}",
        color_at(320, 244)
    );
    // The letter A under the first pit: a peak at its top, two legs below, and smooth edges.
    let dark_pixel_count = |y: usize| (110..128).filter(|&x| color_at(x, y)[0] < 0x60).count();
    let dark_pixels_in_row = |y: usize| {
        (110..128)
            .map(|x| u8::from(color_at(x, y)[0] < 0x60))
            .collect::<Vec<_>>()
    };
    let dark_run_count = |y: usize| {
        dark_pixels_in_row(y)
            .windows(2)
            .filter(|pair| pair == &[0, 1])
            .count()
    };
    let rows_with_dark_pixels: Vec<usize> =
        (205..230).filter(|&y| dark_pixel_count(y) > 0).collect();
    let (top_row, bottom_row) = (
        rows_with_dark_pixels[0],
        rows_with_dark_pixels[rows_with_dark_pixels.len() - 1],
    );
    assert_eq!(
        (
            dark_run_count(top_row),
            dark_run_count(bottom_row),
            bottom_row - top_row
        ),
        (1, 2, 9),
        "{:?}",
        (top_row..=bottom_row)
            .map(dark_pixels_in_row)
            .collect::<Vec<_>>()
    );
    assert!(
        (110..128).any(|x| (0x60..0xa0).contains(&color_at(x, bottom_row)[0])),
        "its edges are smooth"
    );
}

fn nonzero(number: u16) -> NonZero<u16> {
    NonZero::new(number).expect("not zero")
}

#[test]
fn an_exported_recording_plays_back() {
    let picture = oware_picture(12);
    let cast = picture_text(&picture, PictureFormat::AsciinemaCast);
    let mut lines = cast.lines();
    let header: Json = serde_json::from_str(lines.next().expect("a header")).expect("JSON");
    assert_eq!(
        (&header["version"], &header["width"], &header["height"]),
        (&2.into(), &80.into(), &24.into())
    );
    let mut screen = vt100::Parser::new(nonzero(24), nonzero(80), 0);
    let mut previous_time = 0.0;
    for line in lines {
        let event: Json = serde_json::from_str(line).expect("JSON");
        let (time, printed_text) = (
            event[0].as_f64().expect("a time"),
            event[2].as_str().expect("a text"),
        );
        assert!(time >= previous_time && event[1] == "o", "{line}");
        previous_time = time;
        screen.process(printed_text.as_bytes());
    }
    assert!(
        previous_time > 12.0,
        "a second for each move: {previous_time}"
    );
    let last_screen = screen.screen().contents();
    for mv in picture.record.moves() {
        assert!(last_screen.contains(&mv.to_string()), "{last_screen}");
    }
}

#[test]
fn an_exported_page_contains_every_position_and_loads_no_other_file() {
    for picture in pictures_of_many_games()
        .into_iter()
        .chain([oware_picture(20)])
    {
        let html = picture_text(&picture, PictureFormat::Html);
        for outside in ["http://", "https://", "src=", "href=", "url(\"", "@import"] {
            assert!(!html.contains(outside), "{outside}");
        }
        assert!(html.contains("default-src 'none'") && !html.contains("{{"));
        // Outside the script and the styles, a name can only be text.
        let hostile_text_counts =
            ["<b>\"A&wa", "</script><b>"].map(|text| html.matches(text).count());
        assert_eq!(hostile_text_counts, [0, 0], "{html}");
        let (_, text_after_data_tag) = html.split_once("id=\"data\">").expect("the data");
        let page_data: Json = serde_json::from_str(
            text_after_data_tag
                .split_once("</script>")
                .expect("their end")
                .0,
        )
        .expect("JSON");
        let nodes = page_data["nodes"].as_array().expect("the positions");
        let moves: Vec<_> = nodes[1..].iter().map(|node| node["move"].clone()).collect();
        let played_moves = picture.record.moves().iter().map(ToString::to_string);
        assert_eq!(moves, played_moves.map(Json::from).collect::<Vec<_>>());
        assert_eq!(page_data["at"], moves.len());
        assert!(
            html.matches("&lt;/script&gt;&lt;b&gt;&quot;A&amp;wa&quot; @data@")
                .count()
                >= 4,
            "title, heading and both players"
        );
        for language in Language::ALL {
            let words = Words::new(language);
            let page = picture.html(&words);
            let heading = markup_escaped(&words.get("play-moves"));
            assert!(
                page.contains(&format!("<h2>{heading}</h2>")),
                "{language:?}"
            );
        }
    }
}

#[test]
fn a_page_shows_comments_marks_and_better_moves_as_text() {
    let mut game = oware_picture(6);
    let moves = game.record.moves().to_vec();
    let better_move = game.record.game().positions_so_far()[1]
        .moves()
        .find(|mv| *mv != moves[1]);
    let line: Vec<_> = better_move.into_iter().collect();
    let assessments = (0..).zip(&moves).map(|(ply, &played)| Assessment {
        played_move: played,
        value: Score::Estimate(0),
        best: Score::Estimate(if ply == 1 { 800 } else { 0 }),
        line: if ply == 1 { line.clone() } else { Vec::new() },
        cost: if ply == 1 { 400 } else { 0 },
        points_at_stake: 500,
        only_good_evidence: None,
        depth_costs: Vec::new(),
        choice_counts: Vec::new(),
    });
    game.record.analysis = Some(Analysis {
        moves: assessments.collect(),
        depth: awale_study::study::ANALYSIS_DEPTH,
        max_table_seeds: 0,
    });
    let comment = Comment::new("<img src=x onerror=alert(1)> </script>");
    game.record.header.comments = comment.map(|comment| (3, comment)).into_iter().collect();
    let path = [moves[0], line[0]];
    game.whole_game_and_path = Some((game.record.clone(), path.to_vec()));
    let html = picture_text(&game, PictureFormat::Html);
    assert!(!html.contains("<img"));
    let (_, data) = html.split_once("id=\"data\">").expect("the data");
    let data_text = data.split_once("</script>").expect("their end").0;
    let page_data: Json = serde_json::from_str(data_text).expect("JSON");
    let nodes = &page_data["nodes"];
    assert_eq!(
        nodes[3]["comment"],
        "<img src=x onerror=alert(1)> </script>"
    );
    assert_eq!(
        (&nodes[2]["sign"], &nodes[2]["mark"]),
        (&"??".into(), &"blunder".into())
    );
    assert!(
        nodes[2]["verdict"]
            .as_str()
            .is_some_and(|text| text.contains("seeds worse"))
    );
    assert_eq!(
        (&nodes[7]["up"], &nodes[7]["move"]),
        (&1.into(), &line[0].to_string().into())
    );
    assert_eq!(page_data["at"], 7, "the page begins in the variation");
    assert!(html.contains("<i class=\"blunder\"") && html.contains("accuracy"));
}

#[test]
fn a_game_exported_on_one_line_can_be_read_again() {
    let mut game = oware_picture(20);
    let played_move = game.record.moves()[4];
    let mut other_moves = game.record.game().positions_so_far()[4].moves();
    let other_move = other_moves.find(|&mv| mv != played_move);
    drop(other_moves);
    game.record.header.variations = vec![Variation {
        parent_variation_index: None,
        moves_before: 4,
        moves: other_move.into_iter().collect(),
        comments: BTreeMap::new(),
    }];
    let comment = Comment::new("a {brace} ends; and \"quotes\"");
    game.record.header.comments = comment.map(|comment| (3, comment)).into_iter().collect();
    let line = game.record.to_line().expect("awalé");
    assert!(!line.contains('\n') && line.len() < 400, "{line}");
    let record_read_again = GameFormat::read_any_format(&line, &[])
        .remove(0)
        .expect("the same game");
    assert_eq!(record_read_again.moves(), game.record.moves());
    assert_eq!(
        record_read_again.header.variations,
        game.record.header.variations
    );
    assert_eq!(
        &*record_read_again.header.comments[&3],
        "a {brace) ends; and \"quotes\""
    );
    assert_eq!(
        record_read_again.players.south.name,
        game.record.players.south.name
    );
    for picture in pictures_of_many_games() {
        let Ok(line) = picture.record.to_line() else {
            continue;
        };
        let record_read_again = GameFormat::read_any_format(&line, &[])
            .remove(0)
            .expect("the same game");
        assert_eq!(
            record_read_again.game().positions_so_far(),
            picture.record.game().positions_so_far(),
            "{line}"
        );
        assert_eq!(record_read_again.kind.id(), picture.record.kind.id());
        assert_eq!(
            record_read_again.result().is_some(),
            picture.record.result().is_some()
        );
    }
    let position_text = &pictures_of_many_games()[0]
        .record
        .start()
        .as_awale()
        .expect("awalé")
        .to_string();
    let record_of_position =
        GameFormat::read_any_format(&format!(" {position_text}\n"), &[]).remove(0);
    assert_eq!(
        record_of_position.expect("a position").to_line().as_ref(),
        Ok(position_text)
    );
}

/// Saves a game in the folder. Returns its path.
fn save_game(folder: &Path) -> String {
    let path = folder.join("game.toml");
    fs::write(&path, oware_picture(8).record.to_toml()).expect("it is written");
    path.display().to_string()
}

#[test]
fn the_export_command_writes_files_and_overwrites_none() {
    let home = Home::new();
    let (game, svg_path) = (
        save_game(home.path()),
        home.path().join("p.svg").display().to_string(),
    );
    let message = home.output_of(&["export", &game, "--svg", "--ply", "3", "--out", &svg_path]);
    assert!(message.contains(&svg_path), "{message}");
    let first_drawing = fs::read_to_string(&svg_path).expect("a drawing");
    assert_well_formed_xml(&first_drawing);
    assert!(
        home.error_of(&["export", &game, "--svg", "--out", &svg_path])
            .contains("--force")
    );
    assert_eq!(
        fs::read_to_string(&svg_path).expect("it stays"),
        first_drawing
    );
    home.output_of(&["export", &game, "--svg", "--out", &svg_path, "--force"]);
    assert_ne!(
        fs::read_to_string(&svg_path).expect("another"),
        first_drawing
    );
    assert!(
        home.error_of(&["export", &game, "--gif", "--ply", "9", "--out", "-"])
            .contains('8')
    );
    assert!(home.error_of(&["export", &game]).contains("--svg"));
    assert!(home.error_of(&["export", "--svg"]).contains("<FILE"));
    let line = "0-0-0-0-1-2-1-0-0-0-0-0-22-22-S";
    assert_well_formed_xml(&home.output_of(&[
        "export",
        "--position",
        line,
        "--variant",
        "awari",
        "--svg",
        "--out",
        "-",
    ]));
    assert_well_formed_xml(&home.output_of(&[
        "export",
        "--puzzle",
        "2026-11-21",
        "--svg",
        "--out",
        "-",
    ]));
    assert!(
        home.error_of(&["export", "--puzzle", "never", "--svg"])
            .contains("easy, medium, hard")
    );
}

#[test]
fn the_export_key_writes_next_to_the_games_and_shows_the_path() {
    let home = Home::new();
    let game = save_game(home.path());
    let mut screen = home.launch().args(&["open", &game]).start();
    screen.wait_for_text("Analysis");
    // An export with the same content keeps its file name. The key End shows another position,
    // whose files get a new name.
    let file_stem = "2026-11-22-120000-oware";
    for (key, file_stem) in [
        ("\x1b[H", file_stem),
        ("v", file_stem),
        ("\x1b[F", &format!("{file_stem}-2")),
    ] {
        screen.press(key);
        screen.press("e");
        screen.wait_for_text(&format!("{file_stem}.svg .gif"));
        for format in PictureFormat::GAME_FORMATS {
            let path = home
                .data_folder()
                .join("pictures")
                .join(format!("{file_stem}.{}", format.extension()));
            assert!(
                fs::metadata(&path).is_ok_and(|about| about.len() > 1000),
                "{}",
                path.display()
            );
        }
        screen.press("e");
        screen.wait_for_text("For a friend");
        screen.press("\x1b");
        screen.wait_for_text("e share");
    }
    screen.quit();
}

#[test]
fn pictures_show_what_each_side_takes_in_the_end() {
    let kind = GameKind::Awale(Variant::built_in().swap_remove(0));
    let start = Position::parse("1-0-0-0-0-0-1-0-0-0-0-0-22-24-S", &Rules::OWARE);
    let mut game = Match::new(AnyGame::Awale(start.expect("a position")));
    while game.outcome().is_none() {
        let mv = game.position().moves().next().expect("the game goes on");
        game.play(mv).expect("legal");
    }
    let picture = picture_of(&game, kind, SowingDirection::CounterClockwise);
    let drawing = picture.svg(&english_words());
    assert!(
        drawing.contains(">23<") && drawing.contains(">25<"),
        "{drawing}"
    );
    // The page encodes each number as the character that is so many places after `0`: twelve empty
    // pits, then the stores with 23 (`G`) and 25 (`I`).
    let page = picture.html(&english_words());
    assert!(page.contains("000000000000GI"), "{page}");
}
