### Le impostazioni, come le mostra la riga di comando.

config-settings = impostazioni:
config-there = (file trovato)
config-not-there = (file non trovato; non necessario)
config-games = partite:
config-tables = tabelle:
config-default = predefinito
config-line = { $file }, riga { $line }

### Che cosa non va nelle opzioni di un comando.

option-error = errore: { $what }
option-unknown = l'opzione «{ $option }» non esiste
option-no-command = il comando «{ $command }» non esiste
option-surplus = «{ $text }» è di troppo
option-takes-none = «{ $option }» non accetta valori; togli «{ $value }»
option-daily = «--daily» è il problema di oggi e non accetta «{ $value }»; per un altro giorno usa «--day 2026-11-21»
option-missing = manca: «{ $options }»
option-conflict = «{ $option }» non si può usare con «{ $other }»
option-twice = «{ $option }» è data due volte
option-no-value = «{ $option }» vuole un valore
option-too-few = «{ $option }» vuole { $needed } valori, non { $given }
option-which-command = manca un comando
option-no-number = «{ $option }» vuole un numero intero, non «{ $value }»
option-wanted = «{ $option }» vuole { $wanted }, non «{ $value }»
option-allowed = { $option ->
    [theme] il tema «{ $value }» non esiste. Temi: { $allowed }.
   *[other] il valore «{ $value }» non va per «{ $option }». Scelte: { $allowed }.
}
option-range = «{ $option }» deve essere un numero da { $least } a { $most }, non { $value }
option-not-zero = «{ $option }» deve essere almeno 1, non { $value }
option-value = «{ $option }» non può essere «{ $value }»
option-not-utf8 = un argomento non è testo UTF-8
option-meant = intendevi «{ $what }»?
option-usage = Uso: { $usage }
option-help = Vedi `--help`.

## Che cosa vuole un'opzione

wanted-time = un tempo da 1ms a 1440m, come 100ms, 2s o 1m
wanted-day = una data come 2026-11-21
wanted-clock = minuti + secondi a mossa, come 5+3, al massimo 180+60
wanted-even-games = un numero pari da 2 a 100000 (ogni apertura si gioca da tutte e due le parti)
wanted-seed-range = due numeri da 1 a { $most }, come 14..20
wanted-engine-limit = un limite come nodes=10000 o time=100ms
wanted-elo-bounds = due numeri da -1000 a 1000, prima il minore, come 0,10
wanted-puzzle = today, easy, medium, hard o una data come 2026-11-21
wanted-pit = la lettera di una buca, come D

## Titoli della pagina di manuale

manual-name = NOME
manual-synopsis = SINOSSI
manual-description = DESCRIZIONE
manual-extra = ALTRO
manual-version = VERSIONE

## I gruppi di `awale --help`

commands-play = Giocare:
commands-study = Studiare:
commands-matches = Match:
commands-tables = Tabelle:
commands-programmers = Per programmatori:
