import Foundation

/// Makes the database of IMDb's data from dumps, and puts it in the place of the one before.
///
/// Whatever happens on the way, the old database stays in use until the new one is whole.
public struct IMDbImport: Sendable {
  private let files: IMDbFiles
  private let level: IMDbLevel
  private let place: ImportPlace
  private let acceptsLoss: Bool

  /// Reads nothing yet.
  ///
  /// - Parameters:
  ///   - files: The dumps.
  ///   - level: How much of them is kept.
  ///   - folder: The folder of the database, which is made unless it is there.
  ///   - acceptsLoss: Whether dumps that hold nothing, or far less than what is there, are meant.
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

  /// Imports everything, until the task is cancelled.
  ///
  /// - Parameter onProgress: Called on any thread, some times a second.
  /// - Returns: What is kept now, and what was left out.
  /// - Throws: Why nothing was imported.
  public func run(
    onProgress: @escaping @Sendable (IMDbProgress) -> Void
  ) async throws(IMDbImportError) -> IMDbImportReport {
    let (files, level, place, acceptsLoss) = (files, level, place, acceptsLoss)
    return try await ImportThread.run(onProgress: onProgress) { watch throws(IMDbImportError) in
      let missing = files.missing(for: level)
      guard missing.isEmpty else { throw .missingFiles(missing, folder: files.folder) }
      let room = level.estimate(for: files).room
      // Data that cannot be read is not lost by an import.
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
