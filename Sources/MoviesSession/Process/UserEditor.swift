internal import Foundation

/// The user's own editor: the one in `VISUAL`, else in `EDITOR`, else `vi`.
package struct UserEditor {
  /// The command line to run.
  package let command: String

  /// Chooses the editor.
  ///
  /// - Parameter surroundings: The surroundings, with the variables that name the editor.
  package init(_ surroundings: Surroundings) {
    command = surroundings.variable("VISUAL") ?? surroundings.variable("EDITOR") ?? "vi"
  }

  /// Lets the user edit a file; returns when the editor has ended.
  ///
  /// The caller must first leave the terminal to the editor. The key to OMDb is not passed on.
  ///
  /// - Parameter file: The path of the file.
  /// - Returns: The exit status of the editor: 0 if all went well.
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
