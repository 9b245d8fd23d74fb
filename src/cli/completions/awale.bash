
# _awale offers options and their values. Other words are offered by their place: a file, by the
# shell itself, which quotes blanks; one of a few values; or nothing.
_awale_words() {
    local words=() word is_joined="" option="" command="awale" place=0 values="" i

    # bash splits words at = and :, here they are joined again.
    for word in "${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
        if [[ ${#words[@]} -gt 0 && ( -n $is_joined || $word == [=:]* ) ]]; then
            words[${#words[@]}-1]+=$word
        else
            words+=("$word")
        fi
        is_joined=""
        [[ $word == *[=:] ]] && is_joined=1
    done

    for ((i = 1; i < ${#words[@]} - 1; i++)); do
        word=${words[i]}
        if [[ -n $option ]]; then
            option=""
            continue
        fi
        case "$command $word" in
            @VALUED@) option=$word ;;
            "$command -"*) ;;
            @COMMANDS@) command+=" $word" place=0 ;;
            *) place=$((place + 1)) ;;
        esac
    done

    word=${words[${#words[@]}-1]}
    COMPREPLY=()
    if [[ -z $option && $word == -*=* ]]; then
        option=${word%%=*}
        word=${word#*=}
    fi
    if [[ -n $option || $word == -* ]]; then
        _awale "$1" "$word" "${option:-$3}"
        # Without this, blanks in the names of folders are not quoted.
        [[ ${#COMPREPLY[@]} -eq 0 ]] && compopt -o filenames 2>/dev/null
    else
        case "$command $place" in
            @FILES@) return ;;
            @PLACES@
        esac
        COMPREPLY=( $(compgen -W "$values" -- "$word") )
        compopt +o default +o bashdefault 2>/dev/null
    fi

    # What is already written up to the last = or : stays.
    if [[ $word == *[=:]* && $COMP_WORDBREAKS == *=* && $COMP_WORDBREAKS == *:* ]]; then
        COMPREPLY=( "${COMPREPLY[@]#"${word%"${word##*[=:]}"}"}" )
    fi
}

complete -F _awale_words -o nosort -o bashdefault -o default awale 2>/dev/null ||
    complete -F _awale_words -o bashdefault -o default awale
