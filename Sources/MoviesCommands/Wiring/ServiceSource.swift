import CurlHTTP
import Foundation
import MoviesCore
import MoviesSession
import OMDB
import Posters
import Search
import Storage
import Titles
import Transport

/// The parts of a source whose titles come from a service, and the order in which they are
/// combined.
///
/// If a question has no kept answer, this machine is searched at once. A question to the service
/// passes the cache, the pause after a failure to connect, the key, the retries, the day's budget
/// and libcurl, in this order: a retry therefore has the key and is counted, while an answer from
/// the cache or the pause is not.
struct ServiceSource: Sendable {
  private let service: TitleService
  let url: ServiceURL
  let name: DataSource
  let settings: Settings
  private let hasService: Bool
  private let key: APIKey?
  private let curl: CurlTransport
  /// The transport for posters, which may be larger than any other reply; it never gets the key.
  private let posterCurl: CurlTransport
  /// The database for answers between sessions; `nil` if the session's own memory is enough.
  private let database: CacheDatabase?
  private let budget: Budget?
  private let reachability: Reachability
  private let news: AsyncStream<SourceEvent>
  private let tell: AsyncStream<SourceEvent>.Continuation
  /// The index of the titles on this machine, and the catalogue that searches it.
  private let index: any TitleIndex
  private let local: LocalCatalogue
  /// IMDb's data and the catalogue that searches it; `nil` if the data must not be used.
  private let imdb: (data: any TitleIndex, local: LocalCatalogue)?

  /// Makes the parts without reading or sending anything.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - url: The address of the service.
  ///   - key: The key, whose requests are counted; `nil` without one.
  ///   - name: The name of the source.
  ///   - settings: The limits and the folders.
  ///   - hasService: Whether the service may be asked; otherwise, only kept answers are used.
  ///   - bundled: All of the source's titles, if they come with the program; answers are then
  ///     forgotten after the session.
  init(
    _ service: TitleService, at url: ServiceURL, key: APIKey?, name: DataSource,
    settings: Settings, hasService: Bool = true, bundled: (any TitleIndex)? = nil
  ) {
    let own = settings[keyPath: service.settings]
    let (news, tell) = AsyncStream.makeStream(of: SourceEvent.self)
    self.service = service
    self.url = url
    self.key = key
    self.name = name
    self.settings = settings
    self.hasService = hasService
    self.news = news
    self.tell = tell
    curl = CurlTransport(configuration: .init(own))
    posterCurl = CurlTransport(configuration: .init(own, bodyBytes: PosterLimits.bytes))
    let database = CacheDatabase(settings) { tell.yield(.notKept($0)) }
    self.database = bundled == nil ? database : nil
    let titles = bundled ?? CachedTitleIndex(scope: url.text, database: database)
    let place = settings.library
    func kept(_ index: any TitleIndex) -> any TitleIndex {
      place.map { LibraryIndex(index, and: $0.library, files: $0.files) } ?? index
    }
    let imdb = settings.imdbData?.makeIndex { tell.yield(.imdbNotUsed($0)) }
    let index = kept(imdb.map { LayeredIndex($0, above: titles) } ?? titles)
    self.index = index
    let facts = LocalFacts(index)
    local = LocalCatalogue(imdb == nil ? index : kept(titles), facts: facts) { extent in
      bundled == nil ? .local(titles: extent.count) : name
    }
    self.imdb = imdb.map { data in
      let local = LocalCatalogue(index, facts: facts) { extent in
        .imdb(titles: extent.count, day: extent.day)
      }
      return (data, local)
    }
    budget = key.map { key in
      Budget(of: key, at: url, own, in: database) { status in
        tell.yield(.service(.counted(RequestCount(status, own))))
      }
    }
    reachability = Reachability(onChange: { isReachable in
      tell.yield(.service(isReachable ? .cameBack : .wentOffline))
    })
  }

  /// Whether IMDb's data is on this machine, with more than ratings.
  var hasWholeData: Bool {
    get async { (try? await imdb?.data.extent)?.coverage == .everything }
  }

  /// Returns the source, after its database is opened and the day's count is known.
  ///
  /// - Parameter posterFolder: The folder for posters; `nil` to keep none.
  /// - Returns: The source.
  func opened(posterFolder: PosterFolder?) async -> Source {
    if settings.offline { tell.yield(.service(.wentOffline)) }
    await database?.open()
    if let budget {
      let (status, own) = (await budget.status(), settings[keyPath: service.settings])
      tell.yield(.service(.counted(RequestCount(status, own))))
    }
    settings.library?.ask(catalogue { _, _ in })
    return source(posterFolder: posterFolder)
  }

  private func source(posterFolder: PosterFolder?) -> Source {
    let posters = FetchedPosters(transport: posterCurl, base: url, folder: posterFolder)
    return Source(
      name: name,
      abilities: CatalogueAbilities(
        answersHere: true, takesYearRanges: name.isIMDb, searchesHere: true),
      makeCatalogue: catalogue(onProgress:),
      posters: settings.offline ? OfflinePosters(posters) as any PosterSource : posters,
      index: index,
      news: news, tryAgain: { reachability.tryAgain() },
      close: {
        curl.shutdown()
        posterCurl.shutdown()
        await database?.close()
        tell.finish()
      })
  }

  private func catalogue(onProgress: @escaping SearchProgress.Observer) -> any Catalogue {
    let kept = keptCatalogue(onProgress: onProgress)
    let searchable = SearchableCatalogue(kept, local: local)
    guard let imdb else { return searchable }
    let layered = LayeredCatalogue(imdb.data, local: imdb.local, above: searchable) {
      Int(Date().timeIntervalSince1970)
    }
    return hasService ? layered : SoleCatalogue(layered)
  }

  private func keptCatalogue(onProgress: @escaping SearchProgress.Observer) -> any Catalogue {
    let asked = service.catalogue(
      HTTPService(url: url, transport: transport), name, onProgress)
    let reached = PausingCatalogue(asked, reachability: reachability)
    guard let database, !settings.cache.isPassedOver else { return reached }
    let cached = CachedCatalogue(
      reached, scope: url.text, database: database,
      lifetimes: service.lifetimes(settings),
      isSecret: { [key] text in key.map { $0.redacted(text) != text } ?? false })
    if !hasService || settings.offline { return OfflineCatalogue(cached) }
    return settings.cache.refreshStale ? cached : FrugalCatalogue(cached)
  }

  private var transport: any HTTPTransport {
    guard let key, let budget else { return RetryingTransport(curl) }
    let counted = BudgetedTransport(
      curl, budget: budget, for: url.origin, refusal: service.limitReached,
      isRefusal: service.saysLimitReached)
    return service.keyed(RetryingTransport(counted), key, url.origin)
  }
}

extension DataSource {
  fileprivate var isIMDb: Bool { if case .imdb = self { true } else { false } }
}

extension CurlTransport.Configuration {
  /// Makes the configuration for a service, for replies up to a number of bytes.
  fileprivate init(_ settings: Settings.Service, bodyBytes: Int = TransferLimits().bodyBytes) {
    self.init(
      limits: TransferLimits(
        connect: .seconds(settings.timeouts.connect),
        total: .seconds(settings.timeouts.total), bodyBytes: bodyBytes),
      userAgent: "movies-tui/\(Version.current)",
      authorityFile: settings.caFile)
  }
}
