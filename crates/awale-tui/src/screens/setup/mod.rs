//! The setup screen *Play*: a form for choosing a game and its players.

mod form_lines;
mod opponent_gallery;
mod player_slot;
pub(crate) mod preview;
mod row;
mod sides;
pub(crate) mod view;
mod words;

use awale_study::{
    catalogue::ProgramCommand,
    players::EngineStrength,
    record::{ExpectedValue, GameOrigin, GameSeries, Participant, SowingDirection, TimeControl},
};
use awale_words::text::Label;

use crate::{
    app::{
        list::{self, ClickEffect, ListActionEffect, scrolled_lines_after},
        text_field::EditResult,
    },
    config::FirstToMove,
    prelude::*,
    screens::PlayScreen,
    words::Explain,
};

pub use opponent_gallery::{GalleryEntry, GallerySection};
pub use player_slot::PlayerSlot;
pub use row::SetupRow;
pub use sides::HumanSide;

/// The maximum length of a command in characters, equal to the capacity of a [`Label`].
const MAX_COMMAND_CHARS: usize = 200;

/// The open list of choices of one line.
#[derive(Clone, Debug)]
pub struct OpenChoiceList {
    /// The opponents with the options that the user has set in the list. Empty for a line that has
    /// no opponents.
    pub gallery: Vec<GalleryEntry>,
    /// The index of the choice under the cursor.
    pub chosen_index: usize,
}

/// The screen for setting up a new game.
#[derive(Debug)]
pub struct GameSetup {
    /// All kinds of games that can be played.
    kinds: Vec<GameKind>,
    /// The index of the chosen kind of game in `kinds`.
    kind_index: usize,
    pub slots: PerSeat<PlayerSlot>,
    /// Whether the side of the only human player is drawn by lot when the game begins.
    is_human_side_random: bool,
    /// Whether two people play by link.
    is_link_game: bool,
    /// The computer that was chosen last. It replaces a human player.
    last_computer_player: PlayerSpec,
    /// The side that begins an awalé game.
    awale_first_to_move: FirstToMove,
    /// The side that begins a matches game.
    matches_first_to_move: FirstToMove,
    /// The direction of sowing on the screen.
    pub direction: SowingDirection,
    /// The line under the cursor.
    pub row: SetupRow,
    /// Whether the lines after *More* are visible.
    shows_more_rows: bool,
    /// The list of choices of the selected line, while it is open.
    pub choice_list: Option<OpenChoiceList>,
    /// The time of each side. `None` for a game without clocks.
    pub clock: Option<TimeControl>,
    /// Name and command of each program in the settings.
    programs: Vec<(Label, Label)>,
    /// The command of the user's own program, shared by both sides.
    pub program_command: Label,
    /// The input field for a name, a time or a command, while it is open.
    pub text_field: Option<TextField>,
    /// The number of rows scrolled off the top of the description.
    pub scrolled_lines: u16,
    /// The reason why the last typed text is invalid.
    pub input_error: Option<String>,
    /// The maximum number of games in a series. `None` for a single game.
    pub best_of: Option<u8>,
    /// The moves or the position with which the new game begins, if it continues another game.
    continued_game: Option<Match<AnyGame>>,
}

/// The default opponent before the user has chosen one.
const DEFAULT_OPPONENT: PlayerSpec = PlayerSpec::Engine(EngineStrength::Level(3));

impl GameSetup {
    /// Opens the form with the choices of the last game.
    pub fn new(context: &AppContext) -> GameSetup {
        let last_setup = &context.settings.setup;
        let kinds = context.game_kinds();
        let kind_index = kinds
            .iter()
            .position(|kind| kind.id() == last_setup.game)
            .unwrap_or(0);
        let programs = &context.settings.programs;
        let north_player = context.proposed_opponent().unwrap_or(last_setup.north);
        let mut setup = GameSetup {
            kinds,
            kind_index,
            slots: PerSeat {
                south: PlayerSlot::new(last_setup.south, &last_setup.south_name),
                north: PlayerSlot::new(north_player, &last_setup.north_name),
            },
            is_human_side_random: last_setup.draw_sides,
            is_link_game: false,
            last_computer_player: [north_player, last_setup.south]
                .into_iter()
                .find(|spec| !spec.is_human())
                .unwrap_or(DEFAULT_OPPONENT),
            awale_first_to_move: last_setup.first,
            matches_first_to_move: last_setup.matches_first,
            direction: context.settings.sowing,
            clock: last_setup.clock,
            programs: programs
                .iter()
                .map(|(name, command)| (name.as_str().into(), command.as_str().into()))
                .collect(),
            program_command: last_setup.bot.clone(),
            row: SetupRow::StartGame,
            shows_more_rows: false,
            choice_list: None,
            text_field: None,
            scrolled_lines: 0,
            input_error: None,
            best_of: (last_setup.best_of > 1).then_some(last_setup.best_of),
            continued_game: None,
        };
        setup.replace_unsuitable_players();
        setup
    }

    /// Opens the form for a game between the players of `session` that begins with the moves of
    /// `game`.
    pub fn with_moves_and_players(
        session: &Session,
        game: Match<AnyGame>,
        context: &AppContext,
    ) -> GameSetup {
        let slot =
            |seat: Seat| PlayerSlot::new(session.players[seat].spec, &session.players[seat].name);
        GameSetup {
            kinds: vec![session.game.kind.clone()],
            kind_index: 0,
            slots: PerSeat::from_fn(slot),
            is_human_side_random: false,
            direction: session.game.direction,
            continued_game: Some(game),
            ..GameSetup::new(context)
        }
    }

    /// Opens the form for a game of `kind` that begins with the moves of `game`.
    pub fn with_moves(kind: GameKind, game: Match<AnyGame>, context: &AppContext) -> GameSetup {
        let mut setup = GameSetup {
            kinds: vec![kind],
            kind_index: 0,
            continued_game: Some(game),
            ..GameSetup::new(context)
        };
        setup.replace_unsuitable_players();
        setup
    }

    pub fn kind(&self) -> &GameKind {
        &self.kinds[self.kind_index]
    }

    /// The kind of game with index `index`.
    pub(crate) fn kind_at(&self, index: usize) -> &GameKind {
        &self.kinds[index]
    }

    pub fn first_to_move(&self) -> FirstToMove {
        match self.kind() {
            GameKind::Awale(_) => self.awale_first_to_move,
            GameKind::Matches(_) => self.matches_first_to_move,
        }
    }

    fn first_to_move_mut(&mut self) -> &mut FirstToMove {
        match self.kinds[self.kind_index] {
            GameKind::Awale(_) => &mut self.awale_first_to_move,
            GameKind::Matches(_) => &mut self.matches_first_to_move,
        }
    }

    /// Whether the game may begin a series: a human against a computer, from the start position.
    fn may_be_series(&self) -> bool {
        self.continued_game.is_none()
            && !matches!(
                self.human_side(),
                HumanSide::BothSides | HumanSide::LinkGame | HumanSide::NeitherSide
            )
    }

    /// The game that the new one continues, if any.
    pub fn continued_game(&self) -> Option<&Match<AnyGame>> {
        self.continued_game.as_ref()
    }

    /// Starts the game. If a program is to play and its command is missing, asks for the command.
    fn start_game(&mut self, context: &mut AppContext) -> Transition {
        if self.needs_command() {
            self.row = SetupRow::ProgramCommand;
            return self.open_text_field("");
        }
        self.save_choices(context);
        let session_id = self.add_session(context);
        Transition::replace(PlayScreen::new(session_id, context))
    }

    /// Opens the list of choices of the selected line. The cursor is on the current choice or, in
    /// the gallery, on the opponent nearest to the user's rating.
    fn open_choices(&mut self, context: &mut AppContext) -> Transition {
        let gallery = match self.row {
            SetupRow::Opponent(seat) => self.gallery(seat),
            _ => Vec::new(),
        };
        let current_choice_index = list_line::chosen_line(&self.lines(context), self.row)
            .and_then(|line| line.choice_index);
        let chosen_index = current_choice_index.unwrap_or(0);
        self.choice_list = Some(OpenChoiceList {
            gallery,
            chosen_index,
        });
        Transition::Stay
    }

    /// Opens an input field with `text` in the selected line.
    fn open_text_field(&mut self, text: &str) -> Transition {
        let is_command = self.row == SetupRow::ProgramCommand;
        self.text_field = Some(if is_command {
            TextField::with_max_length(text, MAX_COMMAND_CHARS)
        } else {
            TextField::new(text)
        });
        Transition::Stay
    }

    /// Handles an action in the open list of choices.
    fn act_on_choices(&mut self, action: &Action, context: &mut AppContext) {
        let mut lines = self.lines(context);
        let line_index = lines.iter().position(|line| line.row == self.row);
        let ListLine {
            choice_count: count,
            select_choice: set,
            ..
        } = lines.swap_remove(line_index.unwrap_or(0));
        drop(lines);
        let Some(choice_list) = &mut self.choice_list else {
            return;
        };
        let list_effect = list::apply_list_action(
            action,
            &mut choice_list.chosen_index,
            count,
            ClickEffect::SelectsThenConfirms,
        );
        let chosen_index = choice_list.chosen_index;
        match list_effect {
            Some(ListActionEffect::ChangeValue(toward)) => {
                if let Some(opponent) = choice_list.gallery.get_mut(chosen_index) {
                    opponent.adjust_strength(toward);
                }
            }
            Some(ListActionEffect::Confirm) => {
                self.choice_list = None;
                set(self, chosen_index, context);
                if matches!(self.row, SetupRow::Opponent(_)) {
                    self.row = SetupRow::StartGame;
                }
            }
            None if *action == Action::Back => self.choice_list = None,
            _ => {}
        }
    }

    fn type_text(&mut self, action: &Action, words: &Words) {
        let Some(field) = &mut self.text_field else {
            return;
        };
        self.input_error = None;
        let edit_result = field.act(action);
        let text = field.text().trim().to_owned();
        match (edit_result, self.row) {
            (EditResult::Editing, _) => return,
            (EditResult::Done, SetupRow::PlayerName(seat)) => self.slots[seat].name = text.into(),
            (EditResult::Done, SetupRow::ProgramCommand) => match text.parse::<ProgramCommand>() {
                Ok(_) => self.program_command = text.into(),
                Err(wrong) => self.input_error = Some(wrong.explain(words)),
            },
            (EditResult::Done, SetupRow::Clock) => {
                let is_refused = self.set_clock(&text).is_err();
                self.input_error = is_refused.then(|| say!(words, "clock-refused", text));
            }
            _ => {}
        }
        if self.input_error.is_none() {
            self.text_field = None;
        }
    }

    /// Sets the clock from typed text. Empty text and zero mean a game without clocks.
    fn set_clock(&mut self, text: &str) -> Result<(), ExpectedValue> {
        self.clock = match text {
            "" | "0" | "0+0" => None,
            _ => Some(text.parse()?),
        };
        Ok(())
    }

    /// Saves the choices as defaults for the next game. A proposed opponent is not saved, because
    /// the next proposal may be another one.
    fn save_choices(&self, context: &mut AppContext) {
        let keeps_proposed_opponent = self.slots.south.spec.is_human()
            && context.proposed_opponent() == Some(self.slots.north.chosen_player());
        let saved_setup = &mut context.settings.setup;
        if !keeps_proposed_opponent {
            saved_setup.south = self.slots.south.chosen_player();
            saved_setup.north = self.slots.north.chosen_player();
        }
        saved_setup.south_name.clone_from(&self.slots.south.name);
        saved_setup.north_name.clone_from(&self.slots.north.name);
        saved_setup.draw_sides = self.is_human_side_random;
        saved_setup.clock = self.clock;
        saved_setup.bot.clone_from(&self.program_command);
        if self.may_be_series() {
            saved_setup.best_of = self.best_of.unwrap_or(1);
        }
        if self.continued_game.is_none() {
            self.kind().id().clone_into(&mut saved_setup.game);
            saved_setup.first = self.awale_first_to_move;
            saved_setup.matches_first = self.matches_first_to_move;
        }
        if let GameKind::Matches(rules) = self.kind() {
            saved_setup.matches_start = rules.matches_at_start();
            saved_setup.matches_max_take = rules.max_take();
        }
        let mut entries = saved_setup.entries();
        if keeps_proposed_opponent {
            entries.retain(|(key, _)| !["setup.south", "setup.north"].contains(key));
        } else {
            context.settings.mark_opponent_chosen();
        }
        context.effects.push(Effect::SaveSettings(entries));
        context.set_sowing_direction(self.direction);
    }

    /// The players according to the form, before the sides are drawn by lot.
    pub(crate) fn players(&self, context: &AppContext) -> PerSeat<Participant> {
        PerSeat::from_fn(|seat| self.slots[seat].participant(&self.default_name(seat, context)))
    }

    /// Creates the game according to the form.
    pub(crate) fn add_session(&self, context: &mut AppContext) -> SessionId {
        let mut players = self.players(context);
        if self.human_side() == HumanSide::RandomSide && context.random_u64().is_multiple_of(2) {
            std::mem::swap(&mut players.south, &mut players.north);
        }
        let mut session = Session::new(
            self.kind().clone(),
            players,
            self.direction,
            Some(self.first_to_move()),
            context,
        );
        if let Some(referee) = &self.continued_game {
            session = session.with_moves_of(referee.clone(), GameOrigin::OtherStart);
        }
        if self.may_be_series() {
            session.header.series = self.best_of.map(|best_of| GameSeries {
                first_game_began: context.now(),
                best_of,
            });
        }
        let is_link_game = self.human_side() == HumanSide::LinkGame;
        session.header.game_played_by_link =
            is_link_game.then(|| context.make_link_game(Seat::South));
        let is_series = session.header.series.is_some();
        let time_control = self.clock.filter(|_| !is_link_game);
        let session_id = context.sessions.add(session.with_clocks(time_control));
        if is_series {
            // Save a series from its start, so that it can be continued later.
            context.save_session(session_id);
        }
        session_id
    }
}

impl Screen for GameSetup {
    fn available_keys(&self, context: &AppContext) -> AvailableKeys {
        if self.text_field.is_some() {
            return AvailableKeys::for_typing();
        }
        let can_change = match &self.choice_list {
            Some(choice_list) => choice_list
                .gallery
                .get(choice_list.chosen_index)
                .is_some_and(GalleryEntry::has_adjustable_strength),
            None => list_line::chosen_line(&self.lines(context), self.row)
                .is_some_and(|line| line.choice_count > 0),
        };
        let confirm_label = match (self.choice_list.is_some(), self.row) {
            (true, SetupRow::Opponent(_)) => KeyLabel::InviteOpponent,
            (true, _) => KeyLabel::Choose,
            (_, SetupRow::PlayerName(_)) => KeyLabel::TypeName,
            (_, SetupRow::ProgramCommand) => KeyLabel::TypeProgramCommand,
            (_, SetupRow::StartGame) => KeyLabel::BeginChosenItem,
            _ => KeyLabel::OpenChosenItem,
        };
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::LEFT_RIGHT => KeyAvailability::available_or_off(can_change),
            Keys::ENTER => AvailableAs(confirm_label),
            Keys::UP_DOWN | Keys::PAGE_UP_DOWN => Available,
            _ => Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.text_field.is_some() {
            self.type_text(action, &context.words);
            return Transition::Stay;
        }
        let scrolled_lines = std::mem::take(&mut self.scrolled_lines);
        if matches!(action, Action::PageUp | Action::PageDown) && self.choice_list.is_none() {
            self.scrolled_lines =
                scrolled_lines_after(action, scrolled_lines, 1).unwrap_or_default();
            return Transition::Stay;
        }
        if self.choice_list.is_some() {
            self.act_on_choices(action, context);
            return Transition::Stay;
        }
        list_line::act(self, action, context).unwrap_or_else(|| Transition::back_if_closing(action))
    }

    fn on_event(&mut self, event: ScreenEvent, _context: &mut AppContext) -> Transition {
        if let ScreenEvent::MaxScrolledLines(lines) = event {
            self.scrolled_lines = self.scrolled_lines.min(lines);
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}
