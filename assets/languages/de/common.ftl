# Small words that many places use.

south = Süd
north = Nord

# A side with the name of who plays it.
side-named = { $side } ({ $name })

# The last two of a list: "a and b", "a, b and c".
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
