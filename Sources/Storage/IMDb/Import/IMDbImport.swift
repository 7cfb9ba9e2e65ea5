import Files
import Foundation
import GRDB

/// An import that makes the database of IMDb's data from dumps and replaces the previous one.
///
/// Until the new database is complete, the old one stays in use, whatever happens.
public struct IMDbImport: Sendable {
  private let files: IMDbFiles
  private let level: IMDbLevel
  private let place: ImportPlace
  private let acceptsLoss: Bool

  /// Makes an import, without reading anything yet.
  ///
  /// - Parameters:
  ///   - files: The dumps.
  ///   - level: The level of the data.
  ///   - folder: The folder of the database, which is made if it does not exist.
  ///   - acceptsLoss: Whether to accept dumps that hold nothing, or far less than the present data.
  public init(
    _ files: IMDbFiles, level: IMDbLevel, into folder: String,
    acceptingLoss acceptsLoss: Bool = false
  ) {
    self.init(files, level: level, into: ImportPlace(folder), acceptingLoss: acceptsLoss)
  }

  init(
    _ files: IMDbFiles, level: IMDbLevel, into place: ImportPlace,
    acceptingLoss acceptsLoss: Bool = false
  ) {
    self.files = files
    self.level = level
    self.place = place
    self.acceptsLoss = acceptsLoss
  }

  /// Runs the import until it ends or the task is cancelled.
  ///
  /// - Parameter onProgress: Called on any thread, a few times a second.
  /// - Returns: The state of the data, and the skipped lines.
  /// - Throws: The reason why nothing was imported.
  public func run(
    onProgress: @escaping @Sendable (IMDbProgress) -> Void
  ) async throws(IMDbImportError) -> IMDbImportReport {
    let (files, level, place, acceptsLoss) = (files, level, place, acceptsLoss)
    return try await ImportThread.run(onProgress: onProgress) { watch throws(IMDbImportError) in
      let missing = files.missing(for: level)
      guard missing.isEmpty else { throw .missingFiles(missing, folder: files.folder) }
      let room = level.estimate(for: files).room
      // An import cannot lose data that is unreadable anyway.
      let present = acceptsLoss ? nil : try? place.status()
      return try place.replaceFile(needing: room, watch: watch) { database, staging in
        let run = ImportRun(files, level: level, watch: watch)
        let report = try run.fill(
          database, staging: staging, now: Int(Date().timeIntervalSince1970))
        if !acceptsLoss { try IMDbLoss.refuse(from: present, to: report.status) }
        return report
      }
    }
  }
}

/// One run of an import, with the tallies of the lines that it has read so far.
final class ImportRun {
  private let files: IMDbFiles
  private let level: IMDbLevel
  private let watch: ImportWatch
  private var tallies: [IMDbDump: DumpTally] = [:]

  init(_ files: IMDbFiles, level: IMDbLevel, watch: ImportWatch) {
    self.files = files
    self.level = level
    self.watch = watch
  }

  /// Fills a new database.
  ///
  /// - Parameters:
  ///   - database: The database, without tables.
  ///   - folder: The folder for staged data.
  ///   - now: The time of the import, in seconds since 1970.
  /// - Returns: The state of the data, and the skipped lines.
  /// - Throws: An ``IMDbImportError``, a `SystemError` about staging, or a `DatabaseError`.
  func fill(_ database: Database, staging folder: String, now: Int) throws -> IMDbImportReport {
    let scores = try reading(.ratings) { try NumberTable<IMDbScore>($0, into: &$1) }
    var writer = try IMDbWriter(for: level, in: database)
    var people = 0
    switch level.base {
    case .ratings: try write(scores, with: &writer)
    case .titles: people = try importTitles(with: scores, writer: &writer, staging: folder)
    }
    watch.tell(IMDbProgress(.finishing, done: 0, total: nil))
    let status = try writer.finish(imported: now, days: days, people: people)
    watch.tell(IMDbProgress(.finishing, done: 1, total: 1))
    return IMDbImportReport(status: status, tallies)
  }

  private var days: [IMDbDump: Int] {
    Dictionary(
      uniqueKeysWithValues: level.dumps.compactMap { dump in files.day(of: dump).map { (dump, $0) }
      })
  }

  /// Reads a dump, and keeps the tally of its lines.
  private func reading<Value>(
    _ dump: IMDbDump, _ body: (DumpReader, inout DumpTally) throws -> Value
  ) throws -> Value {
    try body(
      DumpReader(dump: dump, files: files, watch: watch), &tallies[dump, default: DumpTally()])
  }

  private func write(_ scores: NumberTable<IMDbScore>, with writer: inout IMDbWriter) throws {
    try scores.forEach { number, score in
      try watch.check()
      try writer.add(rating: Int(score.rating), votes: Int(score.votes), of: number)
    }
  }

  /// Reads all other dumps of the level, and writes their data.
  ///
  /// - Returns: The number of people.
  private func importTitles(
    with scores: NumberTable<IMDbScore>, writer: inout IMDbWriter, staging folder: String
  ) throws -> Int {
    let staging = try stageTitles(with: scores, in: folder)
    let kept = staging.kept
    var people = People()
    if level.hasPeople {
      try reading(.crew) { try people.readCrew(of: kept, $0, into: &$1) }
      try reading(.principals) { try people.readCast(of: kept, $0, into: &$1) }
      try reading(.names) { try people.readNames($0, into: &$1) }
      try people.forEach(watch) { try writer.add($0) }
    }
    var namesAbroad: FinishedParts?
    if level.hasNamesAbroad {
      var names = try StagedParts(in: folder)
      try reading(.alternativeTitles) { try names.stageNames(of: kept, $0, into: &$1) }
      namesAbroad = names.finished
    }
    let writing = TitleWriting(
      kept: TitleWriting.KeptFacts(
        series: kept.series, adult: kept.adult, people: people, namesAbroad: namesAbroad),
      watch: watch)
    try writing.write(titles: staging.titles, count: staging.count, with: &writer)
    try writing.write(
      episodes: staging.episodes, with: &writer,
      into: &tallies[.episodes, default: DumpTally()])
    return people.count
  }

  /// Stages titles and episodes, and frees the tables that are needed only for this.
  private func stageTitles(
    with scores: NumberTable<IMDbScore>, in folder: String
  ) throws -> TitleStaging.Result {
    let places = try reading(.episodes) { try NumberTable<SeriesPlace>($0, into: &$1) }
    var staging = try TitleStaging(for: level, scores: scores, places: places, in: folder)
    try reading(.basics) { try staging.read($0, into: &$1) }
    let known = staging.kept.known
    var (ratings, episodes) = (0, 0)
    scores.forEach { number, _ in if !known.contains(number) { ratings += 1 } }
    places.forEach { number, _ in if !known.contains(number) { episodes += 1 } }
    tallies[.ratings]?.skip(.withoutTitle, count: ratings)
    tallies[.episodes]?.skip(.withoutTitle, count: episodes)
    return staging.result
  }
}
