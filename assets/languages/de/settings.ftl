### Der Bildschirm der Einstellungen.

settings-group-game = Partie
settings-group-screen = Bildschirm
settings-group-help = Hilfe und Analyse
settings-group-share = Teilen
settings-group-engine = Engine, Tabellen und Tasten
setting-name = Dein Name
setting-name-about = Dein Name neben dem Brett, in gespeicherten Partien, Exporten und Ergebnissen. Unter „Spielen“ kannst du für eine Partie einen anderen nehmen.
setting-language = Sprache
setting-language-about = Die Sprache des Programms. Automatisch: die Sprache deines Systems.
setting-theme = Design
setting-theme-about = Das Aussehen von Brett und Bildschirm. Automatisch: gemaltes Holz, oder die Farben des Terminals, wenn es nur sechzehn zeigt. Eigene Designs kommen in den Ordner themes neben der Einstellungsdatei.
setting-theme-256 = Dieses Terminal zeigt 256 Farben, das Holz hat also weniger Töne.
setting-theme-16 = Dieses Terminal zeigt sechzehn Farben; gemaltes Holz braucht 256.
setting-theme-no-colors = Dieses Terminal zeigt keine Farben.
setting-animation = Tempo beim Säen
setting-animation-about = Wie schnell die Samen auf dem Bildschirm gesät werden. Jede Taste überspringt den Rest.
setting-preview = Vorschau
setting-preview-about = Zeigen, was der Zug der gewählten Mulde bewirkt.
setting-coordinates = Buchstaben der Mulden
setting-coordinates-about = Neben den Mulden die Buchstaben *A* bis *F* und *a* bis *f* zeigen.
setting-mouse = Maus
setting-mouse-about = Zeige auf eine Mulde, um ihren Zug zu sehen; klicke, um ihn zu spielen oder eine Zeile zu wählen. Ohne Maus geht das Markieren von Text im Terminal wie gewohnt.
setting-ascii = Einfache Zeichen
setting-ascii-about = Nur mit ASCII-Zeichen zeichnen, für Schriften, denen andere fehlen.
setting-board = Gemaltes Brett
setting-board-about = Das Brett als Bild zeigen, wenn das Terminal es kann (kitty, Sixel, iTerm2). „Pixel“: auch in tmux und über ssh.
setting-confirm = Aufgeben bestätigen
setting-confirm-about = Nachfragen, bevor du aufgibst oder die Partie wegen einer Hilfe nicht mehr zählt.
setting-remarks = Bemerkungen
setting-remarks-about = Die Figuren wichtige Momente kommentieren lassen.
setting-bell = Signalton
setting-bell-about = Der Signalton des Terminals ertönt, wenn du nach einem Computerzug wieder dran bist und wenn die Partie aus ist. Er schweigt, solange zwei Computer spielen.
setting-sowing = Säerichtung
setting-sowing-about = Die Richtung des Säens in neuen Partien auf dem Bildschirm. Rechtsherum ist das Spiegelbild; die Buchstaben der Mulden bleiben gleich.
setting-pace = Zwei Computer: Pause
setting-pace-about = Wie lange jeder Zug stehen bleibt, wenn zwei Computer spielen.
setting-page = Seite für Links
setting-page-about = Die Adresse einer Webseite, die Links zu Partien und Aufgaben öffnet, zum Beispiel die eines Clubs. Ohne sie fügt dein Freund den Link ins Programm ein.
setting-memory = Engine: Arbeitsspeicher
setting-memory-about = Arbeitsspeicher für die Transpositionstabelle, in der die Engine durchsuchte Stellungen behält. Mehr hilft, wenn sie lange nachdenkt.
setting-threads = Engine: Threads
setting-threads-about = Mit wie vielen Prozessor-Threads die Engine sucht. Mit mehr Threads sucht sie in derselben Zeit tiefer.
setting-time = Engine: Zeit pro Zug
setting-time-about = Wie lange die Engine auf ihrer stärksten Stufe über einen Zug nachdenken darf. Die niedrigeren Stufen brauchen weniger.
setting-own-book = Engine: Eröffnungsbuch
setting-own-book-about = Auf ihrer stärksten Stufe spielt die Engine die ersten Züge aus dem Buch. Sind mehrere gleich gut, wechselt sie von Partie zu Partie.
setting-seeds = Endspieltabellen
setting-seeds-about = Perfektes Spiel bis zu so vielen Samen. Die Tabellen entstehen im Hintergrund, beim nächsten Start geht es weiter. 28 Samen brauchen beim Anlegen 6 GB Arbeitsspeicher oder stattdessen 5 GB auf der Platte.
setting-seeds-size = Bis zu { $megabytes } MB mehr auf der Platte.
setting-seeds-by-hand = Bis zu { $megabytes } MB fehlen; awale endgame build legt sie an.
setting-seeds-there = Alle Tabellen sind da.
setting-seeds-estimate = Bis zu { $megabytes } MB mehr auf der Platte und auf diesem Rechner { $minutes ->
    [0] weniger als eine Minute
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} Arbeit (Schätzung).
setting-automatic = Automatische Tabellen
setting-automatic-about = Die Endspieltabellen einer Variante im Hintergrund anlegen, wenn du sie zum ersten Mal spielst. Sonst legt awale endgame build sie an.
setting-keys = Tasten
setting-keys-about = Enter zeigt alle Befehle mit ihren Tasten. Wähle einen, um seine Taste zu ändern.

bind-press = Drücke die neue Taste für: { $what }.
bind-taken = { $key } ist vergeben ({ $screen }): { $what }. Drücke sie noch einmal, um sie zu übernehmen.
bind-typed = { $key } bezeichnet schon eine Mulde oder Zahl ({ $screen }).
bind-fixed = Kein Befehl kann diese Taste haben: Ihre Bedeutung steht fest.
bind-use = { $screen }: { $what }.
bind-usual = Vorgabe: { $key }; Entf stellt sie wieder her.
bind-none = keine
bind-help = die Tasten des Bildschirms
bind-left = nach links, wie der Pfeil
bind-down = nach unten, wie der Pfeil
bind-up = nach oben, wie der Pfeil
bind-right = nach rechts, wie der Pfeil
bind-undo = Zug oder Änderung zurücknehmen
bind-redo = Zug oder Änderung wiederholen
bind-play = eine Partie spielen, auch ab hier
bind-learn = lernen, auch aus Fehlern
bind-analyse = analysieren
bind-book = was über diese Eröffnung bekannt ist
bind-resign = aufgeben, oder die Lösung zeigen
bind-save = Analyse speichern, Partie benennen
bind-export = Bilder und Dateien zum Teilen schreiben
bind-run = automatisch abspielen oder anhalten
bind-more = mehr: Samen, Tiefe, Tempo
bind-less = weniger: Samen, Tiefe, Tempo
bind-next = nächster Fehler oder Schritt, nächste Aufgabe
bind-previous = voriger Fehler oder Schritt
bind-delete = Partie löschen; Brett leeren
bind-filter = eine Liste filtern, etwa nach Ergebnis
bind-hint = Tipp; beste Zugfolge eines Baums
bind-values = Werte aller Züge; Bewertung eines Baums
bind-restart = noch einmal; Anfangsstellung
bind-balance = Samenzahl in den Speichern berichtigen
bind-algorithm = ein anderer Algorithmus
value-on = an
value-off = aus
value-cells = Zeichen
value-pixels = Pixel
# Vom Tempo beim Säen.
value-at-once = aus
value-auto = automatisch
value-slow = langsam
value-normal = mittel
value-fast = schnell
value-counter-clockwise = linksherum
value-clockwise = rechtsherum
value-pause = { $number ->
    [0] keine
   *[other] { $number } ms
}
value-memory = { $number } MiB
value-threads = { $number ->
    [0] einer pro Kern
    [one] { $number } Thread
   *[other] { $number } Threads
}
value-time = { $number } ms
value-seeds = { $number ->
    [0] keine
    [one] { $number } Samen
    [20] perfekt bis 20
    [24] perfekt bis 24
    [28] perfekt bis 28
   *[other] bis { $number } Samen
}
theme-terminal = Terminalfarben
theme-wood = Holz
theme-dark = dunkel
theme-light = hell
theme-high-contrast = hoher Kontrast
theme-colour-blind = für Farbenblinde
