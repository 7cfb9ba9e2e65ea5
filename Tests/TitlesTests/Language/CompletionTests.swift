import Foundation
import Testing
import Titles

@Suite("Completing expressions with Tab", .timeLimit(.minutes(5)))
struct CompletionTests {
  private static let known: [TextField: [String]] = [
    .director: ["Agnès Varda", "Agnieszka Holland", "Joseph \"McG\" Nichol", "…", "Varda Cohen"],
    .writer: ["Agnès Varda", "Mario Puzo"], .actor: ["Agnes Moorehead", "Tom Hanks"],
    .name: ["Alien", "(500) Days of Summer"], .country: ["France"], .language: ["French"],
  ]

  private func completion(_ text: String, cursor: Int? = nil) -> Completion? {
    Completion(
      of: text, cursor: cursor ?? text.count, lists: ["Noir nights", "Rain", "Watched noir"]
    ) { Self.known[$0] ?? [] }
  }

  /// Every completion, in the order in which Tab goes through them.
  private func completions(_ text: String) -> [String] {
    guard var completion = completion(text) else { return [] }
    return (0..<completion.count).map { _ in
      defer { completion.advance(by: 1) }
      return completion.text
    }
  }

  @Test(
    "The name of a field comes with the sign that it is mostly used with",
    arguments: [
      ("gen", ["genre:"]), ("GEN", ["genre:"]), ("alien (dir", ["alien (director:"]),
      ("not aw", ["not awards:"]), ("ra", ["rated:", "rating>"]), ("run", ["runtime<"]),
      ("see", ["seen:"]), ("min", ["mine>"]), ("lis", ["list:"]), ("cas", ["cast:"]),
      ("so", ["sort:"]), ("alien ty", ["alien type:"]),
    ])
  func names(text: String, completed: [String]) {
    #expect(completions(text) == completed)
  }

  private static let types = [
    "movie", "series", "episode", "game", "short", "tvmovie", "miniseries", "video", "special",
    "film", "show", "tv",
  ].map { "type:\($0)" }
  private static let decades = [
    90, 80, 70, 60, 50, 40, 30, 20, 10, 0,
  ].map { $0 == 0 ? "decade:1900s" : "decade:19\($0)s" }

  @Test(
    "Values are those that the field has",
    arguments: [
      ("type:", types), ("type:mini", ["type:miniseries"]),
      ("type:s", ["type:series", "type:short", "type:special", "type:show"]),
      ("type:mo", ["type:movie"]), ("sort:r", ["sort:rating", "sort:runtime"]),
      ("sort:-r", ["sort:-rating", "sort:-runtime"]),
      ("genre:n", ["genre:News", "genre:Film-Noir"]),
      ("genre = sci-f", ["genre = Sci-Fi"]), ("genre:dram com", []),
      ("rated:not", ["rated:\"Not Rated\""]), ("rated:pg-1", ["rated:PG-13"]),
      ("seen:", ["seen:yes", "seen:no", "seen:never"]), ("seen:n", ["seen:no", "seen:never"]),
      ("mine:", ["mine:any", "mine:none"]),
      ("have:", ["have:yes", "have:no", "have:2160p", "have:1080p", "have:720p", "have:480p"]),
      ("awards:o", ["awards:Oscar"]), ("decade:8", ["decade:1980s", "decade:1880s"]),
      ("decade:19", decades),
    ])
  func values(text: String, completed: [String]) {
    #expect(completions(text) == completed)
  }

  @Test(
    "People, titles, countries and languages are those that are known, whatever accents one types",
    arguments: [
      ("director:agn", ["director:\"Agnès Varda\"", "director:\"Agnieszka Holland\""]),
      ("director:agnes v", ["director:\"Agnès Varda\""]),
      ("director:\"agnes v", ["director:\"Agnès Varda\""]),
      ("director:VARDA", ["director:\"Varda Cohen\"", "director:\"Agnès Varda\""]),
      ("director:joseph", ["director:\"Joseph McG Nichol\""]),
      (
        "alien person:agn",
        ["Agnès Varda", "Agnieszka Holland", "Agnes Moorehead"]
          .map { "alien person:\"\($0)\"" }
      ),
      ("title:a", ["title:Alien"]), ("title:\"a", ["title:\"Alien\""]),
      ("title:5", ["title:\"(500) Days of Summer\""]), ("country:f", ["country:France"]),
      ("language:f", ["language:French"]), ("plot:a", []),
      ("director:agnes gen", ["director:agnes genre:"]),
    ])
  func knownValues(text: String, completed: [String]) {
    #expect(completions(text) == completed)
  }

  @Test(
    "Lists are the watchlist and those that there are",
    arguments: [
      (
        "list:",
        ["watchlist", "\"Noir nights\"", "Rain", "\"Watched noir\""].map { "list:\($0)" }
      ),
      ("list:w", ["list:watchlist", "list:\"Watched noir\""]),
      ("list:no", ["list:\"Noir nights\"", "list:\"Watched noir\""]),
      ("list:noir n", ["list:\"Noir nights\""]), ("list:\"noir n", ["list:\"Noir nights\""]),
    ])
  func lists(text: String, completed: [String]) {
    #expect(completions(text) == completed)
  }

  @Test(
    "Where nothing is to be added, nothing is",
    arguments: [
      "", "alien", "alien ", "zorro", "type:movie", "type:x", "rating>", "rating:7", "genre>n",
      "director:\"agnès varda\"", "director:agn ", "\"gen", "gen:", "…", "(", "genre:noir not ",
    ])
  func nothing(text: String) {
    #expect(completions(text) == [])
  }

  @Test("What stands behind the cursor stays, and a word is not completed in its midst")
  func cursor() throws {
    let completed = try #require(self.completion("né gen (alien)", cursor: 6))
    #expect(completed.text == "né genre: (alien)")
    #expect(completed.cursor == 9)
    #expect(completion("genre", cursor: 3) == nil)
    #expect(completion("gen", cursor: 0) == nil)
    #expect(completion("gen", cursor: -5) == nil)
    #expect(completion("gen", cursor: 50)?.cursor == 6)
  }

  @Test("Tab goes round, in both directions")
  func cycling() throws {
    var completion = try #require(self.completion("sort:"))
    let first = completion
    completion.advance(by: -1)
    #expect(completion.text == "sort:added")
    completion.advance(by: 1)
    #expect(completion == first)
    completion.advance(by: completion.count * 3 + 2)
    #expect(completion.text == "sort:year")
  }

  @Test("No more ways are offered than one can go through")
  func limit() {
    let completion = Completion(of: "title:", cursor: 6) { _ in (0..<1000).map { "t\($0)" } }
    #expect(completion?.count == 100)
  }

  @Test("A completion can be written down and read again")
  func coding() throws {
    let completion = try #require(self.completion("sort:"))
    let data = try JSONEncoder().encode(completion)
    #expect(try JSONDecoder().decode(Completion.self, from: data) == completion)
  }
}
