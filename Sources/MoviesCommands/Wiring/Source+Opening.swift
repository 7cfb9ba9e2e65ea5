import CurlHTTP
public import MoviesSession
import OMDB
import OMDBStandIn
import Posters
import Titles
import Transport

extension Source {
  /// A function that opens a source: ``open(_:settings:)`` itself, or a test's replacement.
  public typealias Opener =
    @Sendable (SourceChoice, Settings) async throws(Failure) -> Source

  /// Opens the chosen source.
  ///
  /// The demo starts the stand-in inside the program and asks it over libcurl, as it would ask
  /// OMDb.
  ///
  /// - Throws: A ``Failure`` if the demo finds no port to listen on. The network is not used.
  public static func open(
    _ choice: SourceChoice, settings: Settings
  ) async throws(Failure) -> Source {
    switch choice {
    case .demo: try await demo(settings: settings)
    case .service(let url, let key):
      service(
        url, key: key, name: choice.name, settings: settings,
        posterFolder: PosterFolder(settings))
    }
  }

  /// A request passes the key, the retries and libcurl, in this order, so a retry has the key, too.
  private static func service(
    _ url: ServiceURL, key: APIKey?, name: DataSource, settings: Settings,
    posterFolder: PosterFolder? = nil
  ) -> Source {
    let curl = CurlTransport(configuration: .init(settings))
    let retrying = RetryingTransport(curl)
    let transport: any HTTPTransport =
      key.map { KeyedTransport(key: $0, for: url.origin, transport: retrying) } ?? retrying
    let service = HTTPService(url: url, transport: transport)
    return Source(
      name: name,
      makeCatalogue: { OMDBCatalogue(service, source: name, onProgress: $0) },
      posters: FetchedPosters(transport: curl, base: url, folder: posterFolder),
      close: { curl.shutdown() })
  }

  private static func demo(settings: Settings) async throws(Failure) -> Source {
    let catalogue = StandInCatalogue.bundled()
    let server = try await startStandIn(catalogue: catalogue)
    let name = DataSource.demo(titles: catalogue.titles.count)
    var source = service(server.url, key: nil, name: name, settings: settings)
    let closeService = source.close
    source.close = {
      await closeService()
      await server.stop()
    }
    return source
  }
}

extension CurlTransport.Configuration {
  /// The transfer limits in the settings.
  fileprivate init(_ settings: Settings) {
    self.init(
      limits: TransferLimits(
        connect: .seconds(settings.omdb.timeouts.connect),
        total: .seconds(settings.omdb.timeouts.total)),
      userAgent: "movies-tui/\(Version.current)",
      authorityFile: settings.omdb.caFile)
  }
}
