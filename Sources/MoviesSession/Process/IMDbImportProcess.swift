package import MoviesCore
internal import SafeText
internal import Subprocess

/// Imports IMDb's data in a process of its own, so that the session stays small: this program, with
/// the command for it.
///
/// The process ends with the session: when nobody listens any longer it is asked to end, and the
/// end of its standard input tells it that the session is gone, however that ended. Whatever it has
/// downloaded by then is kept.
package struct IMDbImportProcess: IMDbImporter {
  private let program: String
  private let options: [String]
  private let environment: [String: String]

  /// Names the program, and starts nothing.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - options: Options for every command, such as that for the configuration.
  ///   - environment: Its environment, without the key, which it does not need.
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

  /// Runs the process to its end, or ends it if the task is cancelled.
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
    // Without a terminal: ^C in the session is no ^C here.
    options.createSession = true
    options.teardownSequence = [
      .send(signal: .interrupt, toProcessGroup: true, allowedDurationToNextStep: .seconds(2))
    ]
    return options
  }
}

extension IMDbImportEvent {
  /// The news with a reason that no terminal minds.
  fileprivate var harmless: IMDbImportEvent {
    guard case .failed(let reason) = self else { return self }
    return .failed(reason: reason.map { Sanitizer.line($0, limit: 500) })
  }
}
