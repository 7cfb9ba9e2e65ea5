public import Titles

/// The file of the library.
extension LibraryStore {
  public func check() async throws(LibraryError) { try await database.check() }

  /// Copies the library as it is now into a new file, while sessions read and write.
  ///
  /// - Parameter path: The new file.
  /// - Throws: A `LibraryError`, also if there is a file already.
  public func copy(to path: String) async throws(LibraryError) {
    try await database.copy(to: path)
  }

  /// The copies that were made beside the file before it was brought up to date and before imports,
  /// the oldest first.
  public var copies: [String] { database.file?.copies.all ?? [] }

  /// The file; `nil` for a library in memory.
  public var file: String? { database.file?.path }

  /// The files that change when anybody changes the library.
  public var files: [String] { file.map { [$0, $0 + "-wal"] } ?? [] }

  /// Closes the file, until it is needed again.
  ///
  /// Without this nothing is lost, but the file's log stays beside it for the next session.
  public func close() { database.close() }
}
