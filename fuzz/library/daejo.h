/* daejo's judges for programs in C, and in every language that can call C.
 *
 * Renju boards are board lines: one character a point, `.` empty, `X` black, `O` white, the top row first and
 * each row from the left; 25 to 361 characters, a square. Points are "a1" to "s19", the letter i included.
 * Readings are words as `daejo --reading` takes them, blank separated ("five-at-completion=counts
 * recursion=cap=1"); NULL or "" is the default. JK games are in the text form of `daejo judge jk`, rules are
 * a preset and readings ("jk ko=literal"); NULL: those the game names, else "jk".
 *
 * Every function may be called by several threads at once. A function that fails says why by
 * daejo_last_error() of the same thread. No function keeps a pointer it was given.
 */
#ifndef DAEJO_H
#define DAEJO_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Raised when a program compiled against an older header would no longer work. */
#define DAEJO_ABI_VERSION 1
int daejo_abi_version(void);

/* "0.1.0" */
const char* daejo_version(void);

enum daejo_status {
    DAEJO_OK = 0,
    DAEJO_BAD_INPUT = 64, /* what was given cannot be read, or a pointer that has to be there is NULL */
    DAEJO_FAILED = 70     /* daejo itself failed, or there is no memory */
};

/* The last failure in this thread as one sentence, "" when there was none; valid until the next failure. */
const char* daejo_last_error(void);

/* What a black stone on a point would be. */
enum daejo_answer {
    DAEJO_OCCUPIED = 0,
    DAEJO_LEGAL = 1,
    DAEJO_FIVE = 2,
    DAEJO_OVERLINE = 3,
    DAEJO_DOUBLE_FOUR = 4,
    DAEJO_DOUBLE_THREE = 5
};

/* The readings of the renju rules, read once. A value of this type never changes. */
typedef struct daejo_readings daejo_readings;

/* NULL when a word is unknown. To be freed. */
daejo_readings* daejo_readings_new(const char* words);
void daejo_readings_free(daejo_readings* readings);

/* The foul map of a board: `map` takes as many characters as the board line has and a closing NUL, with every
 * empty point replaced: `.` legal, `5` five, `6` overline, `4` double-four, `3` double-three. DAEJO_BAD_INPUT
 * when `map_size` is less. Some tenths of a microsecond for boards up to 15x15. `readings` may be NULL. */
int daejo_foul_map(const daejo_readings* readings, const char* board, char* map, size_t map_size);

/* The same for engines, without text: `cells` has size * size bytes, 0 empty, 1 black, 2 white, the bottom
 * row first and each row from the left (index 0 is a1); `answers` takes as many bytes, each a daejo_answer.
 */
int daejo_foul_cells(const daejo_readings* readings, int size, const unsigned char* cells,
                     unsigned char* answers);

struct daejo_point_verdict {
    int answer; /* a daejo_answer */
    int threes; /* threes that meet in the point; 0 at a five, an overline or a double-four */
    int real;   /* of these the real ones */
    int depth;  /* how deep the judgement of false threes goes */
};

/* One point. */
int daejo_judge_point(const daejo_readings* readings, const char* board, const char* point,
                      struct daejo_point_verdict* verdict);

/* Why a point is what it is, some lines of text. NULL on failure. To be freed with daejo_free. */
char* daejo_explain(const daejo_readings* readings, const char* board, const char* point);

/* The records of a JK game's actions, one JSON object a line. NULL on failure. To be freed with daejo_free.
 * The text must hold exactly one game. */
char* daejo_jk_records(const char* game, const char* rules);

/* Frees a text a function gave; NULL is allowed. */
void daejo_free(char* text);

#ifdef __cplusplus
}
#endif

#endif
