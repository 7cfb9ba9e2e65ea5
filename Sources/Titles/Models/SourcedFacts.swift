/// What is known of a title, and who told each fact and when.
///
/// ``joined(with:)`` is the one rule for which of two facts counts. A source that does not have a
/// fact never takes it away. Of two that have it, the later word counts for what goes on changing
/// (ratings, votes, the last year), and for the rest whoever is believed more: see ``FactOrigin``.
/// So it does not matter in which order facts arrive.
public struct SourcedFacts: Hashable, Sendable {
  public private(set) var detail: TitleDetail
  /// Who told the facts, as far as nothing else is said of one.
  public private(set) var origin: FactOrigin
  /// Who told those facts that are from somebody else, by their names.
  public private(set) var others: [String: FactOrigin]

  /// Names the origin of facts.
  ///
  /// - Parameters:
  ///   - detail: The facts.
  ///   - origin: Who told them.
  ///   - others: Who told some of them in its place, by the names of the facts.
  public init(
    _ detail: TitleDetail, from origin: FactOrigin, except others: [String: FactOrigin] = [:]
  ) {
    self.detail = detail
    self.origin = origin
    self.others = others
  }

  /// What both know together of the same title.
  ///
  /// - Parameter other: What is known elsewhere, or was told at another time.
  /// - Returns: The facts that count, each with its origin.
  /// - Complexity: O(*n*) in the number of facts.
  public func joined(with other: SourcedFacts) -> SourcedFacts {
    var sum = SourcedFacts(detail, from: max(origin, other.origin))
    for fact in TitleFact.all(of: detail, and: other.detail) {
      let isOther = !counts(for: fact, before: other)
      if isOther { fact.take(other.detail, &sum.detail) }
      let teller = isOther ? other : self
      guard fact.isKnown(teller.detail) else { continue }
      let origin = teller.origin(of: fact)
      if origin != sum.origin { sum.others[fact.name] = origin }
    }
    return sum
  }

  private func origin(of fact: TitleFact) -> FactOrigin { others[fact.name] ?? origin }

  /// Whether this fact counts, and not the other one.
  private func counts(for fact: TitleFact, before other: SourcedFacts) -> Bool {
    guard fact.isKnown(detail), fact.isKnown(other.detail) else { return fact.isKnown(detail) }
    let (one, another) = (rank(of: fact), other.rank(of: fact))
    return one == another
      ? fact.text(detail) >= fact.text(other.detail) : another < one
  }

  /// How much a fact counts, the most important first.
  private func rank(of fact: TitleFact) -> (Int, Int, Int) {
    let origin = origin(of: fact)
    return switch fact.precedence {
    case .moving: (origin.time, origin.source.credibility, 0)
    case .steady: (origin.source.credibility, origin.time, 0)
    case .longest:
      (origin.source.credibility, fact.text(detail).utf8.count, origin.time)
    }
  }
}

extension FactOrigin: Comparable {
  /// The one that is believed less comes first, and of the same source the earlier one.
  public static func < (left: FactOrigin, right: FactOrigin) -> Bool {
    (left.source, left.time) < (right.source, right.time)
  }
}
