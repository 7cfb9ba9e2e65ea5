import TestSupport
import Testing

@Suite("The list", .timeLimit(.minutes(5)))
struct ListTests {
  @Test("With ESCDELAY the bytes of an arrow key may come far apart, as over a slow line")
  func slowLine() async throws {
    try await withProgram(["--demo"], environment: ["ESCDELAY": "5000"]) { program in
      try await program.shows("1 / 33")
      try await program.press("Escape")
      // Each check of the screen takes some milliseconds: together more than the usual delay.
      for _ in 0..<10 { try await program.shows("1 / 33") }
      try await program.type("[B")
      try await program.shows("2 / 33")
    }
  }

  @Test("Arrows and letters move the selection; screens, halves and ends are one key away")
  func moves() async throws {
    try await withProgram(["--demo"]) { program in
      try await program.shows("1 / 33")
      try await program.press("Down", "Down", "j")
      try await program.shows("4 / 33")
      try await program.selects("The Batman")
      try await program.press("Up", "k")
      try await program.shows("2 / 33")
      try await program.press("k", "PageDown")
      try await program.shows("21 / 33")
      try await program.press("C-u")
      try await program.shows("11 / 33")
      try await program.press("End")
      try await program.shows("33 / 33")
      try await program.type("gg")
      try await program.shows("1 / 33")
      try await program.selects("Batman")
    }
  }
}
