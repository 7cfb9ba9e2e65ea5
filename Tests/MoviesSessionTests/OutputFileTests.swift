import Foundation
import TestSupport
import Testing

@testable import MoviesSession

@MainActor
@Suite("Files that are written to", .timeLimit(.minutes(5)))
struct OutputFileTests {
  @Test("A pipe that nobody reads is refused, not waited for")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let log = #expect(throws: Failure.self) { try LogFile(path: pipe, level: .info) }
    #expect(log?.message == "The log file \(pipe) cannot be written: nobody reads from it.")
    #expect(log?.exitCode == .writingFailed)
    let failure = #expect(throws: Failure.self) { try RecordingFile.create(pipe) }
    #expect(failure?.message == "The recording \(pipe) cannot be written: nobody reads from it.")
  }

  @Test("A pipe that somebody reads is written to")
  func readPipe() throws {
    let pipe = Pipe()
    let path = "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)"
    try RecordingFile.create(path).writeLine("a line")
    try pipe.fileHandleForWriting.close()
    let text = try #require(try pipe.fileHandleForReading.readToEnd())
    #expect(String(decoding: text, as: UTF8.self) == "a line\n")
  }

  @Test("A pipe that is read no further is not waited for, and counts as lost when too much waits")
  func unreadPipe() throws {
    let pipe = Pipe()
    let path = "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)"
    let sink = try RecordingFile.create(path)
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
    for _ in 0..<(BackgroundSink.capacity / line.count) { try sink.write(line) }
    #expect(!sink.flush())
    #expect(throws: WriteError.failed(reason: "its reader does not read")) {
      for _ in 0..<2 { try sink.write(line) }
    }
    signal(SIGPIPE, SIG_IGN)
    try pipe.fileHandleForReading.close()
  }

  @Test("What a reader no longer wants is told with the next write")
  func closedPipe() async throws {
    let pipe = Pipe()
    let path = "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)"
    let sink = try RecordingFile.create(path)
    try pipe.fileHandleForReading.close()
    signal(SIGPIPE, SIG_IGN)
    try sink.write([UInt8(ascii: "x")])
    try await waitUntil("the write") { sink.flush() }
    #expect(throws: WriteError.closedPipe) { try sink.write([UInt8(ascii: "x")]) }
  }

  @Test("A file that others could read becomes its owner's alone")
  func permissions() throws {
    let folder = try TemporaryFolder()
    let recording = try folder.write("old", to: "session.jsonl", mode: 0o644)
    let log = try folder.write("line\n", to: "log", mode: 0o666)
    let sink = try RecordingFile.create(recording)
    _ = try OutputFile.open(log, name: "log file", mode: .appending)
    try sink.writeLine("new")
    for path in [recording, log] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
    #expect(try String(contentsOfFile: recording, encoding: .utf8) == "new\n")
    #expect(try String(contentsOfFile: log, encoding: .utf8) == "line\n")
  }

  @Test("A file that one session records to is refused to another one, and keeps what is in it")
  func sharedRecording() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/session.jsonl"
    var first: (any ByteSink)? = try RecordingFile.create(path)
    try first?.writeLine("kept")
    let failure = #expect(throws: Failure.self) { try RecordingFile.create(path) }
    #expect(
      failure?.message == "The recording \(path) cannot be written: another session writes to it.")
    #expect(failure?.exitCode == .writingFailed)
    try first?.writeLine("too")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept\ntoo\n")
    first = nil
    _ = try RecordingFile.create(path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "")
  }

  @Test("The recording of the last actions is one session's at a time")
  func sharedRing() throws {
    let folder = try TemporaryFolder()
    let ring = RecordingRing(folder: folder.path + "/recordings")
    func begin() throws {
      let next = try ring.take()
      try next().writeLine("first")
      let failure = #expect(throws: Failure.self) { try ring.take() }
      #expect(
        failure?.message.hasSuffix("cannot be written: another session writes to it.") == true)
      try next().writeLine("second")
    }
    try begin()
    #expect(
      try ring.files.map { try String(contentsOfFile: $0, encoding: .utf8) } == [
        "first\n", "second\n",
      ])
    try begin()
  }
}
