public import Titles

/// Why nothing is known of the episodes of a season.
public enum SeasonAbsence: Sendable, Equatable {
  case loading
  /// Whoever lists the seasons does not list this one.
  case unlisted(by: DataSource)
  /// They list the season, and no episode of it.
  case empty(at: DataSource)
  case failed(CatalogueError)
  /// Not asked for yet.
  case notAsked
}

extension AppState {
  /// Who lists the seasons of a series: the session's source, unless they are on this machine.
  func sourceOfSeasons(of id: TitleID) -> DataSource {
    series.guide(of: id).dataAtHand ?? source
  }

  /// Why nothing is known of the episodes of a season.
  public func absence(of number: Int, of id: TitleID) -> SeasonAbsence {
    let guide = series.guide(of: id)
    if guide.unlisted.contains(number) { return .unlisted(by: sourceOfSeasons(of: id)) }
    if let known = guide[number] { return .empty(at: known.answer.source) }
    if let error = errors.season(number, of: id) { return .failed(error) }
    return guide.onTheWay.contains(number) ? .loading : .notAsked
  }
}
