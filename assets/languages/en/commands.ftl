### The settings, as the command line shows them.

# A label before the file of the settings.
config-settings = settings:
config-there = (found)
config-not-there = (not found; not needed)
config-games = games:
config-tables = tables:
config-default = default
config-line = { $file }, line { $line }

### What is wrong with the options of a command.

option-error = error: { $what }
option-unknown = there is no option “{ $option }”
option-no-command = there is no command “{ $command }”
# A word that is too much on the command line.
option-surplus = unexpected “{ $text }”
option-takes-none = “{ $option }” takes no value; remove “{ $value }”
option-daily = “--daily” means today's puzzle and does not take “{ $value }”; for another day use “--day 2026-11-21”
# Options or values that are missing on the command line.
option-missing = missing: “{ $options }”
option-conflict = “{ $option }” cannot be used with “{ $other }”
option-twice = “{ $option }” is given twice
option-no-value = “{ $option }” needs a value
option-too-few = “{ $option }” needs { $needed } values, not { $given }
option-which-command = a command is missing
option-no-number = “{ $option }” takes a whole number, not “{ $value }”
# { $wanted } is one of the messages wanted-... below.
option-wanted = “{ $option }” takes { $wanted }, not “{ $value }”
option-allowed = { $option ->
    [theme] there is no theme “{ $value }”. Themes: { $allowed }.
   *[other] “{ $option }” does not take “{ $value }”. Choices: { $allowed }.
}
option-range = “{ $option }” must be a number from { $least } to { $most }, not { $value }
option-not-zero = “{ $option }” must be at least 1, not { $value }
option-value = “{ $option }” cannot be “{ $value }”
option-not-utf8 = an argument is not UTF-8 text
option-meant = did you mean “{ $what }”?
option-usage = Usage: { $usage }
option-help = See `--help`.

## What an option takes

wanted-time = a time from 1ms to 1440m, such as 100ms, 2s or 1m
wanted-day = a date such as 2026-11-21
wanted-clock = minutes + seconds per move, such as 5+3, at most 180+60
wanted-even-games = an even number from 2 to 100000 (each opening is played from both sides)
wanted-seed-range = two numbers from 1 to { $most }, such as 14..20
wanted-engine-limit = a limit such as nodes=10000 or time=100ms
wanted-elo-bounds = two numbers from -1000 to 1000, the lower one first, such as 0,10
wanted-puzzle = today, easy, medium, hard or a date such as 2026-11-21
wanted-pit = the letter of a pit, such as D

## Headings of the manual page

manual-name = NAME
manual-synopsis = SYNOPSIS
manual-description = DESCRIPTION
manual-extra = EXTRA
manual-version = VERSION

## The groups of `awale --help`

commands-play = Play:
commands-study = Study:
commands-matches = Matches:
commands-tables = Tables:
commands-programmers = For programmers:
