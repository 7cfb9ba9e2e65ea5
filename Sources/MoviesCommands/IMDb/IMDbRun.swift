import Downloads
import Files
import Foundation
import MoviesCore
import MoviesSession
import Storage

/// One run of an import or an update, from its first line of progress to its end.
struct IMDbRun {
  private let dumps: [IMDbDump]
  private let isForProgram: Bool
  private let place: IMDbInstallation

  init(_ dumps: [IMDbDump], isForProgram: Bool = false, at place: IMDbInstallation) {
    self.dumps = dumps
    self.isForProgram = isForProgram
    self.place = place
  }

  /// Runs the work until it is done, ^C cancels it, or the program that reads its output goes away.
  ///
  /// - Parameters:
  ///   - invocation: The run of the program, which shows the progress.
  ///   - body: The work.
  /// - Returns: The value that the work returns.
  /// - Throws: A ``Failure``, after it was sent to a program that reads the progress.
  func run<Value: Sendable>(
    in invocation: Invocation, _ body: @escaping @Sendable (IMDbWork) async throws(Failure) -> Value
  ) async throws -> Value {
    let (gone, readerGone) = AsyncStream.makeStream(of: Void.self)
    if isForProgram { invocation.surroundings.input.onEnd { readerGone.finish() } }
    let start = ContinuousClock.now
    let display = IMDbImportDisplay(
      dumps, isForProgram: isForProgram, in: invocation.surroundings,
      now: { start.duration(to: .now) }, onReaderGone: { readerGone.finish() })
    let work = IMDbWork(place: place, display: display)
    do {
      return try await TerminationSignals.cancelling {
        try await withThrowingTaskGroup { group in
          group.addTask { try await body(work) as Value? }
          group.addTask {
            for await _ in gone {}
            return nil
          }
          defer { group.cancelAll() }
          guard let value = try await group.next() ?? nil else { throw Failure.importStopped }
          return value
        }
      }
    } catch {
      let failure = error as? Failure ?? .importStopped
      display.tell(.failed(reason: failure.message))
      throw failure
    }
  }
}

/// Downloads and imports IMDb's data, and shows the progress.
struct IMDbWork: Sendable {
  let place: IMDbInstallation
  let display: IMDbImportDisplay

  /// The maximum number of files to download at the same time.
  private static let transfers = 2

  /// The maximum size of a downloaded file, as a multiple of its estimated size.
  private static let mostGrowth = 2

  /// The downloaded dumps.
  private var files: IMDbFiles { IMDbFiles(in: place.downloads.path) }

  /// Fetches dumps; parts that are already downloaded are not fetched again.
  ///
  /// - Parameters:
  ///   - dumps: The dumps to fetch.
  ///   - days: The dates of the dumps in use, in seconds since 1970; a dump with such a date is
  ///     fetched only if it is newer.
  /// - Returns: The dumps that are completely downloaded now.
  /// - Throws: The reason why a dump cannot be fetched; what was downloaded is kept.
  func download(
    _ dumps: [IMDbDump], newerThan days: [IMDbDump: Int] = [:]
  ) async throws(Failure) -> [IMDbDump] {
    let downloader = try place.downloader()
    let fetched = await Result {
      try await withThrowingTaskGroup { group in
        var rest = dumps[...]
        for dump in rest.prefix(Self.transfers) {
          group.addTask { try await fetch(dump, unlessOf: days[dump], by: downloader) }
        }
        rest = rest.dropFirst(Self.transfers)
        while try await group.next() != nil {
          guard let dump = rest.popFirst() else { continue }
          group.addTask { try await fetch(dump, unlessOf: days[dump], by: downloader) }
        }
      }
    }
    if case .failure(let error) = fetched { throw error as? Failure ?? .importStopped }
    return dumps.filter { place.downloads.hasWhole($0.fileName) }
  }

  private func fetch(
    _ dump: IMDbDump, unlessOf day: Int?, by downloader: Downloader
  ) async throws(Failure) {
    do throws(DownloadFailure) {
      let bound = Self.mostGrowth * dump.estimate.download
      _ = try await downloader.fetch(
        dump.fileName, unlessUnchangedSince: day, atMost: bound
      ) { progress in
        display.take(
          IMDbProgress(.downloading(dump), done: progress.done, total: progress.total))
      }
    } catch {
      throw Failure(error, of: dump, from: place.host, to: place)
    }
    let size = place.downloads.bytes(of: dump.fileName)
    display.take(IMDbProgress(.downloading(dump), done: size, total: size))
  }

  /// Imports all data that a level needs.
  ///
  /// - Parameters:
  ///   - level: The level, which says how much data is kept.
  ///   - files: The dumps; `nil` for the downloaded ones, which are removed afterwards.
  ///   - acceptsLoss: Whether dumps are accepted that have far less data than the database.
  /// - Returns: A report about the data after the import, and about the data that was left out.
  /// - Throws: The reason why nothing was imported.
  func importAll(
    _ level: IMDbLevel, from files: IMDbFiles? = nil, acceptingLoss acceptsLoss: Bool
  ) async throws(Failure) -> IMDbImportReport {
    let work = IMDbImport(
      files ?? self.files, level: level, into: place.folder, acceptingLoss: acceptsLoss)
    return try await finish(isDownloaded: files == nil) { () async throws(IMDbImportError) in
      try await work.run { display.take($0) }
    }
  }

  /// Imports the downloaded ratings.
  func updateRatings(
    acceptingLoss acceptsLoss: Bool
  ) async throws(Failure) -> IMDbImportReport {
    let work = IMDbRatingsUpdate(files, into: place.folder, acceptingLoss: acceptsLoss)
    return try await finish(isDownloaded: true) { () async throws(IMDbImportError) in
      try await work.run { display.take($0) }
    }
  }

  private func finish(
    isDownloaded: Bool, _ work: () async throws(IMDbImportError) -> IMDbImportReport
  ) async throws(Failure) -> IMDbImportReport {
    do throws(IMDbImportError) {
      let report = try await work()
      display.finish()
      if isDownloaded { IMDbDump.allCases.forEach { place.downloads.remove($0.fileName) } }
      return report
    } catch {
      // An unreadable file would be just as unreadable the next time, so it is removed.
      if isDownloaded, case .unreadableDump(let dump, _, _, _) = error {
        place.downloads.forget(dump.fileName)
      }
      throw Failure(error)
    }
  }
}
