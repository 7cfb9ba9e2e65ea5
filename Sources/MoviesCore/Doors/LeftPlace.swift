import Titles

/// The place that the user left in a text to open a page above it.
struct LeftPlace: Sendable, Codable, Equatable {
  /// The number of pages that were open.
  var depth: Int
  var content: ScrolledContent
  /// The number of lines scrolled away at the top.
  var scroll: Int
  var door: DoorPlace?
}

extension AppState {
  /// Starts another text at its top, and restores the place in a text that was left before.
  ///
  /// - Parameters:
  ///   - content: The text before the action.
  ///   - depth: The number of pages that were open.
  ///   - place: The scroll offset and the link in that text.
  mutating func keepPlace(
    in content: ScrolledContent, at depth: Int, _ place: (scroll: Int, door: DoorPlace?)
  ) {
    let nowOpen = screen.pages.opened.count
    // Most actions change nothing here, and should cost nothing.
    guard nowOpen != depth || screen.detailsScroll != 0 || screen.door != nil else { return }
    let now = scrolledContent
    guard nowOpen != depth || now != content else { return }
    if nowOpen > depth, now != content {
      let left = LeftPlace(
        depth: depth, content: content, scroll: place.scroll, door: place.door)
      if left.scroll > 0 || left.door != nil { screen.leftPlaces.append(left) }
    }
    let back = screen.leftPlaces.first { $0.depth == nowOpen && $0.content == now }
    if nowOpen < depth, let back {
      (screen.detailsScroll, screen.door) = (back.scroll, back.door)
    } else if now != content {
      (screen.detailsScroll, screen.door) = (0, nil)
    }
    screen.leftPlaces.removeAll { $0.depth >= nowOpen }
  }
}

/// The content that scrolls as one: the details of a title, or titles side by side.
enum ScrolledContent: Sendable, Codable, Equatable {
  case title(TitleID?)
  case comparison([TitleID])
}

extension AppState {
  /// The content that the scroll offset of the details belongs to.
  var scrolledContent: ScrolledContent {
    comparison.map { .comparison($0.ids) } ?? .title(wantedTitle)
  }
}
