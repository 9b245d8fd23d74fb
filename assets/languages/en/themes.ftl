### Themes of one's own, and what may be wrong with them.

theme-fault = { $file }, line { $line }: { $problem }
theme-fault-field = { $file }, line { $line }, { $field }: { $problem }
theme-no-colour = “{ $found }” is not a color; write #rrggbb, a name such as red, light-red or reset, or a number up to 255
theme-no-paint = “{ $found }” cannot be used here; write #rrggbb
theme-no-seeds = at least one color is needed
theme-field = a theme has no field “{ $name }”
theme-field-nearest = a theme has no field “{ $name }”; did you mean “{ $nearest }”?
theme-value = { $found } does not fit here; it must be { $wanted }
theme-colours = a list of colors
theme-name-taken = { $file }: there is a built-in theme with this name; rename the file
theme-unreadable = { $file }: { $what }
theme-unknown = No theme “{ $name }”, so the automatic one is used. Themes: { $known }.
error-bad-theme = Theme: { $what }
