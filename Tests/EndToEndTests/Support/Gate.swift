import Foundation
import TestSupport

/// Holds up programs started by the program under test, until the test lets them go.
enum Gate {
  /// A program that waits at the gate and then ends.
  static let waiting = "#!/bin/sh\nread _ < \"$HOME/gate\"\n"

  /// Sets up the gate and runs a script.
  static func script(before script: String) -> String { #"mkfifo "$HOME/gate"; \#(script)"# }

  /// Opens the gate until all children of a program have ended.
  static func open(of program: Program) async throws {
    try await waitUntil("the end of those at the gate") {
      FileHandle(forUpdatingAtPath: program.home.path + "/gate")?.write(Data("\n".utf8))
      return try await program.children().isEmpty
    }
  }
}
