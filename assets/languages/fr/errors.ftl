# Ce qui ne va pas dans une position, des règles, un fichier : quoi, où, et que faire.

position-fields = Une position a { $expected } champs joints par « - » (cases, greniers, S ou N), pas { $found }.
position-seeds = Le champ { $number } de la position, « { $text } », n'est pas un nombre de graines.
position-side = Une position finit par S ou N, le camp qui doit jouer, et non par « { $text } ».
position-total = Cases et greniers contiennent ensemble { seeds }, mais ce jeu en a { $expected }.

contradiction-seeds-per-pit = seeds_per_pit vaut { $value }, mais une case contient au départ de 1 à { $most } graines
contradiction-win-at = win_at vaut { $value }, mais avec { $total } graines il doit être compris entre { $low } et { $total }
contradiction-stop-at = stop_at vaut { $value }, mais avec { $total } graines il doit être compris entre 0 et { $high }
contradiction-start = start vaut { $value }, mais un tas a de { $low } à { $high } allumettes
contradiction-max-take = max_take vaut { $value }, mais il doit être compris entre { $low } et { $high }

error-in-file = { $file }, ligne { $line } : { $problem }

settings-syntax = ce n'est pas du TOML ; l'analyseur dit, en anglais : « { $message } »
settings-unquoted = { $text } demande des guillemets : écrivez "{ $text }"
settings-switch = { $text } ne convient pas ici : écrivez true ou false
settings-unknown = il n'y a pas de réglage « { $key } »
settings-unknown-nearest = il n'y a pas de réglage « { $key } » ; vouliez-vous dire « { $nearest } » ?
settings-missing = « { $key } » manque
settings-value = { $key } vaut { $found }, mais il faut { $allowed }
settings-word = { $key } n'accepte pas { $found }. Choix : { $allowed }.
settings-player = { $key } : { $why }
settings-game = { $key } n'accepte pas le jeu « { $found } ». Jeux : { $known }.
settings-key-clash = { $setting } : la touche « { $key } » est déjà celle de { $other } ({ $screen })
settings-key-typed = { $setting } : la touche « { $key } » désigne une case ou un nombre ({ $screen })
settings-id-spelling = l'id d'une variante ne contient que des minuscules, des chiffres et des traits d'union ; « { $id } » ne convient pas
settings-id-built-in = « { $id } » est l'id d'un jeu fourni ; choisissez-en un autre
settings-id-twice = deux variantes ont l'id « { $id } » ; choisissez-en un autre

allowed-text = un texte entre guillemets droits
allowed-command = une commande dont tous les guillemets sont fermés
allowed-program = une commande, ou un moteur sous la forme `uci:LIMITE:COMMANDE`, comme "uci:time=1s:./engine"
allowed-number = un nombre entier de { $low } à { $high }
allowed-number-or-none = un nombre entier de { $low } à { $high }, ou "none"
allowed-keys = une lettre, un chiffre ou un signe, "space", "ctrl-" et une lettre, "f1" à "f12", ou une liste de ceux-ci
allowed-section = une section à part, [nom]
allowed-sections = des sections à part, [[nom]]

## Ce que le système dit d'un fichier

system-not-found = fichier ou dossier introuvable
system-not-allowed = accès refusé
system-exists = un fichier de ce nom existe déjà
system-folder = c'est un dossier, pas un fichier
system-no-folder = une partie du chemin n'est pas un dossier
system-full = le disque est plein
system-quota = votre quota de disque est épuisé
system-read-only = le disque est en lecture seule
system-not-utf8 = la ligne { $line }, colonne { $column }, n'est pas en UTF-8 ; enregistrez le fichier en UTF-8
system-too-large = plus de { $size } ko
system-not-regular = { $kind }, pas un fichier ordinaire
system-special = un fichier spécial
system-special-folder = un dossier
system-special-pipe = un tube nommé
system-special-socket = une socket
system-special-character = un périphérique de caractères
system-special-block = un périphérique de blocs
