import Files
import Foundation
import GRDB

/// An update that writes new ratings to a copy of IMDb's data, and replaces the data with the copy.
///
/// Titles keep their places, and so their order, until the next whole import. A database of ratings
/// alone is imported as a whole.
public struct IMDbRatingsUpdate: Sendable {
  private let files: IMDbFiles
  private let place: ImportPlace
  private let acceptsLoss: Bool

  /// Makes an update, without reading anything yet.
  ///
  /// - Parameters:
  ///   - files: A folder with the dump of ratings.
  ///   - folder: The folder of the database.
  ///   - acceptsLoss: Whether to accept a dump with far fewer ratings than the present data.
  public init(_ files: IMDbFiles, into folder: String, acceptingLoss acceptsLoss: Bool = false) {
    self.files = files
    place = ImportPlace(folder)
    self.acceptsLoss = acceptsLoss
  }

  /// Runs the update until it ends or the task is cancelled.
  ///
  /// - Parameter onProgress: Called on any thread, a few times a second.
  /// - Returns: The state of the data, and the skipped lines.
  /// - Throws: The reason why nothing was updated; ``IMDbImportError/nothingToUpdate(folder:)``
  ///   before the first import.
  public func run(
    onProgress: @escaping @Sendable (IMDbProgress) -> Void
  ) async throws(IMDbImportError) -> IMDbImportReport {
    let (files, place, acceptsLoss) = (files, place, acceptsLoss)
    let status: IMDbStatus?
    do throws(FileFailure) { status = try place.status() } catch { throw .file(error) }
    guard let status else { throw .nothingToUpdate(folder: place.folder) }
    guard status.level.base == .titles else {
      return try await IMDbImport(
        files, level: status.level, into: place, acceptingLoss: acceptsLoss
      ).run(onProgress: onProgress)
    }
    return try await ImportThread.run(onProgress: onProgress) { watch throws(IMDbImportError) in
      guard files.path(of: .ratings) != nil else {
        throw .missingFiles([.ratings], folder: files.folder)
      }
      return try place.replaceFile(needing: status.bytes, watch: watch) { database, _ in
        let copying = RatingsCopying(files: files, place: place, watch: watch)
        let report = try copying.fill(database)
        if !acceptsLoss { try IMDbLoss.refuse(from: status, to: report.status) }
        return report
      }
    }
  }
}

/// A copy of the present database, in which the ratings are changed.
private struct RatingsCopying {
  let files: IMDbFiles
  let place: ImportPlace
  let watch: ImportWatch

  /// The number of pages to copy, and of titles to compare, between two checks for cancellation.
  private static let step = 10_000

  func fill(_ database: Database) throws -> IMDbImportReport {
    var tally = DumpTally()
    let reader = DumpReader(dump: .ratings, files: files, watch: watch)
    let scores = try NumberTable<IMDbScore>(reader, into: &tally)
    try place.file.open(for: .reading).reader.read { present in
      try present.backup(to: database, pagesPerStep: CInt(Self.step)) { _ in try watch.check() }
    }
    var status = try IMDbTables.status(in: database)
    try database.beginTransaction(.immediate)
    let all = status.titles
    let changes = try change(scores, titles: all, in: database)
    watch.tell(IMDbProgress(.finishing, done: 0, total: nil))
    status.ratings = changes.ratings
    status.days[.ratings] = files.day(of: .ratings)
    try IMDbTables.count(titles: all, in: database)
    try IMDbTables.write(status, in: database)
    try database.commit()
    watch.tell(IMDbProgress(.finishing, done: 1, total: 1))
    tally.skip(.withoutTitle, count: scores.count - changes.ratings)
    return IMDbImportReport(status: status, [.ratings: tally])
  }

  /// Compares all ratings with the new ones, and writes those that differ.
  ///
  /// - Returns: The numbers of rated titles and of changed titles.
  private func change(
    _ scores: NumberTable<IMDbScore>, titles: Int, in database: Database
  ) throws -> (ratings: Int, changed: Int) {
    var counts = (ratings: 0, changed: 0)
    let page = try database.cachedStatement(
      sql: "SELECT place, number, imdb, votes FROM title WHERE place > ? ORDER BY place LIMIT ?")
    let change = try database.cachedStatement(
      sql: "UPDATE title SET imdb = ?, votes = ? WHERE place = ?")
    var last = 0
    while true {
      try watch.check()
      let rows = try Row.fetchAll(page, arguments: [last, Self.step])
      guard let end = rows.last?[0] as Int? else { return counts }
      last = end
      for row in rows {
        let score = scores[row[1]]
        if score != nil { counts.ratings += 1 }
        let (rating, votes) = (score.map { Int($0.rating) }, score.map { Int($0.votes) })
        guard row[2] != rating || row[3] != votes else { continue }
        counts.changed += 1
        try change.execute(arguments: [rating, votes, row[0] as Int])
      }
      watch.tell(IMDbProgress(.writing, done: last, total: titles))
    }
  }
}
