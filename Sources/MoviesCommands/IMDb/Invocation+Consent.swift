import MoviesSession

extension Invocation {
  /// Asks the person at the terminal for consent to something large or irreversible.
  ///
  /// - Parameters:
  ///   - lines: The facts to show before the question.
  ///   - question: The question, with its question mark.
  ///   - isGiven: Whether the command line already gives consent.
  /// - Throws: A ``Failure`` if the answer is not yes, or if standard input is not a terminal.
  func requireConsent(
    to lines: [String] = [], _ question: String, isGiven: Bool
  ) async throws(Failure) {
    guard !isGiven else { return }
    guard surroundings.terminals.input else {
      throw Failure("\(question) Without a terminal, say --yes.", exitCode: .usage)
    }
    for line in lines { try? surroundings.messages.writeLine(line) }
    try? surroundings.messages.write(Array("\(question) [y/N] ".utf8))
    var answers = InputLines(surroundings.input).makeAsyncIterator()
    let answer = await answers.next()?.lowercased() ?? ""
    guard ["y", "yes"].contains(answer) else {
      throw Failure("Nothing was changed.", exitCode: .interrupted)
    }
  }
}
