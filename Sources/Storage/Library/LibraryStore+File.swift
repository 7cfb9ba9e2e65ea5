public import Titles

/// The functions for the file of the library.
extension LibraryStore {
  public func check() async throws(LibraryError) { try await database.check() }

  /// Copies the present library into a new file, while sessions read and write.
  ///
  /// - Parameter path: The path of the new file.
  /// - Throws: A `LibraryError`, for example if the file exists already.
  public func copy(to path: String) async throws(LibraryError) {
    try await database.copy(to: path)
  }

  /// The paths of the copies made beside the file before migrations and imports, the oldest first.
  public var copies: [String] { database.file?.copies.all ?? [] }

  /// The path of the file; `nil` for a library in memory.
  public var file: String? { database.file?.path }

  /// The paths of the files that change whenever a session changes the library.
  public var files: [String] { file.map { [$0, $0 + "-wal"] } ?? [] }

  /// Closes the file, until it is needed again.
  ///
  /// Without this, nothing is lost, but the file's log stays beside it for the next session.
  public func close() { database.close() }
}
