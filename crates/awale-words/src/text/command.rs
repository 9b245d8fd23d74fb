//! Splitting the command line of another program into words.

/// Splits `command` into words like a shell: at blanks, except between quotes and after a
/// backslash. A word that begins with `#` starts a comment. Nothing else is special, neither
/// variables nor pipes. On Windows each backslash
/// becomes a slash, because it separates folders. Returns `None` if a quote is not closed.
///
/// # Examples
/// ```
/// use awale_words::text::split_command;
///
/// let words = split_command("python3 'my bots/mine.py' -x");
/// assert_eq!(words.unwrap(), ["python3", "my bots/mine.py", "-x"]);
/// ```
pub fn split_command(command: &str) -> Option<Vec<String>> {
    let command = if cfg!(windows) {
        command.replace('\\', "/").into()
    } else {
        std::borrow::Cow::Borrowed(command)
    };
    shell_words::split(&command).ok()
}

/// Joins `words` into one command, which [`split_command`] and a shell split into the same words.
pub fn join_command<S: AsRef<str>>(words: &[S]) -> String {
    shell_words::join(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn split_command_splits_like_a_shell() {
        let words = |command: &str| split_command(command).unwrap();
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
            assert_eq!(split_command(open), None, "{open}");
        }
    }

    #[test]
    fn split_command_reverses_join_command() {
        for words in [
            vec!["python3", "mine.py"],
            vec!["a b", "", "it's", "-x", "\"$é"],
            vec!["new\nline"],
        ] {
            assert_eq!(split_command(&join_command(&words)).unwrap(), words);
        }
        assert_eq!(
            join_command(&["python3", "./mine.py"]),
            "python3 ./mine.py",
            "no more quotes than needed"
        );
    }
}
