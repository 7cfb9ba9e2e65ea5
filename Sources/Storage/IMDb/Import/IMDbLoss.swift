/// A loss of IMDb's data that an import would bring: its dumps are hardly what they should be.
public struct IMDbLoss: Hashable, Sendable {
  /// A kind of things that are counted.
  public enum Kind: Hashable, Sendable {
    case titles, episodes, ratings
  }

  public var kind: Kind
  /// How many are there now; 0 without earlier data.
  public var before: Int
  /// How many the dumps hold.
  public var after: Int

  public init(_ kind: Kind, before: Int, after: Int) {
    self.kind = kind
    self.before = before
    self.after = after
  }
}

extension IMDbLoss {
  /// Refuses data that yields nothing at all, or less than half of what is there.
  ///
  /// - Parameters:
  ///   - present: What is kept now; `nil` if nothing is, or if that cannot be read.
  ///   - next: What would be kept.
  /// - Throws: ``IMDbImportError/tooLittle(_:)``.
  static func refuse(
    from present: IMDbStatus?, to next: IMDbStatus
  ) throws(IMDbImportError) {
    for (place, kind) in next.level.kinds.enumerated() {
      let loss = IMDbLoss(kind, before: present?[kind] ?? 0, after: next[kind])
      let isNothing = place == 0 && loss.after == 0
      if isNothing || 2 * loss.after < loss.before { throw .tooLittle(loss) }
    }
  }
}

extension IMDbLevel {
  /// The kinds of things that the level keeps; it is there for the first.
  fileprivate var kinds: [IMDbLoss.Kind] {
    switch base {
    case .titles: [.titles, .episodes, .ratings]
    case .ratings: [.ratings]
    }
  }
}

extension IMDbStatus {
  fileprivate subscript(kind: IMDbLoss.Kind) -> Int {
    switch kind {
    case .titles: titles
    case .episodes: episodes
    case .ratings: ratings
    }
  }
}
