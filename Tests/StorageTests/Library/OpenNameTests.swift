import Storage
import TestSupport
import Testing
import Titles

@Suite("Names that imports leave open", .timeLimit(.minutes(5)))
struct OpenNameTests {
  let folder: LibraryFolder
  let store: LibraryStore

  init() throws {
    folder = try LibraryFolder()
    store = folder.store
  }

  private static let harbour = ImportedName(title: "Harbour", year: 1999)
  private static let orchard = ImportedName(title: "Orchard")

  /// An import of names with ratings.
  private func contents(_ ratings: [ImportedName: Int]) -> LibraryContents {
    let names = ratings.sorted { $0.value < $1.value }.map { name, rating in
      var open = OpenName(
        name, file: "a.zip", place: "diary.csv:2", candidates: [TitleSummary(.numbered(9))])
      open.rating = rating
      return open
    }
    return LibraryContents(openNames: names)
  }

  @discardableResult
  private func add(
    _ contents: LibraryContents, _ names: FoundNames = FoundNames()
  ) async throws -> UndoEntry? {
    try await store.add(contents, names: names, from: "a.zip")?.step
  }

  @Test("They wait over a restart, with all that was said about them, numbered from 1")
  func waiting() async throws {
    var open = OpenName(
      Self.harbour, file: "a.zip", place: "diary.csv:2",
      candidates: [TitleSummary(.numbered(1)), TitleSummary(.numbered(2))])
    open.onWatchlistSince = 1_000
    open.viewings = [Viewing(day: nil), Viewing(day: .day(3), isInCinema: true, isRewatch: true)]
    open.rating = 8
    open.ratedOn = .day(4)
    open.note = "Great.\n“Twice.”"
    open.tags = ["home", "rain"]
    open.lists = ["Noir"]
    let other = OpenName(Self.orchard, file: "a.zip", place: "lists/noir.csv:3")
    let list = LibraryContents.List(name: "Noir", titles: [])
    let step = try await add(LibraryContents(lists: [list], openNames: [open, other]))
    #expect(step?.kind == .importing(file: "a.zip", open: 2))
    store.close()

    open.number = 1
    open.places = ["Noir": 0]
    let names = try await folder.store.openNames()
    #expect(names.first == open)
    #expect(names.map(\.number) == [1, 2])
    #expect(names.last?.name == Self.orchard)
    #expect(try await folder.store.marks().isEmpty)
  }

  @Test("The same import again changes nothing; another one adds what is new to the same name")
  func again() async throws {
    #expect(try await add(contents([Self.harbour: 7])) != nil)
    let copies = store.copies
    #expect(try await add(contents([Self.harbour: 7])) == nil)
    #expect(store.copies == copies)
    var more = contents([Self.harbour: 7])
    more.openNames[0].note = "Great"
    #expect(try await add(more)?.kind == .importing(file: "a.zip"))
    #expect(try await store.openNames().map(\.note) == ["Great"])
    #expect(try await store.openNames().map(\.number) == [1])
  }

  @Test("Settling adds what waited to what is kept about the title, as one step, and remembers it")
  func settling() async throws {
    try await store.apply(.note("Mine"), to: 1)
    try await add(contents([Self.harbour: 7, Self.orchard: 8]))
    let step = try await store.settle([NameDecision(1, means: .numbered(1))])?.step
    #expect(step?.kind == .namesSettled(1, leftOut: 0, name: "Harbour (1999)"))
    #expect(step?.title == "Film 1")
    #expect(try await store.entry(1) == LibraryEntry(.numbered(1), rating: 7, note: "Mine"))
    #expect(try await store.openNames().map(\.number) == [2])
    let meaning = NameMeaning(Self.harbour, means: TitleDetail.numbered(1).id)
    #expect(try await store.meanings() == [meaning])

    #expect(try await add(contents([Self.harbour: 7])) == nil)
    #expect(try await store.undo()?.step.id == step?.id)
    #expect(try await store.entry(1) == LibraryEntry(.numbered(1), note: "Mine"))
    #expect(try await store.openNames().map(\.rating) == [7, 8])
    #expect(try await store.meanings().isEmpty)
    #expect(try await store.redo() != nil)
    #expect(try await store.entry(1)?.rating == 7)
    #expect(try await store.meanings() == [meaning])
  }

  private func episode(_ number: Int) -> ImportedName {
    ImportedName(
      title: "Harbour", kind: .episode, episode: NamedEpisode(season: 1, number: number))
  }

  @Test("Whoever names the series of one episode names it for all its episodes, now and later")
  func series() async throws {
    try await add(contents([episode(1): 7, episode(2): 8, Self.orchard: 9]))
    #expect(
      try await store.openNames().map(\.name.text) == ["Harbour 1×1", "Harbour 1×2", "Orchard"])
    let series = TitleDetail(id: TitleDetail.numbered(5).id, title: "Harbour", kind: .series)
    #expect(try await store.settle([NameDecision(2, means: series)]) != nil)
    #expect(try await store.openNames().map(\.name.text) == ["Orchard"])
    let rated = try await store.entries(in: .rated)
    #expect(
      Set(rated.map(\.id.rawValue)) == ["\(series.id)-s01e01", "\(series.id)-s01e02"])
    #expect(rated.allSatisfy { $0.facts.seriesTitle == "Harbour" && $0.facts.kind == .episode })
    #expect(
      try await store.meanings() == [
        NameMeaning(ImportedName(title: "Harbour", kind: .series), means: series.id)
      ])
    try await add(contents([episode(3): 6]))
    #expect(try await store.openNames().map(\.name.text) == ["Orchard"])
    #expect(try await store.entries(in: .rated).count == 3)
  }

  @Test("With a series that is left out go its episodes, now and later")
  func seriesLeftOut() async throws {
    try await add(contents([episode(1): 7, episode(2): 8]))
    #expect(try await store.settle([NameDecision(1, means: nil)]) != nil)
    try await add(contents([episode(3): 6]))
    #expect(try await store.openNames().isEmpty)
    #expect(try await store.entries(in: .rated).isEmpty)
  }

  @Test("A name that is left out stays so, until the user chooses a title for it")
  func leavingOut() async throws {
    try await add(contents([Self.harbour: 7]))
    let step = try await store.settle([NameDecision(1, means: nil)])?.step
    #expect(step?.kind == .namesSettled(0, leftOut: 1, name: "Harbour (1999)"))
    #expect(try await store.openNames().isEmpty)
    #expect(try await add(contents([Self.harbour: 7])) == nil)

    let entry = LibraryEntry(.numbered(1), rating: 7)
    let chosen = FoundNames(chosen: [Self.harbour: entry.id])
    try await add(LibraryContents(entries: [entry]), chosen)
    #expect(try await store.meanings() == [NameMeaning(Self.harbour, means: entry.id)])
    _ = try await store.undo()
    _ = try await store.undo()
    #expect(try await store.openNames().map(\.name) == [Self.harbour])
    #expect(try await store.meanings().isEmpty)
  }

  @Test("Several decisions are one step; one about a name that does not wait makes none of them")
  func several() async throws {
    try await add(contents([Self.harbour: 7, Self.orchard: 8]))
    await #expect(throws: LibraryError.noOpenName(3)) {
      try await store.settle([NameDecision(1, means: .numbered(1)), NameDecision(3, means: nil)])
    }
    #expect(try await store.openNames().count == 2)
    let step = try await store.settle([
      NameDecision(1, means: .numbered(1)), NameDecision(2, means: nil),
    ])?.step
    #expect(step?.kind == .namesSettled(1, leftOut: 1, name: "Harbour (1999)"))
    #expect(try await store.settle([]) == nil)
    _ = try await store.undo()
    #expect(try await store.openNames().count == 2)
  }

  @Test("No number is used twice")
  func numbers() async throws {
    try await add(contents([Self.harbour: 7]))
    _ = try await store.undo()
    try await add(contents([Self.orchard: 7]))
    #expect(try await store.openNames().map(\.number) == [2])
  }

  @Test("A name that a later import finds a title for waits no more, with all that waited under it")
  func foundLater() async throws {
    var first = contents([Self.harbour: 7])
    first.openNames[0].note = "Great"
    try await add(first)
    let entry = LibraryEntry(.numbered(1), rating: 7)
    try await add(
      LibraryContents(entries: [entry]), FoundNames(certain: [Self.harbour: entry.id]))
    #expect(try await store.openNames().isEmpty)
    #expect(try await store.meanings().isEmpty)
    #expect(
      try await store.entry(1) == LibraryEntry(.numbered(1), rating: 7, note: "Great"))
  }

  @Test("In its lists a settled name stands where the import had it, also when others were moved")
  func places() async throws {
    let titles = (1...2).map(TitleDetail.numbered)
    let entries = titles.map { LibraryEntry($0, lists: ["Noir"]) }
    let open = [(Self.harbour, 0), (Self.orchard, 1), (ImportedName(title: "Rain"), 1)].map {
      name, place in
      var open = OpenName(name, file: "a.zip", place: "noir.csv:2")
      open.lists = ["Noir"]
      open.places = ["Noir": place]
      return open
    }
    let list = LibraryContents.List(name: "Noir", titles: titles.map(\.id))
    try await store.apply(.list("Noir", isIn: true), to: 0)
    try await add(LibraryContents(entries: entries, lists: [list], openNames: open))
    #expect(
      try await store.openNames().map(\.places) == [["Noir": 1], ["Noir": 2], ["Noir": 2]])
    _ = try await store.rename("Noir", to: "Black")

    for (number, film) in [(3, 5), (1, 3), (2, 4)] {
      _ = try await store.settle([NameDecision(number, means: .numbered(film))])
    }

    #expect(
      try await store.titles(in: .named("Black"))
        == ["Film 0", "Film 3", "Film 1", "Film 4", "Film 5", "Film 2"])
    for _ in 1...3 { _ = try await store.undo() }
    #expect(try await store.titles(in: .named("Black")) == ["Film 0", "Film 1", "Film 2"])
    #expect(try await store.openNames().map(\.lists) == [["Black"], ["Black"], ["Black"]])
  }

  @Test("With a list goes its mention in what waits")
  func removedList() async throws {
    var open = OpenName(Self.harbour, file: "a.zip", place: "noir.csv:2")
    open.lists = ["Noir"]
    let list = LibraryContents.List(name: "Noir", titles: [])
    try await add(LibraryContents(lists: [list], openNames: [open]))
    _ = try await store.remove(list: "Noir")
    #expect(try await store.openNames().map(\.lists) == [[]])
    _ = try await store.undo()
    #expect(try await store.openNames().map(\.lists) == [["Noir"]])
  }

  @Test("An exported library is the same after it was imported into an empty one")
  func export() async throws {
    try await store.apply(.list("Noir", isIn: true), to: 1, 2, 3)
    var names = contents([Self.harbour: 7, Self.orchard: 8, ImportedName(title: "Rain"): 9])
    names.openNames[1].lists = ["Noir"]
    names.openNames[1].places = ["Noir": 0]
    names.lists = [LibraryContents.List(name: "Noir", titles: [TitleDetail.numbered(3).id])]
    try await add(names)
    _ = try await store.settle([NameDecision(1, means: nil)])
    var contents = try await store.contents()
    #expect(contents.openNames.map(\.number) == [1, 2])
    #expect(contents.openNames.map(\.places) == [["Noir": 2], [:]])

    let other = try LibraryFolder().store
    // The first of an export is to be the newest again.
    contents.entries.reverse()
    _ = try await other.add(contents, from: "library.json")
    contents.entries.reverse()
    #expect(try await other.contents() == contents)
  }

  @Test("What is in an export of a name that is known here goes to its title")
  func knownElsewhere() async throws {
    try await add(contents([Self.harbour: 7]))
    _ = try await store.settle([NameDecision(1, means: .numbered(1))])
    var other = contents([Self.harbour: 7])
    other.openNames[0].note = "Great"
    other.meanings = [NameMeaning(Self.harbour, means: nil)]
    try await add(other)
    #expect(try await store.entry(1)?.note == "Great")
    #expect(try await store.openNames().isEmpty)
    #expect(try await store.meanings().compactMap(\.id).count == 1)
  }

  @Test("Rows that make no sense are left out, and texts that could harm a terminal made harmless")
  func damaged() async throws {
    var harmful = contents([ImportedName(title: "Har\u{1B}[2Jbour"): 7, Self.orchard: 8])
    harmful.openNames[0].note = "a\u{1B}[2Jb"
    try await add(harmful)
    #expect(try await store.openNames().map(\.name.title) == ["Harbour", "Orchard"])
    #expect(try await store.openNames().first?.note == "ab")
    store.close()
    try await folder.change(
      """
      UPDATE open_name SET said = '{}' WHERE number = 1;
      UPDATE open_name SET said = replace(said, 'Orchard', '\\u001b') WHERE number = 2;
      INSERT INTO meaning VALUES ('Harbour', 0, '', 'nonsense');
      """)
    #expect(try await store.openNames().isEmpty)
    #expect(try await store.meanings().isEmpty)
    await #expect(throws: LibraryError.noOpenName(1)) {
      try await store.settle([NameDecision(1, means: nil)])
    }
  }
}
