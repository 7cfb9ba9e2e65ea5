internal import Titles

/// The title that an item is about.
struct TraktTitle {
  let kind: TitleKind
  private let title: TraktItem.Title
  private let series: TraktItem.Title?

  /// `nil` for an item about a season, a person or nothing.
  init?(_ item: TraktItem) {
    // Without a type, the most special object is meant: an episode comes with its series.
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

  /// IMDb's id if Trakt has it, the name otherwise; `nil` if there is neither.
  var reference: ImportedReference? {
    if let id { return .id(id) }
    guard let name else { return nil }
    return .name(ImportedName(title: name, year: year, kind: kind))
  }

  /// What is known besides the id; `nil` if that is nothing.
  var facts: TitleDetail? {
    guard let id, let name else { return nil }
    let isEpisode = kind == .episode
    let facts = TitleDetail(
      id: id, title: name, years: year.map { YearRange($0) }, kind: kind,
      season: isEpisode ? title.season : nil, episode: isEpisode ? title.number : nil,
      seriesID: series?.imdbID, seriesTitle: seriesName)
    return facts.isPossible ? facts : nil
  }

  private var id: TitleID? { title.imdbID }

  private var year: Int? {
    title.year.flatMap { Years.possible.contains($0) ? $0 : nil }
  }

  /// The name; that of an episode without an id begins with its series.
  private var name: String? {
    guard let name = title.title?.cleanLine, !name.isEmpty else { return nil }
    guard id == nil, let seriesName else { return name }
    return "\(seriesName): \(name)"
  }

  private var seriesName: String? {
    guard let name = series?.title?.cleanLine, !name.isEmpty else { return nil }
    return name
  }
}

extension TraktItem.Title {
  /// `nil` if Trakt does not know it.
  fileprivate var imdbID: TitleID? { ids?.imdb.flatMap(TitleReference.parse) }
}
