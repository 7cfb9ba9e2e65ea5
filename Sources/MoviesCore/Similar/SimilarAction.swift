public import Keeping
public import Redux
public import Titles

/// Events of the titles similar to the open one.
public enum SimilarAction: Action, Codable, Hashable {
  /// Similar titles arrived, the nearest first.
  case came([SimilarTitle], to: TitleID)
}

/// The titles similar to the one that was opened last.
public struct SimilarState: Sendable, Codable, Equatable {
  /// The title that was opened last; `nil` before any was opened.
  private var other: TitleID?
  private var titles: [SimilarTitle] = []

  init() {}

  /// The titles similar to a title, if that was opened last; otherwise empty.
  public subscript(other: TitleID) -> [SimilarTitle] { self.other == other ? titles : [] }

  /// Whether the titles similar to a title have arrived, even if there are none.
  public func hasCome(for other: TitleID) -> Bool { self.other == other }

  static func reduce(_ state: inout SimilarState, _ action: SimilarAction) {
    guard case .came(let titles, let other) = action else { return }
    (state.titles, state.other) = (titles, other)
  }
}

extension AppState {
  /// Stores the titles similar to the open one, and their facts.
  mutating func reduceSimilar(_ action: SimilarAction) {
    SimilarState.reduce(&similar, action)
    guard case .came(let found, _) = action else { return }
    for match in found { titles.note(keptOnThisMachine: match.title) }
  }

  /// Returns the library needs of a page for a title whose details are known.
  func needsSimilar(to id: TitleID?) -> [LibraryNeed] {
    guard let id, let detail = titles.detail(of: id), detail.suffices(.anywhere) else { return [] }
    return [LibraryNeed(GetSimilar(to: detail.value), of: library.revision)]
  }
}
