public import Titles

extension LibraryError {
  /// What happened, to which file, and what can be done, in one line.
  public var words: String {
    switch self {
    case .damaged(let file):
      "The library is damaged and only read: \(file). See movies-tui library check."
    case .newer(let file): "A newer version wrote the library, so it is left alone: \(file)."
    case .unreadable(let file, let reason): "Can't read the library \(file): \(reason)."
    case .unwritable(let file, let reason): "Can't change the library \(file): \(reason)."
    case .full(let file): "No space left to change the library \(file). Nothing was changed."
    case .busy(let file): "Another program is holding the library \(file). Try again."
    case .noSuchList(let name): "There is no list “\(name)”."
    case .listExists(let name): "There is a list “\(name)” already."
    case .fillsItself(let name): "“\(name)” fills itself, so no title can be put into it."
    }
  }
}
