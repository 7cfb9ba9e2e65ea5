import MoviesCore
import Titles

/// Describes the state in lines that can be read aloud one by one.
struct PlainPrinter {
  let state: AppState
  /// The index of the first listed row, from 0.
  var start = 0

  /// The page on top, and whether some of it is still loading.
  var page: PlainPage {
    if let face = PageProps(state).face { return face.spoken(by: self) }
    guard let library = state.screen.pages.library else {
      return PlainPage(awaitsCatalogue: state.isListAwaited) { found }
    }
    return PlainPage(awaitsCatalogue: state.isListAwaited, awaitsLibrary: !state.hasCurrentRows) {
      self.library(library)
    }
  }

  /// Returns everything about a title, or why there is no more.
  func title(_ id: TitleID) -> [String] {
    let known = state.titles.detail(of: id)?.value.sentences ?? ["\(state.name(of: id)):"]
    let error =
      state.knowsAll(about: id) ? state.errors.byRequest[.title(id)] : state.errors.detail(id)
    return known + entry(of: id) + similar(to: id) + age(state.detailAge(of: id)) + words(error)
  }

  /// Returns titles side by side, and which facts have not come.
  func comparison(of titles: [ComparedTitle]) -> [String] {
    let comparison = Comparison(titles)
    let problems = zip(comparison.spokenTitles, titles).compactMap { name, title in
      title.error.map { "\(name): \(words($0).joined(separator: " "))" }
    }
    return comparison.sentences + problems
  }

  /// Returns the names of the titles similar to another one, each with the reason.
  private func similar(to id: TitleID) -> [String] {
    state.similar[id].map { "Similar: \($0.sentence)" }
  }

  /// Returns the user's own facts about a title.
  private func entry(of id: TitleID) -> [String] {
    (state.library.entries[id]?.fields ?? []).map { field in
      let value = field.label == "You" ? field.value.replacing(" · ", with: ", ") : field.value
      return "\(field.label): \(value)".asSentence
    }
  }

  /// Returns an age in words, if it is worth saying.
  func age(_ seconds: Int?) -> [String] { seconds.map { [PlainWording.age($0)] } ?? [] }

  /// Returns an error in words, and what can be done about it.
  func words(_ error: CatalogueError?, of query: TitleQuery? = nil) -> [String] {
    guard let error else { return [] }
    let words = ErrorWording(error, query: query, source: state.source, remedies: .plain)
    return ["\(words.headline). \(words.advice)"]
  }
}

/// A page in plain mode.
struct PlainPage {
  /// Whether something on the page is still to come from the catalogue.
  var awaitsCatalogue = false
  /// Whether something on the page is still to come from the library.
  var awaitsLibrary = false
  /// The lines about it.
  let lines: () -> [String]
}
