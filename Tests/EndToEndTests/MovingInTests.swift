import TestSupport
import Testing

@Suite("Moving in, before the eyes of the user", .timeLimit(.minutes(5)))
struct MovingInTests {
  private static let table =
    "imdb_id,Title,Rating,Watched Date\ntt0078748,Alien,4,1/2/2024\ntt0096895,Batman,3,3/4/2024\n"

  private static let session = Program.Start(
    columns: 120, settings: #"{"ui": {"poster": "off"}, "start": "query"}"#)

  /// A shell that imports a table and then prints what it has rated.
  private func start(_ end: String) -> Program.Start {
    Program.Start(
      arguments: ["library", "import", "mine.csv", "--offline"], rows: 60,
      script: #"cd "$HOME" && "$@"; "$1" library list rated; echo "\#(end): $?""#,
      scripts: ["mine.csv": Self.table])
  }

  @Test("A shell shows what an import would do, takes answers, and imports it after Enter")
  func agreed() async throws {
    try await withProgram(start("rated")) { program in
      try await program.shows(
        "Bring mine.csv", "a table, 2 rows", "How high is the highest rating?",
        "What comes first in 1/2/2024?", "Enter imports it; Esc leaves everything as it is.")
      try await program.press("1")
      try await program.shows("up to 5 as you say")
      try await program.press("4")
      try await program.shows("Alien: seen 2024-02-01, rated 8")
      try await program.press("Enter")
      try await program.shows("Changed 2 titles, 2 of them new; 0 known.", "rated: 0")
    }
  }

  @Test("Esc leaves everything as it is")
  func left() async throws {
    try await withProgram(start("rated")) { program in
      try await program.shows("Enter imports it; Esc leaves everything as it is.")
      try await program.press("Escape")
      try await program.shows("Nothing was imported.", "rated: 1")
    }
  }

  @Test("In a session the same page stands under g b, and undo takes the import back")
  func session() async throws {
    try await withProgram(Self.session) { program in
      try await program.shows("1 / 33")
      try program.home.write(Self.table, to: "mine.csv")
      try await program.press("g", "b")
      try await program.shows("Bring what you have")
      try await program.type("~/mi")
      try await program.press("Tab")
      try await program.shows("~/mine.csv")
      try await program.press("Enter")
      try await program.shows("Bring mine.csv", "nothing tells how high they go", "1 up to 5")
      try await program.press("2", "5", "Enter")
      try await program.shows("Imported 2 titles from mine.csv")
      try await program.press("g", "x")
      try await program.shows("Seen 2", "Alien", "Batman")
      try await program.press("u")
      try await program.shows("Undone: Imported 2 titles from mine.csv")
    }
  }

  @Test("A file that is dropped onto the terminal shows it, too")
  func dropped() async throws {
    try await withProgram(Self.session) { program in
      try await program.shows("1 / 33")
      try program.home.write(Self.table, to: "my table.csv")
      try await program.terminal.paste("file://\(program.home.path)/my%20table.csv ")
      try await program.shows("Bring my table.csv", "a table, 2 rows")
      try await program.press("Escape")
      try await program.shows("1 / 33")
    }
  }
}
