import FileNames
import Titles

/// Questions to a catalogue that never leave this machine, for all titles of a name.
struct LocalTitles: Sendable {
  /// The titles that a catalogue has for a question.
  enum Found: Sendable {
    /// All titles of the name.
    case all([TitleDetail])
    /// More titles have the name than fit on a page.
    case tooMany
    /// Nothing on this machine knows all titles.
    case notAsked
  }

  private let catalogue: (any Catalogue)?
  private var answers: [Asked: Found] = [:]
  /// The catalogue of all titles that has answered; `nil` before the first answer.
  private(set) var source: DataSource?
  private var seasons: [TitleID: [Season]] = [:]

  /// The number of seasons of a series that are looked at.
  private static let mostSeasons = EpisodeGuide.mostSeasons

  private struct Asked: Hashable {
    var words: String
    var year: Int?
    var kind: TitleKind
  }

  init(_ catalogue: (any Catalogue)?) { self.catalogue = catalogue }

  /// Returns all films and series of a name.
  ///
  /// If there are more than a page of one kind, those within two years of the given one count as
  /// all.
  mutating func titles(called words: String, year: Int?) async -> Found {
    var titles: [TitleDetail] = []
    for kind in [TitleKind.movie, .series] {
      var found = await self.found(Asked(words: words, year: nil, kind: kind))
      if case .tooMany = found, let year {
        found = await self.found(Asked(words: words, year: year, kind: kind))
      }
      guard case .all(let all) = found else { return found }
      titles += all
    }
    return .all(titles)
  }

  private mutating func found(_ asked: Asked) async -> Found {
    if let known = answers[asked] { return known }
    let answer = await answer(to: asked)
    answers[asked] = answer
    return answer
  }

  private mutating func answer(to asked: Asked) async -> Found {
    let near = asked.year.map { min(max($0, 2), 9_997) }.map { Years(($0 - 2)...($0 + 2)) }
    var query = TitleQuery(asked.words, kind: asked.kind, years: near)
    query.isLiteral = true
    query.isWholeName = true
    guard let catalogue else { return .notAsked }
    do throws(CatalogueError) {
      let answer = try await catalogue.titles(matching: query, page: 1, reach: .here)
      guard case .imdb = answer.source, answer.fallback == nil else { return .notAsked }
      source = answer.source
      guard answer.value.isLast(1, rowsBefore: 0) else { return .tooMany }
      let facts = Dictionary(
        (answer.value.details + answer.value.known).map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first })
      return .all(answer.value.titles.map { facts[$0.id] ?? TitleDetail($0) })
    } catch .notFoundIn(let source) {
      guard case .imdb = source else { return .notAsked }
      self.source = source
      return .all([])
    } catch .nothingToAsk {
      return .all([])
    } catch {
      return .notAsked
    }
  }

  /// Returns what this machine knows of a title; `nil` for nothing.
  func title(_ id: TitleID) async -> TitleDetail? { await catalogue?.known(.id(id)) }

  /// Returns the episodes of a series at a place that gives no numbers within seasons.
  ///
  /// - Returns: The episodes; empty unless this machine knows them all.
  mutating func episodes(
    at place: FileReading.Place, of series: TitleID
  ) async -> [EpisodeNumber] {
    switch place {
    case .whole: return []
    case .episodes: return place.episodes(of: series)
    case .absolute(let numbers):
      let all = await numbered(series).filter { $0.place.season > 0 }.map(\.place)
      let places = numbers.filter(Set(1...max(1, all.count)).contains).map { $0 - 1 }
      return all.isEmpty || places.count != numbers.count ? [] : places.map { all[$0] }
    case .day(let day):
      let shown = await numbered(series).filter { $0.released == day }
      return shown.count == 1 ? shown.map(\.place) : []
    }
  }

  /// The numbered episodes of a series in order, each with its day.
  private mutating func numbered(
    _ series: TitleID
  ) async -> [(place: EpisodeNumber, released: CalendarDate?)] {
    await seasons(of: series).flatMap { season in
      season.episodes.compactMap { episode in
        guard let season = season.number, let number = episode.number else { return nil }
        return (EpisodeNumber(series: series, season: season, episode: number), episode.released)
      }
    }
  }

  private mutating func seasons(of series: TitleID) async -> [Season] {
    if let seasons = seasons[series] { return seasons }
    let numbers = await title(series)?.seasons ?? Array(1...Self.mostSeasons)
    var seasons: [Season] = []
    for number in numbers.prefix(Self.mostSeasons) {
      guard
        var season = try? await catalogue?.season(number, of: series, reach: .here).value
      else { break }
      season.number = number
      seasons.append(season)
    }
    self.seasons[series] = seasons
    return seasons
  }
}
