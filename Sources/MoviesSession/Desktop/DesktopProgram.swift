internal import Subprocess

/// A program of the user's desktop, run without a shell.
///
/// It runs in its own session, so it has no terminal to write to or to take keys from. It inherits
/// nothing from this program: no descriptor, no ignored signal, no API key in its environment.
struct DesktopProgram {
  /// What became of a program.
  enum Outcome {
    case succeeded
    /// It ended with a status other than 0, could not be started, or was ended.
    case failed
    /// There is no program of that name on the PATH.
    case missing
  }

  let name: String
  private let arguments: [String]
  private let environment: [String: String]

  init(_ name: String, _ arguments: [String] = [], in environment: [String: String]) {
    self.name = name
    self.arguments = arguments
    self.environment = environment.filter { $0.key != Surroundings.keyVariable }
  }

  /// Runs the program to its end, or ends it if the waiting task is cancelled.
  ///
  /// - Parameters:
  ///   - more: Arguments after its own.
  ///   - text: What it reads.
  /// - Returns: What became of it, once it is reaped.
  func run(_ more: String..., reading text: String = "") async -> Outcome {
    do {
      let result = try await Subprocess.run(
        .name(name), arguments: Arguments(arguments + more), environment: .custom(variables),
        platformOptions: options, input: .inputWriter, output: .discarded, error: .discarded
      ) { execution in
        // The status says whether a program that does not read to the end has failed. Given a
        // text as its input, the library would stop this program instead.
        _ = try? await execution.standardInputWriter.write(text)
      }
      return result.terminationStatus.isSuccess ? .succeeded : .failed
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return .missing
    } catch {
      return .failed
    }
  }

  private var variables: [Environment.Key: String] {
    let pairs = environment.compactMap { name, value in
      Environment.Key(rawValue: name).map { ($0, value) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private var options: PlatformOptions {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .milliseconds(500))
    ]
    return options
  }
}
