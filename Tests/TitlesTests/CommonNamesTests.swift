import Testing
import Titles

@Suite("What titles have in common", .timeLimit(.minutes(5)))
struct CommonNamesTests {
  private func title(
    directors: [String] = [], writers: [String] = [], actors: [String] = []
  ) throws -> TitleDetail {
    TitleDetail(
      id: try #require(TitleID("tt0000001")), title: "A title", directors: directors,
      writers: writers, actors: actors)
  }

  private func common(_ titles: TitleDetail...) -> [String] {
    CommonNames(titles).people.map { person in
      "\(person.name): \(person.roles.map(\.rawValue).joined(separator: ", "))"
    }
  }

  @Test("Whoever is in each of the titles is named once, with what they did in all of them")
  func roles() throws {
    let names = common(
      try title(
        directors: ["Ann Alder"], writers: ["Ann Alder", "Ben Birch"],
        actors: ["Cleo Cedar", "Dan Dogwood"]),
      try title(
        directors: ["Ann Alder"], writers: ["Ben Birch", "Ann Alder"],
        actors: ["Dan Dogwood", "Eve Elder"]))
    #expect(
      names == ["Ann Alder: director, writer", "Ben Birch: writer", "Dan Dogwood: actor"])
  }

  @Test("Who is missing from one of several titles is not in common")
  func severalTitles() throws {
    let both = try title(actors: ["Cleo Cedar", "Dan Dogwood"])
    #expect(common(both, both, try title(actors: ["Dan Dogwood"])) == ["Dan Dogwood: actor"])
    #expect(common(both, both, try title()).isEmpty)
  }

  @Test("Who did one thing here and another there is in common without a role")
  func differentRoles() throws {
    let titles = [
      try title(directors: ["Ann Alder"], actors: ["Ann Alder"]), try title(writers: ["Ann Alder"]),
    ]
    let person = try #require(CommonNames(titles).people.first)
    #expect(person.name == "Ann Alder")
    #expect(person.roles.isEmpty)
    #expect(person.allRoles == [.director, .writer, .actor])
  }

  @Test("A note in brackets is no part of a name")
  func notes() throws {
    let names = common(
      try title(writers: ["Ben Birch (based on the comic by)", "Fay Fir(story)"]),
      try title(writers: ["Fay Fir", "Ben Birch (characters)"]))
    #expect(names == ["Ben Birch: writer", "Fay Fir: writer"])
  }

  @Test("Case and accents make no difference, also within one title")
  func spellings() throws {
    let names = common(
      try title(directors: ["Agnès Varda"], writers: ["Agnes Varda"]),
      try title(directors: ["AGNÈS VARDA"], writers: ["Agnès Varda (idea)"]))
    #expect(names == ["Agnès Varda: director, writer"])
  }

  @Test("What is no name is in common with nothing", arguments: ["?", "-", "(uncredited)", ""])
  func noName(_ text: String) throws {
    #expect(common(try title(writers: [text]), try title(writers: [text])).isEmpty)
  }

  @Test("One title alone has nothing in common")
  func alone() throws {
    #expect(common(try title(actors: ["Cleo Cedar"])).isEmpty)
  }
}
