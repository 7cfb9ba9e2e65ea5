import ArgumentParser
import MoviesSession
import SafeText
import Storage
import Titles

/// Prints the names that imports have left open, or matches them with titles.
struct SettleNames: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "settle",
    abstract: "Match the names that imports have left open with titles.",
    discussion: """
      Examples:
        movies-tui library settle
        movies-tui library settle 3=tt0078748 4="the third man (1949)"
        movies-tui library settle --leave-out 5
        movies-tui library settle --format json | jq '.names[] | [.number, .name]'

      Without a number it prints the names that wait, each with its number, what it brings and what it \
      could mean; if none waits, it ends with 1. With NUMBER=TITLE, what waits under the name is added \
      to that title, an IMDb id or a name. --leave-out forgets it. All of it is one step, which undo takes \
      back. Your choice is remembered: when the name is imported again, nothing is asked.

      json is an object of names, a list of objects of number, name, year, type, file, place, \
      watchlistSince, viewings, rating, ratedOn, note, tags, lists and candidates (as search prints \
      them). With a number it is the same object as of the commands that change titles.
      """)

  @Argument(
    help: ArgumentHelp(
      "The number of a name, and the title that it means.", valueName: "number=title"),
    transform: SettledName.init(reading:))
  var choices: [SettledName] = []

  @Option(
    help: ArgumentHelp("Leave out the name of this number (repeatable).", valueName: "number"),
    transform: wholeNumber(in: 1...Int.max))
  var leaveOut: [Int] = []

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let numbers = choices.map(\.number) + leaveOut
    guard Set(numbers).count == numbers.count else {
      throw Failure("Say only one thing about each number.", exitCode: .usage)
    }
    return try await numbers.isEmpty ? list(in: invocation) : settle(in: invocation)
  }

  private func list(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let names = try await configuration.useLibrary { try await $0.openNames() }
    let printed = PrintedOpenNames(names: names)
    try invocation.write(text: printed.text(format), configuration.settings)
    guard names.isEmpty else { return .success }
    invocation.say("Nothing left to match.")
    return .nothingMatched
  }

  private func settle(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let outcome = try await configuration.useLibrary { library in
      let waiting = try await library.openNames().keyed(by: \.number)
      for number in choices.map(\.number) + leaveOut where waiting[number] == nil {
        throw LibraryError.noOpenName(number)
      }
      let inputs = try await titles(choices.map(\.title), library, configuration, in: invocation)
      let decisions = zip(choices, inputs.inputs).compactMap { choice, input in
        (try? input.title?.get()).map { title in
          NameDecision(choice.number, means: waiting[choice.number]?.completed(title) ?? title)
        }
      }
      let taken = try await library.settle(
        decisions + leaveOut.map { NameDecision($0, means: nil) })
      let settled = decisions.compactMap(\.title)
      return ChangeOutcome(
        step: taken?.step, titles: settled,
        entries: try await library.entries(of: Set(settled.map(\.id))),
        failures: inputs.failures)
    }
    try invocation.write(text: outcome.text(format), configuration.settings)
    if format == .text { outcome.failures.forEach { invocation.say($0.failure.message) } }
    return outcome.exitCode
  }
}

/// The user's choice of the title that an open name means: `3=tt0078748` or `3=alien`.
struct SettledName {
  let number: Int
  /// The text for the title, as other commands take it.
  let title: String

  /// Reads a choice from the command line.
  ///
  /// - Throws: A `ValidationError` that says what is expected.
  init(reading argument: String) throws {
    let sides = argument.split(separator: "=", maxSplits: 1)
    guard sides.count == 2, let number = Int(sides[0], in: 1...Int.max), sides[1].hasSubstance
    else {
      throw ValidationError("expected a name's number and its title, such as 3=tt0078748.")
    }
    self.number = number
    title = String(sides[1])
  }
}

/// The names that imports have left open, for printing.
struct PrintedOpenNames {
  var names: [OpenName]

  func text(_ format: DocumentFormat) -> [UInt8] {
    format.bytes(
      text: names.flatMap(\.lines), json: ["names": .array(names.map { JSON($0) })])
  }
}

extension OpenName {
  /// A line with the name and its data, followed by lines with its possible meanings.
  fileprivate var lines: [String] {
    let news = EntryChange(from: OpenName(name, file: file, place: place), to: self).news(in: self)
    let things = (isOfOwnFile ? ["a file"] : []) + news.map(\.words)
    let words = things.isEmpty ? "nothing" : things.joined(separator: ", ")
    return ["\(number). “\(name.text)”: \(words) (\(origin))"]
      + candidates.map { "  \(number)=\($0.id)  \(TitleDetail($0).nameAndYears)" }
  }
}

extension JSON {
  fileprivate init(_ open: OpenName) {
    self = [
      "number": JSON(open.number), "name": .string(open.name.textWithoutYear),
      "year": JSON(open.name.year),
      "type": JSON(open.name.kind?.rawValue), "file": .string(open.file),
      "place": .string(open.place),
      "watchlistSince": JSON(open.onWatchlistSince?.isoTime),
      "viewings": .array(open.viewings.map { JSON($0) }),
      "rating": JSON(open.rating), "ratedOn": JSON(open.ratedOn?.isoText),
      "note": JSON(open.note), "tags": JSON(open.tags), "lists": JSON(open.lists),
      "candidates": .array(open.candidates.map { JSON($0) }),
    ]
  }
}
