//! `awale endgame prove` and `awale endgame check-proof` as a user sees them.

use std::fs;
use std::path::Path;

use super::command::{complained, said};

/// Seven seeds: two more than the proof may look up.
const POSITION: &str = "0-0-0-0-0-2-1-1-0-0-0-3-20-21-S";

fn prove(data: &Path, file: &Path) -> String {
    let file = file.to_str().unwrap();
    let asked =
        ["prove", "--variant", "awari", "--position", POSITION, "--tables", "5", "--nodes", "20000", "--out", file];
    said(data, &asked)
}

#[test]
fn a_proof_is_written_checked_and_refused_when_something_is_wrong_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    said(data, &["build", "--variant", "awari", "--seeds", "7"]);
    let value = said(data, &["probe", "--variant", "awari", "--position", POSITION]);
    let file = data.join("seven.proof");
    let told = prove(data, &file);
    assert!(told.contains("0-0-0-0-0-2-1-1-0-0-0-3: the side to move nets"), "{told}");
    let checked = said(data, &["check-proof", file.to_str().unwrap()]);
    let bounds = checked.lines().next().unwrap();
    assert!(told.contains(bounds) && bounds.ends_with(", exact"), "{checked}");
    assert!(checked.contains("the proof holds"), "{checked}");
    // Where it names one value, that is what the larger tables say.
    let net = value.split_whitespace().nth(1).unwrap();
    assert!(bounds.contains("between") || bounds.contains(&format!("nets {net} ")), "{bounds}: {value}");

    let good = fs::read(&file).unwrap();
    let wrong = data.join("wrong.proof");
    let mut bytes = good.clone();
    bytes[30] ^= 1;
    fs::write(&wrong, &bytes).unwrap();
    let told = complained(data, &["check-proof", wrong.to_str().unwrap()]);
    assert!(told.contains("checksum"), "{told}");
    fs::write(&wrong, &good[..20]).unwrap();
    let told = complained(data, &["check-proof", wrong.to_str().unwrap()]);
    assert!(told.contains("not a proof"), "{told}");
    said(data, &["remove", "--variant", "awari"]);
    let told = complained(data, &["check-proof", file.to_str().unwrap()]);
    assert!(told.contains("0-0-0-0-0-2-1-1-0-0-0-3") && told.contains("endgame build"), "{told}");
}
