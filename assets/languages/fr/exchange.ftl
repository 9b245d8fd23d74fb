### Les parties d'autres programmes, et les positions qu'on prépare, copie et colle.

## Ce qui ne va pas dans une partie en notation d'awalé (OGN)

record-at-column = { $file }, ligne { $line }, colonne { $column } : { $problem }
record-unclosed-comment = un commentaire entre accolades s'ouvre ici et ne se ferme pas.
record-unclosed-variation = une variante entre parenthèses s'ouvre ici et ne se ferme pas.
record-unclosed-tag = une étiquette s'ouvre ici et ne se ferme pas : écrivez [Nom "valeur"].
record-unclosed-value = un texte entre guillemets s'ouvre ici et ne se ferme pas.
record-unexpected = « { $text } » n'a pas sa place ici. Mettez les remarques entre accolades.
record-digits = « { $text } » peut être une case ou un numéro de coup. Écrivez les cases en lettres (A-F, a-f), ou en chiffres après des numéros suivis d'un point : 1. 6 6 2. 5 5.
record-coordinates = « { $text } » n'est pas un coup. Un coup est la lettre de sa case : A-F pour Sud, a-f pour Nord.
record-move-number = le numéro de coup « { $written } » devrait être « { $expected } » ; vérifiez s'il manque un coup.
record-two-tags = il y a deux étiquettes « { $name } » de valeurs différentes. Supprimez-en une.
record-too-long = ceci dépasse { $most } caractères.
record-too-many-bytes = c'est trop grand pour une partie : on lit au plus { $most } octets.
record-too-many-tags = il y a trop d'étiquettes : on en lit au plus { $most }.
record-too-many-moves = il y a trop de coups : on en lit au plus { $most }.
record-too-many-games = il y a trop de parties : on en lit au plus { $most }.
record-second-game = une deuxième partie commence ici, mais il n'en faut qu'une.
record-no-variant = Aucune variante « { $id } ». Variantes : { $known }.
record-no-rule = « { $text } » n'est pas une règle.
record-no-result = « { $text } » n'est pas un résultat ; les résultats sont 25-19, 1-0, 0-1, 1/2-1/2 et *.
record-captured = le coup « { $move } » prend { $captured ->
    [one] { $captured } graine
   *[other] { $captured } graines
}, et non { $written }.
record-not-awale = seules les parties de la famille de l'awalé s'écrivent en OGN, et celle-ci est une partie d'allumettes.

variations-left-out = { $count ->
    [one] { $count } variante est illisible ou injouable ici, et laissée de côté.
   *[other] { $count } variantes sont illisibles ou injouables ici, et laissées de côté.
}
annotations-left-out = { $count ->
    [one] { $count } annotation (!?, $4) est laissée de côté.
   *[other] { $count } annotations (!?, $4) sont laissées de côté.
}
lines-left-out = { $count ->
    [one] { $count } ligne n'appartient à aucune partie et est laissée de côté.
   *[other] { $count } lignes n'appartiennent à aucune partie et sont laissées de côté.
}
long-texts-left-out = { $count ->
    [one] { $count } texte est trop long ; sa fin est laissée de côté.
   *[other] { $count } textes sont trop longs ; leur fin est laissée de côté.
}
games-not-utf-8 = ce n'est pas de l'UTF-8 : le fichier est lu comme du Windows-1252. Si les accents sont faux, enregistrez-le en UTF-8.

## D'un format à l'autre

game-format = « { $file } » ne finit pas par .toml ou .ogn ; awale convert --from toml ou --from ogn lit un fichier de n'importe quel nom
convert-from = « { $file } » n'indique pas son format : ajoutez --from toml ou --from ogn
convert-to = « { $file } » n'indique pas le format à écrire : ajoutez --to toml ou --to ogn
convert-exists = { $file } existe déjà ; --force le remplace
convert-written = { $games ->
    [one] { $games } partie écrite dans { $folder }
   *[other] { $games } parties écrites dans { $folder }
}
convert-unread = { $games ->
    [one] { $games } partie n'a pas pu être lue
   *[other] { $games } parties n'ont pas pu être lues
}
games-choose = { $file } contient { $games } parties ; choisissez-en une avec --game NUMÉRO (awale open en donne la liste)
games-no-such = { $file } n'a pas de partie { $number } : il contient { $games ->
    [one] une seule partie
   *[other] { $games } parties
}
games-left-out = la partie { $number } est laissée de côté : { $why }

## Préparer une position

menu-position = Position
setup-from-position = Nouvelle partie depuis cette position
set-up-to-move = Trait à { $side }
set-up-seeds = { $found }/{ $total } graines
set-up-missing = { $seeds ->
    [one] Il manque { $seeds } graine{ $key ->
        [none] .
       *[other] {"\u00A0"}: { $key } la met dans un grenier.
    }
   *[other] Il manque { $seeds } graines{ $key ->
        [none] .
       *[other] {"\u00A0"}: { $key } les met dans les greniers.
    }
}
set-up-too-many = { $seeds ->
    [one] Il y a { $seeds } graine de trop{ $key ->
        [none] .
       *[other] {"\u00A0"}: { $key } la retire d'un grenier.
    }
   *[other] Il y a { $seeds } graines de trop{ $key ->
        [none] .
       *[other] {"\u00A0"}: { $key } les retire des greniers.
    }
}
set-up-too-many-in-pits = { $seeds ->
    [one] Il y a { $seeds } graine de trop : retirez-la d'une case.
   *[other] Il y a { $seeds } graines de trop : retirez-les des cases.
}
set-up-refused = Ce n'est pas encore une position. { $why }
set-up-is-over = La partie est finie ici. { $why }
set-up-over = Il n'y a rien à jouer ici. { $why }
set-up-line = Position : { $line }
set-up-line-about = Une position (cases *A* à *F* et *a* à *f*, les deux greniers, S ou N), des coups ou une partie en OGN.
notice-study-saved = Conservée comme étude dans « Parties enregistrées » ; chaque changement est enregistré aussitôt.
notice-unfinished = Votre dernière partie n'est pas finie : elle est dans « Analyser », « Parties enregistrées ».
notice-copied = Copié, si le terminal le permet : { $what }

## Images à partager

picture-value = Chances de gain pour { $side } : 100 % est un gain, 50 % l'égalité
picture-first-look = À première vue : { $caption }
picture-lead = Avance de Sud en graines prises
export-writing = Écriture des images…
export-written = Écrit : { $file }
export-steps = pas { $first } à { $last } sur { $all } dans le film
export-nodes = les { $most } premiers nœuds sur { $all }
export-no-ply = Il n'y a pas de position après { plies } : la partie en a { $moves }.
export-too-long = La partie a { $moves } demi-coups ; un GIF, un enregistrement ou une page en contient au plus { $most }. --svg dessine chacune de ses positions.
game-page-first = Aller au début
game-page-back = Un coup en arrière
game-page-play = Dérouler les coups
game-page-next = Un coup en avant
game-page-last = Aller à la fin
game-page-line = En une ligne, pour un message. Collez-la dans le programme, ou passez-la à « awale open - ».
game-page-copied = Copié
export-again = Encore une fois { $key } : un lien ou une ligne, à copier.

## Les liens, et les parties que des amis jouent par lien

link-title = Pour un ami
link-about = Envoyez ce texte dans une messagerie. Il contient toute la partie ou le problème ; aucun serveur ne le garde.
link-no-page = On l'ouvre en le collant dans le programme. Pour un lien qui s'ouvre dans un navigateur, remplissez « { setting-page } » dans les réglages.
# The whole text that a friend gets, for example in a message.
link-line = Awalé : lancez le programme awale et collez-y ce texte : { $link }
link-no-room = Une fenêtre plus grande montre aussi un code QR.
link-friend = votre ami
link-play = Envoyez ce lien à { $name } ({ $copy } copie, { $show } code QR), puis collez la réponse.
link-end = Envoyez le lien à { $name } pour montrer la fin : { $copy } le copie, { $show } montre son code QR.
link-older = Ce lien est plus ancien que votre partie, affichée ici.
link-contradicts = Ce lien ne correspond pas à votre partie avec { $name } : il diffère au coup { $number }. Votre partie reste inchangée. Demandez le lien le plus récent.
link-too-long = Le lien dépasse { $most } octets.
link-part = Le lien est coupé ou abîmé à « { $part } ». Copiez-le de nouveau, ou redemandez-le.
link-game = La partie du lien contient une erreur : { $problem }

key-set-seed-count = graines
key-change-side-to-move = trait
key-type-position = l'écrire
key-copy = copier
key-correct-total-in-stores = équilibrer
key-empty-board = vider
key-set-start-position = départ

help-setting-up = Préparer une position
help-place = choisir une case ou un grenier
help-seeds = y mettre autant de graines ; une de plus, une de moins
help-rest = mettre dans les greniers ce qui manque, ou en retirer le surplus
help-mover = changer le camp qui doit jouer
help-variant = un autre jeu
help-notation = écrire la position sur une ligne
help-copy = copier la position ; à la fin, le résultat à partager
help-empty = vider le plateau ; la position de départ
help-undo-edit = annuler un changement, le rétablir
help-play-position = préparer une partie à partir d'ici
help-study-solution = problème fini : étudier cette position, voir son arbre
help-set-up = changer cette position, ou l'étudier

## Les parties d'autres programmes dans la liste

saved-no-date = sans date
saved-day = { $day }/{ $month }

## Une sauvegarde de tout ce qu'un navigateur conserve

backup-title = Sauvegarde
backup-about = Une sauvegarde est un seul fichier avec vos parties, votre progression et vos réglages.
backup-save = Enregistrer une sauvegarde
backup-load = Charger une sauvegarde
backup-take-settings = Remplacer aussi mes réglages
backup-kept = Le navigateur garde vos parties jusqu'à ce que vous supprimiez les données de cette page.
backup-not-kept = Le navigateur peut supprimer vos parties s'il manque de place ou après une longue pause. Enregistrez une sauvegarde de temps en temps.
backup-games = Parties nouvelles : { $new }. Déjà là : { $same }. Sous un autre nom, car le leur était pris : { $renamed }.
backup-progress = Votre progression réunit les deux.
backup-settings = Les réglages ont été remplacés.
backup-no-settings = Vos propres réglages restent.
backup-form = Ce fichier n'est pas une sauvegarde d'Awalé, ou il est endommagé (ligne { $line }, colonne { $column }).
backup-later = Une version plus récente d'Awalé a fait cette sauvegarde. Rechargez la page et réessayez.
backup-too-large = Ce fichier est trop grand pour une sauvegarde : { $most } Mo au plus sont lus.
backup-file = Cette sauvegarde est endommagée : { $file } y est inutilisable. Rien n'a été changé.
storage-failed = { $what ->
    [QuotaExceededError] le navigateur n'a plus de place. Enregistrez une sauvegarde et supprimez d'anciennes parties.
   *[other] le navigateur n'enregistre rien pour cette page ({ $what }).
}
settings-damaged = { $what } Les réglages s'appellent maintenant { $file } ; de nouveaux ont été créés.
page-elsewhere = Awalé est maintenant ouvert dans un autre onglet.
page-here = Continuer ici
