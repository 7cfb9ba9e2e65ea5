import Foundation
import MoviesCore
import MoviesUI
import Redux
import ReduxRecording
import SessionTestSupport
import TestSupport
import Testing

@testable import MoviesSession

@MainActor
@Suite("How large a recording may be", .timeLimit(.minutes(5)))
struct RecordingSizeTests {
  @Test("A file that is too large is refused before it is read, with its size and the limit")
  func largeFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "large.jsonl")
    #expect(truncate(file, 500_000_001) == 0)
    let failure = refusal(of: file)
    #expect(failure?.exitCode == .unreadableData)
    #expect(
      failure?.message
        == "The recording \(file) is 501 MB; the most that can be replayed is 64 MB.")
  }

  @Test("A pipe is read no further than a recording may be long")
  func longPipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: UInt8(ascii: "\n"), count: 101))
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let lines = try LineReader(path: path, sizeLimit: 100)
    let failure = #expect(throws: Failure.self) { while try lines.next() != nil {} }
    #expect(failure?.message.contains(" is more than 1 MB; the most") == true)
    #expect(failure?.exitCode == .unreadableData)
  }

  @Test("A line without an end is given up")
  func longLine() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "line.jsonl")
    #expect(truncate(file, 20_000_000) == 0)
    let failure = refusal(of: file)
    #expect(failure?.exitCode == .unreadableData)
    #expect(failure?.message == "\(file), line 1: it is longer than 8 MB.")
  }

  @Test("A recorder stops where the file could not be replayed any more, and says so on the screen")
  func recorder() async throws {
    let store = Store(initialState: AppState(), reducer: AppState.reduce, middlewares: [])
    let sink = RecordingSink()
    let recorder = Recorder(
      sink: sink, redaction: Redaction(home: nil), sizeLimit: 3_000)
    recorder.record(store) { state in
      RecordingHeader<AppState>(
        program: "1.0.0", locale: nil, size: state.screen.size, depth: "mono",
        configuration: .init(theme: "auto", keys: [:]), state: state)
    }
    for _ in 0..<100 { store.dispatch(MoviesAction.moved(by: 1)) }
    recorder.finish()
    let words = "The recording ended early: more than 1 MB cannot be replayed."
    #expect(recorder.failure == words)
    try await waitUntil("the notice") { store.state.screen.notice?.words == words }
    #expect((2_900...3_000).contains(sink.text.utf8.count))
    var reader = RecordingReader<AppState>()
    for line in sink.text.split(separator: "\n") { try reader.read(Array(line.utf8)) }
    #expect(try reader.recording().steps.count > 10)
  }

  /// Why a file is not a recording.
  private func refusal(of file: String) -> Failure? {
    #expect(throws: Failure.self) {
      try RecordingFile.read(file, warn: { Issue.record("It warned: \($0)") })
    }
  }
}
