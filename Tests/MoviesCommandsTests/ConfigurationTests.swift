import Foundation
import MoviesCommands
import Testing

@Suite("The configuration file", .timeLimit(.minutes(5)))
struct ConfigurationTests {
  @Test("config.example.json lists every setting with its default")
  func example() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../config.example.json").path
    let bytes = try Array(Data(contentsOf: URL(filePath: path)))
    #expect(try Settings(reading: bytes, path: path) == Settings())
    let example = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let paths = leaves(of: example, below: "").filter { $0 != "$schema" }
    #expect(paths.sorted() == Settings.paths.sorted())
  }

  /// The paths of all values that are not objects with members.
  private func leaves(of object: [String: Any], below path: String) -> [String] {
    object.flatMap { name, value -> [String] in
      guard let group = value as? [String: Any], !group.isEmpty else { return [path + name] }
      return leaves(of: group, below: path + name + ".")
    }
  }

  @Test("A file gives the settings that it names, and leaves the others")
  func someSettings() throws {
    let settings = try read(
      """
      {
        "defaultQuery": "alien",
        "omdb": { "timeouts": { "total": 2.5 }, "apiKeyFile": "~/key" },
        "ui": { "theme": "light", "colors": "16", "mouse": true },
        "logging": { "level": "debug" },
        "keys": { "quit": ["^X", "q"] }
      }
      """)
    var expected = Settings()
    expected.defaultQuery = "alien"
    expected.omdb.timeouts.total = 2.5
    expected.omdb.apiKeyFile = "~/key"
    expected.ui.theme = .builtIn(.light)
    expected.ui.colors = .sixteen
    expected.ui.mouse = true
    expected.logging.level = .debug
    expected.keys = ["quit": ["^X", "q"]]
    #expect(settings == expected)
  }

  @Test(
    "A mistake of syntax is named with its line and column",
    arguments: [
      ("{\n  \"ui\": {,\n}", "2:10", "found “,” where a name in quotes was expected"),
      ("{ \"ui\": {}", "1:11", "the file ends where “,” or “}” was expected"),
      ("{ \"a\": 01 }", "1:9", "found “1” where “,” or “}” was expected"),
      ("{\n\"keys\": {} }\nx", "3:1", "found “x” where the end of the file was expected"),
      ("{ \"keys\": [1,] }", "1:14", "found “]” where a value was expected"),
      ("{ \"défaut\": tru }", "1:13", "found “t” where a value was expected"),
      ("{ \"ui\": {}, \"ui\": {} }", "1:13", "“ui” appears twice"),
      ("{ \"a\": \"\\x\" }", "1:9", "JSON does not have this escape"),
      ("{ \"a\": \"\\ud800\" }", "1:9", "the escape does not name a character"),
      ("{ \"a\": 1e999 }", "1:8", "the number is too large"),
      ("{ \"a\": \"b\n\" }", "1:10", "found the end of the line where the closing quote"),
      ("", "1:1", "the file ends where a value was expected"),
      (String(repeating: "[", count: 100_000), "1:66", "nested too deeply"),
    ])
  func syntax(text: String, place: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.description.hasPrefix("c.json:\(place): Invalid JSON: ") == true)
    #expect(error?.description.contains(message) == true)
  }

  @Test(
    "A wrong value is named with its path, its place and what was expected",
    arguments: [
      (
        "{ \"ui\": { \"theme\": \"a/b\" } }",
        "c.json:1:20: The setting ui.theme is \"a/b\"; expected one of \"auto\", \"dark\", "
          + "\"light\", \"contrast\", or the name of a theme of your own."
      ),
      (
        "{\n \"search\": {\n  \"minimumCharacters\": 0 } }",
        "c.json:3:24: The setting search.minimumCharacters is 0; expected a whole number from 1 to "
          + "20."
      ),
      (
        "{ \"search\": { \"debounceMilliseconds\": 2.5 } }",
        "c.json:1:39: The setting search.debounceMilliseconds is 2.5; expected a whole number from "
          + "0 to 10000."
      ),
      (
        "{ \"omdb\": { \"timeouts\": { \"total\": \"5\" } } }",
        "c.json:1:36: The setting omdb.timeouts.total is \"5\"; expected a number of seconds from "
          + "0.1 to 600."
      ),
      (
        "{ \"omdb\": { \"baseURL\": \"http://example.org/\" } }",
        "c.json:1:24: The setting omdb.baseURL is \"http://example.org/\"; expected an https "
          + "address, or http on a loopback address, without a query."
      ),
      (
        "{ \"ui\": { \"mouse\": null } }",
        "c.json:1:20: The setting ui.mouse is null; expected true or false."
      ),
      (
        "{ \"defaultQuery\": \"\" }",
        "c.json:1:19: The setting defaultQuery is \"\"; expected a text that is not empty."
      ),
      (
        "{ \"ui\": [] }",
        "c.json:1:9: The setting ui is a list; expected an object of settings."
      ),
      ("[]", "c.json:1:1: The configuration is a list; expected an object of settings."),
      (
        "{ \"keys\": { \"quit\": \"q\" } }",
        "c.json:1:11: The setting keys is an object; expected an object with a list of "
          + "keys for each command, such as {\"quit\": [\"^X\"]}."
      ),
    ])
  func wrongValue(text: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.description == message)
  }

  @Test("A wrong value that is very long is clipped, so that the message stays one line")
  func longValue() {
    let text = String(repeating: "x", count: 10_000)
    let error = #expect(throws: ConfigurationError.self) {
      try read("{ \"ui\": { \"colors\": \"\(text)\" } }")
    }
    #expect((error?.description.count ?? .max) < 200)
  }

  @Test(
    "An unknown name is named with its place, and with the name that was probably meant",
    arguments: [
      (
        "{ \"defaultQeury\": \"x\" }",
        "c.json:1:3: Unknown setting defaultQeury. Did you mean “defaultQuery”?"
      ),
      (
        "{ \"ui\": { \"Theme\": 1 } }",
        "c.json:1:11: Unknown setting ui.Theme. Did you mean “theme”?"
      ),
      ("{ \"omdb\": { \"apikey\": 1 } }", "c.json:1:13: Unknown setting omdb.apikey."),
      ("{ \"x\": 1 }", "c.json:1:3: Unknown setting x."),
      (
        "{ \"keys\": { \"opn\": [\"x\"] } }",
        "c.json:1:13: Unknown setting keys.opn. Did you mean “open”?"
      ),
    ])
  func unknownName(text: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.description == message)
  }

  @Test(
    "Keys that the keymap does not take are refused with the file, not at the first session",
    arguments: [
      (#"{ "keys": { "open": ["xyz"] } }"#, "“xyz” is not a key"),
      (#"{ "keys": { "open": ["\u202e"] } }"#, "“” is not a key"),
      (#"{ "keys": { "open": ["j"] } }"#, "j is bound to both moveDown and open in the results"),
    ])
  func wrongKeys(text: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.description.hasPrefix("c.json:1:3: keys") == true)
    #expect(error?.description.contains(message) == true)
  }

  @Test("Strings may hold every escape of JSON")
  func escapes() throws {
    let settings = try read(#"{ "defaultQuery": "\u0041\ud83c\udfac\n\t\"\\\/é" }"#)
    #expect(settings.defaultQuery == "A🎬\n\t\"\\/é")
  }

  @Test("A byte order mark does not matter, bytes that are no UTF-8 do")
  func encoding() throws {
    #expect(
      try Settings(reading: [0xEF, 0xBB, 0xBF] + Array("{}".utf8), path: "c.json") == Settings())
    let invalid = Array("{ \"defaultQuery\": \"".utf8) + [0xFF] + Array("\" }".utf8)
    let error = #expect(throws: ConfigurationError.self) {
      try Settings(reading: invalid, path: "c.json")
    }
    #expect(error?.problem == .syntax("the text is not UTF-8"))
  }

  @Test(
    "As many names, or as long ones, as a configuration may hold cost no more than they are worth",
    .timeLimit(.minutes(1)))
  func manyNames() {
    let names = (0..<80_000).map { "\"name\($0)\": []" }.joined(separator: ",")
    let word = String(repeating: "w", count: 1_000_000)
    for text in ["{ \(names) }", "{ \"keys\": { \(names) } }", "{ \"\(word)\": 1 }"] {
      #expect(throws: ConfigurationError.self) { try read(text) }
    }
  }

  @Test("A name that is far from every other is given no other in its place")
  func suggestions() {
    func suggestion(for name: String) -> String? {
      let error = #expect(throws: ConfigurationError.self) { try read("{ \"\(name)\": 1 }") }
      guard case .unknown(_, let suggestion) = error?.problem else { return "none" }
      return suggestion
    }
    #expect(suggestion(for: "UI") == "ui")
    #expect(suggestion(for: "serch") == "search")
    #expect(suggestion(for: "loging") == "logging")
    #expect(suggestion(for: "ombd") == "omdb")
    #expect(suggestion(for: "searching") == nil)
    #expect(suggestion(for: "fui") == "ui")
    #expect(suggestion(for: "us") == nil)
    #expect(suggestion(for: "") == nil)
    #expect(suggestion(for: "u") == nil)
    #expect(suggestion(for: "searchsearchsearch") == nil)
  }

  private func read(_ text: String) throws(ConfigurationError) -> Settings {
    try Settings(reading: Array(text.utf8), path: "c.json")
  }
}
