import MoviesSession

extension Invocation {
  /// Asks the person at the terminal before something large or final.
  ///
  /// - Parameters:
  ///   - lines: What they should know.
  ///   - question: Ends with a question mark.
  ///   - isGiven: Whether the command line says yes already.
  /// - Throws: A ``Failure`` if the answer is not yes, or nobody is there to answer.
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
