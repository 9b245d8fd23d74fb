//! The panel with the link of a challenge, which the visitor sends to a friend.

use awale_app::widgets;

use crate::public_url::PublicUrl;

use super::prelude::*;

/// Returns the address that opens the page with the challenge.
pub(super) fn link_address(page: &PublicUrl, link: &ChallengeLink) -> String {
    page.link_to(&format!(
        "{}{}",
        ChallengeLink::URL_FRAGMENT_START,
        link.code
    ))
}

/// Draws the panel.
pub(super) fn draw_link_panel(
    page: &PublicUrl,
    terms: &GameTerms,
    link: &ChallengeLink,
    ui: &mut Ui<'_>,
) {
    let words = ui.words;
    let about = if terms.is_for_members_only() {
        "club-link-members"
    } else {
        "club-link-about"
    };
    let about = vec![
        Line::from(say!(
            words,
            "club-you-link",
            game = terms::terms_text(terms, words)
        )),
        Line::default(),
        Line::from(words.get(about)),
    ];
    let ssh = say!(words, "club-link-ssh", code = link.code.as_str());
    widgets::link::draw_link(about, &link_address(page, link), ssh, ui);
}
