# Paraules petites que surten en molts llocs.

south = Sud
north = Nord

# Un bàndol amb el nom de qui hi juga.
side-named = { $side } ({ $name })

# A text behind its label, such as the name of a file and what is wrong with it.
labelled = { $label }: { $text }

# The form of a day: 21/11/2026.
date = { $day }/{ $month }/{ $year }

# Els dos últims d'una llista: «a i b», «a, b i c».
list-last = { $before } i { $last }
list-last-or = { $before } o { $last }

# El temps que encara falta, com 1:05.
progress-left = queden { $time }

# Amb decimals.
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
