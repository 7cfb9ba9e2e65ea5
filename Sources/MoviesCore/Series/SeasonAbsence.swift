public import Titles

/// The reason why no episodes of a season are known.
public enum SeasonAbsence: Sendable, Equatable {
  case loading
  /// The source of the seasons does not list this one.
  case unlisted(by: DataSource)
  /// The source lists the season, but no episode of it.
  case empty(at: DataSource)
  case failed(CatalogueError)
  /// The season has not been requested yet.
  case notAsked
}

extension AppState {
  /// Returns the source of a series' seasons: the session's, unless they are on this machine.
  func sourceOfSeasons(of id: TitleID) -> DataSource {
    series.guide(of: id).dataAtHand ?? source
  }

  /// Returns the reason why no episodes of a season are known.
  public func absence(of number: Int, of id: TitleID) -> SeasonAbsence {
    let guide = series.guide(of: id)
    if guide.unlisted.contains(number) { return .unlisted(by: sourceOfSeasons(of: id)) }
    if let known = guide[number] { return .empty(at: known.answer.source) }
    if let error = errors.season(number, of: id) { return .failed(error) }
    return guide.onTheWay.contains(number) ? .loading : .notAsked
  }
}
