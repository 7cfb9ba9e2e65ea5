import MoviesCore
import ReduxRecording

/// Reads what libFuzzer comes up with as a recording, and replays what could be read: no input may
/// crash the reader or a reducer.
///
/// libFuzzer's own `main` calls it by this name, on the main thread. The bytes are libFuzzer's, and only
/// during the call: they are copied first of all.
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
    // What stood before the line that cannot be read is replayed.
  }
  guard let recording = try? reader.recording() else { return }
  let replay = Replay(recording)
  for position in 0...replay.count {
    _ = replay.changes(goingTo: position)
    _ = replay.lastStep?.action.summary
    _ = BrowseProps(replay.state)
  }
}
