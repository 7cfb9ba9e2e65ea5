import MoviesCore

/// Ways out of an error, as sentences: press this key, type this command.
struct Remedies: Equatable {
  /// The sentence about how to try again.
  var retry: String
  /// The sentence about how to change the words of the search.
  var edit: String
  /// The sentence about how to change the type of the titles.
  var kind: String
  /// The sentence about how to change the year of the titles.
  var year: String
  /// The time that the daily limit probably lasts, if known.
  var limitWait: LimitWait?
  /// Whether the bundled films are of any help.
  var offersDemo = true
}

extension Remedies {
  /// No remedies: in a shell, the lines of the errors themselves have the advice.
  static let shell = Remedies(retry: "", edit: "", kind: "", year: "")

  /// No remedies in a shell either, for users who need an answer about their own titles.
  static let shellWithoutDemo = Remedies(
    retry: "", edit: "", kind: "", year: "", offersDemo: false)

  /// The commands of plain mode.
  static let plain = Remedies(
    retry: "Type r to retry.", edit: "Type / and other words to search again.",
    kind: "Type t all for every type.",
    year: "Type y for any year.")

  /// Creates remedies with the screen's current keys, while this pane has the focus.
  init(_ keys: Keymap, in pane: Pane) {
    func press(_ command: Command, _ purpose: String) -> String {
      "Press \(keys.reach(command, from: pane)) to \(purpose)."
    }
    self.init(
      retry: press(.retry, "retry"), edit: press(.search, "edit"),
      kind: press(.filterKind, "change the type"), year: press(.filterYear, "change the year"))
  }

  /// Returns remedies for an error of the search itself: in the search line, Enter retries, and the
  /// words can be edited at once.
  static func ofSearch(_ keys: Keymap, in pane: Pane) -> Remedies {
    var remedies = Remedies(keys, in: pane)
    if pane == .searchField {
      remedies.retry = "Press \(keys.reach(.submit, from: pane)) to retry."
      remedies.edit = "Edit the words above."
    }
    return remedies
  }

  /// The clause about how to retry, to follow a few other words.
  var retryClause: String { retry.lowercasedFirst.withoutFullStop }
}
