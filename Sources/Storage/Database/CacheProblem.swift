/// Why the cache's file is not used, or no longer as it was.
///
/// It costs the cache and nothing else: what is not kept is asked for again.
public enum CacheProblem: Error, Hashable, Sendable, Codable {
  /// The contents of the file made no sense; it has another name now, and a new one was begun.
  case damaged(file: String, keptAs: String)
  /// A newer version of the program wrote the file, which is left alone.
  case newer(file: String)
  /// Nothing is read from the file.
  case unreadable(file: String, reason: String)
  /// Nothing more is written to the file; what is in it may still be read.
  case unwritable(file: String, reason: String)
  /// There is no more space for the file; what is in it is still read.
  case full(file: String)
}
