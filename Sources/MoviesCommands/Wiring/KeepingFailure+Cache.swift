import MoviesCore
import Storage

extension KeepingFailure {
  /// What the problem of a cache means for what is kept.
  init(_ problem: CacheProblem) {
    self =
      switch problem {
      case .damaged(_, let copy): .damaged(copy: copy)
      case .newer(let file): .newer(file: file)
      case .unreadable(let file, let reason): .unreadable(file: file, reason: reason)
      case .unwritable(let file, let reason): .unwritable(file: file, reason: reason)
      case .full(let file): .full(file: file)
      }
  }

  /// Whether nothing can be read of what is kept.
  var preventsReading: Bool {
    switch self {
    case .newer, .unreadable: true
    case .damaged, .unwritable, .full: false
    }
  }
}
