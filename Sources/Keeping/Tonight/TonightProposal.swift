public import Titles

/// A title for tonight.
public struct TonightProposal: Hashable, Sendable, Codable, Identifiable {
  public var title: TitleDetail
  public var reason: TonightReason
  /// In what it does not quite fit.
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
  /// Three, or as many as there are.
  public var proposals: [TonightProposal]
  /// How many titles there were to choose from.
  public var candidates: Int
  /// How many of them fit in everything; some of the proposals may not.
  public var fitting: Int
  /// If fewer than three fit: what could be dropped for more, most gain first.
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

  /// Whether fewer titles fit than there are places for.
  public var isShort: Bool { fitting < TonightDraw.size }
}
