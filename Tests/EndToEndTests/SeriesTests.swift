import TestSupport
import Testing

@Suite("Series, season by season", .timeLimit(.minutes(5)))
struct SeriesTests {
  private func withSeries(
    _ name: String, columns: Int = 80, _ test: (Program) async throws -> Void
  ) async throws {
    try await withProgram(
      ["--demo", name], columns: columns, settings: #"{"ui": {"poster": "off"}}"#
    ) { program in
      try await program.shows("1 / 1", "⏎ open")
      try await program.press("Enter")
      try await program.shows("About  1  2", "v heat map")
      try await test(program)
    }
  }

  /// A list with its first title marked.
  private func withMarkedBatman(_ test: (Program) async throws -> Void) async throws {
    try await withProgram(
      ["--demo", "batman"], columns: 100, rows: 40, settings: #"{"ui": {"poster": "off"}}"#
    ) { program in
      // What still loads is the first thing that Esc stops.
      try await program.shows("1 / 33", "⏎ open", "Soul of the Dragon", "Tim Burton")
      try await program.press("Space")
      try await program.shows("1 marked")
      try await test(program)
    }
  }

  @Test("Enter opens the page of a series, arrows go through its seasons, Esc goes back")
  func seasons() async throws {
    try await withSeries("game of thrones") { program in
      try await program.press("Right")
      try await program.selects("Winter Is Coming")
      try await program.press("Right")
      try await program.selects("The North Remembers")
      try await program.press("Down")
      try await program.selects("The Night Lands")
      try await program.press("Left")
      try await program.selects("The Kingsroad")
      // What still loads is the first thing that Esc stops.
      try await program.shows("24 April 2011", "Countries")
      try await program.press("Escape")
      try await program.shows("1 / 1", "⏎ open")
    }
  }

  @Test("Enter reads an episode, n turns to the next one, Enter leads to the season")
  func episodes() async throws {
    try await withSeries("game of thrones") { program in
      try await program.press("Enter")
      try await program.selects("Winter Is Coming")
      try await program.press("Enter")
      try await program.shows("season 1, episode 1", "⏎ series", "tt1480055")
      try await program.press("n")
      try await program.shows("The Kingsroad", "tt1668746")
      try await program.press("Enter")
      try await program.selects("The Kingsroad")
    }
  }

  @Test("v shows the heat map, then the chart, then the list again")
  func views() async throws {
    try await withSeries("game of thrones", columns: 100) { program in
      try await program.press("v")
      try await program.shows(
        "heat map", "8 seasons", "73 episodes", "▲ best 3×9", "Winter Is Coming")
      try await program.press("Right")
      try await program.shows("2×1", "The North Remembers")
      try await program.press("v")
      try await program.shows("ratings", "2×1", "The North Remembers")
      try await program.press("v")
      try await program.selects("The North Remembers")
    }
  }

  @Test("An episode that is listed without an id says that there is no more to read")
  func withoutID() async throws {
    try await withSeries("breaking bad") { program in
      try await program.press("Enter")
      try await program.selects("Pilot")
      try await program.press("Enter")
      try await program.shows("Nothing more is listed about this episode.")
    }
  }

  @Test("Marked titles are counted, outlive a search, and are put side by side")
  func comparing() async throws {
    try await withMarkedBatman { program in
      try await program.press("/")
      try await program.type("alien")
      try await program.shows("alien", "Alien", "⏎ list")
      try await program.press("Enter")
      try await program.shows("1 marked", "⏎ open")
      try await program.press("Space")
      try await program.shows("2 marked", "= compare")
      try await program.press("=")
      try await program.shows("side by side", "Runtime", "Director")
      try await program.press("Escape")
      try await program.shows("2 marked", "⏎ open")
    }
  }

  @Test("Esc in the list takes the marks away")
  func unmarking() async throws {
    try await withMarkedBatman { program in
      try await program.shows("1 marked", "Esc clear marks")
      try await program.press("Escape")
      try await program.shows("Removed 1 mark.")
      try await program.hides("1 marked")
    }
  }
}
