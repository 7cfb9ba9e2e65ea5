/// Direct colour for terminals whose terminfo entry knows only 256 colours.
///
/// ncurses reads an entry from the environment (TERMINFO=b64:…), so no file is needed. The entry
/// has what these terminals have in common, and nothing that would reset the user's palette.

#define _DEFAULT_SOURCE
#include <fnmatch.h>
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
//     setab=\E[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
//     setaf=\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
//     sgr0=\E[m, sitm=\E[3m, smcup=\E[?1049h, smso=\E[7m, smul=\E[4m,
//     vpa=\E[%i%p1%dd,
static const char entry[] =
    "b64:HgIOAA8ADwBpAZsBbW92aWVzLWRpcmVjdAAAAQAAAQAAAAAAAAAAAQEAUAAAAP____8YAAAA____________"
    "_________________________________________wAAAAEAAAEA__8AAAIA_____wQADAAQABQA__8fADAAMgA2"
    "AD0A__8_AEYA__9KAP__TgD_____________UgBXAP__YAD_______9lAGoAbwB0AP__fQCBAP____-KAJAA____"
    "________________________________________________________________________________________"
    "____________________________________________________________________lgD__58AqAD_____sQC6"
    "AP__wwD________________________________MAP__1wDZAP______________________________________"
    "________________________________________________________________________________________"
    "________________________________________________________________________________________"
    "________________________________________________________________________________________"
    "_________________________________________________________________9wA____________________"
    "____________________________________________________4QD_________________________________"
    "_-oA________________________7wD_________________________________________________________"
    "__________________________________________UASAEHAA0AG1tIG1sySgAbW0sAG1tKABtbJWklcDElZEcA"
    "G1slaSVwMSVkOyVwMiVkSAAKABtbSAAbWz8yNWwACAAbWz8yNWgAG1tDABtbQQAbW1AAG1sxbQAbWz8xMDQ5aAAb"
    "WzJtABtbN20AG1s3bQAbWzRtABtbJXAxJWRYABtbbQAbWz8xMDQ5bAAbWzI3bQAbWzI0bQAbWyVwMSVkUAAbWyVw"
    "MSVkQgAbWyVwMSVkQAAbWyVwMSVkRAAbWyVwMSVkQwAbWyVwMSVkQQAbWyVpJXAxJWRkAAoAG00AG1sxSwAbWzM5"
    "OzQ5bQAbWzNtABtbMjNtABtbJT8lcDElezh9JTwldDMlcDElZCVlMzg7MjslcDElezY1NTM2fSUvJWQ7JXAxJXsy"
    "NTZ9JS8lezI1NX0lJiVkOyVwMSV7MjU1fSUmJWQlO20AG1slPyVwMSV7OH0lPCV0NCVwMSVkJWU0ODsyOyVwMSV7"
    "NjU1MzZ9JS8lZDslcDElezI1Nn0lLyV7MjU1fSUmJWQ7JXAxJXsyNTV9JSYlZCU7bQAAAgAAAAAAAgAHAAEBAAAD"
    "AEFYAFJHQgA=";

static const char *const capable[] = {
    "xterm*", "tmux*", "alacritty*", "foot*", "kitty*", "*ghostty*", "wezterm*", "vte*", "konsole*",
};

static char *user_term, *user_terminfo;

static bool shows_direct_color(const char *term) {
  const char *promise = getenv("COLORTERM");
  if (!promise) return false;
  if (strcmp(promise, "truecolor") != 0 && strcmp(promise, "24bit") != 0) return false;
  for (size_t i = 0; i < sizeof capable / sizeof *capable; i++) {
    if (fnmatch(capable[i], term, 0) == 0) return true;
  }
  return false;
}

bool ct_offer_direct_color(void) {
#if defined(NCURSES_VERSION_PATCH) && NCURSES_VERSION_PATCH >= 20180127
  const char *term = getenv("TERM"), *terminfo = getenv("TERMINFO");
  if (!term || !shows_direct_color(term)) return false;
  user_term = strdup(term);
  user_terminfo = terminfo ? strdup(terminfo) : NULL;
  setenv("TERMINFO", entry, 1);
  setenv("TERM", "movies-direct", 1);
  return true;
#else
  return false;
#endif
}

void ct_withdraw_direct_color(void) {
  if (!user_term) return;
  setenv("TERM", user_term, 1);
  if (user_terminfo) {
    setenv("TERMINFO", user_terminfo, 1);
  } else {
    unsetenv("TERMINFO");
  }
  free(user_term);
  free(user_terminfo);
  user_term = user_terminfo = NULL;
}
