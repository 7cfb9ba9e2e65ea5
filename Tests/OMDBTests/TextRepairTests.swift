import OMDB
import Testing
import Titles

@Suite("Texts put right", .timeLimit(.minutes(5)))
struct TextRepairTests {
  @Test("Case 5: raw control characters neither break a reply nor stay in it")
  func rawControls() throws {
    let controls = ["\u{1A}", "\u{1D}", "\u{1F}", "\u{08}", "\u{0B}", "\t", "\u{7F}", "\u{85}"]
    for control in controls {
      let plot = try #require(try Fixtures.title(#""Plot":"It \#(control)burns.""#).plot)
      #expect(plot.filter { $0 != " " } == "Itburns.")
    }
  }

  @Test(
    "Case 6: a backslash that escapes nothing is dropped",
    arguments: [
      (#"It\s late."#, "Its late."), (#"It\'s late."#, "It's late."),
      (#"Lamp\Light."#, "LampLight."), (#"Lamp\ Light."#, "Lamp Light."),
      (#"Lamp\u12."#, "Lampu12."),
    ])
  func badEscapes(raw: String, plot: String) throws {
    #expect(try Fixtures.title(#""Plot":"\#(raw)""#).plot == plot)
  }

  @Test("Case 6: a backslash before the mark that ends a value is dropped")
  func backslashAtEnd() throws {
    let title = try Fixtures.title(#""Plot":"It burns.\","Rated":"PG\" , "Runtime":"9 min""#)
    #expect(title.plot == "It burns.")
    #expect(title.rated == "PG")
    #expect(title.minutes == 9)
  }

  @Test("Escapes that JSON has mean what they mean there")
  func goodEscapes() throws {
    let plot = try Fixtures.title(#""Plot":"\"A\" \\ \/ \u00e9 \ud83d\udca1 \ud83d!""#).plot
    #expect(plot == "\"A\" \\ / é 💡 \u{FFFD}!")
  }

  @Test(
    "Case 7: quotation marks escaped twice or not at all are part of the text",
    arguments: [
      (#"She said \\"light\\" and left."#, #"She said "light" and left."#),
      (#"She said "light" and left."#, #"She said "light" and left."#),
      (#"She said "yes", "no" and left."#, #"She said "yes", "no" and left."#),
      (#"She said \"light\"."#, #"She said "light"."#),
      (#"\"Light\", she said, \"go\"."#, #""Light", she said, "go"."#),
      (#"Use \"}\" or \",\": so."#, #"Use "}" or ",": so."#), (#"\"Light\","#, #""Light","#),
      (#"C:\\"#, #"C:\"#),
    ])
  func quotationMarks(raw: String, text: String) throws {
    let member = #""Production":"\#(raw)""#
    #expect(try Fixtures.title(member + #","Language":"Welsh""#).production == text)
    #expect(try Fixtures.title(member).production == text)
  }

  @Test(
    "Case 8: scraps of web pages are cut off plots, entities decoded",
    arguments: [
      ("It burns. See full synopsis&nbsp;&raquo;", "It burns."),
      ("Work at the B&amp;B.", "Work at the B&B."),
      ("Who will winif(typeof uet === 'function'){uet();}", "Who will win…"),
      ("It burns. .summary{color:red;}", "It burns."),
      ("It burns.<script>x()</script>", "It burns."),
      ("It burns. window.dataLayer = [];", "It burns."),
      ("It burns. document.write('x')", "It burns."),
      ("She looks out of the window. He waits.", "She looks out of the window. He waits."),
      ("He forges the document.Then he flees.", "He forges the document.Then he flees."),
      ("&lt;i&gt; &#39;q&#x27; &hellip; &unknown; & Co.", "<i> 'q' … &unknown; & Co."),
      ("Un phare s'éteint.", "Un phare s'éteint."),
    ])
  func pollutedPlots(raw: String, plot: String) throws {
    #expect(try Fixtures.title(#""Plot":"\#(raw)""#).plot == plot)
  }

  @Test(
    "Case 9: a plot that stops in the middle of a sentence shows it, whatever its length",
    arguments: [
      ("Nobody knows the Belgian n", "Nobody knows the Belgian n…"),
      ("It goes on ...", "It goes on…"), ("It goes on...", "It goes on…"),
      ("It goes on …", "It goes on…"), ("Light, dark, ", "Light, dark…"),
      ("Light and dark -", "Light and dark…"), ("She is 9", "She is 9…"),
      ("He says \\\"go\\\" ...", "He says \"go\"…"),
    ])
  func cutPlots(raw: String, plot: String) throws {
    #expect(try Fixtures.title(#""Plot":"\#(raw)""#).plot == plot)
  }

  @Test("A plot is cut at any length", arguments: [12, 60, 233, 236, 240, 244, 250, 1_000])
  func lengths(_ length: Int) throws {
    let plot = String(String(repeating: "lightanddark", count: 100).prefix(length))
    #expect(try Fixtures.title(#""Plot":"\#(plot)""#).plot == plot + "…")
    #expect(try Fixtures.title(#""Plot":"\#(plot).""#).plot == plot + ".")
  }

  @Test(
    "A sentence that has ended stays as it is",
    arguments: [
      "It burns.", "It burns!", "Does it burn?", "“It burns.”", "(It burns.)", "燃える。", "هل يحترق؟",
    ])
  func whole(_ plot: String) throws {
    #expect(try Fixtures.title(#""Plot":"\#(plot)""#).plot == plot)
    #expect(try Fixtures.title(#""Plot":"\#(plot) ...""#).plot == plot)
    #expect(try Fixtures.title(#""Plot":"\#(plot)…""#).plot == plot)
  }

  @Test("A full stop is never followed by dots, and dots alone are no plot")
  func dots() throws {
    #expect(try Fixtures.title(#""Plot":"It burns....""#).plot == "It burns.")
    #expect(try Fixtures.title(#""Plot":"...""#).plot == nil)
  }

  @Test(
    "Writers keep their notes, everybody else is a name; each entry stands once",
    arguments: [
      (
        #"Ben Hill (based on the comics by), Ada Stone"#,
        ["Ben Hill (based on the comics by)", "Ada Stone"], ["Ben Hill", "Ada Stone"]
      ),
      (
        #"Ben Hill (story), Ben Hill  (screenplay), Ben Hill (story)"#,
        ["Ben Hill (story)", "Ben Hill (screenplay)"], ["Ben Hill"]
      ),
      (
        #"Ben Hill (drawn by (ink, pencil)), Ada Stone"#,
        ["Ben Hill (drawn by (ink, pencil))", "Ada Stone"], ["Ben Hill", "Ada Stone"]
      ),
      (
        #"Ada (after \"Lamp, A\" by), Ben"#, [#"Ada (after "Lamp, A" by)"#, "Ben"], ["Ada", "Ben"]
      ),
      (
        "Sam Dean, Jr. (characters), Ada Stone", ["Sam Dean, Jr. (characters)", "Ada Stone"],
        ["Sam Dean, Jr.", "Ada Stone"]
      ),
      ("Sam Dean, Jr, Ada Stone", ["Sam Dean, Jr", "Ada Stone"], ["Sam Dean, Jr", "Ada Stone"]),
      (
        "Ada Stone, Sam Dean, III", ["Ada Stone", "Sam Dean, III"], ["Ada Stone", "Sam Dean, III"]
      ),
      ("Jr., Ada Stone", ["Jr.", "Ada Stone"], ["Jr.", "Ada Stone"]),
      ("Ada (novel) (uncredited)", ["Ada (novel) (uncredited)"], ["Ada"]),
      ("Ada ()", ["Ada"], ["Ada"]),
      ("Ada Stone (never closed, Ben", ["Ada Stone"], ["Ada Stone"]), (", ,", [], []),
      ("(story), N/A", [], []),
    ])
  func people(raw: String, writers: [String], names: [String]) throws {
    #expect(try Fixtures.title(#""Writer":"\#(raw)""#).writers == writers)
    #expect(try Fixtures.title(#""Actors":"\#(raw)""#).actors == names)
  }

  @Test(
    "Case 33: addresses of posters are kept only where they are plain web addresses",
    arguments: [
      ("http://ia.example.com/a._V1_SX300.jpg", true),
      ("https://m.example.com/a@@._V1._CR93,97,1209,1861_SX89_AL_.jpg_V1_SX300.jpg", true),
      ("N/A", false), ("file:///etc/passwd", false), ("javascript:alert(1)", false),
      (#"https://example.com/\u001b]8;;x"#, false), ("https://exa mple.com/", false),
      ("https://", false), ("https://example.com/ü", false),
    ])
  func posters(address: String, isKept: Bool) throws {
    #expect(try Fixtures.title(#""Poster":"\#(address)""#).poster == (isKept ? address : nil))
  }

  @Test(
    "The address of a poster does not keep the key that a service repeats behind it",
    arguments: ["?apikey=12345678", "?i=tt0096895&apikey=12345678#top", "#12345678"])
  func keyInPoster(end: String) throws {
    let address = "https://example.org/p.jpg"
    #expect(try Fixtures.title(#""Poster":"\#(address + end)""#).poster == address)
  }

  @Test("Case 40: no escape sequence gets through, raw, escaped or as an entity")
  func escapeSequences() throws {
    let attacks = [
      "\u{1B}[31m", #"\u001b[31m"#, "&#27;[31m", "&#x1b;[31m", "\u{9B}31m", #"\u202e"#,
    ]
    for attack in attacks {
      let title = try Fixtures.title(
        """
        "Plot":"a\(attack)b","Rated":"a\(attack)b","Actors":"a\(attack)b","Awards":"a\(attack)b",\
        "Ratings":[{"Source":"a\(attack)b","Value":"1/2"}]
        """)
      let texts = [title.plot, title.rated, title.awards] + title.actors
      for text in texts.compactMap({ $0 }) + [String(describing: title.ratings)] {
        #expect(HarmfulCharacters.first(in: text) == nil, "\(attack.debugDescription)")
      }
    }
    let error = #expect(throws: CatalogueError.self) {
      try Fixtures.search("{\"Response\":\"False\",\"Error\":\"a\u{1B}]0;b\"}")
    }
    #expect(HarmfulCharacters.first(in: try #require(error?.text)) == nil)
  }
}
