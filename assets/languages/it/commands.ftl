### Le impostazioni, come le mostra la riga di comando.

config-settings = impostazioni:
config-there = (trovato)
config-not-there = (non trovato; non necessario)
config-games = partite:
config-tables = tabelle:
config-default = predefinito
config-line = { $file }, riga { $line }

### Che cosa non va nelle opzioni di un comando.

option-error = errore: { $what }
option-unknown = l'opzione «{ $option }» non esiste
option-no-command = il comando «{ $command }» non esiste
option-surplus = «{ $text }» è di troppo
option-takes-none = «{ $option }» non vuole un valore; togli «{ $value }»
option-daily = «--daily» è il problema di oggi e non vuole «{ $value }»; per un altro giorno usa «--day 2026-11-21»
option-missing = manca: { $options }
option-conflict = «{ $option }» non si può usare con «{ $other }»
option-twice = «{ $option }» è data due volte
option-no-value = «{ $option }» vuole un valore
option-no-number = «{ $option }» vuole un numero intero, non «{ $value }»
option-allowed = { $option ->
    [theme] Nessun tema «{ $value }». Temi: { $allowed }.
   *[other] Nessun valore «{ $value }» per { $option }. Scelte: { $allowed }.
}
option-range = «{ $option }» deve essere un numero da { $least } a { $most }, non { $value }
option-not-zero = «{ $option }» deve essere almeno 1, non { $value }
option-value-why = «{ $option }» non può essere «{ $value }»: { $why }
option-value = «{ $option }» non può essere «{ $value }»
option-meant = intendevi «{ $what }»?
option-usage = Uso: { $usage }
option-help = Vedi `--help`.

## I gruppi di `awale --help`

commands-play = Giocare:
commands-study = Studiare:
commands-matches = Match:
commands-tables = Tabelle:
commands-programmers = Per programmatori:
