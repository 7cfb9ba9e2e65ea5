import Testing
import Titles

@Suite("Years as one types them", .timeLimit(.minutes(5)))
struct YearsTests {
  @Test(
    "Years, decades and ranges are read, with any dash and with either end first",
    arguments: [
      ("1989", 1989...1989), (" 1989 ", 1989...1989), ("90s", 1990...1999), ("90S", 1990...1999),
      ("1920s", 1920...1929), ("20s", 2020...2029), ("00s", 2000...2009),
      ("30s", 1930...1939), ("2100s", 2100...2100),
      ("1990-1999", 1990...1999), ("1990 – 1999", 1990...1999), ("1999—1990", 1990...1999),
      ("1990..1999", 1990...1999),
      ("80s-90s", 1980...1999), ("1990-", 1990...2100), ("-1980", 1870...1980),
      ("90s-", 1990...2100), ("1989-1989", 1989...1989),
    ])
  func years(text: String, years: ClosedRange<Int>) {
    #expect(Years(text) == Years(years))
  }

  @Test("What more characters can complete is unfinished, not wrong")
  func unfinished() {
    for text in ["", "1", "19", "198", "9", "90", "2"] {
      #expect(Years.read(text) == .unfinished(isRange: false))
    }
    for text in ["-", "-19", "1990-1", "1990-19", "90s-8"] {
      #expect(Years.read(text) == .unfinished(isRange: true))
    }
  }

  @Test(
    "What nothing can complete is wrong at once",
    arguments: [
      "x", "19x", "3000", "18690", "19890", "95s", "19-", "1990-1999-", "1990-x", "--", "0x7c5",
      "١٩٨٩",
    ])
  func wrong(text: String) {
    #expect(Years.read(text) == .wrong)
    #expect(Years(text) == nil)
  }

  @Test("Every beginning of years is unfinished or years itself")
  func beginnings() {
    for text in ["1989", "1990s", "90s", "1990-1999", "1990s-2000s", "-1980"] {
      for count in 0...text.count {
        #expect(Years.read(String(text.prefix(count))) != .wrong)
      }
    }
  }

  @Test(
    "Years are written as they can be read again",
    arguments: [
      (1989...1989, "1989"), (1990...1999, "1990-1999"), (1990...2100, "1990-"),
      (1870...1980, "-1980"),
    ])
  func text(years: ClosedRange<Int>, text: String) {
    #expect(Years(years).text == text)
    #expect(Years(text) == Years(years))
  }
}
