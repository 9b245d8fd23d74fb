# Small words that many places use.

south = Süd
north = Nord

# A side with the name of who plays it.
side-named = { $side } ({ $name })

# A text behind its label, such as the name of a file and what is wrong with it.
labelled = { $label }: { $text }

# The form of a day: 21.11.2026.
date = { $day }.{ $month }.{ $year }

# Die letzten zwei einer Liste: „a und b“, „a, b und c“.
list-last = { $before } und { $last }
list-last-or = { $before } oder { $last }

# The time that work still takes, as 1:05.
progress-left = noch { $time }

# With decimals.
seeds-decimal = { $count ->
   *[other] { $value } Samen
}
seeds = { $seeds ->
    [one] { $seeds } Samen
   *[other] { $seeds } Samen
}
matches = { $matches ->
    [one] { $matches } Streichholz
   *[other] { $matches } Streichhölzer
}
