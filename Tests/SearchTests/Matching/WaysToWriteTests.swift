import Search
import Testing

@Suite("Words that are written in several ways", .timeLimit(.minutes(5)))
struct WaysToWriteTests {
  @Test(
    "All ways to write a word have one in common",
    arguments: [
      ("2", "two"), ("ii", "two"), ("two", "two"), ("12", "twelve"), ("xii", "twelve"),
      ("7th", "seventh"), ("se7en", "seven"), ("s1mone", "simone"), ("dr", "doctor"),
      ("vs", "versus"), ("20", "twenty"), ("28", "twentyeight"), ("90", "ninety"),
      ("101", "onehundredone"), ("400", "fourhundred"), ("127", "onehundredtwentyseven"),
    ])
  func common(word: String, way: String) {
    #expect(WaysToWrite.common(to: word) == way)
    #expect(WaysToWrite.common(to: way) == way)
  }

  @Test(
    "Other words are written in one way only, and a single letter may be a word",
    arguments: ["godfather", "i", "v", "x", "1917", "alien3", "3d", "mi6", "b2b", "a1c2e", "x²y"])
  func single(word: String) {
    #expect(WaysToWrite.common(to: word) == word)
  }

  @Test("A word of a name can be typed in its other ways")
  func others() {
    #expect(WaysToWrite.others(than: "2", isFirst: false) == ["two", "ii"])
    #expect(WaysToWrite.others(than: "ii", isFirst: false) == ["two", "2"])
    #expect(WaysToWrite.others(than: "se7en", isFirst: true) == ["seven"])
    for word in ["godfather", "b2b"] {
      #expect(WaysToWrite.others(than: word, isFirst: true).isEmpty)
    }
  }

  @Test("A single letter is a numeral, unless the name begins with it")
  func letters() {
    #expect(Set(WaysToWrite.others(than: "v", isFirst: false)) == ["five", "5", "versus", "vs"])
    #expect(WaysToWrite.others(than: "v", isFirst: true).isEmpty)
  }
}
