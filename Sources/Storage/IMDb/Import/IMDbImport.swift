import Foundation

/// An import that makes the database of IMDb's data from dumps and replaces the previous one.
///
/// Until the new database is complete, the old one stays in use, whatever happens.
public struct IMDbImport: Sendable {
  private let files: IMDbFiles
  private let level: IMDbLevel
  private let place: ImportPlace
  private let acceptsLoss: Bool

  /// Makes an import, which reads nothing yet.
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
