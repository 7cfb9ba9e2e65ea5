import MoviesCore
import ReduxRecording

extension FuzzedReader {
  /// Reads a recording on the main thread, and replays as much as could be read: no input crashes
  /// the reader or a reducer.
  public static let recording = FuzzedReader(corpus: "Recording") { bytes in
    MainActor.assumeIsolated { replay(bytes) }
  }

  @MainActor
  private static func replay(_ bytes: [UInt8]) {
    var reader = RecordingReader<AppState>()
    do {
      for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        try reader.read(Array(line))
      }
    } catch {
      // The part before the unreadable line is replayed.
    }
    guard let recording = try? reader.recording() else { return }
    let replay = Replay(recording)
    for position in 0...replay.count {
      _ = replay.changes(goingTo: position)
      _ = replay.lastStep?.action.summary
      _ = BrowseProps(replay.state)
    }
  }
}
