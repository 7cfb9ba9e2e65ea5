public import Keeping
public import Redux
public import Titles

/// Events of the page of next episodes.
public enum NextUpAction: Action, Codable, Hashable {
  /// The user opened the page.
  case opened
  /// The begun series arrived, from this revision of the library.
  case came([BegunSeries], revision: Int)
  /// The selection moved by this many rows.
  case moved(by: Int)
  /// A row was selected by its index, from 0; an index out of range selects the nearest row.
  case selected(row: Int)
}

/// Reads the series that the user has begun.
public struct GetBegunSeries: LibraryQuestion {
  public init() {}

  public var id: LibraryRequestID? { .begunSeries }

  public func perform(
    with service: LibraryService
  ) async throws(LibraryError) -> ([BegunSeries], Int) {
    try await service.withRevision { (_) throws(LibraryError) in
      try await service.entries(in: .seen).begunSeries
    }
  }

  public func onSuccess(_ response: ([BegunSeries], Int)) -> [any Action] {
    [NextUpAction.came(response.0, revision: response.1)]
  }
}

extension AppState {
  /// Opens the page of next episodes, or changes it.
  mutating func reduceNextUp(_ action: NextUpAction) {
    if action == .opened {
      if screen.pages.nextUp == nil { screen.open(.nextUp(NextUpPage())) }
      return
    }
    guard var page = screen.pages.nextUp else { return }
    switch action {
    case .opened: break
    case .came(let series, let revision):
      page.show(series, of: revision)
      for begun in series {
        titles.note(TitleSummary(id: begun.id, title: begun.title, kind: .series))
      }
    case .moved(let steps):
      let rows = rows(of: page)
      let steps = max(-rows.count, min(steps, rows.count))
      select(selection(of: page, among: rows) + steps, among: rows, on: &page)
    case .selected(let row): select(row, among: rows(of: page), on: &page)
    }
    screen.pages.update { (top: inout NextUpPage) in top = page }
  }

  private func select(_ row: Int, among rows: [NextUpRow], on page: inout NextUpPage) {
    guard !rows.isEmpty else { return }
    page.select(rows[max(0, min(row, rows.count - 1))].id)
  }
}
