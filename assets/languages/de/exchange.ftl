### Partien anderer Programme, und Stellungen, die man aufbaut, kopiert und einfügt.

## Was an einer Partie in Oware Game Notation nicht stimmt

record-at-column = { $file }, Zeile { $line }, Spalte { $column }: { $problem }
record-unclosed-comment = ein Kommentar in geschweiften Klammern beginnt hier und endet nicht.
record-unclosed-variation = eine Variante in Klammern beginnt hier und endet nicht.
record-unclosed-tag = ein Tag beginnt hier und endet nicht: schreib [Name "Wert"].
record-unclosed-value = ein Text in Anführungszeichen beginnt hier und endet nicht.
record-unexpected = „{ $text }“ gehört nicht hierher. Bemerkungen stehen in geschweiften Klammern.
record-digits = „{ $text }“ kann eine Mulde oder eine Zugnummer sein. Schreib Mulden als Buchstaben (A-F, a-f) oder als Ziffern nach Nummern mit Punkt: 1. 6 6 2. 5 5.
record-coordinates = „{ $text }“ ist kein Zug. Ein Zug ist der Buchstabe seiner Mulde: A-F für Süd, a-f für Nord.
record-move-number = die Zugnummer „{ $written }“ müsste „{ $expected }“ sein; prüf, ob ein Zug fehlt.
record-two-tags = es gibt zwei Tags „{ $name }“ mit verschiedenen Werten. Lösch einen davon.
record-too-long = das ist länger als { $most } Zeichen.
record-too-many-bytes = das ist zu groß für eine Partie: Höchstens { $most } Bytes werden gelesen.
record-too-many-tags = das sind zu viele Tags: Höchstens { $most } werden gelesen.
record-too-many-moves = das sind zu viele Züge: Höchstens { $most } werden gelesen.
record-too-many-games = das sind zu viele Partien: Höchstens { $most } werden gelesen.
record-second-game = hier beginnt eine zweite Partie, aber nur eine wird erwartet.
record-no-variant = Keine Variante „{ $id }“. Varianten: { $known }.
record-no-rule = „{ $text }“ ist keine Regel.
record-no-result = „{ $text }“ ist kein Ergebnis; Ergebnisse sind 25-19, 1-0, 0-1, 1/2-1/2 und *.
record-captured = Zug „{ $move }“ schlägt { $captured ->
    [one] { $captured } Samen
   *[other] { $captured } Samen
}, nicht { $written }.
record-not-awale = nur Partien der Awalé-Familie lassen sich als OGN schreiben; dies ist eine Streichholzpartie.

variations-left-out = { $count ->
    [one] { $count } Variante ist hier nicht lesbar oder nicht spielbar und wird ausgelassen.
   *[other] { $count } Varianten sind hier nicht lesbar oder nicht spielbar und werden ausgelassen.
}
annotations-left-out = { $count ->
    [one] { $count } Anmerkungszeichen (!?, $4) wird ausgelassen.
   *[other] { $count } Anmerkungszeichen (!?, $4) werden ausgelassen.
}
lines-left-out = { $count ->
    [one] { $count } Zeile gehört zu keiner Partie und wird ausgelassen.
   *[other] { $count } Zeilen gehören zu keiner Partie und werden ausgelassen.
}
long-texts-left-out = { $count ->
    [one] { $count } Text ist zu lang; sein Ende wird ausgelassen.
   *[other] { $count } Texte sind zu lang; ihr Ende wird ausgelassen.
}
games-not-utf-8 = das ist kein UTF-8, also wird die Datei als Windows-1252 gelesen. Stimmen die Akzente nicht, speichere sie als UTF-8.

## Von einem Format ins andere

game-format = „{ $file }“ endet nicht auf .toml oder .ogn; awale convert --from toml oder --from ogn liest eine Datei jeden Namens
convert-from = „{ $file }“ lässt das Format nicht erkennen: füge --from toml oder --from ogn hinzu
convert-to = „{ $file }“ lässt nicht erkennen, welches Format zu schreiben ist: füge --to toml oder --to ogn hinzu
convert-exists = { $file } gibt es schon; --force überschreibt die Datei
convert-written = { $games ->
    [one] { $games } Partie nach { $folder } geschrieben
   *[other] { $games } Partien nach { $folder } geschrieben
}
convert-unread = { $games ->
    [one] { $games } Partie war nicht lesbar
   *[other] { $games } Partien waren nicht lesbar
}
games-choose = { $file } enthält { $games } Partien; wähle eine mit --game NUMMER (awale open zählt sie auf)
games-no-such = { $file } hat keine Partie { $number }: Die Datei enthält { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
games-left-out = Partie { $number } wird ausgelassen: { $why }

## Eine Stellung aufbauen

menu-position = Stellung
setup-from-position = Neue Partie ab dieser Stellung
set-up-to-move = { $side } am Zug
set-up-seeds = { $found } von { $total } Samen
set-up-missing = { $seeds ->
    [one] { $seeds } Samen fehlt{ $key ->
        [none] .
       *[other]: { $key } legt ihn in einen Speicher.
    }
   *[other] { $seeds } Samen fehlen{ $key ->
        [none] .
       *[other]: { $key } legt sie in die Speicher.
    }
}
set-up-too-many = { $seeds ->
    [one] { $seeds } Samen ist zu viel{ $key ->
        [none] .
       *[other]: { $key } nimmt ihn aus einem Speicher.
    }
   *[other] { $seeds } Samen sind zu viel{ $key ->
        [none] .
       *[other]: { $key } nimmt sie aus den Speichern.
    }
}
set-up-too-many-in-pits = { $seeds ->
    [one] { $seeds } Samen ist zu viel: Nimm ihn aus einer Mulde.
   *[other] { $seeds } Samen sind zu viel: Nimm sie aus den Mulden.
}
set-up-refused = Das ist noch keine Stellung. { $why }
set-up-is-over = Hier ist die Partie aus. { $why }
set-up-over = Hier gibt es nichts zu spielen. { $why }
set-up-line = Stellung: { $line }
set-up-line-about = Eine Stellung (Mulden *A* bis *F* und *a* bis *f*, beide Speicher, S oder N), Züge oder eine OGN-Partie.
notice-study-saved = Liegt als Analyse unter „Meine Partien“; jede Änderung wird sofort gespeichert.
notice-unfinished = Deine letzte Partie ist nicht zu Ende: Sie liegt unter „Analysieren“, „Meine Partien“.
notice-copied = Kopiert, wenn dein Terminal es erlaubt: { $what }

## Bilder zum Teilen

picture-value = Gewinnchancen für { $side }: 100 % ist ein Sieg, 50 % ausgeglichen
picture-first-look = Auf den ersten Blick: { $caption }
picture-lead = Süds Vorsprung an geschlagenen Samen
export-writing = Schreibe die Bilder …
export-written = Geschrieben: { $file }
export-steps = Schritte { $first } bis { $last } von { $all } im Film
export-nodes = die ersten { $most } von { $all } Knoten
export-no-ply = Nach { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzügen
} gibt es keine Stellung: Die Partie hat { $moves }.
export-too-long = Die Partie hat { $moves } Halbzüge; ein GIF, eine Aufnahme oder eine Seite fasst höchstens { $most }. --svg zeichnet jede Stellung daraus.
game-page-first = Zum Anfang
game-page-back = Einen Zug zurück
game-page-play = Züge abspielen
game-page-next = Einen Zug vor
game-page-last = Zum Ende
game-page-line = Als eine Zeile, für eine Nachricht. Sie lässt sich ins Programm einfügen oder an „awale open -“ übergeben.
game-page-copied = Kopiert
export-again = Noch einmal { $key } zeigt sie als Link oder als eine Zeile, zum Kopieren.

## Links, und Partien, die Freunde per Link spielen

link-title = Für einen Freund
link-about = Schick diesen Text mit einem beliebigen Messenger. Er enthält die ganze Partie oder Aufgabe; kein Server speichert sie.
link-no-page = Man öffnet ihn, indem man ihn ins Programm einfügt. Für einen Link, der im Browser aufgeht, fülle „{ setting-page }“ in den Einstellungen aus.
# The whole text that a friend gets, for example in a message.
link-line = Awalé: Starte das Programm awale und füge dort diesen Text ein: { $link }
link-no-room = Ein größeres Fenster zeigt auch einen QR-Code.
link-friend = deinen Freund
link-play = Link an { $name } schicken ({ $copy } kopiert, { $show } QR-Code), dann Antwort einfügen.
link-end = Schick den Link an { $name }, um das Ende zu zeigen: { $copy } kopiert ihn, { $show } zeigt seinen QR-Code.
link-older = Dieser Link ist älter als deine Partie, die hier zu sehen ist.
link-contradicts = Dieser Link passt nicht zu deiner Partie gegen { $name }: Er weicht bei Zug { $number } ab. Deine Partie bleibt, wie sie ist. Bitte um den neuesten Link.
link-too-long = Der Link ist länger als { $most } Bytes.
link-part = Der Link ist bei „{ $part }“ abgeschnitten oder beschädigt. Kopiere ihn noch einmal, oder bitte noch einmal darum.
link-game = Die Partie im Link hat einen Fehler: { $problem }

key-set-seed-count = Samen
key-change-side-to-move = Seite am Zug
key-type-position = tippen
key-copy = kopieren
key-correct-total-in-stores = Ausgleich
key-empty-board = leeren
key-set-start-position = Anfang

help-setting-up = Eine Stellung aufbauen
help-place = eine Mulde oder einen Speicher wählen
help-seeds = so viele Samen dorthin legen; einen mehr, einen weniger
help-rest = die fehlenden Samen in die Speicher legen oder die überzähligen herausnehmen
help-mover = die Seite am Zug wechseln
help-variant = ein anderes Spiel
help-notation = die Stellung in einer Zeile tippen
help-copy = die Stellung kopieren; am Ende das Ergebnis zum Teilen
help-empty = das Brett leeren; die Anfangsstellung aufbauen
help-undo-edit = eine Änderung zurücknehmen, wiederholen
help-play-position = ab hier eine Partie einrichten
help-study-solution = nach der Lösung: Stellung untersuchen, Suchbaum
help-set-up = diese Stellung ändern oder untersuchen

## Partien anderer Programme in der Liste

saved-no-date = ohne Datum
saved-day = { $day }.{ $month }

## Eine Sicherung von allem, was ein Browser aufbewahrt

backup-title = Sicherung
backup-about = Eine Sicherung ist eine einzige Datei mit deinen Partien, deinem Fortschritt und deinen Einstellungen.
backup-save = Sicherung speichern
backup-load = Sicherung laden
backup-take-settings = Auch meine Einstellungen ersetzen
backup-kept = Der Browser behält deine Partien, bis du die Daten dieser Seite löschst.
backup-not-kept = Der Browser löscht deine Partien vielleicht, wenn der Platz knapp wird oder du lange nicht da warst. Speichere ab und zu eine Sicherung.
backup-games = Neue Partien: { $new }. Schon vorhanden: { $same }. Unter anderem Namen, weil ihrer vergeben war: { $renamed }.
backup-progress = Dein Fortschritt vereint jetzt beides.
backup-settings = Die Einstellungen wurden ersetzt.
backup-no-settings = Deine eigenen Einstellungen bleiben.
backup-form = Diese Datei ist keine Sicherung von Awalé, oder sie ist beschädigt (Zeile { $line }, Spalte { $column }).
backup-later = Eine neuere Version von Awalé hat diese Sicherung gemacht. Lade die Seite neu und versuche es noch einmal.
backup-too-large = Diese Datei ist zu groß für eine Sicherung: Gelesen werden höchstens { $most } MB.
backup-file = Diese Sicherung ist beschädigt: { $file } darin ist unbrauchbar. Nichts wurde geändert.
storage-failed = { $what ->
    [QuotaExceededError] Der Browser hat keinen Platz mehr. Speichere eine Sicherung und lösche alte Partien.
   *[other] Der Browser speichert nichts für diese Seite ({ $what }).
}
settings-damaged = { $what } Die Einstellungen heißen jetzt { $file }; neue wurden angelegt.
page-elsewhere = Awalé ist jetzt in einem anderen Tab offen.
page-here = Hier weitermachen
