public import Redux
import Titles

extension AppState {
  /// Completes the text of a pane's field after Tab, or offers the next completion; returns `nil`
  /// if there is nothing to complete.
  public func completed(in pane: Pane) -> (any Action)? {
    switch pane {
    case .searchField:
      completion(of: search.field, after: search.completion)
        .map { SearchAction.completed($0, in: .search) }
    case .filterField:
      completion(of: search.filterField, after: search.completion)
        .map { SearchAction.completed($0, in: .filter) }
    case .wishField:
      screen.pages.tonight?.field.flatMap { completion(of: $0.input, after: $0.completion) }
        .map { TonightAction.fieldCompleted($0) }
    case .prompt where prompt?.question == .importedPath:
      prompt.map { ImportAction.completionAsked($0.input.text) }
    default: nil
    }
  }

  /// Returns the completion of a text, or the next one if the text is the result of the last.
  private func completion(of input: TextInput, after last: Completion?) -> Completion? {
    if var next = last, next.text == input.text {
      next.advance(by: 1)
      return next
    }
    let lists = library.listNames + library.livingLists.map(\.name)
    return Completion(of: input.text, cursor: input.cursor, lists: lists) {
      titles.values(of: $0)
    }
  }
}

extension TextInput {
  /// Creates the text of a completion.
  init(_ completion: Completion) {
    self.init(text: completion.text, cursor: completion.cursor)
  }
}

extension TitlesState {
  /// Returns the values of a field in the known titles, most frequent first.
  fileprivate func values(of field: TextField) -> [String] {
    var counts: [String: Int] = [:]
    for detail in known {
      for value in field.values(of: detail) { counts[value, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension TextField {
  fileprivate func values(of detail: TitleDetail) -> [String] {
    switch self {
    case .name: [detail.title]
    case .genre: detail.genres
    case .director: detail.directors
    case .writer: detail.writers
    case .actor: detail.actors
    case .country: detail.countries
    case .language: detail.languages
    case .plot, .rated, .awards: []
    }
  }
}
