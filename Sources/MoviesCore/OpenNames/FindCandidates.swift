import Keeping
public import Redux
public import Titles

/// Searches for the titles that an open name could mean, by other words or by an id; ends in
/// ``OpenNamesAction/found(_:number:)``.
public struct FindCandidates: CatalogueRequest {
  /// A name, perhaps with its year in brackets, or an id, or a web address.
  public var text: String
  /// The number of the open name.
  public var number: Int

  public init(_ text: String, number: Int) {
    self.text = text
    self.number = number
  }

  public var id: MoviesRequestID? { .candidates }
  public var scheduling: EffectScheduling { .latest }
  public var reach: CachePolicy { .anywhere }

  public func answer(in _: AppState) -> Result<[TitleDetail], CatalogueError>? { nil }

  public func perform(
    with catalogue: any Catalogue
  ) async throws(CatalogueError) -> [TitleDetail] {
    var matching = NameMatching(catalogue)
    let titles = await matching.candidates(meant: text)
    if titles.isEmpty { throw matching.failure?.error ?? .notFound }
    return titles.prefix(OpenNamesPage.mostCandidates).map { $0.keepable(from: catalogue.source) }
  }

  public func onSuccess(_ titles: [TitleDetail]) -> [any Action] {
    [OpenNamesAction.found(titles, number: number)]
  }
}
