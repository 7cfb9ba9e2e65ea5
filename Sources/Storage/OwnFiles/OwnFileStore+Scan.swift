import Files
import Keeping
public import Titles

/// The scan of the added folders.
extension OwnFileStore {
  /// The maximum number of attempts at a scan, if another session changes the files meanwhile.
  private static let attempts = 4

  public func scan(
    isFull: Bool, tell: @escaping @Sendable (Int) -> Void
  ) async throws(LibraryError) -> FileScan {
    do {
      for _ in 0..<Self.attempts {
        guard let scan = try await scanOnce(isFull: isFull, tell: tell) else { continue }
        try await leaveOpenNames()
        return scan
      }
      throw FileTrouble.locked
    } catch {
      throw LibraryError(error, of: file)
    }
  }

  /// Scans the folders, and keeps what was found.
  ///
  /// - Returns: What was found; `nil` if another session has changed the files meanwhile.
  /// - Throws: A `LibraryError`, or a `CancellationError`; nothing is kept then.
  private func scanOnce(isFull: Bool, tell: @Sendable (Int) -> Void) async throws -> FileScan? {
    let (time, meanings) = (time, await settled.meanings())
    let known = try await readAtOnce { try KnownFolders(in: $0) }
    let scans = try known.scan(isFull: isFull, now: time, tell: tell)
    let files = try await readAtOnce { try known.files(besides: scans, in: $0) }
    var changes = FileChanges(of: scans, in: known, knowing: files, isFull: isFull, at: time)
    var recognition = FileRecognition(asked())
    try await changes.recognise(with: &recognition)
    let open = try await readAtOnce { try OpenFile.all(in: $0) }
    try await changes.recognise(open, with: &recognition)
    try Task.checkCancellation()
    let finished = changes
    return try await write { try finished.apply(to: $0, meanings) }
  }
}
