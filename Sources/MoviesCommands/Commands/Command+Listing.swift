import ArgumentParser
import MoviesSession
import MoviesUI
import Titles

extension Command {
  /// Searches and prints what came, even where a later page failed.
  @MainActor
  func printTitles(
    _ query: TitleQuery, limit: Int, as format: TitleListFormat,
    with configuration: Configuration, in invocation: Invocation
  ) async throws -> ExitCode {
    let (list, failure) = try await ask(.titles(query), configuration, in: invocation) {
      catalogue throws(CatalogueError) in
      let list = await catalogue.titles(matching: query, limit: limit)
      if case .nothingToAsk? = list.error, let error = list.error { throw error }
      let failure = list.error.map {
        Failure($0, to: .titles(query), source: catalogue.source)
      }
      return (list, failure)
    }
    if let fallback = list.fallback {
      let words = "OMDb has no answer to “\(query.text)” as it stands"
      invocation.say("\(words); answered with \(fallback.words).")
    }
    try invocation.output.write(list.text(format, to: query, columns: invocation.columns))
    if let failure { throw failure }
    return .success
  }
}
