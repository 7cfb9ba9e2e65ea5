import OMDBStandIn
import TestSupport
import Testing

@Suite("What goes wrong is said, with the key to press")
struct ErrorTests {
  /// A fault, and what the screen says of it.
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
      headline: "OMDb wants a key",
      advice: "Set OMDB_API_KEY to yours; get one at omdbapi.com/apikey.aspx. Then r tries again."),
    Case(
      name: "limit reached", faults: StandInFaults(dailyLimit: 0),
      headline: "The day's requests are used up", advice: "Later r tries again."),
    Case(
      name: "service failing", faults: StandInFaults(.webPage(status: 503)),
      headline: "OMDb is failing",
      advice: "The service answers with status 503. In a while, r tries again."),
    Case(
      name: "request turned away", faults: StandInFaults(.webPage(status: 403)),
      headline: "OMDb's firewall turned the request away", advice: "/ edits the search."),
    Case(
      name: "unreadable reply", faults: StandInFaults(.truncatedBody),
      headline: "The reply makes no sense", advice: "r tries again."),
    Case(
      name: "connection lost", faults: StandInFaults(.closedConnection),
      headline: "The connection broke",
      advice: "The server closed it without an answer. r tries again."),
    Case(
      name: "unknown error", faults: StandInFaults(.error("The projector is on fire.")),
      headline: "OMDb says", advice: "The projector is on fire. r tries again; / edits the search."),
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
        try await program.shows("OMDb refuses the key", "omdbapi.com/apikey.aspx")
        try await program.says("set OMDB_API_KEY.")
        try await program.says("r tries again")
        try await program.press("r")
        try await program.shows("OMDb refuses the key", "tried again without success")
        try await program.press("r")
        try await program.shows("OMDb refuses the key", "tried again 2 times without success")
      }
    }
  }

  @Test("Without a connection the screen says so, and r works once there is one")
  func offline() async throws {
    try await withService { service in
      await service.stop()
      try await withProgram([service.option]) { program in
        try await program.shows("No connection", "Could not connect to 127.0.0.1.")
        try await program.says("When you are online, r tries again.")
        try await service.start()
        try await program.press("r")
        try await program.shows("1 / 33")
      }
    }
  }

  @Test("A service that does not answer in time is told from one that is not there")
  func timeOut() async throws {
    let silent = StandInFaults(.latency(milliseconds: 60_000...60_000))
    let settings = #"{ "omdb": { "timeouts": { "total": 0.3 } } }"#
    try await withSession(faults: silent, settings: settings) { program, service in
      try await program.shows("No answer in time", "OMDb did not answer within 1 s. r tries again.")
      try await service.change()
      try await program.press("r")
      try await program.shows("1 / 33")
    }
  }

  @Test("With nothing typed the screen says what can be typed")
  func nothingTyped() async throws {
    try await withProgram(["--demo"]) { program in
      try await program.shows("1 / 33")
      try await program.typeQuery("")
      try await program.shows("Type a title", "Some words of it are enough.")
      try await program.press("Escape")
      try await program.shows("/ goes to the search line")
    }
  }

  @Test("A search without a match names the words, the filters and the key to edit")
  func noMatch() async throws {
    try await withProgram(["--demo", "qwxzqwxz"]) { program in
      try await program.shows("Nothing found")
      try await program.says("No title matches “qwxzqwxz”: / edits the search.")
      try await program.press("t")
      try await program.says(
        "No title matches “qwxzqwxz” among the films: / edits the search, t changes the type.")
    }
  }

  @Test("A search with too many results asks for another word")
  func tooManyResults() async throws {
    try await withProgram(["--demo", "zz"]) { program in
      try await program.shows("Too many results")
      try await program.says("Add a word or a letter: / edits the search.")
    }
  }
}
