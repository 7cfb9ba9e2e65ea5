/// What the user would like to watch tonight.
///
///     let wish = TonightWish(minutes: 120, leastRating: 7, genres: ["comedy"])
///     wish.expression.text  // "runtime<=120 rating>=7 genre:comedy"
public struct TonightWish: Hashable, Sendable, Codable {
  /// Where proposals come from.
  public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
    case watchlist
    /// All titles that are known on this machine.
    case disk
  }

  public var source: Source
  /// What a title must fulfil, and the order in which proposals are listed, if it has one.
  ///
  /// Unless it has a condition on the kind, only films are proposed.
  public var expression: TitleExpression
  /// Whether titles that the user has seen or rated may be proposed, too.
  public var includesSeen: Bool

  public init(
    from source: Source = .watchlist, _ expression: TitleExpression = TitleExpression(nil),
    includesSeen: Bool = false
  ) {
    self.source = source
    self.expression = expression
    self.includesSeen = includesSeen
  }

  /// A wish for what is asked for most; `nil` and an empty list ask for nothing.
  ///
  /// - Parameters:
  ///   - source: Where proposals come from.
  ///   - minutes: How long a title may run.
  ///   - leastRating: IMDb's rating, from 0 to 10.
  ///   - genres: Beginnings of genres, of which a title has at least one.
  ///   - expression: What else a title must fulfil.
  ///   - includesSeen: Whether titles that were seen or rated may be proposed, too.
  public init(
    from source: Source = .watchlist, minutes: Int? = nil, leastRating: Double? = nil,
    genres: [String] = [], and expression: TitleExpression = TitleExpression(nil),
    includesSeen: Bool = false
  ) {
    let conditions = [
      minutes.map { .number(.runtime, .atMost(Double($0))) },
      leastRating.map { .number(.rating, .atLeast($0)) },
      TitleCondition(anyOf: genres.map { .text(.genre, .beginnings($0)) }),
      expression.condition,
    ]
    let all = TitleCondition(allOf: conditions.compactMap(\.self))
    self.init(
      from: source, TitleExpression(all, order: expression.order), includesSeen: includesSeen)
  }

  /// Whether it says nothing about kinds, so that only films are meant.
  var isForFilms: Bool { expression.condition?.isAboutKind != true }
}

extension TitleCondition {
  /// Whether any part of it is a condition on the kind.
  fileprivate var isAboutKind: Bool {
    switch self {
    case .kind: true
    case .not(let condition): condition.isAboutKind
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.isAboutKind)
    default: false
    }
  }
}
