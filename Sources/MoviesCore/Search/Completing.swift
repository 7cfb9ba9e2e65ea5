public import Redux
import Titles

extension AppState {
  /// What Tab does to the text of a pane's field: completes it, or takes the next of several ways to;
  /// `nil` where there is nothing to complete.
  public func completed(in pane: Pane) -> (any Action)? {
    let field: Field
    let input: TextInput
    switch pane {
    case .searchField: (field, input) = (.search, search.field)
    case .filterField: (field, input) = (.filter, search.filterField)
    default: return nil
    }
    if var completion = search.completion, completion.text == input.text {
      completion.advance(by: 1)
      return SearchAction.completed(completion, in: field)
    }
    let completion = Completion(of: input.text, cursor: input.cursor) { titles.values(of: $0) }
    return completion.map { SearchAction.completed($0, in: field) }
  }
}

extension TitlesState {
  /// The names, people, countries and languages of the titles that are known, the most frequent first.
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
