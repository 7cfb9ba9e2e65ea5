import TestSupport
import Testing

@Suite("Series, season by season", .timeLimit(.minutes(5)))
struct SeriesTests {
  @Test("A series is read season by season, episode by episode, as a list, a heat map and a chart")
  func seasons() async throws {
    try await withProgram(
      ["--demo", "game of thrones"], columns: 100, settings: #"{"ui": {"poster": "off"}}"#
    ) { program in
      try await program.shows("1 / 1", "⏎ open")
      try await program.press("Enter")
      try await program.shows("About  1  2", "v heat map")
      try await program.press("Right")
      try await program.selects("Winter Is Coming")
      try await program.press("Enter")
      try await program.shows("season 1, episode 1", "⏎ series", "tt1480055")
      try await program.press("n")
      try await program.shows("The Kingsroad", "tt1668746")
      try await program.press("Enter")
      try await program.selects("The Kingsroad")
      try await program.press("Up", "v")
      try await program.shows(
        "heat map", "8 seasons", "73 episodes", "▲ best 3×9", "Winter Is Coming")
      try await program.press("Right")
      try await program.shows("2×1", "The North Remembers")
      try await program.press("v")
      try await program.shows("ratings", "2×1", "The North Remembers")
      try await program.press("v")
      try await program.selects("The North Remembers")
      try await program.press("Down")
      try await program.selects("The Night Lands")
      try await program.press("Left")
      try await program.selects("The Kingsroad")
      // What still loads is the first thing that Esc stops.
      try await program.shows("Countries")
      try await program.press("Escape")
      try await program.shows("1 / 1", "⏎ open")
    }
  }
}
