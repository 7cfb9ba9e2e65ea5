public import Titles

/// What keeps the library from doing something, and what can be done.
extension LibraryError {
  /// The words on the screen, with the name of the file.
  public var words: String {
    switch self {
    case .damaged:
      "The library is damaged and only read. Run `movies-tui library check` in a shell."
    case .newer: "A newer version of movies-tui wrote the library. It is left as it is."
    case .unreadable(let file, let reason): "Can't read \(file.fileName): \(reason)."
    case .unwritable(let file, let reason):
      "Can't write \(file.fileName): \(reason). Nothing has changed."
    case .full(let file): "There is no space for \(file.fileName). Nothing has changed."
    case .busy(let file): "Another program holds \(file.fileName). Nothing has changed."
    case .noSuchList(let name): "There is no list “\(name)”."
    case .listExists(let name): "There is a list “\(name)” already."
    case .fillsItself(let name): "“\(name)” fills itself: no title can be put into it."
    case .noOpenName(let number): "No name waits under the number \(number)."
    case .unsearchable: "What was seen before can't be read, so titles may be missing."
    case .cancelled: "Stopped: nothing in the library has changed."
    case .noteTooLong:
      "A note has at most \(Note.limit >> 10) KB. The one that you had is as it was."
    }
  }

  /// The line in a shell, with the whole path of the file.
  ///
  /// - Parameter copies: The copies beside the library, the oldest first; `nil` if they are not
  ///   known.
  /// - Returns: One line, or several sentences in one.
  public func line(copies: [String]? = nil) -> String {
    switch self {
    case .damaged(let file):
      let copy = copies.map { copies in
        copies.last.map { "The latest copy is \($0). " } ?? "There is no copy beside it. "
      }
      return "The library is damaged: \(file). It is left as it is, and nothing more is written to "
        + "it. \(copy ?? "")Run movies-tui library check to see how to restore it."
    case .newer(let file):
      return
        "A newer version of movies-tui wrote the library \(file). It is left as it is: use that "
        + "version."
    case .unreadable(let file, let reason):
      return
        "Can't read \(file): \(reason). Make it readable, or move it away to begin a new library."
    case .unwritable(let file, let reason):
      return "Can't write \(file): \(reason). Nothing has changed."
    case .full(let file):
      return "There is no space for \(file). Nothing has changed. Make room, and try again."
    case .busy(let file):
      return "Another program holds \(file) for too long. Nothing has changed. Try again."
    case .noSuchList: return "\(words) Run movies-tui library to see all lists."
    case .listExists: return "\(words) Choose another name."
    case .fillsItself: return "\(words) Choose another list."
    case .noteTooLong, .cancelled: return words
    case .unsearchable: return "\(words) Run movies-tui doctor to see why."
    case .noOpenName: return "\(words) Run movies-tui library settle to see those that wait."
    }
  }
}

extension String {
  /// The last part of a path.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
