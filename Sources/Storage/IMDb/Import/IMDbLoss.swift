/// A loss of IMDb's data that an import would cause, probably because its dumps are incomplete.
public struct IMDbLoss: Hashable, Sendable {
  /// The kind of rows that are counted.
  public enum Kind: Hashable, Sendable {
    case titles, episodes, ratings
  }

  public var kind: Kind
  /// The number of present rows; 0 if there is no earlier data.
  public var before: Int
  /// The number of rows in the dumps.
  public var after: Int

  public init(_ kind: Kind, before: Int, after: Int) {
    self.kind = kind
    self.before = before
    self.after = after
  }
}

extension IMDbLoss {
  /// Refuses data that has no rows at all, or less than half of the present ones.
  ///
  /// - Parameters:
  ///   - present: The present state; `nil` if it is missing or cannot be read.
  ///   - next: The state after the import.
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
  /// The kinds of rows that the level keeps, the essential one first.
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
