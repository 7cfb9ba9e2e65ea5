import Storage
import Synchronization
import Testing
import Titles

@Suite("An import that is stopped", .timeLimit(.minutes(5)))
struct CancelledAdditionTests {
  let folder: LibraryFolder

  init() throws { folder = try LibraryFolder() }

  /// Adds 20,000 ratings, and is cancelled when a certain one of them is read.
  private func add(to store: LibraryStore, stoppingAt index: Int) async throws -> UndoEntry? {
    let stop = Stop()
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let addition = Task {
      for await _ in starts { break }
      let entries = RatedEntries { if $0 == index { stop.pull() } }
      return try await store.add(
        entries, besides: LibraryContents(), names: FoundNames(), from: "ratings.csv",
        isDryRun: false
      ) { _, _ in }?.step
    }
    stop.set { addition.cancel() }
    start.yield()
    return try await addition.value
  }

  @Test("The library is as it was, wherever the import is stopped", arguments: [0, 9_999, 19_999])
  func stopped(at index: Int) async throws {
    try await folder.fill()
    let before = try await folder.store.contents()
    await #expect(throws: LibraryError.cancelled) {
      try await add(to: folder.store, stoppingAt: index)
    }
    #expect(try await folder.store.contents() == before)
    #expect(try await folder.store.stepToUndo()?.count == 1)
  }

  @Test("The same session can import afterwards")
  func next() async throws {
    let store = folder.store
    await #expect(throws: LibraryError.cancelled) {
      try await add(to: store, stoppingAt: 9_999)
    }
    #expect(try await add(to: store, stoppingAt: .max)?.count == 20_000)
    #expect(try await store.entries(in: .rated).count == 20_000)
  }
}

/// Twenty thousand ratings, each made when it is read.
private struct RatedEntries: RandomAccessCollection, Sendable {
  let onReading: @Sendable (Int) -> Void

  var startIndex: Int { 0 }
  var endIndex: Int { 20_000 }

  subscript(number: Int) -> LibraryEntry {
    onReading(number)
    return LibraryEntry(.numbered(number), rating: 8)
  }
}

/// Something that is to be done once, known later than who does it.
private final class Stop: Sendable {
  private let action = Mutex<(@Sendable () -> Void)?>(nil)

  func set(_ action: @escaping @Sendable () -> Void) { self.action.withLock { $0 = action } }

  func pull() { action.withLock(\.self)?() }
}
