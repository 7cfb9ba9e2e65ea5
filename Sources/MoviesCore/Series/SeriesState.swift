import Redux
import ReduxRecording
public import Titles

/// The seasons of series, as the session knows them.
///
/// Its size is limited: if there are too many series, those that no page refers to are dropped.
public struct SeriesState: Sendable, Codable, Equatable {
  @SortedPairs private var guides: [TitleID: SeasonGuide] = [:]

  /// The maximum number of series before those that no page needs are dropped.
  static let limit = 24

  public init() {}

  /// Returns the seasons of a series; empty if none has been requested.
  public func guide(of series: TitleID) -> SeasonGuide { guides[series] ?? Self.unknown }

  private static let unknown = SeasonGuide()

  /// The number of series with any known season.
  var count: Int { guides.count }

  /// Whether there are so many series that some should be dropped.
  var isOverfull: Bool { count > Self.limit }

  /// Stores a season, or notes that it does not exist.
  static func reduce(_ state: inout SeriesState, _ action: SeriesAction) {
    switch action {
    case .setSeason(let answer, let number, let series):
      let identified = answer.map { $0.identified(in: series, as: number) }
      state.guides[series, default: SeasonGuide()].take(identified, number: number)
    case .notListed(let number, let series):
      state.guides[series, default: SeasonGuide()].miss(number)
    default: break
    }
  }

  /// Notes that a season was requested.
  static func reduce(_ state: inout SeriesState, _ request: GetSeason) {
    state.guides[request.series, default: SeasonGuide()].expect(request.number)
  }

  /// Notes that a request has failed.
  static func reduce(_ state: inout SeriesState, _ action: MoviesLifecycle) {
    if case .failed(let ticket, _) = action { state.stopExpecting(ticket.id) }
  }

  /// Notes that a request was cancelled.
  static func reduce(_ state: inout SeriesState, _ cancel: CancelRequest<MoviesRequestID>) {
    state.stopExpecting(cancel.id)
  }

  /// Stops expecting a season, unless the request stayed on this machine: it is then sent
  /// elsewhere.
  private mutating func stopExpecting(_ id: MoviesRequestID?) {
    guard case .season(let series, let number) = id else { return }
    guides[series]?.stopExpecting(number)
  }

  /// Drops all series but these.
  static func reduce(_ state: inout SeriesState, keeping needed: Set<TitleID>) {
    state.guides = state.guides.filter { needed.contains($0.key) }
  }
}
