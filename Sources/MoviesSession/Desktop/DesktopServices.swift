internal import MoviesCore
internal import Subprocess
internal import TerminalUI

/// The browser and the clipboard of the user.
@MainActor
final class DesktopServices: Desktop {
  /// The maximum number of openers that run at once: if they never ended, each key press would
  /// leave one more.
  private static let mostOpeners = 16

  private let screen: Screen?
  private let environment: [String: String]
  private var runningOpeners = 0
  private var lastCopy: Task<CopyOutcome, Never>?

  /// Makes services whose programs are found through the variables of an environment.
  ///
  /// - Parameters:
  ///   - screen: The terminal, whose clipboard is used if there is no other; `nil` if there is no
  ///     screen.
  ///   - environment: The environment of the programs, except for the API key.
  init(screen: Screen?, environment: [String: String]) {
    self.screen = screen
    self.environment = environment
  }

  /// Tries the copying programs until one reports success; if none does, asks the terminal to copy.
  ///
  /// Texts are copied one after the other, so that the last one remains.
  func copy(_ text: String) async -> CopyOutcome {
    let copy = Task { [lastCopy] in
      _ = await lastCopy?.value
      return await copyNow(text)
    }
    lastCopy = copy
    return await withTaskCancellationHandler {
      await copy.value
    } onCancel: {
      copy.cancel()
    }
  }

  /// Copies a text; once the task is cancelled, no further program gets it.
  private func copyNow(_ text: String) async -> CopyOutcome {
    for clipboard in clipboards where !Task.isCancelled {
      if await clipboard.run(reading: text) == .succeeded { return .copied }
    }
    let isSent = !Task.isCancelled && screen?.copy(text) == true
    return isSent ? .sentToTerminal : .failed(.noClipboard)
  }

  /// Starts the desktop's opener with the link as its only argument.
  ///
  /// Openers are never terminated, since some of them run until the browser exits.
  func open(_ link: String) async -> OpeningFailure? {
    guard runningOpeners < Self.mostOpeners else {
      return .tooManyOpening(Self.mostOpeners)
    }
    runningOpeners += 1
    let (failures, failure) = AsyncStream.makeStream(of: OpeningFailure?.self)
    Task {
      failure.yield(await runOpener(with: link))
      runningOpeners -= 1
    }
    for await failure in failures { return failure }
    return nil
  }

  private func runOpener(with link: String) async -> OpeningFailure? {
    for opener in openers {
      switch await opener.run(link) {
      case .succeeded: return nil
      case .failed: return .failed(program: opener.name)
      case .missing: continue
      }
    }
    return .noBrowser
  }

  /// The programs that copy their standard input, the nearest clipboard first.
  private var clipboards: [DesktopProgram] {
    #if os(macOS)
      let desktop = [program("pbcopy")]
    #else
      let desktop = [
        has("WAYLAND_DISPLAY") ? program("wl-copy") : nil,
        has("DISPLAY") ? program("xclip", "-selection", "clipboard") : nil,
      ]
    #endif
    let tmux = has("TMUX") ? program("tmux", "load-buffer", "-w", "-") : nil
    return ([tmux] + desktop).compactMap(\.self)
  }

  /// The programs that may open links here, tried in order until one exists; empty without a
  /// desktop.
  private var openers: [DesktopProgram] {
    #if os(macOS)
      return [program("open")]
    #else
      let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME"].contains(
        where: has)
      return hasDesktop ? [program("xdg-open"), program("wslview")] : []
    #endif
  }

  private func has(_ variable: String) -> Bool { environment[variable]?.isEmpty == false }

  private func program(_ name: String, _ arguments: String...) -> DesktopProgram {
    DesktopProgram(name, arguments, in: environment)
  }
}

/// A program of the user's desktop, run without a shell.
///
/// The program runs in its own session, so it has no terminal to write to or to take keys from. It
/// inherits nothing from this program: no descriptor, no ignored signal, no API key in its
/// environment.
struct DesktopProgram {
  /// The outcome of a run.
  enum Outcome {
    case succeeded
    /// The program exited with a status other than 0, could not be started, or was terminated.
    case failed
    /// There is no program of this name on the `PATH`.
    case missing
  }

  let name: String
  private let arguments: [String]
  private let environment: [String: String]

  init(_ name: String, _ arguments: [String] = [], in environment: [String: String]) {
    self.name = name
    self.arguments = arguments
    self.environment = environment.filter { !Surroundings.keyVariables.contains($0.key) }
  }

  /// Runs the program to its end, or terminates it if the waiting task is cancelled.
  ///
  /// - Parameters:
  ///   - more: The arguments that follow the program's own.
  ///   - text: The text for its standard input.
  /// - Returns: The outcome, once the program is reaped.
  func run(_ more: String..., reading text: String = "") async -> Outcome {
    do {
      let result = try await Subprocess.run(
        .name(name), arguments: Arguments(arguments + more), environment: .custom(variables),
        platformOptions: options, input: .inputWriter, output: .discarded, error: .discarded
      ) { execution in
        // The exit status tells whether a program that stops reading early has failed. If the text
        // were passed as its input, the library would stop this program instead.
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
