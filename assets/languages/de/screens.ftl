### Die Bildschirme: Menü, Einrichten, Partie, Partieende, Analysebrett, gespeicherte Partien.

## Menü

menu-continue = Fortsetzen
menu-older = { $key } zeigt { $games } weitere
menu-play = Spielen
menu-analyse = Analysieren
menu-saved-games = Meine Partien
menu-rules = Regeln
menu-settings = Einstellungen
menu-help = Hilfe
menu-quit = Beenden
menu-ask = Hast du dieses Spiel schon gespielt? (Esc: überspringen)
# After the name was typed.
menu-ask-by-name = Willkommen, { $name }! Hast du dieses Spiel schon gespielt?
menu-new = Ich bin neu
menu-knows = Ich kenne die Regeln
menu-my-name = Name …
menu-name = Wie heißt du? (Enter)
# Was die Taste für eine sofortige Partie beginnen würde.
menu-first = { $key ->
    [none] Neu hier? „Lernen“ beginnt mit den Regeln, Schritt für Schritt.
   *[other] Neu hier? „Lernen“ beginnt mit den Regeln, Schritt für Schritt. { $key } startet eine Partie gegen { $opponent }.
}
menu-rules-done = { $key ->
    [none] Du kennst die Regeln: Weiter mit „Gut spielen“ unter „Lernen“, oder mit einer Partie.
   *[other] Du kennst die Regeln: Weiter mit „Gut spielen“ unter „Lernen“. { $key } startet eine Partie.
}
menu-at-once = { $key ->
    [none] { $game }, { $players }
   *[other] { $key } startet eine Partie: { $game }, { $players }
}
menu-suggested = (nach deinen Ergebnissen)
# In the form of a new game, before the description of the opponent that the program proposes.
setup-suggested = Vorgeschlagen, weil es deinen Ergebnissen am nächsten liegt.

## Analyse

analyse-about = Ein Brett zum Nachdenken: der Wert jedes Zugs, die besten Varianten, der Suchbaum.
analyse-last = Letzte Partie
analyse-last-about = Die zuletzt beendete Partie: ihre Fehler und was besser war.
analyse-position = Neue Stellung
analyse-position-about = Baue eine Stellung auf oder füge eine mit { $key } ein, dann untersuche sie oder spiele ab dort.
analyse-saved-about = Öffne eine Partie auf dem Analysebrett, oder setze sie ab irgendeiner Stellung fort.
analyse-openings-about = Die ersten Züge nach dem Eröffnungsbuch, mit deinen eigenen Partien.
analyse-tree = Suchbaum
analyse-tree-about = Gib einen kleinen Baum ein, wie ((3 12 8) (2 4 6) (14 5 2)), und sieh Schritt für Schritt, wie Minimax und Alpha-Beta suchen. Auf dem Brett zeigt dieselbe Taste den Baum der Stellung.

## Einrichten

setup-title = Die Partie
setup-game = Spiel
setup-you = Deine Seite
setup-opponent = Gegner
setup-more = Mehr
setup-position = Anfangsstellung
setup-position-usual = die übliche
setup-typed = andere …
you-drawn = ausgelost
you-both = beide
you-link = mit Freund, per Link
you-watch = nur zusehen
setup-start = Streichhölzer
setup-max-take = Höchstens pro Zug
setup-evaluation = Bewertung
setup-leaf = Playouts
setup-name = Name
setup-no-name = (keiner)
setup-first = Wer beginnt
setup-drawn = ausgelost
setup-direction = Säen
setup-begin = Beginnen
setup-going-on = Neue Partie nach { $move }
direction-counter-clockwise = linksherum
direction-clockwise = rechtsherum, gespiegelt

about-human = Jemand neben dir, an derselben Tastatur.
about-opponent = Enter zeigt alle Gegner mit ihrer Wertung.
about-you = Die Seite, die du spielst. Deine Buchstaben sind *A* bis *F* als Süd, *a* bis *f* als Nord.
about-you-drawn = Vor jeder Partie entscheidet das Los, ob du Süd oder Nord bist.
about-you-both = Du spielst beide Seiten, oder jemand neben dir spielt Nord.
about-you-link = Du spielst Süd, dein Freund spielt Nord an einem anderen Bildschirm. Nach jedem Zug schickst du einen Link, der die ganze Partie enthält. Das geht ohne Konto und ohne Server.
about-you-watch = Sieh zwei Computern beim Spielen zu.
about-more = Namen, wer beginnt, die Anfangsstellung, ein Match über mehrere Partien.
about-position = Baue eine andere Stellung auf und spiele ab dort.
about-first = Wer den ersten Zug macht. Ausgelost: Das Los entscheidet vor jeder Partie.
about-naive = Spielt zufällig einen erlaubten Zug. Ein guter erster Gegner, wenn du gerade die Regeln gelesen hast.
about-fast = Schlägt so viel wie möglich und schaut nie weiter. Tappt leicht in Fallen.
about-fast-matches = Nimmt so viele Streichhölzer wie erlaubt, auch das letzte. Wer zählt, gewinnt leicht.
about-expert = Kennt das Geheimnis der Streichhölzer und gewinnt, wann immer es geht.
about-minimax = Durchsucht jede Zugfolge bis zu seiner Tiefe. Der Algorithmus aus dem Lehrbuch: gründlich und langsam. Jeder Halbzug dauert etwa fünfmal so lange wie der vorige.
about-alphabeta = Minimax ohne die Zugfolgen, die nichts ändern können: derselbe Zug in viel weniger Zeit, also kann er tiefer suchen.
about-mcts = Spielt von hier viele Partien zu Ende und bevorzugt die Züge, die am häufigsten gewinnen. Braucht keine Bewertung.
about-leaf = Wie ein Playout läuft: zufällige Züge; der größte Schlag, sonst zufällig; oder gar keine Züge, nur eine Bewertung der erreichten Stellung.
about-evaluation = Wie er das Ende einer Zugfolge bewertet: nach Samen im Speicher; nach Samen und Zügen; oder nach Samen, bedrohten Mulden und Mulden, die horten.
about-name = Der Name in dieser Partie, neben dem Brett und in ihrer Datei. Dein üblicher Name steht unter „Einstellungen“.
about-direction = Die Richtung des Säens auf dem Bildschirm. Das Spiegelbild ändert das Bild, nicht die Buchstaben der Mulden.

## Partie

side-of = von { $enough }
side-took = { $matches ->
    [one] nahm { $matches } Streichholz
   *[other] nahm { $matches } Streichhölzer
}
play-moves = Züge
play-begins = { $who ->
    [you] { $number }: du beginnst
   *[other] { $number } beginnt
}
play-began = { $side } hat begonnen.
play-move-number = Zug { $number } · { $side }
play-unrated = ohne Wertung: { $views } an
play-helped = ohne Wertung: mit Hilfe
play-rated = mit Wertung
play-lesson = ohne Wertung: zum Lernen
play-lesson-begins = Zum Lernen, ohne Wertung: Nana Esi warnt dich vor schlechten Zügen.
play-thinks = { $side } überlegt
# Wie weit ein überlegender Computer vorausschaut, und wer am Ende davon besser steht.
play-looks = { $plies ->
    [one] { $plies } Zug
   *[other] { $plies } Züge
} voraus: { $value }
play-paused = { $key ->
    [none] Pause. Enter setzt fort.
   *[other] Pause. { $key } oder Enter setzt fort.
}
play-pace = { $pace } s zwischen den Zügen
play-pace-none = keine Pause zwischen den Zügen, für dieses Mal
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-nothing-to-redo = Es gibt nichts zu wiederholen.
play-too-early = Du warst schneller als der letzte Zug, darum wurde nichts gespielt. Enter spielt jetzt.
setup-how = Dein letzter Samen schlägt, wenn er in einer gegnerischen Mulde 2 oder 3 ergibt.
play-no-paste = Der eingefügte Text ist keine Stellung, kein Zug und keine Partie; nichts wurde geändert.
key-unused = { $key } tut hier nichts. { $help } zeigt die Tasten.
key-unused-fixed = Diese Taste tut hier nichts. { $help } zeigt die Tasten.
key-plays-pit = Großes { $pit } spielt die Mulde.
play-in-a-copy = Du spielst in einer Kopie weiter. Die beendete Partie behält ihr Ergebnis.
play-new-opponent = Dein Gegner ist jetzt { $opponent }, nach deinen Ergebnissen.
play-next-opponent = Du spielst { $side } gegen { $opponent }. { $begins ->
    [you] Du beginnst.
   *[other] Dein Gegner beginnt.
}
play-swapped = { $side ->
    [none] Die Spieler haben die Seiten getauscht.
   *[other] Du spielst jetzt { $side }. Deine Mulden bleiben unten und heißen { $first } bis { $last }.
}
play-not-your-turn = Der Computer ist am Zug.{ $move ->
    [none] {""}
   *[other] {" "}{ $move } lässt ihn jetzt ziehen.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } nimmt deinen Zug zurück.
}
play-failed = { $who }: { $what }.{ $key ->
    [none] {" "}Enter versucht es noch einmal.
   *[other] {" "}{ $key } versucht es noch einmal.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } nimmt deinen Zug zurück.
}
job-no-result = kein Ergebnis
play-quiet = { $key ->
    [none] Lange wurde nichts geschlagen. Kehrt eine Stellung wieder, endet die Partie.
   *[other] Lange wurde nichts geschlagen. Kehrt eine Stellung wieder, endet die Partie; { $key } bietet an, sie jetzt zu beenden.
}
play-plays-on = { $side } würde hier verlieren und will weiterspielen.
plies = { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}
moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}

ask-resign = Diese Partie aufgeben?
ask-resign-won = Du gewinnst. Diese Partie aufgeben?
ask-resign-better = Du stehst nach Schätzung besser. Aufgeben?
ask-agree = Die Partie hier beenden? Jeder bekommt die Samen seiner Reihe.
ask-agree-matches = Die Partie hier beenden? Sie ist dann remis.
ask-help = „{ $what }“ ist eine Hilfe: Die Partie zählt dann nicht für deine Wertung. Weiter?
ask-delete = Diese Partie endgültig löschen?
ask-quit-unsaved = Die letzten Züge konnten nicht gespeichert werden. Trotzdem beenden?
ask-leave-clocks = Verlassen? Die Uhren bleiben stehen, und diese Partie wird nicht gewertet.
# Jeweils mit den Tasten, die diese Antwort geben.
ask-yes = [J]a
ask-no = [N]ein
# Die Buchstaben, die eine Frage beantworten, klein, mit einem Leerzeichen dazwischen. Andere Tasten tun es auch.
confirm-yes-keys = j y
confirm-no-keys = n

## Partieende

over-title = Partie aus
over-won = Du hast { $own } zu { $other } gewonnen.
over-lost = Du hast { $own } zu { $other } verloren.
over-drawn = Remis, { $own } zu { $other }.
over-you-won = Du hast gewonnen.
over-you-lost = Du hast verloren.
over-resigned = Du hast aufgegeben.
over-resigned-won = Du hast in gewonnener Stellung aufgegeben.
over-resigned-better = Du hast aufgegeben, obwohl du besser standest (Schätzung).
over-agreed-won = Die Stellung war für dich gewonnen.
over-agreed-better = Die Stellung war besser für dich (Schätzung).
over-rating = Wertung
over-turning-point = Wendepunkt
over-worst-move = Dein schlechtester Zug
over-no-worst-move = keiner
over-rematch-swapped-sides = Revanche
over-rated = { $opponent ->
    [none] Mit Wertung
   *[other] Mit Wertung: { $opponent }
}
over-same-sides = Gleiche Seiten
over-next-opponent = { $opponent ->
    [none] Stärker
   *[other] Stärker: { $opponent }
}
over-easier-opponent = { $opponent ->
    [none] Schwächer
   *[other] Schwächer: { $opponent }
}
over-lesson = Zur Lektion
over-try-lesson = Am Anfang verliert jeder. Jetzt hilft eine Lektion: { $lesson }.
over-try-easier = Am Anfang verliert jeder. Ein leichterer Gegner: { $opponent }.
over-board = Züge ansehen
over-take-back = Zug zurück
over-menu = Menü
over-more = Mehr …

## Das Analysebrett

board-start = Anfang
board-playing = Wird abgespielt. Enter hält an.
board-unfinished = Diese Partie ist noch nicht zu Ende.

## Gespeicherte Partien

saved-count = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
saved-file = { $file }, eine Datei mit { $games } Partien. Enter zählt sie auf.
saved-resigned = { $side } gab auf
saved-took-last = das letzte: { $side }
saved-filter-unfinished = offen
saved-filter-won = gewonnen
saved-filter-lost = verloren
saved-filter-drawn = remis
saved-found = „{ $search }“
saved-search = Suche:
saved-none-found = Keine Partie passt. Esc zeigt alle.
saved-how-filter = { $key } filtern
saved-how-search = { $key } suchen
saved-none = Noch keine Partien. Jede wird ab dem ersten Zug gespeichert.
saved-damaged = beschädigt
saved-new-name = Neuer Name: { $name }
saved-unfinished = nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}

## Die Zeile der Tasten

key-name-ctrl = Strg
key-name-delete = Entf
key-name-down = Ab
key-name-enter = Enter
key-name-esc = Esc
key-name-home-end = Pos1 Ende
key-name-pages = Bild auf/ab
key-name-space = Leer
key-name-up = Auf
key-play-now = sofort spielen
key-go-back = zurück
key-begin-chosen-item = beginnen
key-bind-other-key = neue Taste
key-restore-default-key = Vorgabe
key-change-value = ändern
key-choose = wählen
key-delete = löschen
key-finish-typing = fertig
key-cancel = abbrechen
key-play-from-here = ab hier
key-change-game = Spiel
key-change-game-with-tab = Spiel
key-list-games = Partien
key-list-keys = Hilfe
key-change-line = Zeile
key-back-to-menu = Menü
key-share = teilen
key-show-more-choices = mehr
key-move-now = jetzt ziehen
key-open-chosen-item = öffnen
key-change-speed = Tempo
key-pause = Pause
key-play = spielen
key-autoplay = abspielen
key-quit = Ende
key-rename = benennen
key-scroll-text = blättern
key-step-through-moves = Zug
key-step-through-rules = weiter
key-turn-board = drehen
key-type-name = Name tippen
key-undo = rückgängig

## Neben dem Menü eines breiten Fensters

today-title = Heute
today-training = Eine Aufgabe aus einer Partie wartet auf dich. Tagesaufgabe: { $difficulty }.
today-open = Die Tagesaufgabe ({ $game }, { $difficulty }) wartet auf dich.
today-missed = Die Tagesaufgabe ({ $game }) ist noch nicht gelöst: Versuch sie noch einmal.
today-solved = Die Tagesaufgabe ({ $game }) ist gelöst.
today-due = { $puzzles ->
    [one] { $puzzles } ungelöste Aufgabe ist fällig.
   *[other] { $puzzles } ungelöste Aufgaben sind fällig.
}
today-own = { $count ->
    [one] { $count } Stellung aus deinen Partien ist fällig.
   *[other] { $count } Stellungen aus deinen Partien sind fällig.
}
today-openings = { $count ->
    [one] { $count } Stellung aus deinen Eröffnungen ist fällig.
   *[other] { $count } Stellungen aus deinen Eröffnungen sind fällig.
}
# Hinter dem Stand der Endspieltabellen. Eine Schätzung.
today-lesson = Nächste Lektion: { $lesson }
today-lessons-done = Alle Lektionen und Kapitel sind geschafft.
today-rating = Wertung { $rating }
today-no-rating = Deine Wertung beginnt mit Partien ohne Hilfe, gegen alle außer Nana Esi.

## Störungen

small-needs = Das Fenster ist zu klein: Es braucht { $size }.
small-has = Es hat { $size }.
error-save-failed = Nicht gespeichert; beim nächsten Zug ein neuer Versuch: { $what }
# Eine andere Partie als die auf dem Bildschirm.
error-save-failed-other = Die Partie { $game } ist nicht gespeichert: { $what }
error-open-failed = Lässt sich nicht öffnen: { $what }
error-change-failed = Lässt sich nicht ändern: { $what }

## Spieler in einem Wort

kind-human = Spieler
kind-naive = naiv
kind-fast = schnell
kind-expert = Experte
kind-minimax = Minimax
kind-alphabeta = Alpha-Beta
kind-mcts = Monte Carlo
kind-engine = Engine
about-engine = Der stärkste Spieler des Programms, mit zehn Stufen: Gegen Stufe 1 gewinnt auch ein Kind; auf Stufe 10 spielt er, so gut er kann.

## Was der Computer sieht

value-guess = { $side } etwa { $seeds } voraus
value-even = etwa ausgeglichen
value-table = Endspieltabelle: { $side } gewinnt mit { seeds } Vorsprung
value-table-limit = Endspieltabelle: { $side } gewinnt mit mindestens { seeds } Vorsprung
value-table-draw = Endspieltabelle: remis
value-proven-win = exakt: { $side } gewinnt
value-won = Sieg
value-drawn = Remis
value-lost = Verlust
value-proven-draw = exakt: remis
error-folder-locked = Ein anderes Programm benutzt { $what }. Partien werden trotzdem gespeichert; Endspieltabellen warten, bis es fertig ist.
error-disk-not-responding = Die Platte antwortet nicht, und deine letzte Änderung ist noch nicht gespeichert. Versuche es gleich noch einmal.
disk-silent = die Platte antwortet nicht
leaving-waits = Die Platte antwortet nicht. Warte bis zu 30 Sekunden; { key-name-ctrl }-C beendet sofort.
leaving-picture = Ein Bild wird noch geschrieben. { key-name-ctrl }-C beendet ohne das Bild.
leaving-saved = Die Partie ist gespeichert; `awale` setzt sie fort.
leaving-unwritten = Deine letzte Änderung ist vielleicht nicht gespeichert: { $what }
error-tables-failed = Endspieltabellen konnten nicht angelegt werden: { $what }
error-bad-table = Eine Endspieltabelle ist beschädigt; die Partie geht ohne sie weiter: { $what }
play-tables = Genaue Endspielwerte: { $percent } % · spielen geht schon
matches-none-left = Kein Streichholz ist mehr da.
matches-taken = { $side }: { $matches }
