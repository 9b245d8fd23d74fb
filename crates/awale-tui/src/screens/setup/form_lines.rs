//! The lines of the setup form, and the choices of each line.

use awale_rules::matches_game::HeapRules as MatchesRules;
use awale_study::{
    players::{Evaluation, LeafValuation},
    record::{GameSeries, SowingDirection, TimeControl},
};

use crate::{config::FirstToMove, prelude::*, screens::AnalysisBoard};

use super::{GalleryEntry, GameSetup, HumanSide, SetupRow, row::with_current_choice, words};

type SetupLine<'a> = ListLine<'a, GameSetup>;

impl ListScreen for GameSetup {
    type Row = SetupRow;

    fn cursor(&mut self) -> &mut SetupRow {
        &mut self.row
    }

    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<SetupLine<'a>> {
        let words = &context.words;
        let new_line = |row, label: &str| {
            SetupLine::new(row, words.get(label))
                .with_explanation(|look| look.words.game_differences(self.kind()))
        };
        let mut lines = Vec::new();
        if self.continued_game.is_none() {
            let kind_indexes: Vec<usize> = (0..self.kinds.len()).collect();
            let game_names = |game: usize| wording::game_name_forms(words, &self.kinds[game]);
            let game_line = new_line(SetupRow::Game, "setup-game").with_choices(
                kind_indexes,
                &self.kind_index,
                game_names,
                |setup, game, _| {
                    if setup.kind_index != game {
                        // A series belongs to the game for which it was chosen.
                        (setup.kind_index, setup.best_of) = (game, None);
                    }
                    setup.replace_unsuitable_players();
                },
            );
            lines.push(game_line.with_choice_explanations(|game, look| {
                words::about_game(&self.kinds[game], look.words)
            }));
        }
        // Only games of awalé have links.
        let is_awale = matches!(self.kind(), GameKind::Awale(_));
        let sides = &HumanSide::ALL[..HumanSide::ALL.len() - usize::from(!is_awale)];
        let side_line = new_line(SetupRow::HumanSide, "setup-you").with_choices(
            sides,
            &self.human_side(),
            |side| vec![words::human_side_name(side, words)],
            |setup, side, _| setup.set_human_side(side),
        );
        lines.push(side_line.with_choice_explanations(|place, look| {
            words::about_human_side(HumanSide::ALL[place], look.words)
        }));
        let opponents = self.opponent_seats();
        lines.extend(
            opponents
                .iter()
                .map(|&seat| self.opponent_line(seat, context)),
        );
        if opponents
            .iter()
            .any(|&seat| self.slots[seat].spec == PlayerSpec::ExternalProgram)
        {
            let command_text = match self.program_command.as_str() {
                "" => words.get("setup-no-bot"),
                bot => bot.to_owned(),
            };
            lines.push(
                SetupLine::new(
                    SetupRow::ProgramCommand,
                    format!("  {}", words.get("setup-bot")),
                )
                .with_value(command_text)
                .with_explanation(|look| self.input_error_or_explanation("about-bot", look))
                .on_open(|setup, _| setup.open_text_field(setup.program_command.clone().as_str())),
            );
        }
        if self.human_side() != HumanSide::LinkGame {
            lines.push(self.clock_line(new_line(SetupRow::Clock, "setup-clock"), context));
        }
        lines.push(
            new_line(SetupRow::StartGame, "setup-begin")
                .with_highlighted_label()
                .on_open(GameSetup::start_game),
        );
        let non_default_values = if self.shows_more_rows {
            String::new()
        } else {
            self.non_default_values_text(context)
        };
        lines.push(
            new_line(SetupRow::MoreRowsToggle, "setup-more")
                .with_value(non_default_values)
                .with_explanation(|look| look.words.get("about-more"))
                .on_open(|setup, _| {
                    setup.shows_more_rows = !setup.shows_more_rows;
                    Transition::Stay
                }),
        );
        if self.shows_more_rows {
            lines.extend(self.more_lines(context));
        }
        let with_text_field = |line: SetupLine<'a>| {
            let text_field = self.text_field.as_ref().filter(|_| line.row == self.row);
            if line.choice_count > 0 {
                line.on_open(GameSetup::open_choices)
                    .with_text_field(text_field)
            } else {
                line.with_text_field(text_field)
            }
        };
        lines.into_iter().map(with_text_field).collect()
    }
}

impl GameSetup {
    /// The line for the player on this side. Its value includes the rating if there is room.
    fn opponent_line<'a>(&'a self, seat: Seat, context: &'a AppContext) -> SetupLine<'a> {
        let words = &context.words;
        let label = match self.human_side() {
            HumanSide::NeitherSide => words.seat_name(seat),
            _ => words.get("setup-opponent"),
        };
        let (gallery, current_opponent) = (self.gallery(seat), self.current_opponent(seat));
        let typed_choice_index = gallery
            .iter()
            .position(|opponent| *opponent == GalleryEntry::TypedProgram);
        let described_gallery = gallery.clone();
        SetupLine::new(SetupRow::Opponent(seat), label)
            .with_value_forms(words::rated_opponent_name_forms(
                self,
                &current_opponent,
                words,
            ))
            .with_choices(
                gallery,
                &current_opponent,
                |opponent| words::opponent_name_forms(&opponent, words),
                move |setup, opponent, _| match opponent {
                    GalleryEntry::Player(spec) => setup.set_player(seat, spec),
                    GalleryEntry::Program(name, command) => {
                        setup.set_player(seat, PlayerSpec::ExternalProgram);
                        (setup.slots[seat].name, setup.program_command) = (name, command);
                    }
                    GalleryEntry::TypedProgram => {
                        setup.set_player(seat, PlayerSpec::ExternalProgram);
                        setup.row = SetupRow::ProgramCommand;
                        setup.open_text_field("");
                    }
                },
            )
            .with_typed_choice(typed_choice_index)
            .with_choice_explanations(move |place, look| {
                words::about_opponent_with_remarks(self, &described_gallery[place], look)
            })
    }

    fn clock_line<'a>(&'a self, line: SetupLine<'a>, context: &'a AppContext) -> SetupLine<'a> {
        let words = &context.words;
        let presets = TimeControl::PRESETS.map(Some);
        let clock_choices =
            with_current_choice([None].into_iter().chain(presets).collect(), self.clock);
        let typed_choice_index = clock_choices.len();
        let clock_choices: Vec<_> = clock_choices.into_iter().map(Some).chain([None]).collect();
        let clock_text = |clock: Option<Option<TimeControl>>| match clock {
            None => words.get("setup-typed"),
            Some(None) => words.get("clock-off"),
            Some(Some(control)) => words.time_control(control),
        };
        line.with_choices(
            clock_choices,
            &Some(self.clock),
            move |clock| vec![clock_text(clock)],
            |setup, clock, _| {
                if let Some(clock) = clock {
                    setup.clock = clock;
                } else {
                    let current_clock = setup.clock.map(|control| control.to_string());
                    setup.open_text_field(&current_clock.unwrap_or_default());
                }
            },
        )
        .with_typed_choice(Some(typed_choice_index))
        .with_explanation(|look| self.input_error_or_explanation("about-time", look))
    }

    /// Why the typed text is invalid, or the explanation of its line.
    fn input_error_or_explanation(&self, explanation_id: &str, look: DrawContext) -> String {
        let error = self.input_error.clone();
        error.unwrap_or_else(|| look.words.get(explanation_id))
    }

    /// The values of the lines after *More* that differ from the defaults.
    fn non_default_values_text(&self, context: &AppContext) -> String {
        let player_names = Seat::BOTH.map(|seat| self.slots[seat].name.to_string());
        let player_names = player_names.into_iter().filter(|name| !name.is_empty());
        let non_default_lines = self.more_lines(context).into_iter().filter(|line| {
            matches!(line.row, SetupRow::Direction | SetupRow::Series)
                && line.choice_index != Some(0)
        });
        let non_default_value_texts = non_default_lines.filter_map(|line| {
            line.choice_text_forms(line.choice_index?)
                .into_iter()
                .next()
        });
        player_names
            .chain(non_default_value_texts)
            .collect::<Vec<_>>()
            .join(" · ")
    }

    /// The lines after *More*.
    fn more_lines<'a>(&'a self, context: &'a AppContext) -> Vec<SetupLine<'a>> {
        let words = &context.words;
        let new_line = |row, label: &str, about: &'static str| {
            SetupLine::new(row, format!("  {}", words.get(label)))
                .with_explanation(move |look| look.words.get(about))
        };
        let side_line = |row, label: &str, about, seat| {
            let mut line = new_line(row, label, about);
            line.label = format!("{} · {}", line.label, words.seat_name(seat));
            line
        };
        let is_from_start = self.continued_game.is_none();
        let mut lines: Vec<SetupLine<'_>> = Vec::new();
        for seat in Seat::BOTH {
            let default_name = self.default_name(seat, context);
            let name = self.slots[seat].participant(&default_name).name;
            let name = match name.as_str() {
                "" => words.get("setup-no-name"),
                name => name.to_owned(),
            };
            lines.push(
                side_line(SetupRow::PlayerName(seat), "setup-name", "about-name", seat)
                    .with_value(name)
                    .on_open(move |setup, context| {
                        let name = match &setup.slots[seat].name {
                            name if name.is_empty() => setup.default_name(seat, context),
                            name => name.clone(),
                        };
                        setup.open_text_field(&name)
                    }),
            );
        }
        match self.kind() {
            GameKind::Awale(_) => {
                for seat in Seat::BOTH {
                    let slot = &self.slots[seat];
                    let row = match slot.spec {
                        PlayerSpec::Mcts(_) => SetupRow::LeafValue(seat),
                        _ => SetupRow::Evaluation(seat),
                    };
                    match slot.spec {
                        PlayerSpec::Minimax(_) | PlayerSpec::AlphaBeta(_) => lines.push(
                            side_line(row, "setup-evaluation", "about-evaluation", seat)
                                .with_choices(
                                    Evaluation::ALL,
                                    &slot.textbook.evaluation,
                                    |evaluation| vec![words.evaluation_name(evaluation)],
                                    move |setup, evaluation, _| {
                                        setup.slots[seat].set_evaluation(evaluation);
                                    },
                                ),
                        ),
                        PlayerSpec::Mcts(_) => lines.push(
                            side_line(row, "setup-leaf", "about-leaf", seat).with_choices(
                                LeafValuation::ALL,
                                &slot.monte_carlo.leaf_valuation,
                                |leaf| vec![words.leaf_valuation_name(leaf)],
                                move |setup, leaf, _| setup.slots[seat].set_leaf_value(leaf),
                            ),
                        ),
                        _ => {}
                    }
                }
            }
            GameKind::Matches(rules) if is_from_start => {
                type ChangeRulesFn = fn(MatchesRules, u8) -> Option<MatchesRules>;
                let matches_line = |row, label: &str, now: u8, change: ChangeRulesFn| {
                    let valid_numbers: Vec<u8> = (0..=u8::MAX)
                        .filter(|&number| change(*rules, number).is_some())
                        .collect();
                    new_line(row, label, "")
                        .with_explanation(|look| look.words.game_differences(self.kind()))
                        .with_choices(
                            valid_numbers,
                            &now,
                            |number| vec![number.to_string()],
                            move |setup, number, _| {
                                let kind = &mut setup.kinds[setup.kind_index];
                                if let GameKind::Matches(rules) = kind {
                                    *rules = change(*rules, number).unwrap_or(*rules);
                                }
                            },
                        )
                        .without_wrapping()
                };
                lines.push(matches_line(
                    SetupRow::MatchsticksAtStart,
                    "setup-start",
                    rules.matches_at_start(),
                    |rules, start| MatchesRules::new(start, rules.max_take()).ok(),
                ));
                lines.push(matches_line(
                    SetupRow::MaxMatchsticksPerMove,
                    "setup-max-take",
                    rules.max_take(),
                    |rules, most| MatchesRules::new(rules.matches_at_start(), most).ok(),
                ));
            }
            GameKind::Matches(_) => {}
        }
        if is_from_start {
            lines.push(
                new_line(SetupRow::FirstToMove, "setup-first", "about-first").with_choices(
                    FirstToMove::ALL,
                    &self.first_to_move(),
                    |first| {
                        vec![words.get(match first {
                            FirstToMove::South => "south",
                            FirstToMove::North => "north",
                            FirstToMove::Random => "setup-drawn",
                        })]
                    },
                    |setup, first, _| *setup.first_to_move_mut() = first,
                ),
            );
        }
        if matches!(self.kind(), GameKind::Awale(_)) {
            lines.push(
                new_line(SetupRow::Direction, "setup-direction", "about-direction").with_choices(
                    SowingDirection::ALL,
                    &self.direction,
                    |direction| {
                        vec![words.get(match direction {
                            SowingDirection::CounterClockwise => "direction-counter-clockwise",
                            SowingDirection::Clockwise => "direction-clockwise",
                        })]
                    },
                    |setup, direction, _| setup.direction = direction,
                ),
            );
            if is_from_start {
                lines.push(
                    new_line(SetupRow::StartPosition, "setup-position", "about-position")
                        .with_value(words.get("setup-position-usual"))
                        .on_open(|setup, context| {
                            setup.save_choices(context);
                            Transition::open(AnalysisBoard::for_position_setup(context))
                        }),
                );
            }
        }
        if self.may_be_series() {
            let presets = GameSeries::GAME_COUNT_PRESETS.map(Some);
            let series_lengths =
                with_current_choice([None].into_iter().chain(presets).collect(), self.best_of);
            lines.push(
                new_line(SetupRow::Series, "setup-series", "about-series").with_choices(
                    series_lengths,
                    &self.best_of,
                    |games| {
                        vec![match games {
                            None => words.get("setup-single"),
                            Some(games) => say!(words, "series-best-of", games = u32::from(games)),
                        }]
                    },
                    |setup, games, _| setup.best_of = games,
                ),
            );
        }
        lines
    }
}
