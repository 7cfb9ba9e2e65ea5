import Titles

extension CatalogueError {
  /// Whether it says about the question that nothing is found, and not about the way to the source.
  var meansNothingFound: Bool {
    switch self {
    case .notFound, .tooManyResults: true
    default: false
    }
  }

  /// Whether the question has left the machine, and so has cost a request.
  var happenedAtSource: Bool {
    switch self {
    case .timedOut, .tooSlow, .serviceFailing, .blocked, .unreadable, .tooLarge: true
    default: false
    }
  }
}
