import MoviesSession
import OMDB

extension TitleList {
  /// Asks for what a text means: the title that it names, or a search.
  ///
  /// A search that finds nothing is rescued as on the screen, question by question.
  static func find(_ question: SearchTitles, limit: Int, from source: Source) async -> TitleList {
    if let id = TitleReference.parse(question.text) {
      var list = await title(FindTitle(.id(id)), for: question, from: source)
      list.rescue = nil
      return list
    }
    let list = await fetch(question, limit: limit, from: source)
    guard list.titles.isEmpty, let error = list.failure?.omdbError else { return list }
    for attempt in RescueLadder.attempts(after: question, error: error) {
      var rescued = await answer(to: attempt.question, for: question, limit: limit, from: source)
      rescued.question = question
      rescued.rescue = rescued.rescue ?? attempt.explanation
      if !rescued.titles.isEmpty || rescued.failure?.omdbError == nil { return rescued }
    }
    return list
  }

  private static func answer(
    to attempt: RescueAttempt.Question, for question: SearchTitles, limit: Int, from source: Source
  ) async -> TitleList {
    switch attempt {
    case .search(let other): await fetch(other, limit: limit, from: source)
    case .title(let find): await title(find, for: question, from: source)
    }
  }

  /// The one title that is asked for by its id or its name, as a list.
  private static func title(
    _ find: FindTitle, for question: SearchTitles, from source: Source
  ) async -> TitleList {
    var list = TitleList(question: question)
    do {
      let detail = try await source.answer(to: find)
      list.titles = [TitleSummary(detail)]
      list.total = 1
      list.rescue = RescueAttempt.explanation(of: detail, for: question.text)
    } catch {
      list.failure = error
    }
    return list
  }
}
