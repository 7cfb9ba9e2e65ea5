public import ReduxRecording
public import Titles

/// What failed and was not mended since, by the id of the request.
public struct ErrorsState: Sendable, Codable, Equatable {
  @SortedPairs public var byRequest: [MoviesRequestID: CatalogueError] = [:]
  /// How often the user tried again what still fails.
  @SortedPairs public var tries: [MoviesRequestID: Int] = [:]

  public init() {}

  /// What is wrong with the search as a whole.
  public var search: CatalogueError? { byRequest[.search] }

  /// What is wrong with one page of the results.
  public func page(_ number: Int) -> CatalogueError? { byRequest[.results(page: number)] }

  /// What is wrong with the details of a title: why they did not come, or why none would.
  public func detail(_ id: TitleID) -> CatalogueError? { byRequest[.title(id)] ?? obstacle }

  /// What every request would fail of, as one of them did.
  private var obstacle: CatalogueError? {
    byRequest.filter(\.value.concernsEveryRequest).min { $0.key < $1.key }?.value
  }
}
