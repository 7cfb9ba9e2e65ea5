import CurlHTTP
public import MoviesSession
import OMDB
import OMDBStandIn
import Transport

extension Source {
  /// Something that opens a source: ``open(_:settings:)`` itself, or what a test puts in its place.
  public typealias Opener =
    @Sendable (SourceChoice, Settings) async throws(Failure) -> Source

  /// Opens the source that was chosen.
  ///
  /// The demo starts the stand-in inside the program and asks it over libcurl, as it would ask OMDb.
  ///
  /// - Throws: A ``Failure`` when the demo finds no port to listen on. The network is not touched.
  public static func open(
    _ choice: SourceChoice, settings: Settings
  ) async throws(Failure) -> Source {
    switch choice {
    case .demo: try await demo(settings: settings)
    case .service(let baseURL, let key): service(baseURL, key: key, settings: settings)
    }
  }

  private static func service(
    _ baseURL: BaseURL, key: APIKey?, settings: Settings
  ) -> Source {
    let curl = CurlTransport(configuration: .init(settings))
    let retrying = RetryingTransport(curl)
    return Source(
      name: baseURL.text == BaseURL.omdb ? .omdb : .custom(host: baseURL.host),
      baseURL: baseURL,
      transport: key.map { KeyedTransport(key: $0, transport: retrying) } ?? retrying,
      close: { curl.shutdown() })
  }

  private static func demo(settings: Settings) async throws(Failure) -> Source {
    let catalogue = Catalogue.bundled()
    let server = try await startStandIn(catalogue: catalogue)
    var source = service(server.baseURL, key: nil, settings: settings)
    let closeService = source.close
    source.name = .demo(titles: catalogue.titles.count)
    source.close = {
      await closeService()
      await server.stop()
    }
    return source
  }
}

extension CurlTransport.Configuration {
  /// What the settings say about transfers.
  fileprivate init(_ settings: Settings) {
    self.init(
      limits: TransferLimits(
        connect: .seconds(settings.omdb.timeouts.connect),
        total: .seconds(settings.omdb.timeouts.total)),
      userAgent: "movies-tui/\(Version.current)",
      authorityFile: settings.omdb.caFile)
  }
}
