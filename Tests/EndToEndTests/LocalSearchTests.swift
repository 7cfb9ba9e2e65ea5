import TestSupport
import Testing

@Suite("Searching what is on this machine", .timeLimit(.minutes(5)))
struct LocalSearchTests {
  @Test("What was seen in an earlier session is found with --offline, and nothing is sent")
  func laterSession() async throws {
    try await withService { service in
      let start = Program.Start(
        arguments: [service.option], columns: 100, rows: 40,
        settings: #"{"ui": {"poster": "off"}, "start": "query"}"#,
        script: Program.twice(then: "--offline"))
      try await withProgram(start) { program in
        try await program.shows("1 / 33", "Tim Burton")
        try await program.press("Down")
        try await program.shows("2 / 33", "Adam West")
        try await program.quitsFirst()
        let requests = await service.requests.count
        try await program.press("Enter")
        try await program.shows("1 / 33", "Tim Burton")
        for (words, id) in [("nicholson", "Jack"), ("actor:west", "Adam West")] {
          try await program.typeQuery(words)
          try await program.shows(words, "1 / 1", id, "offline")
          try await program.press("Escape")
          try await program.shows("⏎ open")
        }
        try await program.typeQuery("alien")
        try await program.press("Enter")
        try await program.shows("Not on this machine")
        #expect(await service.requests.count == requests)
      }
    }
  }
}
