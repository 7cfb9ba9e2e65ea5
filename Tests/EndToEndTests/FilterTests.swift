import TestSupport
import Testing

@Suite("Filters", .timeLimit(.minutes(5)))
struct FilterTests {
  @Test("The year and the type go along to the service, until a key takes them away")
  func asked() async throws {
    try await withSession(columns: 120) { program, service in
      try await program.shows("1 / 33")
      try await program.hides("all types")
      try await program.press("y")
      try await program.shows("Year:", "(1989)")
      try await program.type("1992")
      try await program.press("Enter")
      try await program.shows("all types · 1992", "1 / 2", "Batman Returns")
      try await asked(service, for: "y", "1992")
      try await program.press("y")
      try await program.shows("Year: 1992", "Esc any year")
      try await program.press("Escape")
      try await program.shows("1 / 33")
      try await program.press("t")
      try await program.shows("films · any year", "1 / 26")
      try await asked(service, for: "type", "movie")
      try await program.press("t", "t", "t")
      try await program.shows("1 / 33")
      try await program.hides("all types")
    }
  }

  /// Waits for the request with this filter: titles that are known are listed ahead of its reply.
  private func asked(_ service: Service, for parameter: String, _ value: String) async throws {
    try await waitUntil("the service to be asked for \(parameter)=\(value)") {
      await service.requests.contains { $0.parameter(parameter) == value }
    }
  }
}
