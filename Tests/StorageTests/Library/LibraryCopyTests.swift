import Foundation
import GRDB
import Storage
import Testing
import Titles

@Suite("Copies of the library", .timeLimit(.minutes(5)))
struct LibraryCopyTests {
  let folder: LibraryFolder
  let store: LibraryStore

  init() throws {
    folder = try LibraryFolder()
    store = folder.store
  }

  private func add(_ number: Int) async throws -> UndoEntry? {
    try await store.add([LibraryEntry(.numbered(number), rating: 8)], from: "ratings.csv")?.step
  }

  @Test("A copy is a whole library for its owner alone, with nothing beside it")
  func copy() async throws {
    try await store.apply(.list("Noir", isIn: true), to: 1, 2, 3)
    let path = folder.folderPath + "/copy.sqlite"

    try await store.copy(to: path)

    #expect(try folder.mode(path) == 0o600)
    #expect(try folder.names.filter { $0.hasPrefix("copy") } == ["copy.sqlite"])
    let other = try LibraryFolder()
    try other.take(path)
    #expect(
      try await LibraryState(of: other.store, ordered: true)
        == LibraryState(of: store, ordered: true))
    #expect(try await other.store.undo()?.step.count == 3)
  }

  @Test("A copy replaces no file")
  func existing() async throws {
    try folder.write("precious", to: "data/copy.sqlite")
    let path = folder.folderPath + "/copy.sqlite"
    await #expect(throws: folder.error(.unwritable(reason: "it exists already"), of: path)) {
      try await store.copy(to: path)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "precious")
  }

  @Test("A copy into a folder that is not there fails, and says so")
  func noFolder() async throws {
    let path = folder.folderPath + "/nowhere/copy.sqlite"
    await #expect(
      throws: folder.error(.unwritable(reason: "No such file or directory"), of: path)
    ) { try await store.copy(to: path) }
  }

  @Test("Before each import that changes something there is a copy; the last three stay")
  func imports() async throws {
    for number in 1...5 {
      #expect(try await add(number) != nil)
      #expect(try await add(number) == nil)
      #expect(store.copies.count == min(number, 3))
    }
    let restored = try LibraryFolder()
    try restored.take(try #require(store.copies.first))
    #expect(try await restored.store.marks().count == 2)
    #expect(store.copies == store.copies.sorted())
    for copy in store.copies { #expect(try folder.mode(copy) == 0o600) }
  }

  @Test("Without a copy there is no import")
  func withoutCopy() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    // All names of this second are taken by what is no copy.
    let time = folder.path + ".backup-20270115-080000"
    for name in [time] + (1...99).map({ time + String(format: "-%02d", $0) }) {
      try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
    }
    let expected = folder.error(.unwritable(reason: "it exists already"), of: time + "-99")
    await #expect(throws: expected) { try await add(2) }
    #expect(try await store.marks().count == 1)
  }

  @Test("What an interrupted copy leaves is no copy, and costs none")
  func interrupted() async throws {
    for number in 1...3 { _ = try await add(number) }
    let copies = store.copies
    let rest = (try #require(copies.last)) + ".part-journal"
    try folder.write("rest", to: "data/" + URL(filePath: rest).lastPathComponent)
    #expect(store.copies == copies)
    _ = try await add(4)
    #expect(store.copies.count == 3)
    #expect(store.copies.prefix(2) == copies.suffix(2))
    #expect(FileManager.default.fileExists(atPath: rest))
  }

  @Test(
    "A file that the user has named like a copy, or that is no library, is none and stays",
    arguments: [
      "library.sqlite.backup-1", "library.sqlite.backup-mine", "library.sqlite.backup-20200101",
      "library.sqlite.backup-20200101-000000-1", "library.sqlite.backup-20200101-000000",
    ])
  func usersOwn(name: String) async throws {
    try folder.write("precious", to: "data/" + name)
    for number in 1...5 { _ = try await add(number) }
    #expect(store.copies.count == 3)
    #expect(!store.copies.contains { $0.hasSuffix("/" + name) })
    #expect(
      try String(contentsOfFile: folder.folderPath + "/" + name, encoding: .utf8) == "precious")
  }

  @Test("A library of the user's own beside it, under a name that is no copy's, stays")
  func usersLibrary() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    let own = folder.path + ".backup-1"
    try await store.copy(to: own)
    for number in 1...5 { _ = try await add(number) }
    #expect(FileManager.default.fileExists(atPath: own))
    #expect(!store.copies.contains(own))
  }

  @Test("A copy that is cut off is not offered for restoring")
  func cut() async throws {
    for number in 1...2 { _ = try await add(number) }
    let (first, last) = (try #require(store.copies.first), try #require(store.copies.last))
    try #require(truncate(last, 4_096) == 0)
    #expect(store.copies == [first])
  }

  @Test("A copy dated in the future is not the latest one, and goes first")
  func future() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    let future = folder.path + ".backup-20990101-000000"
    try await store.copy(to: future)
    _ = try await add(1)
    #expect(store.copies.count == 2)
    #expect(store.copies.first == future)
    for number in 2...4 { _ = try await add(number) }
    #expect(store.copies.count == 3)
    #expect(!FileManager.default.fileExists(atPath: future))
  }

  @Test("A copy leaves alone what the user has beside it")
  func beside() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    try folder.write("precious", to: "data/copy.sqlite.part")
    try await store.copy(to: folder.folderPath + "/copy.sqlite")
    #expect(
      try String(contentsOfFile: folder.folderPath + "/copy.sqlite.part", encoding: .utf8)
        == "precious")
  }

  @Test("An import leaves a list of the user's own that fills itself as it is")
  func livingList() async throws {
    let own = SmartList(name: "Noir", expression: "genre:noir rating>7")
    _ = try await store.keep(own)
    let contents = LibraryContents(
      livingLists: [
        SmartList(name: "Noir", expression: "genre:western"),
        SmartList(name: "Short", expression: "runtime<90"),
      ])
    #expect(try await store.add(contents, from: "library.json") != nil)
    let lists = try await store.livingLists()
    #expect(lists.first { $0.name == "Noir" } == own)
    #expect(lists.contains { $0.name == "Short" })
    #expect(try await store.add(contents, from: "library.json") == nil)
  }

  @Test("An import is one step, which takes back every title of it")
  func oneStep() async throws {
    try await store.apply(.rating(7, on: .day(1)), to: 1)
    let before = try await LibraryState(of: store, ordered: true)
    let entries = (0..<50).map { number in
      LibraryEntry(
        .numbered(number), viewings: [Viewing(day: .day(2))], rating: 8, ratedOn: .day(2),
        lists: ["Imported"])
    }

    let step = try await store.add(entries, from: "ratings.csv")?.step

    #expect(step?.kind == .importing(file: "ratings.csv"))
    #expect(step?.count == 50)
    #expect(try await store.entry(1)?.rating == 8)
    #expect(try await store.titles(in: .named("Imported")).first == "Film 0")
    #expect(try await store.undo()?.step == step)
    #expect(try await LibraryState(of: store, ordered: true) == before)
  }

  @Test("What an import says twice of a title is one entry")
  func repeated() async throws {
    _ = try await store.add(
      [LibraryEntry(.numbered(1), rating: 8), LibraryEntry(.numbered(1), note: "Great")],
      from: "ratings.csv")
    #expect(try await store.entry(1) == LibraryEntry(.numbered(1), rating: 8, note: "Great"))
  }

  @Test("Facts that are known count more than those of an import, which fill the gaps")
  func facts() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    var imported = TitleDetail.numbered(1)
    imported.title = "Film one"
    imported.plot = "A lamp goes out."
    imported.years = YearRange(start: 1998, end: 2001)
    _ = try await store.add([LibraryEntry(imported, rating: 8)], from: "ratings.csv")
    let expected = TitleDetail.numbered(1).with { $0.plot = "A lamp goes out." }
    #expect(try await store.entry(1)?.facts == expected)
  }

  @Test("A title that has only its id for a name is called by its name once that is known")
  func names() async throws {
    let bare = TitleDetail.numbered(1).with { $0.name = nil }
    _ = try await store.add([LibraryEntry(bare, rating: 8)], from: "ids.txt")
    #expect(try await store.entry(1)?.facts.title == bare.id.rawValue)
    _ = try await store.add([LibraryEntry(.numbered(1), note: "Great")], from: "ratings.csv")
    #expect(try await store.entry(1)?.facts.title == "Film 1")
    _ = try await store.apply(LibraryEdit(.watchlist(isOn: true), to: [bare]))
    #expect(try await store.entry(1)?.facts.title == "Film 1")
  }

  @Test("Lists are made in their order, and what is new in one stands at its end in its order")
  func lists() async throws {
    for number in [5, 2] { try await store.apply(.list("Noir", isIn: true), to: number) }
    let entries = (1...5).map { LibraryEntry(.numbered($0), lists: ["Noir", "Rain"]) }
    let lists = [
      list("Empty"), list("Rain", 3, 1, 2, 5, 4), list("Noir", 4, 2, 3, 1, 5), list("Other"),
    ]
    let contents = LibraryContents(entries: entries, lists: lists)
    let before = try await LibraryState(of: store, ordered: true)

    let step = try await store.add(contents, from: "library.json")?.step

    #expect(try await store.add(contents, from: "library.json") == nil)
    #expect(
      try await store.lists().map(\.list).suffix(4)
        == [.named("Noir"), .named("Empty"), .named("Rain"), .named("Other")])
    #expect(try await store.titles(in: .named("Rain")) == [3, 1, 2, 5, 4].map { "Film \($0)" })
    #expect(try await store.titles(in: .named("Noir")) == [5, 2, 4, 3, 1].map { "Film \($0)" })
    #expect(try await store.undo()?.step == step)
    #expect(try await LibraryState(of: store, ordered: true) == before)
  }

  private func list(_ name: String, _ numbers: Int...) -> LibraryContents.List {
    LibraryContents.List(name: name, titles: numbers.map { TitleDetail.numbered($0).id })
  }
}
