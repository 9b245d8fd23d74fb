### Ce qui ne va pas dans une partie écrite.

record-at = { $file }, ligne { $line } : { $problem }
record-syntax = ce n'est pas du TOML ; l'analyseur dit, en anglais : « { $text } »
record-missing = « { $field } » manque.
record-unknown = « { $field } » n'est pas un champ d'une partie.
record-value = « { $field } » doit être { $expected }.
record-newer = la partie vient d'une version plus récente du programme (format { $found } ; celle-ci connaît { $known }).
record-player-elsewhere = « { $player } » ne joue pas à ce jeu.
record-move = le coup « { $move } » n'est pas un coup de ce jeu.
record-illegal = le coup « { $move } » est interdit. { $reason }
record-after-the-end = le coup « { $move } » vient après la fin de la partie.
record-result-not-over = un résultat est indiqué, mais la partie n'est pas finie.
record-result-differs = { $place ->
    [tag] l'étiquette Result dit « { $written } »
    [termination] l'étiquette Termination dit « { $written } »
    [end] le résultat après les coups est « { $written } »
   *[section] le résultat indiqué est « { $written } »
}, { $against ->
    [end] mais le résultat après les coups est « { $expected } »
    [termination] mais l'étiquette Termination dit « { $expected } »
    [unfinished] mais la partie n'est pas finie ; les greniers contiennent « { $expected } »
   *[moves] mais les coups donnent « { $expected } »
}. Corrigez-le.

expected-table-of-fields = une table
expected-text = un texte
expected-number = un nombre
expected-small-number = un nombre de 0 à 255
expected-switch = true ou false
expected-format = un nombre entier à partir de 1
expected-date = une date et une heure comme 2026-11-21T09:30:00+01:00
expected-seeds-or-none = un nombre de graines ou "none"
expected-moves = une liste de coups
expected-start-of-first = une position où c'est au camp nommé par « first » de jouer
expected-variation = le numéro d'une variante précédente, ou le nombre de coups de sa ligne qui la précèdent
