import Testing
import Titles

@Suite("What somebody had a part in", .timeLimit(.minutes(5)))
struct FilmographyTests {
  private func title(
    _ number: Int, _ year: Int?, by directors: [String] = [], writers: [String] = [],
    with actors: [String] = []
  ) throws -> TitleDetail {
    TitleDetail(
      id: try #require(TitleID("tt000000\(number)")), title: "Title \(number)",
      years: year.map { YearRange($0) }, kind: .movie, directors: directors, writers: writers,
      actors: actors)
  }

  private var titles: [TitleDetail] {
    get throws {
      [
        try title(1, 2005, by: ["Agnès Varda"], writers: ["Agnes Varda (screenplay)"]),
        try title(2, nil, with: ["AGNÈS VARDA", "Jane Birkin"]),
        try title(3, 1962, by: ["Agnès Varda"], with: ["Corinne Marchand", "Jane Birkin"]),
        try title(4, 1970, by: ["Agnes Vardaman"], with: ["Rosalie Varda"]),
      ]
    }
  }

  @Test("Titles come by year, those without one last, each with the parts in it")
  func credits() throws {
    let varda = Filmography(of: "agnes varda", in: try titles)
    #expect(varda.credits.map(\.title.title) == ["Title 3", "Title 1", "Title 2"])
    #expect(varda.credits.map(\.roles) == [[.director], [.director, .writer], [.actor]])
    #expect(varda.name == "Agnès Varda")
    #expect(varda.roles == [.director, .writer, .actor])
    #expect(varda.credits(as: .director).count == 2)
    #expect(varda.credits(as: nil) == varda.credits)
  }

  @Test("A nickname in quotes is passed over, unless somebody has the name without it")
  func nickname() throws {
    let ace = "Ann \"The Ace\" Lee"
    let titles = [try title(1, 2005, by: [ace]), try title(2, 2006, with: [ace])]
    #expect(Filmography(of: "ann lee", in: titles).name == ace)
    #expect(Filmography(of: "ann lee", in: titles).credits.count == 2)
    let both = try titles + [title(3, 2007, with: ["Ann Lee"])]
    #expect(Filmography(of: "ann lee", in: both).credits.map(\.title.title) == ["Title 3"])
    #expect(Filmography(of: ace, in: both).credits.count == 2)
  }

  @Test("Others who have a part in at least two of the titles are companions")
  func companions() throws {
    let varda = Filmography(of: "Agnès Varda", in: try titles)
    #expect(varda.companions == [.init(name: "Jane Birkin", titles: 2)])
  }

  @Test("A part of a name fits whole words of names, the most frequent name first")
  func people() throws {
    let people = Filmography.people(named: "varda", in: try titles)
    #expect(people.map(\.name) == ["Agnès Varda", "Rosalie Varda"])
    #expect(people.map(\.titles) == [3, 1])
    #expect(Filmography.people(named: "varda agnes", in: try titles).count == 1)
    #expect(Filmography.people(named: "nobody", in: try titles).isEmpty)
  }

  @Test("Who is in none of the titles has none")
  func nobody() throws {
    let nobody = Filmography(of: "Somebody Else", in: try titles)
    #expect(nobody.credits.isEmpty)
    #expect(nobody.name == "Somebody Else")
  }
}
