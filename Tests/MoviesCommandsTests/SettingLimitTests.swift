import MoviesCommands
import Testing

@Suite("What settings can be set to", .timeLimit(.minutes(5)))
struct SettingLimitTests {
  private func read(_ text: String) throws -> Settings {
    try Settings(reading: Array(text.utf8), path: "c.json")
  }

  @Test("A number may be as small and as large as its limits, and no further")
  func numbers() throws {
    #expect(try read(#"{"omdb": {"dailyLimit": 1}}"#).omdb.dailyLimit == 1)
    #expect(try read(#"{"omdb": {"dailyLimit": 1000000}}"#).omdb.dailyLimit == 1_000_000)
    #expect(try read(#"{"omdb": {"timeouts": {"total": 0.1}}}"#).omdb.timeouts.total == 0.1)
    #expect(try read(#"{"omdb": {"timeouts": {"total": 600}}}"#).omdb.timeouts.total == 600)
    for text in [
      #"{"omdb": {"dailyLimit": 0}}"#, #"{"omdb": {"dailyLimit": 1000001}}"#,
      #"{"omdb": {"dailyLimit": 1.5}}"#, #"{"omdb": {"timeouts": {"total": 0.09}}}"#,
      #"{"omdb": {"timeouts": {"total": 600.1}}}"#,
    ] {
      #expect(throws: ConfigurationError.self, "\(text)") { try read(text) }
    }
  }

  @Test("A list of keys has texts alone")
  func keys() throws {
    #expect(try read(#"{"keys": {"quit": []}}"#).keys == ["quit": []])
    #expect(try read(#"{"keys": {"quit": ["^X", "q"]}}"#).keys == ["quit": ["^X", "q"]])
    for list in [#"["^X", 1]"#, "[1]", #"["^X", null]"#, #""^X""#] {
      #expect(throws: ConfigurationError.self, "\(list)") {
        try read(#"{"keys": {"quit": \#(list)}}"#)
      }
    }
  }
}
