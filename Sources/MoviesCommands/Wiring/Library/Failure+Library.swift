import MoviesSession
import Titles

extension Failure {
  /// Why the library cannot do what it is asked for, and what to do in a shell.
  ///
  /// - Parameters:
  ///   - error: What happened.
  ///   - copies: The copies beside the library, the oldest first.
  init(_ error: LibraryError, copies: [String] = []) {
    switch error {
    case .damaged(let file):
      let copy = copies.last.map { "The latest copy is \($0)." } ?? "There is no copy beside it."
      self.init(
        "The library is damaged: \(file). It is left as it is, and nothing more is written to it. "
          + "\(copy) Run movies-tui library check to see how to restore it.",
        exitCode: .databaseRefused)
    case .newer(let file):
      self.init(
        "A newer version of movies-tui wrote the library \(file). It is left as it is: use that "
          + "version.", exitCode: .databaseRefused)
    case .unreadable(let file, let reason):
      self.init("Can't read \(file): \(reason).", exitCode: .databaseRefused)
    case .unwritable(let file, let reason):
      self.init(
        "Can't write \(file): \(reason). Nothing has changed.", exitCode: .databaseRefused)
    case .full(let file):
      self.init(
        "There is no space for \(file). Nothing has changed. Make room, and try again.",
        exitCode: .databaseRefused)
    case .busy(let file):
      self.init(
        "Another program holds \(file) for too long. Nothing has changed. Try again.",
        exitCode: .databaseRefused)
    case .noSuchList(let name):
      self.init(
        "There is no list “\(name)”. Run movies-tui library to see all lists.",
        exitCode: .nothingMatched)
    case .listExists(let name):
      self.init("There is a list “\(name)” already. Choose another name.", exitCode: .usage)
    }
  }
}
