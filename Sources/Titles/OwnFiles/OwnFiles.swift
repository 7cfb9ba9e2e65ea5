/// The user's own video files, as scans of their folders have found them.
///
/// Nothing that it does writes to these folders. What a scan found is forgotten only when the user
/// forgets a folder or a file: a disk that is away keeps everything.
public protocol OwnFiles: FileMarking {
  /// Returns everything that the user has, title by title.
  func titles() async throws(LibraryError) -> OwnTitles

  /// Returns the files of a title, in the order in which they are played.
  ///
  /// - Parameter id: A film; a series, for the files of all its episodes; or the id that stands for
  ///   an episode's place.
  /// - Returns: The files, of several versions the best one first; empty if there are none.
  /// - Throws: A ``LibraryError``.
  func files(of id: TitleID) async throws(LibraryError) -> [OwnFile]

  /// Looks for new, changed and moved files in the folders, and for disks that are away.
  ///
  /// A scan that is cancelled, or that cannot read a folder, changes nothing outside what it has
  /// read.
  ///
  /// - Parameters:
  ///   - isFull: Whether to read folders whose times have not changed, too.
  ///   - tell: Called with the number of files seen so far, from any thread.
  /// - Returns: What the scan has found.
  /// - Throws: A ``LibraryError``.
  func scan(
    isFull: Bool, tell: @escaping @Sendable (Int) -> Void
  ) async throws(LibraryError) -> FileScan
}

/// The findings of a scan.
public struct FileScan: Hashable, Sendable, Codable {
  /// The number of files that are there.
  public var files = 0
  public var new = 0
  /// The number of files that were renamed or moved, and found again.
  public var moved = 0
  /// The number of files that are no longer there, although their disk is.
  public var gone = 0
  /// The number of names that could mean several titles, or none.
  public var open = 0
  /// The folders that are away.
  public var away: [PathBytes] = []
  /// The folders that could not be read.
  public var unreadable: [PathBytes] = []

  public init() {}
}
