public import MoviesSession
import OMDB
import OMDBStandIn
import Posters
import Search
import Titles

extension Source {
  /// A function that opens a source: ``open(_:settings:)`` itself, or a test's replacement.
  public typealias Opener =
    @Sendable (SourceChoice, Settings) async throws(Failure) -> Source

  /// Opens the chosen source.
  ///
  /// The demo starts the stand-in inside the program and asks it over libcurl, as it would ask
  /// OMDb; it leaves nothing on disk.
  ///
  /// - Throws: A ``Failure`` if the demo finds no port to listen on. The network is not used.
  public static func open(
    _ choice: SourceChoice, settings: Settings
  ) async throws(Failure) -> Source {
    switch choice {
    case .demo: return try await demo(settings: settings)
    case .service(let url, let key):
      let source = ServiceSource(
        choice.service, at: url, key: key, name: choice.name, settings: settings)
      return await source.opened(posterFolder: PosterFolder(settings))
    case .imdb:
      let source = ServiceSource(
        choice.service, at: settings[keyPath: choice.service.settings].baseURL, key: nil,
        name: choice.name, settings: settings, hasService: false)
      // IMDb's ratings without titles do not make a catalogue.
      guard await source.hasWholeData else { return try await demo(settings: settings) }
      return await source.opened(posterFolder: PosterFolder(settings))
    }
  }

  private static func demo(settings: Settings) async throws(Failure) -> Source {
    let catalogue = StandInCatalogue.bundled
    let server = try await startStandIn(catalogue: catalogue)
    let name = DataSource.demo(titles: catalogue.titles.count)
    var settings = settings
    // The demo needs no network, so it works offline, too.
    settings.offline = false
    let detail = { @Sendable [base = server.url.text] (entry: CatalogueEntry) in
      TitleDetail(omdbFields: entry.fields(at: base))
    }
    let entries = catalogue.titles.keyed { $0[.imdbID] }
    let index = LazyIndex(title: { entries[$0.rawValue].flatMap(detail) }) {
      MemoryIndex(catalogue.titles.lazy.compactMap(detail))
    }
    let service = ServiceSource(
      .omdb, at: server.url, key: nil, name: name, settings: settings, bundled: index)
    var source = await service.opened(posterFolder: nil)
    let closeService = source.close
    source.close = {
      await closeService()
      await server.stop()
    }
    return source
  }
}
