import Search
import Testing
import Titles

@Suite("What expressions find", .timeLimit(.minutes(5)))
struct AcceptanceTests {
  private func accepts(_ text: String, _ detail: TitleDetail) throws -> Bool {
    let condition = try TitleExpression(parsing: text).condition
    let mark = SampleTitles.marks[detail.id]
    return condition?.accepts(SearchableTitle(detail), mark: mark) ?? true
  }

  @Test(
    "Cléo from 5 to 7 fulfils these",
    arguments: [
      "cleo", "cléo varda drama", "\"5 to 7\"", "title:clé", "title:\"cleo de 5\"", "genre:mus",
      "director:\"agnes varda\"", "director:var", "writer:agnès", "actor:marchand", "cast:corinne",
      "person:\"corinne marchand\"", "plot:singer", "country:fra", "language:french",
      "rated:\"not rated\"", "rated:not", "awards:nomination", "year:1962", "year:1960..1962",
      "year:..1962", "year>1961", "decade:60s", "rating:7.8", "rating>7.7", "rating>=7,8",
      "metascore<=81", "tomatoes:91%", "votes>26.9k", "votes<27,001", "runtime:1h30", "runtime<91",
      "type:film", "not type:series", "not title:from", "type:series or year:1962",
      "(type:series or type:movie) not (genre:war or genre:western)", "",
      "not (genre:drama type:game)",
    ])
  func fulfilled(text: String) throws {
    var cleo = try #require(SampleTitles.cleo)
    cleo.title = "Cléo 5 to 7"
    cleo.originalTitle = "Cléo de 5 à 7"
    #expect(try accepts(text, cleo))
  }

  @Test(
    "And it does not fulfil these",
    arguments: [
      "clio", "cleo western", "\"5 from 7\"", "title:varda", "title:\"cle\"", "genre:war",
      "director:\"varda agnes\"", "director:\"agnès var\"", "writer:marchand", "actor:varda",
      "person:demy", "plot:sailor", "country:japan", "language:english", "rated:r", "awards:oscar",
      "year:1963", "year:1963..", "year<1962", "decade:70s", "rating:7.9", "rating>7.8",
      "rating<7.8", "metascore>81", "tomatoes<91", "votes>27000", "runtime:1h29", "runtime>90",
      "type:series", "not type:movie", "type:series or year:1963",
      "type:movie (genre:war or genre:western)",
    ])
  func unfulfilled(text: String) throws {
    #expect(try !accepts(text, #require(SampleTitles.cleo)))
  }

  @Test(
    "A genre is found by all of its names, and by no other genre's",
    arguments: ["sci_fi", "scifi", "\"science fiction\"", "ciencia-ficción", "sci"])
  func genres(name: String) throws {
    let cleo = try #require(SampleTitles.cleo)
    var stalker = cleo
    stalker.genres = ["Fantascienza", "Dramma"]
    #expect(try accepts("genre:\(name)", stalker))
    #expect(try accepts("genre:drama genre:drame", stalker))
    #expect(try !accepts("genre:\(name)", cleo))
  }

  @Test("What is not known is neither above nor below, and fulfils the opposite")
  func unknown() throws {
    let bare = TitleDetail(id: try #require(TitleID("tt0000001")), title: "Cléo")
    for condition in [
      "rating>0", "rating<=10", "mine>=1", "seen>=1870", "seen:yes", "metascore:0..100",
      "tomatoes>=0", "votes<1k", "runtime>0",
      "year>=1870", "type:movie", "genre:drama", "country:france",
    ] {
      #expect(try !accepts(condition, bare))
      #expect(try accepts("not \(condition)", bare))
    }
  }

  @Test(
    "Every example of the help finds a title, and leaves one out", arguments: LanguageExample.all)
  func examples(example: LanguageExample) throws {
    let found = try SampleTitles.all.filter { try accepts(example.text, $0) }
    #expect(found.map(\.title) == SampleTitles.found[example.text])
    #expect((1..<SampleTitles.all.count).contains(found.count))
  }

  @Test("The examples are read in the search line as well, and none stands there twice")
  func examplesInSearchLine() throws {
    for example in LanguageExample.all {
      let expression = try TitleExpression(parsing: example.text)
      let reading = SearchLineReading(of: example.text)
      #expect(reading == .words || reading == .expression(expression, unfinished: nil))
    }
    #expect(Set(LanguageExample.all.map(\.text)).count == LanguageExample.all.count)
  }
}
