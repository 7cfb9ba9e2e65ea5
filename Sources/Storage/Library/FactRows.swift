import GRDB
import Keeping
import Titles

/// The rows of the facts about titles.
enum FactRows {
  static let columns = TitleColumn.all

  /// The columns, in the order in which they are read, followed by the name of an episode's series.
  static let selection =
    columns.map { "title.\($0.name)" }.joined(separator: ", ")
    + ", nullif(series.title, series.id)"

  /// The join with the series of episodes.
  static let seriesJoin = "LEFT JOIN title AS series ON series.id = title.series_id"

  /// Reads the facts in a row, beginning at a column.
  static func detail(_ id: TitleID, in row: Row, from first: Int) -> TitleDetail {
    var detail = TitleDetail(id: id, title: nil)
    for (index, column) in columns.enumerated() { column.read(row[first + index], &detail) }
    detail.seriesTitle = row.value(first + columns.count)
    return detail.harmless
  }

  /// Joins facts with those already known about the title, in the way of `SourcedFacts`.
  ///
  /// The name of an episode's series is stored with that series.
  ///
  /// - Parameters:
  ///   - facts: The facts, with their origins.
  ///   - database: The database.
  /// - Returns: Whether any fact has changed.
  /// - Throws: A `DatabaseError`.
  @discardableResult
  static func keep(_ facts: SourcedFacts, in database: Database) throws -> Bool {
    var isNews = false
    if let series = facts.detail.series {
      // An episode has few facts about its series.
      isNews = try keep(SourcedFacts(series, from: .unknown), in: database)
    }
    var own = facts.detail
    own.seriesTitle = nil
    let facts = SourcedFacts(own, from: facts.origins)
    if try insert(facts, into: database) { return true }
    guard let known = try known(own.id, in: database) else { return isNews }
    let sum = known.joined(with: facts)
    let isOther = sum.detail != known.detail
    // If only the source or the day of a fact differs, its origin is updated.
    guard isOther || sum.origins.days != known.origins.days else { return isNews }
    try database.execute(cached: update, values(of: sum) + [own.id.rawValue])
    return isOther || isNews
  }

  /// Stores the facts of a title that is not known yet.
  ///
  /// - Returns: Whether the title was new.
  private static func insert(_ facts: SourcedFacts, into database: Database) throws -> Bool {
    try database.execute(cached: insertion, values(of: facts) + [facts.detail.id.rawValue])
    return database.changesCount > 0
  }

  /// Returns the facts of a title with their origins, but without the name of an episode's series.
  ///
  /// - Parameters:
  ///   - id: The title.
  ///   - database: The database.
  /// - Returns: The facts; `nil` if there are none.
  /// - Throws: A `DatabaseError`.
  static func known(_ id: TitleID, in database: Database) throws -> SourcedFacts? {
    let statement = try database.cachedStatement(sql: reading)
    guard let row = try Row.fetchOne(statement, arguments: [id.rawValue]) else { return nil }
    var detail = TitleDetail(id: id, title: nil)
    for (index, column) in columns.enumerated() { column.read(row[index], &detail) }
    let origins = StoredOrigins(row[columns.count])
    return SourcedFacts(detail, from: origins.origin, except: origins.others)
  }

  /// Stores newer facts about titles that have an entry, under their ids or under their places.
  ///
  /// - Parameters:
  ///   - facts: The facts.
  ///   - origins: The origins of the facts.
  ///   - time: The time, in seconds since 1970.
  ///   - session: The session that stores them.
  ///   - database: The database, in a transaction.
  /// - Returns: The changes; `nil` if nothing was new.
  /// - Throws: A `DatabaseError`.
  static func learn(
    _ facts: [TitleDetail], from origins: FactOrigins, at time: Int, by session: Int64,
    in database: Database
  ) throws -> LibraryNews? {
    let identified = try facts.compactMap(EpisodeIdentity.init)
      .map { try $0.apply(at: time, by: session, in: database) }
    let learnt = try facts.filter { detail in
      try isKept(detail.id, in: database) && keep(SourcedFacts(detail, from: origins), in: database)
    }
    let changed = identified.reduce(Set(learnt.map(\.id.rawValue))) { $0.union($1) }
    guard !changed.isEmpty else { return nil }
    try database.noteRevision()
    return try LibraryNews(about: changed, in: database)
  }

  /// Whether anything is kept about any of the titles.
  static func areAnyKept(_ facts: [TitleDetail], in database: Database) throws -> Bool {
    try facts.contains { detail in
      try isKept(detail.id, in: database)
        || EpisodeIdentity(detail).map { try isKept($0.place, in: database) } ?? false
    }
  }

  private static func isKept(_ id: TitleID, in database: Database) throws -> Bool {
    let statement = try database.cachedStatement(sql: "SELECT 1 FROM entry WHERE title = ?")
    return try Row.fetchOne(statement, arguments: [id.rawValue]) != nil
  }

  private static func values(of facts: SourcedFacts) -> StatementArguments {
    StatementArguments(columns.map { $0.value(facts.detail) } + [StoredOrigins(facts).value])
  }

  private static let names = (columns.map(\.name) + [StoredOrigins.column]).joined(separator: ", ")
  private static let places = columns.map { _ in "?, " }.joined() + "?"

  private static let insertion =
    "INSERT INTO title (\(names), id) VALUES (\(places), ?) ON CONFLICT DO NOTHING"
  private static let update = "UPDATE title SET (\(names)) = (\(places)) WHERE id = ?"
  private static let reading = "SELECT \(names) FROM title WHERE id = ?"
}

extension TitleDetail {
  /// The series of an episode, with the facts that the episode has about it.
  fileprivate var series: TitleDetail? {
    guard let seriesID, let seriesTitle else { return nil }
    return TitleDetail(id: seriesID, title: seriesTitle, kind: .series)
  }
}

extension FactOrigins {
  /// The origins, with times in days.
  fileprivate var days: FactOrigins {
    FactOrigins(origin.day, except: others.mapValues(\.day))
  }
}

extension FactOrigin {
  fileprivate var day: FactOrigin { FactOrigin(source, time: time / 86_400) }
}

/// The renaming of an episode that was kept under its place, once a source supplies its id.
struct EpisodeIdentity {
  let place: TitleID
  let title: TitleDetail

  /// Identifies an episode; returns `nil` for facts that lack its id or its place.
  init?(_ title: TitleDetail) {
    guard title.id.place == nil, let place = title.episodeNumber else { return nil }
    self.place = TitleID(place)
    self.title = title
  }

  /// Moves everything kept about the place to the title.
  ///
  /// If nothing was kept about the title, the steps about the place become steps about it, and can
  /// be undone as before. Otherwise, both entries are joined in a new step.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds since 1970.
  ///   - session: The session that makes the change.
  ///   - database: The database, in a transaction.
  /// - Returns: The ids whose entries have changed; empty if nothing is kept about the place.
  /// - Throws: A `DatabaseError`.
  func apply(at time: Int, by session: Int64, in database: Database) throws -> Set<String> {
    let entries = try EntryRows.entries(of: [place, title.id], in: database)
    guard let kept = entries[place] else { return [] }
    try keepFacts(in: database)
    if let known = entries[title.id] {
      try join(kept, with: known, at: time, by: session, in: database)
    } else {
      try rename(in: database)
    }
    return [place.rawValue, title.id.rawValue]
  }

  /// Copies the known facts about the place to the title.
  private func keepFacts(in database: Database) throws {
    guard let known = try FactRows.known(place, in: database) else { return }
    var facts = known.detail
    facts.id = title.id
    try FactRows.keep(SourcedFacts(facts, from: known.origins), in: database)
  }

  private func rename(in database: Database) throws {
    let names: StatementArguments = [title.id.rawValue, place.rawValue]
    for table in ["entry", "viewing", "listed"] {
      try database.execute(
        sql: "UPDATE \(table) SET title = ? WHERE title = ?", arguments: names)
    }
    try RowLog.rename(place.rawValue, to: title.id.rawValue, in: database)
    try database.execute(sql: "DELETE FROM title WHERE id = ?", arguments: [place.rawValue])
  }

  private func join(
    _ kept: LibraryEntry, with known: LibraryEntry, at time: Int, by session: Int64,
    in database: Database
  ) throws {
    let sum = known.merged(with: kept)
    let change: LibraryChange =
      sum.viewings.isEmpty ? .stopped(sum.stopped) : .viewings(sum.viewings)
    _ = try StepRows.record(
      .change(change), of: [known.facts], at: time, by: session, in: database
    ) {
      try EntryRows.keep(sum, inPlaceOf: known, in: database)
      try EntryRows.keep(LibraryEntry(kept.facts), inPlaceOf: kept, in: database)
    }
  }
}
