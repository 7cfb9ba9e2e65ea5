import Foundation
import Redux
import ReduxTesting
import TestSupport
import Testing

/// What the disk said, as a state.
private struct Files: Equatable, Sendable {
  var text: String?
  var error: DiskError?
  var written = 0
}

private enum FilesAction: Action, Equatable {
  case read(String)
  case written
  case failed(DiskError)
}

private let filesReducer: Reducer<Files> = { state, action in
  switch action.matching(FilesAction.self) {
  case .read(let text): state.text = text
  case .written: state.written += 1
  case .failed(let error): state.error = error
  case nil: break
  }
}

@Suite("Reading and writing files as actions", .timeLimit(.minutes(5)))
@MainActor
final class DiskActionTests {
  private let directory = FileManager.default.temporaryDirectory
    .appending(path: "redux-disk-\(UUID().uuidString)")
  private let clock = TestClock()
  private let store: TestStore<Files>

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    store = TestStore(
      initialState: Files(), reducer: filesReducer, middlewares: [asyncMiddleware(clock: clock)])
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// Takes much longer to write than a word.
  private let longText = String(repeating: "Batman\n", count: 3_000_000)

  private var path: String { directory.appending(path: "notes.txt").path }

  private func read(_ path: String) -> DiskRead<Files> {
    DiskRead(path: path, id: "disk") { result, dispatch in
      switch result {
      case .success(let bytes): dispatch(FilesAction.read(String(decoding: bytes, as: UTF8.self)))
      case .failure(let error): dispatch(FilesAction.failed(error))
      }
    }
  }

  private func write(
    _ text: String, to path: String, scheduling: EffectScheduling = .concurrent
  ) -> DiskWrite<Files> {
    DiskWrite(Array(text.utf8), to: path, id: "disk", scheduling: scheduling) { result, dispatch in
      switch result {
      case .success: dispatch(FilesAction.written)
      case .failure(let error): dispatch(FilesAction.failed(error))
      }
    }
  }

  @Test("What was written is read again")
  func roundTrip() async {
    let text = String(repeating: "Batman\n", count: 300_000)
    store.send(write(text, to: path))
    await store.receive(FilesAction.written) { $0.written = 1 }
    store.send(read(path))
    await store.receive(FilesAction.read(text)) { $0.text = text }
    await store.finish()
  }

  @Test("A written file is its owner's alone, and nothing is left beside it")
  func permissions() async throws {
    store.send(write("old", to: path))
    await store.receive(FilesAction.written) { $0.written = 1 }
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    store.send(write("new", to: path))
    await store.receive(FilesAction.written) { $0.written = 2 }

    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["notes.txt"])
    await store.finish()
  }

  @Test("A file that does not exist is an error that says so")
  func missingFile() async {
    let error = DiskError(operation: .open, path: path, code: ENOENT)
    #expect(error.description == "Could not open \(path): No such file or directory.")
    store.send(read(path))
    await store.receive(FilesAction.failed(error)) { $0.error = error }
    await store.finish()
  }

  @Test("A directory cannot be read, nor replaced by a file")
  func directoryInTheWay() async throws {
    let reading = DiskError(operation: .read, path: directory.path, code: EISDIR)
    store.send(read(directory.path))
    await store.receive(FilesAction.failed(reading)) { $0.error = reading }

    let writing = DiskError(operation: .replace, path: path, code: EISDIR)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    store.send(write("text", to: path))
    await store.receive(FilesAction.failed(writing)) { $0.error = writing }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["notes.txt"])
    await store.finish()
  }

  @Test("Many changes become one write")
  func debouncedWrites() async throws {
    for number in 1...5 {
      store.send(write("\(number)", to: path, scheduling: .debounced(.seconds(1))))
    }
    await clock.advance(by: .seconds(1))
    await store.receive(FilesAction.written) { $0.written = 1 }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "5")
    await store.finish()
  }

  @Test("A cancelled read completes nothing")
  func cancelledRead() async throws {
    var completions = 0
    weak var work: Journal?
    do {
      let kept = Journal()
      work = kept
      store.send(
        DiskRead<Files>(path: path, id: "disk") { _, _ in
          kept.add("completed")
          completions += 1
        })
    }
    store.send(CancelEffect(id: "disk"))
    try await waitUntil("the read to end") { work == nil }
    #expect(completions == 0)
    await store.finish()
  }

  @Test("Of two writes to one file the later one wins, however long the earlier one takes")
  func overlappingWrites() async throws {
    store.send(write(longText, to: path))
    store.send(write("new", to: path))
    await store.receive(FilesAction.written) { $0.written = 1 }
    await store.receive(FilesAction.written) { $0.written = 2 }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    await store.finish()
  }

  @Test("A write that was replaced while it ran leaves nothing behind")
  func replacedWrite() async throws {
    store.send(write(longText, to: path, scheduling: .latest))
    store.send(write("new", to: path, scheduling: .latest))
    await store.receive(FilesAction.written) { $0.written = 1 }
    try await waitUntil("the first write to end") {
      try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["notes.txt"]
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    await store.finish()
  }

  @Test("Without an id a write replaces only those to the same file")
  func writesToOtherFiles() async throws {
    let names = ["a.txt", "b.txt"]
    for name in names {
      store.send(
        DiskWrite<Files>(
          Array(name.utf8), to: directory.appending(path: name).path,
          scheduling: .debounced(.seconds(1))
        ) { _, dispatch in dispatch(FilesAction.written) })
    }
    await clock.advance(by: .seconds(1))
    await store.receive(FilesAction.written) { $0.written = 1 }
    await store.receive(FilesAction.written) { $0.written = 2 }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == names)
    await store.finish()
  }
}
