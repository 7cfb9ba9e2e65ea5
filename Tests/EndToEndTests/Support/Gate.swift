import Foundation
import TestSupport

/// What holds up programs that a test lets the program start, until the test lets them go.
enum Gate {
  /// A program that waits at the gate and then ends.
  static let waiting = "#!/bin/sh\nread _ < \"$HOME/gate\"\n"

  /// Puts the gate up, and runs a script.
  static func script(before script: String) -> String { #"mkfifo "$HOME/gate"; \#(script)"# }

  /// Opens the gate until all children of a program are gone.
  static func open(of program: Program) async throws {
    try await waitUntil("the end of those at the gate") {
      FileHandle(forUpdatingAtPath: program.home.path + "/gate")?.write(Data("\n".utf8))
      return try await program.children().isEmpty
    }
  }
}
