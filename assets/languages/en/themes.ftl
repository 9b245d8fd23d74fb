### Themes of one's own, and what may be wrong with them.

theme-fault = { $file }, line { $line }: { $problem }
theme-fault-field = { $file }, line { $line }, { $field }: { $problem }
theme-no-colour = “{ $found }” is not a colour; write #rrggbb, a name such as red, light-red or reset, or a number up to 255
theme-no-paint = “{ $found }” cannot be painted with; write #rrggbb
theme-no-seeds = one colour at least is needed
theme-name-taken = { $file }: a theme of the program has this name; give the file another
theme-unreadable = { $file }: { $what }
theme-unknown = there is no theme “{ $name }”, so automatic stands in; there are { $known }
trouble-theme = Theme: { $what }
