import Foundation
import Testing

@Suite("The way through the program is as its article says", .timeLimit(.minutes(5)))
struct WayTests {
  /// A step of a way: a function, or another member of a type, and its file.
  private struct Step {
    let type: String?
    let name: String
    let labels: [String]
    let path: String

    /// Whether a source declares the step, with these labels.
    func isDeclared(in source: String) throws -> Bool {
      let declaration = try Regex(#"\b(func|var|let|case|struct|static) ([\w, ]*\b)?\#(name)\b"#)
      let isDeclared = name == "init" ? source.contains("init(") : source.contains(declaration)
      let isInType = try type.map { source.contains(try Regex(#"\b\#($0)\b"#)) } ?? true
      let hasLabels = try labels.allSatisfy { source.contains(try Regex(#"\b\#($0)\b"#)) }
      return isDeclared && isInType && hasLabels
    }
  }

  @Test("Every function on a way is in the file that is named")
  func functions() throws {
    let steps = try Self.steps(in: Self.article())
    #expect(steps.count > 40)
    for step in steps {
      #expect(
        try step.isDeclared(in: Self.text(of: step.path)), "\(step.name) is not in \(step.path).")
    }
  }

  @Test("A function of another name, type or label is noticed")
  func renamed() throws {
    let path = "Sources/MoviesSession/Session/Session.swift"
    for line in ["Session.pressed(_:_:)", "Meeting.press(_:_:)", "Session.press(_:forever:)"] {
      let step = try #require(Self.steps(in: "\n1. `\(line)` in\n   `\(path)` does it.").first)
      #expect(try !step.isDeclared(in: Self.text(of: path)))
    }
  }

  @Test("The chain has these links in this order")
  func chain() throws {
    let source = try Self.text(of: "Sources/MoviesSession/Session/SessionOptions.swift")
    let start = try #require(source.firstRange(of: "return [log]")).lowerBound
    let links = source[start...].matches(of: /(?:return|\n +\+) \[?\s*(\w+)/)
      .map { String($0.1) }
    let named = try Self.links(below: "builds this chain:")
    #expect(named.count == 12)
    #expect(Array(links.prefix(named.count)) == named)
  }

  @Test("The app's own middlewares are these in this order")
  func appMiddlewares() throws {
    let source = try Self.text(of: "Sources/MoviesCore/App/AppMiddlewares.swift")
    let links = source.matches(of: /(\w+Middleware)\(/).map { String($0.1) }
    #expect(links.count >= 7)
    #expect(try Self.links(below: "has these links") == links)
  }

  private static func steps(in article: String) -> [Step] {
    let line = /\n\d+\. `(?:(\w+)\.)?(\w+)(?:\(([\w:]*)\))?` in\s+`(Sources\/[^`]+)`/
    return article.matches(of: line).map { step in
      let labels = (step.3 ?? "").split(separator: ":").filter { $0 != "_" }
      return Step(
        type: step.1.map { String($0) }, name: String(step.2), labels: labels.map(String.init),
        path: String(step.4))
    }
  }

  /// The first column of the table below some words of the article.
  private static func links(below words: String) throws -> [String] {
    let rest = try #require(article().components(separatedBy: words).dropFirst().first)
    let table = rest.drop { $0 != "|" }.components(separatedBy: "\n\n")[0]
    return table.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
  }

  private static func article() throws -> String {
    try text(of: "Sources/MoviesCore/MoviesCore.docc/TheWayThroughTheProgram.md")
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Article.root.appending(path: path), encoding: .utf8)
  }
}
