public import Titles

/// The user's wish for tonight.
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
  /// The condition that a title must fulfil, and the order in which proposals are listed, if it has
  /// one.
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
  ///   - genres: Beginnings of genres; a title has at least one of them.
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

  /// The conditions that a title must all fulfil, those on numbers first.
  var conditions: [TitleCondition] {
    let conditions = expression.condition?.conjuncts ?? []
    return conditions.filter(\.isAboutNumber) + conditions.filter { !$0.isAboutNumber }
  }

  /// Whether it says nothing about kinds, so that only films are meant.
  var isForFilms: Bool {
    expression.condition?.hasPart { if case .kind = $0 { true } else { false } } != true
  }

  /// Whether titles that the user has seen or rated are left out: not so where the expression says
  /// itself what is to be seen or rated.
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
