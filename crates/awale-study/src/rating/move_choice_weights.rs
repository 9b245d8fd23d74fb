//! Reads the weights of the model in `moves`, which are a table in a file.

use std::sync::LazyLock;

use super::move_choice::MoveChoiceStyle;

/// The styles of erring that were fitted to games.
pub static MOVE_CHOICE_STYLES: LazyLock<Vec<MoveChoiceStyle>> = LazyLock::new(|| {
    parse_styles(include_str!("../../assets/rating/styles.txt")).expect("a table of numbers")
});

/// Reads the styles, one in each block of lines.
fn parse_styles(text: &str) -> Option<Vec<MoveChoiceStyle>> {
    let mut styles = vec![];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.is_empty() {
            styles.push(MoveChoiceStyle::default());
            continue;
        }
        let style = styles.last_mut()?;
        let (knot_elo_text, weights_text) = line.split_once(' ')?;
        let weights_text: Option<Vec<f32>> = weights_text
            .split(' ')
            .map(|weight| weight.parse().ok())
            .collect();
        style.knot_elos.push(knot_elo_text.parse().ok()?);
        style.weights_at_knots.push(weights_text?.try_into().ok()?);
    }
    Some(styles)
}
