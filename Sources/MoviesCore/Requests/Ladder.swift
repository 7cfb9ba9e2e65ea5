import OMDB
import Redux

/// The further questions to ask for a query that found nothing, and why it found nothing.
public struct Ladder: Sendable, Codable, Hashable {
  public let search: SearchQuery
  public let problem: Problem
  private var steps: [RescueAttempt]

  /// The ladder of a search that failed; without steps where other words would not help.
  init(_ search: SearchQuery, endpoint: SearchTitles, problem: Problem) {
    self.search = search
    self.problem = problem
    steps = problem.omdbError.map { RescueLadder.attempts(after: endpoint, error: $0) } ?? []
  }

  /// What follows a failure: the next question, or the first problem where there is none left.
  func next(after latest: Problem) -> any Action {
    guard latest.isWorthARescue, let step = steps.first else {
      return MoviesAction.moviesMissed(
        number: 1, query: search, problem: latest.isWorthARescue ? problem : latest)
    }
    var rest = self
    rest.steps.removeFirst()
    switch step.question {
    case .search(let question):
      let rescue = Rescue(words: question.text, explanation: step.explanation)
      return GetMovies(search, rescue: rescue, ladder: rest)
    case .title(let question):
      let rescue = Rescue(words: nil, explanation: step.explanation)
      return GetMovie(search, key: question.key, rescue: rescue, ladder: rest)
    }
  }
}

extension Problem {
  fileprivate var isWorthARescue: Bool { omdbError != nil }

  /// The error that a rescue can help against.
  fileprivate var omdbError: OMDBError? {
    switch self {
    case .notFound: .notFound
    case .tooManyResults: .tooManyResults
    default: nil
    }
  }
}
