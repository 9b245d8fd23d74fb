//! The command that starts another program, split into words.

/// The words of `command`, split as a shell does: blanks part words, except between quotes and
/// behind a backslash. Nothing else is special: no variables, no pipes. On Windows a backslash
/// stands between folders, as `/` does. `None` if a quote is not closed.
///
/// # Examples
/// ```
/// use awale_words::text::command_words;
///
/// let words = command_words("python3 'my bots/mine.py' -x");
/// assert_eq!(words.unwrap(), ["python3", "my bots/mine.py", "-x"]);
/// ```
#[must_use]
pub fn command_words(command: &str) -> Option<Vec<String>> {
    let command = if cfg!(windows) {
        command.replace('\\', "/").into()
    } else {
        std::borrow::Cow::Borrowed(command)
    };
    shell_words::split(&command).ok()
}

/// `words` as one command, which [`command_words`] splits again, and a shell too.
#[must_use]
pub fn command_of<S: AsRef<str>>(words: &[S]) -> String {
    shell_words::join(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_a_shell_does() {
        let words = |command: &str| command_words(command).unwrap();
        assert_eq!(words("  sh  bot.sh "), ["sh", "bot.sh"]);
        assert_eq!(
            words(r#"sh "my bots/it's.sh" 'a "b"'"#),
            ["sh", "my bots/it's.sh", r#"a "b""#]
        );
        assert_eq!(
            words("echo $HOME | 'x'y"),
            ["echo", "$HOME", "|", "xy"],
            "nothing else is special"
        );
        assert_eq!(words(""), Vec::<String>::new());
        if cfg!(windows) {
            assert_eq!(words(r"C:\bots\mine.exe"), ["C:/bots/mine.exe"]);
        } else {
            assert_eq!(words(r"my\ bot.sh"), ["my bot.sh"]);
        }
        for open in ["sh 'bot.sh", "sh \"bot.sh", "sh it's"] {
            assert_eq!(command_words(open), None, "{open}");
        }
    }

    #[test]
    fn words_are_found_again_in_their_command() {
        for words in [
            vec!["python3", "mine.py"],
            vec!["a b", "", "it's", "-x", "\"$é"],
            vec!["new\nline"],
        ] {
            assert_eq!(command_words(&command_of(&words)).unwrap(), words);
        }
        assert_eq!(
            command_of(&["python3", "./mine.py"]),
            "python3 ./mine.py",
            "no more quotes than needed"
        );
    }
}
