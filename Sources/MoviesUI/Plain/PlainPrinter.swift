import MoviesCore
import Titles

/// Says what the state holds, in lines that can be read aloud one by one.
struct PlainPrinter {
  let state: AppState
  /// The first row that is listed, from 0.
  var start = 0

  /// What is said of the page on top, and whether something of it is still to come.
  var page: PlainPage {
    switch state.screen.pages.top {
    case .results: PlainPage(awaitsCatalogue: state.isListAwaited) { found }
    case .title(let id): PlainPage(awaitsCatalogue: state.isAwaited(id)) { title(id) }
    case .series(let page): PlainPage(awaitsCatalogue: state.isAwaited(page)) { series(page) }
    case .compare:
      PlainPage(awaitsCatalogue: comparedTitles.contains(where: \.isOnTheWay)) { comparison }
    case .library(let page):
      PlainPage(awaitsCatalogue: state.isListAwaited, awaitsLibrary: !state.hasCurrentRows) {
        library(page)
      }
    case .statistics: PlainPage(awaitsLibrary: !state.library.isCounted) { statistics }
    case .openNames(let page):
      PlainPage(
        awaitsCatalogue: state.isLoading(.candidates), awaitsLibrary: !state.hasCurrentOpenNames
      ) { openNames(page) }
    case .tonight(let page): PlainPage(awaitsLibrary: page.isDrawing) { tonight(page) }
    }
  }

  /// Everything about a title, or why there is no more.
  func title(_ id: TitleID) -> [String] {
    let known = state.titles.detail(of: id)?.value.sentences ?? ["\(state.name(of: id)):"]
    let error =
      state.knowsAll(about: id) ? state.errors.byRequest[.title(id)] : state.errors.detail(id)
    return known + entry(of: id) + age(state.detailAge(of: id)) + words(error)
  }

  /// What titles that are put side by side are like, and what has not come of them.
  private var comparison: [String] {
    let comparison = Comparison(comparedTitles)
    let problems = zip(comparison.spokenTitles, comparedTitles).compactMap { name, title in
      title.error.map { "\(name): \(words($0).joined(separator: " "))" }
    }
    return comparison.sentences + problems
  }

  private var comparedTitles: [ComparedTitle] { CompareProps(state)?.titles ?? [] }

  /// What the user keeps about a title.
  private func entry(of id: TitleID) -> [String] {
    (state.library.entries[id]?.fields ?? []).map { field in
      let value = field.label == "You" ? field.value.replacing(" · ", with: ", ") : field.value
      return "\(field.label): \(value)".asSentence
    }
  }

  /// How old something is, if that is worth saying.
  func age(_ seconds: Int?) -> [String] { seconds.map { [PlainWording.age($0)] } ?? [] }

  /// What failed, and what can be done about it.
  func words(_ error: CatalogueError?, of query: TitleQuery? = nil) -> [String] {
    guard let error else { return [] }
    let words = ErrorWording(error, query: query, source: state.source, remedies: .plain)
    return ["\(words.headline). \(words.advice)"]
  }
}

/// A page in plain mode.
struct PlainPage {
  /// Whether something of it is still to come from the catalogue.
  var awaitsCatalogue = false
  /// Whether something of it is still to come from the library.
  var awaitsLibrary = false
  /// What is said of it.
  let lines: () -> [String]
}

extension ComparedTitle {
  fileprivate var isOnTheWay: Bool { isAwaited || seasons.contains(.awaited) }
}
