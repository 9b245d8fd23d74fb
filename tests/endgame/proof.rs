//! The commands `awale endgame prove_command` and `awale endgame check-proof` as a user runs them.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use super::command::{endgame_command, error_of, output_of};

/// Seven seeds: two more than the largest tables that the proof may use.
const SEVEN_SEED_POSITION: &str = "0-0-0-0-0-2-1-1-0-0-0-3-20-21-S";

fn prove_position(data_folder: &Path, file: &Path) -> String {
    let file = file.to_str().unwrap();
    let arguments = [
        "prove",
        "--variant",
        "awari",
        "--position",
        SEVEN_SEED_POSITION,
        "--tables",
        "5",
        "--nodes",
        "20000",
        "--out",
        file,
    ];
    output_of(data_folder, &arguments)
}

#[test]
fn a_wrong_proof_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    output_of(data, &["build", "--variant", "awari", "--seeds", "7"]);
    let probe_output = output_of(
        data,
        &[
            "probe",
            "--variant",
            "awari",
            "--position",
            SEVEN_SEED_POSITION,
        ],
    );
    let file = data.join("seven.proof");
    let prove_output = prove_position(data, &file);
    assert!(
        prove_output.contains("0-0-0-0-0-2-1-1-0-0-0-3: the side to move nets"),
        "{prove_output}"
    );
    let check_output = output_of(data, &["check-proof", file.to_str().unwrap()]);
    let bounds = check_output.lines().next().unwrap();
    assert!(
        prove_output.contains(bounds) && bounds.ends_with(", exact"),
        "{check_output}"
    );
    assert!(check_output.contains("the proof holds"), "{check_output}");
    // If the proven value is exact and not a range, it equals the value in the larger tables.
    let proven_gain = probe_output.split_whitespace().nth(1).unwrap();
    assert!(
        bounds.contains("between") || bounds.contains(&format!("nets {proven_gain} ")),
        "{bounds}: {probe_output}"
    );

    let intact_bytes = fs::read(&file).unwrap();
    let wrong_proof_file = data.join("wrong.proof");
    let mut bytes = intact_bytes.clone();
    bytes[30] ^= 1;
    fs::write(&wrong_proof_file, &bytes).unwrap();
    let error_message = error_of(data, &["check-proof", wrong_proof_file.to_str().unwrap()]);
    assert!(error_message.contains("checksum"), "{error_message}");
    // Write the impossible claim -128, with a checksum that matches: this is the upper bound for
    // the side to move, and it cannot be negated.
    bytes.clone_from(&intact_bytes);
    bytes.truncate(intact_bytes.len() - 8);
    bytes[30] = 128;
    let checksum = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    bytes.extend(checksum.to_le_bytes());
    fs::write(&wrong_proof_file, &bytes).unwrap();
    let text = error_of(data, &["check-proof", wrong_proof_file.to_str().unwrap()]);
    assert!(text.contains("makes no sense from byte 30"), "{text}");
    fs::write(&wrong_proof_file, &intact_bytes[..20]).unwrap();
    let text = error_of(data, &["check-proof", wrong_proof_file.to_str().unwrap()]);
    assert!(text.contains("not a proof"), "{text}");
    output_of(data, &["remove", "--variant", "awari"]);
    let text = error_of(data, &["check-proof", file.to_str().unwrap()]);
    assert!(
        text.contains("0-0-0-0-0-2-1-1-0-0-0-3") && text.contains("endgame build"),
        "{text}"
    );
    assert!(
        text.contains("is not checked") && !text.contains("does not hold"),
        "it may hold: {text}"
    );
}

#[test]
fn a_proof_that_could_not_be_written_is_not_searched() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    output_of(data, &["build", "--variant", "awari", "--seeds", "5"]);
    let file_instead_of_folder = data.join("taken");
    fs::write(
        &file_instead_of_folder,
        "a file, where the folder should be",
    )
    .unwrap();
    let prove_arguments = [
        "prove",
        "--variant",
        "awari",
        "--position",
        SEVEN_SEED_POSITION,
        "--nodes",
        "1000000000000",
        "--out",
    ];
    let message = error_of(
        data,
        &[
            &prove_arguments[..],
            &[file_instead_of_folder.join("seven.proof").to_str().unwrap()],
        ]
        .concat(),
    );
    assert!(message.contains("taken"), "{message}");
    let message = error_of(
        data,
        &[&prove_arguments[..], &[data.to_str().unwrap()]].concat(),
    );
    assert!(message.contains("folder"), "{message}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_proof_writes_its_result_so_far() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path(), folder.path().join("part.proof"));
    output_of(data, &["build", "--variant", "awari", "--seeds", "6"]);
    let start = "2-2-2-2-2-2-2-2-2-2-2-2-12-12-S";
    let arguments = [
        "prove",
        "--variant",
        "awari",
        "--position",
        start,
        "--guess=-20",
        "--nodes",
        "1000000000",
    ];
    let mut prove_command = endgame_command(
        data,
        &[&arguments[..], &["--out", file.to_str().unwrap()]].concat(),
    );
    let mut child = prove_command.stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap())
        .lines()
        .map_while(Result::ok);
    assert!(lines.any(|line| line == "at least -20: proven"));
    assert!(
        Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .status()
            .unwrap()
            .success()
    );
    assert!(lines.any(|line| line.contains("part.proof")));
    assert!(child.wait().unwrap().success());
    let text = output_of(data, &["check-proof", file.to_str().unwrap()]);
    assert!(
        text.contains("nets between -")
            && !text.contains("between -24")
            && text.contains("and +24"),
        "{text}"
    );
}
