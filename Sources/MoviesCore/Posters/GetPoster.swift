public import Redux
public import Titles

/// Asks for a picture once the selection rests; ends in ``PosterAction/came(_:)`` or
/// ``PosterAction/missed(address:_:)``.
public struct GetPoster: Request, Codable, Hashable {
  public var poster: Poster

  public init(_ poster: Poster) { self.poster = poster }

  public var id: MoviesRequestID? { .poster(poster.title) }
  public var scheduling: EffectScheduling { .debounced(.milliseconds(120)) }
  public var isAwaited: Bool { false }

  public func perform(with shelf: any PosterShelf) async throws(PosterError) {
    try await shelf.keep(poster)
  }

  public func onSuccess(_: Void) -> [any Action] { [PosterAction.came(poster.title)] }

  public func onFailure(_ error: PosterError) -> [any Action] {
    [PosterAction.missed(address: poster.address, error)]
  }
}

/// What becomes of the requests for pictures.
public typealias PosterLifecycle = RequestLifecycle<MoviesRequestID, PosterError>

extension PosterError: RequestFailure {
  public var isCancellation: Bool { self == .cancelled }
}
