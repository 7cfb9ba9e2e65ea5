import MoviesCore

/// What stands in the place of the list: a headline, and what to do next.
struct ListMessage: Equatable {
  var headline: String
  var advice: String
}

extension ListMessage {
  /// The words for an error.
  init(_ wording: ErrorWording) {
    self.init(headline: wording.headline, advice: wording.advice)
  }

  /// The words while nothing is typed.
  init(nothingTypedIn pane: Pane, keys: Keymap) {
    self.init(
      headline: "Type a title",
      advice: pane == .searchField
        ? "Some words of it are enough."
        : "\(keys.reach(.search, from: pane)) goes to the search line; some words of the title are "
          + "enough.")
  }

  /// The words while what is typed is too short to be asked by itself.
  init(tooShortFor minimum: Int, keys: Keymap) {
    self.init(
      headline: "Type on",
      advice:
        "From \(minimum) characters on the search begins by itself; \(keys.name(of: .submit)) in the "
        + "search line begins it at once.")
  }
}
