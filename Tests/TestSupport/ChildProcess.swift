import CTestSupport
import Foundation
import Synchronization

/// A program that runs alongside the test, with its output captured.
///
/// Output goes to unnamed files, so a child can write any amount without a reader. The child leads
/// a new process group, begins with default signals and no descriptors except its three, and does
/// not outlive this object.
///
/// ```swift
/// let result = try await ChildProcess.run("/bin/echo", ["hello"])
/// #expect(result.output == "hello\n")
/// ```
public final class ChildProcess: Sendable {
  /// How a program ended.
  public enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  /// The outcome of a finished program.
  public struct Result: Sendable {
    public var ending: Ending
    public var bytes: [UInt8]
    public var errors: String
    /// Standard output as text.
    public var output: String { String(decoding: bytes, as: UTF8.self) }
    /// The exit code, or 128 + n after signal n, as in a shell.
    public var exitCode: Int32 {
      switch ending {
      case .exited(let code): code
      case .killed(let signal): 128 + signal
      }
    }
  }

  public let processID: pid_t
  private let standardOutput: CaptureFile
  private let standardError: CaptureFile
  private let ending = Mutex<Ending?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: A path, or a name to look for in `PATH`.
  ///   - arguments: The arguments after the name.
  ///   - input: The program's input; empty by default.
  ///   - environment: The program's whole environment; the test's own by default.
  ///   - directory: The program's working directory; the test's own by default.
  /// - Throws: A ``POSIXFailure``, for example if the program does not exist.
  public init(
    _ executable: String, _ arguments: [String] = [], input: String = "",
    environment: [String: String] = ProcessInfo.processInfo.environment,
    directory: String? = nil
  ) throws {
    standardOutput = try CaptureFile()
    standardError = try CaptureFile()
    let standardInput = try CaptureFile(input)
    let command = CStringList([executable] + arguments)
    let variables = CStringList(environment.variables)
    var processID: pid_t = 0
    let code = ctest_spawn(
      &processID, command.pointers, variables.pointers, directory,
      standardInput.descriptor, standardOutput.descriptor, standardError.descriptor)
    guard code == 0 else { throw POSIXFailure("start \(executable)", code: code) }
    self.processID = processID
  }

  deinit {
    guard currentEnding() == nil else { return }
    kill(-processID, SIGKILL)
    var status: Int32 = 0
    waitpid(processID, &status, 0)
  }

  /// What the program has written to standard output so far.
  public var output: String { String(decoding: standardOutput.bytes, as: UTF8.self) }

  /// What the program has written to standard error so far.
  public var errors: String { String(decoding: standardError.bytes, as: UTF8.self) }

  /// Sends a signal to the program and its children.
  public func send(signal: Int32) {
    kill(-processID, signal)
  }

  /// Waits for the program's end and returns its outcome.
  public func result(within timeout: Duration = .seconds(60)) async throws -> Result {
    let ending = try await waitFor("process \(processID) to end", timeout: timeout) {
      currentEnding()
    }
    return Result(ending: ending, bytes: standardOutput.bytes, errors: errors)
  }

  /// Runs a program to its end.
  ///
  /// The parameters are those of the initialiser.
  public static func run(
    _ executable: String, _ arguments: [String] = [], input: String = "",
    environment: [String: String] = ProcessInfo.processInfo.environment,
    directory: String? = nil, within timeout: Duration = .seconds(60)
  ) async throws -> Result {
    let child = try ChildProcess(
      executable, arguments, input: input, environment: environment, directory: directory)
    return try await child.result(within: timeout)
  }

  /// How the program ended, `nil` while it runs.
  public func currentEnding() -> Ending? {
    ending.withLock { ending in
      if ending == nil { ending = Self.reap(processID) }
      return ending
    }
  }

  /// How a process started here has ended, `nil` while it runs; to be called until it returns a
  /// value.
  static func reap(_ processID: pid_t) -> Ending? {
    var status: Int32 = 0
    guard waitpid(processID, &status, WNOHANG) == processID else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }
}
