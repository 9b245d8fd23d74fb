//! Runs the script of an exported page: stepping through a game displays its positions. Needs
//! `node`; without it the tests print a note and pass.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, Stdio};

use awale::pictures::Exhibit;
use awale::words::{Language, Words};
use awale_rules::{Game, Match, PerSeat, Seat};
use awale_study::catalogue::{AnyGame, Kind, PlayerSpec, Variant};
use awale_study::record::{Direction, Participant, Record, Variation, unknown_date};
use awale_words::text::Comment;

/// A minimal browser for the script, followed by the user's actions. It prints the displayed
/// position after each action.
const BROWSER: &str = r#"
"use strict";
const elements = {};
class Element {
  constructor(name) { this.tagName = name.toUpperCase(); this.own = ""; this.children = []; this.className = ""; this.value = ""; }
  set textContent(text) { this.own = String(text); this.children = []; }
  get textContent() { return this.own + this.children.map(child => child.textContent ?? child).join(""); }
  set id(id) { elements[id] = this; }
  append(...more) { this.children.push(...more); }
  replaceChildren(...more) { this.own = ""; this.children = more; }
  setAttribute(name, value) { this[name] = value; }
  removeAttribute(name) { delete this[name]; }
  querySelector(name) { return this.children.find(child => child.tagName === name.toUpperCase()) ?? null; }
  getBoundingClientRect() { return { left: 0, width: 640 }; }
  click() { this.onclick?.({ clientX: 0 }); }
}
const page = require("fs").readFileSync(0, "utf8");
for (const [, name, id] of page.matchAll(/<(\w+)[^>]* id="([^"]+)"/g)) (elements[id] = new Element(name)).own = "";
const scripts = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
const runs = scripts.filter(([, attributes]) => !attributes.includes("json"));
if (runs.length !== 1) throw new Error(`${runs.length} scripts`);
elements.data.textContent = scripts.find(([, attributes]) => attributes.includes("json"))[2];
const listeners = [];
globalThis.document = {
  getElementById: id => elements[id] ?? null, createElement: name => new Element(name), body: new Element("body"),
};
globalThis.addEventListener = (kind, act) => { if (kind === "keydown") listeners.push(act); };
new Function(runs[0][2])();
const press = key => listeners.forEach(act => act({ key, target: new Element("body"), preventDefault() {} }));
const see = () => {
  const board = elements.show.children[0], marked = board.children.filter(child => child.className.includes("moved"));
  const comment = elements.comment.textContent;
  if (comment) console.log(`${elements.ply.textContent}: ${comment}`);
  console.log([elements.ply.textContent, board.children.map(child => child.own).join(" "), marked.length].join("|"));
};
elements.first.click(); see();
elements.next.click(); see();
press("ArrowRight"); see();
press("ArrowLeft"); see();
elements.last.click(); see();
elements.back.click(); see();
elements.moves.children[0].onclick(); see();
elements.curve.onclick({ clientX: 624 }); see();
"#;

/// The page of a game of oware, and the positions it should display, each with its number of marked
/// pits.
fn game(moves: usize) -> (String, Vec<String>) {
    let kind = Kind::Awale(Variant::built_in().swap_remove(0));
    let mut game = Match::new(kind.start(Seat::South));
    for number in 0..moves {
        let legal: Vec<_> = game.position().moves().collect();
        game.play(legal[number % legal.len()])
            .expect("a legal move");
    }
    let shown = game.past().iter().enumerate().map(|(ply, position)| {
        let AnyGame::Awale(position) = position else {
            panic!("oware")
        };
        let pits = position.pits();
        let north = (6..12).rev().map(|pit| pits[pit].to_string());
        let south = (0..6).map(|pit| pits[pit].to_string());
        let store = |seat| position.store(seat).to_string();
        let cells: Vec<String> = [store(Seat::North)]
            .into_iter()
            .chain(north)
            .chain([store(Seat::South)])
            .chain(south)
            .collect();
        format!(
            "{ply} / {moves}|{}|{}",
            cells.join(" "),
            usize::from(ply > 0)
        )
    });
    let shown = shown.collect();
    let players = PerSeat::from_fn(|_| Participant {
        name: "A </script> B".into(),
        spec: PlayerSpec::Human,
    });
    let mut record = Record::of(
        &game,
        kind,
        players,
        Direction::CounterClockwise,
        unknown_date(),
        None,
    );
    record.header.comments = Comment::new("Well </script> played")
        .into_iter()
        .map(|comment| (2, comment))
        .collect();
    let tried = game.past()[2].moves().last().into_iter().collect();
    record.header.variations = vec![Variation {
        of: None,
        after: 2,
        moves: tried,
        comments: BTreeMap::new(),
    }];
    let words = Words::new(Language::English);
    (Exhibit::of_game(record, moves, &words).html(&words), shown)
}

#[test]
fn the_script_of_a_page_steps_through_its_game() {
    let (page, shown) = game(9);
    let mut node = Command::new("node");
    let node = node
        .args(["-e", BROWSER])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut node) = node else {
        eprintln!("node is not installed: the script of the page was not run");
        return;
    };
    node.stdin
        .take()
        .expect("its input")
        .write_all(page.as_bytes())
        .expect("it reads");
    let output = node.wait_with_output().expect("it ends");
    let (out, error) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{error}");
    let (comments, seen): (Vec<&str>, Vec<&str>) =
        out.lines().partition(|line| line.contains(": "));
    assert_eq!(
        comments,
        ["2 / 9: Well </script> played (2. F)"],
        "comment and variation stand with their move alone"
    );
    let expected: Vec<&str> = [0, 1, 2, 1, 9, 8, 1, 9]
        .iter()
        .map(|&ply: &usize| shown[ply].as_str())
        .collect();
    assert_eq!(
        seen, expected,
        "first, next, right, left, last, back, the first move, the end of the curve"
    );
}
