public import Titles

extension AppState {
  /// The mistake in the search line, as soon as it is to be shown; `nil` without one.
  ///
  /// A mistake that no further key can mend is shown at once, and an unfinished text once it is at
  /// rest. A word that only looks like a field is reported if it finds nothing as a word.
  public var shownMistake: ExpressionMistake? {
    guard let mistake = search.mistake else { return nil }
    let isShown =
      switch mistake.weight {
      case .final: true
      case .unfinished: search.isAtRest
      case .doubtful where mistake.isMisspeltField: search.isAtRest && !hasHitsAsTyped
      case .doubtful where mistake.isForeignOperator: search.isAtRest && !hasTitleAsTyped
      case .doubtful: search.isAtRest && hasFoundNothing
      }
    return isShown ? mistake.mistake : nil
  }

  /// Whether titles match the words as they were typed.
  private var hasHitsAsTyped: Bool {
    guard list.answered == search.query, !list.isStale, list.results.count > 0 else { return false }
    if case .spelling = list.answer?.fallback { return false }
    return true
  }

  /// Whether the name of a title equals the text, signs included, or the titles are not known yet.
  private var hasTitleAsTyped: Bool {
    guard list.answered == search.query, !list.isStale else { return true }
    return list.results.pages[1, default: []].contains {
      titles.summary(of: $0)?.isCalled(as: search.field.text) == true
    }
  }

  /// Whether no source knows a title that matches, not even by similar words.
  private var hasFoundNothing: Bool {
    list.answered == search.query && !list.isStale && list.results.count == 0
      && errors.search?.isNotFound == true
  }
}

extension SearchState {
  /// Whether the text is invalid until more of it is typed, or it is mended.
  public var hasToBeMended: Bool { mistake.map { $0.weight != .doubtful } ?? false }

  /// Whether a mistake is shown, at the earliest, once the text is at rest.
  var awaitsRest: Bool { mistake.map { $0.weight != .final } == true && !isAtRest }
}
