package import Files
package import MoviesCore
internal import MoviesUI

/// Remembers a session for the next one: reads at its start, and writes at its end.
///
/// What would be missed after a crash is also written in between.
package struct MemoryKeeper: Sendable {
  /// What the last session left, or a new memory if that cannot be read.
  package let memory: SessionMemory
  /// Why the last session is not remembered.
  package let problem: FileFailure?
  private let file: MemoryFile
  private let isSecret: @Sendable (String) -> Bool

  /// Reads what the last session left.
  ///
  /// - Parameters:
  ///   - file: The file to read from and to write to.
  ///   - isSecret: Whether a text contains something that must not be written to a file.
  package init(_ file: MemoryFile, isSecret: @escaping @Sendable (String) -> Bool) {
    self.file = file
    self.isSecret = isSecret
    do throws(FileFailure) {
      memory = try file.read()
      problem = nil
    } catch {
      memory = SessionMemory()
      problem = error
    }
  }

  /// Keeps what a running session has to leave so far.
  ///
  /// A failure is reported when the session ends, if it lasts until then.
  @concurrent
  func keepMeanwhile(_ memory: SessionMemory) async {
    _ = keep(memory)
  }

  /// Keeps what a session leaves.
  ///
  /// A file that could not be read is left alone.
  ///
  /// - Parameter state: The state in which the session ended.
  /// - Returns: What to tell the user; `nil` if all went well.
  func keep(_ state: AppState) -> String? { keep(state.memory) }

  /// Keeps what somebody else has to leave, such as a command.
  ///
  /// - Parameter memory: What to keep.
  /// - Returns: What to tell the user; `nil` if all went well.
  package func keep(_ memory: SessionMemory) -> String? {
    if let problem, problem.preventsReading { return nil }
    do throws(FileFailure) {
      try file.write(memory.leavingOut(isSecret))
      return nil
    } catch {
      return error.line(about: .session)
    }
  }
}
