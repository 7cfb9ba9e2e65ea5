internal import Foundation
internal import MoviesCore
internal import Titles

/// The user's own editor, for a note of several lines.
struct NoteEditor {
  /// Why a note was not edited.
  enum Problem: Error {
    /// The text could not be handed over.
    case noFile
    /// The editor could not be run, or ended in failure; what it wrote all the same is still in
    /// this file.
    case failed(command: String, file: String?)
    /// What was written is too long for a note; it is still in this file.
    case tooLong(file: String)
    /// What was written is not in UTF-8; it is still in this file.
    case notText(file: String)
  }

  /// What the user wrote.
  struct Written {
    var text: String
    /// The file that it is in until the library has it; see ``NoteEditor/remove(_:)``.
    var file: String
  }

  private let editor: UserEditor

  /// Chooses the editor.
  ///
  /// - Parameter surroundings: Has the variables that name it.
  init(_ surroundings: Surroundings) {
    editor = UserEditor(surroundings)
  }

  /// Lets the user edit a text; returns when the editor has ended.
  ///
  /// The text is in a file that only its owner can read, and that stays if anything was written to
  /// it. The terminal must have been left to the editor.
  ///
  /// - Parameter text: The text.
  /// - Returns: What was written; `nil` if the text is as it was.
  /// - Throws: A ``Problem``; the text is as it was.
  func edited(_ text: String) throws(Problem) -> Written? {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "movies-tui-\(UUID().uuidString.prefix(8))")
    let file = folder.appending(path: "note.txt")
    let handedOver = Data((text.isEmpty ? "" : text + "\n").utf8)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      try handedOver.write(to: file)
    } catch {
      Self.remove(file.path)
      throw .noFile
    }
    let hasSucceeded = editor.edit(file.path) == 0
    let written = try? Data(contentsOf: file)
    // A file that cannot be read any more has something that is not known.
    let isLeft = written == nil && FileManager.default.fileExists(atPath: file.path)
    guard isLeft || (written ?? handedOver) != handedOver else {
      Self.remove(file.path)
      if hasSucceeded { return nil }
      throw .failed(command: editor.command, file: nil)
    }
    guard hasSucceeded else { throw .failed(command: editor.command, file: file.path) }
    guard let written, let edited = String(data: written, encoding: .utf8) else {
      throw .notText(file: file.path)
    }
    guard !Note.isTooLong(edited.trimmed) else { throw .tooLong(file: file.path) }
    return Written(text: edited, file: file.path)
  }

  /// Removes the file of a note that is kept, with its folder.
  static func remove(_ file: String) {
    try? FileManager.default.removeItem(at: URL(filePath: file).deletingLastPathComponent())
  }
}

extension NoteEditor.Problem {
  /// What the screen says about it.
  var notice: Notice {
    switch self {
    case .noFile: .noteNotEdited(command: nil)
    case .failed(let command, let file): .noteNotEdited(command: command, file: file)
    case .tooLong(let file): .noteTooLong(file: file)
    case .notText(let file): .noteNotText(file: file)
    }
  }
}
