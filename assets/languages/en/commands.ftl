### The settings, as the command line tells them.

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
option-surplus = “{ $text }” is not expected here
option-takes-none = “{ $option }” takes no value, so “{ $value }” cannot follow it
option-daily = “--daily” is the puzzle of today and takes no “{ $value }”; the puzzle of another day is “--day 2026-11-21”
option-missing = missing: { $options }
option-conflict = “{ $option }” cannot stand beside “{ $other }”
option-twice = “{ $option }” is given twice
option-no-value = “{ $option }” needs a value
option-no-number = “{ $option }” takes a whole number, not “{ $value }”
option-allowed = { $option ->
    [theme] No theme “{ $value }”. Themes: { $allowed }.
   *[other] No { $option } “{ $value }”. Choices: { $allowed }.
}
option-range = “{ $option }” must be a number from { $least } to { $most }, not { $value }
option-not-zero = “{ $option }” takes a number from 1 on, not { $value }
option-value-why = “{ $option }” cannot be “{ $value }”: { $why }
option-value = “{ $option }” cannot be “{ $value }”
option-meant = did you mean “{ $what }”?
option-usage = Usage: { $usage }
option-help = `--help` says more.
