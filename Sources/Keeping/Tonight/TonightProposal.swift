public import Titles

/// A title that is proposed for tonight.
public struct TonightProposal: Hashable, Sendable, Codable, Identifiable {
  public var title: TitleDetail
  public var reason: TonightReason
  /// The requirements that the title does not quite meet.
  public var caveats: [TonightCaveat]

  public init(_ title: TitleDetail, _ reason: TonightReason, caveats: [TonightCaveat] = []) {
    self.title = title
    self.reason = reason
    self.caveats = caveats
  }

  public var id: TitleID { title.id }
}

/// The result of a draw.
public struct TonightOffer: Hashable, Sendable, Codable {
  /// The proposals: three, or fewer if there are not enough titles.
  public var proposals: [TonightProposal]
  /// The number of titles to choose from.
  public var candidates: Int
  /// The number of titles that meet every requirement; some of the proposals may not.
  public var fitting: Int
  /// The requirements that could be dropped, the most helpful first; empty if three titles fit.
  public var loosenings: [TonightLoosening]

  public init(
    _ proposals: [TonightProposal], candidates: Int, fitting: Int,
    loosenings: [TonightLoosening] = []
  ) {
    self.proposals = proposals
    self.candidates = candidates
    self.fitting = fitting
    self.loosenings = loosenings
  }

  /// Whether fewer titles fit than there are places for proposals.
  public var isShort: Bool { fitting < TonightDraw.size }
}
