import Files
import Foundation
import Search
import Synchronization
import TestSupport
import Titles

@testable import Storage

/// A folder with a file of IMDb's data, and the index over it.
struct IMDbShelf {
  let path: String
  let index: IMDbIndex
  private let folder: TemporaryFolder
  private let told: Told

  /// From when the ratings of every file are, and from when all else is.
  static let days: [IMDbDump: Int] = [.ratings: 1_700_086_400, .basics: 1_700_000_000]

  init() throws {
    folder = try TemporaryFolder()
    let told = Told()
    self.told = told
    path = folder.path + "/\(IMDbTables.fileName)"
    index = IMDbIndex(folder: folder.path) { told.note($0) }
  }

  var folderPath: String { folder.path }

  /// The problems that were told.
  var problems: [FileFailure] { told.all }

  /// Puts a file with these titles, ranked as they come, into the place of the one before.
  func write(
    _ titles: [IMDbTitle], seasons: [IMDbSeason] = [], level: IMDbLevel = IMDbLevel(),
    sortEnds: SortEnds = SortEnds()
  ) throws {
    try fill(level, sortEnds: sortEnds) { writer in
      for title in titles { try writer.add(title, words: IMDbWords(title)) }
      for season in seasons { try writer.add(season) }
    }
  }

  /// Puts a new file into the place of the one before.
  func fill(
    _ level: IMDbLevel, sortEnds: SortEnds = SortEnds(),
    _ body: (inout IMDbWriter) throws -> Void
  ) throws {
    let file = ReplacedFile(
      folder: folder.path, name: IMDbTables.fileName, checkTables: IMDbTables.check)
    try file.replace { queue in
      try queue.inDatabase { database in
        var writer = try IMDbWriter(for: level, sortEnds: sortEnds, in: database)
        try body(&writer)
        try writer.finish(imported: 1_700_100_000, days: Self.days)
      }
    }
  }

  /// The titles that match words or an expression as it is typed.
  func found(_ typed: String) async throws -> [String] {
    try await hits(typed).titles.map(\.title)
  }

  /// The titles that match an expression of the query language.
  func matching(_ expression: String) async throws -> [String] {
    let query = TitleQuery(try TitleExpression(parsing: expression))
    guard let search = LocalSearch(query) else { return [] }
    return try await index.hits(for: search, in: 0..<50).titles.map(\.title)
  }

  func hits(_ typed: String, in rows: Range<Int> = 0..<50) async throws -> LocalHits {
    guard let query = TitleQuery(typed: typed), let search = LocalSearch(query) else {
      return LocalHits()
    }
    return try await index.hits(for: search, in: rows)
  }
}

private final class Told: Sendable {
  private let failures = Mutex<[FileFailure]>([])

  var all: [FileFailure] { failures.withLock(\.self) }

  func note(_ failure: FileFailure) { failures.withLock { $0.append(failure) } }
}

extension IMDbTitle {
  /// A title with a number, and what a test is about.
  init(
    _ number: UInt32, _ name: String, _ type: IMDbTitleType = .movie, year: Int? = nil,
    votes: Int? = nil, _ change: (inout IMDbTitle) -> Void = { _ in }
  ) {
    self.init(number: number, type: type, name: name)
    self.year = year
    self.votes = votes
    change(&self)
  }
}
