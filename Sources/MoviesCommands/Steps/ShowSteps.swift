import ArgumentParser
import MoviesSession
import MoviesUI
import Storage
import Titles

/// Prints the steps in the library's history.
struct ShowSteps: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "steps",
    abstract: "Print what was done to your library, the latest first.",
    discussion: """
      Examples:
        movies-tui library steps
        movies-tui library steps --limit 5
        movies-tui library steps --format json | jq '.steps[] | select(.undone)'

      Every change is one step, made here, in the program itself or by an import: when, how many \
      titles, and what. Those that were taken back are marked as undone; redo does the last of them again. \
      If nothing was ever done, it ends with 1.

      json is an object of steps, a list of objects of id, time, kind, count, title and undone.
      """)

  @Option(
    help: "The most steps to print, up to 1000000.",
    transform: wholeNumber(in: 1...1_000_000))
  var limit = 50

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let steps = try await configuration.useLibrary { try await $0.steps(latest: limit) }
    let text = format.bytes(
      text: steps.lines, json: ["steps": .array(steps.map { JSON($0) })])
    try invocation.write(text: text, configuration.settings)
    guard steps.isEmpty else { return .success }
    invocation.say("Nothing was done to your library yet.")
    return .nothingMatched
  }
}

extension [PastStep] {
  /// A line for each step with its time, its number of titles and its description.
  fileprivate var lines: [String] {
    let counts = map { $0.step.count.counted("title") }
    let width = counts.map(\.count).max() ?? 0
    return zip(self, counts).map { step, count in
      "\(step.time.written)  \(count)\(String(repeating: " ", count: width - count.count))  "
        + step.sentence
    }
  }
}
