internal import Foundation

/// The user's own editor: that of `VISUAL`, else of `EDITOR`, else `vi`.
package struct UserEditor {
  /// The command line that is run.
  package let command: String

  /// Chooses the editor.
  ///
  /// - Parameter surroundings: Has the variables that name it.
  package init(_ surroundings: Surroundings) {
    command = surroundings.variable("VISUAL") ?? surroundings.variable("EDITOR") ?? "vi"
  }

  /// Lets the user edit a file; returns when the editor has ended.
  ///
  /// The terminal must have been left to it. The key to OMDb is not handed on.
  ///
  /// - Parameter file: The path of the file.
  /// - Returns: The status that the editor ended with: 0 if all went well.
  package func edit(_ file: String) -> Int32 {
    let quoted = "'" + file.replacing("'", with: #"'\''"#) + "'"
    let line = """
      unset \(Surroundings.keyVariables.joined(separator: " "))
      exec </dev/tty >/dev/tty 2>&1
      \(command) \(quoted)
      """
    let status = system(line)
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F
  }
}
