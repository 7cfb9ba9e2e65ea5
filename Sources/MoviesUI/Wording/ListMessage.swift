import MoviesCore

/// The message in place of the list: the situation, and what can be done.
struct ListMessage: Equatable {
  var headline: String
  var advice: String
  /// Whether the message reports a problem.
  var isWarning = false
}

extension ListMessage {
  /// Creates the message for an error.
  init(_ wording: ErrorWording) {
    self.init(headline: wording.headline, advice: wording.advice, isWarning: true)
  }

  /// Creates the message if a filter leaves no rows.
  init(noneLeftBy filter: RowFilter, in pane: Pane, keys: Keymap) {
    self.init(
      headline: "No title here matches “\(filter.text)”",
      advice: "Only what is known of a title is compared. "
        + "Press \(keys.reach(.back, from: pane)) for all rows.")
  }

  /// Creates the message while nothing is typed.
  init(nothingTypedIn pane: Pane, keys: Keymap, offersIMDb: Bool = false) {
    let how =
      pane == .searchField
      ? "A word or two is enough."
      : "Press \(keys.reach(.search, from: pane)) and type; a word or two is enough."
    self.init(
      headline: "Search by title",
      advice: ([how] + (offersIMDb ? [IMDbWording.offer(keys, in: pane)] : []))
        .joined(separator: " "))
  }

  /// Creates the message while the query is too short to be searched for without Enter.
  init(tooShortFor minimum: Int, in pane: Pane, keys: Keymap) {
    self.init(
      headline: "Keep typing",
      advice: "Search starts at \(minimum) characters. "
        + (pane == .searchField
          ? "Press \(keys.name(of: .submit)) to search now."
          : "Press \(keys.reach(.search, from: pane)) to continue."))
  }
}
