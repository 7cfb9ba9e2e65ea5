import Foundation
import Testing

@Suite("Every room has a page that says what it is", .timeLimit(.minutes(5)))
struct RoomPageTests {
  /// A room in Swift, and its page.
  private struct Room {
    let name: String
    let page: String
    /// The sources of the room, one after the other.
    let sources: String

    init(_ target: Manifest.Target) throws {
      name = target.name
      let page = Article.root.appending(path: "\(target.folder)/\(name).docc/\(name).md")
      self.page = try String(contentsOf: page, encoding: .utf8)
      sources = try Article.files(in: target.folder, endingWith: ".swift")
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }

    /// The text of a rule, up to the next one.
    func rule(_ beginning: String) throws -> Substring {
      let rest = try #require(page.components(separatedBy: "\n- \(beginning)").dropFirst().first)
      return rest.prefix { $0 != "#" }.split(separator: "\n- ", maxSplits: 1)[0]
    }

    /// Whether the room has a type or an extension of this name.
    func declares(_ name: Substring) throws -> Bool {
      sources.contains(
        try Regex(#"\b(struct|class|enum|protocol|actor|typealias|func|extension) \#(name)\b"#))
    }
  }

  @Test("A page begins with the name of the room, and says what must never happen in it")
  func pages() throws {
    for room in try Self.rooms() {
      #expect(room.page.hasPrefix("# ``\(room.name)``\n\n"))
      #expect(try room.rule("Never: ").count > 20)
    }
  }

  @Test("The types to begin with are in the room")
  func types() throws {
    for room in try Self.rooms() {
      let names = try room.rule("Begin with ").matches(of: /`(\w+)`/).map(\.1)
      #expect(!names.isEmpty)
      for name in names { #expect(try room.declares(name), "\(name) is not in \(room.name).") }
    }
  }

  @Test("A room is used by those that its page names, and by no other")
  func users() throws {
    let targets = try Self.targets()
    for room in try Self.rooms() {
      let users = targets.filter { $0.dependencies.contains(room.name) }.map(\.name)
      let named = try room.rule("Used by ").matches(of: /`([\w-]+)`/).map { String($0.1) }
      #expect(Set(named) == Set(users), "The page of \(room.name) does not name its users.")
    }
  }

  @Test("The lines of a recording on the page of its room stand in that recording")
  func recording() throws {
    let room = try #require(Self.rooms().first { $0.name == "ReduxRecording" })
    let example = try #require(room.page.firstMatch(of: /```json\n((?s).*?)```/)?.1)
    let file = Article.root.appending(path: "Tests/Recordings/browsing.jsonl")
    let lines = Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n"))
    #expect(example.split(separator: "\n").count == 3)
    for line in example.split(separator: "\n") { #expect(lines.contains(line)) }
  }

  private static func targets() throws -> [Manifest.Target] {
    try Manifest.ofThisPackage().targets.filter { $0.folder.hasPrefix("Sources/") }
  }

  /// All rooms but those in C and the program itself, which is a few lines.
  private static func rooms() throws -> [Room] {
    let names = try targets().filter { target in
      try target.name != "movies-tui"
        && !Article.files(in: target.folder, endingWith: ".swift").isEmpty
    }
    #expect(names.count > 20)
    return try names.map(Room.init)
  }
}
