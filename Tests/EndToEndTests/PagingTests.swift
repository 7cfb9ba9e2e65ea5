import Foundation
import OMDBStandIn
import TestSupport
import Testing

@Suite("Long lists", .timeLimit(.minutes(5)))
struct PagingTests {
  @Test("Paging runs through all of 40 pages to the last title, and fetches none twice")
  func allPages() async throws {
    try await withSession(generated: 400, query: "generated", rows: 50) { program, service in
      let screen = 46
      for row in stride(from: 1, to: 400, by: screen) {
        try await program.shows("\(row) / 400", "Generated Title \(row):")
        try await program.hides("   …")
        try await program.press("PageDown")
      }
      try await program.shows("400 / 400", "Generated Title 400:")
      try await program.hides("   …")
      #expect(await service.pages.sorted() == Array(1...40))
    }
  }

  @Test("Sorting or filtering the demo's list takes all of it, and finds nothing more")
  func wholeDemo() async throws {
    try await withProgram(["--demo", "batman"]) { program in
      try await program.shows("1 / 33")
      try await program.type("sr")
      try await program.shows("1 / 33", "by rating", "Batman: Arkham City")
      try await program.type("f")
      try await program.shows("Filter:")
      try await program.type("batman")
      try await program.shows("1 / 33")
      try await program.press("Enter")
      try await program.press("G")
      try await program.shows("33 / 33")
      try await program.hides("not loaded")
    }
  }

  @Test("The stand-in as a program of its own serves the session as well")
  func standInProgram() async throws {
    let standIn = try ChildProcess(Program.path, ["stand-in", "--generate", "25"])
    let address = try await waitFor("the stand-in's address") {
      standIn.output.hasSuffix("\n") ? standIn.output.dropLast() : nil
    }
    try await withProgram(["--base-url", String(address), "generated"]) { program in
      try await program.shows("1 / 25")
      try await program.press("G")
      try await program.selects("Generated Title 25:")
    }
    standIn.send(signal: SIGTERM)
    #expect(try await standIn.result().exitCode == 0)
  }
}
