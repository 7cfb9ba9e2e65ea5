import Titles

/// A page on the way to the current one.
public enum WayStep: Sendable, Equatable {
  /// The results of a search, by the text of the search line.
  case search(String)
  /// The titles behind a link.
  case door(Door)
  /// The page of a title, by its name.
  case title(String)
  /// A list of the library.
  case library(LibraryTab)
  /// Any other page, by its pane.
  case pane(Pane)
}

extension AppState {
  /// The pages that lead to the current one, the first one first; empty until a link was opened.
  ///
  /// It is computed for every frame, so it copies no list.
  var way: [WayStep] {
    let pages = screen.pages
    return pages.opened.contains(where: \.isBehindDoor) ? way(through: pages.opened) : []
  }

  /// Returns the way through opened pages: from the search below them, or from the home page.
  func way(through opened: [Page]) -> [WayStep] {
    let asked = opened.first == .home ? nil : screen.pages.first.asked
    return (asked.map { [.search($0.text)] } ?? []) + opened.compactMap(step)
  }

  private func step(to page: Page) -> WayStep? {
    switch page {
    case .results(let list):
      list.door.map { door in
        .door(list.origin?.person.map { .person($0.name) } ?? door)
      } ?? list.asked.map { .search($0.text) }
    case .title(let id): titles.summary(of: id).map { .title($0.title) }
    case .series(let page): titles.summary(of: page.series).map { .title($0.title) }
    case .library(let page): .library(page.tab)
    case .home: nil
    default: .pane(page.content.pane)
    }
  }
}

extension Page {
  /// Whether the page shows the titles behind a link.
  var isBehindDoor: Bool {
    if case .results(let list) = self { list.door != nil } else { false }
  }
}
