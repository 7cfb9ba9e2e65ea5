import CurlHTTP
import Foundation
import MoviesCommands
import MoviesSession
import OMDB
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("movies-tui stand-in", .timeLimit(.minutes(5)))
struct StandInCommandTests {
  @Test("It prints its address once it listens, answers, and ends when its task ends")
  func lifeInProcess() async throws {
    let output = RecordingSink()
    let invocation = Invocation(
      arguments: ["stand-in", "--generate", "30", "--daily-limit", "1"],
      surroundings: Surroundings(output: output, messages: RecordingSink()))
    let running = Task { await Program.run(invocation) }
    let address = try await waitFor("the address") {
      output.text.hasSuffix("\n") ? String(output.text.dropLast()) : nil
    }
    let search = Invocation(
      arguments: ["search", "generated", "--limit", "30", "--base-url", address],
      surroundings: Surroundings(output: RecordingSink(), messages: RecordingSink()))
    #expect(await Program.run(search) == .limitReached)
    running.cancel()
    #expect(await running.value == .success)
  }

  @Test("A port that is taken is named")
  func takenPort() async throws {
    let output = RecordingSink()
    let running = Task {
      await Program.run(
        Invocation(
          arguments: ["stand-in"],
          surroundings: Surroundings(output: output, messages: RecordingSink())))
    }
    let address = try await waitFor("the address") {
      output.text.hasSuffix("\n") ? String(output.text.dropLast()) : nil
    }
    let port = try #require(URL(string: address)?.port)
    let result = try await run("stand-in", "--port", "\(port)")
    #expect(result.exitCode == 69)
    #expect(result.messages.hasPrefix("movies-tui: The stand-in cannot listen on port \(port): "))
    running.cancel()
    _ = await running.value
  }
}
