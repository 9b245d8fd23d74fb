# Small words that many places use.

south = Sud
north = Nord

# A side with the name of who plays it.
side-named = { $side } ({ $name })

# The last two of a list: "a and b", "a, b and c".
list-last = { $before } i { $last }
list-last-or = { $before } o { $last }

# The time that work still takes, as 1:05.
progress-left = queden { $time }

# With decimals.
seeds-decimal = { $count ->
   *[other] { $value } llavors
}
seeds = { $seeds ->
    [one] { $seeds } llavor
   *[other] { $seeds } llavors
}
matches = { $matches ->
    [one] { $matches } llumí
   *[other] { $matches } llumins
}
