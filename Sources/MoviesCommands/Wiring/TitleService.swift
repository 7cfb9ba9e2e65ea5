import MoviesSession
import OMDB
import Storage
import Titles
import Transport

/// A service that knows titles by IMDb's ids: everything in which it differs from another one.
///
/// ``ServiceSource`` puts the cache, the pause, the retries and the day's budget around it, which do
/// not know which service it is. Its name and its words are those of its `DataSource`.
struct TitleService: Sendable {
  /// The environment variable with the key.
  let keyVariable: String
  /// The settings of the service.
  let settings: @Sendable (Settings) -> Settings.Service
  /// How long its answers are kept.
  let lifetimes: @Sendable (Settings) -> CacheLifetimes
  /// Makes the catalogue that asks it.
  let catalogue:
    @Sendable (HTTPService, DataSource, @escaping SearchProgress.Observer) -> any Catalogue
  /// Makes a transport that adds a key to the requests to an origin.
  let keyed: @Sendable (any HTTPTransport, APIKey, Origin) -> any HTTPTransport
  /// Whether it says that the day's requests are used up.
  let saysLimitReached: @Sendable (TransportReply) -> Bool
  /// What it says then, given in its place once the limit is known to be reached.
  let limitReached: TransportReply
}

extension TitleService {
  static let omdb = TitleService(
    keyVariable: Surroundings.omdbKey, settings: { $0.omdb }, lifetimes: { CacheLifetimes($0) },
    catalogue: { OMDBCatalogue($0, source: $1, onProgress: $2) },
    keyed: { KeyedTransport(key: $1, for: $2, transport: $0) },
    saysLimitReached: { $0.saysLimitReached },
    limitReached: TransportReply(
      status: 401, body: Array(#"{"Response":"False","Error":"Request limit reached!"}"#.utf8)))
}
