import TestSupport
import Testing

@Suite("Filters", .timeLimit(.minutes(5)))
struct FilterTests {
  /// Waits for the request with this filter: titles that are known are listed ahead of its reply.
  private func asked(_ service: Service, for parameter: String, _ value: String) async throws {
    try await waitUntil("the service to be asked for \(parameter)=\(value)") {
      await service.requests.contains { $0.parameter(parameter) == value }
    }
  }

  @Test("t goes round films, series, games and all of them")
  func type() async throws {
    try await withSession(columns: 120) { program, service in
      try await program.shows("all types", "1 / 33")
      try await program.press("t")
      try await program.shows("films · any year", "1 / 26")
      try await asked(service, for: "type", "movie")
      try await program.press("t")
      try await program.shows("series · any year", "1 / 4", "Batman Beyond")
      try await asked(service, for: "type", "series")
      try await program.press("t")
      try await program.shows("games · any year", "1 / 3", "Batman: Arkham City")
      try await asked(service, for: "type", "game")
      try await program.press("t")
      try await program.shows("all types", "1 / 33")
    }
  }

  @Test("y takes a year, and an empty year takes the filter away")
  func year() async throws {
    try await withSession(columns: 120) { program, service in
      try await program.shows("any year", "1 / 33")
      try await program.press("y")
      try await program.shows("Year:", "(1989)")
      try await program.type("1992")
      try await program.press("Enter")
      try await program.shows("all types · 1992", "1 / 2", "Batman Returns")
      try await asked(service, for: "y", "1992")
      try await program.press("y", "C-u", "Enter")
      try await program.shows("any year", "1 / 33")
    }
  }

  @Test("Esc in the year field takes the filter away")
  func anyYear() async throws {
    try await withSession(columns: 120) { program, _ in
      try await program.shows("any year", "1 / 33")
      try await program.press("y")
      try await program.type("1992")
      try await program.press("Enter")
      try await program.shows("all types · 1992", "1 / 2")
      try await program.press("y")
      try await program.shows("Year: 1992", "Esc any year")
      try await program.press("Escape")
      try await program.shows("any year", "1 / 33")
    }
  }

  @Test("What is no year is said while it is typed, and nothing is asked")
  func noYear() async throws {
    try await withSession(columns: 80) { program, service in
      try await program.shows("any year", "1 / 33")
      try await program.press("y")
      try await program.type("soon")
      try await program.shows("Not a year. Type four digits, such as 1989.")
      try await program.press("Enter")
      try await program.shows("Year: soon", "Not a year")
      try await program.press("Escape")
      try await program.hides("Not a year")
      try await program.shows("any year", "1 / 33")
      #expect(await service.requests.allSatisfy { $0.parameter("y") == nil })
    }
  }
}
