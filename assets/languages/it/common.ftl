# Small words that many places use.

south = Sud
north = Nord

# A side with the name of who plays it.
side-named = { $side } ({ $name })

# A text behind its label, such as the name of a file and what is wrong with it.
labelled = { $label }: { $text }

# The form of a day: 21/11/2026.
date = { $day }/{ $month }/{ $year }

# The last two of a list: "a and b", "a, b and c".
list-last = { $before } e { $last }
list-last-or = { $before } o { $last }

# The time that work still takes, as 1:05.
progress-left = ancora { $time }

# With decimals.
seeds-decimal = { $count ->
   *[other] { $value } semi
}
seeds = { $seeds ->
    [one] { $seeds } seme
   *[other] { $seeds } semi
}
matches = { $matches ->
    [one] { $matches } fiammifero
   *[other] { $matches } fiammiferi
}
