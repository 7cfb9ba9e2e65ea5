import Titles

/// The content that is scrolled as one: everything about a title, or titles side by side.
enum ScrolledContent: Equatable {
  case title(TitleID?)
  case comparison([TitleID])
}

extension AppState {
  /// The content that the scroll offset of the details belongs to.
  var scrolledContent: ScrolledContent {
    comparison.map { .comparison($0.ids) } ?? .title(wantedTitle)
  }

  /// The details of another title begin at their top.
  mutating func scrollToTop(unlessStillAt content: ScrolledContent) {
    if screen.detailsScroll != 0, scrolledContent != content { screen.detailsScroll = 0 }
  }
}
