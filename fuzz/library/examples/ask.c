/* The foul map of a board line and why a point of it is what it is: ask BOARD POINT
 * or the records of a JK game: ask jk GAME */

#include <daejo/daejo.h>

#include <stdio.h>
#include <string.h>

int main(int count, char **words) {
    char map[362];
    char *text;
    if (count != 3) {
        fprintf(stderr, "ask BOARD POINT, or ask jk GAME\n");
        return 64;
    }
    if (strcmp(words[1], "jk") == 0) {
        text = daejo_jk_records(words[2], NULL);
    } else {
        text = NULL;
        if (daejo_foul_map(NULL, words[1], map, sizeof map) == DAEJO_OK) {
            printf("%s\n", map);
            text = daejo_explain(NULL, words[1], words[2]);
        }
    }
    if (text == NULL) {
        fprintf(stderr, "%s\n", daejo_last_error());
        return 64;
    }
    fputs(text, stdout);
    daejo_free(text);
    return 0;
}
