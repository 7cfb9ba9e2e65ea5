/// Direct colour for terminals whose terminfo entry knows only 256 colours.
///
/// ncurses reads an entry from the environment (TERMINFO=b64:…), so no file is needed. The entry
/// has what these terminals have in common, and nothing that would reset the user's palette. Its
/// first 256 numbers are that palette, whose look the user chooses.

#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Made with `tic -x` and `infocmp -x -Q2` from:
//
//   movies-direct,
//     am, mir, msgr, xenl, AX, RGB,
//     colors#0x1000000, cols#80, lines#24, pairs#0x10000,
//     bel=^G, bold=\E[1m, civis=\E[?25l, clear=\E[H\E[2J, cnorm=\E[?25h, cr=\r,
//     cub=\E[%p1%dD, cub1=^H, cud=\E[%p1%dB, cud1=\n, cuf=\E[%p1%dC, cuf1=\E[C,
//     cup=\E[%i%p1%d;%p2%dH, cuu=\E[%p1%dA, cuu1=\E[A, dch=\E[%p1%dP, dch1=\E[P,
//     dim=\E[2m, ech=\E[%p1%dX, ed=\E[J, el=\E[K, el1=\E[1K, home=\E[H,
//     hpa=\E[%i%p1%dG, ich=\E[%p1%d@, ind=\n, op=\E[39;49m, rev=\E[7m, ri=\EM,
//     ritm=\E[23m, rmcup=\E[?1049l, rmso=\E[27m, rmul=\E[24m,
//     setab=\E[%?%p1%{8}%<%t4%p1%d%e%p1%{16}%<%t10%p1%{8}%-%d%e%p1%{256}%<%t48;5;%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
//     setaf=\E[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e%p1%{256}%<%t38;5;%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
//     sgr0=\E[m, sitm=\E[3m, smcup=\E[?1049h, smso=\E[7m, smul=\E[4m,
//     vpa=\E[%i%p1%dd,
static char entry[] =
    "TERMINFO=b64:HgIOAA8ADwBpAQICbW92aWVzLWRpcmVjdAAAAQAAAQAAAAAAAAAAAQEAUAAAAP____8YAAAA_____"
    "________________________________________________wAAAAEAAAEA__8AAAIA_____wQADAAQABQA__8fADA"
    "AMgA2AD0A__8_AEYA__9KAP__TgD_____________UgBXAP__YAD_______9lAGoAbwB0AP__fQCBAP____-KAJAA_"
    "__________________________________________________________________________________________"
    "_____________________________________________________________________lgD__58AqAD_____sQC6A"
    "P__wwD________________________________MAP__1wDZAP_________________________________________"
    "__________________________________________________________________________________________"
    "__________________________________________________________________________________________"
    "__________________________________________________________________________________________"
    "________________________________________________________9wA_______________________________"
    "_________________________________________4QD__________________________________-oA_________"
    "_______________7wD________________________________________________________________________"
    "___________________________UAewEHAA0AG1tIG1sySgAbW0sAG1tKABtbJWklcDElZEcAG1slaSVwMSVkOyVwM"
    "iVkSAAKABtbSAAbWz8yNWwACAAbWz8yNWgAG1tDABtbQQAbW1AAG1sxbQAbWz8xMDQ5aAAbWzJtABtbN20AG1s3bQA"
    "bWzRtABtbJXAxJWRYABtbbQAbWz8xMDQ5bAAbWzI3bQAbWzI0bQAbWyVwMSVkUAAbWyVwMSVkQgAbWyVwMSVkQAAbW"
    "yVwMSVkRAAbWyVwMSVkQwAbWyVwMSVkQQAbWyVpJXAxJWRkAAoAG00AG1sxSwAbWzM5OzQ5bQAbWzNtABtbMjNtABt"
    "bJT8lcDElezh9JTwldDMlcDElZCVlJXAxJXsxNn0lPCV0OSVwMSV7OH0lLSVkJWUlcDElezI1Nn0lPCV0Mzg7NTslc"
    "DElZCVlMzg7MjslcDElezY1NTM2fSUvJWQ7JXAxJXsyNTZ9JS8lezI1NX0lJiVkOyVwMSV7MjU1fSUmJWQlO20AG1s"
    "lPyVwMSV7OH0lPCV0NCVwMSVkJWUlcDElezE2fSU8JXQxMCVwMSV7OH0lLSVkJWUlcDElezI1Nn0lPCV0NDg7NTslc"
    "DElZCVlNDg7MjslcDElezY1NTM2fSUvJWQ7JXAxJXsyNTZ9JS8lezI1NX0lJiVkOyVwMSV7MjU1fSUmJWQlO20AAgA"
    "AAAAAAgAHAAEBAAADAEFYAFJHQgA=";

extern char **environ;

/// A copy of the environment with our entry in it. It is never freed: another thread may still be
/// reading it.
static char **environment_with_entry(void) {
  size_t count = 0, kept = 0;
  while (environ[count]) count++;
  char **copy = malloc((count + 2) * sizeof *copy);
  if (!copy) return NULL;
  copy[kept++] = entry;
  for (size_t i = 0; i < count; i++) {
    if (strncmp(environ[i], "TERMINFO=", strlen("TERMINFO=")) != 0) copy[kept++] = environ[i];
  }
  copy[kept] = NULL;
  return copy;
}

SCREEN *ct_direct_color_open(FILE *file) {
  // The environment itself stays as it is, since other threads may be reading it: for a moment
  // there is another one.
  char **own = environ, **shown = environment_with_entry();
  if (!shown) return NULL;
  environ = shown;
  SCREEN *screen = newterm("movies-direct", file, file);
  environ = own;
  return screen;
}
