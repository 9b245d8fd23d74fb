### Un club : des parties entre personnes par ssh et sur le web.

club-title = { $club }
club-here = { $count ->
    [one] { $count } personne ici
   *[other] { $count } personnes ici
}
club-lobby = Salon
club-you-are = Vous êtes { $name }.
club-guest-no-key = Votre client ssh n'a présenté aucune clé : vous êtes donc invité. Pour garder un nom, créez une clé avec ssh-keygen ou puttygen.
club-guest-key-kind-not-accepted = Ce club ne peut pas utiliser votre type de clé. Prenez Ed25519, ECDSA ou RSA de 1024 à 8192 bits.
club-guest-sha1-signature = Votre client ssh signe avec RSA et SHA-1, qui n'est plus sûr : vous êtes donc invité. Mettez-le à jour, ou prenez une clé Ed25519.
club-guest-key-without-valid-signature = Votre client ssh a présenté une clé sans signer avec elle : vous êtes donc invité. La phrase secrète était-elle juste ?
club-guest-disk-write-fails = Le club ne peut pas enregistrer de nouveaux noms pour l'instant : vous êtes donc invité. Revenez plus tard.
club-guest-chosen-by-visitor = Pour garder un nom, sortez et prenez-en un sur la première page, ou utilisez un code ou un lien de l'hôte.
club-guest-code = Si la connexion est coupée, revenez avec { $ssh } et le code { $code }.
club-new = Nouveau défi
club-home = Jouer, apprendre et étudier en solo
club-hold = Organiser un tournoi
club-hold-about = Tous ceux qui s'inscrivent dans le salon jouent. Vous y lancez le tournoi ; chaque ronde est appariée quand la précédente est finie.
club-desk = Entrée, liste de classe et exclusions
club-desk-about = Vous décidez qui peut entrer. Une liste de classe crée des membres qui entrent avec un lien ou un code.
club-desk-door = Qui entre
club-desk-open = tout le monde
club-desk-members = membres seulement
club-desk-closed = hôtes seulement
club-desk-newcomers = Nouveaux noms par heure
club-desk-chat = Discussion
club-desk-on = permise
club-desk-off = coupée
club-desk-class = Liste de classe : collez les noms
club-desk-card = Nouveau lien et code pour
club-desk-ban = Exclure un nom ou une adresse
club-desk-cards = Ces codes ne s'affichent que maintenant. Dans un navigateur, la page à imprimer est enregistrée : class.html.
club-best = Classements
club-best-none = Aucune partie classée pour l'instant. Proposez la première.
club-best-about = Les meilleurs de chaque jeu, avec l'incertitude du classement.
club-your-move = À vous de jouer : { $game } contre { $name }
club-begins = Une partie commence : { $game } contre { $name }
club-window-turn = ● à vous de jouer – { $name }
club-window-challenge = ● { $name } vous défie
club-window-waits = { $name } réfléchit – { $club }
club-your-game = Reprendre votre partie : { $game } contre { $name }
club-watch = Regarder { $south } – { $north } : { $game }
club-you-challenge = Vous défiez { $name } : { $game } (Entrée retire)
club-you-offer = Vous proposez { $game } (Entrée retire)
club-you-link = Lien pour un ami : { $game }
club-challenges-you = { $name } vous défie : { $game }
club-offers = { $name } propose { $game }
club-person = { $name } · { $does }
club-plays = joue
club-watches = regarde
club-idle = absent depuis { $minutes } min
club-free = libre
club-load = Il y a du monde : les ordinateurs réfléchissent moins longtemps.
club-sent = Envoyé. La partie commence dès qu'on accepte.
club-refused-club-busy = Il y a trop de monde. Réessayez dans un instant.
club-stalled = Le club ne peut plus écrire sur son disque. Les pendules sont arrêtées en attendant ; vos parties sont gardées.
club-stalled-host = Le club ne peut plus écrire sur son disque : { $error }. Libérez de la place dans son dossier ; il reprendra de lui-même.
club-pace-free = sans pendule
club-pace-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
club-rated = classée
club-casual = amicale
club-rated-about = Change les deux classements si au moins { $moves } coups sont joués. Deux mêmes personnes peuvent jouer { $games } parties classées en 24 heures.
club-casual-about = Ne change pas les classements.
club-unrated-limit = Après { $games } parties classées en 24 heures, les suivantes entre les deux mêmes personnes sont amicales.
club-form = Défi
club-form-to = À { $name }
club-form-to-all = À tout le monde : la première personne qui accepte joue.
club-form-to-friend = À l'ami à qui vous envoyez le lien.
club-form-game = Jeu
club-form-time = Temps
club-form-begins = Premier coup
club-form-rated = Partie
club-form-delay = Public
club-form-for = Pour
club-form-for-all = tous les présents
club-form-for-friend = un ami, par lien
club-form-send = Envoyer le défi
club-form-link = Créer le lien
club-form-title = Titre
club-form-format = Formule
club-form-plan = Annoncer le tournoi
club-link-about = Envoyez cette adresse à votre ami. La première personne qui l'ouvre joue contre vous, sans compte à créer. Le lien ne sert qu'une fois, dans les 24 heures.
club-link-members = Envoyez cette adresse à votre ami. Le premier membre du club qui l'ouvre joue contre vous. Le lien ne sert qu'une fois, dans les 24 heures.
club-link-ssh = Par ssh, votre ami la colle dans le salon, ou vient avec ssh -t et les mots « join { $code } » à la fin.
club-begins-drawn = tirage au sort
club-begins-you = vous
club-begins-other = l'adversaire
club-delay = { $moves ->
    [0] coups en direct
    [one] avec { $moves } coup de retard
   *[other] avec { $moves } coups de retard
}
club-refused-no-longer-exists = Trop tard : retiré, accepté par quelqu'un d'autre ou terminé.
club-refused-no-challenge-with-link = Ce lien ne marche plus : il a déjà servi, a été retiré ou a expiré.
club-refused-own-challenge = C'est vous.
club-refused-same-challenge-open = Vous avez déjà envoyé ce défi. Il tient toujours.
club-refused-too-many-challenges-or-games = Vous avez autant de défis ou de parties que le club en permet. Finissez-en un d'abord.
club-refused-nobody-with-name = Personne de ce nom n'est passé ici.
club-refused-not-for-guests = Les invités jouent des parties amicales, avec ou sans pendule. Pour les autres, venez avec une clé ou un lien.
club-refused-too-much-chat = Pas si vite.
club-refused-not-possible-now = Pas maintenant.
club-refused-opponent-away = Une partie à la pendule demande que les deux joueurs soient là.
club-refused-too-few-players = Il faut au moins deux inscrits.
club-refused-disk-write-fails = Le club ne peut pas écrire sur son disque pour l'instant : rien n'a été fait. Réessayez dans un moment.
club-refused-chat-switched-off = L'hôte a coupé la discussion.
club-refused-host-cannot-be-banned = Un hôte ne peut pas être exclu.
club-class-invalid-text = { $name } : un nom a de 1 à 16 lettres, chiffres, - ou _.
club-class-duplicate-in-list = { $name } : un autre nom de la liste est le même ou lui ressemble.
club-class-taken-by-member = { $name } : un membre a ce nom, ou un nom qui lui ressemble. Écrivez-en un autre, ou créez un nouveau lien et code.
club-class-taken-by-host = { $name } : c'est un hôte, qui crée son lien avec la commande « link ».
club-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
club-say = Dire :
club-muted = Les messages de { $name } sont masqués.
club-not-your-turn = Ce n'est pas votre tour.
club-away = { $name } n'est plus là depuis { $time }.
club-deadline = { $name } a { $time } pour ce coup.
club-first-move = { $name } a { $time } pour son premier coup. Sinon, la partie se termine sans résultat.
club-first-move-forfeit = Il reste { $time } à { $name } pour son premier coup. Sinon, la partie est perdue par forfait.
club-aborted = { $name } n'a pas joué son premier coup à temps. La partie n'a pas de résultat.
club-hidden = { $moves ->
    [one] Les coups sont montrés avec { $moves } coup de retard.
   *[other] Les coups sont montrés avec { $moves } coups de retard.
}
club-offer-end = { $name } propose d'arrêter la partie ici.
club-offer-undo = { $name } demande à reprendre un coup.
club-offer-rematch = { $name } demande une revanche, camps échangés.
club-agree = { $key } accepte.
club-tournament = Tournoi
club-round-robin = tous contre tous
club-swiss = { $rounds ->
    [one] suisse, { $rounds } ronde
   *[other] suisse, { $rounds } rondes
}
club-tournament-open = { $name } : { $format } · inscrits : { $people }
club-tournament-joined = { $name } : { $format } · inscrits : { $people }, dont vous
club-tournament-on = { $name } : { $format } · ronde { $round }
club-tournament-over = { $name } : { $format } · terminé
club-tournament-waits = { $name } : { $format } · ronde { $round } finie
club-tournament-canceled = { $name } : { $format } · annulé
club-tab-standings = Classement
club-tab-pairings = Appariements
club-tab-cross = Grille américaine
club-tab-add = Ajouter un joueur
club-tab-export = Exporter
club-state-open = Le tournoi n'a pas commencé. Inscrits : { $people }.
club-state-on = Ronde { $round } sur { $rounds }. Parties en cours : { $games }.
club-state-ready = Ronde { $round } sur { $rounds } finie. Prêts pour la suivante : { $ready } sur { $active }.
club-state-host = Ronde { $round } sur { $rounds } finie. L'organisateur lance la suivante.
club-state-over = Le tournoi est terminé.
club-state-canceled = Le tournoi a été annulé.
club-next-at-once = aussitôt
club-next-ready = quand tous sont prêts
club-next-host = sur ordre de l'organisateur
club-part-none = Tournoi commencé. L'organisateur peut vous ajouter.
club-part-join = S'inscrire
club-part-leave = Se désinscrire
club-part-return = Revenir : rejouer dès la prochaine ronde
club-part-ready = Je suis prêt pour la prochaine ronde
club-part-withdraw = Se retirer du tournoi
club-part-begin = Commencer le tournoi
club-part-next = Commencer la prochaine ronde
club-part-change = Modifier le tournoi
club-part-cancel = Annuler le tournoi
club-part-delete = Supprimer le tournoi
club-part-terms = { $game }. Chacun a { $minutes } min pour son premier coup, sinon la partie est perdue par forfait. Ronde suivante : { $next }.
club-ask-withdraw = Se retirer ? La partie en cours est alors perdue.
club-ask-cancel = Annuler le tournoi ? Aucune ronde ne suivra.
club-ask-delete = Supprimer le tournoi pour de bon ? Ses parties sont gardées.
club-head-player = Joueur
club-head-points = Points
# Heads of narrow columns: the tie-break (at most 5 characters), the number of games (at most 6).
club-head-tie = Dép.
club-head-games = Part.
club-head-result = Résultat
club-head-round = Ronde
club-withdrawn = retiré
club-ready = prêt
club-round = Ronde { $round }
# Instead of a result: the player has no opponent in this round.
club-sits-out = exempt
club-cross-about = 12+ : victoire contre le 12e, = nulle, - aucun point ; b : exempt.
club-export-page = Tous les tableaux, à imprimer
club-export-games = Toutes les parties
club-export = Dans un navigateur, Entrée enregistre le fichier. Par ssh, tapez : { $ssh } tournament export { $number } { $part } > { $file }
club-add-none = Toutes les personnes présentes jouent déjà.
club-add-about = Un joueur inscrit en retard a 0 point pour les rondes manquées.
club-player-about = Entrée corrige aussitôt un résultat. Les classements ne changent pas.
club-player-return = Faire revenir le joueur
club-player-withdraw = Retirer le joueur
club-player-forfeit = Partie en cours perdue par forfait
club-form-first-move = Premier coup en
club-form-next = Ronde suivante
club-form-change = Enregistrer
club-minutes = { $minutes } min
club-refused-invalid-title = Un titre a de 1 à 40 caractères et commence par une lettre ou un chiffre.
club-refused-invalid-round-count = Un tournoi a de 1 à 30 rondes.
club-refused-fixed-after-begin = Une fois le tournoi commencé, le jeu, la pendule et la formule ne changent plus. Le nombre de rondes peut changer, mais les rondes appariées restent.
club-refused-tournament-begun = Le tournoi a commencé. Demandez à l'organisateur de vous ajouter.
club-refused-too-many-players-or-tournaments = Il n'y a plus de place : un tournoi a jusqu'à 128 joueurs, un club jusqu'à 20 tournois ouverts.
club-refused-round-unfinished = La ronde n'est pas finie.
club-refused-not-in-tournament = Ce joueur ne participe pas au tournoi.
club-refused-no-unfinished-game = Ce joueur n'a pas de partie en cours dans le tournoi.
club-refused-no-result-in-round = Cette ronde n'a pas de résultat à corriger. Une partie en cours peut être déclarée perdue par forfait.
club-refused-tournament-not-canceled = Annulez d'abord le tournoi, puis supprimez-le.
club-no-files = le club n'écrit aucun fichier ; pour avoir vos parties : ssh host games NOM
club-bye-visitor-left = Au revoir, à bientôt.
club-bye-idle = Aucune touche depuis longtemps. Au revoir ; vos parties sont gardées.
club-bye-closing = Le club ferme. Vos parties sont gardées.
club-bye-banned = Ce club vous est fermé.
club-bye-name-taken = Ce nom est à quelqu'un d'autre. Revenez avec un autre : ssh NOM@host
club-bye-private-club = Ce club est privé. Demandez à l'hôte d'ajouter votre clé.
club-bye-closed-by-host = Le club est fermé pour le moment. Revenez plus tard.
club-bye-members-only = Seuls les membres peuvent entrer pour le moment. Utilisez votre nom avec sa clé, son lien ou son code.
club-bye-member-deleted = L'hôte a supprimé ce nom.
club-bye-wrong-code = Aucun membre n'a ce code. Vérifiez chaque lettre, ou demandez un nouveau code à l'hôte.
club-bye-too-many-wrong-codes = Trop de codes faux sont venus d'ici. Réessayez dans une heure, ou utilisez un lien.
club-bye-too-many-visits = Vous avez déjà trop de connexions ouvertes ici.
club-bye-invalid-name = Ce nom n'est pas possible ici : 1 à 16 lettres, chiffres, - ou _. Revenez avec un autre : ssh NOM@host
club-bye-no-such-ssh-feature = Le club n'offre qu'un terminal et quelques commandes : ssh NOM@host help
# Une séance ligne à ligne, sans plein écran.
club-line-hint = Tapez un nombre ou une commande, puis Entrée. ? en dit plus.
club-line-commands = Commandes : { $commands }
club-line-turn = À vous de jouer.
club-line-away = { $name } s'est absenté.
club-line-back = { $name } est de retour.
club-line-gone = N'est plus là : { $row }
club-line-type = Tapez le texte. Une ligne vide laisse tout en l'état.
club-line-unknown = « { $text } » n'est pas une commande ici. ? affiche les commandes.
club-line-no-row = Il n'y a pas de ligne { $number } en ce moment. Entrée relit les lignes.
club-line-help =
    Un nombre : choisir cette ligne. Si la ligne a une valeur, elle passe à la suivante ; avec « - » après le nombre, à la précédente.
    De A à F, ou de 1 à 6 : jouer cette case. Aux allumettes, le nombre à prendre.
    plateau : lire la position. coups : lire les coups. pendule : lire le temps restant.
    La touche ou le nom d'une commande : l'exécuter. Le début du nom suffit. La touche des messages, un espace et un texte : dire ce texte. Une touche, un espace et le nombre d'une ligne : exécuter la commande sur cette ligne.
    Entrée seule : continuer, ou relire l'écran. quitter : sortir.
club-full = Le club est plein. Réessayez dans quelques minutes.
club-full-address = Il y a trop de connexions depuis votre adresse. Fermez-en, ou demandez à l'hôte du club d'en permettre plus.
club-bye-wrong-link = Ce lien ne mène plus nulle part. Demandez-en un nouveau à l'hôte du club.
club-web-private = Ce club est privé. Demandez un lien à son hôte.
club-web-name = Ce nom n'est pas possible ici : 1 à 16 lettres, chiffres, - ou _. Choisissez-en un autre.
club-web-taken = Ce nom appartient à quelqu'un d'autre. Choisissez-en un autre, ou venez avec votre propre lien.
club-bye-too-many-new-names = Trop de noms ont été pris d'ici. Réessayez dans une heure, ou jouez en invité.
club-bye-disk-write-fails = Le club ne peut pas enregistrer de nouveaux noms pour l'instant. Jouez en invité, ou réessayez plus tard.
club-bye-try-later = Le club ne peut pas vous laisser entrer pour l'instant. Réessayez dans un moment.
page-about = Jouez à l'awalé entre amis, ici, dans votre navigateur. Prenez un nom pour garder vos parties et votre classement, ou venez en invité.
page-name = Nom
page-take = Prendre ce nom
page-code = Code de votre professeur ou hôte
page-enter = Entrer
page-guest = Jouer en invité
page-script = Cette page a besoin de JavaScript.
page-again = Revenir
page-keys = Touches
page-keyboard = Clavier
page-sound = Son
page-notify = M'avertir
page-clocks = Lire les pendules
page-no-clocks = Il n'y a pas de pendule.
page-away = NAME n'est plus là.
page-back = NAME est de retour.
page-lost = Connexion perdue. Nouvel essai…
page-games = Mes parties
page-link = Mon lien
page-link-about = Ce lien secret vous permet de revenir. Gardez-le et ne le montrez à personne : qui le possède joue en votre nom.
page-own = C'est mon propre ordinateur : me laisser entrer la prochaine fois
page-copy = Copier
page-close = Fermer
page-twice = Toucher deux fois pour jouer
page-cells = Comme dans un terminal
key-challenge-player = défier
key-decline-challenge = décliner
key-rematch = revanche
key-refuse-offer = refuser
key-accept-offer = accepter
key-withdraw-challenge = retirer
key-send-chat-message = dire
key-offer-to-end-game = proposer la fin
key-resign = abandonner
key-hand-over-board = céder
key-mute-player = ignorer
key-announce-tournament = annoncer
help-club = Partie dans un club
help-club-again = revanche, camps échangés
help-club-refuse = refuser ce que l'autre propose
help-club-say = dire quelque chose
help-club-hand = après la partie : céder le plateau commun
help-club-mute = masquer les messages de la dernière personne qui a écrit
