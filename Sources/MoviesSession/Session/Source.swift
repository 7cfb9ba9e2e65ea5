internal import MoviesCore
public import Titles

/// A catalogue that has been opened, with the work that runs for it.
public struct Source: Sendable {
  /// A function that makes the catalogue, which reports the progress of its searches.
  public typealias CatalogueMaker =
    @Sendable (_ onProgress: @escaping SearchProgress.Observer) -> any Catalogue

  /// The name of the source on the screen.
  public var name: DataSource
  public var makeCatalogue: CatalogueMaker
  /// The source of the posters of its titles; `nil` if there are none.
  public var posters: (any PosterSource)?
  /// The index of the titles on this machine; `nil` if they cannot be searched.
  public var index: (any TitleIndex)?
  /// The abilities that not every source has.
  public var abilities: CatalogueAbilities
  /// The news that the source sends without being asked, for one reader; ends with the source.
  public var news: AsyncStream<SourceEvent>
  /// Lets the next request be sent, even if the service could not be reached a moment ago.
  public var tryAgain: @Sendable () -> Void
  /// Ends all work that runs only for the source; no request may follow.
  public var close: @Sendable () async -> Void

  public init(
    name: DataSource, abilities: CatalogueAbilities = CatalogueAbilities(),
    makeCatalogue: @escaping CatalogueMaker, posters: (any PosterSource)? = nil,
    index: (any TitleIndex)? = nil,
    news: AsyncStream<SourceEvent> = AsyncStream { $0.finish() },
    tryAgain: @escaping @Sendable () -> Void = {},
    close: @escaping @Sendable () async -> Void = {}
  ) {
    self.name = name
    self.abilities = abilities
    self.makeCatalogue = makeCatalogue
    self.posters = posters
    self.index = index
    self.news = news
    self.tryAgain = tryAgain
    self.close = close
  }
}

extension Source {
  /// Tells the store that the source is open.
  var opened: ScreenAction { .sourceOpened(name, abilities) }
}
