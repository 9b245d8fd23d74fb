//! Search trees as pictures: drawing, Graphviz, text, GIF and recording, by key and by `awale
//! tree`.

use std::fs;
use std::num::NonZero;

use serde_json::Value as Json;

use crate::terminal::{CALM_SETTINGS, Home, key};

const TEXTBOOK_TREE: &str = "((3 12 8) (2 4 6) (14 5 2))\n";

/// The standard output of `awale tree`.
fn tree_output(home: &Home, args: &[&str]) -> String {
    let file = home.path().join("tree.txt");
    fs::write(&file, TEXTBOOK_TREE).expect("it is written");
    let file = file.display().to_string();
    home.output_of(&[&["tree", &file, "--out", "-"], args].concat())
}

#[test]
fn a_tree_is_written_as_drawing_for_graphviz_and_as_text() {
    let home = Home::new();
    let svg = tree_output(&home, &["--svg"]);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    for text in [">12<", ">≤ 2<", ">[3, +∞]<", ">max<", ">min<", "Value: 3."] {
        assert!(svg.contains(text), "{text}: {svg}");
    }
    assert_eq!(
        svg.matches("<path stroke=").count(),
        12 + 2,
        "an edge to each node, and two are crossed out"
    );
    let dot = tree_output(&home, &["--dot"]);
    assert_eq!(
        (
            dot.matches(" -> ").count(),
            dot.matches("style=dashed").count()
        ),
        (12, 4),
        "{dot}"
    );
    assert!(
        dot.contains("n5 [label=\"≤ 2\\n[3, +∞]\"]") && dot.contains("n1 -> n3 [label=\" b\"]"),
        "{dot}"
    );
    let text = tree_output(&home, &["--text"]);
    assert!(
        text.contains("the root") && text.contains("≤ 2   [3, +∞]") && text.contains("cut off"),
        "{text}"
    );
    let minimax_text = tree_output(&home, &["--text", "--minimax"]);
    assert!(
        !minimax_text.contains("cut off") && !minimax_text.contains('['),
        "{minimax_text}"
    );
}

#[test]
fn a_tree_is_exported_with_the_values_known_after_a_step() {
    let home = Home::new();
    let text_at_step_11 = tree_output(&home, &["--text", "--after", "11"]);
    assert!(
        text_at_step_11.contains("11 / 22")
            && !text_at_step_11.contains("cut off")
            && !text_at_step_11.contains("14\n"),
        "{text_at_step_11}"
    );
    let text_at_step_12 = tree_output(&home, &["--text", "--after", "12"]);
    assert!(
        text_at_step_12.contains("cut off: the value reaches alpha, 3.")
            && text_at_step_12.contains("3…"),
        "{text_at_step_12}"
    );
    assert!(tree_output(&home, &["--svg", "--after", "0"]).contains("0 / 22"));
    let file = home.path().join("tree.txt").display().to_string();
    assert!(
        home.error_of(&["tree", &file, "--svg", "--after", "23"])
            .contains("the last one is 22")
    );
    assert!(
        home.error_of(&["tree", &file, "--svg", "--dot"])
            .contains("--dot")
    );
}

#[test]
fn the_tree_as_text_overwrites_no_file() {
    let home = Home::new();
    tree_output(&home, &["--svg"]);
    let (tree, out) = (home.path().join("tree.txt"), home.path().join("out.svg"));
    let (tree, out) = (tree.display().to_string(), out.display().to_string());
    assert!(
        home.output_of(&["tree", &tree, "--svg", "--out", &out])
            .contains(&out)
    );
    assert!(
        home.error_of(&["tree", &tree, "--svg", "--out", &out])
            .contains("--force")
    );
    assert!(
        home.error_of(&["tree", &tree, "--text", "--out", &tree])
            .contains("--force")
    );
    assert_eq!(fs::read_to_string(&tree).expect("the tree"), TEXTBOOK_TREE);
}

/// The size and the number of frames of a GIF.
fn gif_size_and_frames(bytes: &[u8]) -> (u16, u16, usize) {
    let mut decoder = gif::DecodeOptions::new().read_info(bytes).expect("a GIF");
    let (width, height, mut frames) = (decoder.width(), decoder.height(), 0);
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        assert!(frame.left + frame.width <= width && frame.top + frame.height <= height);
        frames += 1;
    }
    (width, height, frames)
}

/// The last screen of a recording of 80 columns and 24 rows.
fn last_screen_of_recording(cast: &str) -> String {
    let size = |number| NonZero::new(number).expect("not zero");
    let mut screen = vt100::Parser::new(size(24), size(80), 0);
    for line in cast.lines().skip(1) {
        let event: Json = serde_json::from_str(line).expect("JSON");
        screen.process(event[2].as_str().expect("a text").as_bytes());
    }
    screen.screen().contents()
}

#[test]
fn the_film_of_a_tree_can_be_written_as_gif_and_as_recording() {
    let home = Home::new();
    let cast = tree_output(&home, &["--cast"]);
    let last_screen = last_screen_of_recording(&cast);
    assert!(
        last_screen.contains("22 / 22") && last_screen.contains("The search has ended."),
        "{last_screen}"
    );
    let (tree, out) = (home.path().join("tree.txt"), home.path().join("tree.gif"));
    home.output_of(&[
        "tree",
        &tree.display().to_string(),
        "--gif",
        "--out",
        &out.display().to_string(),
    ]);
    let (width, height, frames) = gif_size_and_frames(&fs::read(out).expect("a GIF"));
    assert!(
        width > 300 && height > 100 && frames == 23,
        "{width} {height} {frames}"
    );
}

#[test]
fn the_growing_tree_of_monte_carlo_is_written_with_its_playouts() {
    let home = Home::new();
    fs::create_dir_all(home.settings_file().parent().expect("a folder")).expect("it is made");
    fs::write(
        home.settings_file(),
        "animation = \"off\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\n",
    )
    .expect("it is written");
    let mut screen = home.start();
    screen.press("p");
    screen.wait_for_text("Enter play");
    screen.press("t");
    screen.wait_for_text("Positions searched");
    screen.press("GGGG");
    screen.wait_for_text("No playout yet.");
    screen.press("\u{1b}[6~");
    screen.wait_for_text("Playout 100");
    screen.press("e");
    screen.wait_for_text("-tree.svg .gif .cast .dot .txt");
    for file in fs::read_dir(home.data_folder().join("pictures")).expect("a folder") {
        let path = file.expect("a file").path();
        let file = fs::read(&path).expect("it is read");
        let text = String::from_utf8_lossy(&file);
        match path
            .extension()
            .and_then(|end| end.to_str())
            .expect("an end")
        {
            "gif" => assert_eq!(gif_size_and_frames(&file).2, 101),
            "cast" => assert!(last_screen_of_recording(&text).contains("Playout 200")),
            "txt" => assert!(
                text.contains("mean · visits · bound") && text.contains("Playout 100"),
                "{text}"
            ),
            "dot" => assert!(
                text.contains("fillcolor=gold") && text.contains(" -> "),
                "{text}"
            ),
            _ => assert!(text.starts_with("<svg ") && text.contains(" · "), "{text}"),
        }
    }
    screen.quit();
}

#[test]
fn the_export_key_writes_the_tree_and_its_film_next_to_the_games() {
    let home = Home::new();
    let tree = home.path().join("tree.txt");
    fs::write(&tree, TEXTBOOK_TREE).expect("it is written");
    let mut screen = home
        .launch()
        .args(&["tree", &tree.display().to_string()])
        .start();
    screen.wait_for_text("the root");
    screen.press("e");
    screen.wait_for_text("-tree.svg .gif .cast .dot .txt");
    let folder = fs::read_dir(home.data_folder().join("pictures")).expect("a folder");
    let mut names: Vec<String> = folder
        .map(|file| {
            let path = file.expect("a file").path();
            let text = fs::read(&path).expect("it is read");
            if path.extension().is_some_and(|end| end == "gif") {
                assert_eq!(gif_size_and_frames(&text).2, 23);
            }
            path.extension().expect("an end").display().to_string()
        })
        .collect();
    names.sort();
    assert_eq!(names, ["cast", "dot", "gif", "svg", "txt"]);
    screen.press("z");
    screen.wait_for_text("0 / 22");
    screen.press("\u{1b}");
    screen.wait_for_text("Positions searched");
    screen.quit();
}

/// The film of a tree as a GIF, and the text that the command prints.
fn gif_film_and_output(tree: &str) -> (Vec<u8>, String) {
    let home = Home::new();
    let (file, out) = (home.path().join("tree.txt"), home.path().join("tree.gif"));
    fs::write(&file, tree).expect("it is written");
    let paths = [&file, &out].map(|path| path.display().to_string());
    let output = home.output_of(&["tree", &paths[0], "--minimax", "--gif", "--out", &paths[1]]);
    (fs::read(out).expect("a GIF"), output)
}

/// A tree in which every node has `branches` children, with leaves after `plies` plies.
fn regular_tree(branches: usize, plies: usize) -> String {
    if plies == 0 {
        "7".to_owned()
    } else {
        format!(
            "({})",
            vec![regular_tree(branches, plies - 1); branches].join(" ")
        )
    }
}

#[test]
fn a_wide_tree_is_cropped_around_the_current_node_to_stay_readable() {
    let branch = format!("({})", ["5"; 25].join(" "));
    let (bytes, output) = gif_film_and_output(&format!("({branch} {branch} {branch})"));
    let (width, height, frames) = gif_size_and_frames(&bytes);
    // Two levels of 76 units plus the margins above and below, scaled to at least 70 %.
    assert!(
        width <= 960 && height > 130 && frames == 158,
        "{width} {height} {frames}"
    );
    assert!(!output.contains("steps"), "{output}");
}

#[test]
fn a_film_has_less_than_two_megabytes_and_says_which_steps_it_has() {
    let (bytes, output) = gif_film_and_output(&regular_tree(12, 3));
    assert!(output.contains("steps 0 to 400 of "), "{output}");
    let (width, height, frames) = gif_size_and_frames(&bytes);
    assert!(
        width <= 960 && height <= 600 && frames == 401,
        "{width} {height} {frames}"
    );
    assert!(bytes.len() < 2_000_000, "{}", bytes.len());
}

#[test]
fn exporting_a_film_does_not_delay_saving_a_move() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut screen = home.start_game();
    screen.press("t");
    screen.wait_for_text("3 plies");
    screen.press("+++");
    screen.wait_for_text("6 plies");
    screen.press("z");
    screen.wait_for_text("0 / 5");
    screen.press("e");
    screen.press(key::ESC);
    screen.wait_for_text("Positions searched");
    screen.press(key::ESC);
    screen.wait_for_text("Moves");
    screen.press("A");
    let has_move = |game: &String| {
        awale_study::record::Record::parse(game).is_ok_and(|record| record.moves().len() == 1)
    };
    home.wait_for_saved_games("the move", |games| games.iter().any(has_move));
    let pictures = home.data_folder().join("pictures");
    assert!(!pictures.exists(), "the move is there before the pictures");
    screen.wait_for_text("steps 0 to 400 of 5");
    let picture_paths = fs::read_dir(&pictures)
        .expect("a folder")
        .map(|file| file.expect("a file").path());
    let film_path = picture_paths
        .into_iter()
        .find(|path| path.extension().is_some_and(|end| end == "gif"))
        .expect("a GIF");
    assert!(fs::metadata(film_path).expect("a GIF").len() < 2_000_000);
    // A program that quits waits for the picture that it is writing.
    screen.press("t");
    screen.wait_for_text("3 plies");
    screen.press("e");
    screen.press(key::ESC);
    screen.wait_for_text("Moves");
    screen.quit();
    assert_eq!(fs::read_dir(&pictures).expect("a folder").count(), 10);
}
