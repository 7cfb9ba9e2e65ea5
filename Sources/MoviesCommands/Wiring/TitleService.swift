import MoviesSession
import OMDB
import Storage
import Titles
import Transport

/// A service that identifies titles by IMDb's ids, described by everything in which services
/// differ.
///
/// ``ServiceSource`` puts the cache, the pause, the retries and the day's budget around a service;
/// none of these depends on the particular service. The name and the wording of a service come from
/// its `DataSource`.
struct TitleService: Sendable {
  /// The environment variable with the key.
  let keyVariable: String
  /// The settings of the service.
  let settings: Setting.Target<Settings.Service>
  /// Returns the lifetimes of the service's answers.
  let lifetimes: @Sendable (Settings) -> CacheLifetimes
  /// Makes the catalogue that asks the service.
  let catalogue:
    @Sendable (HTTPService, DataSource, @escaping SearchProgress.Observer) -> any Catalogue
  /// Makes a transport that adds a key to the requests to an origin.
  let keyed: @Sendable (any HTTPTransport, APIKey, Origin) -> any HTTPTransport
  /// Returns whether a reply says that the day's requests are used up.
  let saysLimitReached: @Sendable (TransportReply) -> Bool
  /// The service's reply when the day's requests are used up; it is given without a request once
  /// the limit is known to be reached.
  let limitReached: TransportReply
}

extension TitleService {
  /// All services that the program knows.
  static let all = [omdb]

  static let omdb = TitleService(
    keyVariable: Surroundings.omdbKey, settings: \.omdb,
    lifetimes: { CacheLifetimes($0) },
    catalogue: { OMDBCatalogue($0, source: $1, onProgress: $2) },
    keyed: { KeyedTransport(key: $1, for: $2, transport: $0) },
    saysLimitReached: { $0.saysLimitReached },
    limitReached: TransportReply(
      status: 401, body: Array(#"{"Response":"False","Error":"Request limit reached!"}"#.utf8)))
}
