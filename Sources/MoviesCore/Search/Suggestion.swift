import Titles

extension AppState {
  /// The words probably meant by those in the search line, if their hits are on the screen.
  public var suggestion: String? {
    guard case .spelling(let words) = list.answer?.fallback, list.answered == search.query,
      !list.isStale,
      search.mistake?.isMisspeltField != true
    else { return nil }
    let hasYear = words.separatingBracketedYear.year != nil
    return hasYear ? words : words.followed(by: search.field.text.separatingBracketedYear.year)
  }

  /// The suggestion, once no source can still have an answer to the words as they were typed.
  ///
  /// Until then Enter means the typed words: they may be right, and only unknown on this machine.
  var acceptableSuggestion: String? {
    loading.contains(.search) || errors.search == nil && !list.isSettled ? nil : suggestion
  }

  /// Whether there is a suggestion that Enter, or moving down to its hits, accepts.
  public var canAcceptSuggestion: Bool { acceptableSuggestion != nil }
}
