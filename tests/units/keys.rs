use std::collections::BTreeSet;

use awale::keys::{Command, Key, KeyUse, Keymap, Section};

#[test]
fn a_key_round_trips_through_its_name() {
    for text in ["u", "U", "?", "+", "é", "space", "ctrl-r", "f1", "f12"] {
        assert_eq!(
            text.parse::<Key>().map(|key| key.to_string()),
            Ok(text.to_owned())
        );
    }
}

#[test]
fn reserved_keys_are_refused() {
    for text in [
        "", " ", "\t", "uu", "enter", "ctrl-c", "ctrl-R", "ctrl-", "f0", "f13",
    ] {
        assert_eq!(text.parse::<Key>(), Err(()), "{text:?}");
    }
}

#[test]
fn a_key_has_one_meaning_and_letters_used_as_arrow_keys_have_no_other() {
    let keys: Vec<Key> = Command::ALL
        .iter()
        .filter_map(|command| command.default_key())
        .collect();
    assert_eq!(
        keys.iter().collect::<BTreeSet<_>>().len(),
        Command::ALL.len(),
        "a key each, of its own: {keys:?}"
    );
    assert!(
        Command::ALL.len() <= 47,
        "no more than a person can hold in mind"
    );
    let command_of_letter = |letter| {
        Command::ALL
            .iter()
            .find(|command| command.default_key() == Some(Key::Char(letter)))
    };
    let arrow_commands = [Command::Left, Command::Down, Command::Up, Command::Right];
    assert_eq!(
        ['h', 'j', 'k', 'l'].map(|letter| command_of_letter(letter).copied()),
        arrow_commands.map(Some)
    );
    for &section in Section::ALL {
        for command in arrow_commands {
            assert_eq!(
                Keymap::default().command(section, command.default_key().unwrap()),
                Some(command),
                "{section:?}"
            );
        }
    }
    assert_eq!(
        Keymap::default().conflict(),
        None,
        "none is typed where it serves"
    );
}

#[test]
fn no_two_commands_have_the_same_description() {
    let message_ids: BTreeSet<&str> = Command::ALL
        .iter()
        .map(|command| command.explanation_message_id())
        .collect();
    assert_eq!(message_ids.len(), Command::ALL.len());
}

#[test]
fn command_names_are_unique() {
    for &command in Command::ALL {
        assert_eq!(Command::from_name(command.name()), Some(command));
    }
}

#[test]
fn default_keys_in_the_settings_change_nothing() {
    let mut keymap = Keymap::default();
    for &command in Command::ALL {
        keymap.bind(command, command.default_key().into_iter().collect());
    }
    assert_eq!((keymap.conflict(), &keymap), (None, &Keymap::default()));
}

#[test]
fn two_commands_can_swap_their_keys() {
    let mut keymap = Keymap::default();
    keymap.bind(Command::Undo, vec![Key::Char('K')]);
    keymap.bind(Command::Redo, vec![Key::Char('u'), Key::Ctrl('r')]);
    assert_eq!(keymap.conflict(), None);
    assert_eq!(
        keymap.command(Section::Play, Key::Char('u')),
        Some(Command::Redo)
    );
    assert_eq!(
        keymap.command(Section::SetUp, Key::Ctrl('r')),
        Some(Command::Redo)
    );
    assert_eq!(keymap.command(Section::Play, Key::Char('U')), None);
}

#[test]
fn a_key_clash_names_the_command_that_was_bound() {
    let conflict_after_binding = |command, key| {
        let mut keymap = Keymap::default();
        keymap.bind(command, vec![key]);
        keymap
            .conflict()
            .map(|clash| (clash.command, clash.used_for, clash.section))
    };
    let conflict_with_move_now = Some((
        Command::Undo,
        KeyUse::Command(Command::MoveNow),
        Section::Play,
    ));
    assert_eq!(
        conflict_after_binding(Command::Undo, Key::Char('m')),
        conflict_with_move_now
    );
    assert_eq!(
        conflict_after_binding(Command::MoveNow, Key::Char('B')),
        Some((Command::MoveNow, KeyUse::TypedCharacter, Section::Play))
    );
    let conflict_with_quit = conflict_after_binding(Command::Quit, Key::Char('u'));
    assert_eq!(
        conflict_with_quit,
        Some((Command::Quit, KeyUse::Command(Command::Undo), Section::Play)),
        "it serves everywhere"
    );
    assert_eq!(
        conflict_after_binding(Command::Search, Key::Char('u')),
        None,
        "on another screen"
    );
}

#[test]
fn a_bound_key_is_taken_from_its_default_command() {
    let mut keymap = Keymap::default();
    keymap.bind(Command::Undo, vec![Key::Char('m')]);
    keymap.resolve_conflicts();
    assert_eq!(
        (keymap.conflict(), keymap.keys(Command::MoveNow)),
        (None, Vec::new())
    );
    assert_eq!(
        keymap.command(Section::Play, Key::Char('m')),
        Some(Command::Undo)
    );
    keymap.bind(Command::Hint, vec![Key::Char('m')]);
    keymap.resolve_conflicts();
    assert!(keymap.conflict().is_some(), "two that the user has bound");
}

#[test]
fn the_keys_section_lists_each_key_once() {
    for &section in Section::ALL {
        let lines = section.bindings();
        for (place, line) in lines.iter().enumerate() {
            let is_repeated = lines[..place].iter().any(|before| before.keys == line.keys);
            assert!(!is_repeated, "{section:?}: {:?}", line.keys);
        }
    }
}
