package import MoviesCore
internal import SafeText
internal import Subprocess

/// Imports IMDb's data in a separate process, so that the session stays small; the process runs
/// this program with the command for the import.
///
/// The process ends with the session: it is interrupted when its events are no longer listened to,
/// and the end of its standard input tells it that the session is gone, however the session ended.
/// Everything that it has downloaded by then is kept.
package struct IMDbImportProcess: IMDbImporter {
  private let program: String
  private let options: [String]
  private let environment: [String: String]

  /// Names the program without starting it.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - options: The options for every command, such as the one for the configuration.
  ///   - environment: The environment of the process; the key is removed from it, as it is not
  ///     needed.
  package init(
    program: String, options: [String] = [], in environment: [String: String]
  ) {
    self.program = program
    self.options = options
    self.environment = environment.filter { !Surroundings.keyVariables.contains($0.key) }
  }

  package func run(_ job: IMDbJob) -> AsyncStream<IMDbImportEvent> {
    let (news, tell) = AsyncStream.makeStream(of: IMDbImportEvent.self)
    let work = Task.detached(priority: .utility) {
      await follow(job) { tell.yield($0) }
      tell.finish()
    }
    tell.onTermination = { _ in work.cancel() }
    return news
  }

  /// Runs the process to its end, or interrupts it if the task is cancelled.
  ///
  /// Nothing is written to its standard input, which stays open as long as this process lives.
  private func follow(_ job: IMDbJob, tell: @Sendable (IMDbImportEvent) -> Void) async {
    _ = try? await Subprocess.run(
      .path(.init(program)), arguments: Arguments(arguments(for: job)),
      environment: .custom(variables), platformOptions: platformOptions, input: .inputWriter,
      output: .sequence, error: .discarded
    ) { execution in
      for try await line in execution.standardOutput.strings() {
        if let news = IMDbImportEvent(line) { tell(news.harmless) }
      }
    }
  }

  private func arguments(for job: IMDbJob) -> [String] {
    let command =
      switch job {
      case .install: ["imdb", "import", "--yes"]
      case .update: ["imdb", "update"]
      }
    return command + ["--progress-for-program"] + options
  }

  private var variables: [Environment.Key: String] {
    let pairs = environment.compactMap { name, value in
      Environment.Key(rawValue: name).map { ($0, value) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private var platformOptions: PlatformOptions {
    var options = PlatformOptions()
    // The process has no terminal, so that ^C in the session does not interrupt it.
    options.createSession = true
    options.teardownSequence = [
      .send(signal: .interrupt, toProcessGroup: true, allowedDurationToNextStep: .seconds(2))
    ]
    return options
  }
}

extension IMDbImportEvent {
  /// The event, with a reason that is harmless for a terminal.
  fileprivate var harmless: IMDbImportEvent {
    guard case .failed(let reason) = self else { return self }
    return .failed(reason: reason.map { Sanitizer.line($0, limit: 500) })
  }
}
