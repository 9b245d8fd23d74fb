//! The lines of the setup form, and the choices of each line.

use awale_rules::Seat;
use awale_rules::matches::HeapRules as MatchesRules;
use awale_study::catalogue::Kind;
use awale_study::players::{Evaluation, LeafValue, PlayerSpec};
use awale_study::record::{Direction, Series, TimeControl};

use crate::app::{AppContext, Transition};
use crate::config::First;
use crate::screens::AnalysisBoard;
use crate::widgets::line::{Line, ListScreen};
use crate::widgets::wording;
use crate::words::{Explain, say};

use super::{Opponent, Setup, TypedWrong, You, words};

/// The lines of the form. Some lines are visible only for certain choices in other lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Game,
    You,
    /// The opponent, or one of two computers.
    Opponent(Seat),
    /// The command of the user's own program.
    Bot,
    Clock,
    Begin,
    /// Shows or hides the remaining lines.
    More,
    Name(Seat),
    /// The evaluation of a textbook player.
    Evaluation(Seat),
    LeafValue(Seat),
    /// The number of matches in the heap.
    Start,
    /// The maximum number of matches to take in one move.
    MaxTake,
    First,
    /// The direction of sowing on the screen.
    Direction,
    /// Opens the analysis board, where the user sets up another start position.
    Position,
    /// A single game, or a series of several games.
    Series,
}

type SetupLine<'a> = Line<'a, Setup>;

/// Adds `now` to `all` if missing, as its second element. It can be missing if it was typed or
/// comes from the settings.
pub(super) fn with_own<T: PartialEq>(mut all: Vec<T>, now: T) -> Vec<T> {
    if !all.contains(&now) {
        all.insert(usize::from(!all.is_empty()), now);
    }
    all
}

impl ListScreen for Setup {
    type Row = Row;

    fn cursor(&mut self) -> &mut Row {
        &mut self.row
    }

    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<SetupLine<'a>> {
        let words = &context.words;
        let line = |row, label: &str| {
            SetupLine::new(row, words.get(label))
                .explained(|look| look.words.game_differences(self.kind()))
        };
        let mut lines = Vec::new();
        if self.going_on.is_none() {
            let games: Vec<usize> = (0..self.kinds.len()).collect();
            let name = |game: usize| wording::game_names(words, &self.kinds[game]);
            let game =
                line(Row::Game, "setup-game").choices(games, &self.kind, name, |setup, game, _| {
                    setup.kind = game;
                    setup.keep_players_fit();
                });
            lines.push(
                game.explained_each(|game, look| words::about_game(&self.kinds[game], look.words)),
            );
        }
        let you = line(Row::You, "setup-you").choices(
            You::ALL,
            &self.you(),
            |you| vec![words::you(you, words)],
            |setup, you, _| setup.sit(you),
        );
        lines.push(you.explained_each(|place, look| words::about_you(You::ALL[place], look.words)));
        let opponents = self.opponents();
        lines.extend(
            opponents
                .iter()
                .map(|&seat| self.opponent_line(seat, context)),
        );
        if opponents
            .iter()
            .any(|&seat| self.chairs[seat].spec == PlayerSpec::Bot)
        {
            let bot = match self.bot.as_str() {
                "" => words.get("setup-no-bot"),
                bot => bot.to_owned(),
            };
            lines.push(
                SetupLine::new(Row::Bot, format!("  {}", words.get("setup-bot")))
                    .value(bot)
                    .explained(|look| match &self.refused {
                        Some(TypedWrong::Command(wrong)) => wrong.explain(look.words),
                        _ => look.words.get("about-bot"),
                    })
                    .opens(|setup, _| setup.type_on(setup.bot.clone().as_str())),
            );
        }
        lines.push(self.clock_line(line(Row::Clock, "setup-clock"), context));
        lines.push(line(Row::Begin, "setup-begin").main().opens(Setup::begin));
        let more = if self.shows_more {
            String::new()
        } else {
            self.unusual(context)
        };
        lines.push(
            line(Row::More, "setup-more")
                .value(more)
                .explained(|look| look.words.get("about-more"))
                .opens(|setup, _| {
                    setup.shows_more = !setup.shows_more;
                    Transition::Stay
                }),
        );
        if self.shows_more {
            lines.extend(self.lines_below(context));
        }
        let opened = |line: SetupLine<'a>| {
            let editing = self.editing.as_ref().filter(|_| line.row == self.row);
            if line.count > 0 {
                line.opens(Setup::open_choices).typed(editing)
            } else {
                line.typed(editing)
            }
        };
        lines.into_iter().map(opened).collect()
    }
}

impl Setup {
    /// The line for the player on this side. Its value includes the rating if there is room.
    fn opponent_line<'a>(&'a self, seat: Seat, context: &'a AppContext) -> SetupLine<'a> {
        let words = &context.words;
        let label = match self.you() {
            You::Watch => words.seat(seat),
            _ => words.get("setup-opponent"),
        };
        let (gallery, now) = (self.gallery(seat), self.opponent(seat));
        let typed = gallery
            .iter()
            .position(|opponent| *opponent == Opponent::Typed);
        let about = gallery.clone();
        SetupLine::new(Row::Opponent(seat), label)
            .values(words::rated_opponent(self, &now, words))
            .choices(
                gallery,
                &now,
                |opponent| words::opponent(&opponent, words),
                move |setup, opponent, _| match opponent {
                    Opponent::Player(spec) => setup.invite(seat, spec),
                    Opponent::Program(name, command) => {
                        setup.invite(seat, PlayerSpec::Bot);
                        (setup.chairs[seat].name, setup.bot) = (name, command);
                    }
                    Opponent::Typed => {
                        setup.invite(seat, PlayerSpec::Bot);
                        setup.row = Row::Bot;
                        setup.type_on("");
                    }
                },
            )
            .asking(typed)
            .explained_each(move |place, look| words::about_and_remarks(self, &about[place], look))
    }

    fn clock_line<'a>(&'a self, line: SetupLine<'a>, context: &'a AppContext) -> SetupLine<'a> {
        let words = &context.words;
        let usual = TimeControl::PRESETS.map(Some);
        let clocks = with_own([None].into_iter().chain(usual).collect(), self.clock);
        let typed = clocks.len();
        let clocks: Vec<_> = clocks.into_iter().map(Some).chain([None]).collect();
        let text = |clock: Option<Option<TimeControl>>| match clock {
            None => words.get("setup-typed"),
            Some(None) => words.get("clock-off"),
            Some(Some(control)) => words.clock(control),
        };
        line.choices(
            clocks,
            &Some(self.clock),
            move |clock| vec![text(clock)],
            |setup, clock, _| match clock {
                Some(clock) => setup.clock = clock,
                None => {
                    let now = setup.clock.map(|control| control.to_string());
                    setup.type_on(&now.unwrap_or_default());
                }
            },
        )
        .asking(Some(typed))
        .explained(|look| match &self.refused {
            Some(TypedWrong::Clock(wrong)) => {
                say!(look.words, "clock-refused", text = wrong)
            }
            _ => look.words.get("about-time"),
        })
    }

    /// The values of the lines after *More* that differ from the defaults.
    fn unusual(&self, context: &AppContext) -> String {
        let names = Seat::BOTH.map(|seat| self.chairs[seat].name.to_string());
        let names = names.into_iter().filter(|name| !name.is_empty());
        let changed = self.lines_below(context).into_iter().filter(|line| {
            matches!(line.row, Row::Direction | Row::Series) && line.choice != Some(0)
        });
        let changed = changed.filter_map(|line| line.choice_text(line.choice?).into_iter().next());
        names.chain(changed).collect::<Vec<_>>().join(" · ")
    }

    /// The lines after *More*.
    fn lines_below<'a>(&'a self, context: &'a AppContext) -> Vec<SetupLine<'a>> {
        let words = &context.words;
        let line = |row, label: &str, about: &'static str| {
            SetupLine::new(row, format!("  {}", words.get(label)))
                .explained(move |look| look.words.get(about))
        };
        let of_side = |row, label: &str, about, seat| {
            let mut line = line(row, label, about);
            line.label = format!("{} · {}", line.label, words.seat(seat));
            line
        };
        let is_fresh = self.going_on.is_none();
        let mut lines: Vec<SetupLine<'_>> = Vec::new();
        for seat in Seat::BOTH {
            let usual = self.usual_name(seat, context);
            let name = self.chairs[seat].participant(&usual).name;
            let name = match name.as_str() {
                "" => words.get("setup-no-name"),
                name => name.to_owned(),
            };
            lines.push(
                of_side(Row::Name(seat), "setup-name", "about-name", seat)
                    .value(name)
                    .opens(move |setup, context| {
                        let name = match &setup.chairs[seat].name {
                            name if name.is_empty() => setup.usual_name(seat, context),
                            name => name.clone(),
                        };
                        setup.type_on(&name)
                    }),
            );
        }
        match self.kind() {
            Kind::Awale(_) => {
                for seat in Seat::BOTH {
                    let (row, leaf) = (Row::Evaluation(seat), Row::LeafValue(seat));
                    let chair = &self.chairs[seat];
                    match chair.spec {
                        PlayerSpec::Minimax(_) | PlayerSpec::AlphaBeta(_) => lines.push(
                            of_side(row, "setup-evaluation", "about-evaluation", seat).choices(
                                Evaluation::ALL,
                                &chair.textbook.evaluation,
                                |evaluation| vec![words.evaluation(evaluation)],
                                move |setup, evaluation, _| {
                                    setup.chairs[seat].set_evaluation(evaluation)
                                },
                            ),
                        ),
                        PlayerSpec::Mcts(_) => {
                            lines.push(of_side(leaf, "setup-leaf", "about-leaf", seat).choices(
                                LeafValue::ALL,
                                &chair.monte_carlo.leaf,
                                |leaf| vec![words.leaf_value(leaf)],
                                move |setup, leaf, _| setup.chairs[seat].set_leaf(leaf),
                            ))
                        }
                        _ => {}
                    }
                }
            }
            Kind::Matches(rules) if is_fresh => {
                type Change = fn(MatchesRules, u8) -> Option<MatchesRules>;
                let heap = |row, label: &str, now: u8, change: Change| {
                    let all: Vec<u8> = (0..=u8::MAX)
                        .filter(|&number| change(*rules, number).is_some())
                        .collect();
                    line(row, label, "")
                        .explained(|look| look.words.game_differences(self.kind()))
                        .choices(
                            all,
                            &now,
                            |number| vec![number.to_string()],
                            move |setup, number, _| {
                                if let Kind::Matches(rules) = &mut setup.kinds[setup.kind] {
                                    *rules = change(*rules, number).unwrap_or(*rules);
                                }
                            },
                        )
                        .stopping()
                };
                lines.push(heap(
                    Row::Start,
                    "setup-start",
                    rules.start(),
                    |rules, start| MatchesRules::new(start, rules.max_take()).ok(),
                ));
                lines.push(heap(
                    Row::MaxTake,
                    "setup-max-take",
                    rules.max_take(),
                    |rules, most| MatchesRules::new(rules.start(), most).ok(),
                ));
            }
            Kind::Matches(_) => {}
        }
        if is_fresh {
            lines.push(line(Row::First, "setup-first", "about-first").choices(
                First::ALL,
                &self.first(),
                |first| {
                    vec![words.get(match first {
                        First::South => "south",
                        First::North => "north",
                        First::Drawn => "setup-drawn",
                    })]
                },
                |setup, first, _| *setup.first_mut() = first,
            ));
        }
        if matches!(self.kind(), Kind::Awale(_)) {
            lines.push(
                line(Row::Direction, "setup-direction", "about-direction").choices(
                    [Direction::CounterClockwise, Direction::Clockwise],
                    &self.direction,
                    |direction| {
                        vec![words.get(match direction {
                            Direction::CounterClockwise => "direction-counter-clockwise",
                            Direction::Clockwise => "direction-clockwise",
                        })]
                    },
                    |setup, direction, _| setup.direction = direction,
                ),
            );
            if is_fresh {
                lines.push(
                    line(Row::Position, "setup-position", "about-position")
                        .value(words.get("setup-position-usual"))
                        .opens(|setup, context| {
                            setup.remember(context);
                            Transition::open(AnalysisBoard::set_up(context))
                        }),
                );
            }
        }
        if self.may_be_series() {
            let usual = Series::PRESETS.map(Some);
            let all = with_own([None].into_iter().chain(usual).collect(), self.best_of);
            lines.push(line(Row::Series, "setup-series", "about-series").choices(
                all,
                &self.best_of,
                |games| {
                    vec![match games {
                        None => words.get("setup-single"),
                        Some(games) => say!(words, "series-best-of", games = u32::from(games)),
                    }]
                },
                |setup, games, _| setup.best_of = games,
            ));
        }
        lines
    }
}
