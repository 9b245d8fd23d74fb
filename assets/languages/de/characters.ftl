# Die Figuren: wer jede ist, in einem Satz, und was sie sagt: bei einem großen eigenen Schlag, bei einem von dir, und wenn ihr
# Stil sich zeigt.

kind-character = Figur
gallery-levels = Stufen
gallery-title = Figuren
gallery-textbook = Lehrbuchspieler
gallery-programs = Deine Programme
gallery-people = Menschen
gallery-person = jemand neben dir
gallery-naive = naiv, zufällig
gallery-fast = schnell, gierig
gallery-yours-too = dein Niveau
gallery-rating = Wertung { $rating }.
gallery-unrated = unbekannt
gallery-expected = Gewinnerwartung: { $percent } %.
gallery-yours = Deine Wertung { $rating }
gallery-says = { $moment }: „{ $text }“
gallery-cost = Opfert für den Stil höchstens { $seeds } pro Zug (Schätzung).
gallery-teacher = Ihre Warnungen sind Hilfe: Eine Partie, in der sie dich warnt, zählt nicht für deine Wertung.
gallery-took = Nach einem guten Schlag
gallery-lost = Nach einem Verlust
gallery-style = Wenn der Stil sich zeigt
key-invite = einladen
character-says = { $name }: „{ $text }“
character-drawn = Unentschieden. Spielen wir es aus?
# Kein Schlag in den erwarteten Zügen zeigt, warum. { $cost } ist der Anteil am Punkt, wie in study-verdict.
teacher-warning = „Warte: { $move } { $gift }. Ich sehe keinen einzelnen Schlag, der es zeigt, aber der Zug kostet { $cost } % eines Punkts.“ Enter spielt ihn trotzdem.
teacher-missed = „Warte: { $move } { $gift }. Ein anderer Zug schlägt { seeds }.“ Enter spielt ihn trotzdem.
# { $ends } ist eine von study-end-store, study-end-few, study-end-no-move und study-end-repetition.
teacher-ends = „Warte: { $move } { $gift }. Er { $ends }.“ Enter spielt ihn trotzdem.
teacher-answer-ends = „Warte: { $move } { $gift }. Ich würde mit { $answer } antworten; das { $ends }.“ Enter spielt ihn trotzdem.
teacher-threat = „Warte: { $move } { $gift }. Ich würde mit { $answer } antworten und { seeds } schlagen.“ Enter spielt ihn trotzdem.
teacher-later = „Warte: { $move } { $gift }. Ich rechne mit { $line }, und dann schlägt { $last } { seeds }.“ Enter spielt ihn trotzdem.
teacher-made = „Warte: { $move } { $gift }. Ich würde mit { $answer } antworten, und { $with } droht dann, { seeds } zu schlagen.“ Enter spielt ihn trotzdem.

character-kossi = Ein Junge, der gerade spielen gelernt hat: Er nimmt alles, was er kriegen kann.
character-kossi-took = Meins! Alles meins!
character-kossi-lost = He! Den hab ich nicht gesehen.
character-kossi-style = Lieber jetzt ein paar Samen als später viele.
character-kossi-won = Gewonnen! Hast du gesehen? Gewonnen!
character-kossi-beaten = Och. Noch eine Partie?

character-kofi = Immer in Eile: Er spielt die rechten Mulden, bevor er die anderen angesehen hat.
character-kofi-took = Flinke Hand, voller Speicher.
character-kofi-lost = Wieder zu schnell. Weiter!
character-kofi-style = Nachdenken kann ich morgen.
character-kofi-won = Schon fertig! Noch mal?
character-kofi-beaten = Zu schnell. Das merke ich immer erst nachher.

character-fatou = Hat alle Zeit der Welt: Sie sät einen Samen oder zwei und wartet, bis dir die Züge ausgehen.
character-fatou-took = Das Warten hat sich gelohnt.
character-fatou-lost = Macht nichts. Der Tag ist lang.
character-fatou-style = Ein Samen reicht fürs Erste.
character-fatou-won = Wer wartet, erntet.
character-fatou-beaten = Du hast länger gewartet als ich.

character-bia = Eine Gärtnerin von den Kapverden: Sie lässt keine Mulde viel größer werden als die anderen.
character-bia-took = Eine gute Ernte.
character-bia-lost = Die Ziegen waren in meinem Garten.
character-bia-style = Sieh nur, wie gleichmäßig sie wachsen.
character-bia-won = Ein voller Korb. Danke für die Partie.
character-bia-beaten = Nächstes Jahr pflanze ich besser.

character-ama = Behält ihre Samen zu Hause: Eine Mulde wächst und wächst, bis sie um das ganze Brett reicht.
character-ama-took = Ab damit in den Speicher.
character-ama-lost = Das waren meine Ersparnisse!
character-ama-style = Mein Haus ist voll. Zähle gut, bevor du näher kommst.
character-ama-won = Gespart, gezählt, gewonnen.
character-ama-beaten = So leer war mein Speicher noch nie.

character-efua = Ordentlich und vorsichtig: Fast nie lässt sie eine Mulde mit einem oder zwei Samen für dich liegen.
character-efua-took = Du hast die Tür offen gelassen.
character-efua-lost = Das passiert mir nicht zweimal.
character-efua-style = Bei mir liegt nichts herum.
character-efua-won = Alles an seinem Platz.
character-efua-beaten = Da habe ich doch etwas liegen lassen.

character-kwasi = Ein Bootsmann aus Suriname: Mit fast jedem Zug droht er etwas an.
character-kwasi-took = Ich hab doch gesagt, dass ich komme.
character-kwasi-lost = Du schlägst zurück. Das gefällt mir.
character-kwasi-style = Alle Mulden kannst du nicht hüten.
character-kwasi-won = Der Fluss nimmt, was er will.
character-kwasi-beaten = Du hast gut gesteuert.

character-adjoua = Immer vorwärts: Sie hält ihre drei linken Mulden so leer wie möglich.
character-adjoua-took = Vorwärts, und noch weiter.
character-adjoua-lost = Ich habe noch andere Züge.
character-adjoua-style = Alles nach vorn, nichts bleibt zurück.
character-adjoua-won = Immer vorwärts. Siehst du?
character-adjoua-beaten = Du bist weiter gekommen als ich.

character-desmond = Ein Warri-Spieler aus Antigua: Er hält seine drei rechten Mulden so leer wie möglich.
character-desmond-took = Das ist Warri, mein Freund.
character-desmond-lost = Gut gesät. Ich hab es zu spät gesehen.
character-desmond-style = Meine rechte Seite ist leer. Was willst du da holen?
character-desmond-won = Komm morgen wieder, mein Freund.
character-desmond-beaten = Gut gesät. Die Runde geht auf mich.

character-sekou = Gibt, um zu nehmen: Er mag Züge, nach denen er zurückschlagen kann.
character-sekou-took = Du schlägst, ich schlage härter.
character-sekou-lost = Nur weiter. Ich weiß, was jetzt kommt.
character-sekou-style = Bitte, bedien dich.
character-sekou-won = Gegeben, genommen, gewonnen.
character-sekou-beaten = Diesmal habe ich zu viel gegeben.

character-awa = Hält deine Reihe kahl: Sie lässt dir so wenige Samen wie möglich.
character-awa-took = Noch weniger für dich.
character-awa-lost = Lass es dir schmecken. Vielleicht ist es deine letzte Mahlzeit.
character-awa-style = Deine Reihe sieht hungrig aus.
character-awa-won = Noch hungrig? Spiel noch mal.
character-awa-beaten = Du hast alles aufgegessen.

character-tunde = Ein Ayo-Spieler aus Ibadan: Er liebt lange Züge, die weit um das Brett säen.
character-tunde-took = Langer Weg, voller Sack.
character-tunde-lost = Ich hab zu weit vorausgeschaut.
character-tunde-style = Einmal um die Welt und wieder nach Hause.
character-tunde-won = Den langen Weg, und doch als Erster daheim.
character-tunde-beaten = Auf dem langen Weg habe ich mich verlaufen.

character-kweku = Heißt wie die Spinne der Märchen: Sind Züge gleich gut, spielt er den, auf den du am ehesten falsch antwortest.
character-kweku-took = Das Netz war doch zu sehen.
character-kweku-lost = Auch eine Spinne wird mal gestochen.
character-kweku-won = Alle Fäden führten hierher.
character-kweku-beaten = Die Fliege hat die Spinne gefressen.

character-yaa = Die beste Spielerin der Stadt: Ihr geht es nur um den besten Zug.
character-yaa-took = Dagegen war nichts mehr zu machen.
character-yaa-lost = Gut gefunden.
character-yaa-won = Du hast länger durchgehalten als die meisten.
character-yaa-beaten = Keine Ausreden. Gut gespielt.

character-nana = Eine Großmutter, die unterrichtet: Sie spielt etwa so gut wie du und warnt dich vor einem Zug, der verliert.
character-nana-took = Hast du es kommen sehen? Nächstes Mal schon.
character-nana-lost = Sehr gut. Genau so macht man das.
character-nana-won = Sieh dir mit mir einen Fehler an, dann spielen wir noch mal.
character-nana-beaten = Du brauchst mich kaum noch.
