public import Redux
public import Titles

/// Requests a picture: from this machine at once, and from further away once the selection rests;
/// ends in ``PosterAction/came(_:)`` or ``PosterAction/missed(address:_:)``.
public struct GetPoster: TwoStepRequest, Codable, Hashable {
  public var poster: Poster
  /// The reach of the request.
  public var reach: CachePolicy

  public init(_ poster: Poster, reach: CachePolicy = .here) {
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

  public var secondStep: GetPoster? {
    reach == .here ? GetPoster(poster, reach: .anywhere) : nil
  }

  /// Whether a second step could bring nothing better, as when the picture here is damaged.
  public func isFinal(_ outcome: Result<Void, PosterError>) -> Bool {
    if case .failure(.notHere) = outcome { false } else { true }
  }

  public func actions(after outcome: Result<Void, PosterError>) -> [any Action] {
    switch outcome {
    case .success: [PosterAction.came(poster.title)]
    case .failure(let error): [PosterAction.missed(address: poster.address, error)]
    }
  }
}

extension GetPoster {
  /// Reads a request; one without a reach is from an old recording, when all requests went
  /// anywhere.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    poster = try container.decode(Poster.self, forKey: .poster)
    reach = try container.decodeIfPresent(CachePolicy.self, forKey: .reach) ?? .anywhere
  }
}

/// The life cycle of the requests for pictures.
public typealias PosterLifecycle = RequestLifecycle<MoviesRequestID, PosterError>

extension PosterError: RequestFailure {
  public var isCancellation: Bool { self == .cancelled }
}
