# Small words that many places use.

south = South
north = North

# A side with the name of who plays it.
side-named = { $side } ({ $name })

# A text after its label, such as the name of a file and what is wrong with it.
labelled = { $label }: { $text }

# The form of a day: 2026-11-21.
date = { $year }-{ $month }-{ $day }

# The last two of a list: "a and b", "a, b and c".
list-last = { $before } and { $last }
# The same with “or”.
list-last-or = { $before } or { $last }

# The time that work still takes, as 1:05.
progress-left = { $time } left

# With decimals.
seeds-decimal = { $count ->
   *[other] { $value } seeds
}
seeds = { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}
matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
