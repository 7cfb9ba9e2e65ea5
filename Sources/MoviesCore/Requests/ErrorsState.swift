public import ReduxRecording
public import Titles

/// The failures of requests that have not succeeded since, by the id of the request.
public struct ErrorsState: Sendable, Codable, Equatable {
  @SortedPairs public var byRequest: [MoviesRequestID: CatalogueError] = [:]
  /// The number of times that the user has retried each request that still fails.
  @SortedPairs public var tries: [MoviesRequestID: Int] = [:]

  /// Whether the last search of the titles on this machine was impossible; `nil` if not.
  public internal(set) var isUnsearchable: Bool?

  /// The minutes until the daily limit probably ends, or the service is asked again; counted only
  /// while the limit is reached.
  public var minutesToReset: Int?

  public init() {}

  /// The failure of the search as a whole.
  public var search: CatalogueError? { byRequest[.search] }

  /// Returns the failure of one page of the results.
  public func page(_ number: Int) -> CatalogueError? { byRequest[.results(page: number)] }

  /// Returns the reason why the details of a title, or all details, fail to load.
  public func detail(_ id: TitleID) -> CatalogueError? { byRequest[.title(id)] ?? obstacle }

  /// Returns the reason why a season, or every season, fails to load.
  public func season(_ number: Int, of series: TitleID) -> CatalogueError? {
    byRequest[.season(series, number)] ?? obstacle
  }

  /// An error that every request would meet, since one of them did.
  private var obstacle: CatalogueError? {
    byRequest.filter(\.value.concernsEveryRequest).min { $0.key < $1.key }?.value
  }
}
