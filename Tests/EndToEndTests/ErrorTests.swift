import OMDBStandIn
import TestSupport
import Testing

@Suite("What goes wrong on the way is said, with the key to press", .timeLimit(.minutes(5)))
struct ErrorTests {
  @Test(
    "A fault of the service is told in words, and r works once it is over",
    arguments: [
      (
        Fault.webPage(status: 503), "127.0.0.1 is unavailable (503)", "Press r to retry."
      ),
      (
        .closedConnection, "Connection lost",
        "The server closed it without an answer. Press r to retry."
      ),
    ])
  func recovers(from fault: Fault, headline: String, advice: String) async throws {
    try await withSession(faults: StandInFaults(fault)) { program, service in
      try await program.shows(headline, "r retry")
      try await program.says(advice)
      try await service.change()
      try await program.press("r")
      try await program.shows("1 / 33", "Batman Begins")
      try await program.hides(headline)
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
}
