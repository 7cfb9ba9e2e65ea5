import Testing
import Titles

@Suite("Namesakes in what several sources tell", .timeLimit(.minutes(5)))
struct NamesakeTests {
  private func title(
    _ directors: [String], _ writers: [String] = [], _ actors: [String] = []
  ) throws -> TitleDetail {
    TitleDetail(
      id: try #require(TitleID("tt0000001")), title: "Title", directors: directors,
      writers: writers, actors: actors)
  }

  @Test("A name without a number takes that of the one who is in the title")
  func numbered() throws {
    let told = try title(["JOHN SMITH"], ["John Smith (story)"], ["Ann Lee", "John Smith"])
    let known = try title(["John Smith (II)"], ["John Smith (II)"], ["John Smith (III)"])
    let joined = told.numberingNamesakes(as: known)
    #expect(joined.directors == ["JOHN SMITH (II)"])
    #expect(joined.writers.map(\.nameKey) == ["John Smith (II)".nameKey])
    #expect(joined.actors == ["Ann Lee", "John Smith (III)"])
  }

  @Test("Where several may be meant, nobody is")
  func several() throws {
    let told = try title(["John Smith"], ["John Smith"], ["John Smith"])
    let known = try title([], ["John Smith"], ["John Smith (II)", "John Smith"])
    let joined = told.numberingNamesakes(as: known)
    #expect(joined.directors == ["John Smith"])
    #expect(joined.writers == ["John Smith"])
    #expect(joined.actors == ["John Smith"])
    let others = try title([], [], ["John Smith (II)", "John Smith (III)"])
    #expect(told.numberingNamesakes(as: others) == told)
  }

  @Test("A number that was told stays, and without any in the other source nothing changes")
  func told() throws {
    let told = try title(["John Smith (IV)"], ["John  Smith (story)"])
    #expect(
      told.numberingNamesakes(as: try title(["John Smith (II)"])).directors == ["John Smith (IV)"])
    #expect(told.numberingNamesakes(as: try title(["John Smith"])) == told)
  }

  @Test("Somebody's titles, companions and what titles have in common tell namesakes apart")
  func apart() throws {
    let titles = [
      try title(["John Smith"], [], ["John Smith (II)", "Ann Lee"]),
      try title(["John Smith (II)"], [], ["Ann Lee"]),
    ]
    let best = Filmography(of: "john smith", in: titles)
    #expect(best.credits.map(\.roles) == [[.director]])
    let second = Filmography(of: "john smith (ii)", in: titles)
    #expect(second.name == "John Smith (II)")
    #expect(second.credits.count == 2)
    #expect(second.companions.map(\.name) == ["Ann Lee"])
    #expect(CommonNames(titles).people.map(\.name) == ["John Smith (II)", "Ann Lee"])
    #expect(
      Filmography.people(named: "smith", in: titles).map(\.name).sorted()
        == ["John Smith", "John Smith (II)"])
  }

  @Test(
    "An expression about one person tells their name or id",
    arguments: [
      ("person:\"John Smith (II)\" sort:-year", "John Smith (II)"),
      ("person:nm0000001", "nm0000001"), ("person:\"nm0000001\"", "nm0000001"),
      ("person:smith", nil), ("director:\"John Smith\"", nil),
      ("person:\"John Smith\" genre:war", nil), ("\"John Smith\"", nil),
    ] as [(String, String?)])
  func expression(text: String, person: String?) throws {
    #expect(try TitleExpression(parsing: text).person == person)
  }

  @Test("Names stand in for the ids of people that are known")
  func naming() throws {
    let expression = try TitleExpression(
      parsing: "(person:nm0000001 or not director:\"nm0000002\") title:nm0000001")
    let named = try #require(expression.condition).namingPeople { id in
      id.text == "nm0000001" ? "John Smith (II)" : nil
    }
    let expected = try TitleExpression(
      parsing: "(person:\"John Smith (II)\" or not director:\"nm0000002\") title:nm0000001")
    #expect(TitleExpression(named).text == expected.text)
  }
}
