import Foundation
import Search
import Testing
import Titles

@Suite("The query language is as its article says", .timeLimit(.minutes(5)))
struct QueryLanguageTests {
  /// The three titles of the article.
  private static func index() throws -> MemoryIndex {
    MemoryIndex([
      try film(
        1, "Alien", 1979, 117, "Horror", by: "Ridley Scott", rated: "R", rating: 8.5,
        votes: 900_000),
      try film(
        2, "Aliens", 1986, 137, "Action", by: "James Cameron", rated: "R", rating: 8.4,
        votes: 700_000),
      try film(
        3, "Brazil", 1985, 132, "Comedy", by: "Terry Gilliam", rating: 7.8, votes: 200_000),
    ])
  }

  @Test("Each example finds what stands beside it")
  func examples() throws {
    let rows = try Self.article().matches(of: /\n\| `([^`]+)` \| ([^|]+) \|(?=\n)/)
    #expect(rows.count == 20)
    let index = try Self.index()
    for row in rows {
      let expression = try TitleExpression(parsing: String(row.1))
      let search = LocalSearch(expression.condition, order: expression.order)
      let found = try index.hits(for: search, in: 0..<10).titles.map(\.title)
      #expect(row.2 == (found.isEmpty ? "nothing" : found.joined(separator: ", ")), "\(row.1)")
      #expect(try TitleExpression(parsing: expression.text) == expression)
    }
  }

  @Test("Each mistake is found where the table says")
  func mistakes() throws {
    let rows = try Self.article().matches(of: /\n\| `([^`]+)` \| (\d+) \| [^|]+ \|(?=\n)/)
    #expect(rows.count == 6)
    for row in rows {
      let mistake = try #require(throws: ExpressionMistake.self) {
        try TitleExpression(parsing: String(row.1))
      }
      #expect(mistake.column == Int(row.2), "\(row.1)")
    }
  }

  @Test("The grammar has every field, every operator and every order")
  func names() throws {
    let terminals = try Self.terminals()
    for name in ExpressionField.allCases.map(\.name) { #expect(terminals.contains(name)) }
    for name in ExpressionOperator.allCases.map(\.rawValue) { #expect(terminals.contains(name)) }
    #expect(
      try Set(Self.terminals(of: "key")) == Set(TitleOrder.Key.allCases.map(\.rawValue)))
  }

  @Test("Every name of the grammar is read as one")
  func read() throws {
    for field in try Self.terminals(of: "text-field") {
      #expect(throws: Never.self) { try TitleExpression(parsing: "\(field):x") }
    }
    for field in try Self.terminals(of: "number-field") {
      let number = ["year", "decade"].contains(field) ? 1990 : 5
      for sign in try Self.terminals(of: "compare") + Self.terminals(of: "equals") {
        #expect(throws: Never.self) { try TitleExpression(parsing: "\(field)\(sign)\(number)") }
      }
    }
    for kind in try Self.terminals(of: "kind") {
      #expect(throws: Never.self) { try TitleExpression(parsing: "type:\(kind)") }
    }
    for dots in try Self.terminals(of: "dots") {
      #expect(try TitleExpression(parsing: "rating:7\(dots)8").text == "rating:7..8")
    }
    for quote in try Self.terminals(of: "quote") {
      #expect(try TitleExpression(parsing: "\(quote)x y\(quote)").text == "\"x y\"")
    }
  }

  private static func film(
    _ number: Int, _ title: String, _ year: Int, _ minutes: Int, _ genre: String,
    by director: String, rated: String? = nil, rating: Double, votes: Int
  ) throws -> TitleDetail {
    TitleDetail(
      id: try #require(TitleID("tt000000\(number)")), title: title,
      years: YearRange(year), kind: .movie, rated: rated, minutes: minutes,
      genres: [genre], directors: [director],
      ratings: [Rating(imdb: rating * 10)], votes: votes)
  }

  /// The names and signs of the grammar, or of one of its rules.
  private static func terminals(of rule: String? = nil) throws -> [String] {
    let grammar = try #require(article().components(separatedBy: "```").dropFirst().first)
    let rules = grammar.components(separatedBy: ";\n")
    let chosen = rules.filter { text in
      rule.map { text.trimmingPrefix { $0.isWhitespace }.hasPrefix("\($0) ") } ?? true
    }
    try #require(!chosen.isEmpty)
    return chosen.flatMap { rule in
      rule.matches(of: /"([^"]+)"|'([^']+)'/).map { String($0.1 ?? $0.2 ?? "") }
    }
  }

  private static func article() throws -> String {
    try String(
      contentsOf: Article.root.appending(path: "Sources/Titles/Titles.docc/TheQueryLanguage.md"),
      encoding: .utf8)
  }
}
