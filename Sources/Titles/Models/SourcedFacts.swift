/// The facts about a title, each with its origin.
///
/// ``joined(with:)`` is the only rule that chooses between two facts. A source that lacks a fact
/// never removes it. If both sources have a fact, the later one counts if it keeps changing
/// (ratings, votes, the last year), and otherwise the one from the more credible source: see
/// ``FactOrigin``. Therefore, the order in which facts arrive does not matter.
public struct SourcedFacts: Hashable, Sendable {
  public private(set) var detail: TitleDetail
  /// The origin of all facts that have no origin of their own.
  public private(set) var origin: FactOrigin
  /// The origins of the facts from other sources, by the names of the facts.
  public private(set) var others: [String: FactOrigin]

  /// Makes facts with their origins.
  ///
  /// - Parameters:
  ///   - detail: The facts.
  ///   - origin: The origin of the facts.
  ///   - others: The origins of the facts from other sources, by the names of the facts.
  public init(
    _ detail: TitleDetail, from origin: FactOrigin, except others: [String: FactOrigin] = [:]
  ) {
    self.detail = detail
    self.origin = origin
    self.others = others
  }

  /// Joins the facts about a title with those from another source.
  ///
  /// - Parameter other: The facts about the same title from another source, or from another time.
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

  /// Returns whether the value of a fact here counts, rather than the other one's.
  private func counts(for fact: TitleFact, before other: SourcedFacts) -> Bool {
    guard fact.isKnown(detail), fact.isKnown(other.detail) else { return fact.isKnown(detail) }
    let (one, another) = (rank(of: fact), other.rank(of: fact))
    return one == another
      ? fact.text(detail) >= fact.text(other.detail) : another < one
  }

  /// Returns the rank of a fact, its most important part first; the fact with the greater rank
  /// counts.
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
  /// Whether one origin counts less than another: it is less credible, or earlier from the same
  /// source.
  public static func < (left: FactOrigin, right: FactOrigin) -> Bool {
    (left.source, left.time) < (right.source, right.time)
  }
}
