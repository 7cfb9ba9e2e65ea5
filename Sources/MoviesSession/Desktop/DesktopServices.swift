internal import MoviesCore
internal import TerminalUI

/// The browser and the clipboard of the user.
@MainActor
final class DesktopServices: Desktop {
  /// How many openers may run at once: if they never ended, each key press would leave one more.
  private static let mostOpeners = 16

  private let screen: Screen?
  private let environment: [String: String]
  private var runningOpeners = 0
  private var lastCopy: Task<CopyOutcome, Never>?

  /// Finds its programs through the variables of an environment.
  ///
  /// - Parameters:
  ///   - screen: The terminal, whose clipboard is used if there is no other; `nil` if there is no
  ///     screen.
  ///   - environment: The environment of the programs, except for the API key.
  init(screen: Screen?, environment: [String: String]) {
    self.screen = screen
    self.environment = environment
  }

  /// Copies with the first program that reports success, or else asks the terminal to copy.
  ///
  /// Texts are copied one after the other, so that the last one stays.
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

  /// Copies unless the task is cancelled; from then on, no further program gets the text.
  private func copyNow(_ text: String) async -> CopyOutcome {
    for clipboard in clipboards where !Task.isCancelled {
      if await clipboard.run(reading: text) == .succeeded { return .copied }
    }
    let isSent = !Task.isCancelled && screen?.copy(text) == true
    return isSent ? .sentToTerminal : .failed(.noClipboard)
  }

  /// Starts the desktop's opener with the link as its one argument.
  ///
  /// Some openers run until their browser ends, so none is ever ended.
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

  /// The programs that copy what they read, the nearest clipboard first.
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

  /// The programs that can open links here, of which the first that exists is used; empty without a
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
