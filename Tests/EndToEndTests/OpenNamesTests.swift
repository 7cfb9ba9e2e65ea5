import Foundation
import TestSupport
import Testing

@Suite("Open names of an import, in a session", .timeLimit(.minutes(5)))
struct OpenNamesTests {
  @Test(
    "A name that an import left open is settled in the program, and is then among what was seen")
  func settled() async throws {
    let start = Program.Start(
      columns: 120, settings: #"{"ui": {"poster": "off"}, "start": "query"}"#)
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try program.home.write(
        """
        Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
        2024-01-05,Star Wars,1977,https://boxd.it/3,4,,space,2024-01-04
        2024-01-06,Qwxz Qwxz,1999,https://boxd.it/4,4,,,2024-01-05

        """, to: "diary.csv")
      let command = try await ChildProcess.run(
        Program.path, ["library", "import", program.home.path + "/diary.csv"],
        environment: program.home.environment(with: [:]))
      #expect(command.exitCode == 0)
      #expect(command.output.contains("2 names to match"))

      try await program.press("g", "o")
      try await program.shows(
        "Names to match", "1 of 2", "Star Wars (1977)", "seen 4 Jan 2024 · rated 8 · space",
        "no title yet")
      try await program.press("Enter")
      try await program.shows("1 of 1", "Settled “Star Wars (1977)”")
      try await program.press("e", "C-u")
      try await program.type("the third man")
      try await program.press("Enter")
      try await program.shows("The Third Man (1949)")
      try await program.press("Enter")
      try await program.shows("Nothing left to match")
      try await program.press("u")
      try await program.shows("Qwxz Qwxz (1999)", "Undone: Settled “Qwxz Qwxz (1999)”")
      try await program.press("d")
      try await program.shows("Nothing left to match", "Skipped “Qwxz Qwxz (1999)”")
      try await program.press("g", "x")
      try await program.shows("Seen 1", "Star Wars: Episode IV - A New Hope")
    }
  }
}
