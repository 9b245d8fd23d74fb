//! The form of a challenge: game, time limit, first player, rating, and delay for watchers.

use super::prelude::*;

/// Days per move that the form offers.
const DAYS_PER_MOVE_CHOICES: [u8; 3] = [1, 3, 7];
/// Numbers of moves hidden from watchers that the form offers.
const WATCHER_DELAY_CHOICES: [u8; 3] = [0, 4, 10];

#[derive(Debug)]
pub struct ChallengeForm {
    cursor: ListCursor<RowId>,
    challenge: Challenge,
    /// Whether the game with the challenged person is casual because of the limit of rated games.
    is_at_rated_game_limit: bool,
}

/// Returns the time limits that the form offers. Guests get no days per move, because they could
/// not return to the game after leaving.
fn offered_paces(is_guest: bool) -> Vec<Pace> {
    chain!(
        [Pace::NoTimeLimit],
        TimeControl::PRESETS.map(Pace::Clock),
        DAYS_PER_MOVE_CHOICES
            .map(Pace::DaysPerMove)
            .into_iter()
            .filter(|_| !is_guest)
    )
    .collect()
}

impl ChallengeForm {
    /// Opens a form for a challenge to the person `opponent`, or to everybody.
    pub fn open(opponent: Option<&Person>, context: &AppContext) -> Transition {
        let (club, me) = (club(context), &club(context).me);
        let is_at_rated_game_limit =
            opponent.is_some_and(|opponent| club.lobby.is_at_rated_game_limit(me.id, opponent.id));
        let kind = kind_with_id(&context.settings.setup.game);
        let terms = GameTerms {
            kind: kind.unwrap_or_else(|| game_kinds().swap_remove(0)),
            pace: offered_paces(me.is_guest())[3],
            rated: !me.is_guest() && !is_at_rated_game_limit,
            watcher_delay_moves: WATCHER_DELAY_CHOICES[0],
        };
        Transition::open(ChallengeForm {
            cursor: ListCursor::at(RowId::MessageId("club-form-send")),
            challenge: Challenge {
                terms,
                begins: WhoBegins::DrawnByLot,
                recipient_name: opponent.map(|opponent| opponent.name.clone()),
                link: None,
            },
            is_at_rated_game_limit,
        })
    }
}

impl ListPage for ChallengeForm {
    type Row = RowId;

    list_cursor_in!(cursor);

    /// Returns the lines of the form. Enter on any line sends the challenge.
    fn page_lines<'a>(&'a self, _: usize, context: &'a AppContext) -> Vec<ListLine<'a, Self>> {
        let words = &context.words;
        let challenge = &self.challenge;
        let is_guest = club(context).me.is_guest();
        let form_line = |id| {
            message_line(id, words)
                .with_enter_label(KeyLabel::BeginChosenItem)
                .on_open(|form: &mut ChallengeForm, context| {
                    send_to_club(
                        VisitorRequest::MakeChallenge(form.challenge.clone()),
                        context,
                    );
                    Transition::Back
                })
        };
        let rated_choices: &[bool] = if is_guest || self.is_at_rated_game_limit {
            &[false]
        } else {
            &[false, true]
        };
        // A challenge that is not for one person is for everybody or for whoever has its link.
        let audience_line = form_line("club-form-for").with_choices(
            [None, Some(ChallengeLink::default())],
            &challenge.link,
            |link| {
                vec![words.get(match link {
                    Some(_) => "club-form-for-friend",
                    None => "club-form-for-all",
                })]
            },
            move |form, link, _| {
                // A friend without an account can only play casual games.
                form.challenge.terms.rated = link.is_none() && !is_guest;
                form.challenge.link = link;
            },
        );
        let terms_lines = vec![
            field_line!(
                form_line("club-form-game"),
                self.challenge.terms.kind,
                game_kinds(),
                |kind| words.short_game_name(&kind)
            ),
            field_line!(
                form_line("club-form-time"),
                self.challenge.terms.pace,
                offered_paces(is_guest),
                |pace| terms_texts::pace_text(pace, words)
            ),
            field_line!(
                form_line("club-form-begins"),
                self.challenge.begins,
                WhoBegins::VARIANTS,
                |begins: WhoBegins| words.get(begins.into())
            ),
            field_line!(
                form_line("club-form-rated"),
                self.challenge.terms.rated,
                rated_choices,
                |rated| terms_texts::rated_or_casual_text(rated, words)
            ),
            field_line!(
                form_line("club-form-delay"),
                self.challenge.terms.watcher_delay_moves,
                WATCHER_DELAY_CHOICES,
                |moves: u8| say!(words, "club-delay", moves)
            ),
        ];
        chain!(
            challenge.recipient_name.is_none().then_some(audience_line),
            terms_lines,
            [form_line(match challenge.link {
                Some(_) => "club-form-link",
                None => "club-form-send",
            })]
        )
        .collect()
    }

    fn draw_title(&self, ui: &mut Ui) -> Option<Form> {
        let words = ui.words;
        let challenge = &self.challenge;
        chrome::draw_title(&words.get("club-new"), "", ui);
        let recipient_text = match &challenge.recipient_name {
            Some(name) => say!(words, "club-form-to", name = name.as_str()),
            None if challenge.link.is_some() => words.get("club-form-to-friend"),
            None => words.get("club-form-to-all"),
        };
        let explanation_message_id = if self.is_at_rated_game_limit {
            "club-unrated-limit"
        } else if challenge.terms.rated {
            "club-rated-about"
        } else {
            "club-casual-about"
        };
        let limits = club(ui.look.context).lobby.limits;
        Some(Form {
            text_below: vec![Line::styled(
                say!(
                    words,
                    explanation_message_id,
                    moves = limits.rated_plies,
                    games = limits.rated_per_pair
                ),
                ui.look.theme.dim,
            )],
            ..form_with_text(words.get("club-form"), recipient_text)
        })
    }
}
