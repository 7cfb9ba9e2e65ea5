import ArgumentParser
import Keeping
import MoviesSession
import MoviesUI
import SafeText
import Titles

/// Looks up many titles, one per line of standard input.
struct Lookup: ProgramCommand {
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
      object of code and message), and certainty: certain if nothing else can be meant, likely for \
      a title of this very name where others may have it, too, possible for another name that is the \
      best match, and null without a title.

      With IMDb's data on this machine, lines are answered from there, with what was kept of OMDb's \
      answers, and only what it lacks is asked for; --source omdb asks for each line.

      What a session or an earlier lookup has shown of a title is kept, and costs no request. When \
      the service cannot be reached, or the day's requests are used up, titles that were opened \
      before are answered all the same, and the other lines say so.

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

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let choice = try choice(configuration, in: invocation)
    return try await use(choice, configuration, in: invocation) { catalogue, _ in
      let matching = NameMatching(catalogue)
      return try await lookUpLines(in: catalogue, by: matching, invocation.surroundings).exitCode
    }
  }

  /// Answers line by line, until the last line, or until the output is no longer read.
  private func lookUpLines(
    in catalogue: any Catalogue, by matching: NameMatching, _ surroundings: Surroundings
  ) async throws(WriteError) -> LookupOutcome {
    var outcome = LookupOutcome()
    for await line in InputLines(surroundings.input) {
      let text = Sanitizer.line(line)
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      let answer = await lookUp(text, in: catalogue, by: matching)
      outcome.note(answer)
      try surroundings.output.writeLine(JSON(input: text, answer).text)
    }
    return outcome
  }

  private func lookUp(
    _ text: String, in catalogue: any Catalogue, by matching: NameMatching
  ) async -> Result<FoundName, Failure> {
    do {
      let key = try TitleKey(arguments: [text])
      do throws(CatalogueError) {
        let answer = try await answer(to: key, in: catalogue)
        guard case .name(let query) = key else {
          return .success(FoundName(answer: answer, certainty: .certain))
        }
        let certainty = await matching.certainty(of: answer.value, for: query)
        return .success(FoundName(answer: answer, certainty: certainty))
      } catch {
        return .failure(Failure(error, to: .title(key), source: catalogue.source))
      }
    } catch {
      return .failure(error)
    }
  }

  /// Returns the details in IMDb's data on this machine, or else the service's answer, or else what
  /// is known on this machine.
  private func answer(
    to key: TitleKey, in catalogue: any Catalogue
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    if let here = try? await catalogue.title(key, plot: plot, reach: .here), here.origins != nil {
      return here
    }
    return try await catalogue.told(key, plot: plot)
  }
}
