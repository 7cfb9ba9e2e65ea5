import GRDB
import Keeping
import Titles

/// The renaming of an episode that was kept by its place, once a source tells its id.
struct EpisodeIdentity {
  let place: TitleID
  let title: TitleDetail

  /// Returns `nil` for facts that lack the id of an episode, or its place.
  init?(_ title: TitleDetail) {
    guard title.id.place == nil, let place = title.episodeNumber else { return nil }
    self.place = TitleID(place)
    self.title = title
  }

  /// Moves everything kept about the place to the title.
  ///
  /// If nothing was kept about the title, the steps about the place become steps about it, and can
  /// be undone as before. Otherwise both entries are joined, as a step.
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
    _ = try StepRows.record(
      .change(.viewings(sum.viewings)), of: [known.facts], at: time, by: session, in: database
    ) {
      try EntryRows.keep(sum, inPlaceOf: known, in: database)
      try EntryRows.keep(LibraryEntry(kept.facts), inPlaceOf: kept, in: database)
    }
  }
}
