import MoviesCore

/// Keys that several panes have; those of a single pane are with its page.
extension Keymap {
  /// The keys that work in every pane.
  static let everywhere: [(Command, String)] = [
    (.help, "? F1"), (.redraw, "^L"), (.inspect, "F12"), (.suspend, "^Z"),
    (.quitAtOnce, "^C"),
  ]

  /// Returns commands that move through rows, by pages and to the ends.
  ///
  /// - Parameters:
  ///   - isSideways: Whether the pane also moves to the left and to the right.
  ///   - pageDown: The keys for the next page, which in a text include that of pagers.
  /// - Returns: The commands and their keys.
  static func moving(
    andSideways isSideways: Bool = false, pageDown: String = "PgDn ^F"
  ) -> [(Command, String)] {
    steps + (isSideways ? sideways : []) + [
      (.pageUp, "PgUp ^B"), (.pageDown, pageDown), (.halfPageUp, "^U"), (.halfPageDown, "^D"),
    ] + ends
  }

  /// The keys for the next page of a text, as in a pager.
  static let pageDownInText = "PgDn ^F Space"

  static let steps: [(Command, String)] = [(.moveUp, "Up k"), (.moveDown, "Down j")]
  static let sideways: [(Command, String)] = [(.moveLeft, "Left h"), (.moveRight, "Right l")]
  static let ends: [(Command, String)] = [(.moveFirst, "Home gg"), (.moveLast, "End G")]

  /// The commands of every field.
  static let typing: [(Command, String)] = [(.submit, "Enter"), (.complete, "Tab"), (.back, "Esc")]

  /// The commands of a field with rows below it.
  static let typingAboveRows: [(Command, String)] =
    typing + [(.moveUp, "Up"), (.moveDown, "Down"), (.pageUp, "PgUp"), (.pageDown, "PgDn")]

  /// The command that goes back from a page.
  static let goingBack: [(Command, String)] = [(.back, "Esc Backspace")]

  /// The command that goes back from a page without anything to the left.
  static let goingBackOrLeft: [(Command, String)] = [(.back, "Esc h Left Backspace")]

  static let sorting: [(Command, String)] = [
    (.sort(.rating), "sr"), (.sort(.votes), "sv"), (.sort(.year), "sy"), (.sort(.title), "st"),
    (.sort(.runtime), "sl"), (.sort(.disagreement), "sd"), (.sort(.mine), "sm"),
    (.sort(.seen), "sx"), (.sort(.added), "sw"), (.sort(nil), "so"), (.loadAll, "sa"),
  ]

  /// Commands that have a key only in the menu, unless the configuration gives them one.
  static let copying: [(Command, String)] = [
    (.copyID, ""), (.copyTitle, ""), (.copyMarkdown, ""),
  ]

  /// Commands that mark titles of any list, and compare them.
  static let marking: [(Command, String)] = [(.mark, "Space"), (.compare, "=")]

  /// Commands for the selected title, on any page.
  static let linking: [(Command, String)] = [
    (.openLink, "o"), (.copyLink, "c"), (.copyMenu, "C"), (.play, "O"), (.playAnew, "gO"),
  ]

  /// Commands that keep facts about the selected title, on any page.
  static let keeping: [(Command, String)] =
    [(.watchlist, "w"), (.seen, "x"), (.logSeen, "X")] + (1...10).map { (.rate($0), "*\($0 % 10)") }
    + [
      (.unrate, "*-"), (.note, "e"), (.noteInEditor, "E"), (.addToList, "a"), (.undo, "u"),
      (.redo, "U"),
    ]

  /// Commands that go to the lists and the pages, and to IMDb's data, from every page.
  static let going: [(Command, String)] = Pane.allCases.flatMap(\.face.waysHere) + [(.imdb, "gi")]

  /// Commands for lists of the library only.
  static let listing: [(Command, String)] = [
    (.previousTab, "["), (.nextTab, "]"), (.rowUp, "<"), (.rowDown, ">"), (.saveList, "+"),
  ]

  /// Commands for every list, as rows or as a wall.
  static let list =
    leaving + [(.filterRows, "f")] + linking + sorting + copying + marking + keeping + going
    + listing

  /// Commands for every page that shows one title, or several as equals.
  static let aboutTitle = linking + leaving + copying + keeping + going

  /// Commands for every page.
  static let leaving: [(Command, String)] = [
    (.search, "/"), (.filterKind, "t"), (.filterYear, "y"), (.retry, "r"), (.labelDoors, ","),
    (.mouse, "m"), (.theme, "^T"), (.quit, "q"),
  ]
}
