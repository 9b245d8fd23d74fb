/* Plays the last legal move of the list. cc -O2 -o last_pit last_pit.c */
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[1024];
    while (fgets(line, sizeof line, stdin)) {
        strtok(line, " ");              /* the position */
        char *moves = strtok(NULL, " ");
        if (!moves) return 1;
        char *last = strrchr(moves, ',');
        puts(last ? last + 1 : moves);
        fflush(stdout);
    }
    return 0;
}
