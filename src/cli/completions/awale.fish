
# Prints the command on the line, and how many words follow it, -1 at the value of an option.
function __fish_awale_words
    set -l words awale
    set -l place 0
    set -l is_value 0
    for word in (commandline -opc)[2..-1]
        if test $is_value = 1
            set is_value 0
            continue
        end
        switch "$words $word"
            case @VALUED@
                set is_value 1
            case "$words -*"
            case @COMMANDS@
                set words "$words $word"
                set place 0
            case '*'
                set place (math $place + 1)
        end
    end
    test $is_value = 1; and set place -1
    echo $words
    echo $place
end

# Replaces the function above, which knows no command while an option has no value.
function __fish_awale_needs_command
    set -l words (string split ' ' -- (__fish_awale_words)[1])
    set -q words[2]; or return 0
    echo $words[2]
    return 1
end

function __fish_awale_at
    set -l words (__fish_awale_words)
    test $words[1] = $argv[1]; and test $words[2] -ge $argv[2]; and test $words[2] -le $argv[3]
end

@PLACES@
