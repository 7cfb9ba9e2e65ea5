import ArgumentParser
import MoviesSession
import OMDB

extension Command {
  /// Searches and prints what came, even where a later page failed.
  @MainActor
  func printTitles(
    _ question: SearchTitles, limit: Int, as format: TitleListFormat,
    with configuration: Configuration, in invocation: Invocation
  ) async throws -> ExitCode {
    let query = NormalizedQuery(question.text)
    let leftOut = query.changes.map(\.explanation)
    guard !query.text.isEmpty else {
      let words = leftOut + ["There is nothing to search for: give at least one word."]
      throw Failure(words.joined(separator: " "), exitCode: .usage)
    }
    leftOut.forEach(invocation.say)
    let list = try await withSource(configuration, in: invocation) { source throws(Failure) in
      await TitleList.find(question, limit: limit, from: source)
    }
    if let rescue = list.rescue, !list.titles.isEmpty {
      let words = "OMDb has no answer to “\(question.text)” as it stands"
      invocation.say("\(words); answered with \(rescue).")
    }
    try invocation.output.write(list.text(format, columns: invocation.columns))
    if let failure = list.failure { throw failure }
    return .success
  }
}
