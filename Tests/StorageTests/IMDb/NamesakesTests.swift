import Foundation
import IMDbTestSupport
import Search
import TestSupport
import Testing
import Titles

@testable import Storage

@Suite("Namesakes in IMDb's data", .timeLimit(.minutes(5)))
struct NamesakesTests {
  private let folder: DumpFolder
  private var index: IMDbIndex { IMDbIndex(folder: folder.data) }

  private static let people = [
    "nm0000001|John Smith", "nm0000002|Jöhn SMITH", "nm0000003|John Smith", "nm0000004|Ann Lee",
    "nm0000005|Jesús (Chus) Gutiérrez", "nm0000006|Jesús", "nm0000007|Jo (II)", "nm0000008|Jo",
    "nm0000009|...", "nm0000010|---",
  ]

  init() throws {
    folder = try DumpFolder()
    try folder.write(
      .basics, (1...4).map { "tt000000\($0)|movie|Film \($0)|Film \($0)|0|200\($0)|\\N|90|Drama" })
    try folder.write(.ratings, (1...4).map { "tt000000\($0)|7.0|\(1_000 - $0)" })
    try folder.write(.episodes, [])
    // The third Smith has two titles and directs one that the second one plays in.
    try folder.write(
      .crew,
      [
        "tt0000001|nm0000003|nm0000003,nm0000005", "tt0000002|nm0000001|nm0000006",
        "tt0000003|nm0000003|nm0000007,nm0000008", "tt0000004|nm0000009|nm0000010",
      ])
    try folder.write(
      .principals,
      [
        "tt0000001|1|nm0000002|actor|\\N|\\N", "tt0000001|2|nm0000004|actress|\\N|\\N",
        "tt0000002|1|nm0000004|actress|\\N|\\N",
      ])
    try folder.write(.names, Self.people.map { "\($0)|\\N|\\N|\\N|\\N" })
  }

  private func importAll() async throws { try await folder.importAll(IMDbLevel(people: true)) }

  private func found(_ expression: String) async throws -> [String] {
    let query = TitleQuery(try TitleExpression(parsing: expression))
    guard let search = LocalSearch(query) else { return [] }
    return try await index.hits(for: search, in: 0..<50).titles.map(\.title)
  }

  private static let names = [
    "John Smith (II)", "Jöhn SMITH (III)", "John Smith", "Ann Lee", "Jesús (Chus) Gutiérrez",
    "Jesús", "Jo", "Jo (II)", "...", "---",
  ]

  @Test("All but the one with most titles have a number, in the order of their ids")
  func names() async throws {
    try await importAll()
    #expect(
      try await folder.rows("SELECT name FROM person ORDER BY number").map { $0[0] } == Self.names)
    #expect(
      try await folder.rows("SELECT titles FROM person ORDER BY number").map { $0[0] }
        == ["1", "1", "2", "2", "1", "1", "1", "1", "1", "1"])
    #expect(
      try await folder.rows("SELECT directors, writers, actors FROM title_people WHERE place = 1")
        == [["John Smith", "John Smith\nJesús (Chus) Gutiérrez", "Jöhn SMITH (III)\nAnn Lee"]])
  }

  @Test("The names stay as they are when ratings are updated, or all is imported again")
  func stability() async throws {
    try await importAll()
    try folder.write(.ratings, (1...4).map { "tt000000\($0)|8.0|\(500 + $0)" })
    _ = try await IMDbRatingsUpdate(folder.files, into: folder.data).run { _ in }
    #expect(
      try await folder.rows("SELECT name FROM person ORDER BY number").map { $0[0] } == Self.names)
    #expect(try await index.person("nm0000002")?.person.name == "Jöhn SMITH (III)")
    try folder.write(.names, Self.people.reversed().map { "\($0)|\\N|\\N|\\N|\\N" })
    try await importAll()
    #expect(
      try await folder.rows("SELECT name FROM person ORDER BY number").map { $0[0] } == Self.names)
  }

  @Test(
    "A whole name in quotes finds one person's titles, words find all namesakes'",
    arguments: [
      ("person:\"john smith\"", ["Film 1", "Film 3"]), ("person:\"john smith (ii)\"", ["Film 2"]),
      ("person:\"JOHN SMITH (III)\"", ["Film 1"]), ("person:\"john smith (iv)\"", []),
      ("person:\"smith\"", ["Film 1", "Film 2", "Film 3"]),
      ("person:smith", ["Film 1", "Film 2", "Film 3"]),
      ("john smith", ["Film 1", "Film 2", "Film 3"]),
      ("\"john smith\"", ["Film 1", "Film 2", "Film 3"]),
      ("director:\"john smith\"", ["Film 1", "Film 3"]), ("actor:\"john smith\"", []),
      ("person:\"jo\"", ["Film 3"]), ("writer:\"jo (ii)\"", ["Film 3"]),
      ("person:\"jesus (chus) gutierrez\"", ["Film 1"]), ("person:nm0000002", ["Film 1"]),
      ("person:\"nm0000001\"", ["Film 2"]), ("director:nm0000003", ["Film 1", "Film 3"]),
      ("person:nm0000099", []), ("not person:\"john smith\"", ["Film 2", "Film 4"]),
    ] as [(String, [String])])
  func searches(expression: String, titles: [String]) async throws {
    try await importAll()
    #expect(try await found(expression).sorted() == titles)
  }

  @Test("A nickname in quotes is passed over, and is found as well")
  func nickname() async throws {
    try folder.write(
      .names,
      Self.people.map { $0.replacing("Ann Lee", with: "Ann \"The Ace\" Lee") }
        .map { "\($0)|\\N|\\N|\\N|\\N" })
    try await importAll()
    for text in ["\"ann lee\"", "\"ann the ace lee\"", "ace", "\"the ace\""] {
      #expect(try await found("person:\(text)").sorted() == ["Film 1", "Film 2"], "\(text)")
    }
    #expect(try await found("person:\"lee ann\"").isEmpty)
  }

  @Test("A name and an id tell who it is, and who has the same name")
  func identity() async throws {
    try await importAll()
    let best = try #require(try await index.person("JOHN smith"))
    #expect(best.person.id.text == "nm0000003")
    #expect(best.person.titles == 2)
    #expect(best.namesakes.map(\.name) == ["John Smith (II)", "Jöhn SMITH (III)"])
    #expect(best.namesakes.map(\.titles) == [1, 1])
    let second = try #require(try await index.person("nm0000001"))
    #expect(second.person.name == "John Smith (II)")
    #expect(second.namesakes.first?.id.text == "nm0000003")
    #expect(try await index.person("john smith (i)") == best)
    #expect(try await index.person("Ann Lee")?.namesakes.isEmpty == true)
    for text in ["john smith (iv)", "smith", "nm0000099", "", "..."] {
      #expect(try await index.person(text) == nil, "\(text)")
    }
  }

  @Test("The page of a name comes with who it is")
  func page() async throws {
    try await importAll()
    let catalogue = LocalCatalogue(index) { .imdb(titles: $0.count, day: $0.day) }
    func person(_ text: String) async throws -> PersonIdentity? {
      let query = try #require(TitleQuery(typed: text))
      return try await catalogue.titles(matching: query, page: 1).value.person
    }
    #expect(
      try await person("person:\"john smith (iii)\" sort:-year")?.person.id.text == "nm0000002")
    #expect(try await person("person:nm0000003")?.namesakes.count == 2)
    #expect(try await person("person:smith") == nil)
  }

  @Test("A file of an earlier import has names alone, and is searched as before")
  func earlier() async throws {
    try await importAll()
    try await folder.change("DROP TABLE person")
    #expect(try await index.person("John Smith") == nil)
    #expect(try await index.person("nm0000001") == nil)
    #expect(try await found("person:\"ann lee\"").sorted() == ["Film 1", "Film 2"])
  }

  @Test(
    "Numbers are distinct, and leave out nobody but the best known",
    arguments: 1...5 as ClosedRange<UInt64>)
  func numbers(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let (titles, persons) = (40, 60)
    let spellings = ["Jo Ray", "JO RAY", "Jó Ráy", "Jo Ray (II)", "Al", "Al (band)", "Jo-Ray"]
    var people = People()
    var parts: [Int: Set<Int>] = [:]
    for title in 1...titles {
      for index in 0..<Int.random(in: 0...6, using: &random) {
        let person = Int.random(in: 1...persons, using: &random)
        people.add(.actor, UInt32(person), of: UInt32(title), index: index)
        parts[person, default: []].insert(title)
      }
    }
    func column(_ text: String, _ body: (DumpColumn) -> Void) {
      Array(text.utf8).withUnsafeBytes { body(DumpColumn(bytes: $0)) }
    }
    for person in (1...persons).shuffled(using: &random) where parts[person] != nil {
      let name = spellings[Int.random(in: 0..<spellings.count, using: &random)]
      column(name) { people.add(name: $0, of: UInt32(person)) }
    }
    let watch = ImportWatch { _ in }
    try people.sort(watch)
    try people.numberNamesakes(watch)
    var all: [IMDbPerson] = []
    try people.forEach(watch) { all.append($0) }
    #expect(all.map(\.number) == all.map(\.number).sorted())
    #expect(Set(all.map(\.name.nameKey)).count == all.count)
    for person in all { #expect(person.titles == parts[Int(person.number)]?.count) }
    for (_, namesakes) in Dictionary(grouping: all, by: { PersonName($0.name).name.comparisonKey })
    {
      #expect(Set(namesakes.map(\.key)).count == 1)
      let numbers: [Int] = namesakes.map { PersonName($0.name).number ?? 1 }
      #expect(numbers.sorted() == [Int](1...namesakes.count))
      let best = try #require(
        namesakes.max { ($0.titles, $1.number) < ($1.titles, $0.number) })
      #expect(PersonName(best.name).number == nil)
      let further: [Int] = numbers.filter { $0 > 1 }
      #expect(further == further.sorted())
    }
  }
}
