import Testing
import Titles

@testable import MoviesUI

@Suite("Years, in words", .timeLimit(.minutes(5)))
struct YearsWordingTests {
  @Test(
    "A range with both ends has a dash, and one with one end says which",
    arguments: [
      ("1989", "1989", "from 1989"), ("1990-1999", "1990–1999", "from 1990–1999"),
      ("1990-", "since 1990", "since 1990"), ("-1980", "until 1980", "until 1980"),
      ("1870", "1870", "from 1870"), ("2100", "2100", "from 2100"),
    ])
  func words(typed: String, written: String, phrase: String) throws {
    let years = try #require(Years(typed))
    #expect(years.written == written)
    #expect(years.phrase == phrase)
  }
}
