import Files
import GRDB

extension CacheDatabase {
  /// Where answers are kept now, and how.
  struct State {
    var connections: DatabaseConnections?
    var isWritable = true
    var isInMemory = false
    /// Whether the index of this file had to be made anew.
    var hasNewIndex = false
    var reported: Set<FileFailure> = []
  }
}

extension CacheDatabase.State {
  /// Uses what was opened, or memory in its place.
  mutating func take(
    _ opened: CacheFile.Opened
  ) -> (DatabaseConnections?, problem: FileFailure?) {
    guard let new = opened.connections else { return (useMemory(), opened.problem) }
    connections = new
    isWritable = opened.isWritable
    hasNewIndex = false
    return (new, opened.problem)
  }

  /// Makes the index anew if nothing else may be wrong, once; the answers stay.
  ///
  /// - Parameter error: What was met.
  /// - Returns: Whether it is made.
  mutating func renewsIndex(after error: any Error) -> Bool {
    guard let error = error as? DatabaseError, error.mayBeAboutIndex, isWritable, !hasNewIndex
    else { return false }
    hasNewIndex = connections?.renewIndex() ?? false
    return hasNewIndex
  }

  /// Begins anew, in memory.
  mutating func useMemory() -> DatabaseConnections? {
    connections = try? .cacheInMemory()
    isInMemory = true
    isWritable = true
    return connections
  }
}
