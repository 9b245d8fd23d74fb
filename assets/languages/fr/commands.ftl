### Les réglages, tels que la ligne de commande les affiche.

config-settings = réglages :
config-there = (présent)
config-not-there = (absent ; facultatif)
config-games = parties :
config-tables = tables :
config-default = par défaut
config-line = { $file }, ligne { $line }

### Ce qui ne va pas dans les options d'une commande.

option-error = erreur : { $what }
option-unknown = il n'y a pas d'option « { $option } »
option-no-command = il n'y a pas de commande « { $command } »
option-surplus = « { $text } » est de trop
option-takes-none = « { $option } » ne prend pas de valeur ; retirez « { $value } »
option-daily = « --daily » est le problème du jour et ne prend pas « { $value } » ; pour un autre jour : « --day 2026-11-21 »
option-missing = il manque { $options }
option-conflict = « { $option } » ne va pas avec « { $other } »
option-twice = « { $option } » est donné deux fois
option-no-value = « { $option } » demande une valeur
option-no-number = « { $option } » demande un nombre entier, pas « { $value } »
option-allowed = { $option ->
    [theme] Aucun thème « { $value } ». Thèmes : { $allowed }.
   *[other] { $option } n'accepte pas « { $value } ». Choix : { $allowed }.
}
option-range = « { $option } » doit être un nombre de { $least } à { $most }, et non { $value }
option-not-zero = « { $option } » vaut au moins 1, pas { $value }
option-value-why = « { $option } » ne peut pas être « { $value } » : { $why }
option-value = « { $option } » ne peut pas être « { $value } »
option-meant = vouliez-vous dire « { $what } » ?
option-usage = Usage : { $usage }
option-help = Voir « --help ».

## Les groupes de `awale --help`

commands-play = Jouer :
commands-study = Étudier :
commands-matches = Matchs :
commands-tables = Tables :
commands-programmers = Pour les programmeurs :
