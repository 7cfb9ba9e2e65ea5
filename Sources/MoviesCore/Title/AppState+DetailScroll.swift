import Titles

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
