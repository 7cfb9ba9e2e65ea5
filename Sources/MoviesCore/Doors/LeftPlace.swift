import Titles

/// Where somebody was in a text when they opened a page above it.
struct LeftPlace: Sendable, Codable, Equatable {
  /// How many pages were open.
  var depth: Int
  var content: ScrolledContent
  /// How many lines were scrolled away at the top.
  var scroll: Int
  var door: DoorPlace?
}

extension AppState {
  /// Begins another text at its top, and comes back to one that was left where it was left.
  ///
  /// - Parameters:
  ///   - content: The text before the action.
  ///   - depth: How many pages were open.
  ///   - place: Where in the text somebody was.
  mutating func keepPlace(
    in content: ScrolledContent, at depth: Int, _ place: (scroll: Int, door: DoorPlace?)
  ) {
    let nowOpen = screen.pages.opened.count
    // Most actions leave nothing to do, and are to cost nothing.
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
