import Foundation
import GRDB
import Titles

/// The titles of `imdb.sqlite`, as the program's own values.
struct IMDbTitles {
  let status: IMDbStatus
  let database: Database

  /// The name in `name`, a row of `title_name`; most episodes have only a number.
  static let name = "ifnull(name.title, 'Episode #' || episode.season || '.' || episode.episode)"

  /// The types that have seasons: looking for seasons of other titles would read pages in vain.
  private static let seriesTypes = IMDbTitleType.allCases.filter { $0.kind == .series }
    .map { "\($0.rawValue)" }.joined(separator: ", ")

  /// Returns the titles at some places, in their order.
  func details(at places: [Int64]) throws -> [TitleDetail] {
    let details = try details(where: "title.place IN (SELECT value FROM json_each(?))", "\(places)")
    return places.compactMap { details[$0] }
  }

  /// Returns the facts about some titles.
  func facts(of ids: [TitleID]) throws -> [TitleID: SourcedFacts] {
    let numbers = "\(ids.compactMap(\.number))"
    let details: [TitleDetail] =
      switch status.level.base {
      case .titles:
        try Array(
          details(where: "title.number IN (SELECT value FROM json_each(?))", numbers).values)
      case .ratings: try ratings(numbers)
      }
    // The ratings may be newer than the rest.
    let time = { status.days[$0] ?? status.imported }
    let (told, rated) = (
      FactOrigin(.imdb, time: time(.basics)), FactOrigin(.imdb, time: time(.ratings))
    )
    let origin = status.level.base == .titles ? told : rated
    let others = origin == rated ? [:] : ["imdb": rated, "votes": rated]
    return Dictionary(
      details.map {
        ($0.id, SourcedFacts($0, from: origin, except: $0.votes == nil ? [:] : others))
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns a season with all its episodes; `nil` if the data lacks it.
  func season(_ number: Int, of series: TitleID) throws -> Season? {
    guard let seriesNumber = series.number,
      let row = try Row.fetchOne(
        database.cachedStatement(
          sql: "SELECT episodes FROM season WHERE series = ? AND number = ?"),
        arguments: [seriesNumber, number]),
      let season = IMDbSeason(
        series: seriesNumber, storedNumber: number, coded: row.value(0) ?? Data())
    else { return nil }
    let scores = try scores(of: season.episodes.map(\.id))
    let detail = try facts(of: [series])[series]?.detail
    var known = Season(
      title: detail?.title ?? "", number: season.number, totalSeasons: detail?.totalSeasons,
      episodes: season.episodes.map { episode in
        EpisodeSummary(
          id: TitleID(number: Int(episode.id)), title: episode.name.harmlessLine,
          number: episode.number, score: scores[episode.id])
      })
    known.seasonNumbers = detail?.seasonNumbers
    return known
  }

  private func scores(of episodes: [UInt32]) throws -> [UInt32: Double] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT number, imdb FROM title
        WHERE number IN (SELECT value FROM json_each(?)) AND imdb IS NOT NULL
        """)
    var scores: [UInt32: Double] = [:]
    let rows = try Row.fetchCursor(statement, arguments: ["\(episodes)"])
    while let row = try rows.next() {
      if let number: UInt32 = row.value(0) { scores[number] = row.value(1) }
    }
    return scores
  }
}

// MARK: - Reading rows

extension IMDbTitles {
  private func details(where condition: String, _ list: String) throws -> [Int64: TitleDetail] {
    let people = status.level.hasPeople
    let statement = try database.cachedStatement(
      sql: """
        SELECT title.place, number, type, year, minutes, genres, imdb, votes,
          \(Self.name), name.original_title, name.end_year,
          episode.series, episode.season, episode.episode,
          CASE WHEN type IN (\(Self.seriesTypes))
            THEN (SELECT json_group_array(number) FROM season
              WHERE series = title.number AND number > 0) END,
          (SELECT title_name.title FROM title AS series JOIN title_name USING (place)
            WHERE series.number = episode.series)
          \(people ? ", directors, writers, actors" : "")
        FROM title JOIN title_name AS name USING (place) LEFT JOIN episode USING (place)
          \(people ? "LEFT JOIN title_people USING (place)" : "")
        WHERE \(condition)
        """)
    var details: [Int64: TitleDetail] = [:]
    let rows = try Row.fetchCursor(statement, arguments: [list])
    while let row = try rows.next() {
      guard let place: Int64 = row.value(0), let detail = detail(row) else { continue }
      details[place] = detail.harmless
    }
    return details
  }

  private func detail(_ row: Row) -> TitleDetail? {
    guard let id = row.value(1).flatMap(TitleID.init(number:)),
      let type = row.value(2).flatMap(IMDbTitleType.init)
    else { return nil }
    var detail = TitleDetail(id: id, title: row.value(8), originalTitle: row.value(9))
    detail.kind = type.kind
    detail.form = type.form
    detail.years = row.value(3).map { start in
      // Only a series can be open-ended.
      YearRange(start: start, end: row.value(10) ?? (type.kind == .series ? nil : start))
    }
    detail.minutes = row.value(4)
    detail.genres = IMDbGenres(rawValue: row.value(5) ?? 0).names
    detail.ratings = row.value(6).map { [Rating(imdb: $0)] } ?? []
    detail.votes = row.value(7)
    detail.seriesID = row.value(11).flatMap(TitleID.init(number:))
    detail.season = row.value(12)
    detail.episode = row.value(13)
    detail.takeSeasons(listed: row.value(14))
    detail.seriesTitle = row.value(15)
    if row.count > 16 {
      detail.directors = [String](lines: row.value(16))
      detail.writers = [String](lines: row.value(17))
      detail.actors = [String](lines: row.value(18))
    }
    return detail
  }

  /// Returns the titles of a level that has ratings alone.
  private func ratings(_ numbers: String) throws -> [TitleDetail] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT number, imdb, votes FROM rating WHERE number IN (SELECT value FROM json_each(?))
        """)
    return try Row.fetchAll(statement, arguments: [numbers]).compactMap { row in
      guard let id = row.value(0).flatMap(TitleID.init(number:)) else { return nil }
      return TitleDetail(
        id: id, title: nil, ratings: row.value(1).map { [Rating(imdb: $0)] } ?? [],
        votes: row.value(2))
    }
  }
}

extension TitleDetail {
  /// Sets the numbers of all seasons from a list in JSON.
  fileprivate mutating func takeSeasons(listed: String?) {
    let numbers = (listed ?? "").split { !$0.isNumber }.compactMap { Int($0) }.sorted()
    guard !numbers.isEmpty else { return }
    totalSeasons = numbers.count
    if numbers.last != numbers.count { seasonNumbers = numbers }
  }
}

extension TitleID {
  /// The number after `tt`; `nil` if it exceeds 32 bits.
  var number: UInt32? { UInt32(rawValue.dropFirst(2)) }

  /// Makes the id with a number.
  init?(number: Int) { self.init("tt\(number.idDigits)") }
}
