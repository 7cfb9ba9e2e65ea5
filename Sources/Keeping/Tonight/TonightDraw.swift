public import Titles

/// A draw of proposals for tonight, or of a replacement for one of them.
///
/// The same draw returns the same proposals for the same titles and ratings, regardless of their
/// order.
///
///     let draw = TonightDraw(TonightWish(minutes: 120), seed: 1)
///     let offer = draw.offer(from: watchlist, taste: Taste(rated))
public struct TonightDraw: Hashable, Sendable, Codable {
  public var wish: TonightWish
  /// The seed of the draw; a different seed gives different proposals.
  public var seed: UInt64
  /// The titles that the user does not want now.
  public var vetoed: [TitleID]
  /// The titles that were proposed before; they are proposed again only when no others are left.
  public var shown: [TitleID]
  /// The proposal to keep at each place; `nil` for a place for which one is drawn.
  public var places: [TonightProposal?]

  /// The number of proposals, if enough titles fit.
  public static let size = 3

  public init(
    _ wish: TonightWish, seed: UInt64, vetoed: [TitleID] = [], shown: [TitleID] = [],
    places: [TonightProposal?] = Array(repeating: nil, count: size)
  ) {
    self.wish = wish
    self.seed = seed
    self.vetoed = vetoed
    self.shown = shown
    self.places = places
  }

  /// Returns the seed of the next draw.
  public static func seed(after seed: UInt64) -> UInt64 { seed &+ 1 }

  /// Draws the proposals.
  ///
  /// - Parameters:
  ///   - candidates: The titles to choose from, each once.
  ///   - taste: The user's taste.
  ///   - files: What the user has as files.
  /// - Returns: The proposals, in the order of the wish if it has one.
  /// - Complexity: O(*n* log *n*) in the number of titles that fit.
  public func offer(
    from candidates: [LibraryEntry], taste: Taste, having files: [TitleID: FileMark] = [:]
  ) -> TonightOffer {
    let sieve = TonightSieve(wish, vetoed: Set(vetoed), having: files)
    let members = candidates.indices.compactMap { place in
      sieve.caveats(of: candidates[place]).map { TonightPool.Member(place: place, caveats: $0) }
    }
    let fitting = members.count(where: \.caveats.isEmpty)
    let isShort = fitting < Self.size
    var places = places
    for isKnown in [true, false] {
      let part = members.filter { $0.isUncertain != isKnown }
      fill(&places, from: TonightPool(part, of: candidates, taste: taste))
    }
    return TonightOffer(
      ordered(places.compactMap(\.self), of: candidates), candidates: candidates.count,
      fitting: fitting,
      loosenings: isShort ? sieve.loosenings(for: candidates) : [])
  }

  /// Fills the places that are still free, if possible with titles that were not shown before.
  private func fill(_ places: inout [TonightProposal?], from pool: TonightPool) {
    guard places.contains(where: { $0 == nil }) else { return }
    let shown = Set(shown)
    var (fresh, others) = ranking(of: pool, without: Set(places.compactMap { $0?.id }))
      .parted { !shown.contains(pool.candidates[$0.place].id) }
    for place in places.indices where places[place] == nil {
      let used = Set(places.compactMap { $0?.reason.kind })
      places[place] =
        fresh.takeFirst(of: pool, avoiding: used) ?? others.takeFirst(of: pool, avoiding: used)
    }
  }

  /// Returns the members of a pool, the most appealing first.
  private func ranking(
    of pool: TonightPool, without taken: Set<TitleID>
  ) -> [TonightPool.Member] {
    func id(_ member: TonightPool.Member) -> TitleID { pool.candidates[member.place].id }
    typealias Ranked = (member: TonightPool.Member, appeal: Double)
    let ranked: [Ranked] = pool.members.filter { !taken.contains(id($0)) }
      .map { ($0, pool.appeal(of: $0, seed: seed)) }
    func isBefore(_ left: Ranked, _ right: Ranked) -> Bool {
      if left.appeal != right.appeal { return left.appeal > right.appeal }
      return id(left.member) < id(right.member)
    }
    return ranked.sorted(by: isBefore).map(\.member)
  }

  private func ordered(
    _ proposals: [TonightProposal], of candidates: [LibraryEntry]
  ) -> [TonightProposal] {
    guard let order = wish.expression.order else { return proposals }
    return order.sorted(proposals) { proposal in
      let mark = candidates.first { $0.id == proposal.id }?.mark
      return order.key.value(of: TitleSummary(proposal.title), proposal.title, mark)
    }
  }
}

extension [TonightPool.Member] {
  /// The number of top members to consider for a reason of an unused kind.
  private static let considered = 6

  /// Splits the members by a condition, each part in order.
  fileprivate func parted(by isFirst: (Element) -> Bool) -> (first: Self, second: Self) {
    (filter(isFirst), filter { !isFirst($0) })
  }

  /// Removes the first member with a reason of an unused kind, or else the first one, and returns
  /// its proposal.
  fileprivate mutating func takeFirst(
    of pool: TonightPool, avoiding used: Set<TonightReason.Kind>
  ) -> TonightProposal? {
    for (place, member) in prefix(Self.considered).enumerated() {
      let reasons = pool.reasons(for: member)
      guard let reason = reasons.first(where: { !used.contains($0.kind) }) else { continue }
      remove(at: place)
      return pool.proposal(of: member, reason)
    }
    guard let member = first else { return nil }
    removeFirst()
    return pool.proposal(of: member, pool.commonReason(for: member))
  }
}

/// The searches of an index for a draw, which avoid a scan of all titles; hits may be vetoed.
extension TonightDraw {
  /// The search for titles that fit, or nearly fit.
  public var search: LocalSearch {
    search(requirements.map(\.loose), order: wish.expression.order)
  }

  /// The search for titles that meet every requirement.
  public var strictSearch: LocalSearch {
    search(requirements.map(\.strict))
  }

  /// The searches for titles that meet all requirements but one, each with the omitted requirement.
  public var searchesWithoutOneRequirement: [(TonightRequirement, LocalSearch)] {
    requirements.indices.map { left in
      var others = requirements
      let requirement = others.remove(at: left).requirement
      return (requirement, search(others.map(\.strict)))
    }
  }

  private func search(
    _ conditions: [TitleCondition], order: TitleOrder? = nil
  ) -> LocalSearch {
    LocalSearch(TitleCondition(allOf: conditions), order: order)
  }

  /// A requirement of the wish as conditions.
  private struct Requirement {
    var requirement: TonightRequirement
    /// The condition of titles that fit.
    var strict: TitleCondition
    /// The condition of titles that fit, or nearly fit.
    var loose: TitleCondition
  }

  private var requirements: [Requirement] {
    var requirements: [Requirement] = []
    if wish.leavesOutSeen {
      let unseen = TitleCondition.all([.library(.isSeen(false)), .library(.isRated(false))])
      requirements.append(Requirement(requirement: .unseen, strict: unseen, loose: unseen))
    }
    if wish.isForFilms {
      let others = TitleKind.allCases.filter { $0 != .movie }
      let film = TitleCondition.not(.any(others.map { .kind($0) }))
      requirements.append(Requirement(requirement: .film, strict: film, loose: film))
    }
    return requirements
      + wish.conditions.map { condition in
        Requirement(
          requirement: .condition(condition), strict: condition, loose: condition.loosened)
      }
  }
}

extension TitleCondition {
  /// The condition, loosened so that unknown numbers and slightly long running times fulfil it,
  /// too.
  fileprivate var loosened: TitleCondition {
    guard case .number(let field, let test) = self else { return self }
    let isUnknown = TitleCondition.not(.number(field, .atLeast(0)))
    return .any([.number(field, test.loosened(for: field)), isUnknown])
  }
}

extension NumberTest {
  fileprivate func loosened(for field: NumberField) -> NumberTest {
    guard field == .runtime else { return self }
    let slack = Double(TonightSieve.slack)
    return switch self {
    case .below(let limit): .below(limit + slack)
    case .atMost(let limit): .atMost(limit + slack)
    case .within(let range): .within(range.lowerBound...(range.upperBound + slack))
    case .above, .atLeast: self
    }
  }
}
