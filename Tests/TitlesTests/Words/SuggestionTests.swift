import Testing
import Titles

@Suite("The name that was probably meant", .timeLimit(.minutes(5)))
struct SuggestionTests {
  private let names = ["demo", "theme", "offline", "of", "plot", "posters"]

  @Test(
    "It may differ the more the longer the typed word is: in one letter from three, two from six on",
    arguments: [
      ("of", "of"), ("on", nil), ("dem", "demo"), ("dmeo", "demo"), ("dmo", "demo"),
      ("themes", "theme"), ("thene", "theme"), ("thane", nil), ("ofline", "offline"),
      ("oflin", nil), ("offnile", "offline"), ("postres", "posters"), ("psotres", "posters"),
      ("psotresx", nil), ("DEMO", "demo"),
    ] as [(String, String?)])
  func limits(typed: String, meant: String?) {
    #expect(closest(to: typed, among: names) == meant)
  }

  @Test("Of names that are equally close the first is meant, and a closer one before it")
  func ties() {
    #expect(closest(to: "cat", among: ["cut", "cot", "car"]) == "cut")
    #expect(closest(to: "cat", among: ["cut", "cat"]) == "cat")
    #expect(closest(to: "cat", among: []) == nil)
  }
}
