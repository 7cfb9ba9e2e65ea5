/// What helps against a problem, as clauses: which key or command does what.
struct Remedies: Equatable {
  /// What asks once more.
  var retry: String
  /// What asks for something else.
  var edit: String

  init(retry: String, edit: String) {
    self.retry = retry
    self.edit = edit
  }

  /// The keys of the screen, as they are bound now.
  init(_ keys: Keymap) {
    self.init(
      retry: "\(keys.name(of: .retry)) tries again",
      edit: "\(keys.name(of: .search)) edits the search")
  }
}
