//! Puzzles: each is proven again by going through everything that can come, without tables; the same seed makes the same
//! puzzle; and they can be solved on the screen.

#[path = "support/shell.rs"]
mod shell;

use std::collections::{HashMap, HashSet};

use awale::app::{Action, Item, PuzzleHint, PuzzleScreen, Screen, Solving};
use awale::awale::{OWARE, Pit, Position, Repetition, RuleFields, Rules, Variant};
use awale::catalogue::{AnyGame, AnyMove};
use awale::config::Settings;
use awale::endgame::{TableRules, Tables, Truth};
use awale::game::{Game, Seat};
use awale::i18n::Language;
use awale::progress::{Begun, Deed};
use awale::puzzle::{Difficulty, Fate, Maker, Puzzle, seed_of_day};
use awale::stop::Stop;
use awale::study::facts;
use awale::ui::theme::Depth;
use shell::Shell;

fn maker(variant: Variant) -> Maker {
    Maker::new(variant, &Stop::new()).expect("puzzles of this variant")
}

fn puzzles_of(variant: Variant, seeds: u64) -> Vec<Puzzle> {
    let maker = maker(variant);
    let wanted = Difficulty::ALL.into_iter().flat_map(|difficulty| (0..seeds).map(move |seed| (difficulty, seed)));
    wanted.map(|(difficulty, seed)| maker.make(difficulty, seed, &Stop::new()).expect("a puzzle")).collect()
}

/// The most seeds that lie on the board of a puzzle.
fn most_seeds(rules: &Rules) -> u8 {
    rules.stop_at.map_or(9, |few| (few + 6).max(9))
}

/// Positions that are gone through for one puzzle at most: more take longer than a test should.
const WORLD: usize = 40_000;

/// Everything that can come from a position, those with the fullest stores first: what a store has gained never comes back,
/// so they need none of the others.
struct World {
    positions: Vec<Position>,
    places: HashMap<Position, usize>,
    children: Vec<Vec<usize>>,
}

impl World {
    /// `None` where that is more than [`WORLD`].
    fn new(root: Position) -> Option<World> {
        let mut found = HashSet::from([root]);
        let mut waiting = vec![root];
        while let Some(position) = waiting.pop() {
            waiting.extend(children(&position).filter(|next| found.insert(*next)));
            if found.len() > WORLD {
                return None;
            }
        }
        let mut positions: Vec<Position> = found.into_iter().collect();
        positions.sort_unstable_by_key(|position| std::cmp::Reverse(position.progress()));
        let places: HashMap<Position, usize> = positions.iter().copied().zip(0..).collect();
        let children = positions.iter().map(|position| children(position).map(|next| places[&next]).collect());
        Some(World { children: children.collect(), positions, places })
    }

    /// From which of the positions South reaches `wanted`. `endless` says what it has where play goes round in circles.
    fn reached(&self, wanted: Fate, endless: impl Fn(&Position) -> Fate) -> Vec<bool> {
        let fate = |position: &Position| decided(position).unwrap_or_else(|| endless(position));
        let mut reached: Vec<bool> = self.positions.iter().map(|position| fate(position) >= wanted).collect();
        let mut first = 0;
        for level in self.positions.chunk_by(|a, b| a.progress() == b.progress()) {
            let places = first..first + level.len();
            first = places.end;
            let mut changed = true;
            while changed {
                changed = false;
                for place in places.clone().filter(|&place| !self.children[place].is_empty()) {
                    let mut after = self.children[place].iter().map(|&child| reached[child]);
                    let now = match self.positions[place].to_move() {
                        Seat::South => after.any(|reached| reached),
                        Seat::North => after.all(|reached| reached),
                    };
                    changed |= std::mem::replace(&mut reached[place], now) != now;
                }
            }
        }
        reached
    }
}

/// The fate of a game that is over, or in which one side is further ahead than there are seeds on the board.
fn decided(position: &Position) -> Option<Fate> {
    let lead = i32::from(position.store(Seat::South)) - i32::from(position.store(Seat::North));
    let is_decided = lead.abs() > i32::from(position.on_board());
    position.outcome().map(|end| Fate::of(end.tally.winner)).or_else(|| is_decided.then(|| Fate::of_lead(lead)))
}

fn children(position: &Position) -> impl Iterator<Item = Position> + '_ {
    let goes_on = decided(position).is_none();
    position.moves().filter(move |_| goes_on).map(|pit| {
        let mut next = *position;
        next.play(pit).unwrap();
        next
    })
}

/// What endless play is worth to South at least, or at most.
fn endless(position: &Position, to_south: bool) -> Fate {
    match position.rules().repetition {
        Repetition::Shared => Fate::of(position.tally_when_repeated().winner),
        // What is paid depends on where it repeats: count on nothing.
        Repetition::OwnRows if to_south => Fate::Win,
        Repetition::OwnRows => Fate::Loss,
    }
}

/// Who says from which positions South reaches the goal for certain, and from which it may.
trait Oracle {
    fn surely(&self, position: &Position) -> bool;
    fn perhaps(&self, position: &Position) -> bool;
}

/// By going through everything.
struct Exhaustive {
    world: World,
    surely: Vec<bool>,
    perhaps: Vec<bool>,
}

impl Exhaustive {
    fn of(puzzle: &Puzzle) -> Option<Exhaustive> {
        let world = World::new(puzzle.turns[0].position)?;
        let [surely, perhaps] =
            [false, true].map(|to_south| world.reached(puzzle.goal, |position| endless(position, to_south)));
        Some(Exhaustive { world, surely, perhaps })
    }
}

impl Oracle for Exhaustive {
    fn surely(&self, position: &Position) -> bool {
        self.surely[self.world.places[position]]
    }

    fn perhaps(&self, position: &Position) -> bool {
        self.perhaps[self.world.places[position]]
    }
}

/// By endgame tables that are exact.
struct Exact<'a>(&'a Tables, Fate);

impl Oracle for Exact<'_> {
    fn surely(&self, position: &Position) -> bool {
        if let Some(end) = position.outcome() {
            return Fate::of(end.tally.winner) >= self.1;
        }
        let lead = i32::from(position.store(Seat::South)) - i32::from(position.store(Seat::North));
        let value = i32::from(self.0.probe(position).expect("a board of few seeds").value);
        Fate::of_lead(lead + if position.to_move() == Seat::South { value } else { -value }) >= self.1
    }

    fn perhaps(&self, position: &Position) -> bool {
        self.surely(position)
    }
}

/// Every turn has one solution; every other move, and what answers it, is less.
fn check(puzzle: &Puzzle, oracle: &impl Oracle) {
    let mut position = puzzle.turns[0].position;
    for (number, turn) in puzzle.turns.iter().enumerate() {
        assert_eq!(turn.position, position, "{puzzle:?}");
        for pit in position.moves() {
            let mut after = position;
            after.play(pit).unwrap();
            let wrong = turn.wrong.iter().find(|wrong| wrong.pit == pit);
            assert_eq!(wrong.is_none(), pit == turn.solution, "{puzzle:?}");
            let Some(wrong) = wrong else {
                assert!(oracle.surely(&after), "{pit} keeps it: {puzzle:?}");
                continue;
            };
            assert!(!oracle.perhaps(&after), "{pit} gives it away: {puzzle:?}");
            assert!(wrong.most < puzzle.goal);
            match wrong.refutation {
                Some(answer) => {
                    after.play(answer).unwrap();
                    assert!(!oracle.perhaps(&after), "{answer} takes it: {puzzle:?}");
                }
                None => assert!(after.outcome().is_some()),
            }
        }
        position.play(turn.solution).unwrap();
        match turn.answer {
            Some(answer) => position.play(answer).unwrap(),
            None => assert_eq!(number + 1, puzzle.turns.len(), "the last turn only has no answer"),
        }
    }
}

#[test]
fn every_puzzle_has_one_solution_at_every_turn() {
    let mut gone_through = 0;
    for variant in Variant::built_in() {
        let tables =
            Tables::solve(TableRules::new(&variant.rules), most_seeds(&variant.rules), 1, &Stop::new()).unwrap();
        for puzzle in puzzles_of(variant.clone(), 2) {
            let exhaustive = Exhaustive::of(&puzzle);
            gone_through += usize::from(exhaustive.is_some());
            match exhaustive {
                Some(exhaustive) => check(&puzzle, &exhaustive),
                None => assert_eq!(tables.truth(), Truth::Exact, "nothing else would be a proof"),
            }
            if tables.truth() == Truth::Exact {
                check(&puzzle, &Exact(&tables, puzzle.goal));
            }
            let real = puzzle.turns.iter().filter(|turn| !turn.wrong.is_empty()).count();
            assert_eq!(real, puzzle.grade.turns as usize);
            assert!(real >= 2 && puzzle.turns[0].wrong.len() >= 2, "{puzzle:?}");
        }
    }
    assert!(gone_through >= 12, "a third of them at least is proven without tables, not {gone_through}");
}

#[test]
fn variants_of_ones_own_have_puzzles_where_their_games_last_long_enough() {
    let own = |fields: RuleFields| Variant {
        id: "own".to_owned(),
        name: "Own".to_owned(),
        rules: Rules::new(fields).unwrap(),
    };
    for fields in [
        RuleFields { seeds_per_pit: 2, win_at: None, repetition: Repetition::Shared, ..OWARE },
        RuleFields { stop_at: Some(3), repetition: Repetition::Shared, ..OWARE },
    ] {
        let puzzle = maker(own(fields)).make(Difficulty::Medium, 5, &Stop::new()).unwrap();
        let tables =
            Tables::solve(TableRules::new(&puzzle.variant.rules), most_seeds(&puzzle.variant.rules), 1, &Stop::new())
                .unwrap();
        check(&puzzle, &Exact(&tables, puzzle.goal));
    }
    assert!(Maker::new(own(RuleFields { stop_at: Some(40), ..OWARE }), &Stop::new()).is_none());
}

#[test]
fn the_same_seed_makes_the_same_puzzle_and_every_day_has_its_own() {
    let awari = || Variant::built_in().pop().unwrap();
    let [one, other] = [0; 2].map(|_| puzzles_of(awari(), 3));
    assert_eq!(one, other);
    assert_ne!(one[0].turns, one[1].turns);
    let day = |text: &str| text.parse().unwrap();
    assert_eq!(seed_of_day(day("2026-11-21"), "oware"), seed_of_day(day("2026-11-21"), "oware"));
    assert_ne!(seed_of_day(day("2026-11-21"), "oware"), seed_of_day(day("2026-11-22"), "oware"));
    assert_ne!(seed_of_day(day("2026-11-21"), "oware"), seed_of_day(day("2026-11-21"), "awari"));
    assert_eq!(Difficulty::of_day(day("2026-11-21")), Difficulty::Hard, "a Saturday");
    assert_eq!(Difficulty::of_day(day("2026-11-23")), Difficulty::Easy, "a Monday");
}

#[test]
fn the_making_stops_when_it_is_told_to() {
    let stop = Stop::new();
    stop.stop();
    let variant = Variant::built_in().remove(0);
    assert!(Maker::new(variant.clone(), &stop).is_none());
    assert_eq!(maker(variant).make(Difficulty::Hard, 1, &stop), None);
}

// ---- On the screen

fn start(language: Language) -> Shell {
    let settings = Settings::parse("animation = \"off\"\n[setup]\ngame = \"awari\"\n", "test").unwrap();
    let mut shell = Shell::new(settings, language, Depth::Sixteen, 3);
    let line = Item::ALL.iter().position(|&item| item == Item::Puzzles).unwrap();
    shell.act(Action::Row(line));
    shell
}

fn text(shell: &mut Shell) -> String {
    let buffer = shell.draw(80, 24);
    let rows = buffer.content.chunks(80);
    rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n").collect()
}

fn screen(shell: &Shell) -> &PuzzleScreen {
    match shell.app.screen() {
        Screen::Puzzle(puzzle) => puzzle,
        other => panic!("no puzzle, but {other:?}"),
    }
}

fn solve(shell: &mut Shell) {
    while !screen(shell).is_over() {
        let solution = screen(shell).turn().solution;
        shell.act(Action::Pit(solution));
    }
}

/// Every line is whole on the smallest usual screen.
fn is_whole(shell: &mut Shell) -> String {
    let drawn = text(shell);
    assert!(!drawn.contains('~') && !drawn.contains('['), "{drawn}");
    drawn
}

#[test]
fn the_puzzle_of_the_day_is_solved_and_remembered_once() {
    for language in Language::ALL {
        let mut shell = start(language);
        is_whole(&mut shell);
        shell.act(Action::Confirm);
        is_whole(&mut shell);
        shell.make_puzzle();
        is_whole(&mut shell);
        solve(&mut shell);
        assert!(screen(&shell).is_clean());
        is_whole(&mut shell);
        let day = "2026-11-21".parse().unwrap();
        assert!(shell.progress.has_solved_day(day, "awari"));
        assert_eq!((shell.progress.streak(day), shell.progress.runs()), (1, (1, 1)));
        shell.keys("u");
        solve(&mut shell);
        assert_eq!(shell.progress.runs(), (1, 1), "the same again does not count");
        shell.act(Action::Back);
        is_whole(&mut shell);
    }
}

/// Leaves the puzzle that is solved and opens that of the day again.
fn leave_and_come_back(shell: &mut Shell) -> String {
    shell.act(Action::Back);
    let list = is_whole(shell);
    shell.keys("d");
    shell.make_puzzle();
    list
}

#[test]
fn the_puzzle_of_the_day_can_be_left_and_come_back_to() {
    let mut shell = start(Language::English);
    shell.keys("d");
    shell.make_puzzle();
    let (first, turns) = (screen(&shell).turn().clone(), screen(&shell).place().1);
    assert!(turns > 1, "a puzzle of several moves is needed here");
    let list = leave_and_come_back(&mut shell);
    assert!(!list.contains("begun"), "nothing was found yet\n{list}");

    shell.act(Action::Pit(first.solution));
    let position = *screen(&shell).scene.session.position();
    let list = leave_and_come_back(&mut shell);
    assert!(list.contains("begun"), "{list}");
    assert_eq!(screen(&shell).place(), (2, turns));
    assert_eq!(*screen(&shell).scene.position(), position);
    assert!(text(&mut shell).contains(&format!("Move 2 of {turns}")));

    // A program that was left keeps it too, and help stays help.
    shell.keys("i");
    shell.restart(9);
    shell.act(Action::Row(Item::ALL.iter().position(|&item| item == Item::Puzzles).unwrap()));
    shell.keys("d");
    shell.make_puzzle();
    assert_eq!(screen(&shell).place(), (2, turns));
    solve(&mut shell);
    assert!(!screen(&shell).is_clean());
    let list = leave_and_come_back(&mut shell);
    assert!(list.contains("solved") && !list.contains("begun"), "{list}");
    assert_eq!(screen(&shell).place(), (1, turns), "what is solved is begun anew");
}

#[test]
fn what_the_file_claims_of_a_puzzle_is_not_believed() {
    let mut shell = start(Language::English);
    let day = "2026-11-21".parse().unwrap();
    let begun = Begun { day, found: u32::MAX, helped: false };
    shell.progress.add(&Deed::Begun { variant: "awari".to_owned(), begun });
    shell.app.desk.progress = shell.progress.clone();
    shell.keys("d");
    shell.make_puzzle();
    let (turn, turns) = screen(&shell).place();
    assert_eq!(turn, turns, "the last move is still to be found");
    solve(&mut shell);
}

#[test]
fn a_wrong_move_shows_its_refutation_and_is_taken_back() {
    for language in Language::ALL {
        let mut shell = start(language);
        shell.keys("n");
        shell.make_puzzle();
        let start = *screen(&shell).scene.position();
        let wrong = screen(&shell).turn().wrong.clone();
        for wrong in wrong {
            shell.act(Action::Pit(wrong.pit));
            assert_eq!(screen(&shell).state, Solving::Wrong(wrong));
            let played = 1 + usize::from(wrong.refutation.is_some());
            assert_eq!(screen(&shell).scene.shown, played, "the answer is on the board");
            is_whole(&mut shell);
            shell.act(Action::Confirm);
            assert_eq!(*screen(&shell).scene.position(), start);
        }
        solve(&mut shell);
        assert!(!screen(&shell).is_clean());
        assert_eq!(shell.progress.runs(), (0, 0));
        let id = screen(&shell).puzzle.grade.difficulty().name();
        assert_eq!(shell.progress.solved("awari", id).with_help, 1);
    }
}

#[test]
fn the_first_hint_names_only_moves_that_are_legal() {
    let (mut shell, mut told) = (start(Language::English), 0);
    for _ in 0..8 {
        shell.keys("n");
        shell.make_puzzle();
        shell.keys("i");
        let position = *screen(&shell).scene.position();
        let legal: Vec<AnyMove> = position.moves().collect();
        let Some(PuzzleHint::Half { first }) = screen(&shell).hint else {
            let half = |mv: &AnyMove| matches!(mv, AnyMove::Pit(pit) if pit.place() < 3);
            assert!(legal.iter().all(half) || !legal.iter().any(half), "nothing is told too soon: {legal:?}");
            continue;
        };
        told += 1;
        let left_out = legal.iter().any(|mv| matches!(mv, AnyMove::Pit(pit) if (pit.place() < 3) != first));
        assert!(left_out, "the hint says something: {legal:?}");
        let drawn = text(&mut shell);
        let hint = drawn.lines().find_map(|line| line.split_once("It is ")).expect("a hint").1;
        let hint = hint.split_once('.').expect("a sentence").0;
        for place in if first { 0..3 } else { 3..6 } {
            let mv = AnyMove::Pit(Pit::of(Seat::South, place));
            assert_eq!(hint.contains(&mv.to_string()), position.check(mv).is_ok(), "{hint} in {position:?}");
        }
        assert!(!drawn.contains("human"), "nobody in particular sits there: {drawn}");
    }
    assert!(told > 0, "some puzzles have moves in both halves");
    shell.keys("?");
    let Screen::Help(help) = shell.app.screen() else { panic!("the keys") };
    let names: Vec<&str> = help.sections.iter().map(|section| section.word()).collect();
    assert_eq!(names, ["help-puzzle", "help-everywhere"], "a key stands there with one meaning");
}

#[test]
fn an_empty_pit_is_refused_once() {
    let mut shell = start(Language::English);
    shell.keys("n");
    shell.make_puzzle();
    let position = *screen(&shell).scene.position();
    let empty = (0..6).map(|place| Pit::of(Seat::South, place)).find(|&pit| position.check(AnyMove::Pit(pit)).is_err());
    let empty = empty.expect("puzzles have few seeds");
    shell.keys(&empty.to_string());
    assert!(matches!(screen(&shell).state, Solving::Refused(..)));
    let drawn = text(&mut shell);
    let reasons = drawn.lines().filter(|line| line.contains(&format!("{empty} "))).filter(|line| line.contains('.'));
    assert_eq!(reasons.count(), 1, "{drawn}");
}

#[test]
fn hints_lead_to_the_move_and_giving_up_shows_the_whole_solution() {
    for language in Language::ALL {
        let mut shell = start(language);
        shell.keys("n");
        shell.make_puzzle();
        let solution = screen(&shell).turn().solution;
        shell.keys("i");
        assert_eq!(screen(&shell).hint, Some(PuzzleHint::Half { first: solution.place() < 3 }));
        is_whole(&mut shell);
        shell.keys("i");
        assert_eq!(screen(&shell).hint, Some(PuzzleHint::Move(solution)));
        is_whole(&mut shell);
        shell.keys("g");
        assert_eq!(screen(&shell).state, Solving::GivenUp);
        let turns = screen(&shell).puzzle.turns.len();
        for step in 0..2 * turns {
            is_whole(&mut shell);
            assert_eq!(screen(&shell).scene.shown, step.min(2 * turns - 1));
            shell.act(Action::Right);
        }
        shell.act(Action::Confirm);
        shell.make_puzzle();
        assert_eq!(screen(&shell).state, Solving::Asked, "another puzzle");
        shell.act(Action::Back);
        assert!(matches!(shell.app.screen(), Screen::Puzzles(_)));
    }
}

#[test]
fn what_would_tell_the_solution_is_to_be_had_afterwards() {
    for language in Language::ALL {
        let mut shell = start(language);
        shell.keys("n");
        shell.make_puzzle();
        for key in ["s", "t"] {
            shell.keys(key);
            assert_eq!(screen(&shell).hint, Some(PuzzleHint::TooSoon), "{key}");
            is_whole(&mut shell);
            shell.act(Action::Right);
            assert_eq!(screen(&shell).hint, None, "{key}");
        }
        let wrong = screen(&shell).turn().wrong[0].pit;
        shell.act(Action::Pit(wrong));
        shell.keys("t");
        assert_eq!(screen(&shell).hint, Some(PuzzleHint::TooSoon), "nor while a wrong move is shown");
        shell.act(Action::Confirm);
        solve(&mut shell);
        assert!(!screen(&shell).is_clean(), "only for the wrong move");
        shell.act(Action::Left);
        shell.keys("t");
        assert!(matches!(shell.app.screen(), Screen::Tree(_)));
        shell.act(Action::Back);
        shell.keys("s");
        assert!(matches!(shell.app.screen(), Screen::Editor(_)));
    }
}

/// Why the move is the one, and why another was not, in the words of the hints in play.
#[test]
fn hints_and_refutations_say_what_the_move_does() {
    let mut shell = start(Language::English);
    shell.keys("n");
    shell.make_puzzle();
    let says = |shell: &mut Shell, position: &AnyGame, pit: Pit| {
        let facts = facts(position, AnyMove::Pit(pit));
        let why = shell.app.desk.words.reasons(&facts, position.to_move());
        let told = is_whole(shell).lines().any(|line| line.contains(&format!("{pit} {why}.")));
        assert!(told || facts.is_empty(), "{pit} {why}:\n{}", text(shell));
        usize::from(told)
    };
    let mut told = 0;
    while !screen(&shell).is_over() {
        for wrong in screen(&shell).turn().wrong.clone() {
            shell.act(Action::Pit(wrong.pit));
            let past = screen(&shell).scene.session.referee.past().to_vec();
            told += wrong.refutation.map_or(0, |answer| says(&mut shell, &past[past.len() - 2], answer));
            shell.act(Action::Confirm);
        }
        shell.keys("ii");
        let (position, solution) = (*screen(&shell).scene.position(), screen(&shell).turn().solution);
        told += says(&mut shell, &position, solution);
        shell.act(Action::Confirm);
    }
    assert!(told > 0, "nothing was told");
}

#[test]
fn a_puzzle_nobody_waits_for_any_more_changes_nothing() {
    let mut shell = start(Language::English);
    shell.keys("n");
    let old = shell.ordered.take();
    shell.keys("n");
    let new = std::mem::replace(&mut shell.ordered, old);
    shell.make_puzzle();
    assert!(matches!(shell.app.screen(), Screen::Puzzles(_)), "the older order is forgotten");
    shell.ordered = new;
    shell.make_puzzle();
    assert!(matches!(shell.app.screen(), Screen::Puzzle(_)));
    shell.act(Action::Back);
    shell.keys("n");
    shell.act(Action::Back);
    assert!(shell.ordered.is_none(), "leaving ends the making");
}
