import Foundation
import Testing

@testable import MoviesCommands

@Suite("The signals that ask a process to end", .timeLimit(.minutes(5)))
struct TerminationSignalsTests {
  @Test("A second ^C ends what the first one does not stop")
  func second() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      // Only what is tested makes it deadly.
      signal(SIGINT, SIG_IGN)
      try await TerminationSignals.cancelling {
        // At first nobody may listen yet.
        while !Task.isCancelled {
          kill(getpid(), SIGINT)
          await Task.yield()
        }
        while true {
          kill(getpid(), SIGINT)
          await Task.yield()
        }
      }
    }
  }
}
