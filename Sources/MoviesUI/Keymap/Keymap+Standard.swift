import MoviesCore

extension Keymap {
  /// The keys that work in every pane.
  static let everywhere: [(Command, String)] = [
    (.help, "? F1"), (.redraw, "^L"), (.inspect, "F12"), (.suspend, "^Z"),
    (.quitAtOnce, "^C"),
  ]

  private static let sorting: [(Command, String)] = [
    (.sort(.rating), "sr"), (.sort(.votes), "sv"), (.sort(.year), "sy"), (.sort(.title), "st"),
    (.sort(.runtime), "sl"), (.sort(.disagreement), "sd"), (.sort(.mine), "sm"),
    (.sort(.seen), "sx"), (.sort(.added), "sw"), (.sort(nil), "so"), (.loadAll, "sa"),
  ]

  /// Commands without a key outside the menu unless the configuration gives them one.
  private static let copying: [(Command, String)] = [
    (.copyID, ""), (.copyTitle, ""), (.copyMarkdown, ""),
  ]

  /// Titles of any list can be put side by side.
  private static let marking: [(Command, String)] = [(.mark, "Space"), (.compare, "=")]

  /// What can be done with the selected title, whatever shows it.
  private static let linking: [(Command, String)] = [
    (.openLink, "o"), (.copyLink, "c"), (.copyMenu, "C"),
  ]

  /// What the user can keep about the selected title, whatever shows it.
  private static let keeping: [(Command, String)] =
    [(.watchlist, "w"), (.seen, "x")] + (1...10).map { (.rate($0), "*\($0 % 10)") } + [
      (.unrate, "*-"), (.note, "e"), (.noteInEditor, "E"), (.addToList, "a"), (.undo, "u"),
      (.redo, "U"),
    ]

  /// The ways to the lists, from every page.
  private static let going: [(Command, String)] = [
    (.goToResults, "gr"), (.goToWatchlist, "gw"), (.goToSeen, "gx"), (.goToLists, "gl"),
    (.goToStatistics, "gt"), (.goToOpenNames, "go"), (.tonight, "T"),
  ]

  /// What can be chosen for an open name.
  private static let choosing: [(Command, String)] =
    (1...9).map { (.candidate($0), "\($0)") } + [
      (.otherName, "e"), (.leaveOut, "d"), (.undo, "u"), (.redo, "U"),
    ]

  /// What only lists of the library can do.
  private static let listing: [(Command, String)] = [
    (.previousTab, "["), (.nextTab, "]"), (.rowUp, "<"), (.rowDown, ">"), (.saveList, "+"),
  ]

  /// What can be done from every page that is not a list.
  private static let leaving: [(Command, String)] = [
    (.search, "/"), (.filterKind, "t"), (.filterYear, "y"), (.retry, "r"), (.mouse, "m"),
    (.theme, "^T"), (.quit, "q"),
  ]

  /// The keys of a pane without a configuration.
  static func standard(_ pane: Pane) -> [(Command, String)] {
    switch pane {
    case .wall:
      [
        (.moveUp, "Up k"), (.moveDown, "Down j"), (.moveLeft, "Left h"), (.moveRight, "Right l"),
        (.pageUp, "PgUp ^B"), (.pageDown, "PgDn ^F"), (.halfPageUp, "^U"), (.halfPageDown, "^D"),
        (.moveFirst, "Home gg"), (.moveLast, "End G"), (.open, "Enter"), (.wall, "P"),
        (.switchPane, "Tab"),
        (.search, "/"), (.filterKind, "t"), (.filterYear, "y"), (.filterRows, "f"),
        (.openLink, "o"), (.copyLink, "c"), (.copyMenu, "C"), (.retry, "r"), (.mouse, "m"),
        (.theme, "^T"),
        (.back, "Esc Backspace"), (.quit, "q"),
      ] + sorting + copying + marking + keeping + going + listing
    case .results:
      [
        (.moveUp, "Up k"), (.moveDown, "Down j"), (.pageUp, "PgUp ^B"), (.pageDown, "PgDn ^F"),
        (.halfPageUp, "^U"), (.halfPageDown, "^D"), (.moveFirst, "Home gg"), (.moveLast, "End G"),
        (.open, "Enter l Right"), (.search, "/"), (.switchPane, "Tab"),
        (.filterKind, "t"),
        (.filterYear, "y"), (.filterRows, "f"), (.openLink, "o"), (.copyLink, "c"),
        (.copyMenu, "C"), (.detailsDown, "J"), (.detailsUp, "K"), (.posters, "i"), (.wall, "P"),
        (.retry, "r"),
        (.mouse, "m"), (.theme, "^T"), (.back, "Esc Backspace"), (.quit, "q"),
      ] + sorting + copying + marking + keeping + going + listing
    case .details:
      [
        (.moveUp, "Up k"), (.moveDown, "Down j"), (.pageUp, "PgUp ^B"),
        (.pageDown, "PgDn ^F Space"), (.halfPageUp, "^U"), (.halfPageDown, "^D"),
        (.moveFirst, "Home gg"), (.moveLast, "End G"), (.nextTitle, "n"), (.previousTitle, "p"),
        (.openSeries, "Enter"), (.search, "/"), (.filterKind, "t"), (.filterYear, "y"),
        (.openLink, "o"),
        (.copyLink, "c"), (.copyMenu, "C"), (.posters, "i"), (.retry, "r"), (.switchPane, "Tab"),
        (.mouse, "m"), (.theme, "^T"), (.back, "Esc h Left Backspace"), (.quit, "q"),
      ] + copying + keeping + going
    case .about:
      [
        (.moveUp, "Up k"), (.moveDown, "Down j"), (.moveLeft, "Left h"), (.moveRight, "Right l"),
        (.pageUp, "PgUp ^B"), (.pageDown, "PgDn ^F Space"), (.halfPageUp, "^U"),
        (.halfPageDown, "^D"), (.moveFirst, "Home gg"), (.moveLast, "End G"), (.open, "Enter"),
        (.nextView, "v"), (.nextTitle, "n"), (.previousTitle, "p"), (.posters, "i"),
        (.back, "Esc Backspace"),
      ] + linking + leaving + copying + keeping + going
    case .episodes, .heatMap, .chart:
      [
        (.moveUp, "Up k"), (.moveDown, "Down j"), (.moveLeft, "Left h"), (.moveRight, "Right l"),
        (.pageUp, "PgUp ^B"), (.pageDown, "PgDn ^F"), (.halfPageUp, "^U"), (.halfPageDown, "^D"),
        (.moveFirst, "Home gg"), (.moveLast, "End G"), (.open, "Enter"), (.nextView, "v"),
        (.detailsDown, "J"), (.detailsUp, "K"), (.posters, "i"), (.back, "Esc Backspace"),
      ] + marking + linking + leaving + copying + keeping + going
    case .compare:
      [
        (.moveUp, "Up k"), (.moveDown, "Down j"), (.moveLeft, "Left h"), (.moveRight, "Right l"),
        (.pageUp, "PgUp ^B"), (.pageDown, "PgDn ^F Space"), (.halfPageUp, "^U"),
        (.halfPageDown, "^D"), (.moveFirst, "Home gg"), (.moveLast, "End G"), (.open, "Enter"),
        (.back, "Esc Backspace"),
      ] + linking + leaving + copying + keeping + going
    case .searchField:
      [
        (.submit, "Enter"), (.moveUp, "Up"), (.moveDown, "Down"), (.pageUp, "PgUp"),
        (.pageDown, "PgDn"), (.olderQuery, "^P"), (.complete, "Tab"), (.back, "Esc"),
      ]
    case .yearField:
      [(.submit, "Enter"), (.complete, "Tab"), (.back, "Esc")]
    case .filterField:
      [
        (.submit, "Enter"), (.moveUp, "Up"), (.moveDown, "Down"), (.pageUp, "PgUp"),
        (.pageDown, "PgDn"), (.complete, "Tab"), (.back, "Esc"),
      ]
    case .help:
      [
        (.submit, "Enter"), (.moveUp, "Up"), (.moveDown, "Down"), (.pageUp, "PgUp"),
        (.pageDown, "PgDn"), (.complete, "Tab"), (.back, "Esc"),
      ]
    case .history:
      [
        (.submit, "Enter"), (.moveUp, "Up"), (.moveDown, "Down"), (.pageUp, "PgUp"),
        (.pageDown, "PgDn"), (.olderQuery, "^P"), (.newerQuery, "^N"), (.complete, "Tab"),
        (.back, "Esc"),
      ]
    case .statistics:
      [
        (.moveUp, "Up k"), (.moveDown, "Down j"), (.moveLeft, "Left h"), (.moveRight, "Right l"),
        (.moveFirst, "Home gg"), (.moveLast, "End G"), (.previousTab, "["), (.nextTab, "]"),
        (.open, "Enter"), (.back, "Esc Backspace"),
      ] + leaving + keeping + going
    case .openNames:
      [
        (.moveUp, "Up k"), (.moveDown, "Down j"), (.moveLeft, "Left h"), (.moveRight, "Right l"),
        (.pageUp, "PgUp ^B"), (.pageDown, "PgDn ^F"), (.halfPageUp, "^U"), (.halfPageDown, "^D"),
        (.moveFirst, "Home gg"), (.moveLast, "End G"), (.open, "Enter"),
        (.back, "Esc Backspace"),
      ] + choosing + linking + leaving + copying + going
    case .tonight:
      [
        (.moveUp, "Up k"), (.moveDown, "Down j"), (.moveFirst, "Home gg"), (.moveLast, "End G"),
        (.open, "Enter l Right"), (.veto, "v"), (.takeVetoBack, "V"), (.drawAgain, "n"),
        (.filterRows, "f"), (.switchSource, "s"), (.switchSeen, "S"),
        (.back, "Esc h Left Backspace"),
      ] + linking + leaving + copying + keeping + going
    case .wishField:
      [(.submit, "Enter"), (.complete, "Tab"), (.back, "Esc")]
    case .prompt:
      [
        (.submit, "Enter"), (.moveUp, "Up"), (.moveDown, "Down"), (.complete, "Tab"),
        (.back, "Esc"),
      ]
    case .copyMenu:
      [
        (.moveUp, "Up k"), (.moveDown, "Down j"), (.choose, "Enter"), (.copyID, "i"),
        (.copyLink, "l c"), (.copyTitle, "t"), (.copyMarkdown, "m"),
        (.back, "Esc h Left Backspace"),
        (.quit, "q C"),
      ]
    case .smallScreen:
      [(.quit, "q")]
    }
  }
}
