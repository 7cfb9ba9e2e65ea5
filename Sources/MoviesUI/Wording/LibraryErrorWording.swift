import Files
public import Titles

/// The words for an error of the library: the problem, and what can be done.
extension LibraryError {
  /// The words on the screen, with the name of the file.
  public var words: String {
    switch self {
    case .file(let failure):
      [failure.words(about: .library), failure.remedyOnScreen].compactMap(\.self)
        .joined(separator: " ")
    case .noSuchList(let name): "There is no list “\(name)”."
    case .listExists(let name): "There is a list “\(name)” already."
    case .fillsItself(let name):
      "“\(name)” fills itself: titles are neither put into it nor taken out."
    case .noOpenName(let number): "No name waits under the number \(number)."
    case .unsearchable: "What was opened before can't be read, so titles may be missing."
    case .cancelled: "Stopped: nothing in the library has changed."
    case .noteTooLong:
      "A note has at most \(Note.limit >> 10) KB. The one that you had is as it was."
    case .dayBeyondCalendar(let day):
      "The day \(day.isoText) can't be kept: years go from 1 to 9999. Set this machine's clock."
    case .noteChanged(let note?): "Changed in another session meanwhile: “\(note)”"
    case .noteChanged(nil): "Removed in another session meanwhile."
    }
  }

  /// Returns the line in a shell, with the whole path of the file.
  ///
  /// - Parameter copies: The copies beside the library, the oldest first; `nil` if they are
  ///   unknown.
  /// - Returns: One line, or several sentences in one.
  public func line(copies: [String]? = nil) -> String {
    switch self {
    case .file(let failure):
      ([failure.line(about: .library)] + failure.remedies(copies: copies)).joined(separator: " ")
    case .noSuchList: "\(words) Run movies-tui library to see all lists."
    case .listExists: "\(words) Choose another name."
    case .fillsItself: "\(words) Choose another list."
    case .noteTooLong, .cancelled, .dayBeyondCalendar, .noteChanged: words
    case .unsearchable: "\(words) Run movies-tui doctor to see why."
    case .noOpenName: "\(words) Run movies-tui library settle to see those that wait."
    }
  }
}

extension FileFailure {
  /// The short advice about the failure, for the screen.
  fileprivate var remedyOnScreen: String? {
    trouble == .damaged ? "Run movies-tui library check in a shell." : nil
  }

  /// Returns the advice about the failure, in sentences.
  fileprivate func remedies(copies: [String]?) -> [String] {
    switch trouble {
    case .damaged:
      let copy = copies.map { copies in
        copies.last.map { "The latest copy is \($0)." } ?? "There is no copy beside it."
      }
      let advice =
        copies == []
        ? "Move it away to begin a new library, and import what you have exported."
        : "Run movies-tui library check to see how to restore it."
      return ["It is left as it is.", copy, advice].compactMap(\.self)
    case .newer: return ["It is left as it is: use that version."]
    case .unreadable: return ["Make it readable, or move it away to begin a new library."]
    case .unwritable, .older: return []
    case .full: return ["Make room, and try again."]
    case .locked: return ["Try again."]
    }
  }
}
