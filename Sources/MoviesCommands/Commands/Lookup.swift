import ArgumentParser
import MoviesSession
import MoviesUI
import SafeText
import Titles

/// Looks up many titles, one per line of standard input.
struct Lookup: CommonCommand {
  static let configuration = CommandConfiguration(
    commandName: "lookup",
    abstract: "Look up many titles, one per line of standard input.",
    discussion: """
      Examples:
        movies-tui lookup < titles.txt > titles.ndjson
        movies-tui find 'genre:western' --format ndjson | jq -r .id | movies-tui lookup
        printf 'tt0096895\\nalien (1979)\\n' | movies-tui lookup | jq -r .title.title

      Each line is an IMDb id, an address at IMDb, or the name of a title, with its year in brackets \
      if need be. Blank lines are skipped. For each line an object is printed at once, in the same \
      order: input (the line), title (an object as show prints it, or null), and error (null, or an \
      object of code and message).

      What a session or an earlier lookup has shown of a title is kept, and costs no request. When \
      the service cannot be reached, or the day's requests are used up, titles that were seen before \
      are answered all the same, and the other lines say so.

      The exit code is 1 if some line matched nothing, and that of the first other error if there \
      was one.
      """)

  /// The output formats of a lookup.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case ndjson
  }

  @Option(help: "The output format.")
  var format = Format.ndjson

  @Option(help: "The length of the plots.")
  var plot = PlotLength.full

  @OptionGroup var common: CommonOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let choice = try choice(configuration, in: invocation)
    return try await use(choice, configuration, in: invocation) { catalogue, _ in
      try await lookUpLines(in: catalogue, invocation.surroundings).exitCode
    }
  }

  /// Answers line by line, until the last one or until nobody reads any more.
  private func lookUpLines(
    in catalogue: any Catalogue, _ surroundings: Surroundings
  ) async throws(WriteError) -> LookupOutcome {
    var outcome = LookupOutcome()
    for await line in InputLines(surroundings.input) {
      let text = Sanitizer.line(line)
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      let answer = await lookUp(text, in: catalogue)
      outcome.note(answer)
      try surroundings.output.writeLine(JSON(input: text, answer).text)
    }
    return outcome
  }

  private func lookUp(
    _ text: String, in catalogue: any Catalogue
  ) async -> Result<TitleDetail, Failure> {
    do {
      let key = try TitleKey(arguments: [text])
      do throws(CatalogueError) {
        return .success(try await catalogue.title(key, plot: plot, reach: .anywhere).value)
      } catch {
        guard error == .notHere || error.leavesKeptAnswer,
          let known = await catalogue.known(key)
        else { return .failure(Failure(error, to: .title(key), source: catalogue.source)) }
        return .success(known)
      }
    } catch {
      return .failure(error)
    }
  }
}
