import Titles

/// The titles that can be proposed, with the reasons for each.
struct TonightPool {
  /// A title that can be proposed.
  struct Member {
    /// Its place among the candidates.
    var place: Int
    var caveats: [TonightCaveat]

    /// Whether nobody knows how well it fits.
    var isUncertain: Bool {
      caveats.contains { if case .unknown = $0 { true } else { false } }
    }
  }

  let members: [Member]
  /// All candidates, whether they can be proposed or not.
  let candidates: [LibraryEntry]
  private let taste: Taste
  private let superlatives: [Int: [TonightReason]]
  /// The genres that all of them have: they speak for nobody in particular.
  private let commonGenres: Set<String>

  init(_ members: [Member], of candidates: [LibraryEntry], taste: Taste) {
    self.members = members
    self.candidates = candidates
    self.taste = taste
    // A title that may not fit is not the best of those that do.
    superlatives = Superlatives(members.filter { !$0.isUncertain }, of: candidates).reasons
    let first = members.first.map { candidates[$0.place].facts.genres } ?? []
    commonGenres = members.reduce(into: Set(first)) { common, member in
      if !common.isEmpty { common.formIntersection(candidates[member.place].facts.genres) }
    }
  }

  /// The proposal of a member, for a reason.
  func proposal(of member: Member, _ reason: TonightReason) -> TonightProposal {
    TonightProposal(candidates[member.place].facts, reason, caveats: member.caveats)
  }

  /// The reasons for a member in particular, the most personal first.
  func reasons(for member: Member) -> [TonightReason] {
    let facts = candidates[member.place].facts
    let own = taste.reasons(for: facts).filter { reason in
      if case .genre(let genre, _) = reason { !commonGenres.contains(genre) } else { true }
    }
    return own + (superlatives[member.place] ?? []) + facts.reasons
  }

  /// The reason for a member that has no other.
  ///
  /// What nearly fits is drawn along with what fits, but whoever fits is one of these alone.
  func commonReason(for member: Member) -> TonightReason {
    let count =
      member.caveats.isEmpty ? members.count(where: \.caveats.isEmpty) : members.count
    return count > TonightDraw.size ? .chance(among: count) : .oneOfFew(count)
  }

  /// How much speaks for a member, chance included: whoever has most of it comes first.
  func appeal(of member: Member, seed: UInt64) -> Double {
    let facts = candidates[member.place].facts
    let quality = facts.score(by: .imdb).map { max(0, $0 - 50) / 50 } ?? 0
    let isSuperlative = superlatives[member.place] != nil
    return facts.id.chance(seed: seed) + taste.suitability(of: facts) / 2 + quality / 3
      + (isSuperlative ? 0.3 : 0) - (member.caveats.isEmpty ? 0 : 0.25)
  }
}

extension TitleDetail {
  /// Critics and voters are at most so many points of 100 apart where they agree.
  private static let agreement = 5.0
  /// And both like what they rate this high.
  private static let high = 75.0
  private static let many = 10_000

  /// The reasons in the ratings, whatever other titles there are.
  fileprivate var reasons: [TonightReason] {
    guard let voters = score(by: .imdb), voters >= Self.high else { return [] }
    var reasons: [TonightReason] = []
    if let lead = criticsLead, abs(lead) <= Self.agreement, voters + lead >= Self.high {
      reasons.append(.agreement(critics: voters + lead, voters: voters))
    }
    if let votes, votes >= Self.many { reasons.append(.wellRated(score: voters, votes: votes)) }
    return reasons
  }
}
