internal import Titles

/// The title of an item.
struct TraktTitle {
  let kind: TitleKind
  private let title: TraktItem.Title
  private let series: TraktItem.Title?

  /// Finds the title of an item; returns `nil` for an item about a season, a person or nothing.
  init?(_ item: TraktItem) {
    // Without a type, the most specific object counts: an episode comes with its series.
    let type =
      item.type
      ?? (item.episode != nil ? "episode" : item.season != nil ? "season" : nil)
      ?? (item.movie != nil ? "movie" : "show")
    switch type {
    case "movie": (kind, series) = (.movie, nil)
    case "show": (kind, series) = (.series, nil)
    case "episode": (kind, series) = (.episode, item.show)
    default: return nil
    }
    let named = [.movie: item.movie, .series: item.show, .episode: item.episode][kind] ?? nil
    guard let named else { return nil }
    title = named
  }

  /// IMDb's id if Trakt has it, else the place of an episode in its series, else the name; `nil`
  /// without any of them.
  var reference: ImportedReference? {
    if let id { return .id(id) }
    if let seriesName, let season = title.season, let number = title.number {
      return .name(
        ImportedName(
          title: seriesName, year: series?.possibleYear, kind: .episode,
          episode: NamedEpisode(season: season, number: number, title: ownName)))
    }
    guard let name else { return nil }
    return .name(ImportedName(title: name, year: title.possibleYear, kind: kind))
  }

  /// Returns the title of an episode of this series.
  ///
  /// - Parameters:
  ///   - season: The number of the season.
  ///   - number: The number of the episode in it.
  /// - Returns: The episode; `nil` for other titles.
  func episode(_ season: Int, _ number: Int) -> TraktTitle? {
    guard kind == .series else { return nil }
    var item = TraktItem()
    item.type = "episode"
    item.show = title
    item.episode = TraktItem.Title(season: season, number: number)
    return TraktTitle(item)
  }

  /// The facts besides the id; `nil` if there are none.
  var facts: TitleDetail? {
    guard let id, name != nil || id.place != nil else { return nil }
    let isEpisode = kind == .episode
    let facts = TitleDetail(
      id: id, title: id.place == nil ? name : ownName ?? title.number.map(NamedEpisode.name),
      years: title.possibleYear.map { YearRange($0) }, kind: kind,
      season: isEpisode ? title.season : nil, episode: isEpisode ? title.number : nil,
      seriesID: series?.imdbID, seriesTitle: seriesName)
    return facts.isPossible ? facts : nil
  }

  private var id: TitleID? {
    if let id = title.imdbID { return id }
    guard kind == .episode, let series = series?.imdbID, let season = title.season,
      let number = title.number, season >= 0, number >= 0
    else { return nil }
    return TitleID(EpisodeNumber(series: series, season: season, episode: number))
  }

  private var ownName: String? {
    guard let name = title.title?.cleanLine, !name.isEmpty else { return nil }
    return name
  }

  /// The name; for an episode without an id, it begins with the name of the series.
  private var name: String? {
    guard let name = ownName else { return nil }
    guard id == nil, let seriesName else { return name }
    return "\(seriesName): \(name)"
  }

  private var seriesName: String? {
    guard let name = series?.title?.cleanLine, !name.isEmpty else { return nil }
    return name
  }
}

extension TraktItem.Title {
  /// The title's id at IMDb; `nil` if Trakt does not have it.
  fileprivate var imdbID: TitleID? { ids?.imdb.flatMap(TitleReference.parse) }

  fileprivate var possibleYear: Int? {
    year.flatMap { Years.possible.contains($0) ? $0 : nil }
  }
}
