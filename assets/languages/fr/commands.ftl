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
option-missing = il manque « { $options } »
option-conflict = « { $option } » est incompatible avec « { $other } »
option-twice = « { $option } » est donnée deux fois
option-no-value = « { $option } » demande une valeur
option-too-few = « { $option } » demande { $needed } valeurs ; il y en a { $given }
option-which-command = il manque une commande
option-no-number = « { $option } » demande un nombre entier, pas « { $value } »
option-wanted = « { $option } » demande { $wanted }, pas « { $value } »
option-allowed = { $option ->
    [theme] il n'y a pas de thème « { $value } ». Thèmes : { $allowed }.
   *[other] « { $option } » n'accepte pas « { $value } ». Choix : { $allowed }.
}
option-range = « { $option } » doit être un nombre de { $least } à { $most }, et non { $value }
option-not-zero = « { $option } » vaut au moins 1, pas { $value }
option-value = « { $option } » ne peut pas être « { $value } »
option-not-utf8 = un argument n'est pas un texte en UTF-8
option-meant = vouliez-vous dire « { $what } » ?
option-usage = Usage : { $usage }
option-help = Voir `--help`.

## Ce que demande une option

wanted-time = un temps de 1ms à 1440m, comme 100ms, 2s ou 1m
wanted-day = une date comme 2026-11-21
wanted-clock = des minutes + des secondes par coup, comme 5+3, au plus 180+60
wanted-even-games = un nombre pair de 2 à 100000 (chaque ouverture se joue des deux côtés)
wanted-seed-range = deux nombres de 1 à { $most }, comme 14..20
wanted-engine-limit = une limite comme nodes=10000 ou time=100ms
wanted-elo-bounds = deux nombres de -1000 à 1000, le plus petit d'abord, comme 0,10
wanted-puzzle = today, easy, medium, hard ou une date comme 2026-11-21
wanted-pit = la lettre d'une case, comme D

## Les titres de la page de manuel

manual-name = NOM
manual-synopsis = SYNOPSIS
manual-description = DESCRIPTION
manual-extra = COMPLÉMENTS
manual-version = VERSION

## Les groupes de `awale --help`

commands-play = Jouer :
commands-study = Étudier :
commands-matches = Matchs :
commands-tables = Tables :
commands-programmers = Pour les programmeurs :
