import ArgumentParser
import MoviesSession
import MoviesUI
import Titles

extension ProgramCommand {
  /// Searches and prints the results, even if a later page failed.
  @MainActor
  func printTitles(
    _ query: TitleQuery, limit: Int, sortedBy key: TitleOrder.Key? = nil,
    as format: TitleListFormat,
    with configuration: Configuration, in invocation: Invocation
  ) async throws -> ExitCode {
    let question = CatalogueQuestion(searching: query)
    let (found, failure) = try await ask(question, configuration, in: invocation) { catalogue in
      let list = await catalogue.titles(matching: query, limit: limit)
      return (list, list.error.map { Failure($0, to: question, source: catalogue.source) })
    }
    var list = found
    if let fallback = list.fallback { invocation.say(fallback.sentence(for: query)) }
    if let key {
      let known = list.sort(by: TitleOrder(key))
      for sentence in list.remarks(sortedBy: key, known: known) { invocation.say(sentence) }
    }
    try invocation.write(
      text: list.text(
        format, to: query, sortedBy: SortedFact(key), columns: invocation.columns),
      configuration.settings)
    if let failure { throw failure }
    return .success
  }
}
