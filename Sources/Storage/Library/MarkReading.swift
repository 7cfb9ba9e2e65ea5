import GRDB
import Titles

/// Reads marks with a few queries, however many there are, and never reads notes.
struct MarkReading {
  let database: Database

  init(in database: Database) { self.database = database }

  /// Returns the marks of all titles in the library.
  func marks() throws -> [TitleID: LibraryMark] {
    let viewings = try viewings()
    let lists = try lists()
    let statement = try database.cachedStatement(
      sql: "SELECT title, watchlisted, rating, position, length, played, stopped FROM entry")
    var marks: [TitleID: LibraryMark] = [:]
    let rows = try Row.fetchCursor(statement)
    while let row = try rows.next() {
      guard let title: String = row.value(0), let id = TitleID(title) else { continue }
      let days = viewings[title] ?? []
      marks[id] = LibraryMark(
        onWatchlistSince: row.value(1), viewings: days.count,
        days: days.compactMap(\.self), rating: row.value(2), lists: lists[title] ?? [],
        stopped: StoppedPlace(row, from: 3))
    }
    return marks
  }

  /// Returns the days of the viewings of titles, the earliest first.
  private func viewings() throws -> [String: [CalendarDate?]] {
    try database.grouped("SELECT title, day FROM viewing ORDER BY title, day, place") { row in
      let day: String? = row.value(1)
      return day.flatMap(CalendarDate.init(isoText:))
    }
  }

  /// Returns the places of the library's episodes in their series.
  ///
  /// This is a query of its own, since facts may be damaged where the user's data is not.
  func episodes() throws -> [TitleID: EpisodeNumber] {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT id, series_id, season, episode FROM title
        WHERE series_id IS NOT NULL AND season IS NOT NULL AND episode IS NOT NULL
        """)
    var episodes: [TitleID: EpisodeNumber] = [:]
    while let row = try rows.next() {
      guard let name: String = row.value(0), let id = TitleID(name),
        let text: String = row.value(1), let series = TitleID(text), let season: Int = row.value(2),
        let episode: Int = row.value(3)
      else { continue }
      episodes[id] = EpisodeNumber(series: series, season: season, episode: episode)
    }
    return episodes
  }

  /// Returns the names of the lists that each title is in, in the order in which the lists were
  /// made.
  private func lists() throws -> [String: [String]] {
    let names = try names()
    return try database.grouped("SELECT title, list FROM listed ORDER BY title, list") { row in
      row.value(1).flatMap { names[$0] } ?? ""
    }
  }

  private func names() throws -> [Int64: String] {
    let rows = try Row.fetchAll(database, sql: "SELECT number, name FROM list")
    return Dictionary(
      rows.map { row in (row.value(0) ?? 0, (row.value(1) ?? "").harmlessLine) }
    ) { first, _ in first }
  }
}
