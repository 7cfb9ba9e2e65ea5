import MoviesCore

/// What helps against an error, as clauses: which key or command does what.
struct Remedies: Equatable {
  /// What asks once more.
  var retry: String
  /// What asks for something else.
  var edit: String
  /// What asks for other kinds of titles.
  var kind: String
  /// What asks for other years.
  var year: String
}

extension Remedies {
  /// At a shell the table's lines say by themselves what to do.
  static let shell = Remedies(retry: "", edit: "", kind: "", year: "")

  /// The keys of the screen, as they are bound now, where this pane has the focus.
  init(_ keys: Keymap, in pane: Pane) {
    func key(_ command: Command) -> String { keys.reach(command, from: pane) }
    self.init(
      retry: "\(key(.retry)) tries again", edit: "\(key(.search)) edits the search",
      kind: "\(key(.filterKind)) changes the type", year: "\(key(.filterYear)) changes the year")
  }

  /// The keys against an error of the search itself: in the search line Enter searches once more,
  /// and the words stand right there.
  static func ofSearch(_ keys: Keymap, in pane: Pane) -> Remedies {
    var remedies = Remedies(keys, in: pane)
    if pane == .searchField {
      remedies.retry = "\(keys.reach(.submit, from: pane)) tries again"
      remedies.edit = "edit the words above"
    }
    return remedies
  }
}
