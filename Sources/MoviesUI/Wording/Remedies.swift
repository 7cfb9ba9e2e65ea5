import MoviesCore

/// Ways out of an error, as sentences: press this key, type this command.
struct Remedies: Equatable {
  /// Tries again.
  var retry: String
  /// Changes the words of the search.
  var edit: String
  /// Changes the type of the titles.
  var kind: String
  /// Changes the year of the titles.
  var year: String
  /// How long the day's limit probably lasts, if that is known.
  var limitWait: LimitWait?
  /// Whether the bundled films are of any help.
  var offersDemo = true
}

extension Remedies {
  /// In a shell, the lines of the errors themselves say what to do.
  static let shell = Remedies(retry: "", edit: "", kind: "", year: "")

  /// The same for whoever needs an answer about their own titles.
  static let shellWithoutDemo = Remedies(
    retry: "", edit: "", kind: "", year: "", offersDemo: false)

  /// The commands of plain mode.
  static let plain = Remedies(
    retry: "Type r to retry.", edit: "Type / and other words to search again.",
    kind: "Type t all for every type.",
    year: "Type y for any year.")

  /// The keys of the screen, as they are bound now, while this pane has the focus.
  init(_ keys: Keymap, in pane: Pane) {
    func press(_ command: Command, _ purpose: String) -> String {
      "Press \(keys.reach(command, from: pane)) to \(purpose)."
    }
    self.init(
      retry: press(.retry, "retry"), edit: press(.search, "edit"),
      kind: press(.filterKind, "change the type"), year: press(.filterYear, "change the year"))
  }

  /// The keys against an error of the search itself: in the search line, Enter retries, and the
  /// words can be edited at once.
  static func ofSearch(_ keys: Keymap, in pane: Pane) -> Remedies {
    var remedies = Remedies(keys, in: pane)
    if pane == .searchField {
      remedies.retry = "Press \(keys.reach(.submit, from: pane)) to retry."
      remedies.edit = "Edit the words above."
    }
    return remedies
  }

  /// How to retry, for the end of a line that begins with a few other words.
  var retryClause: String { retry.lowercasedFirst.withoutFullStop }
}
