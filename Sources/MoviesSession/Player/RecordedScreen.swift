package import MoviesCore
internal import MoviesUI
package import ReduxRecording
package import TerminalUI

/// Draws the states of a recording as they looked, in the recorded size and colours and with the
/// recorded keys.
package struct RecordedScreen {
  private let theme: ThemeChoice
  private let depth: ColorDepth
  private let keymap: Keymap

  /// Reads the look from the header of a recording.
  ///
  /// - Throws: A ``Failure`` if the header names keys that this program does not know.
  package init(_ header: RecordingHeader<AppState>) throws(Failure) {
    theme = ThemeChoice(rawValue: header.surroundings.configuration.theme) ?? .auto
    depth =
      ColorDepth.allCases.first { String(describing: $0) == header.surroundings.depth }
      ?? .trueColor
    do {
      keymap = try Keymap(overrides: header.surroundings.configuration.keys)
    } catch {
      throw Failure("The recording's first line is damaged: \(error).", exitCode: .unreadableData)
    }
  }

  /// Returns the name of the theme of a state's frame.
  func theme(in state: AppState) -> Theme.Name {
    (state.screen.theme ?? theme).name(on: state.screen.background)
  }

  /// Returns the frame of a state.
  package func frame(of state: AppState) -> Canvas {
    let view = BrowseView(theme: Theme(theme(in: state), depth: depth), keymap: keymap)
    var canvas = view.draw(BrowseProps(state), size: TerminalSize(state.screen.size)).0
    canvas.restyle(canvas.bounds) { $0 = $0.reduced(to: depth) }
    return canvas
  }

  /// Returns the background and foreground for a picture of a state's frame.
  package func look(of state: AppState) -> SVGLook {
    guard theme(in: state) == .light else { return SVGLook() }
    return SVGLook(background: .rgb(255, 255, 255), foreground: .rgb(30, 30, 36))
  }
}
