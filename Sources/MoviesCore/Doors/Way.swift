import Titles

/// A page on the way to where somebody is.
public enum WayStep: Sendable, Equatable {
  /// The titles that a text in the search line found.
  case search(String)
  /// The titles behind a door.
  case door(Door)
  /// A title that is read.
  case title(String)
  /// A list of the library.
  case library(LibraryTab)
  /// Any other page, by its pane.
  case pane(Pane)
}

extension AppState {
  /// The pages that lead here, the first one first; empty until a door was opened.
  ///
  /// Asked for every frame, so it copies no list.
  var way: [WayStep] {
    let pages = screen.pages
    guard pages.opened.contains(where: \.isBehindDoor) else { return [] }
    let first = pages.first.asked.map { WayStep.search($0.text) }
    return [first].compactMap(\.self) + pages.opened.compactMap(step)
  }

  private func step(to page: Page) -> WayStep? {
    switch page {
    case .results(let list):
      list.door.map { door in
        .door(list.person.map { .person($0.name) } ?? door)
      } ?? list.asked.map { .search($0.text) }
    case .title(let id): titles.summary(of: id).map { .title($0.title) }
    case .series(let page): titles.summary(of: page.series).map { .title($0.title) }
    case .library(let page): .library(page.tab)
    default: .pane(page.content.pane)
    }
  }
}

extension Page {
  /// Whether it shows the titles behind a door.
  var isBehindDoor: Bool {
    if case .results(let list) = self { list.door != nil } else { false }
  }
}
