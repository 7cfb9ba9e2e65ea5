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

/// The parts of a source whose titles come from a service, and how they belong together.
///
/// What is on this machine is searched at once, where the question itself has no kept answer. A
/// question that goes further passes the cache, the pause after a failure to connect, the key, the
/// retries, the day's budget and libcurl, in this order: so a retry has the key and is counted, and
/// what the cache or the pause answers is not.
struct ServiceSource: Sendable {
  private let service: TitleService
  let url: ServiceURL
  let name: DataSource
  let settings: Settings
  private let hasService: Bool
  private let key: APIKey?
  private let curl: CurlTransport
  /// Fetches posters, which may be larger than any other reply; no key ever comes near it.
  private let posterCurl: CurlTransport
  /// Where answers are kept between sessions; `nil` where the session's own memory is enough.
  private let database: CacheDatabase?
  private let budget: Budget?
  private let reachability: Reachability
  private let news: AsyncStream<SourceEvent>
  private let tell: AsyncStream<SourceEvent>.Continuation
  /// The titles on this machine, and the searches for them.
  private let index: any TitleIndex
  private let local: LocalCatalogue
  /// IMDb's data, and the searches in it; `nil` where it is not to be used.
  private let imdb: (data: any TitleIndex, local: LocalCatalogue)?

  /// Makes the parts; nothing is read and nothing is sent.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - url: Its address.
  ///   - key: The key, if there is one; its requests are counted.
  ///   - name: What the source is called.
  ///   - settings: Limits and folders.
  ///   - hasService: Whether there is anybody to ask, or only what was kept of earlier answers
  ///     counts.
  ///   - bundled: All of its titles, if they come with the program: answers are then forgotten with
  ///     the session.
  init(
    _ service: TitleService, at url: ServiceURL, key: APIKey?, name: DataSource,
    settings: Settings, hasService: Bool = true, bundled: (any TitleIndex)? = nil
  ) {
    let own = service.settings(settings)
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
    let library = settings.library?.library
    func kept(_ index: any TitleIndex) -> any TitleIndex {
      library.map { LibraryIndex(index, and: $0) } ?? index
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

  /// Whether IMDb's data is on this machine, and more of it than ratings.
  var hasWholeData: Bool {
    get async { (try? await imdb?.data.extent)?.coverage == .everything }
  }

  /// The source, once its database is open and the day's count is known.
  ///
  /// - Parameter posterFolder: Where its posters are kept; `nil` for nowhere.
  /// - Returns: The source.
  func opened(posterFolder: PosterFolder?) async -> Source {
    if settings.offline { tell.yield(.service(.wentOffline)) }
    await database?.open()
    if let budget {
      let status = await budget.status()
      tell.yield(.service(.counted(RequestCount(status, service.settings(settings)))))
    }
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
  /// The transfer limits of a service, for replies of at most so many bytes.
  fileprivate init(_ settings: Settings.Service, bodyBytes: Int = TransferLimits().bodyBytes) {
    self.init(
      limits: TransferLimits(
        connect: .seconds(settings.timeouts.connect),
        total: .seconds(settings.timeouts.total), bodyBytes: bodyBytes),
      userAgent: "movies-tui/\(Version.current)",
      authorityFile: settings.caFile)
  }
}
