import MoviesSession
import MoviesUI
import Titles

extension ProgramCommand {
  /// Searches and prints the results, even if a later page failed.
  @MainActor
  func printTitles(
    _ typed: TypedSearch, limit: Int, sortedBy key: TitleOrder.Key? = nil,
    as format: TitleListFormat,
    with configuration: Configuration, in invocation: Invocation
  ) async throws -> ProgramExitCode {
    let query = typed.query
    let question = CatalogueQuestion(searching: query)
    let (found, failure) = try await ask(question, configuration, in: invocation) {
      catalogue, source in
      var (list, failure) = await search(catalogue, for: query, limit: limit, in: invocation)
      let answers = await source.answers(aboutTitlesOf: list)
      for detail in answers.map(\.value) where list.details[detail.id] != nil || detail.hasFacts {
        list.details[detail.id] = detail
      }
      return (list, failure)
    }
    try typed.expectHits(found)
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
    if let failure { throw typed.explained(failure, of: found) }
    return .success
  }

  /// The titles that match, and why they are not all of them; offline, those that this disk knows.
  @MainActor
  private func search(
    _ catalogue: any Catalogue, for query: TitleQuery, limit: Int, in invocation: Invocation
  ) async -> (TitleList, Failure?) {
    let list = await catalogue.titles(matching: query, limit: limit)
    guard let error = list.error else { return (list, nil) }
    if error == .notHere, let known = await catalogue.knownTitles(matching: query, limit: limit) {
      invocation.say("Offline: titles that this disk knows.")
      return (known, nil)
    }
    var failure = Failure(
      error, to: CatalogueQuestion(searching: query), source: catalogue.source)
    if error.isNotFound, let words = await catalogue.wordsMeant(by: query) {
      failure.message += " Did you mean “\(words)”?"
    }
    return (list, failure)
  }
}
