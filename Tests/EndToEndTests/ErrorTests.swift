import OMDBStandIn
import TestSupport
import Testing

@Suite("What goes wrong is said, with the key to press", .timeLimit(.minutes(5)))
struct ErrorTests {
  /// A fault, and what the screen says about it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var faults: StandInFaults
    var headline: String
    var advice: String

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "key missing", faults: StandInFaults(requiredKey: "12345678"),
      headline: "127.0.0.1 needs a key",
      advice: "Get one at omdbapi.com/apikey.aspx, set OMDB_API_KEY and start movies-tui again."),
    Case(
      name: "limit reached", faults: StandInFaults(dailyLimit: 0),
      headline: "Daily limit reached", advice: "Titles already loaded still work."),
    Case(
      name: "service failing", faults: StandInFaults(.webPage(status: 503)),
      headline: "127.0.0.1 is unavailable (503)", advice: "Press r to retry."),
    Case(
      name: "request turned away", faults: StandInFaults(.webPage(status: 403)),
      headline: "Blocked by OMDb's firewall", advice: "Press / to edit."),
    Case(
      name: "unreadable reply", faults: StandInFaults(.truncatedBody),
      headline: "Unreadable reply",
      advice: "127.0.0.1 sent something unexpected. Press r to retry."),
    Case(
      name: "connection lost", faults: StandInFaults(.closedConnection),
      headline: "Connection lost",
      advice: "The server closed it without an answer. Press r to retry."),
    Case(
      name: "unknown error", faults: StandInFaults(.error("The projector is on fire.")),
      headline: "127.0.0.1 reports an error",
      advice: "“The projector is on fire.” Press r to retry. Press / to edit."),
  ]

  @Test("A fault of the service is told in words, and r works once it is over", arguments: cases)
  func recovers(from fault: Case) async throws {
    try await withSession(faults: fault.faults) { program, service in
      try await program.shows(fault.headline, "r retry")
      try await program.says(fault.advice)
      try await service.change()
      try await program.press("r")
      try await program.shows("1 / 33", "Batman Begins")
      try await program.hides(fault.headline)
    }
  }

  @Test("A refused key is told in words")
  func keyRefused() async throws {
    try await withService(faults: StandInFaults(requiredKey: "12345678")) { service in
      let environment = ["OMDB_API_KEY": "87654321"]
      try await withProgram([service.option], environment: environment) { program in
        try await program.shows("127.0.0.1 rejected the key", "omdbapi.com/apikey.aspx")
        try await program.says("A newly activated key can take a while. Press r to retry.")
        try await program.press("r")
        try await program.shows("127.0.0.1 rejected the key", "Still failing.")
        try await program.press("r")
        try await program.shows("127.0.0.1 rejected the key", "Still failing after 2 retries.")
      }
    }
  }

  @Test("Without a connection the screen says so, and r works once there is one")
  func offline() async throws {
    try await withService { service in
      await service.stop()
      try await withProgram([service.option]) { program in
        try await program.shows("No connection", "Can't reach 127.0.0.1.")
        try await program.says("Press r to retry.")
        try await service.start()
        try await program.press("r")
        try await program.shows("1 / 33")
      }
    }
  }

  @Test("A service that does not answer in time is told from one that is not there")
  func timeOut() async throws {
    let silent = StandInFaults(.latency(milliseconds: 60_000...60_000))
    let settings = #"{ "omdb": { "timeouts": { "total": 1 } } }"#
    try await withSession(faults: silent, settings: settings) { program, service in
      try await program.shows("Timed out", "127.0.0.1 did not answer within 1 s. Press r to retry.")
      try await service.change()
      try await program.press("r")
      try await program.shows("1 / 33")
    }
  }

  @Test("With nothing typed the screen says what can be typed")
  func nothingTyped() async throws {
    try await withProgram(["--demo"], settings: #"{"start": "empty"}"#) { program in
      try await program.shows("Search by title", "A word or two is enough.")
      try await program.press("Escape")
      try await program.shows("Press / and type; a word or two is enough.")
    }
  }

  @Test("A search without a match names the words, the filters and the key to edit")
  func noMatch() async throws {
    try await withProgram(["--demo", "qwxzqwxz"]) { program in
      try await program.shows("Nothing in the demo's", "titles")
      try await program.says("No title matches “qwxzqwxz”. Press / to edit.")
      try await program.press("t")
      try await program.says(
        "No title matches “qwxzqwxz” among films. Press / to edit, t to change the type.")
    }
  }

  @Test("A search with too many results asks for another word")
  func tooManyResults() async throws {
    try await withProgram(["--demo", "zz"]) { program in
      try await program.shows("No exact match in the demo's")
      try await program.says(
        "“zz” is too short or too common to search for. Add a letter or a word. Press / to edit.")
    }
  }
}
