/// Why a session is not remembered, or does not remember the one before.
public enum MemoryProblem: Error, Sendable, Codable, Hashable {
  /// The contents of the file made no sense; it has another name now.
  case damaged(keptAs: String)
  /// A newer version of the program wrote the file.
  case newer(file: String)
  case unreadable(file: String, reason: String)
  case unwritable(file: String, reason: String)
}
