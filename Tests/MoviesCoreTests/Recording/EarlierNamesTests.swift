import Foundation
import MoviesCore
import Redux
import ReduxRecording
import Testing
import Titles

@MainActor
@Suite("Recordings from before actions of the library were divided", .timeLimit(.minutes(5)))
struct EarlierNamesTests {
  /// What a session wrote in which a title was rated and put on a list, and the list was opened.
  private let lines = [
    #"""
    {"library":{"came":{"_0":{"lists":[],"livingLists":[],"marks":[],"openNames":0,\#
    "revision":1}}}}
    """#,
    #"{"library":{"watchlistSwitched":{"_0":["tt0096895"]}}}"#,
    #"{"library":{"seen":{"_0":["tt0096895"]}}}"#,
    #"{"library":{"rated":{"_0":8,"_1":["tt0096895"]}}}"#,
    #"""
    {"editLibrary":{"edit":{"change":{"rating":{"_0":8}},"titles":[\#(Self.facts)]},"known":1}}
    """#,
    #"""
    {"library":{"edited":{"_0":{"entries":[\#(Self.entry)],"ids":["tt0096895"],\#
    "lists":[{"count":1,"list":{"named":{"_0":"Noir"}},"minutes":126}],\#
    "revisions":{"after":2,"before":1}}}}}
    """#,
    #"""
    {"library":{"stepped":{"_0":{"count":1,"id":1,"kind":{"change":{"_0":{"rating":{"_0":8}}}},\#
    "time":0,"title":"Batman"},"_1":"done"}}}
    """#,
    #"{"library":{"prompted":{"_0":{"moved":{"by":1}}}}}"#,
    #"{"library":{"tabChosen":{"_0":{"list":{"_0":{"named":{"_0":"Noir"}}}}}}}"#,
    #"""
    {"library":{"rowsCame":{"_0":{"list":{"_0":{"named":{"_0":"Noir"}}}},"_1":[\#(Self.entry)]}}}
    """#,
  ]

  private static let facts = #"""
    {"actors":[],"countries":[],"directors":[],"genres":[],"id":"tt0096895","languages":[],\#
    "ratings":[],"title":"Batman","writers":[]}
    """#

  private static let entry = #"""
    {"facts":\#(facts),"lists":["Noir"],"rating":8,"tags":[],"viewings":[]}
    """#

  /// The actions as a recording has them.
  private func recording() throws -> Recording<AppState> {
    let writer = RecordingWriter<AppState> { $0 }
    let header = RecordingHeader<AppState>(
      program: "0.1.0", locale: nil, size: ScreenSize(columns: 80, rows: 24), depth: "mono",
      configuration: .init(theme: "dark", keys: [:]), state: AppState())
    var reader = RecordingReader<AppState>()
    try reader.read(try writer.line(header))
    for (number, line) in lines.enumerated() {
      let action = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let (name, payload) = try #require(action.first)
      let step: [String: Any] = ["action": ["name": name, "payload": payload], "at": number]
      try reader.read(Array(try JSONSerialization.data(withJSONObject: step)))
    }
    return try reader.recording()
  }

  @Test("They are replayed as they were")
  func replay() throws {
    let replay = Replay(try recording())
    #expect(replay.count == lines.count)
    replay.go(to: replay.count)
    let id = try #require(TitleID("tt0096895"))
    let library = replay.state.library
    #expect(library.revision == 2)
    #expect(library.marks[id]?.rating == 8)
    #expect(library.listNames == ["Noir"])
    #expect(library.outcome?.step?.title == "Batman")
    #expect(replay.state.screen.pages.library?.tab == .list(.named("Noir")))
    #expect(replay.state.list.selected == id)
  }
}
