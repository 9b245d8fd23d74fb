### Eigene Designs, und was daran falsch sein kann.

theme-fault = { $file }, Zeile { $line }: { $problem }
theme-fault-field = { $file }, Zeile { $line }, { $field }: { $problem }
theme-no-colour = „{ $found }“ ist keine Farbe; schreib #rrggbb, einen Namen wie red, light-red oder reset, oder eine Zahl bis 255
theme-no-paint = „{ $found }“ geht hier nicht; schreib #rrggbb
theme-no-seeds = mindestens eine Farbe ist nötig
theme-field = ein Design hat kein Feld „{ $name }“
theme-field-nearest = ein Design hat kein Feld „{ $name }“; meinst du „{ $nearest }“?
theme-value = { $found } passt hier nicht, nötig ist { $wanted }
theme-colours = eine Liste von Farben
theme-name-taken = { $file }: Es gibt ein eingebautes Design dieses Namens; benenne die Datei um
theme-unreadable = { $file }: { $what }
theme-unknown = Kein Design „{ $name }“, darum gilt das automatische. Designs: { $known }.
error-bad-theme = Design: { $what }
