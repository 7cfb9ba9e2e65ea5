import MoviesCore
import ReduxRecording

/// Reads libFuzzer's input as a recording, and replays as much as could be read: no input may crash
/// the reader or a reducer.
///
/// libFuzzer's own `main` calls it by this name, on the main thread. The bytes belong to libFuzzer
/// and are valid only during the call, so they are copied first.
@c(LLVMFuzzerTestOneInput)
public func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  MainActor.assumeIsolated { replay(bytes) }
  return 0
}

@MainActor
private func replay(_ bytes: [UInt8]) {
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
