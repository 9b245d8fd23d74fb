# Les petits mots qui servent partout.

south = Sud
north = Nord

# Un camp avec le nom de qui le joue.
side-named = { $side } ({ $name })

# A text behind its label, such as the name of a file and what is wrong with it.
labelled = { $label } : { $text }

# La forme d'un jour : 21/11/2026.
date = { $day }/{ $month }/{ $year }

# Les deux derniers d'une liste : « a et b », « a, b et c ».
list-last = { $before } et { $last }
list-last-or = { $before } ou { $last }

# Le temps que prendra encore un travail, comme 1:05.
progress-left = encore { $time }

# Avec des décimales.
seeds-decimal = { $count ->
    [one] { $value } graine
   *[other] { $value } graines
}
seeds = { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
}
matches = { $matches ->
    [one] { $matches } allumette
   *[other] { $matches } allumettes
}
