import MoviesCore
import TerminalUI

/// The browser and the clipboard of the user.
struct DesktopServices: Desktop {
  /// The terminal, which the clipboard belongs to where nothing else has one; `nil` where there is no
  /// screen.
  let screen: Screen?
  let environment: [String: String]

  /// Copies with the first program that says that it did; else the terminal is asked to.
  func copy(_ text: String) async -> CopyOutcome {
    for clipboard in clipboards where !Task.isCancelled {
      if await clipboard.run(reading: text) == 0 { return .copied }
    }
    let isSent = screen?.copy(text) == true
    return isSent ? .sentToTerminal : .failed("this terminal has no clipboard; to copy by hand")
  }

  /// Starts the desktop's opener with the link as its one argument.
  func open(_ link: String) async -> String? {
    guard let opener else { return "no browser to open it in; the link" }
    return await opener.run([link]) == 0 ? nil : "\(opener.name) could not open it; the link"
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

  /// The program that opens links here; `nil` where there is no desktop.
  private var opener: DesktopProgram? {
    #if os(macOS)
      return program("open")
    #else
      let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME"].contains(
        where: has)
      return hasDesktop ? program("xdg-open") ?? program("wslview") : nil
    #endif
  }

  private func has(_ variable: String) -> Bool { environment[variable]?.isEmpty == false }

  private func program(_ name: String, _ arguments: String...) -> DesktopProgram? {
    DesktopProgram(name, arguments, in: environment)
  }
}
