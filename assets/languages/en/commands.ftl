### The settings, as the command line tells them.

config-settings = settings:
config-there = (found)
config-not-there = (not found; not needed)
config-games = games:
config-tables = tables:
config-default = default
config-line = { $file }, line { $line }
