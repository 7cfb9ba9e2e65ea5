public import ReduxRecording
public import Titles

/// The failures without a success since, by the id of the request.
public struct ErrorsState: Sendable, Codable, Equatable {
  @SortedPairs public var byRequest: [MoviesRequestID: CatalogueError] = [:]
  /// How often the user has retried each request that still fails.
  @SortedPairs public var tries: [MoviesRequestID: Int] = [:]

  /// Whether the titles on this machine could not be searched the last time; `nil` if they could.
  public internal(set) var isUnsearchable: Bool?

  /// In how many minutes the day's limit probably ends, or the service is asked again; counted only
  /// while the limit is reached.
  public var minutesToReset: Int?

  public init() {}

  /// The failure of the search as a whole.
  public var search: CatalogueError? { byRequest[.search] }

  /// The failure of one page of the results.
  public func page(_ number: Int) -> CatalogueError? { byRequest[.results(page: number)] }

  /// Why the details of a title have not loaded, or why none would.
  public func detail(_ id: TitleID) -> CatalogueError? { byRequest[.title(id)] ?? obstacle }

  /// Why a season has not loaded, or why none would.
  public func season(_ number: Int, of series: TitleID) -> CatalogueError? {
    byRequest[.season(series, number)] ?? obstacle
  }

  /// An error that every request would meet, because one of them did.
  private var obstacle: CatalogueError? {
    byRequest.filter(\.value.concernsEveryRequest).min { $0.key < $1.key }?.value
  }
}
