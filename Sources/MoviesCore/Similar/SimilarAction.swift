public import Keeping
public import Redux
public import Titles

/// Something that happens to the titles that are like the one that is read.
public enum SimilarAction: Action, Codable, Hashable {
  /// They were found, the nearest first.
  case came([SimilarTitle], to: TitleID)
}

/// The titles that are like the one that was read last.
public struct SimilarState: Sendable, Codable, Equatable {
  /// The title that they are like; `nil` before any was read.
  private var other: TitleID?
  private var titles: [SimilarTitle] = []

  init() {}

  /// The titles that are like another one, as far as it is the one that was read last.
  public subscript(other: TitleID) -> [SimilarTitle] { self.other == other ? titles : [] }

  /// Whether those that are like another one have come, as far as there are any.
  public func hasCome(for other: TitleID) -> Bool { self.other == other }

  static func reduce(_ state: inout SimilarState, _ action: SimilarAction) {
    guard case .came(let titles, let other) = action else { return }
    (state.titles, state.other) = (titles, other)
  }
}

extension AppState {
  /// Keeps the titles that are like the one that is read, and what is known of them.
  mutating func reduceSimilar(_ action: SimilarAction) {
    SimilarState.reduce(&similar, action)
    guard case .came(let found, _) = action else { return }
    for match in found { titles.note(keptOnThisMachine: match.title) }
  }

  /// The needs of a page that reads a title whose details are known.
  func needsSimilar(to id: TitleID?) -> [LibraryNeed] {
    guard let id, let detail = titles.detail(of: id), detail.suffices(.anywhere) else { return [] }
    return [LibraryNeed(GetSimilar(to: detail.value), of: library.revision)]
  }
}
