internal import MoviesCore
public import Titles

/// A catalogue that has been opened, and what runs behind it.
public struct Source: Sendable {
  /// Makes the catalogue, which reports how its searches progress.
  public typealias CatalogueMaker =
    @Sendable (_ onProgress: @escaping SearchProgress.Observer) -> any Catalogue

  /// What it is called on the screen.
  public var name: DataSource
  public var makeCatalogue: CatalogueMaker
  /// Fetches the pictures of its titles; `nil` if there are none.
  public var posters: (any PosterSource)?
  /// The titles on this machine; `nil` if nothing can be searched there.
  public var index: (any TitleIndex)?
  /// What it can do beyond what every source can.
  public var abilities: CatalogueAbilities
  /// What becomes known by itself, for one reader; it ends with the source.
  public var news: AsyncStream<SourceEvent>
  /// Lets the next question go out, even if the service could not be reached a moment ago.
  public var tryAgain: @Sendable () -> Void
  /// Ends everything that runs only for the source; no request may follow.
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
