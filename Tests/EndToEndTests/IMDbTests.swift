import Foundation
import IMDbTestSupport
import TestSupport
import Testing

@Suite("IMDb's data, by command and in a session", .timeLimit(.minutes(5)))
struct IMDbTests {
  private let dumps: TemporaryFolder
  private let files: ServedFiles
  private let server: LoopbackServer

  init() throws {
    dumps = try TemporaryFolder()
    try GeneratedDumps(titles: 3_000).write(into: dumps.path)
    var served: [String: ServedFiles.File] = [:]
    for name in ["title.ratings.tsv.gz", "title.basics.tsv.gz", "title.episode.tsv.gz"] {
      let bytes = try Data(contentsOf: URL(filePath: "\(dumps.path)/\(name)"))
      served[name] = ServedFiles.File(Array(bytes), entityTag: "\"one\"")
    }
    files = ServedFiles(served)
    server = try files.start()
  }

  private var settings: String {
    #"{"imdb": {"baseURL": "http://\#(server.authority)/"}, "ui": {"poster": "off"}, "start": "query"}"#
  }

  /// Waits until as much of a file has come as the server sends of it.
  private func stalled(_ program: Program) async throws {
    try await waitUntil("the part") {
      let path = program.home.path + "/cache/movies-tui/imdb/title.basics.tsv.gz.part"
      return (FileManager.default.contents(atPath: path)?.count ?? 0) >= 20_000
    }
  }

  @Test("In a session it is asked for, goes on behind the list, and is there at the end")
  func session() async throws {
    let start = Program.Start(columns: 120, rows: 50, settings: settings)
    files.spoil("title.basics.tsv.gz", by: .stalling(after: 20_000))
    try await withProgram(start) { program in
      try await program.shows("1 / 33", "IMDb on your own disk.")
      try await program.press("g", "i")
      try await program.shows("personal, non-commercial use", "⏎ install")
      try await program.press("Enter")
      try await program.shows("IMDb ↓ ")
      try await stalled(program)
      // The list goes on meanwhile.
      try await program.press("Down")
      try await program.shows("2 / 33")
      try await program.press("g", "i")
      try await program.shows("Stop the import?")
      try await program.press("Enter")
      try await program.shows("Stopped. The data from before is still in use.")

      try await program.press("g", "i", "Enter")
      try await program.shows("IMDb's data is here: ")
      #expect(files.heads.last { $0.contains("title.basics") }?.contains("Range: bytes=") == true)
      try await program.press("g", "i")
      try await program.shows("Update IMDb's data?")
      try await program.press("Enter")
      try await program.shows("IMDb has nothing newer.")
    }
  }

  @Test("An import in a session ends with the session, also while it waits for the server")
  func endsWithSession() async throws {
    files.spoil("title.basics.tsv.gz", by: .stalling(after: 20_000))
    try await withProgram(Program.Start(columns: 120, settings: settings)) { program in
      try await program.shows("1 / 33")
      try await program.press("g", "i", "Enter")
      try await waitUntil("the stalled transfer") { server.openCount > 0 }
      try await program.shows("IMDb ↓ ")
      try await program.press("C-c")
      _ = try await program.ends()
      try await waitUntil("the transfer to end") { server.openCount == 0 }
    }
  }

  @Test("^C stops the command, which says that it goes on where it stopped")
  func interrupted() async throws {
    files.spoil("title.basics.tsv.gz", by: .stalling(after: 20_000))
    let start = Program.Start(
      arguments: ["imdb", "import"], columns: 120, settings: settings,
      script: #"trap : INT; "$@"; status=$?; (exit $status)"#)
    try await withProgram(start) { program in
      try await program.shows("[y/N]", "258 MB from 127.0.0.1")
      try await program.type("y")
      try await program.press("Enter")
      try await program.shows("title.basics", "^C stops; the same command goes on where it stopped")
      try await stalled(program)
      try await program.press("C-c")
      try await program.shows("Stopped. The data from before is still in use")
      #expect(try await program.ends() == 130)
    }
  }
  @Test("^C stops an update, and the data from before stays in use")
  func interruptedUpdate() async throws {
    let start = Program.Start(
      arguments: ["imdb", "update"], columns: 120, settings: settings,
      script: """
        trap : INT; "$1" imdb import --yes; echo imported; read go
        "$@"; status=$?; "$1" imdb status; (exit $status)
        """)
    try await withProgram(start) { program in
      try await program.shows("imported")
      let ratings = try Data(contentsOf: URL(filePath: "\(dumps.path)/title.ratings.tsv.gz"))
      files.replace(
        "title.ratings.tsv.gz", with: ServedFiles.File(Array(ratings), entityTag: "\"two\""))
      files.spoil("title.ratings.tsv.gz", by: .stalling(after: 2_000))
      try await program.press("Enter")
      try await waitUntil("the stalled transfer") {
        files.heads.contains { $0.contains("If-None-Match: \"one\"") } && server.openCount > 0
      }
      try await program.press("C-c")
      try await program.shows("Stopped. The data from before is still in use", "Titles ")
      #expect(try await program.ends() == 130)
    }
  }
}
