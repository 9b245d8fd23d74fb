### I temi propri, e che cosa può non andare in loro.

theme-fault = { $file }, riga { $line }: { $problem }
theme-fault-field = { $file }, riga { $line }, { $field }: { $problem }
theme-no-colour = «{ $found }» non è un colore; scrivi #rrggbb, un nome come red, light-red o reset, o un numero fino a 255
theme-no-paint = «{ $found }» qui non si può usare; scrivi #rrggbb
theme-no-seeds = serve almeno un colore
theme-field = un tema non ha il campo «{ $name }»
theme-field-nearest = un tema non ha il campo «{ $name }»; intendevi «{ $nearest }»?
theme-value = { $found } qui non va bene; deve essere { $wanted }
theme-colours = un elenco di colori
theme-name-taken = { $file }: c'è già un tema incluso con questo nome; rinomina il file
theme-unreadable = { $file }: { $what }
theme-unknown = Nessun tema «{ $name }», quindi si usa quello automatico. Temi: { $known }.
error-bad-theme = Tema: { $what }
