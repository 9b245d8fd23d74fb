### The settings, as the command line shows them.

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
option-surplus = unexpected “{ $text }”
option-takes-none = “{ $option }” takes no value; remove “{ $value }”
option-daily = “--daily” is today's puzzle and takes no “{ $value }”; for another day use “--day 2026-11-21”
option-missing = missing: { $options }
option-conflict = “{ $option }” cannot be used with “{ $other }”
option-twice = “{ $option }” is given twice
option-no-value = “{ $option }” needs a value
option-no-number = “{ $option }” takes a whole number, not “{ $value }”
option-allowed = { $option ->
    [theme] No theme “{ $value }”. Themes: { $allowed }.
   *[other] No { $option } “{ $value }”. Choices: { $allowed }.
}
option-range = “{ $option }” must be a number from { $least } to { $most }, not { $value }
option-not-zero = “{ $option }” must be at least 1, not { $value }
option-value-why = “{ $option }” cannot be “{ $value }”: { $why }
option-value = “{ $option }” cannot be “{ $value }”
option-meant = did you mean “{ $what }”?
option-usage = Usage: { $usage }
option-help = See `--help`.

## The groups of `awale --help`

commands-play = Play:
commands-study = Study:
commands-matches = Matches:
commands-tables = Tables:
commands-programmers = For programmers:
