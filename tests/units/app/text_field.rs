use awale::app::{Action, EditResult, TextField};

/// The contents of a field with `text` after these actions. The cursor is `|`, and a selection is
/// in brackets.
fn text_after_actions(text: &str, actions: &[Action]) -> String {
    let mut field = TextField::with_max_length(text, 12);
    for action in actions {
        assert_eq!(field.act(action), EditResult::Editing);
    }
    let (text_before_cursor, text_after_cursor) = field.text_around_cursor();
    if field.is_text_selected() {
        format!("[{text_before_cursor}]")
    } else {
        format!("{text_before_cursor}|{text_after_cursor}")
    }
}

#[test]
fn the_first_typed_key_replaces_the_selected_text() {
    assert_eq!(text_after_actions("Awa", &[]), "[Awa]");
    assert_eq!(
        text_after_actions("Awa", &[Action::TypedChar('x'), Action::TypedChar('y')]),
        "xy|"
    );
    assert_eq!(
        text_after_actions("Awa", &[Action::Paste("Ayo\n".to_owned())]),
        "Ayo|"
    );
    assert_eq!(text_after_actions("Awa", &[Action::Backspace]), "|");
    assert_eq!(text_after_actions("Awa", &[Action::Delete]), "|");
    assert_eq!(
        text_after_actions("Awa", &[Action::End, Action::TypedChar('x')]),
        "Awax|"
    );
    assert_eq!(text_after_actions("", &[Action::TypedChar('x')]), "x|");
}

#[test]
fn typed_letters_are_inserted_at_the_cursor() {
    use Action::{Backspace, Delete, End, Home, Left, Right, TypedChar};
    assert_eq!(
        text_after_actions("été", &[Home, TypedChar('É'), Right, TypedChar('-')]),
        "Éé-|té"
    );
    assert_eq!(text_after_actions("été", &[Left]), "|été");
    assert_eq!(text_after_actions("été", &[Right]), "été|");
    assert_eq!(text_after_actions("été", &[End, Left, Backspace]), "é|é");
    assert_eq!(
        text_after_actions("été", &[End, Left, Delete, Delete]),
        "ét|"
    );
    assert_eq!(text_after_actions("été", &[Home, Left, Backspace]), "|été");
    assert_eq!(
        text_after_actions("123456789012", &[Home, TypedChar('x')]),
        "|123456789012",
        "there is no room"
    );
}

#[test]
fn words_and_lines_can_be_erased() {
    use Action::{End, EraseText, EraseToEnd, EraseWord, Home, Left, Right};
    assert_eq!(text_after_actions("à la mer ", &[End, EraseWord]), "à la |");
    assert_eq!(
        text_after_actions("à la mer", &[End, Left, EraseWord]),
        "à la |r"
    );
    assert_eq!(
        text_after_actions(
            "à la mer",
            &[End, EraseWord, EraseWord, EraseWord, EraseWord]
        ),
        "|"
    );
    assert_eq!(
        text_after_actions("à la mer", &[EraseWord]),
        "|",
        "all of it is selected"
    );
    assert_eq!(text_after_actions("à la mer", &[End, Left, EraseText]), "|");
    assert_eq!(
        text_after_actions("à la mer", &[Home, Right, EraseToEnd]),
        "à|"
    );
    assert_eq!(
        text_after_actions("à la mer", &[EraseToEnd]),
        "|",
        "all of it is selected"
    );
}

#[test]
fn grapheme_clusters_move_and_erase_as_one() {
    use Action::{Backspace, Delete, End, Home, Left, Right};
    // An e with a combining accent, and a family of three people: two and five code points.
    let (accented_letter, family_emoji) = ("e\u{301}", "👨\u{200d}👩\u{200d}👧");
    let text = format!("a{accented_letter}{family_emoji}");
    assert_eq!(
        text_after_actions(&text, &[End, Left]),
        format!("a{accented_letter}|{family_emoji}")
    );
    assert_eq!(
        text_after_actions(&text, &[End, Backspace]),
        format!("a{accented_letter}|")
    );
    assert_eq!(
        text_after_actions(&text, &[End, Backspace, Backspace]),
        "a|"
    );
    assert_eq!(
        text_after_actions(&text, &[Home, Right, Delete]),
        format!("a|{family_emoji}")
    );
    assert_eq!(
        text_after_actions("", &[Action::Paste(text.clone()), Left, Left]),
        format!("a|é{family_emoji}")
    );
}

#[test]
fn an_accent_typed_after_its_letter_is_one_character_with_it() {
    let mut field = TextField::with_max_length("", 3);
    for letter in ['e', '\u{301}', 'e', '\u{301}', 'o', '\u{302}', '\u{301}'] {
        let _ = field.act(&Action::TypedChar(letter));
    }
    assert_eq!(field.text(), "ééố", "accents need no room of their own");
    let _ = field.act(&Action::Backspace);
    let _ = field.act(&Action::Paste("a\u{300}".to_owned()));
    assert_eq!(field.text(), "ééà");
}
