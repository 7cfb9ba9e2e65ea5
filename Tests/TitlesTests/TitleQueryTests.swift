import Foundation
import Testing
import Titles

@Suite("Questions for titles", .timeLimit(.minutes(5)))
struct TitleQueryTests {
  @Test(
    "A text field asks for its words as they are typed, blanks aside",
    arguments: [
      ("  the   lamp ", "the lamp"), ("keeper’s lamp", "keeper’s lamp"), ("<b>lamp", "<b>lamp"),
      ("x'; DROP TABLE films", "x'; DROP TABLE films"), ("🎬", "🎬"), ("9", "9"),
    ])
  func typed(text: String, words: String) {
    #expect(TitleQuery(typed: text)?.text == words)
  }

  @Test(
    "A year in brackets at the end is a filter, from its last digit on",
    arguments: ["batman (1989)", "batman(1989", "  batman   (1989) "])
  func bracketedYear(text: String) {
    let query = TitleQuery("batman", kind: .movie, years: Years(1989))
    #expect(TitleQuery(typed: text, kind: .movie) == query)
    #expect(TitleQuery(typed: text, kind: .movie, years: Years(1992...1995)) == query)
  }

  @Test(
    "A year in brackets that is only begun is no part of the words",
    arguments: ["batman (", "batman (1", "batman (198"])
  func begunYear(text: String) {
    #expect(TitleQuery(typed: text) == TitleQuery("batman"))
    #expect(TitleQuery(typed: text, years: Years(1992))?.years == Years(1992))
  }

  @Test(
    "Other brackets are words, and so is a year without brackets or without words before it",
    arguments: [
      "(500) days of summer", "kill bill (2)", "batman (1500)", "room (1408", "batman (198x",
      "(1984)", "1984", "wonder woman 1984", "batman (1989) robin",
    ])
  func words(text: String) {
    #expect(TitleQuery(typed: text) == TitleQuery(text))
  }

  @Test(
    "An expression keeps its brackets, finished or not",
    arguments: [
      "(genre:noir or genre:western) (1950)", "genre:noir (1950)", "rating>7 or (2001",
      "genre:noir (", "rating> (1950)",
    ])
  func expressions(text: String) {
    #expect(TitleQuery(typed: text, kind: .movie) == TitleQuery(text, kind: .movie))
  }

  @Test("A single year is written as a number, and several as their ends")
  func coding() throws {
    for (years, json) in [(1989...1989, "1989"), (1990...1999, #"{"first":1990,"last":1999}"#)] {
      let query = TitleQuery("batman", years: Years(years))
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(query)
      #expect(String(decoding: data, as: UTF8.self) == #"{"text":"batman","year":\#(json)}"#)
      #expect(try JSONDecoder().decode(TitleQuery.self, from: data) == query)
    }
    let endless = Data(#"{"text":"","year":{"first":\#(Int.min),"last":\#(Int.max)}}"#.utf8)
    let years = try JSONDecoder().decode(TitleQuery.self, from: endless).years
    #expect(years?.single == nil)
    let reversed = Data(#"{"text":"batman","year":{"first":1999,"last":1990}}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TitleQuery.self, from: reversed)
    }
  }

  @Test("A text without anything to look for asks for nothing", arguments: ["", "  ", "--", "…"])
  func nothing(text: String) {
    #expect(TitleQuery(typed: text, kind: .movie, years: Years(1999)) == nil)
  }
}
