import MoviesUI
import Testing
import Titles

@Suite("What is wrong with an expression, in words", .timeLimit(.minutes(5)))
struct ExpressionWordingTests {
  /// Texts that are wrong in every way that there is, and what is said about each.
  private static let sentences = [
    ("gener:noir", "Column 1: unknown field “gener”. Did you mean “genre”?"),
    ("Re:Zero", "Column 1: unknown field “Re”. Put it in quotes to search for it as text."),
    ("type:moive", "Column 6: “moive” is not a type. Did you mean “movie”?"),
    (
      "type:xyzzy",
      "Column 6: “xyzzy” is not a type. Expected movie, series, episode, game, short, tvmovie, miniseries, video or special."
    ),
    ("sort:ratings", "Column 6: can't sort by “ratings”. Did you mean “rating”?"),
    (
      "sort:xyzzy",
      "Column 6: can't sort by “xyzzy”. "
        + "Expected rating, votes, year, title, runtime, disagreement, mine, seen or added."
    ),
    (
      "genre:",
      "Column 1: genre needs a value: a word or a phrase in quotes, such as genre:noir."
    ),
    (
      "person: or x",
      "Column 1: person needs a value: a word or a phrase in quotes, such as person:varda."
    ),
    ("rating>", "Column 1: rating needs a value: a number from 0 to 10, such as rating>7.5."),
    ("rating>x", "Column 8: expected a number from 0 to 10, such as rating>7.5."),
    ("metascore>x", "Column 11: expected a number from 0 to 100, such as metascore>=80."),
    ("tomatoes>x", "Column 10: expected a number from 0 to 100, such as tomatoes>=80."),
    ("votes>x", "Column 7: expected a number, such as votes>10k."),
    ("year:x", "Column 6: expected a year or a range, such as year:1994 or year:1990..1999."),
    ("decade:x", "Column 8: expected a decade, such as decade:80s."),
    (
      "runtime<x",
      "Column 9: expected minutes or hours, such as runtime<110 or runtime<1h50."
    ),
    ("seen:yse", "Column 6: “yse” is not a day. Did you mean “yes”?"),
    (
      "seen:monday",
      "Column 6: “monday” is not a day. "
        + "Expected yes, no, or a day, a month or a year, such as seen:2024-03."
    ),
    (
      "seen:2023-02-29",
      "Column 6: expected yes, no, or a day, a month or a year, such as seen:2024-03."
    ),
    ("seen:3000", "Column 6: seen must be between 1870 and 2100."),
    (
      "mine:good",
      "Column 6: “good” is not a rating. "
        + "Expected any, none, or a whole number from 1 to 10, such as mine>7."
    ),
    (
      "mine:7.5",
      "Column 6: expected any, none, or a whole number from 1 to 10, such as mine>7."
    ),
    ("mine>11", "Column 6: mine must be between 1 and 10."),
    ("list>noir", "Column 5: list can't be compared with < or >. Write list:noir."),
    ("rating>11", "Column 8: rating must be between 0 and 10."),
    ("year:3000", "Column 6: year must be between 1870 and 2100."),
    ("decade:1700", "Column 8: decade must be between 1870 and 2100."),
    ("votes>9000000000", "Column 7: votes must be between 0 and 1,000,000,000."),
    ("genre>noir", "Column 6: genre can't be compared with < or >. Write genre:noir."),
    ("type>movie", "Column 5: type can't be compared with < or >. Write type:series."),
    ("sort:year sort:votes", "Column 11: only one sort: is allowed."),
    ("\"blade runner", "Column 1: this quote is not closed."),
    ("(alien", "Column 1: this parenthesis is not closed."),
    ("alien)", "Column 6: this parenthesis was never opened."),
    ("alien ()", "Column 7: there is nothing between these parentheses."),
    (
      "alien or",
      "Column 7: “or” needs a condition on both sides. Put it in quotes to search for the word."
    ),
    (
      "and alien",
      "Column 1: “and” needs a condition on both sides. Put it in quotes to search for the word."
    ),
    (
      "ready or not",
      "Column 10: “not” needs a condition after it. Put it in quotes to search for the word."
    ),
    (
      String(repeating: "(", count: 60) + "x" + String(repeating: ")", count: 60),
      "Column 51: nested more than 50 levels deep."
    ),
    (
      Array(repeating: "x", count: 201).joined(separator: " "),
      "Column 401: more than 200 words and conditions."
    ),
  ]

  private func mistake(in text: String) -> ExpressionMistake? {
    do throws(ExpressionMistake) {
      _ = try TitleExpression(parsing: text)
      return nil
    } catch {
      return error
    }
  }

  @Test("It says where, what, and what to write instead", arguments: sentences)
  func sentence(text: String, sentence: String) {
    #expect(mistake(in: text)?.sentence == sentence)
  }

  @Test(
    "Where there is no room, it says what helps most",
    arguments: [
      ("gener:noir", "Column 1: did you mean “genre”?"),
      ("type:moive", "Column 6: did you mean “movie”?"),
      ("Re:Zero", "Column 1: unknown field “Re”."),
      ("type:xyzzy", "Column 6: “xyzzy” is not a type."),
      ("rating>", "Column 1: try rating>7.5."), ("year:199", "Column 6: try year:1994."),
      ("genre>noir", "Column 6: try genre:noir."), ("genre:", "Column 1: try genre:noir."),
      ("rating>11", "Column 8: 0 to 10 only."), ("\"alien", "Column 1: close this quote."),
      ("(alien", "Column 1: close this parenthesis."), ("a)", "Column 2: nothing to close here."),
      ("alien ()", "Column 7: nothing in parentheses."),
      ("alien or", "Column 7: “or” needs two sides."),
      ("not", "Column 1: “not” needs a condition."),
    ])
  func shortSentence(text: String, sentence: String) {
    #expect(mistake(in: text)?.shortSentence == sentence)
  }

  @Test("That is never longer, and mostly fits 40 columns")
  func shortForm() throws {
    for (text, sentence) in Self.sentences {
      let short = try #require(mistake(in: text)?.shortSentence)
      #expect(short.count <= sentence.count)
      let isLong = [.tooDeep(limit: 50), .tooLong(limit: 200)].contains(mistake(in: text)?.kind)
      #expect(short.count <= (isLong ? 60 : 35))
    }
  }

  @Test("Each is a sentence, and no two are the same")
  func form() throws {
    let sentences = try Self.sentences.map { try #require(mistake(in: $0.0)?.sentence) }
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences {
      #expect(sentence.wholeMatch(of: #/Column \d+: .+[.?]/#) != nil)
      #expect(!sentence.contains("  "))
    }
  }

  @Test("Every field that takes a value says what it takes", arguments: ExpressionField.allCases)
  func fields(field: ExpressionField) throws {
    let sentence = try #require(mistake(in: "\(field.name):")?.sentence)
    #expect(sentence.hasPrefix("Column 1: \(field.name) needs a value: "))
    let example = sentence.firstMatch(of: #/such as (\S+?)\.?(?: or |$)/#)
    if let example { #expect(mistake(in: String(example.1)) == nil, "its example is right") }
  }
}
