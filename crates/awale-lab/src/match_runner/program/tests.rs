use std::{process::Stdio, time::Instant};

use super::{super::conversation, *};

fn start_shell(script: &str) -> Program {
    let mut command = Command::new("/bin/sh");
    Program::start(
        command
            .args(["-c", script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped()),
    )
    .expect("a shell")
}

#[test]
fn detached_children_pause_and_end_with_their_program() {
    let mut other_program = start_shell("sleep 1000");
    let mut program = start_shell("setsid sleep 1000 & wait");
    let id = program.pid();
    while !program
        .scan_processes()
        .iter()
        .any(|process| process.group_id != id)
    {
        thread::sleep(EXIT_CHECK_DELAY);
    }
    let processes = program.scan_processes().to_vec();
    let all_have_states = |states: &str| {
        processes
            .iter()
            .all(|process| states.contains(process.process_state_letter()))
    };
    program.pause();
    while !all_have_states("T") {
        thread::sleep(EXIT_CHECK_DELAY);
    }
    drop(program);
    while !all_have_states("ZX") {
        thread::sleep(EXIT_CHECK_DELAY);
    }
    assert!(other_program.exit_status().is_none(), "it runs on");
    other_program.kill();
}

#[test]
fn a_program_that_never_reads_blocks_no_writer() {
    let mut program = start_shell("sleep 1000");
    let (mut input, _output) = program.input_and_output_pipes().expect("pipes");
    let line = "x".repeat(1000);
    let write_error = loop {
        if let Err(error) =
            conversation::write_line(&mut input, &line, Instant::now() + EXIT_CHECK_DELAY)
        {
            break error;
        }
    };
    assert_eq!(write_error.kind(), io::ErrorKind::WouldBlock);
    program.kill();
}
