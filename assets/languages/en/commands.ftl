### The settings, as the command line tells them.

config-settings = settings:
config-there = (there)
config-not-there = (not there; nothing needs it)
config-games = games:
config-tables = tables:
config-default = default
config-line = { $file }, line { $line }
