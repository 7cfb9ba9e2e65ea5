public import Keeping
public import Redux
public import Titles

/// Draws proposals for tonight from the titles on this machine.
public struct DrawTonight: LibraryQuestion {
  public var draw: TonightDraw

  public init(_ draw: TonightDraw) { self.draw = draw }

  public var id: LibraryRequestID? { .tonight }

  public func perform(with service: LibraryService) async throws(LibraryError) -> TonightOffer {
    let kept = try await service.kept(in: .everything)
    switch draw.wish.source {
    case .watchlist:
      return draw.offer(
        from: try await service.entries(in: .watchlist), taste: Taste(kept),
        having: await service.fileMarks)
    case .disk: return try await service.offerFromDisk(of: draw, keeping: kept)
    }
  }

  public func onSuccess(_ offer: TonightOffer) -> [any Action] {
    [TonightAction.offered(offer, draw)]
  }

  public func onFailure(_ error: LibraryError) -> [any Action] {
    [TonightAction.failed(error, draw)]
  }
}
