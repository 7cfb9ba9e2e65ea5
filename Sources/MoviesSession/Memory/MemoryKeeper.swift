package import Files
package import MoviesCore
internal import MoviesUI

/// Remembers a session for the next one: reads the memory at the start, and writes it at the end.
///
/// Data that would be missed after a crash is also written in between.
package struct MemoryKeeper: Sendable {
  /// The memory of the last session, or a new one if that cannot be read.
  package let memory: SessionMemory
  /// The reason why the last session is not remembered; `nil` if it is.
  package let problem: FileFailure?
  private let file: MemoryFile
  private let isSecret: @Sendable (String) -> Bool

  /// Reads the memory of the last session.
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

  /// Writes the memory of a session that is still running.
  ///
  /// A failure is not reported here; if it persists, it is reported when the session ends.
  @concurrent
  func keepMeanwhile(_ memory: SessionMemory) async {
    _ = keep(memory)
  }

  /// Writes the memory of a session that ends.
  ///
  /// A file that could not be read is left alone.
  ///
  /// - Parameter state: The state in which the session ended.
  /// - Returns: A sentence for the user about a failure; `nil` if all went well.
  func keep(_ state: AppState) -> String? { keep(state.memory) }

  /// Writes the memory of anything but a session, such as a command.
  ///
  /// - Parameter memory: The memory to write.
  /// - Returns: A sentence for the user about a failure; `nil` if all went well.
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
