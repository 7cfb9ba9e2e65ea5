public import Titles

extension TitleSummary {
  /// The title's name in lists: for an episode, its series and its place in it come first, such as
  /// `Breaking Bad · 5×14 Ozymandias`.
  public var listName: String {
    guard let episode else { return title }
    let placed = [episode.place, title].compactMap(\.self).joined(separator: " ")
    return [episode.series, placed].compactMap(\.self).joined(separator: Self.divider)
  }

  /// Returns the name in this many cells; an episode keeps its place, not all of its series.
  func listName(fittingCells cells: Int) -> String {
    guard listName.cellWidth > cells, let episode, let series = episode.series,
      let place = episode.place
    else { return listName }
    let placed = "\(place) \(title)"
    let room = cells - Self.divider.cellWidth
    let forSeries = max(room - placed.cellWidth, (room - place.cellWidth) / 2)
    return forSeries < 2 ? placed : series.clipped(toCells: forSeries) + Self.divider + placed
  }

  private static let divider = " · "

  /// The name as people say it: `Ozymandias, season 5, episode 14 of Breaking Bad`.
  var spokenName: String {
    guard let episode else { return title }
    let season = episode.season.map { "season \($0)" }
    let number = episode.number.map { "episode \($0)" } ?? TitleKind.episode.singular
    let place = [season, number].compactMap(\.self).joined(separator: ", ")
    return "\(title), \(place)" + (episode.series.map { " of \($0)" } ?? "")
  }
}

extension EpisodeOrigin {
  /// The place in the series, such as `5×14`; `nil` if unknown.
  fileprivate var place: String? { season.map { EpisodeOrigin.written(season: $0, number) } }

  /// Returns a place in a series; a dash stands for an episode without a number.
  static func written(season: Int, _ number: Int?) -> String {
    "\(season)×\(number.map { String($0) } ?? "–")"
  }
}
