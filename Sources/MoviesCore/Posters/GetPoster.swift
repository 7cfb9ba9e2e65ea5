public import Redux
public import Titles

/// Asks for a picture: on this machine at once, and further away once the selection rests; ends in
/// ``PosterAction/came(_:)`` or ``PosterAction/missed(address:_:)``.
public struct GetPoster: Request, Codable, Hashable {
  public var poster: Poster
  /// How far the question goes.
  ///
  /// One that stays here is followed by one that does not, unless it brings the picture.
  public var reach: Reach

  public init(_ poster: Poster, reach: Reach = .here) {
    self.poster = poster
    self.reach = reach
  }

  public var id: MoviesRequestID? { .poster(poster.title) }
  public var scheduling: EffectScheduling {
    reach == .here ? .latest : .debounced(.milliseconds(120))
  }
  public var isAwaited: Bool { false }

  public func perform(with shelf: any PosterShelf) async throws(PosterError) {
    try await shelf.keep(poster, reach: reach)
  }

  public func onSuccess(_: Void) -> [any Action] { [PosterAction.came(poster.title)] }

  public func onFailure(_ error: PosterError) -> [any Action] {
    if reach == .here, error == .notHere { return [GetPoster(poster, reach: .anywhere)] }
    return [PosterAction.missed(address: poster.address, error)]
  }
}

extension GetPoster {
  /// Reads a request; one that does not say how far it goes is from a recording of the time when
  /// all went anywhere.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    poster = try container.decode(Poster.self, forKey: .poster)
    reach = try container.decodeIfPresent(Reach.self, forKey: .reach) ?? .anywhere
  }
}

/// What becomes of the requests for pictures.
public typealias PosterLifecycle = RequestLifecycle<MoviesRequestID, PosterError>

extension PosterError: RequestFailure {
  public var isCancellation: Bool { self == .cancelled }
}
