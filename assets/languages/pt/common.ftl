# Small words that many places use.

south = Sul
north = Norte

# A side with the name of who plays it.
side-named = { $side } ({ $name })

# A text behind its label, such as the name of a file and what is wrong with it.
labelled = { $label }: { $text }

# The form of a day: 21/11/2026.
date = { $day }/{ $month }/{ $year }

# The last two of a list: "a and b", "a, b and c".
list-last = { $before } e { $last }
list-last-or = { $before } ou { $last }

# The time that work still takes, as 1:05.
progress-left = faltam { $time }

# With decimals.
seeds-decimal = { $count ->
   *[other] { $value } sementes
}
seeds = { $seeds ->
    [0] { $seeds } sementes
    [one] { $seeds } semente
   *[other] { $seeds } sementes
}
matches = { $matches ->
    [0] { $matches } fósforos
    [one] { $matches } fósforo
   *[other] { $matches } fósforos
}
