internal import Foundation
internal import Subprocess

/// A process to be started: a player, or a program that helps to start it.
struct PlayerProcess {
  /// The program and its arguments, as bytes without the final 0.
  let command: [[UInt8]]
  /// The whole environment.
  let environment: [String: String]
  /// Whether it takes over the terminal of this program.
  ///
  /// Otherwise it leads a session of its own, so it has no terminal to write to or to take keys
  /// from, and inherits nothing from this program but its standard input.
  var usesTerminal = false

  /// Starts the process; nothing ends it.
  ///
  /// - Parameter lock: A descriptor that stays open as long as the process runs: it becomes the
  ///   standard input, unless that is the terminal. It is closed here.
  /// - Returns: The number of the process and its end, as soon as it runs; else the reason.
  func start(
    holding lock: Int32
  ) async -> Result<(Int32, Task<PlayerEnding, Never>), PlayingError> {
    let (starts, started) = AsyncStream.makeStream(of: Result<Int32, PlayingError>.self)
    let ending = Task.detached {
      do {
        return try await run(holding: lock) { started.yield(.success($0)) }
      } catch {
        started.yield(.failure(failure(error)))
        return .unknown
      }
    }
    // In a task of its own, since a cancelled one would not hear of a player that has started.
    let first = Task { () -> Result<Int32, PlayingError> in
      for await start in starts { return start }
      return .failure(failure(nil))
    }
    return await first.value.map { ($0, ending) }
  }

  private func run(
    holding lock: Int32, started: (Int32) -> Void
  ) async throws -> PlayerEnding {
    if usesTerminal {
      defer { close(lock) }
      return try await run(
        .currentStandardInput, .currentStandardOutput, .currentStandardError, started)
    }
    let input = FileDescriptorInput.fileDescriptor(
      .init(rawValue: lock), closeAfterSpawningProcess: true)
    return try await run(input, .discarded, .discarded, started)
  }

  private func run(
    _ input: FileDescriptorInput, _ output: some OutputProtocol, _ error: some ErrorOutputProtocol,
    _ started: (Int32) -> Void
  ) async throws -> PlayerEnding {
    let result = try await Subprocess.run(
      executable, arguments: arguments, environment: .custom(variables),
      platformOptions: options, input: input, output: output, error: error
    ) { execution in
      started(execution.processIdentifier.value)
    }
    return PlayerEnding(result.terminationStatus)
  }

  /// Runs the process to its end, and returns the line that it prints.
  func line() async throws(PlayingError) -> [UInt8] {
    do {
      let result = try await Subprocess.run(
        executable, arguments: arguments, environment: .custom(variables),
        platformOptions: options, output: .bytes(limit: 1 << 16))
      let isWhole = result.terminationStatus.isSuccess && result.standardOutput.last == 0x0A
      guard isWhole else { throw failure(nil) }
      return result.standardOutput.dropLast()
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: (any Error)?) -> PlayingError {
    if let error = error as? PlayingError { return error }
    let cause = (error as? SubprocessError)?.underlyingError?.description
    let reason = cause ?? error.map { "\($0)" } ?? "It ended with an error."
    return .cannotStart(program: program, reason: reason)
  }

  private var program: String { String(decoding: command.first ?? [], as: UTF8.self) }

  private var executable: Executable {
    program.contains("/") ? .path(.init(program)) : .name(program)
  }

  private var arguments: Arguments {
    // The library passes the bytes on as they are, and the system reads up to a 0.
    Arguments(command.dropFirst().map { $0 + [0] })
  }

  private var variables: [Environment.Key: String] {
    let pairs = environment.compactMap { name, value in
      Environment.Key(rawValue: name).map { ($0, value) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private var options: PlatformOptions {
    var options = PlatformOptions()
    options.createSession = !usesTerminal
    return options
  }
}

extension PlayerEnding {
  fileprivate init(_ status: TerminationStatus) {
    switch status {
    case .exited(let code): self = .exited(code)
    case .signaled(let signal): self = .killed(signal: signal)
    }
  }
}
