import Titles

/// The titles that can be proposed, with the reasons for each.
struct TonightPool {
  /// A title that can be proposed.
  struct Member {
    /// The place of the title among the candidates.
    var place: Int
    var caveats: [TonightCaveat]

    /// Whether it is unknown how well the title fits.
    var isUncertain: Bool {
      caveats.contains { if case .unknown = $0 { true } else { false } }
    }
  }

  let members: [Member]
  /// All candidates, whether they can be proposed or not.
  let candidates: [LibraryEntry]
  private let taste: Taste
  private let superlatives: [Int: [TonightReason]]
  /// The genres that all members have, which therefore favour none of the members.
  private let commonGenres: Set<String>

  init(_ members: [Member], of candidates: [LibraryEntry], taste: Taste) {
    self.members = members
    self.candidates = candidates
    self.taste = taste
    // A title that may not fit is not the best of those that fit.
    superlatives = Superlatives(members.filter { !$0.isUncertain }, of: candidates).reasons
    let first = members.first.map { candidates[$0.place].facts.genres } ?? []
    commonGenres = members.reduce(into: Set(first)) { common, member in
      if !common.isEmpty { common.formIntersection(candidates[member.place].facts.genres) }
    }
  }

  /// Returns the proposal of a member, with a reason.
  func proposal(of member: Member, _ reason: TonightReason) -> TonightProposal {
    TonightProposal(candidates[member.place].facts, reason, caveats: member.caveats)
  }

  /// Returns the specific reasons for a member, the most personal first.
  func reasons(for member: Member) -> [TonightReason] {
    let facts = candidates[member.place].facts
    let own = taste.reasons(for: facts).filter { reason in
      if case .genre(let genre, _) = reason { !commonGenres.contains(genre) } else { true }
    }
    return own + (superlatives[member.place] ?? []) + facts.reasons
  }

  /// Returns the reason for a member without a specific one.
  ///
  /// Titles that nearly fit are drawn, too, but a title that fits is counted only among those that
  /// fit.
  func commonReason(for member: Member) -> TonightReason {
    let count =
      member.caveats.isEmpty ? members.count(where: \.caveats.isEmpty) : members.count
    return count > TonightDraw.size ? .chance(among: count) : .oneOfFew(count)
  }

  /// Returns the appeal of a member, which includes chance; the most appealing member comes first.
  func appeal(of member: Member, seed: UInt64) -> Double {
    let facts = candidates[member.place].facts
    let quality = facts.score(by: .imdb).map { max(0, $0 - 50) / 50 } ?? 0
    let isSuperlative = superlatives[member.place] != nil
    return facts.id.chance(seed: seed) + taste.suitability(of: facts) / 2 + quality / 3
      + (isSuperlative ? 0.3 : 0) - (member.caveats.isEmpty ? 0 : 0.25)
  }
}

extension TitleDetail {
  /// The largest difference between the scores of critics and voters who agree, on a scale of 100.
  private static let agreement = 5.0
  /// The lowest score that counts as high.
  private static let high = 75.0
  private static let many = 10_000

  /// The reasons in the title's ratings, regardless of other titles.
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

/// The titles that stand out among all titles that can be proposed.
struct Superlatives {
  /// The reasons of titles that stand out, by their places among the candidates.
  private(set) var reasons: [Int: [TonightReason]] = [:]

  /// The minimum number of titles among which one can stand out.
  private static let least = 3

  init(_ members: [TonightPool.Member], of candidates: [LibraryEntry]) {
    let places = members.map(\.place)
    let fitting = members.filter(\.caveats.isEmpty).map(\.place)
    add(greatest(of: places) { candidates[$0].facts.score(by: .imdb) }) { _ in .bestRated }
    add(least(of: fitting) { candidates[$0].facts.minutes }) { _ in .shortest }
    add(least(of: places) { candidates[$0].onWatchlistSince }) { .longestOnWatchlist(since: $0) }
    add(greatest(of: places) { candidates[$0].facts.votes }) { .bestKnown(votes: $0) }
    add(least(of: places) { candidates[$0].facts.years?.start }) { .oldest(year: $0) }
    add(greatest(of: places) { candidates[$0].facts.years?.start }) { .newest(year: $0) }
  }

  private mutating func add<Value>(
    _ outstanding: (place: Int, value: Value)?, reason: (Value) -> TonightReason
  ) {
    guard let (place, value) = outstanding else { return }
    reasons[place, default: []].append(reason(value))
  }

  private func least(of places: [Int], by value: (Int) -> Int?) -> (place: Int, value: Int)? {
    greatest(of: places) { place in value(place).map { -$0 } }.map { ($0.place, -$0.value) }
  }

  /// Returns the greatest value with its place; `nil` if several places have it, or too few values
  /// are known.
  private func greatest<Value: Comparable>(
    of places: [Int], by value: (Int) -> Value?
  ) -> (place: Int, value: Value)? {
    var best: (place: Int, value: Value)?
    var isAlone = false
    var count = 0
    for place in places {
      guard let value = value(place) else { continue }
      count += 1
      if let known = best, value <= known.value {
        isAlone = isAlone && value < known.value
      } else {
        (best, isAlone) = ((place, value), true)
      }
    }
    return isAlone && count >= Self.least ? best : nil
  }
}
