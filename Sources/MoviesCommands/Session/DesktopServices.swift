import Foundation
import MoviesCore
import TerminalUI

/// The browser and the clipboard of the user.
struct DesktopServices: Desktop {
  /// The terminal, which the clipboard belongs to; `nil` where there is no screen.
  let screen: Screen?
  let environment: [String: String]

  func copy(_ text: String) async -> String? {
    screen?.copy(text) == true ? nil : "this terminal has no clipboard; to copy by hand"
  }

  /// Starts the desktop's opener with the link as its one argument, without a shell and without
  /// the API key in its environment.
  func open(_ link: String) async -> String? {
    guard let opener else { return "no browser to open it in; the link" }
    let process = Process()
    process.executableURL = opener
    process.arguments = [link]
    process.environment = environment.filter { $0.key != KeyPlace.variable }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let status = await withCheckedContinuation { (done: CheckedContinuation<Int32?, Never>) in
      process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        done.resume(returning: nil)
      }
    }
    return status == 0 ? nil : "\(opener.lastPathComponent) could not open it; the link"
  }

  /// The program that opens links here; `nil` where there is no desktop.
  private var opener: URL? {
    #if os(macOS)
      return executable("open")
    #else
      let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME"]
        .contains { environment[$0]?.isEmpty == false }
      return hasDesktop ? executable("xdg-open") ?? executable("wslview") : nil
    #endif
  }

  private func executable(_ name: String) -> URL? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
