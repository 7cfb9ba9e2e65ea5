import Foundation
import Storage
import Synchronization
import Testing
import Titles

@Suite("An import that is only tried", .timeLimit(.minutes(5)))
struct DryRunTests {
  let folder: LibraryFolder

  init() throws { folder = try LibraryFolder() }

  /// What a file says: a new title, one that changes, one of which all is known, and a name.
  private var contents: LibraryContents {
    let entries = [
      LibraryEntry(.numbered(1), rating: 8, lists: ["Noir"]),
      LibraryEntry(.numbered(2), note: "Great"), LibraryEntry(.numbered(3), rating: 5),
    ]
    return LibraryContents(
      entries: entries, lists: [LibraryContents.List(name: "Noir", titles: [entries[0].id])],
      openNames: [OpenName(ImportedName(title: "Rain"), file: "a.zip", place: "a.csv:2")])
  }

  /// What the library tells of each title, and what it returns.
  private func add(
    isDryRun: Bool, to store: LibraryStore
  ) async throws -> (told: [Told], taken: TakenStep?) {
    let told = Log()
    let taken = try await store.add(
      contents.entries, besides: contents, names: FoundNames(), from: "a.zip",
      isDryRun: isDryRun
    ) { told.add(Told(before: $0, after: $1)) }
    return (told.all, taken)
  }

  @Test("It tells what the import would do, and the library stays as it was, without a copy")
  func told() async throws {
    let store = folder.store
    try await store.apply(.watchlist(isOn: true), to: 2)
    try await store.apply(.rating(5, on: nil), to: 3)
    store.close()
    let (before, files) = (try folder.contents, try folder.names)
    let dry = try await add(isDryRun: true, to: store)
    store.close()
    #expect(try folder.contents == before)
    #expect(try folder.names == files)
    #expect(dry.told.map { $0.before == $0.after } == [false, false, true])
    #expect(dry.taken?.step.count == 2)
    #expect(dry.taken?.news?.openNames == 1)
    #expect(try await store.stepToUndo()?.kind == .change(.rating(5, on: nil)))

    let real = try await add(isDryRun: false, to: store)
    #expect(real.told == dry.told)
    #expect(real.taken?.news == dry.taken?.news)
    #expect(try await store.contents().entries.count == 3)
  }

  @Test("Of a library that nobody has made, none is made")
  func nothing() async throws {
    let store = folder.store
    let dry = try await add(isDryRun: true, to: store)
    #expect(dry.told.map(\.before.isEmpty) == [true, true, true])
    #expect(dry.taken?.step.count == 3)
    store.close()
    #expect(!FileManager.default.fileExists(atPath: folder.folderPath))
    #expect(try await store.contents() == LibraryContents())
  }

  @Test("What is known altogether is no step, tried or not")
  func known() async throws {
    let store = folder.store
    _ = try await add(isDryRun: false, to: store)
    #expect(try await add(isDryRun: true, to: store).taken == nil)
    #expect(try await add(isDryRun: false, to: store).taken == nil)
  }
}

/// What is kept about a title before and after an import.
private struct Told: Hashable, Sendable {
  var before: LibraryEntry
  var after: LibraryEntry
}

/// What was told, in order.
private final class Log: Sendable {
  private let entries = Mutex<[Told]>([])

  var all: [Told] { entries.withLock(\.self) }

  func add(_ told: Told) { entries.withLock { $0.append(told) } }
}
