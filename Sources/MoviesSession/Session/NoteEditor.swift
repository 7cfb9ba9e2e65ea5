internal import Foundation
internal import MoviesCore
internal import Titles

/// The user's own editor, for a note of several lines: that of `VISUAL`, else of `EDITOR`, else
/// `vi`.
struct NoteEditor {
  /// Why a note was not edited.
  enum Problem: Error {
    /// The text could not be handed over.
    case noFile
    /// The editor could not be run, or ended with this status.
    case failed(command: String, status: Int32)
    /// What was written is too long for a note; it is still in this file.
    case tooLong(file: String)
  }

  private let command: String

  /// Chooses the editor.
  ///
  /// - Parameter surroundings: Has the variables that name it.
  init(_ surroundings: Surroundings) {
    command =
      surroundings.variable("VISUAL") ?? surroundings.variable("EDITOR") ?? "vi"
  }

  /// Lets the user edit a text; returns when the editor has ended.
  ///
  /// The text is in a file that only its owner can read, as long as the editor runs. The terminal
  /// must have been left to it.
  ///
  /// - Parameter text: The text.
  /// - Returns: What it has become.
  /// - Throws: A ``Problem``; the text is as it was.
  func edited(_ text: String) throws(Problem) -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "movies-tui-\(UUID().uuidString.prefix(8))")
    var isKept = false
    defer { if !isKept { try? FileManager.default.removeItem(at: folder) } }
    let file = folder.appending(path: "note.txt")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      try Data((text.isEmpty ? "" : text + "\n").utf8).write(to: file)
    } catch {
      throw .noFile
    }
    let status = Self.run(command, on: file.path)
    guard status == 0 else { throw .failed(command: command, status: status) }
    guard let edited = try? String(contentsOf: file, encoding: .utf8) else { throw .noFile }
    guard !Note.isTooLong(edited.trimmed) else {
      isKept = true
      throw .tooLong(file: file.path)
    }
    return edited
  }

  /// Runs a shell's command line on a file, on the terminal; the key to OMDb is not handed on.
  private static func run(_ command: String, on file: String) -> Int32 {
    let quoted = "'" + file.replacing("'", with: #"'\''"#) + "'"
    let line = """
      unset \(Surroundings.keyVariable)
      exec </dev/tty >/dev/tty 2>&1
      \(command) \(quoted)
      """
    let status = system(line)
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F
  }
}

extension NoteEditor.Problem {
  /// What the screen says about it.
  var notice: Notice {
    switch self {
    case .noFile: .noteNotEdited(command: nil)
    case .failed(let command, _): .noteNotEdited(command: command)
    case .tooLong(let file): .noteTooLong(file: file)
    }
  }
}
