### Le jeu ligne par ligne.

plain-store = { $side } : { $seeds ->
    [one] { $seeds } graine au grenier
   *[other] { $seeds } graines au grenier
}
plain-turn = À { $side } de jouer :
plain-no-pit = « { $text } » n'est pas une case. Tapez une lettre, A à F pour Sud ou a à f pour Nord, ou un nombre de 1 à 6 ; ? affiche les commandes.
plain-no-number = « { $text } » n'est pas un nombre. Tapez combien d'allumettes vous prenez ; ? affiche les commandes.
plain-end-of-input = Fin de la saisie.
plain-kept = La partie est enregistrée et peut être continuée.
plain-not-kept = La partie n'a pas pu être enregistrée.
plain-not-begun = Aucun coup n'a été joué.
plain-ask = Tapez ? pour la liste des commandes, « quitter » pour sortir.
plain-new-player = Si vous ne connaissez pas encore les règles, tapez « quitter », puis : awale plain learn
plain-both-human = Vous jouez les deux camps. Pour jouer contre l'ordinateur, quittez et tapez : { $command }
plain-players = { $south } contre { $north }. Pour un autre adversaire : awale plain --north JOUEUR ; awale plain --help énumère les joueurs.
plain-no-keys = Les flèches et les touches de fonction ne servent à rien ici. Tapez une commande puis Entrée ; Retour arrière efface. ? affiche les commandes.

# Les mots des commandes, tels que les aides plus bas les énumèrent.
plain-word-help = aide ?
plain-word-board = plateau
plain-word-moves = coups
plain-word-undo = annuler
plain-word-hint = indice i
plain-word-resign = abandonner
plain-word-end = fin? fin
plain-word-solution = solution
plain-word-next = suivant
plain-word-previous = précédent precedent
plain-word-again = recommencer
plain-word-analyse = analyser
plain-word-mistakes = erreurs
plain-word-clock = pendule temps
plain-word-quit = quitter

plain-help-pits =
    Commandes :
      A à F pour Sud, a à f pour Nord, ou 1 à 6 depuis votre gauche : jouer cette case
      annuler : annuler le dernier coup
      indice : obtenir l'indice suivant
      plateau : montrer de nouveau le plateau
      coups : montrer les coups joués
      fin? : proposer de terminer la partie en l'état
      abandonner : abandonner la partie
      pendule : montrer le temps qui reste aux deux camps
      quitter : sortir ; la partie est enregistrée et peut être continuée
      aide ou ? : afficher cette liste
plain-help-matches =
    Commandes :
      un nombre : prendre autant d'allumettes
      annuler : annuler le dernier coup
      indice : obtenir l'indice suivant
      plateau : montrer de nouveau le plateau
      coups : montrer les coups joués
      fin? : proposer de terminer la partie en l'état
      abandonner : abandonner la partie
      pendule : montrer le temps qui reste aux deux camps
      quitter : sortir ; la partie est enregistrée et peut être continuée
      aide ou ? : afficher cette liste
plain-go-on = Appuyez sur Entrée pour continuer, ou tapez une commande :
plain-take-back = Appuyez sur Entrée pour reprendre le coup, ou tapez une commande :
plain-over = Il n'y a plus rien à trouver ici.
plain-tree = max commence et joue a, b ou c. Puis min joue a, b ou c. Chaque nombre est la valeur d'une fin : max veut la plus grande, min la plus petite. Dans la branche « a c », max joue a et min joue c ; elle vaut 8 ici. L'arbre entier en une ligne :
plain-not-here = Cette commande ne sert à rien ici. ? affiche les commandes.
plain-after = Tapez analyser, erreurs, coups, plateau ou quitter :
plain-no-after = « { $text } » n'est pas une commande. Tapez analyser, erreurs, coups, plateau ou quitter.
plain-fault = { $side } { $move } : { $verdict }. Mieux : { $better }.
plain-not-over = La partie n'est pas terminée. Finissez-la avant de chercher de meilleurs coups.
plain-no-games = Vous n'avez pas encore de partie terminée.
plain-no-own = Aucune position de vos parties n'est gardée. Jouez une partie, puis tapez : awale plain mistakes last
plain-no-openings = Vous n'avez pas encore choisi de réponses. Choisissez-les à la page des ouvertures, en plein écran.
plain-solved-today = Vous avez résolu le problème du jour. Le voici de nouveau ; tapez suivant pour en avoir un autre.
plain-lesson = Leçon { $number } : { $title }.
plain-lesson-done = Leçon { $number } : { $title }. Terminée.
plain-no-lesson = Cette leçon n'existe pas. Choisissez-en une de 1 à { $lessons }.
plain-chapter = Chapitre { $number } : { $title }. { $stars }.
plain-no-chapter = Ce chapitre n'existe pas. Choisissez-en un de 1 à { $chapters }.
plain-beat = Pour jouer contre { $player }, tapez : { $command }
plain-answer-both = Votre réponse, A à F ou a à f :
plain-answer-own = Votre réponse, A à F :
plain-answer-seeds = Votre réponse, 1 à 9 :
plain-no-arrows = Quand une leçon parle des flèches, tapez la lettre d'une case ou un nombre d'allumettes.
plain-lessons-over = C'était la dernière leçon.
plain-help-puzzle =
    Commandes :
      une lettre ou un nombre : essayer ce coup
      Entrée : continuer, ou reprendre un mauvais coup
      indice : obtenir l'indice suivant
      solution : montrer la solution
      suivant : passer au suivant
      recommencer : reprendre au début
      plateau : montrer le plateau
      coups : montrer les coups joués
      quitter : sortir ; vos progrès sont enregistrés
      aide ou ? : afficher cette liste
plain-help-lesson =
    Commandes :
      une lettre ou un nombre : essayer ce coup
      Entrée : continuer, ou reprendre un mauvais coup
      indice : obtenir l'indice suivant
      suivant : passer à l'étape suivante
      précédent : revenir à l'étape précédente
      recommencer : reprendre l'étape au début
      plateau : montrer le plateau
      coups : montrer les coups joués
      quitter : sortir ; les leçons terminées sont enregistrées
      aide ou ? : afficher cette liste
plain-help-storm =
    Commandes :
      une lettre ou un nombre : essayer ce coup
      plateau : montrer le plateau
      coups : montrer les coups joués
      quitter : arrêter la tempête
      aide ou ? : afficher cette liste
plain-help-chapter =
    Commandes :
      une lettre ou un nombre : essayer ce coup
      Entrée : voir le coup, continuer, ou reprendre un mauvais coup
      indice : obtenir l'indice suivant
      suivant : passer à la position ou à l'exercice suivant
      précédent : revenir en arrière
      recommencer : reprendre l'exercice ; à la fin, tous les exercices
      plateau : montrer le plateau
      coups : montrer les coups joués
      quitter : sortir ; vos progrès sont enregistrés
      aide ou ? : afficher cette liste
plain-help-drill =
    Commandes :
      une lettre ou un nombre : répondre
      Entrée : continuer après une mauvaise réponse
      plateau : montrer le plateau
      quitter : arrêter la série
      aide ou ? : afficher cette liste
plain-help-reading =
    Commandes :
      Entrée ou suivant : lire la suite
      précédent : revenir d'une page
      recommencer : reprendre au début
      quitter : sortir
      aide ou ? : afficher cette liste
plain-help-more =
    Pour apprendre et résoudre des problèmes, quittez et tapez :
      awale plain learn : les règles
      awale plain chapter : bien jouer
      awale plain drill : l'entraînement au semis
      awale plain puzzle : un problème ; awale plain puzzle storm : contre la montre
      awale plain mistakes : de meilleurs coups que les vôtres
      awale plain openings : vos réponses dans les ouvertures
      awale plain rules : les règles à lire ; awale plain computers : comment cherchent les ordinateurs
plain-ask-help = « { $what } » est une aide : la partie ne comptera plus pour votre classement. Pour continuer, tapez-le encore une fois.
plain-undone = Coup annulé.
plain-no-undo = Il n'y a aucun coup à annuler.
plain-does-not-play = { $player } ne joue pas à ce jeu.
no-variant = Aucune variante « { $id } ». Variantes : { $known }.
no-terminal = le plein écran a besoin d'un terminal ; awale plain s'en passe
no-drawing = ce terminal ne peut pas afficher le plein écran (TERM={ $term }) ; awale export dessine, awale analyse affiche une analyse
plain-dumb = Ce terminal ne peut pas afficher le plein écran (TERM={ $term }) : la partie se joue ligne par ligne, comme avec awale plain.
plain-clock = Une pendule par camp : { $control } (minutes + secondes par coup). Ni annulation ni indices.
plain-left = Il reste { $time } à { $side }.
plain-no-clock = Cette partie n'a pas de pendule.
