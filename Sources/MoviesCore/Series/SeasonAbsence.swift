public import Titles

/// Why nothing is known of the episodes of a season.
public enum SeasonAbsence: Sendable, Equatable {
  case loading
  /// The catalogue does not list the season.
  case unlisted
  /// It lists the season, and no episode of it.
  case empty
  case failed(CatalogueError)
  /// Not asked for yet.
  case notAsked
}

extension AppState {
  /// Why nothing is known of the episodes of a season.
  public func absence(of number: Int, of id: TitleID) -> SeasonAbsence {
    let guide = series.guide(of: id)
    if guide.unlisted.contains(number) { return .unlisted }
    if guide[number] != nil { return .empty }
    if let error = errors.season(number, of: id) { return .failed(error) }
    return guide.onTheWay.contains(number) ? .loading : .notAsked
  }
}
