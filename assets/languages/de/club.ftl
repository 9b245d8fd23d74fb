### Ein Club: Partien zwischen Menschen über ssh und das Web.

club-title = { $club }
club-here = { $count ->
    [one] { $count } Person hier
   *[other] { $count } Personen hier
}
club-lobby = Lobby
club-you-are = Du bist { $name }.
club-guest-no-key = Dein ssh-Client hat keinen Schlüssel vorgelegt, darum bist du Gast. Für einen festen Namen erzeuge einen Schlüssel mit ssh-keygen oder puttygen.
club-guest-key-kind-not-accepted = Mit dieser Art von Schlüssel kann der Club nichts anfangen. Nimm Ed25519, ECDSA oder RSA mit 1024 bis 8192 Bit.
club-guest-sha1-signature = Dein ssh-Client signiert mit RSA und SHA-1, was nicht mehr sicher ist, darum bist du Gast. Aktualisiere ihn oder nimm einen Ed25519-Schlüssel.
club-guest-key-without-valid-signature = Dein ssh-Client hat einen Schlüssel vorgelegt, aber nicht damit signiert, darum bist du Gast. War die Passphrase richtig?
club-guest-disk-write-fails = Der Club kann gerade keine neuen Namen speichern, darum bist du Gast. Komm später wieder.
club-guest-chosen-by-visitor = Für einen festen Namen geh hinaus und nimm auf der ersten Seite einen, oder nutze einen Code oder Link der Gastgeber.
club-guest-code = Wenn die Verbindung abreißt, komm zurück mit { $ssh } und dem Code { $code }.
club-new = Neue Herausforderung
club-home = Allein spielen, lernen und analysieren
club-hold = Ein Turnier veranstalten
club-hold-about = Wer sich in der Lobby anmeldet, spielt mit. Dort startest du es; jede Runde wird ausgelost, sobald die vorige vorbei ist.
club-desk = Eingang, Klassenliste und Sperren
club-desk-about = Du bestimmst, wer hereinkommt. Eine Klassenliste macht Mitglieder, die mit einem Link oder Code hereinkommen.
club-desk-door = Wer hereinkommt
club-desk-open = alle
club-desk-members = nur Mitglieder
club-desk-closed = nur Gastgeber
club-desk-newcomers = Neue Namen in einer Stunde
club-desk-chat = Chat
club-desk-on = an
club-desk-off = aus
club-desk-class = Klassenliste: Namen einfügen
club-desk-card = Neuer Link und Code für
club-desk-ban = Name oder Adresse sperren
club-desk-cards = Diese Codes erscheinen nur jetzt. Im Browser wird die Seite zum Drucken als class.html gespeichert.
club-best = Wertungen
club-best-none = Noch keine gewertete Partie. Biete eine an.
club-best-about = Die Besten jedes Spiels, mit der Unsicherheit der Wertung.
club-your-move = Du bist am Zug: { $game } gegen { $name }
club-begins = Eine Partie beginnt: { $game } gegen { $name }
club-window-turn = ● du bist am Zug – { $name }
club-window-challenge = ● { $name } fordert dich heraus
club-window-waits = { $name } überlegt – { $club }
club-your-game = Zurück zu deiner Partie: { $game } gegen { $name }
club-watch = Zusehen: { $south } – { $north }, { $game }
club-you-challenge = Du forderst { $name } heraus: { $game } (Enter zieht zurück)
club-you-offer = Du bietest an: { $game } (Enter zieht zurück)
club-you-link = Link für einen Freund: { $game }
club-challenges-you = { $name } fordert dich heraus: { $game }
club-offers = { $name } bietet an: { $game }
club-person = { $name } · { $does }
club-plays = spielt
club-watches = sieht zu
club-idle = seit { $minutes } min untätig
club-free = frei
club-load = Im Club ist viel los: Die Computer denken kürzer nach.
club-sent = Verschickt. Die Partie beginnt, sobald jemand annimmt.
club-refused-club-busy = Im Club ist viel los. Versuche es gleich noch einmal.
club-stalled = Der Club kann nicht auf seine Festplatte schreiben. Bis es wieder geht, stehen die Uhren; deine Partien bleiben gespeichert.
club-stalled-host = Der Club kann nicht auf seine Festplatte schreiben: { $error }. Schaffe Platz in seinem Ordner; dann geht es von selbst weiter.
club-pace-free = ohne Uhr
club-pace-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
club-rated = gewertet
club-casual = ungewertet
club-rated-about = Ändert beide Wertungen, wenn mindestens { $moves } Züge gespielt werden. Dieselben zwei können in 24 Stunden { $games } gewertete Partien spielen.
club-casual-about = Ändert keine Wertungen.
club-unrated-limit = Nach { $games } gewerteten Partien in 24 Stunden sind weitere zwischen denselben zwei ungewertet.
club-form = Herausforderung
club-form-to = An { $name }
club-form-to-all = An alle: Wer zuerst annimmt, spielt.
club-form-to-friend = An den Freund, dem du den Link schickst.
club-form-game = Spiel
club-form-time = Zeit
club-form-begins = Erster Zug
club-form-rated = Partie
club-form-delay = Zuschauer
club-form-for = Für
club-form-for-all = alle hier
club-form-for-friend = einen Freund, per Link
club-form-send = Abschicken
club-form-link = Link erstellen
club-form-title = Titel
club-form-format = Modus
club-form-plan = Turnier ankündigen
club-link-about = Schick diese Adresse deinem Freund. Wer sie zuerst öffnet, spielt gegen dich; ein Konto braucht niemand. Sie gilt einmal, 24 Stunden lang.
club-link-members = Schick diese Adresse deinem Freund. Das erste Mitglied des Clubs, das sie öffnet, spielt gegen dich. Sie gilt einmal, 24 Stunden lang.
club-link-ssh = Mit ssh fügt dein Freund sie in der Lobby ein, oder er kommt mit ssh -t und den Wörtern „join { $code }“ am Ende.
club-begins-drawn = ausgelost
club-begins-you = du
club-begins-other = der Gegner
club-delay = { $moves ->
    [0] sehen jeden Zug sofort
    [one] sind { $moves } Zug zurück
   *[other] sind { $moves } Züge zurück
}
club-refused-no-longer-exists = Zu spät: zurückgezogen, von jemand anderem angenommen oder vorbei.
club-refused-no-challenge-with-link = Dieser Link gilt nicht mehr: Er wurde benutzt, zurückgezogen oder ist abgelaufen.
club-refused-own-challenge = Das bist du selbst.
club-refused-same-challenge-open = Diese Herausforderung hast du schon verschickt. Sie gilt noch.
club-refused-too-many-challenges-or-games = Du hast so viele Herausforderungen oder Partien, wie der Club erlaubt. Beende erst eine.
club-refused-nobody-with-name = Unter diesem Namen war noch niemand hier.
club-refused-not-for-guests = Gäste spielen ungewertete Partien, mit Uhr oder ohne. Für die anderen komm mit einem Schlüssel oder einem Link.
club-refused-too-much-chat = Nicht so schnell.
club-refused-not-possible-now = Nicht jetzt.
club-refused-opponent-away = Für eine Partie mit Uhr müssen beide hier sein.
club-refused-too-few-players = Erst müssen sich mindestens zwei Spieler anmelden.
club-refused-disk-write-fails = Der Club kann gerade nicht auf seine Festplatte schreiben, darum ist nichts geschehen. Versuche es gleich noch einmal.
club-refused-chat-switched-off = Die Gastgeber haben den Chat abgeschaltet.
club-refused-host-cannot-be-banned = Gastgeber kann man nicht sperren.
club-class-invalid-text = { $name }: Ein Name hat 1 bis 16 Buchstaben, Ziffern, - oder _.
club-class-duplicate-in-list = { $name }: Ein anderer Name der Liste ist gleich oder sieht gleich aus.
club-class-taken-by-member = { $name }: Ein Mitglied hat diesen Namen oder einen, der gleich aussieht. Nimm einen anderen, oder mach einen neuen Link und Code.
club-class-taken-by-host = { $name }: Das ist ein Gastgeber. Er macht seinen Link mit dem Befehl „link“.
club-watchers = { $count ->
    [one] { $count } sieht zu
   *[other] { $count } sehen zu
}
club-say = Sagen:
club-muted = Du siehst keine Nachrichten von { $name } mehr.
club-not-your-turn = Du bist nicht am Zug.
club-away = { $name } ist seit { $time } weg.
club-deadline = { $name } hat { $time } für diesen Zug.
club-first-move = { $name } hat { $time } für den ersten Zug. Ohne ihn endet die Partie ohne Ergebnis.
club-first-move-forfeit = { $name } hat { $time } für den ersten Zug. Ohne ihn ist die Partie verloren.
club-aborted = { $name } hat den ersten Zug nicht rechtzeitig gemacht. Die Partie hat kein Ergebnis.
club-hidden = { $moves ->
    [one] Zuschauer sehen das Brett { $moves } Zug später.
   *[other] Zuschauer sehen das Brett { $moves } Züge später.
}
club-offer-end = { $name } will die Partie so beenden, wie sie steht.
club-offer-undo = { $name } will einen Zug zurücknehmen.
club-offer-rematch = { $name } will eine Revanche mit getauschten Seiten.
club-agree = { $key } stimmt zu.
club-tournament = Turnier
club-round-robin = jeder gegen jeden
club-swiss = { $rounds ->
    [one] CH-System, { $rounds } Runde
   *[other] CH-System, { $rounds } Runden
}
club-tournament-open = { $name }: { $format } · angemeldet: { $people }
club-tournament-joined = { $name }: { $format } · angemeldet: { $people }, auch du
club-tournament-on = { $name }: { $format } · Runde { $round }
club-tournament-over = { $name }: { $format } · beendet
club-tournament-waits = { $name }: { $format } · Runde { $round } vorbei
club-tournament-canceled = { $name }: { $format } · abgebrochen
club-tab-standings = Tabelle
club-tab-pairings = Paarungen
club-tab-cross = Kreuztabelle
club-tab-add = Spieler aufnehmen
club-tab-export = Exportieren
club-state-open = Das Turnier hat noch nicht begonnen. Angemeldet: { $people }.
club-state-on = Runde { $round } von { $rounds }. Noch laufende Partien: { $games }.
club-state-ready = Runde { $round } von { $rounds } ist vorbei. Bereit für die nächste: { $ready } von { $active }.
club-state-host = Runde { $round } von { $rounds } ist vorbei. Die nächste startet die Turnierleitung.
club-state-over = Das Turnier ist beendet.
club-state-canceled = Das Turnier wurde abgebrochen.
club-next-at-once = sofort
club-next-ready = wenn alle bereit sind
club-next-host = auf Zeichen der Leitung
club-part-none = Es hat begonnen. Die Leitung kann dich aufnehmen.
club-part-join = Anmelden
club-part-leave = Wieder abmelden
club-part-return = Zurückkommen: ab der nächsten Runde mitspielen
club-part-ready = Ich bin bereit für die nächste Runde
club-part-withdraw = Aus dem Turnier ausscheiden
club-part-begin = Turnier beginnen
club-part-next = Nächste Runde beginnen
club-part-change = Turnier ändern
club-part-cancel = Turnier abbrechen
club-part-delete = Turnier löschen
club-part-terms = { $game }. Für den ersten Zug hat jeder { $minutes } min, sonst ist die Partie verloren. Nächste Runde: { $next }.
club-ask-withdraw = Ausscheiden? Deine laufende Partie ist dann verloren.
club-ask-cancel = Turnier abbrechen? Es folgt keine Runde mehr.
club-ask-delete = Turnier endgültig löschen? Seine Partien bleiben erhalten.
club-head-player = Spieler
club-head-points = Punkte
# Heads of narrow columns: the tie-break (at most 5 characters), the number of games (at most 6).
club-head-tie = Wtg.
club-head-games = Part.
club-head-result = Ergebnis
club-head-round = Runde
club-withdrawn = ausgesch.
club-ready = bereit
club-round = Runde { $round }
# Instead of a result: the player has no opponent in this round.
club-sits-out = spielfrei
club-cross-about = 12+ ist ein Sieg gegen Rang 12, = remis, - keine Punkte; b spielfrei.
club-export-page = Alle Tabellen zum Drucken
club-export-games = Alle Partien
club-export = Im Browser speichert Enter die Datei. Mit ssh: { $ssh } tournament export { $number } { $part } > { $file }
club-add-none = Alle, die hier sind, spielen schon mit.
club-add-about = Wer später kommt, hat für verpasste Runden 0 Punkte.
club-player-about = Enter ändert ein Ergebnis sofort. Die Wertungszahlen bleiben.
club-player-return = Wieder mitspielen lassen
club-player-withdraw = Ausscheiden lassen
club-player-forfeit = Laufende Partie verloren geben
club-form-first-move = Erster Zug binnen
club-form-next = Nächste Runde
club-form-change = Änderungen sichern
club-minutes = { $minutes } min
club-refused-invalid-title = Ein Titel hat 1 bis 40 Zeichen und beginnt mit einem Buchstaben oder einer Ziffer.
club-refused-invalid-round-count = Ein Turnier hat 1 bis 30 Runden.
club-refused-fixed-after-begin = Nach dem Beginn bleiben Spiel, Uhr und Modus. Die Rundenzahl lässt sich ändern, aber ausgeloste Runden bleiben.
club-refused-tournament-begun = Das Turnier hat begonnen. Bitte die Turnierleitung, dich aufzunehmen.
club-refused-too-many-players-or-tournaments = Kein Platz: Ein Turnier hat bis zu 128 Spieler, ein Club bis zu 20 offene Turniere.
club-refused-round-unfinished = Die Runde ist noch nicht vorbei.
club-refused-not-in-tournament = Diese Person nimmt nicht am Turnier teil.
club-refused-no-unfinished-game = Diese Person hat im Turnier keine laufende Partie.
club-refused-no-result-in-round = Diese Runde hat kein Ergebnis, das sich ändern lässt. Eine laufende Partie kann man verloren geben.
club-refused-tournament-not-canceled = Brich das Turnier erst ab, dann lösche es.
club-no-files = der Club schreibt keine Dateien; deine Partien bekommst du mit: ssh host games NAME
club-bye-visitor-left = Tschüss, bis bald.
club-bye-idle = Lange keine Taste gedrückt. Tschüss; deine Partien bleiben gespeichert.
club-bye-closing = Der Club schließt. Deine Partien bleiben gespeichert.
club-bye-banned = Du hast zu diesem Club keinen Zutritt.
club-bye-name-taken = Dieser Name gehört jemand anderem. Komm mit einem anderen wieder: ssh NAME@host
club-bye-private-club = Dieser Club ist privat. Bitte die Gastgeber, deinen Schlüssel einzutragen.
club-bye-closed-by-host = Der Club ist gerade geschlossen. Komm später wieder.
club-bye-members-only = Zurzeit kommen nur Mitglieder herein. Nutze deinen Namen mit seinem Schlüssel, Link oder Code.
club-bye-member-deleted = Die Gastgeber haben diesen Namen gelöscht.
club-bye-wrong-code = Kein Mitglied hat diesen Code. Prüf jeden Buchstaben oder bitte die Gastgeber um einen neuen.
club-bye-too-many-wrong-codes = Von hier kamen zu viele falsche Codes. Versuch es in einer Stunde noch einmal oder nutze einen Link.
club-bye-too-many-visits = Du bist hier schon zu oft angemeldet.
club-bye-invalid-name = Namen haben hier 1 bis 16 Buchstaben, Ziffern, - oder _. Komm mit einem anderen wieder: ssh NAME@host
club-bye-no-such-ssh-feature = Der Club bietet nur ein Terminal und einige Befehle: ssh NAME@host help
# Eine Sitzung Zeile für Zeile, ohne vollen Bildschirm.
club-line-hint = Tippe eine Zahl oder einen Befehl und dann Enter. ? erklärt mehr.
club-line-commands = Befehle: { $commands }
club-line-turn = Du bist am Zug.
club-line-away = { $name } ist weg.
club-line-back = { $name } ist wieder da.
club-line-gone = Nicht mehr da: { $row }
club-line-type = Tippe den Text. Eine leere Zeile lässt ihn, wie er ist.
club-line-unknown = „{ $text }“ ist hier kein Befehl. ? zeigt die Befehle.
club-line-no-row = Eine Zeile { $number } gibt es gerade nicht. Enter liest die Zeilen noch einmal vor.
club-line-help =
    Eine Zahl: diese Zeile wählen. Hat die Zeile einen Wert, wechselt er zum nächsten; mit „-“ hinter der Zahl zum vorigen.
    A bis F oder 1 bis 6: aus dieser Mulde säen. Bei den Streichhölzern: so viele nehmen.
    brett: die Stellung lesen. züge: die Züge lesen. uhr: die restliche Zeit lesen.
    Die Taste oder der Name eines Befehls: ihn ausführen. Der Anfang des Namens genügt. Die Taste für Nachrichten, ein Leerzeichen und ein Text: den Text sagen. Eine Taste, ein Leerzeichen und die Zahl einer Zeile: den Befehl auf dieser Zeile ausführen.
    Enter allein: weiter, oder den Bildschirm noch einmal lesen. beenden: den Club verlassen.
club-full = Der Club ist voll. Versuche es in ein paar Minuten noch einmal.
club-full-address = Von deiner Adresse kommen zu viele Verbindungen. Schließe einige oder bitte die Gastgeber des Clubs, mehr zu erlauben.
club-bye-wrong-link = Dieser Link führt nirgends mehr hin. Bitte die Gastgeber des Clubs um einen neuen.
club-web-private = Dieser Club ist privat. Bitte seine Gastgeber um einen Link.
club-web-name = Dieser Name geht hier nicht: 1 bis 16 Buchstaben, Ziffern, - oder _. Wähle einen anderen.
club-web-taken = Dieser Name gehört schon jemandem. Wähle einen anderen oder komm mit deinem eigenen Link.
club-bye-too-many-new-names = Von hier aus wurden schon zu viele Namen gewählt. Versuch es in einer Stunde noch einmal oder spiel als Gast.
club-bye-disk-write-fails = Der Club kann gerade keine neuen Namen speichern. Spiel als Gast oder versuch es später noch einmal.
club-bye-try-later = Der Club kann dich gerade nicht einlassen. Versuch es gleich noch einmal.
page-about = Spiel Awalé mit Freunden, hier in deinem Browser. Nimm einen Namen, um Partien und Wertung zu behalten, oder komm als Gast.
page-name = Name
page-take = Diesen Namen nehmen
page-code = Code deiner Lehrkraft oder des Clubs
page-enter = Eintreten
page-guest = Als Gast spielen
page-script = Diese Seite braucht JavaScript.
page-again = Erneut eintreten
page-keys = Tasten
page-keyboard = Tastatur
page-sound = Ton
page-notify = Benachrichtigen
page-clocks = Uhren vorlesen
page-no-clocks = Es läuft keine Uhr.
page-away = NAME ist weg.
page-back = NAME ist wieder da.
page-lost = Verbindung verloren. Neuer Versuch …
page-games = Meine Partien
page-link = Mein Link
page-link-about = Mit diesem geheimen Link kommst du zurück. Bewahre ihn auf und zeige ihn niemandem: Wer ihn hat, spielt in deinem Namen.
page-own = Das ist mein eigener Computer: Lass mich nächstes Mal gleich herein
page-copy = Kopieren
page-close = Schließen
page-twice = Zweimal tippen zum Ziehen
page-cells = Wie im Terminal
key-challenge-player = fordern
key-decline-challenge = ablehnen
key-rematch = Revanche
key-refuse-offer = ablehnen
key-accept-offer = zustimmen
key-withdraw-challenge = zurückziehen
key-send-chat-message = sagen
key-offer-to-end-game = Ende anbieten
key-resign = aufgeben
key-hand-over-board = Brett abgeben
key-mute-player = stumm
key-announce-tournament = ankündigen
help-club = Partie in einem Club
help-club-again = Revanche mit getauschten Seiten
help-club-refuse = ablehnen, was der Gegner anbietet
help-club-say = etwas sagen
help-club-hand = nach der Partie: dem anderen das gemeinsame Brett überlassen
help-club-mute = den stummschalten, der zuletzt geschrieben hat
