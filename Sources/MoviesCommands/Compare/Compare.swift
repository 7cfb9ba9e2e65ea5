import ArgumentParser
import MoviesCore
import MoviesSession
import MoviesUI
import Titles

/// Prints titles side by side.
struct Compare: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two to four titles, side by side.",
    discussion: """
      Examples:
        movies-tui compare "batman returns" tt0096895
        movies-tui compare "breaking bad" psych --format json
        movies-tui compare "alien (1979)" aliens "blade runner"

      Each word is a title: quote names of several words. Films are compared by their facts, series \
      also by the average rating of the episodes of each season, at one request a season.

      json is an object with titles, a list of objects as show prints them, and inCommon, a list of \
      objects with name and roles (director, writer, actor), which are empty where a person did \
      other things in one title than in another. Each title has seasons, too, a list of objects with \
      number, episodes (how many) and average (from 0 to 100); it is empty for what is no series. \
      Unknown values are null, or an empty list.
      """)

  @Argument(
    help: ArgumentHelp("The IMDb ids or the names of the titles.", valueName: "id-or-title"))
  var titles: [String]

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    guard ComparePage.counts.contains(titles.count) else {
      throw Failure(toCompare: titles.count)
    }
    let keys = try titles.map { try TitleKey(arguments: [$0]) }
    let configuration = try configuration(in: invocation)
    let choice = try choice(configuration, in: invocation)
    for question in keys.map(CatalogueQuestion.title) where question.isEmpty {
      throw Failure(.nothingToAsk(leftOut: []), to: question, source: choice.name)
    }
    let (found, failure) = try await use(choice, configuration, in: invocation) { catalogue, _ in
      try await find(keys, in: catalogue)
    }
    try invocation.write(
      text: format.bytes(text: found.text(columns: invocation.columns), json: found.json),
      configuration.settings)
    if let failure { throw failure }
    return .success
  }

  /// Finds all titles; returns them with the failure if some of their seasons are missing.
  private func find(
    _ keys: [TitleKey], in catalogue: any Catalogue
  ) async throws(Failure) -> (FoundTitles, Failure?) {
    var found = FoundTitles()
    for key in keys {
      do throws(CatalogueError) {
        found.titles.append(FoundTitle(try await catalogue.toldOrInData(key, plot: .short)))
      } catch {
        throw Failure(error, to: .title(key), source: catalogue.source)
      }
    }
    let failure = await found.addSeasons(from: catalogue)
    return (found, failure)
  }
}

extension FoundTitles {
  /// Requests the seasons of all series.
  ///
  /// - Parameter catalogue: The catalogue to ask.
  /// - Returns: The reason why some seasons are missing; `nil` if all were found.
  fileprivate mutating func addSeasons(from catalogue: any Catalogue) async -> Failure? {
    for index in titles.indices where titles[index].detail.kind == .series {
      let id = titles[index].detail.id
      do throws(CatalogueError) {
        let guide = try await catalogue.episodes(of: id)
        titles[index].seasons = guide.seasons
        if let error = guide.error { throw error }
      } catch {
        return Failure(error, to: .title(.id(id)), source: catalogue.source)
      }
    }
    return nil
  }
}

extension Failure {
  fileprivate init(toCompare count: Int) {
    let (least, most) = (ComparePage.counts.lowerBound, ComparePage.counts.upperBound)
    self.init(
      "Give \(least) to \(most) titles to compare, not \(count). Quote names of several words.",
      exitCode: .usage)
  }
}
