### Les thèmes à soi, et ce qui peut y être faux.

theme-fault = { $file }, ligne { $line } : { $problem }
theme-fault-field = { $file }, ligne { $line }, { $field } : { $problem }
theme-no-colour = « { $found } » n'est pas une couleur ; écrire #rrggbb, un nom comme red, light-red ou reset, ou un nombre jusqu'à 255
theme-no-paint = on ne peut pas peindre avec « { $found } » ; écrire #rrggbb
theme-no-seeds = il faut au moins une couleur
theme-name-taken = { $file } : un thème du programme a ce nom ; en donner un autre au fichier
theme-unreadable = { $file } : { $what }
theme-unknown = il n'y a pas de thème « { $name } », automatique le remplace ; il y a { $known }
trouble-theme = Thème : { $what }
