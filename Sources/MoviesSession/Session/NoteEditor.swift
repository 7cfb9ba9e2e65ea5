internal import Foundation
internal import MoviesCore
internal import Titles

/// The user's own editor, for a note of several lines.
struct NoteEditor {
  /// The reason why a note was not edited.
  enum Problem: Error {
    /// The text could not be written to a file for the editor.
    case noFile
    /// The editor could not be run, or failed; if it wrote anything nevertheless, that is still in
    /// this file.
    case failed(command: String, file: String?)
    /// The written text is too long for a note; it is still in this file.
    case tooLong(file: String)
    /// The written text is not valid UTF-8; it is still in this file.
    case notText(file: String)
  }

  /// The text that the user wrote.
  struct Written {
    var text: String
    /// The file that has the text until the library has stored it; see ``NoteEditor/remove(_:)``.
    var file: String
  }

  private let editor: UserEditor

  /// Chooses the editor.
  ///
  /// - Parameter surroundings: The surroundings, with the variables that name the editor.
  init(_ surroundings: Surroundings) {
    editor = UserEditor(surroundings)
  }

  /// Lets the user edit a text; returns when the editor has ended.
  ///
  /// The text is in a file that only its owner can read, and that stays if anything was written to
  /// it. The caller must first leave the terminal to the editor.
  ///
  /// - Parameter text: The text.
  /// - Returns: The written text; `nil` if the text is unchanged.
  /// - Throws: A ``Problem``; the note itself is unchanged.
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
    // A file that can no longer be read may contain anything, so it stays.
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

  /// Removes the file of a note that the library has stored, with its folder.
  static func remove(_ file: String) {
    try? FileManager.default.removeItem(at: URL(filePath: file).deletingLastPathComponent())
  }
}

extension NoteEditor.Problem {
  /// The notice about the problem on the screen.
  var notice: Notice {
    switch self {
    case .noFile: .noteNotEdited(command: nil)
    case .failed(let command, let file): .noteNotEdited(command: command, file: file)
    case .tooLong(let file): .noteTooLong(file: file)
    case .notText(let file): .noteNotText(file: file)
    }
  }
}
