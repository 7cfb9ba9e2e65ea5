public import Titles

/// The user's wish for tonight.
///
///     let wish = TonightWish(minutes: 120, leastRating: 7, genres: ["comedy"])
///     wish.expression.text  // "runtime<=120 rating>=7 genre:comedy"
public struct TonightWish: Hashable, Sendable, Codable {
  /// The source of proposals.
  public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
    case watchlist
    /// All known titles on this machine.
    case disk
  }

  public var source: Source
  /// The condition that titles must fulfil, and the order in which proposals are listed, if it has
  /// one.
  ///
  /// Only films are proposed unless there is a condition on the kind.
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

  /// Makes a wish with the most frequent conditions; `nil` and an empty list set none.
  ///
  /// - Parameters:
  ///   - source: The source of proposals.
  ///   - minutes: The longest running time.
  ///   - leastRating: The lowest rating by IMDb, from 0 to 10.
  ///   - genres: Prefixes of genres; at least one must match.
  ///   - expression: Any other condition, and the order.
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

  /// The conditions that a title must all fulfil, those on numbers first.
  var conditions: [TitleCondition] {
    let conditions = expression.condition?.conjuncts ?? []
    return conditions.filter(\.isAboutNumber) + conditions.filter { !$0.isAboutNumber }
  }

  /// Whether the wish does not mention kinds, so that only films are meant.
  var isForFilms: Bool {
    expression.condition?.hasPart { if case .kind = $0 { true } else { false } } != true
  }

  /// Whether titles that the user has seen or rated are excluded: not if the expression itself
  /// mentions seen or rated titles.
  package var leavesOutSeen: Bool {
    !includesSeen && expression.condition?.hasPart(where: \.isAboutViewing) != true
  }
}

extension TitleCondition {
  fileprivate var isAboutNumber: Bool {
    if case .number = self { true } else { false }
  }

  fileprivate var isAboutViewing: Bool {
    switch self {
    case .library(.isSeen), .library(.seen), .library(.isRated), .library(.rating): true
    default: false
    }
  }
}
