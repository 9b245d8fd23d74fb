//! Runs the script of an exported page: stepping through a game displays its positions. Needs
//! `node`; without it the tests print a note and pass.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, Stdio};

use awale::pictures::GamePicture;
use awale::words::{Language, Words};
use awale_rules::{Game, Match, PerSeat, Seat};
use awale_study::catalogue::{AnyGame, GameKind, PlayerSpec, Variant};
use awale_study::record::{
    DateTime, Participant, Record, SowingDirection, Variation, numbered_move,
};
use awale_words::text::Comment;

/// A minimal browser for the script of the page, followed by the user's actions. After each action
/// it prints the displayed move, the number of seeds in each pit and store, and the comment.
const BROWSER_SCRIPT: &str = r#"
"use strict";
const elements = {}, timers = [], listeners = [];
class Element {
  constructor(name) { Object.assign(this, { tagName: name.toUpperCase(), own: "", children: [], style: {}, inner: {} }); }
  set textContent(text) { this.own = String(text); this.children = []; }
  get textContent() { return this.own + this.children.map(child => child.textContent ?? child).join(""); }
  append(...more) { this.children.push(...more); }
  replaceChildren(...more) { this.own = ""; this.children = more; }
  setAttribute(name, value) { this[name === "class" ? "className" : name] = value; }
  querySelector(name) { return this.inner[name] ??= new Element(name); }
  getBoundingClientRect() { return { left: 0, width: 900 }; }
  setPointerCapture() {}
  select() {}
  click(clientX = 0) { if (!this.disabled) this.onclick({ clientX }); }
}
const pageText = require("fs").readFileSync(0, "utf8");
for (const [, name, id] of pageText.matchAll(/<(\w+)[^>]* id="([^"]+)"/g)) elements[id] = new Element(name);
const scripts = [...pageText.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
if (scripts.length !== 2) throw new Error(`${scripts.length} scripts`);
elements.data.textContent = scripts[0][2];
globalThis.document = {
  getElementById: id => elements[id] ?? null, createElement: name => new Element(name), createElementNS: (_, name) => new Element(name),
};
globalThis.addEventListener = (kind, act) => listeners.push(act);
globalThis.setTimeout = act => timers.push(act);
globalThis.setInterval = globalThis.setTimeout;
globalThis.clearTimeout = globalThis.clearInterval = number => { delete timers[number - 1]; };
new Function(scripts[1][2])();
const pressKey = key => listeners.forEach(act => act({ key, target: new Element("body"), preventDefault() {} }));
const printState = () => {
  timers.splice(0).forEach(act => act());
  const drawnElements = kind => elements.contents.children.filter(child => child.className === kind);
  if (drawnElements("seed").length !== 48) throw new Error("a seed is lost");
  console.log([elements.move.textContent, drawnElements("number").map(number => number.textContent).join(" "), elements.comment.textContent].join("|"));
};
printState();
for (const id of ["first", "next"]) { elements[id].click(); printState(); }
for (const key of ["ArrowRight", "ArrowLeft", "End"]) { pressKey(key); printState(); }
elements.board.click(100); printState();
elements.board.click(800); printState();
const buttons = element => element.tagName === "BUTTON" ? [element] : (element.children ?? []).flatMap(buttons);
buttons(elements.moves)[0].click(); printState();
elements.curve.onpointerdown({ clientX: 895, buttons: 1 }); printState();
elements.curve.onpointermove({ clientX: 10, buttons: 0 });
for (const key of ["Home", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown"]) pressKey(key);
printState();
elements.play.click(); printState();
console.log(elements.moves.textContent);
"#;

/// The page of a game of oware, and the positions it should display, each with its number of marked
/// pits.
fn game_page(move_count: usize) -> (String, Vec<String>) {
    let kind = GameKind::Awale(Variant::built_in().swap_remove(0));
    let mut game = Match::new(kind.start(Seat::South));
    for number in 0..move_count {
        let legal_moves: Vec<_> = game.position().moves().collect();
        game.play(legal_moves[number % legal_moves.len()])
            .expect("a legal move");
    }
    let shown_texts = game
        .positions_so_far()
        .iter()
        .enumerate()
        .map(|(ply, position)| {
            let AnyGame::Awale(position) = position else {
                panic!("oware")
            };
            let pits = position.pits();
            let stores = Seat::BOTH.map(|seat| position.store(seat));
            let counts = pits.iter().copied().chain(stores);
            let counts: Vec<String> = counts.map(|count| count.to_string()).collect();
            let move_text = ply
                .checked_sub(1)
                .map(|last| game.moves()[last].to_string());
            let numbered_move_text =
                move_text.map_or(String::new(), |mv| numbered_move(ply - 1, &mv));
            format!("{numbered_move_text}|{}|", counts.join(" "))
        });
    let shown_texts = shown_texts.collect();
    let players = PerSeat::from_fn(|_| Participant {
        name: "A </script> B".into(),
        spec: PlayerSpec::Human,
    });
    let mut record = Record::of(
        &game,
        kind,
        players,
        SowingDirection::CounterClockwise,
        DateTime::UNKNOWN,
        None,
    );
    record.header.comments = Comment::new("Well </script> played")
        .into_iter()
        .map(|comment| (2, comment))
        .collect();
    let tried_moves = game.positions_so_far()[2]
        .moves()
        .last()
        .into_iter()
        .collect();
    record.header.variations = vec![Variation {
        parent_variation_index: None,
        moves_before: 2,
        moves: tried_moves,
        comments: BTreeMap::new(),
    }];
    let words = Words::new(Language::English);
    (
        GamePicture::of_game(record, move_count, &words).html(&words),
        shown_texts,
    )
}

#[test]
fn the_script_of_a_page_steps_through_its_game() {
    let (page, expected_texts) = game_page(9);
    let mut node_command = Command::new("node");
    let node_process = node_command
        .args(["-e", BROWSER_SCRIPT])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut node_process) = node_process else {
        eprintln!("node is not installed: the script of the page was not run");
        return;
    };
    node_process
        .stdin
        .take()
        .expect("its input")
        .write_all(page.as_bytes())
        .expect("it reads");
    let output = node_process.wait_with_output().expect("it ends");
    let (printed_lines, error) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{error}");
    let lines: Vec<&str> = printed_lines.lines().collect();
    let mut expected: Vec<String> = [9, 0, 1, 2, 1, 9, 8, 9, 1, 9]
        .iter()
        .map(|&ply: &usize| expected_texts[ply].clone())
        .collect();
    expected[3] += "Well </script> played";
    let (lines_of_stepped_game, remaining_lines) = lines.split_at(expected.len());
    assert_eq!(
        lines_of_stepped_game, expected,
        "start, first, next, right, left, end, board left, board right, a move, the curve"
    );
    assert!(
        remaining_lines[0].starts_with("2. F|"),
        "the variation: {}",
        remaining_lines[0]
    );
    assert_eq!(
        remaining_lines[1], expected_texts[1],
        "playing begins again at the start"
    );
    let move_list = remaining_lines[2];
    assert!(
        move_list.contains("Well </script> played2.") && move_list.contains("2. F "),
        "the list has the comment and the variation: {move_list}"
    );
}
